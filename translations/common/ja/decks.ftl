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
