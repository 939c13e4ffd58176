# ゲームデッキを選ぶ、作る、保存する。

hololive-choose-title = { -hololive-game-deck }を選ぶ
hololive-choose-window = { -hololive-game-deck }を選ぶ — { app-name }
hololive-choose-note = それぞれデッキを一つ選ぶか、自分で作ります。同じデッキでもかまいません。{ $open ->
        [yes] {" "}{ -hololive-game-deck }は互いに見せ合うもの（§6.2.1.1）なので、ここでは何も隠しません。始めるまでは、どちらも選び直せます。
       *[no] {""}
    }
hololive-choose-hint = 矢印キーかクリックでデッキを選びます。中のカードは下に並びます。
hololive-computer-deck = コンピューターは自分のデッキを使います。どれかは対戦が始まるとわかります。
hololive-deck-list = 選べるデッキ
hololive-deck-cards = このデッキのカード
hololive-deck-of = { $player }　{ $deck }
hololive-deck-named = { $name }
hololive-deck-built = 今作ったデッキ
hololive-deck-last = 前の対戦のデッキ
hololive-deck-unfinished = まだ完成していません
hololive-deck-empty = まだカードがありません
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-copies = { $count }枚
hololive-build-from = 組む…
hololive-build-from-tip = このデッキを元にデッキを組みます
hololive-begins = { -hololive-first-player }
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

## 組む

hololive-deck-new = 新しいデッキ
hololive-build-window = { -hololive-game-deck }を組む — { app-name }
hololive-build-for = { $player }が{ -hololive-game-deck }を組む
hololive-build-new = 新しい{ -hololive-game-deck }
hololive-build-on = { $name }
hololive-build-done = このデッキにする
hololive-build-keep-done = 保存して戻る
hololive-build-back = 戻る
hololive-build-read = カードを読む
hololive-build-read-tip = デッキの場所にカードを大きく表示し、もう一度押すとデッキに戻ります
hololive-build-undo = 元に戻す
hololive-build-undo-tip = 最後の変更を取り消します（Ctrl+Z）
hololive-build-redo = やり直す
hololive-build-redo-tip = 取り消した変更をもう一度行います
hololive-build-ready = 完成済みデッキ
hololive-build-ready-tip = 完成済みデッキのカードから始めます
hololive-build-kept = 保存したデッキ
hololive-build-kept-tip = 保存したデッキのカードから始めます
hololive-build-none-kept = 保存したデッキはまだありません
hololive-build-keep = 保存…
hololive-build-keep-tip = デッキに名前を付けて保存します。途中のものでもかまいません
hololive-build-copy = コードをコピー
hololive-build-copy-tip = デッキを短い文字列としてコピーします
hololive-build-paste = コードから
hololive-build-paste-tip = コピーしたデッキコードのカードを読み込みます
hololive-build-clear = 空にする
hololive-build-clear-tip = カードをすべて外します
hololive-build-brought = { $deck }のカードにしました。「元に戻す」で前のカードに戻ります。
hololive-build-pasted = コードのカードにしました。「元に戻す」で前のカードに戻ります。
hololive-left = { $part ->
    [oshi] { -hololive-oshi }
    [deck] { -hololive-deck }{ $count }枚
   *[cheer] { -hololive-cheer-deck }{ $count }枚
}
hololive-build-left = あと{ $what }。カードをクリックするかドラッグするか、Enterで入れます。
hololive-build-whole = { -hololive-game-deck }ができました。
hololive-chosen-of = { $most }枚まで、今{ $count }枚
hololive-chosen = 今{ $count }枚
hololive-leave-title = デッキを保存せずに戻りますか？
hololive-leave-text = ここで別のデッキを組むと、保存した後の変更は失われます。
hololive-leave = 戻る

hololive-search = カードを探す
hololive-search-hint = 名前・番号・タグ・文（どの言語でも）
hololive-found = { $all }枚中{ $count }枚
hololive-filter-none = すべて表示
hololive-filter = { $what ->
    [kind] すべての種類
    [colour] すべての色
    [level] すべてのレベル
    [tag] すべてのタグ
   *[set] すべてのセット
}
hololive-filter-value = { $what }
hololive-filter-kind = カードの種類
hololive-filter-colour = 色
hololive-filter-level = { -hololive-bloom-level }
hololive-filter-tag = タグ
hololive-filter-set = カードセット
hololive-pool-cards = 選べるカード

hololive-deck-oshi = デッキの{ -hololive-oshi }
hololive-deck-deck = { -hololive-deck }のカード
hololive-deck-cheer = { -hololive-cheer-deck }のカード
hololive-count-oshi = 推し {$count}/{ $size }
hololive-count-deck = { -hololive-deck } { $count }/{ $size }
hololive-count-cheer = { -hololive-cheer-deck } { $count }/{ $size }
hololive-curve = { -hololive-deck }：{ $rows }
hololive-curve-row = { $what }
hololive-curve-said = { $row }（{ $colours }）

## 保存したデッキ

hololive-decks-new = 新しいデッキ
hololive-decks-edit = 続きを組む…
hololive-decks-none = 保存したデッキはありません。新しく組むか、コードから読み込めます。
hololive-decks-unreadable = このバージョンでは読めないコードです：{ $code }
hololive-decks-wrong = 未完成：{ $what }
