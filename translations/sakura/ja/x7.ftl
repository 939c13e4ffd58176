# 追加ルール§7：毒と、そのカードのほかの働き。カードの文章はphrases.ftlと同じく、句点のない文で書く。

## カードの文章

card-one-of = { $names }
give = { $cards }を選び、{ $where }
give-seen = 相手はあなたの{ $areas }を見て{ $card }{ $count }枚を選び、{ $where }
given-to-hand = 相手の{ -hand }に加える
given-to-deck-top = 相手の{ -deck }の上に置く
return-this = このカードは相手の{ $area }に戻る
cannot-be-covered = { $card }は{ -cover }にできない
on-top-when-rebuilt = { -rebuild }の手順の最後に、{ -deck }にある{ $cards }を無作為な順でその上に置く
attacks-cancelled = { $attack }は{ TERM("cancelled", "打ち消される") }
taken-back = このカードの上から{ -sakura-token }をすべて{ -shadow }へ動かし、このカードを{ -unused }に戻す。その【{ -disenchant }】効果は解決しない
condition-did-no-basic =
    { $who ->
        [me] このターンにあなたが{ -basic-action }を行っていない
       *[opponent] このターンに相手が{ -basic-action }を行っていない
    }
