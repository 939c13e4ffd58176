# ゲームデッキを選ぶ、作る、保存する。

hololive-choose-title = { -hololive-game-deck }を選ぶ
hololive-choose-window = { -hololive-game-deck }を選ぶ — { app-name }
hololive-choose-note = それぞれデッキを一つ選ぶか、自分で組みます。同じデッキでもかまいません。{ $open ->
        [yes] {" "}{ -hololive-game-deck }は互いに見せ合うもの（§6.2.1.1）なので、ここでは何も隠しません。始めるまでは、どちらも選び直せます。
       *[no] {""}
    }
hololive-choose-hint = 矢印キーかクリックでデッキを選びます。中のカードは下に並びます。
hololive-computer-deck = コンピューターは自分のデッキを使います。対戦が始まれば、その中身を F3 で見られます（§6.2.1.1）。
hololive-deck-of = { $player }　{ $deck }
hololive-deck-empty = まだカードがありません
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-begins = { -hololive-first-player }
hololive-begins-by = { $how ->
    [drawn] 無作為に選ばれた人が決める
    [first] プレイヤー1
   *[second] プレイヤー2
}
hololive-begin = 対戦を始める

## 組む

hololive-build-window = { -hololive-game-deck }を組む — { app-name }
hololive-build-for = { $player }が{ -hololive-game-deck }を組む
hololive-build-new = 新しい{ -hololive-game-deck }
hololive-left = { $part ->
    [oshi] { -hololive-oshi }
    [deck] { -hololive-deck }{ $count }枚
   *[cheer] { -hololive-cheer-deck }{ $count }枚
}
hololive-build-whole = { -hololive-game-deck }ができました。

hololive-search-hint = 名前・番号・タグ・文（どの言語でも）
hololive-filter = { $what ->
    [kind] すべての種類
    [colour] すべての色
    [level] すべてのレベル
    [tag] すべてのタグ
   *[set] すべてのセット
}
hololive-filter-kind = カードの種類
hololive-filter-colour = 色
hololive-filter-level = { -hololive-bloom-level }
hololive-filter-tag = タグ
hololive-filter-set = カードセット

hololive-deck-oshi = デッキの{ -hololive-oshi }
hololive-deck-deck = { -hololive-deck }のカード
hololive-deck-cheer = { -hololive-cheer-deck }のカード
hololive-count-oshi = 推し {$count}/{ $size }
hololive-count-deck = { -hololive-deck } { $count }/{ $size }
hololive-count-cheer = { -hololive-cheer-deck } { $count }/{ $size }
hololive-curve = { -hololive-deck }：{ $rows }
hololive-curve-row = { $what }
hololive-curve-said = { $row }（{ $colours }）
