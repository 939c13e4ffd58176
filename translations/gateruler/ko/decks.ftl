# 이 프로그램의 덱 이름.

deck-embers = 용의 불꽃과 강철 날개
deck-revels = 밤 행렬과 꿈의 유원지

## 룰러와 덱 짜기.

gateruler-build-window = 덱 짜기 — { app-name }
gateruler-build-for = { $player }: 덱 짜기
gateruler-build-new = 새 덱
gateruler-build-whole = 이 { -gateruler-ruler-card }{ JOSA("이/가") } 쓸 수 있는 덱이 완성되었습니다.
gateruler-left = { $part ->
    [ruler] { -gateruler-ruler-card }
   *[deck] { -gateruler-deck } { $count }장
}
gateruler-search-hint = 이름·번호·속성·글(어느 언어로든)
gateruler-filter = { $what ->
    [faction] 모든 군
    [kind] 모든 종류
    [level] 모든 레벨
    [attribute] 모든 속성
   *[keyword] 모든 키워드
}
gateruler-filter-faction = { -gateruler-faction }
gateruler-filter-kind = 카드 종류
gateruler-filter-level = { -gateruler-level }
gateruler-filter-attribute = { -gateruler-attribute }
gateruler-filter-keyword = { -gateruler-keyword }·아이콘
gateruler-deck-ruler = 덱의 { -gateruler-ruler-card }
gateruler-deck-deck = { -gateruler-deck }의 카드
gateruler-count-ruler = { -gateruler-ruler-card } { $count }/{ $size }
gateruler-count-deck = { -gateruler-deck } { $count }/{ $size }
