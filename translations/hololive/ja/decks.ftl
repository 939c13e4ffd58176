# ゲームデッキを選ぶ、作る、保存する。

hololive-choose-title = { -hololive-game-deck }を選ぶ
hololive-choose-window = { -hololive-game-deck }を選ぶ — { app-name }
hololive-choose-note = それぞれデッキを一つ選ぶか、自分で作ります。同じデッキでもかまいません。
hololive-choose-hint = 矢印キーかクリックでデッキを選びます。中のカードは下に並びます。
hololive-computer-deck = コンピューターは自分のデッキを使います。どれかは対戦が始まるとわかります。
hololive-deck-list = 選べるデッキ
hololive-deck-cards = このデッキのカード
hololive-deck-of = { $player }　{ $deck }
hololive-deck-named = { $name }
hololive-deck-built = 今作ったデッキ
hololive-deck-unfinished = まだ完成していません
hololive-deck-empty = まだカードがありません
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-copies = { $count }枚
hololive-build-from = 組む…
hololive-build-from-tip = このデッキを元にデッキを組みます
hololive-begins = 先攻
hololive-begins-by = { $how ->
    [drawn] 無作為に選ばれた人が決める
    [first] プレイヤー1
   *[second] プレイヤー2
}
hololive-begin = 対戦を始める
hololive-code-trouble = { $code ->
    [shape] コピーされた文字列はデッキコードではありません。先頭からハイフンの後の4文字まで、コード全体をコピーして、もう一度貼り付けてください。
    [check] デッキコードに誤りがあります。手で打たずに、元の場所からもう一度コピーしてください。
    [game] 別のゲームのデッキコードです（「{ $part }」で始まっています）。そのゲームのデッキの画面で貼り付けてください。
    [version] 新しいバージョンで作られたデッキコードです（{ $part }）。読むにはそのバージョンを入れてください。
    [unknown] デッキコードに{ $part }がありますが、このバージョンにその番号のカードはありません。コードを作った所でそのカードを外し、もう一度コピーしてください。
   *[cards] デッキコードの「{ $part }」の部分が読み取れません。元の場所からもう一度コピーしてください。
}
