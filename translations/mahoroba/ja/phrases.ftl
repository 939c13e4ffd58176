# カードのテキスト。句は文末の「。」なしで書き、行が「。」を付ける。$whose と $who は me（自分）、opponent（相手）、their（選ぶ側の）。

## Where a rule stands

section-heading = { $heading }
section-numbered = { $heading } { $number }

## Lines of a card

text-skill = 〔{ -mahoroba-cost }{ $cost }〕{ $name } { $damage }
text-skill-with = 〔{ -mahoroba-cost }{ $cost }〕{ $name } { $damage }：{ $text }。
text-ex = 〔{ -mahoroba-ex-skill }・{ -mahoroba-cost }{ $cost }〕{ $name }：{ $text }。
text-once = 1ターンに1度、{ $text }
text-pays = { $cost }。そうした場合、{ $text }
text-ability = 〔{ -mahoroba-ability }〕{ $text }。
text-set = 〔{ -mahoroba-set }〕{ $text }。
text-set-theirs = 〔相手の{ -mahoroba-unit }に{ -mahoroba-set }〕{ $text }。
text-command = { $text }。

## Units

units-this = この{ -mahoroba-unit }
units-bearer = このカードを{ -mahoroba-set }した{ -mahoroba-unit }
units-main =
    { $whose ->
        [me] 自分の{ -mahoroba-main-unit }
       *[opponent] 相手の{ -mahoroba-main-unit }
    }
units-them = その{ -mahoroba-unit }
unit-kind =
    { $whose ->
        [me] 
            { $where ->
                [standby] 自分の{ unit-other }{ -mahoroba-standby-unit }
                [ko] 自分の{ -mahoroba-ko }した{ -mahoroba-standby-unit }
               *[area] 自分の{ unit-other }{ -mahoroba-unit }
            }
        [their] 
            { $where ->
                [standby] 自分の{ unit-other }{ -mahoroba-standby-unit }
                [ko] 自分の{ -mahoroba-ko }した{ -mahoroba-standby-unit }
               *[area] 自分の{ unit-other }{ -mahoroba-unit }
            }
       *[opponent] 
            { $where ->
                [standby] 相手の{ unit-other }{ -mahoroba-standby-unit }
                [ko] 相手の{ -mahoroba-ko }した{ -mahoroba-standby-unit }
               *[area] 相手の{ unit-other }{ -mahoroba-unit }
            }
    }
unit-other =
    { $other ->
        [1] 他の
       *[0] { "" }
    }
unit-kind-bearing =
    { $bearing ->
        [energy] { -mahoroba-energy }の付いている{ $units }
       *[set] カードを{ -mahoroba-set }した{ $units }
    }

## Amounts and conditions

amount-per-energy = この{ -mahoroba-unit }に付いている{ -mahoroba-energy }1枚につき{ -mahoroba-damage }{ SIGNED($each) }
amount-per-unit = 自分の{ -mahoroba-area }の{ -mahoroba-unit }1体につき{ -mahoroba-damage }{ SIGNED($each) }
amount-if = { $condition }なら{ -mahoroba-damage }{ SIGNED($much) }
condition-ailing = { $units }が{ -mahoroba-rest }か{ -mahoroba-stun }
condition-hurt = { $units }に{ -mahoroba-damage }がある
condition-unhurt = { $units }に{ -mahoroba-damage }がない
condition-stands =
    { $where ->
        [main] この{ -mahoroba-unit }が{ -mahoroba-main }にいる
       *[standby] この{ -mahoroba-unit }が{ -mahoroba-standby }にいる
    }

## Costs

cost-rest = この{ -mahoroba-unit }を{ -mahoroba-rest }にする
cost-energy = この{ -mahoroba-unit }の{ -mahoroba-energy }を{ $count }枚捨てる
cost-cards = 自分の{ -mahoroba-hand }を{ $count }枚捨てる

## Putting together

choose-unit =
    { $who ->
        [me] { $units }1体を選ぶ
       *[opponent] 相手は{ $units }1体を選ぶ
    }
while-so = { $condition }間、{ $standing }
at-end-of-turn = 自分の{ -mahoroba-turn }の終わりに、{ $step }
when-knocked-out = { $units }が{ -mahoroba-ko }した時、{ $step }

## What is done

step-strike = この{ -mahoroba-skill }は{ $units }にも{ $amount }{ -mahoroba-damage }を与える
step-deal = { $units }に{ $amount }{ -mahoroba-damage }を与える
step-heal = { $units }の{ -mahoroba-damage }を{ $amount }回復する
step-normal = { $units }を{ -mahoroba-normal }状態に戻す
step-rest = { $units }を{ -mahoroba-rest }にする
step-stun = { $units }を{ -mahoroba-stun }にする
step-bring-forward = { $units }を、同じ{ -mahoroba-area }の{ -mahoroba-main-unit }と入れ替える
step-revive = { $units }を表向きにし、{ -mahoroba-normal }状態にする
step-drop-energy = { $units }の{ -mahoroba-energy }を{ $count }枚捨てる
step-drop-set = { $units }に{ -mahoroba-set }したカードを1枚捨てる
step-energy-from-discard = 自分の{ -mahoroba-discard }のカード1枚を、{ $units }に{ -mahoroba-energy }として付ける
step-pass-energy = この{ -mahoroba-unit }の{ -mahoroba-energy }1枚を{ $units }に付け替える
step-draw = カードを{ $count }枚引く
step-discard-hand = 自分の{ -mahoroba-hand }を{ $count }枚捨てる
step-search = 自分の{ -mahoroba-deck }から{ $card }を1枚まで選び、公開して{ -mahoroba-hand }に加え、{ -mahoroba-deck }をシャッフルする
step-take-back = 自分の{ -mahoroba-discard }の{ $card }1枚を{ -mahoroba-hand }に加える
card-of-sort =
    { $term ->
        [mahoroba-unit] { $term }
        [mahoroba-strategy] { $term }の{ -mahoroba-command }
        [mahoroba-tactics] { $term }の{ -mahoroba-command }
        [mahoroba-enhancement] { $term }の{ -mahoroba-command }
       *[other] { -mahoroba-element }が{ $term }の{ -mahoroba-unit }
    }

## What is in force

change-dealt = { $units }の{ -mahoroba-skill }が与える{ -mahoroba-damage }は{ $how }
change-taken = { $units }が{ -mahoroba-skill }から受ける{ -mahoroba-damage }は{ $how }
change-plus = { $by }増える
change-minus = { $by }減る
change-times = { $by }倍になる
change-half = 半分になる（端数切り捨て）
change-at-most = { $by }を超えない
change-hp = { $units }の{ -mahoroba-hp }は{ $by }増える
change-no-retreat = { $units }は{ -mahoroba-retreat }できない
change-wins-ties = 自分の{ -mahoroba-end-phase }の{ -mahoroba-janken }では、あいこは自分の勝ちになる
change-stands-in = { $units }が{ -mahoroba-ko }する時、代わりにこのカードを捨て、その{ -mahoroba-unit }の残り{ -mahoroba-hp }を{ $left }にする
