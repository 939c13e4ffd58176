# カードのテキスト。句は文末の「。」なしで書き、行が「。」を付ける。$whose と $who は me（自分）、opponent（相手）、their（選ぶ側の）。

## Where a rule stands

section-heading = { $heading }
section-numbered = { $heading } { $number }

## Lines of a card

text-skill = 〔{ -cost }{ $cost }〕{ $name } { $damage }
text-skill-with = 〔{ -cost }{ $cost }〕{ $name } { $damage }：{ $text }。
text-ex = 〔{ -ex-skill }・{ -cost }{ $cost }〕{ $name }：{ $text }。
text-once = 1ターンに1度、{ $text }
text-pays = { $cost }。そうしたら、{ $text }
text-ability = 〔{ -ability }〕{ $text }。
text-set = 〔{ -set }〕{ $text }。
text-set-theirs = 〔相手の{ -unit }に{ -set }〕{ $text }。
text-command = { $text }。
clause-and-then = { $first }。{ $second }

## Units

units-this = この{ -unit }
units-bearer = これを{ -set }した{ -unit }
units-main =
    { $whose ->
        [me] 自分の{ -main-unit }
       *[opponent] 相手の{ -main-unit }
    }
units-them = その{ -unit }
unit-kind =
    { $whose ->
        [me] 
            { $where ->
                [standby] 自分の{ unit-other }{ -standby-unit }
                [ko] 自分の{ -ko }した{ -standby-unit }
               *[area] 自分の{ unit-other }{ -unit }
            }
        [their] 
            { $where ->
                [standby] { unit-other }{ -standby-unit }
                [ko] { -ko }した{ -standby-unit }
               *[area] { unit-other }{ -unit }
            }
       *[opponent] 
            { $where ->
                [standby] 相手の{ unit-other }{ -standby-unit }
                [ko] 相手の{ -ko }した{ -standby-unit }
               *[area] 相手の{ unit-other }{ -unit }
            }
    }
unit-other =
    { $other ->
        [1] 他の
       *[0] { "" }
    }
unit-kind-bearing =
    { $bearing ->
        [energy] { -energy }の付いている{ $units }
       *[set] カードを{ -set }した{ $units }
    }

## Amounts and conditions

amount-per-energy = この{ -unit }に付いている{ -energy }1枚につき{ -damage }{ SIGNED($each) }
amount-per-unit = 自分の{ -area }の{ -unit }1体につき{ -damage }{ SIGNED($each) }
amount-if = { $condition }なら{ -damage }{ SIGNED($much) }
condition-ailing = { $units }が{ -rest }か{ -stun }
condition-hurt = { $units }に{ -damage }がある
condition-unhurt = { $units }に{ -damage }がない
condition-stands =
    { $where ->
        [main] この{ -unit }が{ -main }にいる
       *[standby] この{ -unit }が{ -standby }にいる
    }

## Costs

cost-rest = この{ -unit }を{ -rest }にする
cost-energy = この{ -unit }の{ -energy }を{ $count }枚捨てる
cost-cards = { -hand }を{ $count }枚捨てる

## Putting together

choose-unit =
    { $who ->
        [me] { $units }1体を選ぶ。{ $steps }
       *[opponent] 相手は{ $units }1体を選ぶ。{ $steps }
    }
may-do = 次を行ってもよい：{ $step }
one-of = 次から1つを選んで行う：{ $steps }
one-of-item = 「{ $step }」
if-so-do = { $condition }なら、{ $step }
until-end-of-turn = この{ -turn }の間、{ $change }
while-so = { $condition }間、{ $standing }
at-end-of-turn = 自分の{ -turn }の終わりに、{ $step }
when-knocked-out = { $units }が{ -ko }した時、{ $step }

## What is done

step-strike = この{ -skill }は{ $units }にも{ $amount }{ -damage }を与える
step-deal = { $units }に{ $amount }{ -damage }を与える
step-heal = { $units }の{ -damage }を{ $amount }回復する
step-normal = { $units }を{ -normal }状態に戻す
step-rest = { $units }を{ -rest }にする
step-stun = { $units }を{ -stun }にする
step-bring-forward = { $units }をその{ -main-unit }と入れ替える
step-revive = { $units }を表向きにし、{ -normal }状態にする
step-drop-energy = { $units }の{ -energy }を{ $count }枚捨てる
step-drop-set = { $units }に{ -set }したカードを1枚捨てる
step-energy-from-discard = 自分の{ -discard }のカード1枚を、{ $units }に{ -energy }として付ける
step-pass-energy = この{ -unit }の{ -energy }1枚を{ $units }に付け替える
step-draw = カードを{ $count }枚引く
step-discard-hand = { -hand }を{ $count }枚捨てる
step-search = 自分の{ -deck }から{ $card }を1枚まで選び、公開して{ -hand }に加え、{ -deck }をシャッフルする
step-take-back = 自分の{ -discard }の{ $card }1枚を{ -hand }に加える
card-of-sort =
    { $sort ->
        [unit] { $term }
        [strategy] { $term }の{ -command }
        [tactics] { $term }の{ -command }
        [enhancement] { $term }の{ -command }
       *[element] { -element }が{ $term }の{ -unit }
    }

## What is in force

change-dealt = { $units }の{ -skill }が与える{ -damage }は{ $how }
change-taken = { $units }が{ -skill }から受ける{ -damage }は{ $how }
change-plus = { $by }増える
change-minus = { $by }減る
change-times = { $by }倍になる
change-half = 半分になる（端数切り捨て）
change-at-most = { $by }までになる
change-hp = { $units }の{ -hp }は{ $by }増える
change-no-retreat = { $units }は{ -retreat }できない
change-wins-ties = 自分の{ -end-phase }の{ -janken }では、あいこは自分の勝ちになる
change-stands-in = { $units }が{ -ko }する時、代わりにこのカードを捨て、その{ -unit }の残り{ -hp }を{ $left }にする
