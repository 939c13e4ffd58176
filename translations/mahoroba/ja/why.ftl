# ほかの手と比べて、その手がなぜよいか、なぜ危ないか。

mahoroba-why-won-more = 先読み100回のうち{ $share }回は次の自分のターンまでに勝ちます（ほかの手：{ $other-share }回）。
mahoroba-why-won-less =
    { $share ->
        [0] 次の自分のターンまでに勝つことはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分のターンまでに勝つのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
mahoroba-why-lost-more = 先読み100回のうち{ $share }回は次の自分のターンまでに負けます（ほかの手：{ $other-share }回）。
mahoroba-why-lost-less =
    { $share ->
        [0] 次の自分のターンまでに負けることはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分のターンまでに負けるのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
mahoroba-why-units-more = 次の自分のターンに自分のユニットが約{ $value }体残ります（ほかの手：{ $others }体）。
mahoroba-why-units-less = 次の自分のターンに自分のユニットは約{ $value }体しか残りません（ほかの手：{ $others }体）。
mahoroba-why-their-units-more = 次の自分のターンに相手のユニットが約{ $value }体残ります（ほかの手：{ $others }体）。
mahoroba-why-their-units-less = 次の自分のターンに相手のユニットは約{ $value }体しか残りません（ほかの手：{ $others }体）。
mahoroba-why-health-more = 次の自分のターンに自分のユニットのHPが合わせて約{ $value }残ります（ほかの手：{ $others }）。
mahoroba-why-health-less = 次の自分のターンに自分のユニットのHPは合わせて約{ $value }しか残りません（ほかの手：{ $others }）。
mahoroba-why-their-health-more = 次の自分のターンに相手のユニットのHPが合わせて約{ $value }残ります（ほかの手：{ $others }）。
mahoroba-why-their-health-less = 次の自分のターンに相手のユニットのHPは合わせて約{ $value }しか残りません（ほかの手：{ $others }）。
mahoroba-why-skill-more = 次の自分のターンに{ $card }のスキルをより多く使えるエネルギーがそろいます。
mahoroba-why-skill-less = 次の自分のターンに{ $card }のスキルを使うエネルギーが足りなくなります。
mahoroba-why-energy-more = 次の自分のターンに自分のエネルギーが約{ $value }になります（ほかの手：{ $others }）。
mahoroba-why-energy-less = 次の自分のターンに自分のエネルギーは約{ $value }しかありません（ほかの手：{ $others }）。
mahoroba-why-hand-more = 次の自分のターンに自分の手札が約{ $value }枚残ります（ほかの手：{ $others }枚）。
mahoroba-why-hand-less = 次の自分のターンに自分の手札は約{ $value }枚しか残りません（ほかの手：{ $others }枚）。
