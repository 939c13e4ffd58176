# 판의 말: 자리, 카드의 모습, 덱 고르기.

game-hololive = 홀로라이브 OFFICIAL CARD GAME

hololive-home-subtitle = 『홀로라이브 OFFICIAL CARD GAME』을 둘이서 즐기는 테이블
hololive-about-rules = 『홀로라이브 OFFICIAL CARD GAME』: 2026년 1월 30일 통합 규칙 1.7.0에 따릅니다.
hololive-home-new = 덱을 고르고 시작

hololive-again-detail = 지금 덱에서 다시 고르기
hololive-same-detail = 같은 덱으로 바로

hololive-area =
    { $area ->
        [oshi] { -hololive-oshi-position }
        [center] { -hololive-center }
        [collab] { -hololive-collab }
        [back] { -hololive-back }
        [stack] { -hololive-stack }
        [cheer] { -hololive-cheer }
        [support] { -hololive-support }
        [life] { -hololive-life }
        [deck] { -hololive-deck }
        [cheer-deck] { -hololive-cheer-deck }
        [hand] { -hololive-hand }
        [archive] { -hololive-archive }
        [holo-power] { -hololive-holo-power }
        [resolution] { -hololive-resolution }
        [outside] 스테이지 밖
       *[other] { $area }
    }
hololive-short =
    { $what ->
        [center] 센터
        [collab] 콜라보
        [back] 백
        [oshi] 오시
        [cheer-deck] 옐
        [holo-power] 파워
       *[other] {""}
    }
hololive-phase =
    { $phase ->
        [reset] { -hololive-reset-step }
        [hand] { -hololive-hand-step }
        [cheer] { -hololive-cheer-step }
        [main] { -hololive-main-step }
        [performance] { -hololive-performance-step }
       *[end] { -hololive-end-step }
    }
hololive-goes-first = { $player }{ JOSA("이/가") } { -hololive-first-player }입니다
hololive-seen = { -hololive-down }
hololive-turn-line = { $turn ->
    [0] 게임 준비
   *[other] 제{ $turn }{ -hololive-turn }
}{ $room ->
    [little] {""}
   *[much] {" "}· { $name }
}{ $phase ->
    [reset] {" "}· { -hololive-reset-step }
    [hand] {" "}· { -hololive-hand-step }
    [cheer] {" "}· { -hololive-cheer-step }
    [main] {" "}· { -hololive-main-step }
    [performance] {" "}· { -hololive-performance-step }
    [end] {" "}· { -hololive-end-step }
   *[none] {""}
}
hololive-item-card = { $name }{ $holomem ->
    [yes] , 남은 { -hololive-hp } { $left }, { -hololive-cheer } { $cheer }
   *[no] {""}
}{ $support ->
    [0] {""}
   *[other] , { -hololive-support } { $support }
}{ $status ->
    [rest] , { -hololive-rest } 상태
   *[none] {""}
}{ $state ->
    [lit] , 고를 수 있음
    [picked] , 선택됨
   *[there] {""}
}
hololive-item-piece = { $kind ->
   *[damage] { -hololive-damage }
} { $number }{ $state ->
    [lit] , 고를 수 있음
    [picked] , 선택됨
   *[there] {""}
}
hololive-back =
    { $kind ->
        [cheer] 뒷면 { -hololive-cheer }
       *[main] 뒷면 카드
    }
