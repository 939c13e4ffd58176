# ほかの手と比べて、その手がなぜよいか、なぜ危ないか。

gateruler-why-won-more = 先読み100回のうち{ $share }回は次の自分の{ -gateruler-turn }までに勝ちます（ほかの手：{ $other-share }回）。
gateruler-why-won-less =
    { $share ->
        [0] 次の自分の{ -gateruler-turn }までに勝つことはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分の{ -gateruler-turn }までに勝つのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
gateruler-why-lost-more = 先読み100回のうち{ $share }回は次の自分の{ -gateruler-turn }までに負けます（ほかの手：{ $other-share }回）。
gateruler-why-lost-less =
    { $share ->
        [0] 次の自分の{ -gateruler-turn }までに負けることはまずありません（ほかの手：先読み100回のうち{ $other-share }回）。
       *[other] 次の自分の{ -gateruler-turn }までに負けるのは先読み100回のうち{ $share }回だけです（ほかの手：{ $other-share }回）。
    }
gateruler-why-life-more = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-life }が約{ $value }残ります（ほかの手：{ $others }）。
gateruler-why-life-less = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-life }は約{ $value }しか残りません（ほかの手：{ $others }）。
gateruler-why-their-life-more = 次の自分の{ -gateruler-turn }に、{ -gateruler-opponent }の{ -gateruler-life }が約{ $value }残ります（ほかの手：{ $others }）。
gateruler-why-their-life-less = 次の自分の{ -gateruler-turn }に、{ -gateruler-opponent }の{ -gateruler-life }は約{ $value }しか残りません（ほかの手：{ $others }）。
gateruler-why-units-more = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-unit }が約{ $value }体になります（ほかの手：{ $others }体）。
gateruler-why-units-less = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-unit }は約{ $value }体しかありません（ほかの手：{ $others }体）。
gateruler-why-their-units-more = 次の自分の{ -gateruler-turn }に、{ -gateruler-opponent }の{ -gateruler-unit }が約{ $value }体になります（ほかの手：{ $others }体）。
gateruler-why-their-units-less = 次の自分の{ -gateruler-turn }に、{ -gateruler-opponent }の{ -gateruler-unit }は約{ $value }体しかありません（ほかの手：{ $others }体）。
gateruler-why-health-more = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-unit }の残り{ -gateruler-hp }の合計が約{ $value }になります（ほかの手：{ $others }）。
gateruler-why-health-less = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-unit }の残り{ -gateruler-hp }の合計は約{ $value }しかありません（ほかの手：{ $others }）。
gateruler-why-their-health-more = 次の自分の{ -gateruler-turn }に、{ -gateruler-opponent }の{ -gateruler-unit }の残り{ -gateruler-hp }の合計が約{ $value }になります（ほかの手：{ $others }）。
gateruler-why-their-health-less = 次の自分の{ -gateruler-turn }に、{ -gateruler-opponent }の{ -gateruler-unit }の残り{ -gateruler-hp }の合計は約{ $value }しかありません（ほかの手：{ $others }）。
gateruler-why-atk-more = この{ -gateruler-turn }の終わりに、自分の{ -gateruler-attack-zone }の{ -gateruler-atk }の合計が約{ $value }になります（ほかの手：{ $others }）。
gateruler-why-atk-less = この{ -gateruler-turn }の終わりに、自分の{ -gateruler-attack-zone }の{ -gateruler-atk }の合計は約{ $value }しかありません（ほかの手：{ $others }）。
gateruler-why-stk-more = この{ -gateruler-turn }の終わりに、自分の{ -gateruler-attack-zone }の{ -gateruler-stk }の合計が約{ $value }になります（ほかの手：{ $others }）。
gateruler-why-stk-less = この{ -gateruler-turn }の終わりに、自分の{ -gateruler-attack-zone }の{ -gateruler-stk }の合計は約{ $value }しかありません（ほかの手：{ $others }）。
gateruler-why-set-more = この{ -gateruler-turn }の終わりに、自分の{ -gateruler-set-card }が約{ $value }枚になります（ほかの手：{ $others }枚）。
gateruler-why-set-less = この{ -gateruler-turn }の終わりに、自分の{ -gateruler-set-card }は約{ $value }枚しかありません（ほかの手：{ $others }枚）。
gateruler-why-hand-more = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-hand }が約{ $value }枚になります（ほかの手：{ $others }枚）。
gateruler-why-hand-less = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-hand }は約{ $value }枚しかありません（ほかの手：{ $others }枚）。
gateruler-why-energy-more = この{ -gateruler-turn }の終わりに、使える{ -gateruler-energy-card }が約{ $value }枚になります（ほかの手：{ $others }枚）。
gateruler-why-energy-less = この{ -gateruler-turn }の終わりに、使える{ -gateruler-energy-card }は約{ $value }枚しかありません（ほかの手：{ $others }枚）。
gateruler-why-deck-more = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-deck }が約{ $value }枚になります（ほかの手：{ $others }枚）。
gateruler-why-deck-less = 次の自分の{ -gateruler-turn }に、自分の{ -gateruler-deck }は約{ $value }枚しかありません（ほかの手：{ $others }枚）。
