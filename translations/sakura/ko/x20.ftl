# 추가 규칙 §20의 글: 위증과 반증, 유물로의 회귀, 자리에 없는 카드의 복제, 상대의 카드로서의 사용. 카드의 글은 마침표 없는 문장으로 쓴다.

## 위증

rule-falsehoods = { -normal }{ JOSA("을/를") } 사용할 수 있을 때, 대신 그 카드로 { TERM("falsify", "위증을 수행") }해도 된다
falsify-before-rebuild = 당신이 { -deck }을 { TERM("rebuild", "재구성") }하기 직전에, { $cards } 1장으로, { $term }{ JOSA("을/를") } 가진 카드로서 { TERM("falsify", "위증을 수행") }해도 된다
unless-refuted = 이 { -falsehood }이 { TERM("refute", "반증") }되지 않았다면, { $step }
show-proof = 그 카드를 공개해도 된다. 가짜였다면, { $step }
trigger-proof-stands = 당신의 { -falsehood }이 { TERM("refute", "반증") }되지 않았을
when-refuted-in-vain = 이 카드에 대한 { TERM("refutation-failure", "반증이 실패") }했을 때, { -impatience } 대신에, { $step }
when-recurred = 이 카드가 { TERM("recur", "회귀했을") } 때, { $step }
recurrence-text = 이 카드에 대한 { TERM("refutation-failure", "반증이 실패") }했을 때, { $other }{ JOSA("을/를") } { -relics }에서 { -discard }에 놓고, 이 카드를 다 사용한 뒤 { -relics }{ JOSA("으로/로") } 옮겨도 된다
condition-failed-to-refute =
    { $who ->
        [me] 이번 턴에 당신의 { TERM("refutation-failure", "반증이 실패") }했다
       *[opponent] 이번 턴에 상대의 { TERM("refutation-failure", "반증이 실패") }했다
    }
suffer-impatience-times = 상대는 { -impatience }{ JOSA("을/를") } { $times }번 받는다
condition-this-not-refuted = 이 카드의 이번 사용이 { TERM("refute", "반증") }되지 않았다

## 카드의 글

condition-crystals-left = 이번 턴에 { $area }에서 { -sakura-token }{ JOSA("이/가") } 이동했다
attack-of-nth-card = 당신이 이번 턴에 { nth-of-a-turn }로 사용하는 카드의 { $attack }
false-inferno = 위화: { $standing }(이번 턴 동안)
title-oblation = 봉납
title-luminosity = 광휘
amount-on-called = { $card } 위의 { -sakura-token }{ counted-number }
amount-on-called-of =
    { $whose ->
        [me] 당신의 { $card } 위의 { -sakura-token }{ counted-number }
       *[opponent] 상대의 { $card } 위의 { -sakura-token }{ counted-number }
    }
amount-played-normals =
    { $whose ->
        [me] 당신의 { -discard }{ JOSA("과/와") } { -enhancements }에 있는 { -normal }의 합계
       *[opponent] 상대의 { -discard }{ JOSA("과/와") } { -enhancements }에 있는 { -normal }의 합계
    }
copy-by-amount = 이 카드는 { $amount }에 따라 다음 카드의 { -copy }가 된다:{ "\u000A" }{ $cards }
copy-at-least = { $count } 이상: { $card }
copy-at = { $count }: { $card }
declares-use = 이 카드는 상대가 { TERM("deck-building", "안전구축") }에서 고를 수 있는 { $card } 1장으로서 { -normal-method }으로 사용한다고 선언해도 된다. 상대는 그 이름의 카드를 자신의 { -hand }, { -cover }, { -discard }에서 공개해도 되고, 공개했다면 이 카드는 사용되지 않고 { -discard }로 간다
exchange-for-one = { $cards } 골라 { $old }{ JOSA("과/와") } { -exchange }한다
takes-from-life = 봉납하는 { -sakura-token } 중 { $by }개를 { -life }에서 가져온다
impatience-is =
    { $who ->
        [me] 당신이 { -impatience }{ JOSA("으로/로") } 받는 데미지는 { $by }/1이 된다
       *[opponent] 상대가 { -impatience }{ JOSA("으로/로") } 받는 데미지는 { $by }/1이 된다
    }
draw-if-wanted = 카드를 1장 뽑을 수 있다
sword-dance-focuses = 검무로 당신이 { -basic-action } 《{ -recover }》{ JOSA("을/를") } 하게 될 때, 그 대신 { -basic-action } 《{ -focus }》{ JOSA("을/를") } 고를 수 있다
third-sword-dance = 당신이 이번 턴의 세 번째 검무를 하면, { -cost }{ JOSA("을/를") } 지불하고 이 카드를 사용할 수 있다

## 물음과 답

prompt-falsehood-name = 어느 카드의 이름을 선언하겠습니까?
prompt-refute = { $card }{ JOSA("이/가") } 선언되었습니다. { TERM("refute", "반증") }하겠습니까?
prompt-recur = { $card }{ JOSA("을/를") } { TERM("recur", "회귀") }시키겠습니까?
prompt-show-proof = 이 카드를 공개하겠습니까? 가짜라면 { $step }.
prompt-declared-use = 어느 카드로서 사용하겠습니까?
prompt-show-against = 상대가 { $card }{ JOSA("을/를") } 선언했습니다. 자신의 같은 { -name }의 카드를 공개하여 그 사용을 막겠습니까?
option-falsify = { $card }{ JOSA("으로/로") } { TERM("falsify", "위증을 수행") }한다
option-declare-use = { $card }{ JOSA("을/를") } 상대의 카드로서 사용한다
option-refute = { TERM("refute", "반증") }한다
option-refute-not = { TERM("refute", "반증") }하지 않는다
