# 追加ルール§12の文：追加札の別のカードへ開花するカード。文は句点なしで書き、行がそれを付ける。

-bloom = 開花
    .ruby = かいか
    .gloss = カードを{ -extra }の別のカードに{ -exchange }する{ -effect }の前に書かれる名。それ自体に決まりはない。
amount-areas-with = { -sakura-token }がちょうど{ $crystals }つある{ -area }の数
condition-area-with = { -sakura-token }がちょうど{ $crystals }つある{ -area }がある
as-used = このカードを使用する際、{ $step }
as-it-stands = { $standing }
basic-different =
    { $who ->
        [me] 異なる{ -basic-action }を{ $times }回まで行う
       *[opponent] 相手は異なる{ -basic-action }を{ $times }回まで行う
    }
change-damage-goes-onto = そのダメージで動く{ -sakura-token }を可能な限り{ $target }へ動かす
exchange-and-put = { $old }を{ $area }の{ $new }と{ -exchange }し、{ $new }を{ $where }
may-and-arrow = 次を行ってもよい：{ $step }。{ TERM("exchange", "交換した") }なら、{ $source } → { $target }：{ $count }
instead-of-recover = あなたが{ -basic-action }《{ -recover }》を行う代わりに、{ $step }。{ $after }
instead-of-shadow-beyond = このカードの上から{ -shadow }へ動く{ -sakura-token }は、代わりに{ $target }へ動く。{ $target }にすでに{ $most }つ以上あれば、代わりに{ $beyond }へ動く
loses-next-main-phase =
    { $who ->
        [me] あなたは次の{ -main-phase }を失う
       *[opponent] 相手は次の{ -main-phase }を失う
    }
trigger-leaves-extra = あなたのカードが{ -extra }から他の{ -area }へ移った
