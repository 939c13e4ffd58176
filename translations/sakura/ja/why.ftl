# ほかの手と比べて、その手がなぜよいか、なぜ危ないか。

sakura-why-won-more = 先読み100回のうち{ $share }回は次の自分の{ -turn }までに勝ちます（ほかの手：{ $other-share }回）。
sakura-why-won-less =
    { $share ->
        [0] 次の自分の{ -turn }までに勝つことはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分の{ -turn }までに勝つのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
sakura-why-lost-more = 先読み100回のうち{ $share }回は次の自分の{ -turn }までに負けます（ほかの手：{ $other-share }回）。
sakura-why-lost-less =
    { $share ->
        [0] 次の自分の{ -turn }までに負けることはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分の{ -turn }までに負けるのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
sakura-why-reach-more =
    { $how ->
        [turns] { $card }が{ -range }に入ります。
       *[stays] { $card }が{ -range }のままです。
    }
sakura-why-reach-less =
    { $how ->
        [turns] { $card }が{ -range }から外れます。
       *[stays] { $card }は{ -range }に入りません。
    }
sakura-why-payable-more = { $card }のために{ -flare }を残します：先読み100回のうち{ $share }回は次の自分の{ -turn }に支払えます（ほかの手：{ $other-share }回）。
sakura-why-payable-less =
    { $share ->
        [0] { $card }は次の自分の{ -turn }にまず支払えません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] { $card }を次の自分の{ -turn }に支払えるのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
sakura-why-threats-more = { -turn }終了時、相手の手札の攻撃が約{ $value }枚届きます（ほかの手：{ $others }）。
sakura-why-threats-less = { -turn }終了時、相手の手札で届く攻撃は約{ $value }枚だけです（ほかの手：{ $others }）。
sakura-why-life-more = 次の自分の{ -turn }に{ -life }が約{ $value }残ります（ほかの手：{ $others }）。
sakura-why-life-less = 次の自分の{ -turn }に{ -life }は約{ $value }しか残りません（ほかの手：{ $others }）。
sakura-why-their-life-more = 次の自分の{ -turn }までに与える{ -life }への{ -damage }は約{ $less }だけです（ほかの手：{ $others-less }）。
sakura-why-their-life-less = 次の自分の{ -turn }までに{ -life }に約{ $less }の{ -damage }を与えます（ほかの手：{ $others-less }）。
sakura-why-aura-more = { -turn }終了時、自分の{ -aura }が約{ $value }あります（ほかの手：{ $others }）。
sakura-why-aura-less = { -turn }終了時、自分の{ -aura }は約{ $value }しかありません（ほかの手：{ $others }）。
sakura-why-their-aura-more = { -turn }終了時、相手の{ -aura }が約{ $value }残ります（ほかの手：{ $others }）。
sakura-why-their-aura-less = { -turn }終了時、相手の{ -aura }は約{ $value }しか残りません（ほかの手：{ $others }）。
sakura-why-flare-more = 次の自分の{ -turn }に{ -flare }が約{ $value }になります（ほかの手：{ $others }）。
sakura-why-flare-less = 次の自分の{ -turn }に{ -flare }は約{ $value }しかありません（ほかの手：{ $others }）。
sakura-why-their-flare-more = 次の自分の{ -turn }までに相手の{ -flare }が約{ $value }になります（ほかの手：{ $others }）。
sakura-why-their-flare-less = 次の自分の{ -turn }までに相手の{ -flare }は約{ $value }にしかなりません（ほかの手：{ $others }）。
sakura-why-hand-more = { -turn }終了時、自分の{ -hand }が約{ $value }枚残ります（ほかの手：{ $others }枚）。
sakura-why-hand-less = { -turn }終了時、自分の{ -hand }は約{ $value }枚しか残りません（ほかの手：{ $others }枚）。
sakura-why-their-hand-more = 次の自分の{ -turn }に相手の{ -hand }が約{ $value }枚あります（ほかの手：{ $others }枚）。
sakura-why-their-hand-less = 次の自分の{ -turn }に相手の{ -hand }は約{ $value }枚しかありません（ほかの手：{ $others }枚）。
