# What texts of cards in any game are put together from.

steps = { $steps }
sentence = { $text }.
bullet = ・{ $step }
amount-x = X
condition-and = { $first }{ JOSA("이고/이고/고") } { $second }
condition-or = { $first }{ JOSA("이거나/이거나/거나") } { $second }
condition-not = 「{ $condition }」이 아닌 경우
condition-named = { $names }({ $condition })
card-called = { $card } { $name }
card-other = 다른 { $card }
when = { $condition }{ JOSA("이면/면") }, { $step }
when-all = { $condition }{ JOSA("이면/면") }, 다음을 차례로 한다: { $step }
when-all-stands = { $condition }{ JOSA("이면/면") }, 다음이 모두 유효하다: { $step }
when-either = { $condition }{ JOSA("이면/면") }, 다음을 한다: { $step }
when-named = { $condition }{ JOSA("이면/면") }, { $step }
when-named-all = { $condition }{ JOSA("이면/면") }, 다음을 차례로 한다: { $step }
when-named-all-stands = { $condition }{ JOSA("이면/면") }, 다음이 모두 유효하다: { $step }
otherwise = 그렇지 않다면, { $step }
may = 다음을 해도 된다: { $step }
if-so-all = 그렇게 했다면, 다음을 모두 한다: { $step }
if-so =
    { $step ->
        [when] 그렇게 했고 { $step }
       *[other] 그렇게 했다면, { $step }
    }
if-not = 그럴 수 없다면, { $step }
choose = 다음 중 { $times }개를 골라 한다:{ "\u000A" }{ $steps }
they-choose = 상대가 다음 중 1개를 고르고, 당신이 그것을 한다:{ "\u000A" }{ $steps }
choose-any =
    { $times ->
        [1] 다음 중 1개를 골라 해도 된다:{ "\u000A" }{ $steps }
       *[other] 다음 중 { $times }개까지 골라 원하는 순서로 한다:{ "\u000A" }{ $steps }
    }
choose-or-all =
    { $times ->
        [2] 다음 중 하나 또는 둘 다 한다:{ "\u000A" }{ $steps }
       *[other] 다음 중 하나 또는 모두 한다:{ "\u000A" }{ $steps }
    }
choose-any-x = 다음 중 서로 다른 X개까지 골라 위에서부터 차례로 한다(X는 { $amount }):{ "\u000A" }{ $steps }
choose-again = 다음 중에서 { $times }번 골라 한다(같은 것을 다시 골라도 된다):{ "\u000A" }{ $steps }
choose-any-again = 다음 중에서 { $times }번까지 골라 해도 된다(같은 것을 다시 골라도 된다):{ "\u000A" }{ $steps }
condition-even = { $left }{ JOSA("이/가") } 짝수
reckon-modulo = { $left }{ JOSA("을/를") } { $right }{ JOSA("으로/로") } 나눈 나머지
choose-listed = 다음 중 서로 다른 { $times }개를 골라 위에서부터 차례로 한다:{ "\u000A" }{ $steps }
repeat = { $times }번 되풀이한다: { $step }
this-turn = 이번 턴 동안, { $standing }
prompt-may = 다음을 하겠습니까? { $step }.
prompt-step = { $step }
answer-of = { $card }: { $does }
pick = { $card } { $count }장을
pick-up-to = { $card } { $count }장까지
pick-all = { $card }{ JOSA("을/를") } 모두
card-in-areas =
    { $whose ->
        [me] 당신 { $areas }의 { $card }
        [their] { $areas }의 { $card }
        [any] 어느 한 플레이어의 { $areas }에 있는 { $card }
       *[opponent] 상대 { $areas }의 { $card }
    }
reveal =
    { $who ->
        [me] { $cards } 공개한다
       *[opponent] 상대는 { $cards } 공개한다
    }
look-at = { $cards } 살펴본다
amount-half-up = ({ $amount })의 절반(소수점 올림)
amount-half-plain = { $amount }의 절반(소수점 올림)
amount-half-x = X의 절반(소수점 올림)
card-lying-in = { $area }에 있는 { $card }
condition-this-lies-in = 이 카드가 { $area }에 있다
pick-random = 무작위로 { $card } { $count }장을
pick-any-number = { $card }{ JOSA("을/를") } 원하는 만큼
pick-looking =
    { $whose ->
        [me] 당신의 { $areas }{ JOSA("을/를") } 보고 그중 { $card } { $count }장을
       *[opponent] 상대의 { $areas }{ JOSA("을/를") } 보고 그중 { $card } { $count }장을
    }
pick-looking-up-to =
    { $whose ->
        [me] 당신의 { $areas }{ JOSA("을/를") } 보고 그중 { $card } { $count }장까지
       *[opponent] 상대의 { $areas }{ JOSA("을/를") } 보고 그중 { $card } { $count }장까지
    }
repeat-x = 다음을 X번 한다(X: { $amount }): { $step }
may-all = 다음을 모두 해도 된다: { $step }
condition-owns-this = 이 카드의 보유자가 당신
or-else = 다음 중 하나를 한다. { $first }, 또는 { $second }
condition-they-are = 그것이 { $card }{ JOSA("이었다/였다") }
option-all =
    { $count ->
        [2] 둘 다
       *[other] 모두
    }
condition-it-lies-in = 그 카드가 { $area }에 있다
choose-cards = { $cards } 고른다
compare-at-most = { $left }{ JOSA("이/가") } { $right } 이하
compare-at-least = { $left }{ JOSA("이/가") } { $right } 이상
figure-at-least = { $number } 이상
figure-at-most = { $number } 이하
compare-cards-at-most =
    { $right ->
        [0] { $counted }{ JOSA("이/가") } 1장도 없다
       *[other] { $counted }{ JOSA("이/가") } { $right }장 이하
    }
compare-cards-at-least =
    { $right ->
        [1] { $counted }{ JOSA("이/가") } 1장이라도 있다
       *[other] { $counted }{ JOSA("이/가") } { $right }장 이상
    }
compare-cards-equals =
    { $right ->
        [0] { $counted }{ JOSA("이/가") } 1장도 없다
       *[other] { $counted }{ JOSA("이/가") } 정확히 { $right }장
    }
compare-pieces-at-most =
    { $right ->
        [0] { $counted }{ JOSA("이/가") } 1개도 없다
       *[other] { $counted }{ JOSA("이/가") } { $right }개 이하
    }
compare-pieces-at-least =
    { $right ->
        [1] { $counted }{ JOSA("이/가") } 1개라도 있다
       *[other] { $counted }{ JOSA("이/가") } { $right }개 이상
    }
compare-pieces-equals =
    { $right ->
        [0] { $counted }{ JOSA("이/가") } 1개도 없다
       *[other] { $counted }{ JOSA("이/가") } 정확히 { $right }개
    }
compare-people-at-most =
    { $right ->
        [0] { $counted }{ JOSA("이/가") } 1명도 없다
       *[other] { $counted }{ JOSA("이/가") } { $right }명 이하
    }
compare-people-at-least =
    { $right ->
        [1] { $counted }{ JOSA("이/가") } 1명이라도 있다
       *[other] { $counted }{ JOSA("이/가") } { $right }명 이상
    }
compare-people-equals =
    { $right ->
        [0] { $counted }{ JOSA("이/가") } 1명도 없다
       *[other] { $counted }{ JOSA("이/가") } 정확히 { $right }명
    }
compare-less = { $left }{ JOSA("이/가") } { $right }보다 작다
compare-more = { $left }{ JOSA("이/가") } { $right }보다 크다
compare-equals = { $left }{ JOSA("이/가") } { $right }
reckon-plus =
    { $right ->
        [other] { $left }+{ $right }
       *[amount] { $left }{ JOSA("과/와") } { $right }의 합
    }
reckon-minus = { $left }에서 { $right }{ JOSA("을/를") } 뺀 값
reckon-times = { $left }×{ $right }

## Players, places, cards and numbers

seat =
    { $seat ->
        [0] 플레이어 1
       *[other] 플레이어 2
    }
seat-named = { $name }
player-computer =
    { $level ->
        [beginner] 입문
        [casual] 보통
        [skilled] 상급
       *[master] 달인
    } { $number ->
        [0] 컴퓨터
       *[other] 컴퓨터 { $number }
    }
place-of = { $who }의 { $area }
card-unknown = 카드 1장
told-effect = { $who }의 { $card }: { $effect }
told-unmet = { $who }의 { $card }: 조건을 충족하지 못했다({ $condition }).
cards-unknown = 카드 { $count }장
count-just = { $count }장
count-up-to = { $count }장까지
count-between = { $least }~{ $most }장

## Why an answer or a move is none

refusal-other-question = 먼저 답할 것이 있습니다. { $prompt }
refusal-wrong-place = 그곳에는 놓을 수 없습니다. { $prompt }
refusal-not-offered = 그것은 고를 수 없습니다. { $prompt }
refusal-answer-unknown = 그것은 선택지에 없습니다.
refusal-answer-repeated = 같은 것을 그만큼 여러 번 고를 수 없습니다.
refusal-answer-count = { $count } 고르세요.

amount-least = { $amounts } 중 작은 쪽
