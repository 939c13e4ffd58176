# ほかの手と比べて、その手がなぜよいか、なぜ危ないか。

hololive-why-won-more = 先読み100回のうち{ $share }回は次の自分の{ -hololive-turn }までに勝ちます（ほかの手：{ $other-share }回）。
hololive-why-won-less =
    { $share ->
        [0] 次の自分の{ -hololive-turn }までに勝つことはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分の{ -hololive-turn }までに勝つのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
hololive-why-lost-more = 先読み100回のうち{ $share }回は次の自分の{ -hololive-turn }までに負けます（ほかの手：{ $other-share }回）。
hololive-why-lost-less =
    { $share ->
        [0] 次の自分の{ -hololive-turn }までに負けることはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分の{ -hololive-turn }までに負けるのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
hololive-why-life-more = 次の自分の{ -hololive-turn }に自分の{ -hololive-life }が約{ $value }残ります（ほかの手：{ $others }）。
hololive-why-life-less = 次の自分の{ -hololive-turn }に自分の{ -hololive-life }は約{ $value }しか残りません（ほかの手：{ $others }）。
hololive-why-their-life-more = 次の自分の{ -hololive-turn }に{ -hololive-opponent }の{ -hololive-life }が約{ $value }残ります（ほかの手：{ $others }）。
hololive-why-their-life-less = 次の自分の{ -hololive-turn }に{ -hololive-opponent }の{ -hololive-life }は約{ $value }しか残りません（ほかの手：{ $others }）。
hololive-why-holomem-more = 次の自分の{ -hololive-turn }に、自分の{ -hololive-stage }に{ -hololive-holomem }が約{ $value }人残ります（ほかの手：{ $others }人）。
hololive-why-holomem-less = 次の自分の{ -hololive-turn }に、自分の{ -hololive-stage }の{ -hololive-holomem }は約{ $value }人しか残りません（ほかの手：{ $others }人）。
hololive-why-their-holomem-more = 次の自分の{ -hololive-turn }に、{ -hololive-opponent }の{ -hololive-stage }に{ -hololive-holomem }が約{ $value }人残ります（ほかの手：{ $others }人）。
hololive-why-their-holomem-less = 次の自分の{ -hololive-turn }に、{ -hololive-opponent }の{ -hololive-stage }の{ -hololive-holomem }は約{ $value }人しか残りません（ほかの手：{ $others }人）。
hololive-why-health-more = 次の自分の{ -hololive-turn }に自分の{ -hololive-holomem }の{ -hololive-hp }が合わせて約{ $value }残ります（ほかの手：{ $others }）。
hololive-why-health-less = 次の自分の{ -hololive-turn }に自分の{ -hololive-holomem }の{ -hololive-hp }は合わせて約{ $value }しか残りません（ほかの手：{ $others }）。
hololive-why-their-health-more = 次の自分の{ -hololive-turn }に{ -hololive-opponent }の{ -hololive-holomem }の{ -hololive-hp }が合わせて約{ $value }残ります（ほかの手：{ $others }）。
hololive-why-their-health-less = 次の自分の{ -hololive-turn }に{ -hololive-opponent }の{ -hololive-holomem }の{ -hololive-hp }は合わせて約{ $value }しか残りません（ほかの手：{ $others }）。
hololive-why-bloomed-more = この{ -hololive-turn }の終わりに{ -hololive-bloom }している自分の{ -hololive-holomem }が約{ $value }人になります（ほかの手：{ $others }人）。
hololive-why-bloomed-less = この{ -hololive-turn }の終わりに{ -hololive-bloom }している自分の{ -hololive-holomem }は約{ $value }人しかいません（ほかの手：{ $others }人）。
hololive-why-arts-more = 次の自分の{ -hololive-turn }に{ $card }は約{ $value }{ -hololive-damage }の{ -hololive-arts }を使える{ -hololive-cheer }がそろいます（ほかの手：{ $others }）。
hololive-why-arts-less = 次の自分の{ -hololive-turn }に{ $card }の{ -hololive-cheer }は約{ $value }{ -hololive-damage }の{ -hololive-arts }の分しかありません（ほかの手：{ $others }）。
hololive-why-cheer-more = 次の自分の{ -hololive-turn }に自分の{ -hololive-holomem }の{ -hololive-cheer }が合わせて約{ $value }枚になります（ほかの手：{ $others }枚）。
hololive-why-cheer-less = 次の自分の{ -hololive-turn }に自分の{ -hololive-holomem }の{ -hololive-cheer }は合わせて約{ $value }枚しかありません（ほかの手：{ $others }枚）。
hololive-why-hand-more = 次の自分の{ -hololive-turn }に自分の{ -hololive-hand }が約{ $value }枚残ります（ほかの手：{ $others }枚）。
hololive-why-hand-less = 次の自分の{ -hololive-turn }に自分の{ -hololive-hand }は約{ $value }枚しか残りません（ほかの手：{ $others }枚）。
hololive-why-power-more = 次の自分の{ -hololive-turn }に自分の{ -hololive-holo-power }が約{ $value }枚になります（ほかの手：{ $others }枚）。
hololive-why-power-less = 次の自分の{ -hololive-turn }に自分の{ -hololive-holo-power }は約{ $value }枚しかありません（ほかの手：{ $others }枚）。
