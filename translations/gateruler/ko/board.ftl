# 판의 말: 장소, 카드의 상태.

game-gateruler = 게이트 룰러(기본 게임·재구성)
gateruler-home-subtitle = 공개된 정보로 재구성한 『게이트 룰러』 기본 게임의 2인용 테이블
gateruler-about-rules = 『게이트 룰러』: 공개 정보로 재구성한 기본 게임이며, 통합 규칙의 추가 규정을 따릅니다.
gateruler-home-new = { -gateruler-ruler-card }{ JOSA("과/와") } 덱을 골라 시작하기
gateruler-again-detail = 지금의 { -gateruler-ruler-card }{ JOSA("과/와") } 덱에서 다시 고르기
gateruler-same-detail = 같은 { -gateruler-ruler-card }{ JOSA("과/와") } 덱으로 바로
gateruler-area =
    { $area ->
        [ruler] { -gateruler-ruler }
        [left] { -gateruler-left }
        [defence] { -gateruler-defence }
        [right] { -gateruler-right }
        [set-1] { -gateruler-set-1 }
        [set-2] { -gateruler-set-2 }
        [set-3] { -gateruler-set-3 }
        [field] { -gateruler-field }
        [energy] { -gateruler-energy }
        [spent] { -gateruler-spent }
        [drive] { -gateruler-drive }
        [gate] { -gateruler-gate }
        [damage] { -gateruler-damage }
        [counter] { -gateruler-counter }
        [graveyard] { -gateruler-graveyard }
        [soul] { -gateruler-soul }
        [removed] { -gateruler-removed }
        [deck] { -gateruler-deck }
        [hand] { -gateruler-hand }
        [outside] { -gateruler-outside }
       *[other] { $area }
    }
gateruler-short =
    { $what ->
        [left] 왼쪽
        [defence] 수비
        [right] 오른쪽
        [ruler] 룰러
        [field] 필드
        [drive] 드라이브
        [damage] 데미지
        [removed] 제외
        [counter] 카운터
        [soul] 소울
        [energy] 에너지
        [spent] 레스트
        [set-1] 세트 1
        [set-2] 세트 2
        [set-3] 세트 3
       *[other] {""}
    }
gateruler-phase =
    { $phase ->
        [start] { -gateruler-start-phase }
        [main] { -gateruler-main-phase }
        [attack] { -gateruler-attack-phase }
       *[end] { -gateruler-end-phase }
    }
gateruler-goes-first = { -gateruler-first-player }{ JOSA("은/는") } { $player }입니다
gateruler-seen = { -gateruler-destroy }
gateruler-turn-line = { $turn ->
    [0] { -gateruler-preparation }
   *[other] 제{ $turn }{ -gateruler-turn }
}{ $room ->
    [little] {""}
   *[much] ·{ $name }
}{ $phase ->
    [start] ·{ -gateruler-start-phase }
    [main] ·{ -gateruler-main-phase }
    [attack] ·{ -gateruler-attack-phase }
    [end] ·{ -gateruler-end-phase }
   *[none] {""}
}
gateruler-item-card = { $name }{ $unit ->
    [yes] , { -gateruler-atk } { $atk }, { -gateruler-hp } { $left }/{ $hp }, { -gateruler-stk } { $stk }
    [ruler] , { -gateruler-atk } { $atk }, { -gateruler-stk } { $stk }, { -gateruler-life } { $hp }
   *[no] {""}
}{ $souls ->
    [0] {""}
   *[other] , { -gateruler-soul } { $souls }장
}{ $status ->
    [rest] , { -gateruler-rest }
   *[none] {""}
}{ $state ->
    [lit] , 고를 수 있음
    [picked] , 선택됨
   *[there] {""}
}
gateruler-item-piece = { $kind ->
    [damage] { -gateruler-damage-dealt }
   *[energy] { -gateruler-energy-card }
} { $number }{ $state ->
    [lit] , 고를 수 있음
    [picked] , 선택됨
   *[there] {""}
}
gateruler-back = 뒷면 카드
