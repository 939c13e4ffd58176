### 화면을 보지 않고 듣는 사람을 위해 테이블에 관해 읽어 주는 말.
spoken-board = 테이블
spoken-board-keys = Tab으로 할 수 있는 것을, Shift와 화살표 키로 읽을 수 있는 모든 것을 차례로 살펴봅니다. Enter로 실행하고 Esc로 되돌립니다. Ctrl+Tab으로 화면의 다음 부분으로 넘어갑니다.
spoken-place = { $player }: { $place }
spoken-card = { $card }. { $facts }
spoken-backs = 뒷면 카드 { $count }장
spoken-group = { $what }{ $state ->
    [lit] , 집을 수 있음
    [picked] , 선택됨
   *[there] {""}
}
spoken-tokens = { $token } × { $count }
spoken-on = { $card } 위의 { $pieces }
spoken-held = 집어 든 것: { $thing }
spoken-target = 여기에 놓기: { $place }
spoken-does = 할 수 있는 것: { $does }.
spoken-asks = { $player }: { $question }
