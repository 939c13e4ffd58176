# 판의 말: 자리 이름, 수치, 물음, 판 아래 한 줄.

board-tray-close = 펼친 더미 닫기

board-section = ({ $section })
board-card = { $card }
board-panel-line = { $panel }({ $owner }): { $figures }

beside-tabs = 테이블 옆
beside-card = 카드
beside-task = 과제
board-ask = 고르세요({ $kind }).
board-option = { $key }
board-chosen = 고른 수: { $chosen }{ $limits ->
    [exact] {" "}/ { $most }
    [up-to] ({ $most }까지)
   *[between] ({ $least }~{ $most })
}
board-confirm = { $count }{ $what ->
    [cards] 장으로
   *[other] 개로
} 결정
board-confirm-none = 고르지 않고 진행
board-confirm-short = { $count }{ $what ->
    [cards] 장
   *[other] 개
} 더 고르기
board-confirm-cards-to = { $count }장을 { $area }{ JOSA("으로/로") }
board-confirm-pieces-to = { $count }개를 { $area }{ JOSA("으로/로") }
board-question-of = { $card }: { $question }
board-step = { $way ->
    [more] +
   *[less] −
}
board-declare = 선언
board-filter = 이름의 일부
board-names = 카드 이름
board-take-seat = 내 카드 보기

board-how-to-move = 빛나는 것은 움직일 수 있습니다. 갈 곳까지 끌거나 클릭하세요.
board-undo = 되돌리기(Ctrl+Z)
board-redo = 다시 하기(Ctrl+Shift+Z)
board-keys = 키 보기(F2)
board-undo-doubt = 운이나 상대를 통해 알게 된 것이 있습니다. 그래도 그 앞까지 되돌릴까요?
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

board-turn = 제{ $turn }턴
board-hit = −{ $number }{ $area ->
    [none] {""}
   *[other] {" "}{ $area }
}
board-unmet = 조건 불충족
board-no-reaction = 이 공격에 대응할 수 있는 카드가 없습니다.
board-go-on = 계속
board-plate-plain = { $name }{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $decides ->
    [yes] , 선택 중
   *[no] {""}
}

board-area-name = { $area }
board-area-count = { $area } { $count }
board-area-of = { $area } { $count }/{ $capacity }
board-tray = { $player }의 { $area }: { $count }장
board-tokens = { $area }: 토큰 { $count }
board-tokens-beside = { $area }의 { $token }: { $count }개
board-tokens-bound = { $area }의 { $token }({ $owner }): { $count }개
board-pieces-on-panel = { $area }: { $pieces }
board-on-panel = { $area }: 카드 { $count }
