# 탁자 위: 플레이트, 카드 옆의 수치, 게이트, 진행 중인 공격.

gateruler-plate = { $name }: 남은 { -gateruler-life } { $left }/{ $life }{ $pays ->
    [yes] , 쓸 수 있는 에너지 { $energy }, 레스트 { $spent }
   *[no] {""}
}, { -gateruler-summon-count } { $summons }{ $right ->
    [-1] {""}
   *[other] /{ $right }
}{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $decides ->
    [yes] , 선택 중
   *[no] {""}
}
gateruler-summons = { $room ->
    [much] 이번 턴의 소환
   *[little] 소환
} { $summons }{ $right ->
    [-1] {""}
   *[other] /{ $right }
}
gateruler-figure-label = { $what ->
    [atk] ATK
    [stk] STK
    [hp] HP
   *[life] 라이프
}
gateruler-state = { $state ->
   *[rest] 레스트
}
gateruler-keyword = { $keyword ->
    [pierce] { -gateruler-pierce }
    [vigilance] { -gateruler-vigilance }
    [intercept] { -gateruler-intercept }
    [strike-back] { -gateruler-strike-back }
    [second-attack] { -gateruler-second-attack }
    [attribute-choice] { -gateruler-attribute-choice }
    [graveyard-summon] { -gateruler-graveyard-summon }
    [soul-guard] { -gateruler-soul-guard }
    [open] { -gateruler-open }
    [guard-summon] { -gateruler-guard-summon }
    [gear-up] { -gateruler-gear-up }
   *[other] { $keyword }
}
gateruler-damage-count = { $area } { $count }/{ $life }{ $down ->
    [0] {""}
   *[other] (뒷면 { $down }장)
}
gateruler-damage-down = { $count ->
   *[other] 뒷면 { $count }
}
gateruler-gate-empty = 쌓인 것은 위에서부터 차례로 해결합니다.
gateruler-gate-holds = { $area }에 { $count }개, 위에서부터: { $items }
gateruler-resolves-next = 다음 해결: { $item }
gateruler-attack-deals = { $what ->
    [atk] ATK { $amount }
    [stk] STK { $amount }
   *[none] 빈 라인
}
gateruler-button-trait = 속성 선택: { $card }
gateruler-button-use = { $ability }({ $card })
