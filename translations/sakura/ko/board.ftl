# What the board says: names of places, figures, attacks, components.

sakura-pieces = 결정 { $count }
sakura-again-detail = 같은 여신으로 안전구축부터
sakura-same-detail = 같은 열 장으로 바로
sakura-rechoose = 여신 다시 고르기
sakura-rechoose-detail = 쌍장요란부터

sakura-area = { $area ->
    [distance] { -distance }
    [life] { -life }
    [aura] { -aura }
    [flare] { -flare }
    [shadow] { -shadow }
    [deck] { -deck }
    [hand] { -hand }
    [discard] { -discard }
    [cover] { -cover }
    [enhancements] { -enhancements }
    [specials] { -specials }
    [extra] { -extra }
    [sealed] { -sealed }
    [in-use] { -in-use }
    [attacking] { -attacking }
    [outside] { -outside }
    [vigor] { -vigor }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [machine] { -machine }
    [burnt] { -burnt } { -artificial-crystal }
    [distance-plus] { -distance-plus }
    [distance-minus] { -distance-minus }
    [parts] { -parts }
    [falsifying] { -falsifying }
    [relics] { -relics }
    [assembled] { -assembled }
    [memory] { -memory }
    [flow] { -flow }
    [plots] { -plots }
    [achieved] { -achieved }
    [barracks] { -barracks }({ -conscripted })
    [unconscripted] { -barracks }({ -unconscripted })
    [sprouted] { -field }({ TERM("sprouted", "발아함") })
    [unsprouted] { -field }({ TERM("unsprouted", "미발아") })
   *[other] { $area }
}
board-vigor = { -vigor } { $count }/{ $capacity }{ $flinch ->
    [yes] {" "}· { -flinch }
   *[no] {""}
}
board-distance = { -distance } { $distance } · 결정 { $crystals } · { -master-distance } { $master }
board-attack-unnamed = { -attack-object }
board-attack = { $made ->
    [card] { $card }
   *[effect] { $card }의 { -attack-object }
}
board-attack-line = { $who }의 { $name }: { -range } { $range }, { -damage } { $damage }, { $reach ->
    [in] 닿음
   *[out] 닿지 않음
}
board-change = { $what ->
    [range] { -range }
    [aura] { -aura-damage }
    [life] { -life-damage }
    [trait] { -text }
   *[other] { $what }
}: { $before } → { $after }({ $reason })
board-figure = { $what ->
    [range] { -range }
   *[damage] { -damage }
}{ $changed ->
    [yes] {" "}*
   *[no] {""}
}
sakura-or-aura = 또는 →
sakura-turn-line = { $turn ->
    [0] 결투 준비
   *[other] 제{ $turn }{ -turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [start] {" "}· { -start-phase }
    [main] {" "}· { -main-phase }
    [end] {" "}· { -end-phase }
   *[none] {""}
}
sakura-phase = { $phase ->
    [start] { -start-phase }
    [main] { -main-phase }
   *[end] { -end-phase }
}
sakura-goes-first = { $player }{ JOSA("이/가") } { -first-player }입니다
sakura-seen = { $what ->
    [missed] 공격 실패
    [evaded] 회피
   *[negated] 무효화
}
sakura-item-piece = { $kind ->
    [vigor] { -vigor }
    [token] { -token }
   *[crystal] 결정
} { $number }{ $state ->
    [lit] , 옮길 수 있음
    [empty] , 빈자리
   *[there] {""}
}
sakura-item-card = { $name }{ $status ->
    [unused] , { -unused }
    [in-use] , { -status-in-use }
    [used] , { -devoted }
   *[none] {""}
}{ $pieces ->
    [0] {""}
   *[other] , 결정 { $pieces }개
}{ $seeds ->
    [0] {""}
   *[other] , { -seed } { $seeds }개
}{ $charged ->
    [yes] , { -charge }
   *[no] {""}
}{ $declared ->
    [yes] , 선언: { $proxy }
   *[no] {""}
}{ $state ->
    [lit] , 고를 수 있음
    [picked] , 선택됨
   *[there] {""}
}
sakura-back = { $kind ->
    [special] 뒷면 { -special }
    [poison] 뒷면 { -poison }
    [part] 뒷면 { -part }
    [plot] 뒷면 { -plot }
    [unit] 뒷면 { -unit }
   *[normal] 뒷면 { -normal }
}
sakura-copy-of = { $card }({ $original }의 { -copy })
sakura-panel = { $panel ->
    [umbrella] { -umbrella }
    [plan] { -plan }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [mechanisms] { -mechanism }
    [machine] { -machine }
    [gauges] 풍신·뇌신
    [electronic] { -electronic-zone }
    [story] { -story-board }
    [bloom] { -bloom }
    [taboo] { -taboo-board }
    [mirror] 거울
    [memory] { -memory }
    [aim] { -aim-board }
    [market] { -market }
    [barracks] { -barracks }
    [field] { -field }
    [falsehood] { -falsehood }
    [relics] { -relics }
    [sea] 바다
   *[other] { $panel }
}
sakura-counter = { $counter ->
    [attack] { -attack }
    [action] { -action }
    [enhancement] { -enhancement }
    [reaction] { -reaction }
    [full-power] { -full-power }
    [reflections] { -reflections }
    [completed] 완전태인 카드
    [journey] { -current-place }
    [journey-start] { -journey-start }
    [journey-round] { -homecoming }
    [fives] { -sakura-token }이 정확히 5개인 { -area }
   *[other] { $counter }
} { $value }
board-declared = 선언: { $card }
board-fives = 정확히 5: { $count }
board-market = { -market } { $value }({ $area })
board-funds = { -funds } { $mine }(상대 { $theirs })
board-funds-short = { -funds } { $mine } : { $theirs }
board-umbrella = { $opened ->
    [yes] { -umbrella-open }
   *[no] { -umbrella-closed }
}
board-item-umbrella = { -umbrella }: { board-umbrella }{ $state ->
    [lit] , 펼치거나 접을 수 있음
   *[there] {""}
}
board-wind = { $wind ->
    [headwind] { -headwind }
   *[tailwind] { -tailwind }
}
board-dive = { $dive ->
    [0] 전진
   *[other] 후퇴
}
board-item-way = { $dive ->
    [0] { -dive-forward }
   *[other] { -dive-backward }
}
board-item-dive = { $lies ->
    [known] 당신의 { -dive-card }(뒷면): { $dive ->
        [0] { -dive-forward }
       *[other] { -dive-backward }
    }
    [down] { -dive-card }(뒷면)
   *[surfaced] { -dive-card }(쓰이지 않음)
}{ $state ->
    [lit] , 놓을 수 있음
   *[there] {""}
}
board-plan = { $plan ->
    [0] { -shinzan }
   *[other] { -kibo }
}
board-item-half = { -plan } 보드: { board-plan }
board-item-plan = { $lies ->
    [open] 실행되어 공개된 { -plan }: { board-plan }
    [known] 당신의 { -plan }(뒷면): { board-plan }
   *[down] 뒷면인 { -plan }
}{ $state ->
    [lit] , 준비할 수 있음
   *[there] {""}
}
board-aim = { -aim } { $value }
board-item-aim = { board-aim }{ $state ->
    [lit] , 고를 수 있음
   *[there] {""}
}
board-gauge = { $gauge ->
    [wind] { -wind-gauge }
    [taboo] { -taboo-gauge }
   *[thunder] { -thunder-gauge }
} { $value }
board-item-gauge = { board-gauge }{ $state ->
    [lit] , 고를 수 있음
   *[there] {""}
}
board-act = { -act }: { $color ->
    [white] { -act-white }
    [red] { -act-red }
    [purple] { -act-purple }
    [green] { -act-green }
    [yellow] { -act-yellow }
   *[final] { -final-act }
}, 수치 { $value }
board-item-act = { $act }{ $here ->
    [yes] , 현재 { -act }
   *[no] {""}
}{ $state ->
    [target] , { -mask-token }을 놓을 수 있음
   *[there] {""}
}
board-item-mask = { -mask-token }({ $act }){ $state ->
    [lit] , 움직일 수 있음
   *[there] {""}
}
board-plot-space = { -sakura-token }: { $spaces }{ -plot-space } 중 { $space }번째 { -plot-space }
board-mirror-figure = { $counter ->
    [completed] 완전태
   *[reflections] { -reflections }
}
board-item-journey = { -journey-place } { $place }({ $place ->
    [1] { -vigor }을 1 얻는다
    [2] 부여패 1장과 { -shadow } 사이에서 { -sakura-token } 1개를 옮긴다
    [3] { -discard }나 { -cover }의 1장을 { -deck } 아래에 놓는다
   *[4] 카드를 1장 뽑는다
}){ $here ->
    [yes] , { -current-place }
   *[no] {""}
}{ $start ->
    [home] , { -journey-start }(다음에는 { -homecoming })
    [yes] , { -journey-start }
   *[no] {""}
}{ $state ->
    [lit] , 고를 수 있음
   *[there] {""}
}
sakura-confirm-devotion = { $count }개 봉납하기
sakura-confirm-mulligan = { $count ->
    [0] 이 { -hand }로 시작
   *[other] { $count }장을 { -deck } 아래로
}
board-pay-vigor = 다음 { -basic-action }{ JOSA("은/는") } { -vigor }{ JOSA("으로/로") } 내기
board-pay-asked = 다음 { -basic-action }{ JOSA("은/는") } 비용을 골라서 내기
board-payment = 다음 { -basic-action }의 비용: { $payment ->
    [vigor] { -vigor }
    [asked] 그때 고르기
   *[card] 고른 { -hand }
}
game-sakura = 벚꽃 내리는 시대에 결투를
board-plate = { $name }: { $first }{ JOSA("과/와") } { $second }{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $decides ->
    [yes] , 선택 중
   *[no] {""}
}
sakura-home-subtitle = 『신막 벚꽃 내리는 시대에 결투를』 시즌 9-2를 둘이서 즐기는 테이블
sakura-about-rules = 『신막 벚꽃 내리는 시대에 결투를』 시즌 9-2: 2024년 6월 24일 일본어판 통합 규칙에 따릅니다. 오류가 있는 곳은 2025년 1월 31일 한국어판에 따릅니다.
sakura-home-new = 쌍장요란부터 시작합니다
sakura-short = { $what ->
    [electronic] 전자전
    [extra] 추가
    [sealed] 봉인
    [outside] 밖
   *[other] {""}
}

## What is told at the end

sakura-tale-figure = { $figure }
sakura-tale-cards = 사용한 { -card }
sakura-tale-attacks = { -attack-object }
sakura-tale-aura = { -aura }로 받은 { -damage }
sakura-tale-life = { -life }로 받은 { -damage }
sakura-tale-effect = 효과
sakura-tale-blow = { -damage } { $damage }의 { $card }{ JOSA("이/가") } { $loser }의 마지막 { -life }{ JOSA("을/를") } 빼앗았습니다.
