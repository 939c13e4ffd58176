# 追加ルール§8のテキスト：機巧、封印したカードの複製、値を変えての使用、選ばれなかった切札。句は文末の「。」なしで書く。

## 機巧

icon =
    { $count ->
        [1] 《{ $icon }》
       *[other] 《{ $icon }》×{ $count }
    }
icon-chosen-type = 選んだカードの{ -card-type }
icon-chosen-subtype = 選んだカードの{ -subtype }
framed = { -mechanism }〔{ $icons }〕：{ $step }
framed-by-others = { -mechanism }〔{ $icons }〕：この{ -mechanism }が{ TERM("other-megami", "他のメガミ") }のカードだけで{ -mechanism-complete }しているなら、{ $step }
assembled = { -mechanism }〔{ $icons }〕が{ -mechanism-complete }している
assembled-by-others = { -mechanism }〔{ $icons }〕が{ TERM("other-megami", "他のメガミ") }のカードだけで{ -mechanism-complete }している
multiplies-mechanisms = { -gear-frame }の中の効果をあなたが解決する時、このカードの上から{ -shadow }へ{ -sakura-token }を1つ移してもよい。そうすれば、その枠に書かれた数はどれも{ $by }倍になる
prompt-multiply-mechanism = { $card }の{ -mechanism }の数を{ $by }倍にするために、このカードの上の{ -sakura-token }を1つ{ -shadow }へ送りますか？
now-and-in-end-phase = 使った時と、使用済の間のあなたの{ -end-phase }に、{ $step }

## 封印したカード

copies-sealed = あなたの{ $card }が{ -unused }でない間、このカードはその下に{ TERM("seal", "封印された") }カードの{ -copy }になる。{ -name }だけは変わらない
condition-nothing-sealed = このカードに{ TERM("seal", "封印された") }カードがない

## このカード

use-this = このカードを使用する
may-use-this-without-cost = { -cost }を支払わずにこのカードを使用してもよい
may-use-this-without-all = どの{ -use-cost }も支払わずにこのカードを使用してもよい
gather =
    { $who ->
        [me] { $sources }の{ -sakura-token }{ $count }つを{ $target }に置く
       *[opponent] 相手は{ $sources }の{ -sakura-token }{ $count }つを{ $target }に置く
    }
gather-own =
    { $who ->
        [me]
            { $count ->
                [1] あなたの{ $areas }から{ -sakura-token }を1つ{ $target }に置く
               *[other] あなたの{ $areas }から{ -sakura-token }を合わせて{ $count }つ{ $target }に置く
            }
       *[opponent]
            { $count ->
                [1] 相手は自分の{ $areas }から{ -sakura-token }を1つ選び、{ $target }に置く
               *[other] 相手は自分の{ $areas }から{ -sakura-token }を合わせて{ $count }つ選び、{ $target }に置く
            }
    }
cannot-use-this = このカードは使用できない

## 使い直すカード

card-not-unused = { -unused }でない{ $card }
adjust-range = { -range }のすべての値を{ $by }
adjust-aura = { -aura-damage }を{ $by }
adjust-life = { -life-damage }を{ $by }
adjust-capacity = { -capacity }を{ $by }
prompt-adjust = そのカードのどの値を変えますか？
use-adjusted = { $cards }を選び、どの{ -use-cost }も支払わずに使用してもよい。その使用では、{ -range }（すべての値）、{ -aura-damage }、{ -life-damage }、{ -capacity }から1つを選び、{ $by }だけ増やすか減らすことができる

## 調べて当てる

use-chosen = 選んだカードを使用する
guess-choose =
    { $who ->
        [me] あなたは{ $cards }を選ぶ
       *[opponent] 相手は{ $cards }を選ぶ
    }
guess-declare = あなたはカードの{ -name }を1つ宣言し、選ばれたカードを{ $where }
guess-right = その{ -name }が当たっていたなら、{ $step }
unchosen-of =
    { $whose ->
        [me] あなた
       *[opponent] 相手
    }
prompt-unchosen = どちらのプレイヤーが選ばなかった{ -special }を得ますか？
take-unchosen = プレイヤーを1人選ぶ。そのプレイヤーが保有し、{ -not-chosen }{ -special }は、すべて{ -outside }から{ -unused }のままあなたの{ -special }に加わり、{ -owner }もあなたに変わる
deed = { $name }を行う（{ $text }）

## きっかけ

condition-reacting = { -reaction }での使用
trigger-card-used =
    { $who ->
        [me] あなたが{ $card }を使った
       *[opponent] 相手が{ $card }を使った
    }
trigger-or = { $first }時、または{ $second }
