# 追加ルール§17のテキスト：種結晶、土壌、生育。句は文末の「。」なしで書く。

sprout-seeds = あなたの{ -field }の{ -seed }を{ $count }つ{ TERM("sprouted", "萌芽させる") }
seed-rules = あなたがメガミの《{ -enhancement }》カードを使用する時、{ -field }の{ -seed }1つを{ TERM("sprouted", "萌芽させる") }
amount-sprouted-seeds = あなたの{ -field }の{ TERM("sprouted", "萌芽した") }{ -seed }{ counted-number }
amount-seeds-on-cards =
    { $in-use ->
        [yes] 《{ -enhancement }》カードの上にあるあなたの{ -seed }{ counted-number }
       *[no] あなたの{ -enhancements }の上の{ -seed }{ counted-number }
    }
amount-seeds-on-this = このカードの上の{ -seed }{ counted-number }
condition-all-sprouted = あなたの{ -field }の{ -seed }がすべて{ -sprouted }
condition-in-phase = { $phase }
trigger-seeds-become = このカードの上の{ -seed }が{ $count }つになった
trigger-crystals-taken =
    { $who ->
        [me] あなたがそのターンで初めて{ $spot }の{ -sakura-token }を動かした
       *[opponent] 相手がそのターンで初めて{ $spot }の{ -sakura-token }を動かした
    }
upkeep-comes-here = { -start-phase }の処理であなたの他の{ -enhancements }から{ -shadow }へ動く{ -sakura-token }は、代わりにこのカードの上へ動く
next-basic-idle =
    { $who ->
        [me] このターンにあなたが次に行う{ -basic-action }は効果を解決しない
       *[opponent] このターンに相手が次に行う{ -basic-action }は効果を解決しない
    }
prompt-lay-seeds = { -shadow }、自分の{ -aura }、{ -field }の{ TERM("sprouted", "萌芽している") }{ -seed }から、載せるものを{ $count }つまで選んでください。
as-it-comes-and-in-end-phase = { -initialize }と、{ -ongoing }のあなたの{ -end-phase }に、{ $step }
prompt-growth = { -growth }：{ TERM("sprouted", "萌芽している") }{ -seed }を{ $count }つまで、さらに載せられます。
place-sprouted = { $who }の{ -field }（{ -sprouted }）
place-unsprouted = { $who }の{ -field }（{ -unsprouted }）
