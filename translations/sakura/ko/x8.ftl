# 추가 룰 §8의 텍스트: 기교, 봉인한 카드의 복제, 수치를 바꾼 사용, 선택되지 않은 비장패. 구는 문장 끝의 마침표 없이 쓴다.

## 기교

icon =
    { $count ->
        [1] 《{ $icon }》
       *[other] 《{ $icon }》×{ $count }
    }
icon-chosen-type = 고른 카드의 { -card-type }
icon-chosen-subtype = 고른 카드의 { -subtype }
framed = { -mechanism }〔{ $icons }〕: { $step }
framed-by-others = { -mechanism }〔{ $icons }〕: 이 { -mechanism }가 { TERM("other-megami", "다른 여신") }의 카드만으로 { -mechanism-complete }되어 있다면, { $step }
assembled = { -mechanism }〔{ $icons }〕가 { -mechanism-complete }되어 있다
assembled-by-others = { -mechanism }〔{ $icons }〕가 { TERM("other-megami", "다른 여신") }의 카드만으로 { -mechanism-complete }되어 있다
multiplies-mechanisms = { -gear-frame } 안의 효과를 당신이 해결할 때, 이 카드 위에서 { -shadow }{ JOSA("으로/로") } { -sakura-token } 1개를 옮겨도 된다. 그러면 그 칸에 적힌 수는 모두 { $by }배가 된다
prompt-multiply-mechanism = { $card }의 { -mechanism } 속 수를 { $by }배로 하기 위해 이 카드 위의 { -sakura-token } 1개를 { -shadow }{ JOSA("으로/로") } 보내겠습니까?
now-and-in-end-phase = 사용할 때, 그리고 { TERM("devoted", "사용된 상태") }인 동안 당신의 { -end-phase }에, { $step }

## 봉인한 카드

copies-sealed = 당신의 { $card }{ JOSA("이/가") } { -unused } 상태가 아닌 동안, 이 카드는 그 아래에 { TERM("seal", "봉인된") } 카드의 { -copy }가 된다. { -name }만은 바뀌지 않는다
condition-nothing-sealed = 이 카드 아래에 { TERM("seal", "봉인된") } 카드가 없다

## 이 카드

use-this = 이 카드를 사용한다
may-use-this-without-cost = { -cost }{ JOSA("을/를") } 지불하지 않고 이 카드를 사용해도 된다
may-use-this-without-all = 어떤 { -use-cost }도 지불하지 않고 이 카드를 사용해도 된다
gather =
    { $who ->
        [me] { $sources }의 { -sakura-token } { $count }개를 { $target }에 놓는다
       *[opponent] 상대는 { $sources }의 { -sakura-token } { $count }개를 { $target }에 놓는다
    }
gather-own =
    { $who ->
        [me]
            { $count ->
                [1] 당신의 { $areas }에서 { -sakura-token }을 1개 { $target }에 놓는다
               *[other] 당신의 { $areas }에서 { -sakura-token }을 모두 { $count }개 { $target }에 놓는다
            }
       *[opponent]
            { $count ->
                [1] 상대는 자신의 { $areas }에서 { -sakura-token }을 1개 골라 { $target }에 놓는다
               *[other] 상대는 자신의 { $areas }에서 { -sakura-token }을 모두 { $count }개 골라 { $target }에 놓는다
            }
    }
cannot-use-this = 이 카드는 사용할 수 없다

## 다시 쓰는 카드

card-not-unused = { -unused } 상태가 아닌 { $card }
adjust-range = { -range }의 모든 값을 { $by }
adjust-aura = { -aura-damage }를 { $by }
adjust-life = { -life-damage }를 { $by }
adjust-capacity = { -capacity }을 { $by }
prompt-adjust = 그 카드의 어느 수치를 바꾸겠습니까?
use-adjusted = { $cards } 골라, 어떤 { -use-cost }도 지불하지 않고 사용해도 된다. 그 사용에서는 { -range }(모든 값), { -aura-damage }, { -life-damage }, { -capacity } 중 하나를 골라 { $by }만큼 늘리거나 줄일 수 있다

## 조사하고 맞히기

use-chosen = 고른 카드를 사용한다
guess-choose =
    { $who ->
        [me] 당신은 { $cards } 고른다
       *[opponent] 상대는 { $cards } 고른다
    }
guess-declare = 당신은 카드의 { -name }을 하나 선언하고, 선택된 카드를 { $where }
guess-right = 그 { -name }이 맞았다면, { $step }
unchosen-of =
    { $whose ->
        [me] 당신
       *[opponent] 상대
    }
prompt-unchosen = 어느 플레이어가 선택하지 않은 { -special }를 얻겠습니까?
take-unchosen = 플레이어를 한 명 고른다. 그 플레이어가 보유하고 { TERM("not-chosen", "안전구축에서 선택하지 않은") } { -special }는 모두 { -outside }에서 { -unused } 상태로 당신의 { -special }에 더해지고, { -owner }도 당신이 된다
deed = { $name }{ JOSA("을/를") } 한다({ $text })

## 계기

condition-reacting = { -reaction }으로 사용하는 때
trigger-card-used =
    { $who ->
        [me] 당신이 { $card }{ JOSA("을/를") } 사용했을
       *[opponent] 상대가 { $card }{ JOSA("을/를") } 사용했을
    }
trigger-or = { $first } 때 또는 { $second }
