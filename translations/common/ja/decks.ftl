# Decks kept under names, of every game that has decks to be built.

decks-title = 保存したデッキ
decks-hint = コードは短い文字列で、どの言語でも読めます。
decks-copy = コードをコピー
decks-rename = 名前を変える…
decks-remove = 削除
decks-paste = コードから読み込む
decks-remove-title = 「{ $name }」を削除しますか？
decks-remove-text = コードをコピーしてあれば、また読み込めます。
deck-name-ask = デッキの名前
deck-name-taken = 「{ $name }」という名前のデッキがもうあります。
deck-kept = 「{ $name }」として保存しました。
deck-copied = コピーしました：{ $code }
decks-duplicate = 複製
deck-replace-title = 「{ $name }」を置き換えますか？
deck-replace-text = この名前のデッキがもうあります。置き換えると、コードをコピーしていなければ元には戻せません。
deck-replace = 置き換える

## デッキを選ぶ

deck-copies = { $count }枚
deck-named = { $name }
deck-brief = { $deck }（{ $about }）
deck-cards = このデッキのカード
deck-list = 選べるデッキ
deck-build-from = 組む…
deck-build-from-tip = このデッキを元にデッキを組みます
deck-unfinished = まだ完成していません
deck-built = 今作ったデッキ
deck-last = 前の対戦のデッキ

## デッキを組む

deck-build-done = このデッキにする
deck-build-keep-done = 保存して戻る
deck-build-back = 戻る
deck-build-read = カードを読む
deck-build-read-tip = デッキの場所にカードを大きく表示し、もう一度押すとデッキに戻ります
deck-build-on = { $name }
deck-build-undo = 元に戻す
deck-build-undo-tip = 最後の変更を取り消します（Ctrl+Z）
deck-build-redo = やり直す
deck-build-redo-tip = 取り消した変更をもう一度行います
deck-build-ready = 既製のデッキ
deck-build-ready-tip = 既製のデッキのカードから始めます
deck-build-kept = 保存したデッキ
deck-build-kept-tip = 保存したデッキのカードから始めます
deck-build-keep = 保存…
deck-build-keep-tip = デッキに名前を付けて保存します。途中のものでもかまいません
deck-build-copy = コードをコピー
deck-build-copy-tip = デッキを短い文字列としてコピーします
deck-build-paste = コードから
deck-build-paste-tip = コピーしたデッキコードのカードを読み込みます
deck-build-clear = 空にする
deck-build-clear-tip = カードをすべて外します
deck-build-none-kept = 保存したデッキはまだありません
deck-build-brought = { $deck }のカードにしました。「元に戻す」で前のカードに戻ります。
deck-build-pasted = コードのカードにしました。「元に戻す」で前のカードに戻ります。
deck-build-left = あと{ $what }。カードをクリックするかドラッグするか、Enterで入れます。
deck-chosen-of = { $most }枚まで、今{ $count }枚
deck-chosen = 今{ $count }枚
deck-leave-title = デッキを保存せずに戻りますか？
deck-leave-text = ここで別のデッキを組むと、保存した後の変更は失われます。
deck-leave = 戻る
deck-new = 新しいデッキ

## カードを探す

deck-search = カードを探す
deck-found = { $all }枚中{ $count }枚
deck-filter-none = すべて表示
deck-filter-value = { $what }
deck-pool-cards = 選べるカード

## 組んだデッキ

decks-new = 新しいデッキ
decks-edit = 続きを組む…
decks-none-built = 保存したデッキはありません。新しく組むか、コードから読み込めます。
decks-wrong = 未完成：{ $what }
decks-code-trouble = { $code ->
    [shape] コピーされた文字列はデッキコードではありません。先頭からハイフンの後の4文字まで、コード全体をコピーして、もう一度貼り付けてください。
    [check] デッキコードに誤りがあります。手で打たずに、元の場所からもう一度コピーしてください。
    [game] 別のゲームのデッキコードです（「{ $part }」で始まっています）。そのゲームのデッキの画面で貼り付けてください。
    [version] 新しいバージョンで作られたデッキコードです（{ $part }）。読むにはそのバージョンを入れてください。
    [unknown] デッキコードに{ $part }がありますが、このバージョンにその番号のカードはありません。コードを作った所でそのカードを外し、もう一度コピーしてください。
   *[cards] デッキコードの「{ $part }」の部分が読み取れません。元の場所からもう一度コピーしてください。
}
decks-unreadable = このバージョンでは読めないコードです：{ $code }

## 互いに見せたもの

lists-title = 両者のデッキ
lists-note = 始める前に互いに見せ合ったカードです。
lists-of = { $player }　{ $count }枚
lists-close = 閉じる
board-lists = 両者のデッキ（F3）
menu-lists = 両者のデッキ(&B)
keys-lists = F3
keys-lists-text = 両者のデッキの中身（互いに見せ合うと決まっているゲームで）
