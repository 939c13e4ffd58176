# 카드 텍스트. 구는 마침표 없이 쓰고 줄이 마침표를 붙인다. $whose와 $who는 me(자신), opponent(상대), their(고르는 쪽의).

## Where a rule stands

section-heading = { $heading }
section-numbered = { $heading } { $number }

## Lines of a card

text-skill = 〔{ -mahoroba-cost } { $cost }〕{ $name } { $damage }
text-skill-with = 〔{ -mahoroba-cost } { $cost }〕{ $name } { $damage }: { $text }.
text-ex = 〔{ -mahoroba-ex-skill }, { -mahoroba-cost } { $cost }〕{ $name }: { $text }.
text-once = 1턴에 1번, { $text }
text-pays = { $cost }. 그렇게 했다면, { $text }
text-ability = 〔{ -mahoroba-ability }〕{ $text }.
text-set = 〔{ -mahoroba-set }〕{ $text }.
text-set-theirs = 〔상대 { -mahoroba-unit }에 { -mahoroba-set }〕{ $text }.
text-command = { $text }.

## Units

units-this = 이 { -mahoroba-unit }
units-bearer = 이 카드를 { -mahoroba-set }한 { -mahoroba-unit }
units-main =
    { $whose ->
        [me] 자신의 { -mahoroba-main-unit }
       *[opponent] 상대의 { -mahoroba-main-unit }
    }
units-them = 그 { -mahoroba-unit }
unit-kind =
    { $whose ->
        [me] 
            { $where ->
                [standby] 자신의 { unit-other }{ -mahoroba-standby-unit }
                [ko] 자신의 { -mahoroba-ko }된 { -mahoroba-standby-unit }
               *[area] 자신의 { unit-other }{ -mahoroba-unit }
            }
        [their] 
            { $where ->
                [standby] 자신의 { unit-other }{ -mahoroba-standby-unit }
                [ko] 자신의 { -mahoroba-ko }된 { -mahoroba-standby-unit }
               *[area] 자신의 { unit-other }{ -mahoroba-unit }
            }
       *[opponent] 
            { $where ->
                [standby] 상대의 { unit-other }{ -mahoroba-standby-unit }
                [ko] 상대의 { -mahoroba-ko }된 { -mahoroba-standby-unit }
               *[area] 상대의 { unit-other }{ -mahoroba-unit }
            }
    }
unit-other =
    { $other ->
        [1] 다른{ " " }
       *[0] { "" }
    }
unit-kind-bearing =
    { $bearing ->
        [energy] { -mahoroba-energy }{ JOSA("이/가") } 붙어 있는 { $units }
       *[set] 카드를 { -mahoroba-set }한 { $units }
    }

## Amounts and conditions

amount-per-energy = 이 { -mahoroba-unit }에 붙어 있는 { -mahoroba-energy } 1장마다 { -mahoroba-damage } { SIGNED($each) }
amount-per-unit = 자신의 { -mahoroba-area }의 { -mahoroba-unit } 1체마다 { -mahoroba-damage } { SIGNED($each) }
amount-if = { $condition }면 { -mahoroba-damage } { SIGNED($much) }
condition-ailing = { $units }{ JOSA("이/가") } { -mahoroba-rest }나 { -mahoroba-stun }이
condition-hurt = { $units }에 { -mahoroba-damage }{ JOSA("이/가") } 있으
condition-unhurt = { $units }에 { -mahoroba-damage }{ JOSA("이/가") } 없으
condition-stands =
    { $where ->
        [main] 이 { -mahoroba-unit }{ JOSA("이/가") } { -mahoroba-main }에 있으
       *[standby] 이 { -mahoroba-unit }{ JOSA("이/가") } { -mahoroba-standby }에 있으
    }

## Costs

cost-rest = 이 { -mahoroba-unit }{ JOSA("을/를") } { -mahoroba-rest }시킨다
cost-energy = 이 { -mahoroba-unit }의 { -mahoroba-energy }{ JOSA("을/를") } { $count }장 버린다
cost-cards = 자신의 { -mahoroba-hand }{ JOSA("을/를") } { $count }장 버린다

## Putting together

choose-unit =
    { $who ->
        [me] { $units } 1체를 고른다
       *[opponent] 상대는 { $units } 1체를 고른다
    }
while-so = { $condition }면, { $standing }
at-end-of-turn = 자신의 { -mahoroba-turn }{ JOSA("이/가") } 끝날 때, { $step }
when-knocked-out = { $units }{ JOSA("이/가") } { -mahoroba-ko }되었을 때, { $step }

## What is done

step-strike = 이 { -mahoroba-skill }{ JOSA("은/는") } { $units }에게도 { $amount } { -mahoroba-damage }{ JOSA("을/를") } 준다
step-deal = { $units }에게 { $amount } { -mahoroba-damage }{ JOSA("을/를") } 준다
step-heal = { $units }의 { -mahoroba-damage }{ JOSA("을/를") } { $amount } 회복한다
step-normal = { $units }{ JOSA("을/를") } { -mahoroba-normal } 상태로 되돌린다
step-rest = { $units }{ JOSA("을/를") } { -mahoroba-rest }시킨다
step-stun = { $units }{ JOSA("을/를") } { -mahoroba-stun }시킨다
step-bring-forward = { $units }{ JOSA("을/를") } 같은 { -mahoroba-area }의 { -mahoroba-main-unit }{ JOSA("과/와") } 바꾼다
step-revive = { $units }{ JOSA("을/를") } 앞면으로 뒤집어 { -mahoroba-normal } 상태로 만든다
step-drop-energy = { $units }의 { -mahoroba-energy }{ JOSA("을/를") } { $count }장 버린다
step-drop-set = { $units }에 { -mahoroba-set }된 카드를 1장 버린다
step-energy-from-discard = 자신의 { -mahoroba-discard }에서 카드 1장을 { $units }에 { -mahoroba-energy }{ JOSA("으로/로") } 붙인다
step-pass-energy = 이 { -mahoroba-unit }의 { -mahoroba-energy } 1장을 { $units }에 옮겨 붙인다
step-draw = 카드를 { $count }장 뽑는다
step-discard-hand = 자신의 { -mahoroba-hand }{ JOSA("을/를") } { $count }장 버린다
step-search = 자신의 { -mahoroba-deck }에서 { $card }{ JOSA("을/를") } 1장까지 골라 공개하고 { -mahoroba-hand }에 더한 뒤, { -mahoroba-deck }{ JOSA("을/를") } 섞는다
step-take-back = 자신의 { -mahoroba-discard }에서 { $card } 1장을 { -mahoroba-hand }에 더한다
card-of-sort =
    { $term ->
        [mahoroba-unit] { $term }
        [mahoroba-strategy] { $term } { -mahoroba-command }
        [mahoroba-tactics] { $term } { -mahoroba-command }
        [mahoroba-enhancement] { $term } { -mahoroba-command }
       *[other] { -mahoroba-element }{ JOSA("이/가") } { $term }인 { -mahoroba-unit }
    }

## What is in force

change-dealt = { $units }의 { -mahoroba-skill }{ JOSA("이/가") } 주는 { -mahoroba-damage }{ JOSA("은/는") } { $how }
change-taken = { $units }{ JOSA("이/가") } { -mahoroba-skill }{ JOSA("으로/로") } 받는 { -mahoroba-damage }{ JOSA("은/는") } { $how }
change-plus = { $by } 늘어난다
change-minus = { $by } 줄어든다
change-times = { $by }배가 된다
change-half = 절반이 된다(끝수 버림)
change-at-most = { $by }{ JOSA("을/를") } 넘지 않는다
change-hp = { $units }의 { -mahoroba-hp }{ JOSA("은/는") } { $by } 늘어난다
change-no-retreat = { $units }{ JOSA("은/는") } { -mahoroba-retreat }할 수 없다
change-wins-ties = 자신의 { -mahoroba-end-phase }의 { -mahoroba-janken }에서 비기면 자신이 이긴 것이 된다
change-stands-in = { $units }{ JOSA("이/가") } { -mahoroba-ko }될 때, 대신 이 카드를 버리고 그 { -mahoroba-unit }의 남은 { -mahoroba-hp }{ JOSA("을/를") } { $left }{ JOSA("으로/로") } 한다
