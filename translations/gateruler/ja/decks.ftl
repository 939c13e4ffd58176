# このプログラムのデッキの名前。

deck-embers = 竜火と鋼翼
    .ruby = りゅうかとこうよく
deck-revels = 夜行と夢遊園
    .ruby = やぎょうとゆめゆうえん

## ルーラーとデッキを組む。

gateruler-build-window = デッキを組む — { app-name }
gateruler-build-for = { $player }がデッキを組む
gateruler-build-new = 新しいデッキ
gateruler-build-whole = この{ -gateruler-ruler-card }で使えるデッキができました。
gateruler-left = { $part ->
    [ruler] { -gateruler-ruler-card }
   *[deck] { -gateruler-deck }{ $count }枚
}
gateruler-search-hint = 名前・番号・属性・文（どの言語でも）
gateruler-filter = { $what ->
    [faction] すべての軍
    [kind] すべての種類
    [level] すべてのレベル
    [attribute] すべての属性
   *[keyword] すべてのキーワード
}
gateruler-filter-faction = { -gateruler-faction }
gateruler-filter-kind = カードの種類
gateruler-filter-level = { -gateruler-level }
gateruler-filter-attribute = { -gateruler-attribute }
gateruler-filter-keyword = { -gateruler-keyword }・アイコン
gateruler-deck-ruler = デッキの{ -gateruler-ruler-card }
gateruler-deck-deck = { -gateruler-deck }のカード
gateruler-count-ruler = { -gateruler-ruler-card } { $count }/{ $size }
gateruler-count-deck = { -gateruler-deck } { $count }/{ $size }
