# 追加ルール§20のテキスト：偽証と反証、遺物への回帰、席にないカードの複製、相手のカードとしての使用。句は文末の「。」なしで書く。

## 偽証

rule-falsehoods = { -normal }を使える時、代わりにそのカードで{ TERM("falsify", "偽証を行って") }もよい
falsify-before-rebuild = あなたが{ -deck }を{ TERM("rebuild", "再構成") }する直前に、{ $cards }1枚で、{ $term }を持つカードとして{ TERM("falsify", "偽証を行って") }もよい
unless-refuted = この{ -falsehood }が{ TERM("refute", "反証") }されなかったなら、{ $step }
show-proof = そのカードを公開してもよい。偽物だったなら、{ $step }
trigger-proof-stands = あなたの{ -falsehood }が{ TERM("refute", "反証") }されなかった
when-refuted-in-vain = このカードへの{ TERM("refutation-failure", "反証が失敗") }した時、{ -impatience }の代わりに、{ $step }
when-recurred = このカードが{ TERM("recur", "回帰した") }時、{ $step }
recurrence-text = このカードへの{ TERM("refutation-failure", "反証が失敗") }した時、{ $other }を{ -relics }から{ -discard }に置き、このカードを使い終えてから{ -relics }に移してもよい
condition-failed-to-refute =
    { $who ->
        [me] このターンにあなたの{ TERM("refutation-failure", "反証が失敗") }している
       *[opponent] このターンに相手の{ TERM("refutation-failure", "反証が失敗") }している
    }
suffer-impatience-times = 相手は{ -impatience }を{ $times }回受ける
condition-this-not-refuted = このカードのこの使用が{ TERM("refute", "反証") }されていない

## カードの文章

condition-crystals-left = このターンに{ $area }から{ -sakura-token }が移動している
attack-of-nth-card = あなたがこのターンに{ $nth }枚目に使うカードの{ $attack }
false-inferno = 偽火：{ $standing }（このターンの間）
title-oblation = 奉納
title-luminosity = 光輝
amount-on-called = { $card }の上の{ -sakura-token }{ counted-number }
amount-on-called-of =
    { $whose ->
        [me] あなたの{ $card }の上の{ -sakura-token }{ counted-number }
       *[opponent] 相手の{ $card }の上の{ -sakura-token }{ counted-number }
    }
amount-played-normals =
    { $whose ->
        [me] あなたの{ -discard }と{ -enhancements }にある{ -normal }の合計
       *[opponent] 相手の{ -discard }と{ -enhancements }にある{ -normal }の合計
    }
copy-by-amount = このカードは、{ $amount }によって次のカードの{ -copy }になる：{ "\u000A" }{ $cards }
copy-at-least = { $count }以上：{ $card }
copy-at = { $count }：{ $card }
declares-use = このカードは、相手が{ TERM("deck-building", "眼前構築") }で選べる{ $card }の1枚として、{ -normal-method }で使用すると宣言してもよい。相手はその名前のカードを自分の{ -hand }、{ -cover }、{ -discard }から公開してもよく、公開したなら、このカードは使用されずに{ -discard }になる
exchange-for-one = { $cards }を選び、{ $old }と{ -exchange }する
takes-from-life = 納める{ -sakura-token }のうち{ $by }つを{ -life }から取る
impatience-is =
    { $who ->
        [me] あなたが{ -impatience }で受けるダメージは{ $by }/1になる
       *[opponent] 相手が{ -impatience }で受けるダメージは{ $by }/1になる
    }
draw-if-wanted = カードを1枚引くことができる
sword-dance-focuses = 剣舞であなたが{ -basic-action }《{ -recover }》を行う場合、その代わりに{ -basic-action }《{ -focus }》を行うことを選べる
third-sword-dance = このターンの3回目の剣舞をあなたが行ったら、{ -cost }を支払ってこのカードを使うことができる

## 問いと答え

prompt-falsehood-name = どのカードの名前を宣言しますか？
prompt-refute = { $card }が宣言されました。{ TERM("refute", "反証") }しますか？
prompt-recur = { $card }を{ TERM("recur", "回帰") }させますか？
prompt-show-proof = このカードを公開しますか？ 偽物なら、{ $step }。
prompt-declared-use = どのカードとして使用しますか？
prompt-show-against = 相手が{ $card }を宣言しました。自分の同じ{ -name }のカードを公開して、使用を止めますか？
option-falsify = { $card }で{ TERM("falsify", "偽証を行う") }
option-declare-use = { $card }を相手のカードとして使用する
option-refute = { TERM("refute", "反証") }する
option-refute-not = { TERM("refute", "反証") }しない
