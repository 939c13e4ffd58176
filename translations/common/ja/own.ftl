# 単語に自分で書き添えるもの：メモ、タグ、星、意味。自分の単語と例文。

## 種類

study-kind-own = 自分の単語
study-kind-sentence = 自分の例文
study-origin-own = 自分で書いた
study-source-own = 自分の単語

## 一覧で

study-column-star = ★
study-column-tags = タグ
study-column-added = 加えた日
study-column-lapses = 忘れた回数
own-column-star = 星
own-date = { $year }/{ $month }/{ $day }
own-added-tip = { $date }（{ $origin }）
own-lapses-tip = 覚えたあとで{ $count }回忘れました。
study-pick-tag = タグで選ぶ
study-any-tag = すべてのタグ
own-tag-none = タグなし
own-starred-only = 星を付けた単語だけ
own-edit = 編集…（E）
own-edit-tip = メモ・タグ・星・意味を書きます。自分の単語はすべて直せます。
own-star = ★（S）
own-star-tip = 選んだ単語に星を付けます。付いていれば外します。
own-more = その他
own-more-tip = タグ、例文、並べ替え、取り消し。右クリックでも開きます。
own-tag-chosen = 選んだ単語のタグ…（T）
own-new-word = 新しい単語…（N）
own-new-sentence = 新しい例文…（M）
own-sentence-here = この単語の例文を書く…
own-delete = 自分の単語を削除…
own-undo = 取り消す（Ctrl+Z）
own-undo-act = 取り消す：{ $act }（Ctrl+Z）
own-order = 並べ替え
own-order-none = 加えた順（新しい順）
own-order-column = { $column }
own-order-down = { $column }（逆順）

## 書く

own-title-word = 自分の単語
own-title-sentence = 自分の例文
own-title-entry = 「{ $word }」のメモ
own-title-tags = { $count }語のタグ
own-reading = 読み（かな）
own-reading-hint = 「上限[じょうげん]」と上に書いてもかまいません
own-sound = 発音（ローマ字）
own-about = もとの単語
own-about-hint = どの言語でも探せます（空のままでもかまいません）
own-meaning = 意味（{ $language }）
own-meaning-hint = 自分の言葉で
own-instead = 自分の意味だけを表示
own-instead-tip = オフの時は、プログラムの意味の上に並びます。
own-revert = 元の意味に戻す
own-revert-tip = 自分の意味を消し、プログラムの意味だけを表示します。
own-tags = タグ
own-tags-hint = コンマで区切る
own-tags-add = 付ける
own-tags-take = 外す
own-star-word = 星
own-note = メモ
own-save = 保存
own-needs-two = 単語は少なくとも二つの言語で書いてください。
own-needs-one = 例文を少なくとも一つの言語で書いてください。
own-untranslated = 例文は、二つの言語がそろうと問われます。
own-too-long = 長すぎて保存できません。
own-delete-yes = 削除
own-delete-title = 自分で書いたものを削除しますか？
own-delete-text = 自分の単語・例文{ $count }件を、メモや覚え具合と一緒に削除します。一覧のCtrl+Zで元に戻せます。

## したこと

own-done = { $act }：完了しました。Ctrl+Zで元に戻せます。
own-undone = 取り消しました：{ $act }
own-nothing-undone = 取り消すことはありません。
own-act-star = 星の変更
own-act-tags = タグの変更
own-act-edit = 「{ $word }」の編集
own-act-new = 「{ $word }」の追加
own-act-delete = { $count }件の削除
own-act-remove = { $count }語を一覧から外す
own-act-known = { $count }語を知っている単語に加える
own-act-aside = { $count }語の問い方の変更

## 単語の欄で

own-said-meaning = 自分の意味
own-said-note = メモ
own-said-tags = タグ：{ $tags }
own-said-sentences = 自分の例文
own-said-about = もとの単語

## 加える

own-hint-add = 自分で書いた単語と例文も、ほかの単語と同じように問われます。
own-none = 自分の単語はまだありません。「{ own-new-word }」から始められます。

## 問い

study-ask-turn = { $language }では？ 思い浮かべてから、めくってください。
study-turn-over = めくる（スペース）
study-turned = どのくらい覚えていましたか？

## ルールブックから

mine-add-sentence = ＋ この文を単語帳に加える
mine-off-sentence = { mine-stage }：この文を単語帳から外す
mine-added-sentence = 文を単語帳に加えました。
mine-taken-off-sentence = 文を単語帳から外しました。もう一度加えると、覚え具合も元に戻ります。

## キーの一覧で

keys-listed = S、T、E、N、M、K
keys-listed-text = 単語の一覧で：星、タグ、編集、新しい単語、新しい例文、知っている単語にする
