# 판의 말: 자리, 카드의 모습, 덱 고르기.

game-mahoroba = 마호로바 요녀기담(퀵 룰)

mahoroba-home-subtitle = 『마호로바 요녀기담』 퀵 룰을 둘이서 즐기는 테이블(연습용 카드)
mahoroba-about-rules = 『마호로바 요녀기담』: 플레이 매트의 퀵 룰에 따릅니다. 카드는 이 프로그램의 연습 카드입니다.
mahoroba-home-new = 덱을 고르고 시작

mahoroba-again-detail = 지금 덱에서 다시 고르기
mahoroba-same-detail = 같은 마흔 장으로 바로

mahoroba-area = { $area ->
    [main] { -mahoroba-main }
    [standby-1] { -mahoroba-standby-1 }
    [standby-2] { -mahoroba-standby-2 }
    [standby-3] { -mahoroba-standby-3 }
    [standby-4] { -mahoroba-standby-4 }
    [deck] { -mahoroba-deck }
    [hand] { -mahoroba-hand }
    [discard] { -mahoroba-discard }
    [energy] { -mahoroba-energy }
    [set] { -mahoroba-set }한 카드
    [in-use] { -mahoroba-in-use }
   *[other] { $area }
}
mahoroba-short = { $what ->
    [main] 메인
    [standby-1] 스탠바이 1
    [standby-2] 스탠바이 2
    [standby-3] 스탠바이 3
    [standby-4] 스탠바이 4
   *[other] {""}
}
mahoroba-phase = { $phase ->
    [draw] { -mahoroba-draw-phase }
    [main] { -mahoroba-main-phase }
    [battle] { -mahoroba-battle-phase }
   *[end] { -mahoroba-end-phase }
}
mahoroba-goes-first = { $player }{ JOSA("이/가") } { -mahoroba-first-player }입니다
mahoroba-seen = { -mahoroba-ko }
mahoroba-turn-line = { $turn ->
    [0] { -mahoroba-preparation }
   *[other] 제{ $turn }{ -mahoroba-turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [draw] {" "}· { -mahoroba-draw-phase }
    [main] {" "}· { -mahoroba-main-phase }
    [battle] {" "}· { -mahoroba-battle-phase }
    [end] {" "}· { -mahoroba-end-phase }
   *[none] {""}
}
mahoroba-state = { $state ->
    [rest] { -mahoroba-rest }
    [stun] { -mahoroba-stun }
   *[ko] { -mahoroba-ko }
}
mahoroba-hp-left = { -mahoroba-hp } { $left }/{ $hp }
mahoroba-item-card = { $name }{ $unit ->
    [yes] , 남은 { -mahoroba-hp } { $left }, { -mahoroba-energy } { $energy }
   *[no] {""}
}{ $status ->
    [rest] , { -mahoroba-rest }
    [stun] , { -mahoroba-stun }
    [ko] , { -mahoroba-ko }
   *[none] {""}
}{ $state ->
    [lit] , 고를 수 있음
    [picked] , 선택됨
   *[there] {""}
}
mahoroba-back = 뒷면 카드
mahoroba-plate = { $name }: { -mahoroba-unit } { $units }체{ $charged ->
    [yes] , { -mahoroba-charge } 완료
   *[no] {""}
}{ $retreated ->
    [yes] , { -mahoroba-retreat } 완료
   *[no] {""}
}{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $decides ->
    [yes] , 선택 중
   *[no] {""}
}
mahoroba-units-left = 남은 { -mahoroba-unit } { $units }체
mahoroba-units-left-short = 남은 { $units }체

## Choosing decks

mahoroba-choose-title = 덱 고르기
mahoroba-choose-window = 덱 고르기 — { app-name }
mahoroba-practice-note = 카드는 이 프로그램이 만든 연습용 카드입니다. 공식 카드가 아닙니다.
mahoroba-computer-deck = 컴퓨터는 연습용 덱 가운데 하나를 씁니다. 어느 것인지는 대전 중에 드러납니다.
deck-lanterns-detail = { -mahoroba-flame }·{ -mahoroba-sun }·{ -mahoroba-grove }. 빠른 공격과 대기 중인 동료의 도움.
deck-deep-water-detail = { -mahoroba-tide }·{ -mahoroba-moon }·{ -mahoroba-grove }. 방어와 상태 이상으로 차분하게 싸운다.
mahoroba-janken-how = { -mahoroba-janken }
mahoroba-janken-by = { $how ->
    [luck] 운에 맡기기
   *[hands] 두 사람이 직접 내기
}
mahoroba-begin = 대전 시작

## What is told at the end

mahoroba-tale-units = 남은 유닛
mahoroba-tale-commands = 사용한 커맨드
mahoroba-tale-skills = 사용한 스킬
mahoroba-tale-damage = 준 데미지
