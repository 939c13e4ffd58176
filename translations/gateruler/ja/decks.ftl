# このプログラムのデッキの名前。

deck-embers = 竜火と鋼翼
    .ruby = りゅうかとこうよく
deck-revels = 夜行と夢遊園
    .ruby = やぎょうとゆめゆうえん
