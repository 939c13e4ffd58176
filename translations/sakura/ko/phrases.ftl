# 카드 텍스트. 효과 하나가 한 줄이며, 구는 마침표 없이 쓰고 마침표는 줄이 붙인다.
# 조건은 그대로 “(이)면”이 이어지는 명사형이나 “다”로 끝나는 서술형(했다, 있다, 작다)으로 쓴다. $whose 와 $who 는 me(당신) 또는 opponent(상대).

## 줄

line-keyword = { $text }
line-stop = { $text }.
line-open = { $text }
line-of-class-stop = 【{ $kind }】 { $text }.
line-of-class-open = 【{ $kind }】 { $text }
line-of-classes-stop = 【{ $first }/{ $second }】 { $text }.
line-of-classes-open = 【{ $first }/{ $second }】 { $text }
all-out = { -all-out }: { $text }
unless-all-out = { -not-all-out }, { $text }
keyword = { $term }
keyword-with-figure = { $term }{ $figure }
cards-gain = 당신의 { $card }{ JOSA("은/는") } { $gains }{ JOSA("을/를") } 얻는다
cards-lose = 당신의 { $card }{ JOSA("은/는") } { $loses }{ JOSA("을/를") } 잃는다
cards-lose-and-gain = 당신의 { $card }{ JOSA("은/는") } { $loses }{ JOSA("을/를") } 잃고, { $gains }{ JOSA("을/를") } 얻는다
this-card-gain = 이 카드는 { $gains }{ JOSA("을/를") } 얻는다
this-card-lose = 이 카드는 { $loses }{ JOSA("을/를") } 잃는다
this-card-lose-and-gain = 이 카드는 { $loses }{ JOSA("을/를") } 잃고, { $gains }{ JOSA("을/를") } 얻는다
next-card-gains = 이번 턴에 당신이 다음에 사용하는 { $card }{ JOSA("은/는") } { $gains }{ JOSA("을/를") } 얻는다

## 장소

spot-shared = { $area }
spot-of =
    { $whose ->
        [me] 자신 { $area }
       *[opponent] 상대 { $area }
    }
spot-this-card = 이 카드 위
spot-that-card = 그 카드 위

## 수

amount-life =
    { $whose ->
        [me] 당신의 { -life }
       *[opponent] 상대의 { -life }
    }
amount-aura =
    { $whose ->
        [me] 당신의 { -aura }
       *[opponent] 상대의 { -aura }
    }
amount-flare =
    { $whose ->
        [me] 당신의 { -flare }
       *[opponent] 상대의 { -flare }
    }
amount-vigor =
    { $whose ->
        [me] 당신의 { -vigor }
       *[opponent] 상대의 { -vigor }
    }
amount-hand =
    { $whose ->
        [me] 당신의 { -hand } 수
       *[opponent] 상대의 { -hand } 수
    }
amount-deck =
    { $whose ->
        [me] 당신의 { -deck } 수
       *[opponent] 상대의 { -deck } 수
    }
amount-discard =
    { $whose ->
        [me] 당신의 { -discard } 수
       *[opponent] 상대의 { -discard } 수
    }
amount-cover =
    { $whose ->
        [me] 당신의 { -cover } 수
       *[opponent] 상대의 { -cover } 수
    }
amount-both-covers = 두 플레이어의 { -cover } 합계
amount-enhancements =
    { $whose ->
        [me] 당신의 { -enhancements } 수
       *[opponent] 상대의 { -enhancements } 수
    }
counted-hand =
    { $whose ->
        [me] 당신의 { -hand }
       *[opponent] 상대의 { -hand }
    }
counted-deck =
    { $whose ->
        [me] 당신의 { -deck }
       *[opponent] 상대의 { -deck }
    }
counted-discard =
    { $whose ->
        [me] 당신의 { -discard }
       *[opponent] 상대의 { -discard }
    }
counted-cover =
    { $whose ->
        [me] 당신의 { -cover }
       *[opponent] 상대의 { -cover }
    }
counted-both-covers = 두 플레이어의 { -cover } 합계
counted-enhancements =
    { $whose ->
        [me] 당신의 { -enhancements }
       *[opponent] 상대의 { -enhancements }
    }
amount-distance = { -current-distance }
amount-turn-start-distance = { -turn-start-distance }
amount-dealt = 이 《{ -attack-object }》으로 준 { $where }
amount-on-this-card = 이 카드 위의 { -sakura-token }{ counted-number }
damage-to-aura = { -aura-damage }
damage-to-life = { -life-damage }
counted-number =
    { $told ->
        [number] { " " }수
       *[things] { "" }
    }

## 조건

condition-special-used =
    { $whose ->
        [me] 당신의 { $card }{ JOSA("이/가") } { TERM("devoted", "사용된 상태") }
       *[opponent] 상대의 { $card }{ JOSA("이/가") } { TERM("devoted", "사용된 상태") }
    }
condition-chosen =
    { $where ->
        [aura] 이 《{ -attack-object }》에서 { -aura-damage }가 선택되었다
       *[life] 이 《{ -attack-object }》에서 { -life-damage }가 선택되었다
    }
condition-chosen-answered =
    { $where ->
        [aura] 거기서 { -aura-damage }가 선택되었다
       *[life] 거기서 { -life-damage }가 선택되었다
    }
condition-answers = { $attack }에 대한 { -reaction }
condition-turn =
    { $whose ->
        [me] 당신의 턴
       *[opponent] 상대의 턴
    }
condition-used-from =
    { $ordinal ->
        [1] 당신이 이번 턴에 사용한 카드
        [2] 당신이 이번 턴에 사용한 두 번째 이후의 카드
        [3] 당신이 이번 턴에 사용한 세 번째 이후의 카드
       *[other] 당신이 이번 턴에 사용한 { $ordinal }번째 이후의 카드
    }
condition-within = { -current-distance }이 { $least } 이상 { $most } 이하

## 카드와 《공격》

noun =
    { $noun ->
        [attack] 《{ -attack-object }》
       *[card]
            { $kind ->
                [special] { -special }
                [normal] { -normal }
                [plot] { -plot }
                [poison] { -poison } 카드
                [transform] { -transform-card }
                [unit] { -unit }
                [normal-or-unit] { -normal }나 { -unit }
               *[any] 카드
            }
    }
card-not-of-kind =
    { $kind ->
        [special] { -special }가 아닌 { $card }
       *[normal] { -normal }가 아닌 { $card }
    }
card-of-type = 《{ $type }》{ JOSA("을/를") } 가진 { $card }
card-not-of-type = 《{ $type }》{ JOSA("이/가") } 아닌 { $card }
card-of-megami = { $megami } { $card }
card-of-another-megami = { -other-megami }의 { $card }
card-of-status =
    { $status ->
        [unused] { -unused } 상태인 { $card }
       *[used] { TERM("devoted", "사용된 상태") }인 { $card }
    }
card-originally = 원래 { $keyword }{ JOSA("을/를") } 가진 { $card }
attack-made-by =
    { $whose ->
        [me] 당신의 { $attack }
       *[opponent] 상대의 { $attack }
    }
attack-of-kind =
    { $kind ->
        [unit] { -unit }의 { $attack }
        [special] { -special }의 { $attack }
       *[normal] { -normal }의 { $attack }
    }
attack-not-of-kind =
    { $kind ->
        [special] { -special }가 아닌 { $attack }
       *[normal] { -normal }가 아닌 { $attack }
    }
attack-by-another-megami = { -other-megami }에 의한 { $attack }
attack-without-dash =
    { $where ->
        [aura] { -aura-damage }가 「-」이 아닌 { $attack }
       *[life] { -life-damage }가 「-」이 아닌 { $attack }
    }
attack-but-for-dash =
    { $where ->
        [aura] { $attack } 중 { -aura-damage }가 「-」이 아닌 것
       *[life] { $attack } 중 { -life-damage }가 「-」이 아닌 것
    }
attack-with-dash =
    { $where ->
        [aura] { -aura-damage }가 「-」인 { $attack }
       *[life] { -life-damage }가 「-」인 { $attack }
    }
this-card = 이 카드
this-attack = 이 《{ -attack-object }》
every-attack = { $attack }
attack-next =
    { $attack ->
        [attack-but-for-dash] 이번 턴에 당신이 다음에 하는 { $attack }
       *[other] 이번 턴에 당신이 다음에 하는{ attack-comma } { $attack }
    }
attack-comma =
    { $attack ->
        [attack-not-of-kind] ,
        [attack-not-of-subtype] ,
        [attack-neither] ,
        [attack-without-dash] ,
        [attack-with-dash] ,
        [attack-damage-dash] ,
        [attack-damage-least] ,
        [attack-damage-most] ,
       *[other] { "" }
    }
attack-answered = { TERM("react", "대응한") }{ attack-comma } { $attack }
attack-unanswered = 그 { $attack }
attack-this = 그 { $attack }

## 《공격》의 변화

attack-gains = { $attack }{ JOSA("은/는") } { $what }{ JOSA("을/를") } 얻는다
attack-loses-and-gains = { $attack }{ JOSA("은/는") } { $loses }{ JOSA("을/를") } 잃고, { $gains }{ JOSA("을/를") } 얻는다
attack-loses = { $attack }{ JOSA("은/는") } { $what }{ JOSA("을/를") } 잃는다
attack-is-such = { $attack }{ JOSA("은/는") } { $what }
change-damage-by = { $by }
change-damage-by-x-y = -X/-Y (X: { $x }, Y: { $y })
change-damage-swap = { -aura-damage }와 { -life-damage }가 서로 바뀐다
change-range-shift = { -range }의 모든 값이 { $by }만큼 변한다
change-range-values = { -range } { $range }
range-growth =
    { $end ->
        [near] { -range-growth }({ -near }{ $by })
       *[far] { -range-growth }({ -far }{ $by })
    }
range-growth-both = { -range-growth }({ -near }{ $near }·{ -far }{ $far })
range-shrinking =
    { $end ->
        [near] { -range-shrinking }({ -near }{ $by })
       *[far] { -range-shrinking }({ -far }{ $by })
    }
range-shrinking-both = { -range-shrinking }({ -near }{ $near }·{ -far }{ $far })
no-reactions-of = { -no-reactions }({ $card })
change-uncancellable = { -not-cancelled }
change-both-damages = { TERM("both-damages", "양쪽 데미지") }를 한꺼번에 준다
change-attacker-chooses = 어느 쪽 데미지를 줄지 당신이 고른다

## 수치와 장소의 변화

number-of-this-card =
    { $how ->
        [more] 이 카드의 { $value }{ JOSA("은/는") } { $by }만큼 늘어난다
        [less] 이 카드의 { $value }{ JOSA("은/는") } { $by }만큼 줄어든다
       *[set] 이 카드의 { $value }{ JOSA("은/는") } { $by }{ JOSA("이/가") } 된다
    }
number-of-table =
    { $how ->
        [more] { $value }{ JOSA("은/는") } { $by }만큼 늘어난다
        [less] { $value }{ JOSA("은/는") } { $by }만큼 줄어든다
       *[set] { $value }{ JOSA("은/는") } { $by }{ JOSA("이/가") } 된다
    }
by-so-much = { $by }만큼
both-distances-shift =
    { $how ->
        [more] { -current-distance }과 { -master-distance }이 둘 다 { by-so-much } 늘어난다
       *[less] { -current-distance }과 { -master-distance }이 둘 다 { by-so-much } 줄어든다
    }
number-of-player =
    { $whose ->
        [me] 당신의 { $value }{ JOSA("은/는") } { number-change }
       *[opponent] 상대의 { $value }{ JOSA("은/는") } { number-change }
    }
number-of-cards =
    { $whose ->
        [me] 당신의 { $card }의 { $value }{ JOSA("은/는") } { number-change }
       *[opponent] 상대의 { $card }의 { $value }{ JOSA("은/는") } { number-change }
    }
number-change =
    { $how ->
        [more] { $by }만큼 늘어난다
        [less] { $by }만큼 줄어든다
       *[set] { $by }{ JOSA("이/가") } 된다
    }
where-x = X는 { $amount }
where-x-when-paying = X는 { -use-cost }을 지불할 때의 { $amount }
aura-limit = { -aura } { -limit }
aura-limit-by-arrows = 당신 카드의 화살표가 당신의 { -aura }로 { -sakura-token }을 옮기는 동안, 그 { -limit }은 { $by }{ JOSA("이/가") } 된다
counts-as-aura = 당신이 받는 데미지를 해결할 때, 이 카드 위의 { -sakura-token }도 당신의 { -aura }에 있는 것으로 본다
instead-of-shadow = 이 카드 위에서 { -shadow }로 옮겨질 { -sakura-token }은 대신 { $target }{ JOSA("으로/로") } 옮겨진다
cancels-duplicates = 이 효과가 중첩되면 { TERM("cancel-duplicates", "상쇄된다") }
arrows-of-this-card =
    { $how ->
        [more] 이 카드의 화살표로 옮기는 수는 각각 1개 늘어난다
        [reversed] 이 카드의 화살표는 { TERM("reversed-arrow", "반대 방향") }이 된다
       *[two-way] 이 카드의 화살표는 { -two-way }이 된다
    }
arrows-of-cards =
    { $whose ->
        [me] 당신의 { $card }의 화살표는 { arrows-how }
       *[opponent] 상대의 { $card }의 화살표는 { arrows-how }
    }
arrows-how =
    { $how ->
        [more] 옮기는 수가 1개 늘어난다
        [reversed] { TERM("reversed-arrow", "반대 방향") }이 된다
       *[two-way] { -two-way }이 된다
    }

## 순서의 짜임

later-end = 다음 { -end-phase }에, { $step }
later-attack = 이 《{ -attack-object }》의 해결 뒤에, { $step }
later-answered = { TERM("react", "대응한") } 《{ -attack-object }》의 해결 뒤에, { $step }

## 결정, 집중력, 데미지, 기본동작

arrow-one-way = { $source } → { $target }: { $count }
arrow-both-ways = { $source } ⇔ { $target }: { $count }
vigor-gain =
    { $who ->
        [me] { -vigor }을 { $count } 얻는다
       *[opponent] 상대는 { -vigor }을 { $count } 얻는다
    }
vigor-lose =
    { $who ->
        [me] { -vigor }을 { $count } 잃는다
       *[opponent] 상대는 { -vigor }을 { $count } 잃는다
    }
vigor-set =
    { $who ->
        [me] 당신의 { -vigor }을 { $count }{ JOSA("으로/로") } 만든다
       *[opponent] 상대의 { -vigor }을 { $count }{ JOSA("으로/로") } 만든다
    }
vigor-pay =
    { $who ->
        [me] { -vigor }을 { $count } 지불한다
       *[opponent] 상대는 { -vigor }을 { $count } 지불한다
    }
flinch =
    { $who ->
        [me] 당신은 { -flinch }된다
       *[opponent] 상대는 { -flinch }된다
    }
deal-damage =
    { $who ->
        [me] 당신의 { $where }에 { $amount } 데미지를 준다
       *[opponent] 상대의 { $where }에 { $amount } 데미지를 준다
    }
basic-any-up-to =
    { $who ->
        [me] { $times ->
            [1] 원하는 { -basic-action }을 1번 해도 된다
           *[other] { -basic-action }을 { $times }번까지 한다
        }
       *[opponent] { $times ->
            [1] 상대는 원하는 { -basic-action }을 1번 해도 된다
           *[other] 상대는 { -basic-action }을 { $times }번까지 한다
        }
    }
basic-but-up-to =
    { $who ->
        [me] { $times ->
            [1] { $action } 이외의 { -basic-action }을 1번 해도 된다
           *[other] { $action } 이외의 { -basic-action }을 { $times }번까지 한다
        }
       *[opponent] { $times ->
            [1] 상대는 { $action } 이외의 { -basic-action }을 1번 해도 된다
           *[other] 상대는 { $action } 이외의 { -basic-action }을 { $times }번까지 한다
        }
    }
basic-any-exactly =
    { $who ->
        [me] { -basic-action }을 { $times }번 한다
       *[opponent] 상대는 { -basic-action }을 { $times }번 한다
    }
basic-named-up-to =
    { $who ->
        [me] { $times ->
            [1] { -basic-action } { $action }{ JOSA("을/를") } 1번 해도 된다
           *[other] { $actions ->
                [1] { -basic-action } { $action }{ JOSA("을/를") } { $times }번까지 한다
               *[other] { -basic-action } { $action }{ JOSA("을/를") } 합쳐서 { $times }번까지 한다
            }
        }
       *[opponent] { $times ->
            [1] 상대는 { -basic-action } { $action }{ JOSA("을/를") } 1번 해도 된다
           *[other] { $actions ->
                [1] 상대는 { -basic-action } { $action }{ JOSA("을/를") } { $times }번까지 한다
               *[other] 상대는 { -basic-action } { $action }{ JOSA("을/를") } 합쳐서 { $times }번까지 한다
            }
        }
    }
basic-named-exactly =
    { $who ->
        [me] { -basic-action } { $action }{ JOSA("을/를") } { $times }번 한다
       *[opponent] 상대는 { -basic-action } { $action }{ JOSA("을/를") } { $times }번 한다
    }
basic-name = 《{ $action }》
basic-echoed = { $step }. 상대도 할 수 있다면 같은 { -basic-action }을 한다

## 카드의 이동

card-unchosen =
    { $whose ->
        [me] { TERM("not-chosen", "안전구축에서 선택하지 않은") } 당신의 { $card }
        [their] { TERM("not-chosen", "안전구축에서 선택하지 않은") } { $card }
       *[opponent] { TERM("not-chosen", "안전구축에서 선택하지 않은") } 상대의 { $card }
    }
card-of-player =
    { $whose ->
        [me] 당신의 { $card }
        [their] { $card }
       *[opponent] 상대의 { $card }
    }
put =
    { $who ->
        [me] { $cards } 골라 { $where }
       *[opponent] 상대는 { $cards } 골라 { $where }
    }
put-all =
    { $who ->
        [me] { $cards } { $where }
       *[opponent] 상대는 { $cards } { $where }
    }
put-shown =
    { $who ->
        [me] { $cards } 공개하고 { $where }
       *[opponent] 상대는 { $cards } 공개하고 { $where }
    }
put-this = 이 카드를 { $where }
put-it = 그 카드를 { $where }
whose-pile =
    { $whose ->
       *[any] { "" }
    }
put-what =
    { $count ->
       *[any] { "" }
    }
to-deck-top = { put-what }{ whose-pile }{ -deck } 위에 놓는다
to-deck-top-in-order = { put-what }{ whose-pile }원하는 순서로 { -deck } 위에 놓는다
to-deck-bottom = { put-what }{ whose-pile }{ -deck } 아래에 놓는다
to-deck-bottom-in-order = { put-what }{ whose-pile }원하는 순서로 { -deck } 아래에 놓는다
to-discard = { put-what }{ whose-pile }{ -discard }로 만든다
to-cover = { put-what }{ whose-pile }{ -cover }로 만든다
to-hand = { put-what }{ whose-pile }{ -hand }로 되돌린다
to-unused = { $count ->
       *[other] { -return-unused }
    }
to-used = { put-what }{ TERM("devoted", "사용된 상태") }로 만든다
to-area = { put-what }{ $area }에 놓는다
to-removed = { $count ->
       *[other] { -remove }
    }
draw =
    { $who ->
        [me] 카드를 { $count }장 뽑는다
       *[opponent] 상대는 카드를 { $count }장 뽑는다
    }
from-deck =
    { $whose ->
        [me] 당신의 { -deck } 위에서 { $count }장을 { $area }{ JOSA("으로/로") } 만든다
       *[opponent] 상대의 { -deck } 위에서 { $count }장을 { $area }{ JOSA("으로/로") } 만든다
    }
rebuild =
    { $whose ->
        [me] 데미지를 받지 않고 { -deck }을 { TERM("rebuild", "재구성") }한다
       *[opponent] 상대는 데미지를 받지 않고 { -deck }을 { TERM("rebuild", "재구성") }한다
    }
shuffle =
    { $whose ->
        [me] { -deck }을 { -shuffle }
       *[opponent] 상대는 { -deck }을 { -shuffle }
    }
suffer-impatience =
    { $who ->
        [me] 당신은 { -impatience }를 받는다
       *[opponent] 상대는 { -impatience }를 받는다
    }
seal =
    { $count ->
       *[other] { $cards } 골라 { -seal }
    }
seal-face-up = { $cards } 골라 { -face-up }으로 { -seal }
unseal = 이 카드 아래에 봉인된 카드를 { $where }
unseal-to =
    { $whose ->
        [me] 이 카드 아래에 봉인된 카드를 당신의 { $area }로 되돌린다
       *[opponent] 이 카드 아래에 봉인된 카드를 상대의 { $area }로 되돌린다
    }
exchange = { $old }{ JOSA("을/를") } { $area }의 { $new }{ JOSA("과/와") } { -exchange }한다
declare-name = { $card }의 { -name }을 하나 선언한다
gain-unused = { -extra }에서 { $card }{ JOSA("을/를") } { -unused } 상태로 얻는다
gain-card = { -extra }의 { $card }{ JOSA("을/를") } { $where }
gain-card-of = { -extra }의 { $card } 1장을 { $where }(모두 { $of }장까지)

## 공격, 사용, 끝

attack-text = { -range } { $range }, { -damage } { $damage }
attack-text-with = { -range } { $range }, { -damage } { $damage }, { $effects }
quoted-forced = 【{ -forced }】 { $text }
quoted-after-attack = 【{ -after-attack }】 { $text }
make-attack = 공격〔{ $attack }〕을 한다
cancel-attack = { $attack }{ JOSA("을/를") } { TERM("cancelled", "무효화") }한다
cancel-damage = { $attack }의 { -damage }를 { TERM("cancelled", "무효화") }한다
cancel-after = { $attack }의 【{ -after-attack }】 효과를 { TERM("cancelled", "무효화") }한다
copy-attack = { $attack }의 { -copy }로 공격을 한다. 이것은 원래 { -attack-object }에 대한 { -reaction }으로 본다
use-card = { $cards } 골라 사용한다
may-use-card = { $cards } 골라 사용해도 된다
declare-use = 이 카드를 { $card }{ JOSA("으로/로") }서 사용한다고 선언한다. { $condition }{ JOSA("이면/면") } 사용되지 않고, { $step }
end-the-phase = 현재 { -phase }를 끝낸다
win-duel =
    { $who ->
        [me] 당신은 { -victory }한다
       *[opponent] 상대는 { -victory }한다
    }
lose-duel =
    { $who ->
        [me] 당신은 { -defeat }한다
       *[opponent] 상대는 { -defeat }한다
    }

## 허용과 금지

as-reaction = 이 카드는 《{ -reaction }》을 가진 것처럼 상대의 《{ -attack-object }》에 대해 사용할 수 있다
cards-as-reaction = 당신의 { $card }{ JOSA("은/는") } 《{ -reaction }》을 가진 것처럼 사용할 수 있다
only-if = 이 카드는 다음 경우에만 사용할 수 있다: { $condition }
only-when = 이 카드는 { $condition }{ JOSA("일/일/을") } 때만 사용할 수 있다
only-if-named = 이 카드는 { $condition }{ JOSA("이/가") } 아니면 사용할 수 없다
only-in-answer = 이 카드는 { $attack }에 대한 { -reaction }으로만 사용할 수 있다
only-reacting = 이 카드는 { -reaction }으로만 사용할 수 있다
cannot-attack =
    { $who ->
        [me] 당신은 《{ -attack-object }》을 할 수 없다
       *[opponent] 상대는 《{ -attack-object }》을 할 수 없다
    }
cannot-pay-vigor =
    { $who ->
        [me] 당신은 { -vigor }을 지불할 수 없다
       *[opponent] 상대는 { -vigor }을 지불할 수 없다
    }
cannot-basic =
    { $who ->
        [me] 당신은 { -basic-action }을 할 수 없다
       *[opponent] 상대는 { -basic-action }을 할 수 없다
    }
cannot-lose =
    { $who ->
        [me] 당신은 { -does-not-lose }
       *[opponent] 상대는 { -does-not-lose }
    }
cannot-win =
    { $who ->
        [me] 당신은 { -cannot-win }
       *[opponent] 상대는 { -cannot-win }
    }
cannot-use =
    { $who ->
        [me] 당신은 { $card }{ JOSA("을/를") } 사용할 수 없다
       *[opponent] 상대는 { $card }{ JOSA("을/를") } 사용할 수 없다
    }
arrows-cannot-take = 카드의 화살표로는 { $spot }에서 { -sakura-token }이 움직이지 않는다
unselectable = 이 카드는 효과로 { -unselectable }
cards-unselectable = { $card }{ JOSA("은/는") } 효과로 { -unselectable }
additional-vigor =
    { $who ->
        [me] 당신은 { $card }의 사용에 { -additional-cost }으로 { -vigor }을 { $count } 지불한다
       *[opponent] 상대는 { $card }의 사용에 { -additional-cost }으로 { -vigor }을 { $count } 지불한다
    }
additional-cards =
    { $who ->
        [me] 당신은 { $card }의 사용에 { -additional-cost }으로 { -hand } { $count }장을 { $area }{ JOSA("으로/로") } 만든다
       *[opponent] 상대는 { $card }의 사용에 { -additional-cost }으로 { -hand } { $count }장을 { $area }{ JOSA("으로/로") } 만든다
    }
before-rebuild = 당신이 { -deck }을 { TERM("rebuild", "재구성") }하기 직전에, { $step }
instead-of-rebuild = 당신은 { -deck }을 { TERM("rebuild", "재구성") }하는 대신에, { $step }
instead-of-reacting = 당신은 { -instead-of-reacting } 다음을 해도 된다: { $step }
instead-of-defeat = 당신은 { -defeat }하는 대신에, { $step }
instead-of-resolving = { $card }의 해결 대신에, { $step }
instead-of-resolving-all = { $card }의 해결 대신에, 다음을 모두 한다: { $step }
range-restriction = { -range-restriction }({ $least }-{ $most })

## 때

phase-start-begin =
    { $whose ->
        [mine] 당신의 { -start-phase } 처음에, { $step }
        [opponent] 상대의 { -start-phase } 처음에, { $step }
       *[each] 각 { -start-phase } 처음에, { $step }
    }
phase-start =
    { $whose ->
        [mine] 당신의 { -start-phase }에, { $step }
        [opponent] 상대의 { -start-phase }에, { $step }
       *[each] 각 { -start-phase }에, { $step }
    }
phase-main-begin =
    { $whose ->
        [mine] 당신의 { -main-phase } 처음에, { $step }
        [opponent] 상대의 { -main-phase } 처음에, { $step }
       *[each] 각 { -main-phase } 처음에, { $step }
    }
phase-main-end =
    { $whose ->
        [mine] 당신의 { -main-phase } 끝에, { $step }
        [opponent] 상대의 { -main-phase } 끝에, { $step }
       *[each] 각 { -main-phase } 끝에, { $step }
    }
phase-end =
    { $whose ->
        [mine] 당신의 { -end-phase }에, { $step }
        [opponent] 상대의 { -end-phase }에, { $step }
       *[each] 각 { -end-phase }에, { $step }
    }
whenever = { $trigger } 때, { $step }
whenever-afterwards = { $trigger } 때, 그 해결 뒤에, { $step }
trigger-life-damaged = 당신이 { TERM("rebuild", "재구성") } 이외로 { -life }에 1 이상의 데미지를 받았을
trigger-life-damaged-by-attack = 당신이 《{ -attack-object }》으로 { -life }에 1 이상의 데미지를 받았을
trigger-life-fell = 당신의 { -life }가 { $to } 이하가 되었을
trigger-attack =
    { $who ->
        [me] 당신이 《{ -attack-object }》을 했을
       *[opponent] 상대가 《{ -attack-object }》을 했을
    }
trigger-first-attack =
    { $who ->
        [me] 당신이 그 턴의 첫 《{ -attack-object }》을 했을
       *[opponent] 상대가 그 턴의 첫 《{ -attack-object }》을 했을
    }
trigger-this-attack = 이 《{ -attack-object }》을 했을
trigger-reacted =
    { $who ->
        [me] 당신이 { $card }{ JOSA("으로/로") } { TERM("react", "대응했을") }
       *[opponent] 상대가 { $card }{ JOSA("으로/로") } { TERM("react", "대응했을") }
    }
trigger-rebuilt =
    { $who ->
        [me] 당신이 { -deck }을 { TERM("rebuild", "재구성") }했을
       *[opponent] 상대가 { -deck }을 { TERM("rebuild", "재구성") }했을
    }
trigger-aura-changed = 《{ -attack-object }》의 데미지나 { -basic-action }으로 상대의 { -aura }가 그 턴에 처음 변했을
unguarded = { -unguarded }
resurgence = { -resurgence }: { $condition }
immediate-resurgence = { -immediate-resurgence }: { $trigger } 때
immediate-resurgence-named = { -immediate-resurgence }: { $name }({ $trigger } 때)

## 쌍장요란과 안전구축

pool-unknown-megami = ‘{ $key }’{ JOSA("이라는/라는") } { -megami }은 { -megami-list }에 없습니다.
pool-same-megami = { $first }{ JOSA("과/와") } { $second }{ JOSA("은/는") } 번호가 같아서 함께 고를 수 없습니다.
pool-unknown-card = 번호가 ‘{ $number }’인 카드는 없습니다.
pool-not-in-pool = { $card }{ JOSA("은/는") } { $first }{ JOSA("과/와") } { $second }{ JOSA("으로/로") }는 쓸 수 없습니다.
pool-chosen-twice = { $card }{ JOSA("은/는") } 한 장만 고를 수 있습니다.
pool-normals-count = { -normal }는 { $wanted }장을 고릅니다(지금 { $count }장).
pool-specials-count = { -special }는 { $wanted }장을 고릅니다(지금 { $count }장).
pool-other-edition = ‘{ $set }’의 카드와 ‘{ $edition }’의 규칙으로는 할 수 없습니다.

## 카운터·사용·일어난 일·카드의 위치

amount-attacks-in-phase =
    { $whose ->
        [me] 이번 페이즈에 당신이 한 《{ -attack-object }》 횟수
       *[opponent] 이번 페이즈에 상대가 한 《{ -attack-object }》 횟수
    }
amount-times-damaged =
    { $whose ->
        [me] 이번 턴에 당신이 { -damage }{ JOSA("을/를") } 받은 횟수
       *[opponent] 이번 턴에 상대가 { -damage }{ JOSA("을/를") } 받은 횟수
    }
amount-attacks-and-reactions = 이번 턴에 한 《{ -attack-object }》과 { -reaction }의 합계 횟수
amount-on-enhancements =
    { $whose ->
        [me] 당신의 { -enhancements }에 있는 { -sakura-token }의 합계
       *[opponent] 상대의 { -enhancements }에 있는 { -sakura-token }의 합계
    }
amount-counter =
    { $whose ->
        [me] 당신의 { $name }
       *[opponent] 상대의 { $name }
    }
raise-counter =
    { $whose ->
        [me] 당신의 { $name }{ JOSA("을/를") } { $by } 올린다
       *[opponent] 상대의 { $name }{ JOSA("을/를") } { $by } 올린다
    }
nth-of-a-turn =
    { $nth ->
        [1] 첫 번째
        [2] 두 번째
        [3] 세 번째
       *[other] { $nth }번째
    }
trigger-nth-attack =
    { $who ->
        [me] 당신이 각 턴에 { nth-of-a-turn } 《{ -attack-object }》을 했을
       *[opponent] 상대가 각 턴에 { nth-of-a-turn } 《{ -attack-object }》을 했을
    }
trigger-attack-resolved =
    { $who ->
        [me] 당신의 《{ -attack-object }》의 해결이 끝났을
       *[opponent] 상대의 《{ -attack-object }》의 해결이 끝났을
    }
trigger-disenchanted =
    { $whose ->
        [me] 당신의 다른 부여패가 파기되었을
       *[opponent] 상대의 다른 부여패가 파기되었을
    }
cannot-basic-actions =
    { $who ->
        [me] 당신은 { -basic-action } { $action }{ JOSA("을/를") } 할 수 없다
       *[opponent] 상대는 { -basic-action } { $action }{ JOSA("을/를") } 할 수 없다
    }
cannot-basic-neither =
    { $who ->
        [me] 당신은 { -basic-action } { $first }도 { $second }도 할 수 없다
       *[opponent] 상대는 { -basic-action } { $first }도 { $second }도 할 수 없다
    }
amount-distance-moved = { -current-distance }{ JOSA("과/와") } { -turn-start-distance }의 차이
amount-cards = { $card } 수
card-with-keyword = { $keyword }{ JOSA("을/를") } 가진 { $card }
attack-damage-dash =
    { $where ->
        [aura] { -aura-damage }가 「-」인{ attack-comma } { $attack }
        [life] { -life-damage }가 「-」인{ attack-comma } { $attack }
       *[either] { -aura-damage }나 { -life-damage }가 「-」인{ attack-comma } { $attack }
    }
attack-damage-least =
    { $where ->
        [aura] { -aura-damage }가 { $least } 이상인{ attack-comma } { $attack }
        [life] { -life-damage }가 { $least } 이상인{ attack-comma } { $attack }
       *[either] 어느 한쪽 데미지가 { $least } 이상인{ attack-comma } { $attack }
    }
attack-damage-most =
    { $where ->
        [aura] { -aura-damage }가 { $most } 이하인{ attack-comma } { $attack }
        [life] { -life-damage }가 { $most } 이하인{ attack-comma } { $attack }
       *[either] 어느 한쪽 데미지가 { $most } 이하인{ attack-comma } { $attack }
    }
change-damage-goes = 그 데미지로 옮겨지는 { -sakura-token }을 { $target }{ JOSA("으로/로") } 옮긴다
change-instead-of-damage = 데미지를 주는 대신 다음을 한다: { $step }
condition-used-out-of = 이 카드를 { $area }에서 사용했다
condition-used-as-reaction = 이 카드를 { -reaction }으로 사용했다
condition-other-specials-used = 당신의 다른 { -special }가 모두 { TERM("devoted", "사용된 상태") }
condition-used-this-turn = 이번 턴에 당신이 { $card }{ JOSA("을/를") } 사용했다
condition-not-used-this-turn = 이번 턴에 당신이 { $card }{ JOSA("을/를") } 사용하지 않았다
trigger-life-damaged-by-anything = 당신이 1 이상의 { -life-damage }를 받았을
trigger-special-returned = 당신의 { -devoted-special }가 { -unused } 상태로 돌아왔을
usable-from = 이 카드는 { $area }에 있어도 손패에 있을 때처럼 사용할 수 있다
lends-sealed = 이 카드 아래에 { TERM("seal", "봉인된") } 카드의 【{ -forced }】 효과와 { -extra-basic-action }이 당신에게 유효해진다(【{ -on-transform }】 효과는 해결하지 않는다)
extra-basic-action-text = { -extra-basic-action } 《{ $name }》: { $step }
once-a-turn = 이것은 한 턴에 한 번만 할 수 있다
option-extra-basic = { $name }
line-of-side = 〔{ $side }〕
use-without-cost = 그 { -cost }{ JOSA("은/는") } 지불하지 않는다
use-without-all = 그 { -use-cost }은 지불하지 않는다
use-as-answer = 이 카드가 《{ -attack-object }》에 대응한 것이라면, 그 카드도 같은 《{ -attack-object }》에 대응한 것으로 본다
use-gives = 그 카드의 《{ -attack-object }》은 { $what }{ JOSA("을/를") } 얻는다
use-ends-phase = 그것이 《{ -full-power }》을 가졌다면, 그 뒤에 현재 페이즈를 끝낸다
use-goes-on = 그 사용으로는 현재 페이즈가 끝나지 않는다
after-rebuild = { -rebuild } 절차의 마지막에, { $step }

crystals-stay =
    { $but ->
        [own-upkeep] 이 카드 위의 { -sakura-token }{ JOSA("은/는") } 당신의 { -start-phase } 처리로만 움직인다
        [this] 이 카드 위의 { -sakura-token }{ JOSA("은/는") } 이 카드의 효과로만 움직인다
       *[nothing] 이 카드 위의 { -sakura-token }{ JOSA("은/는") } 움직이지 않는다
    }
crystals-stay-unless =
    { $but ->
        [own-upkeep] { $condition }{ JOSA("일/일/을") } 때가 아니라면, 이 카드 위의 { -sakura-token }{ JOSA("은/는") } 당신의 { -start-phase } 처리로만 움직인다
        [this] { $condition }{ JOSA("일/일/을") } 때가 아니라면, 이 카드 위의 { -sakura-token }{ JOSA("은/는") } 이 카드의 효과로만 움직인다
       *[nothing] 이 카드 위의 { -sakura-token }{ JOSA("은/는") } { $condition }{ JOSA("일/일/을") } 때만 움직인다
    }
upkeep-may-be-spared = 당신의 { -start-phase } 처리에서 이 카드 위의 { -sakura-token }{ JOSA("을/를") } 움직이지 않아도 된다
option-upkeep-move = 결정을 움직인다
option-upkeep-keep = 움직이지 않는다
trigger-such-attack =
    { $who ->
        [me] 당신이 { $attack }{ JOSA("을/를") } 했을
       *[opponent] 상대가 { $attack }{ JOSA("을/를") } 했을
    }
trigger-first-such-attack =
    { $who ->
        [me] 당신이 그 턴에 처음으로{ attack-comma } { $attack }{ JOSA("을/를") } 했을
       *[opponent] 상대가 그 턴에 처음으로{ attack-comma } { $attack }{ JOSA("을/를") } 했을
    }
trigger-this-attack-answered = 이 《{ -attack-object }》에 상대가 대응했을
trigger-this-attack-answered-with = 이 《{ -attack-object }》에 상대가 { $card }{ JOSA("으로/로") } 대응했을
later-turn-end = 이번 턴의 { -end-phase }에, { $step }
