# 판의 말: 자리 이름, 수치, 물음, 판 아래 한 줄.

board-area = { $area ->
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
    [assembled] { -assembled }
   *[other] { $area }
}
board-area-name = { board-area }
board-short = { $what ->
    [electronic] 전자전
   *[other] {""}
}
board-area-count = { board-area } { $count }
board-area-of = { board-area } { $count }/{ $capacity }
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
board-attack-line = { $name }: { -range } { $range }, { -damage } { $aura }/{ $life }, { $reach ->
    [in] 닿음
   *[out] 닿지 않음
}
board-change = { $what ->
    [range] { -range }
    [aura] { -aura-damage }
    [life] { -life-damage }
    [trait] { -text }
   *[other] { $what }
}: { $before } → { $after } ({ $reason })
board-figure = { $what ->
    [range] { -range }
   *[damage] { -damage }
}{ $changed ->
    [yes] {" "}*
   *[no] {""}
}

board-named = { $name }
board-plate = { $name }: { $first }{ JOSA("과/와") } { $second }{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $decides ->
    [yes] , 선택 중
   *[no] {""}
}
board-turn-line = { $turn }{ -turn } · { $name }{ $phase ->
    [start] {" "}· { -start-phase }
    [main] {" "}· { -main-phase }
    [end] {" "}· { -end-phase }
   *[none] {""}
}

board-tray = { $player }의 { board-area }: { $count }장
board-tray-close = 펼친 더미 닫기

board-section = (§{ $section })
board-item-crystal = { $kind ->
    [vigor] { -vigor }
    [token] { -token }
   *[crystal] 결정
} { $number }{ $state ->
    [lit] , 옮길 수 있음
    [empty] , 빈자리
   *[there] {""}
}
board-item-card = { $name }{ $status ->
    [unused] , { -unused }
    [in-use] , { -status-in-use }
    [used] , { -devoted }
   *[none] {""}
}{ $crystals ->
    [0] {""}
   *[other] , 결정 { $crystals }개
}{ $charged ->
    [yes] , { -charge }
   *[no] {""}
}{ $state ->
    [lit] , 고를 수 있음
    [picked] , 고름
   *[there] {""}
}
board-back = { $kind ->
    [special] 뒷면 { -special }
    [poison] 뒷면 { -poison }
    [part] 뒷면 { -part }
   *[normal] 뒷면 { -normal }
}
board-card = { $card }
board-copy = { $card }({ $original }의 { -copy })
board-panel = { $panel ->
    [umbrella] { -umbrella }
    [plan] { -plan }
    [anvil] { -anvil }
    [poison-bag] { -poison-bag }
    [mechanisms] { -mechanism }
    [machine] { -machine }
    [gauges] 풍신·뇌신
    [electronic] { -electronic-zone }
   *[other] { $panel }
}
board-panel-line = { $panel }({ $owner }): { $figures }
board-counter = { $counter ->
    [attack] { -attack }
    [action] { -action }
    [enhancement] { -enhancement }
    [reaction] { -reaction }
    [full-power] { -full-power }
   *[other] { $counter }
} { $value }
board-umbrella = { $opened ->
    [yes] { -umbrella-open }
   *[no] { -umbrella-closed }
}
board-item-umbrella = { -umbrella }: { board-umbrella }{ $state ->
    [lit] , 펼치거나 접을 수 있음
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
board-gauge = { $gauge ->
    [wind] { -wind-gauge }
   *[thunder] { -thunder-gauge }
} { $value }
board-item-gauge = { board-gauge }{ $state ->
    [lit] , 고를 수 있음
   *[there] {""}
}
board-tokens = { board-area }: 토큰 { $count }
board-on-panel = { board-area }: { $what ->
    [cards] 카드 { $count }
   *[crystals] 결정 { $count }
}

board-ask = 고르세요({ $kind }).
board-option = { $key }
board-chosen = 고른 수: { $chosen }{ $least ->
    [0] {" "}/ { $most }까지
   *[other] {" "}/ { $most }({ $least } 이상)
}
board-confirm = { $count ->
    [0] 고르지 않고 진행
   *[other] { $count }{ JOSA("으로/로") } 결정
}
board-pay-vigor = { -vigor }{ JOSA("으로/로") } 내기
board-payment = 다음 { -basic-action }의 대가: { $payment ->
    [vigor] { -vigor }
   *[card] 고른 { -hand }
}
board-step = { $way ->
    [more] +
   *[less] −
}
board-declare = 선언
board-filter = 이름의 일부
board-names = 카드 이름
board-take-seat = 내 카드 보기
board-curtain = 자리에 앉으면 당신만 볼 수 있는 것이 나타납니다.

board-undo = 되돌리기 (Ctrl+Z)
board-redo = 다시 하기 (Ctrl+Shift+Z)
board-keys = 키 보기 (F2)
board-undo-doubt = 운이나 상대가 알려 준 것을 넘어 되돌립니다. 그래도 되돌릴까요?
board-undo-sure = 되돌리기
board-undo-not = 그만두기
board-undo-never = 다음부터 묻지 않기
board-give-up = 항복하기
board-give-up-doubt = { $player }{ JOSA("이/가") } 항복하고 상대가 이깁니다. 항복할까요?
board-give-up-sure = 항복하기
board-give-up-not = 계속하기
board-looking = 지난 장면을 보고 있습니다. Esc로 현재로 돌아갑니다.
board-over = 결투가 끝났습니다.
board-won = { $player }의 승리입니다.

board-no-reaction = 이 공격에 대응할 수 있는 카드가 없습니다.
board-go-on = 계속
