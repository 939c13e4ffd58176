# 게임 덱을 고르고, 짜고, 저장하기.

hololive-choose-title = { -hololive-game-deck } 고르기
hololive-choose-window = { -hololive-game-deck } 고르기 — { app-name }
hololive-choose-note = 각자 덱을 하나 고르거나 직접 짭니다. 같은 덱이어도 됩니다.{ $open ->
        [yes] {" "}{ -hololive-game-deck }은 서로 보여 주는 것이므로(§6.2.1.1) 여기서는 아무것도 가리지 않습니다. 시작하기 전까지는 둘 다 다시 고를 수 있습니다.
       *[no] {""}
    }
hololive-choose-hint = 화살표나 클릭으로 덱을 고릅니다. 덱의 카드는 아래에 있습니다.
hololive-computer-deck = 컴퓨터는 자신의 덱을 씁니다. 대전이 시작되면 F3으로 그 덱을 볼 수 있습니다(§6.2.1.1).
hololive-deck-of = { $player }: { $deck }
hololive-deck-empty = 아직 카드가 없음
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-begins = { -hololive-first-player }
hololive-begins-by = { $how ->
    [drawn] 무작위로 뽑힌 사람이 정함
    [first] 플레이어 1
   *[second] 플레이어 2
}
hololive-begin = 대전 시작

## 짜기

hololive-build-window = { -hololive-game-deck } 짜기 — { app-name }
hololive-build-for = { $player }: { -hololive-game-deck } 짜기
hololive-build-new = 새 { -hololive-game-deck }
hololive-left = { $part ->
    [oshi] { -hololive-oshi }
    [deck] { -hololive-deck } { $count }장
   *[cheer] { -hololive-cheer-deck } { $count }장
}
hololive-build-whole = { -hololive-game-deck }{ JOSA("이/가") } 완성되었습니다.

hololive-search-hint = 이름·번호·태그·글(어느 언어로든)
hololive-filter = { $what ->
    [kind] 모든 종류
    [colour] 모든 색
    [level] 모든 레벨
    [tag] 모든 태그
   *[set] 모든 세트
}
hololive-filter-kind = 카드 종류
hololive-filter-colour = 색
hololive-filter-level = { -hololive-bloom-level }
hololive-filter-tag = 태그
hololive-filter-set = 카드 세트

hololive-deck-oshi = 덱의 { -hololive-oshi }
hololive-deck-deck = { -hololive-deck }의 카드
hololive-deck-cheer = { -hololive-cheer-deck }의 카드
hololive-count-oshi = 오시 { $count }/{ $size }
hololive-count-deck = { -hololive-deck } { $count }/{ $size }
hololive-count-cheer = { -hololive-cheer-deck } { $count }/{ $size }
hololive-curve = { -hololive-deck }: { $rows }
hololive-curve-row = { $what }
hololive-curve-said = { $row }({ $colours })
