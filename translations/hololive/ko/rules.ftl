# 대전 중에 룰이 하는 말: 카드의 줄, 무엇을 묻고, 무엇으로 답하며, 무엇이 일어났고, 왜 안 되는가. 구는 마침표 없이 쓰고 줄이 마침표를 붙인다.

## Where a rule stands, whose a place is

hololive-section = §{ $section }
hololive-place-of = { $who }의 { $area }
hololive-set =
    { $sort ->
        [start] 스타트 덱 { $set }
        [cheer-set] 스타트 옐 세트 { $set }
        [booster] 부스터 팩 { $set }
        [cheer] 옐 카드
       *[other] { $set }
    }
hololive-card-of-set = { $set }의 { $kind }

## Lines of a card

hololive-printed = { $name }
hololive-counted-in =
    { $whose ->
        [me] 자신의 { $area }에 있는 { $card }
       *[opponent] 상대의 { $area }에 있는 { $card }
    }
hololive-line = { $text }.
hololive-line-collab = 〔{ -hololive-collab-effect }〕「{ $name }」: { $text }.
hololive-line-bloom = 〔{ -hololive-bloom-effect }〕「{ $name }」: { $text }.
hololive-line-gift = 〔{ -hololive-gift }〕「{ $name }」: { $text }.
hololive-line-arts = 〔{ -hololive-arts }·{ $cost }〕「{ $name }」 { $damage }
hololive-line-arts-with = 〔{ -hololive-arts }·{ $cost }〕「{ $name }」 { $damage }: { $text }.
hololive-line-skill-oshi = 〔{ -hololive-oshi-skill }·{ -hololive-holo-power } { $cost }〕「{ $name }」: { $text }.
hololive-line-skill-sp = 〔{ -hololive-sp-oshi-skill }·{ -hololive-holo-power } { $cost }〕「{ $name }」: { $text }.
hololive-cost = { $colour } { $count }
hololive-cost-nothing = 코스트 없음
hololive-damage-more = { $damage }+
hololive-damage-against = { $damage }({ -hololive-against }: { $colour } +{ $extra })
hololive-text-once =
    { $period ->
        [game] 게임에 1번: { $text }
       *[turn] 턴에 1번: { $text }
    }
hololive-text-requires = { $condition }{ JOSA("이면/면") } 사용할 수 있다
hololive-text-reach-back = 상대의 { -hololive-back-holomem }도 대상으로 고를 수 있다
hololive-text-reach-center = 상대의 { -hololive-center-holomem }만 대상으로 고를 수 있다
hololive-text-only-on = 자신의 { $names }에게만 붙일 수 있다
hololive-extra-any-number = 이 { -hololive-holomem }{ JOSA("은/는") } { -hololive-deck }에 몇 장이든 넣을 수 있다
hololive-extra-falls = 이 { -hololive-holomem }{ JOSA("이/가") } { -hololive-down }되었을 때, 자신의 { -hololive-life }{ JOSA("은/는") } { $life } 줄어든다
hololive-extra-also = 이 { -hololive-holomem }{ JOSA("은/는") } { $names }{ JOSA("으로/로") }도 취급한다
hololive-extra-no-bloom = 이 { -hololive-holomem }{ JOSA("은/는") } { -hololive-bloom }할 수 없다

## What happened: the duel and its turns

hololive-told-laid = 양쪽이 덱을 놓았다.
hololive-told-shuffled = { $who }{ JOSA("은/는") } { $area }{ JOSA("을/를") } 셔플했다.
hololive-told-first-player = { $who }{ JOSA("이/가") } { -hololive-first-player }{ JOSA("이/가") } 되었다.
hololive-told-prepared = { -hololive-stage }의 { -hololive-holomem }{ JOSA("을/를") } 앞면으로 뒤집었다: { $cards }.
hololive-told-turn = { $who }의 { -hololive-turn }{ JOSA("이/가") } 시작되었다.
hololive-told-step = { $step }.
hololive-told-deck-ran-out = { $who }{ JOSA("은/는") } { -hololive-deck }{ JOSA("이/가") } 없어 카드를 뽑지 못했다.
hololive-told-life-damage = { $who }의 { -hololive-life-damage }{ JOSA("은/는") } { $count }.
hololive-told-redraws = { $who }의 { -hololive-redraw }{ JOSA("은/는") } { $count }번이 되었다.

## How a duel ends

hololive-end-by-life = { $loser }의 { -hololive-life }{ JOSA("이/가") } 없어져 { $winner }{ JOSA("이/가") } { -hololive-victory }했다.
hololive-end-by-stage = { $loser }의 { -hololive-stage }에 { -hololive-holomem }{ JOSA("이/가") } 없어져 { $winner }{ JOSA("이/가") } { -hololive-victory }했다.
hololive-end-by-deck = { $loser }{ JOSA("은/는") } { -hololive-deck }{ JOSA("이/가") } 없어 카드를 뽑지 못했고 { $winner }{ JOSA("이/가") } { -hololive-victory }했다.
hololive-end-by-redraws = { $loser }{ JOSA("은/는") } 6번 다시 뽑아도 { -hololive-debut } { -hololive-holomem }{ JOSA("이/가") } 나오지 않아 { $winner }{ JOSA("이/가") } { -hololive-victory }했다.
hololive-end-by-giving-up = { $loser }{ JOSA("이/가") } { -hololive-giving-up }하여 { $winner }{ JOSA("이/가") } { -hololive-victory }했다.
hololive-end-by-effect = 카드의 { -hololive-effect }{ JOSA("으로/로") } { $winner }{ JOSA("이/가") } { $loser }에게 { -hololive-victory }했다.
hololive-drawn-by-life = 양쪽의 { -hololive-life }{ JOSA("이/가") } 동시에 없어져 { -hololive-drawn }{ JOSA("이/가") } 되었다.
hololive-drawn-by-stage = 양쪽의 { -hololive-stage }에서 동시에 { -hololive-holomem }{ JOSA("이/가") } 없어져 { -hololive-drawn }{ JOSA("이/가") } 되었다.
hololive-drawn-by-redraws = 양쪽 모두 6번 다시 뽑아도 { -hololive-debut } { -hololive-holomem }{ JOSA("이/가") } 나오지 않아 { -hololive-drawn }{ JOSA("이/가") } 되었다.
hololive-drawn = { -hololive-drawn }{ JOSA("이/가") } 되었다.

## What happened: cards

hololive-told-drew = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } 뽑았다.
hololive-told-redraw = { $who }{ JOSA("은/는") } { -hololive-hand }{ JOSA("을/를") } { -hololive-deck }{ JOSA("으로/로") } 되돌렸다.
hololive-told-penalty = { $who }{ JOSA("은/는") } 다시 뽑은 만큼 { $cards }{ JOSA("을/를") } { -hololive-deck } 아래에 놓았다.
hololive-told-first = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } 뒷면으로 { $area }에 놓았다.
hololive-told-charged = { $who }의 { -hololive-deck } 위에서 { $cards }{ JOSA("이/가") } { -hololive-holo-power }{ JOSA("이/가") } 되었다.
hololive-told-entered = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { $area }에 냈다.
hololive-told-collab = { $who }의 { $cards }{ JOSA("이/가") } { -hololive-to-collab }했다.
hololive-told-went = { $who }의 { $cards }{ JOSA("이/가") } { $area }{ JOSA("으로/로") } 옮겨 갔다.
hololive-told-paid =
    { $from ->
        [holomem] { $who }{ JOSA("은/는") } { -hololive-cost }{ JOSA("으로/로") } { -hololive-holomem }에게 붙어 있던 { $cards }{ JOSA("을/를") } { -hololive-archive }에 놓았다.
       *[place] { $who }{ JOSA("은/는") } { -hololive-cost }{ JOSA("으로/로") } { $area }의 { $cards }{ JOSA("을/를") } { -hololive-archive }에 놓았다.
    }
hololive-told-archived =
    { $from ->
        [holomem] { $who }의 { -hololive-holomem }에게 붙어 있던 { $cards }{ JOSA("이/가") } { -hololive-archive }에 놓였다.
       *[place] { $area }의 { $cards }{ JOSA("이/가") } { $who }의 { -hololive-archive }에 놓였다.
    }
hololive-told-to-hand = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { -hololive-hand }에 더했다.
hololive-told-on-top = { $cards }{ JOSA("이/가") } { $who }의 { $area } 위에 놓였다.
hololive-told-under = { $cards }{ JOSA("이/가") } { $who }의 { $area } 아래에 놓였다.
hololive-told-to-life = { $cards }{ JOSA("이/가") } { $who }의 { -hololive-life }{ JOSA("이/가") } 되었다.
hololive-told-to-holo-power = { $cards }{ JOSA("이/가") } { $who }의 { -hololive-holo-power }{ JOSA("이/가") } 되었다.
hololive-told-put = { $cards }{ JOSA("이/가") } { $who }의 { $area }에 놓였다.
hololive-told-swapped = { $who }의 { $card }{ JOSA("과/와") } { $other }{ JOSA("이/가") } { -hololive-swap }했다.
hololive-told-baton = { $who }의 { $card }{ JOSA("이/가") } { $other }에게 { -hololive-baton-touch }했다.
hololive-told-sent = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { $holomem }에게 보냈다.
hololive-told-sent-life = { $who }{ JOSA("은/는") } { -hololive-life }의 { $cards }{ JOSA("을/를") } { $holomem }에게 보냈다.
hololive-told-played-on = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { $holomem }에게 붙였다.
hololive-told-attached = { $cards }{ JOSA("이/가") } { $who }의 { $holomem }에게 붙었다.
hololive-told-shown = 공개된 카드: { $cards }.
hololive-told-saw = { $who }{ JOSA("이/가") } 본 카드: { $cards }.
hololive-told-looked = { $who }{ JOSA("은/는") } 카드 { $count }장을 보았다.
hololive-told-played = { $who }{ JOSA("은/는") } { $card }{ JOSA("을/를") } 사용했다.

## What happened: Holomem

hololive-told-bloomed = { $who }의 { $under }{ JOSA("이/가") } { $level } { $card }{ JOSA("으로/로") } { -hololive-bloom }했다.
hololive-told-uncovered = { $who }의 { $was }{ JOSA("이/가") } { -hololive-debut }의 { $card }{ JOSA("으로/로") } 되돌아갔다.
hololive-told-rest = { $who }의 { $card }{ JOSA("은/는") } { -hololive-rest } 상태가 되었다.
hololive-told-stood = { $who }의 { $card }{ JOSA("은/는") } { -hololive-rest }{ JOSA("이/가") } 아닌 상태가 되었다.
hololive-told-arts = { $who }의 { $card }{ JOSA("이/가") } 상대의 { $target }에게 { -hololive-arts } 「{ $arts }」{ JOSA("을/를") } 사용했다.
hololive-told-raised = 이 { -hololive-arts }의 { -hololive-damage }{ JOSA("은/는") } 텍스트로 { $by } 바뀌었다(합쳐서 { $more }).
hololive-told-damage = { $who }의 { $card }{ JOSA("은/는") } { $amount } { -hololive-damage }{ JOSA("을/를") } 받았다.
hololive-told-special = { $who }의 { $card }{ JOSA("은/는") } { -hololive-special-damage } { $amount }{ JOSA("을/를") } 받았다.
hololive-told-healed = { $who }의 { $card }의 { -hololive-hp }{ JOSA("이/가") } { $amount } 회복되었다.
hololive-told-hp-left = { $who }의 { $card }의 남은 { -hololive-hp }{ JOSA("이/가") } { $hp }{ JOSA("이/가") } 되었다.
hololive-told-felled = { $who }의 { $card }{ JOSA("은/는") } { -hololive-effect }{ JOSA("으로/로") } { -hololive-down }되었다.
hololive-told-downed = { $who }의 { $card }{ JOSA("이/가") } { -hololive-down }되었다.
hololive-told-skill-oshi = { $who }{ JOSA("은/는") } { -hololive-oshi-skill } 「{ $skill }」{ JOSA("을/를") } 사용했다.
hololive-told-skill-sp = { $who }{ JOSA("은/는") } { -hololive-sp-oshi-skill } 「{ $skill }」{ JOSA("을/를") } 사용했다.
hololive-told-rolled = { $who }{ JOSA("은/는") } { $card }{ JOSA("을/를") } 위해 { -hololive-die }{ JOSA("을/를") } 굴려 { $rolled }{ JOSA("이/가") } 나왔다.
hololive-told-rolled-as = { $who }{ JOSA("은/는") } { $card }{ JOSA("을/를") } 위해 { -hololive-die }{ JOSA("을/를") } 굴려 { $rolled }{ JOSA("이/가") } 나왔지만 { $number }{ JOSA("으로/로") } 취급되었다.
hololive-told-declared = { $who }{ JOSA("은/는") } { $what }{ JOSA("을/를") } 선언했다.
hololive-lasting = { $card }: { $effect }
hololive-lasting-for = { $holomem }에 대해, { $effect }

## What is asked

hololive-call-first = { -hololive-first-player }{ JOSA("과/와") } { -hololive-second-player }{ JOSA("을/를") } 정합니다.
hololive-call-redraw = { -hololive-hand }{ JOSA("을/를") } 다시 뽑을지 정합니다.
hololive-call-first-holomem = 첫 { -hololive-center-holomem }{ JOSA("을/를") } 고릅니다.
hololive-call-first-back = 첫 { -hololive-back-holomem }{ JOSA("을/를") } 고릅니다.
hololive-call-preparation = 게임 준비에서 고를 것이 있습니다.
hololive-call-turn = 제{ $turn }턴, { $step }입니다.
hololive-call-choice = 상대의 턴에 고를 것이 있습니다.
hololive-ask-first = { -hololive-first-player }{ JOSA("과/와") } { -hololive-second-player } 중에서 정하세요.
hololive-ask-redraw = { -hololive-hand }{ JOSA("을/를") } 모두 { -hololive-deck }{ JOSA("으로/로") } 되돌리고 7장을 다시 뽑겠습니까?
hololive-ask-first-holomem = 뒷면으로 { -hololive-center }에 놓을 { -hololive-debut } { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-ask-first-back = 뒷면으로 { -hololive-back }에 놓을 { -hololive-holomem }{ JOSA("을/를") } 원하는 만큼 고르세요.
hololive-ask-center = { -hololive-center }{ JOSA("으로/로") } 옮길 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-ask-cheer = 공개한 { -hololive-cheer }{ JOSA("을/를") } 보낼 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-ask-send = { $card }{ JOSA("을/를") } 보낼 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-ask-life = { -hololive-life }에서 공개한 { -hololive-cheer }{ JOSA("을/를") } 보낼 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-ask-downed-first = 먼저 { -hololive-down }될 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-ask-arts-again = 1번 더 사용할 { -hololive-arts }의 대상을 고르세요.
hololive-ask-attach = { $card }{ JOSA("을/를") } 붙일 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
hololive-people-just = { $count }명
hololive-people-up-to = { $count }명까지
hololive-people-between = { $least }~{ $most }명
hololive-ask-cards-penalty = 다시 뽑은 만큼 { -hololive-deck } 아래에 놓을 카드를 { $count }{ $most ->
    [1] {""}
   *[other] , 놓을 순서대로
} 고르세요.
hololive-ask-cards-baton = { -hololive-baton-touch }의 { -hololive-cost }{ JOSA("으로/로") } { -hololive-archive }에 놓을 { -hololive-cheer }{ JOSA("을/를") } { $count } 고르세요.
hololive-ask-cards-surplus = { -hololive-holomem } 1명에게 붙일 수 있는 장수를 넘었습니다. { $area }에 놓을 카드를 { $count } 고르세요.
hololive-ask-act = { -hololive-holomem } 내기, { -hololive-bloom }, { -hololive-to-collab } 등 할 일을 고르세요.
hololive-ask-arts = 사용할 { -hololive-arts }{ JOSA("과/와") } 대상을 고르거나 { -hololive-performance-step }{ JOSA("을/를") } 끝내세요.
hololive-ask-one = 1가지를 고르세요.
hololive-ask-next = 다음에 해결할 { -hololive-ability }{ JOSA("을/를") } 고르세요.
hololive-ask-number = 수를 고르세요.
hololive-ask-die-number = 다음에 굴릴 주사위의 눈으로 볼 수를 고르세요.
hololive-ask-step = { $what ->
    [none] 고를 수 있는 카드가 없습니다
    [ordered] 카드를 { $count }, 위에 놓일 것부터 순서대로 고르세요
    [holomem] { -hololive-holomem }{ JOSA("을/를") } { $count } 고르세요
   *[cards] 카드를 { $count } 고르세요
}: { $step }
hololive-ask-told = { $step }
hololive-ask-power-for-hand = { -hololive-hand } 대신 { -hololive-archive }에 놓을 { -hololive-holo-power }의 장수를 고르세요.
hololive-ask-name = 카드명을 고르세요.
hololive-ask-look = 카드를 확인하세요.

## What may be answered

hololive-answer-first-me = 자신이 { -hololive-first-player }{ JOSA("을/를") } 한다
hololive-answer-first-opponent = 상대가 { -hololive-first-player }{ JOSA("을/를") } 한다
hololive-answer-redraw = 다시 뽑는다
hololive-answer-keep = 다시 뽑지 않는다
hololive-answer-end-main = { -hololive-main-step }{ JOSA("을/를") } 끝낸다
hololive-answer-end-performance = { -hololive-performance-step }{ JOSA("을/를") } 끝낸다
hololive-answer-yes = 예
hololive-answer-no = 아니요
hololive-answer-seen = 확인했다
hololive-answer-number = { $number }
hololive-answer-card = { $card }
hololive-answer-place = { $card }{ JOSA("을/를") } { -hololive-back }에 낸다
hololive-answer-bloom = { $on }{ JOSA("을/를") } { $level } { $card }{ JOSA("으로/로") } { -hololive-bloom }시킨다
hololive-holomem-at = { $card }({ $area })
hololive-holomem-in-row = { $card }({ $area }, 왼쪽에서 { $at }번째)
hololive-card-on = { $holomem }의 { $card }
hololive-upon-holomem = { $card }({ $area }, 남은 { -hololive-hp } { $left })
hololive-upon-wound = { $card }{ JOSA("이/가") } 받을 { $arts ->
    [1] { $amount } { -hololive-damage }
   *[other] { -hololive-special-damage } { $amount }
}
hololive-upon-damage = { $card }{ JOSA("이/가") } 받은 { $arts ->
    [1] { $amount } { -hololive-damage }
   *[other] { -hololive-special-damage } { $amount }
}
hololive-upon-fall = { $card }의 { -hololive-down }
hololive-upon-cheer = { -hololive-archive }에 놓은 { $cards }
hololive-upon-dice = 나온 눈 { $numbers }
hololive-next-upon = { $upon }: { $step }
hololive-prompt-upon = { $upon }에 대해, { $prompt }
hololive-answer-collab = { $card }{ JOSA("을/를") } { -hololive-to-collab }시킨다
hololive-answer-baton = { $card }에게 { -hololive-baton-touch }한다
hololive-answer-skill-oshi = { -hololive-oshi-skill } 「{ $skill }」{ JOSA("을/를") } 사용한다
hololive-answer-skill-sp = { -hololive-sp-oshi-skill } 「{ $skill }」{ JOSA("을/를") } 사용한다
hololive-answer-play = { $card }{ JOSA("을/를") } 사용한다
hololive-answer-attach = { $card }{ JOSA("을/를") } { $to }에게 붙인다
hololive-answer-ability = { $card }의 { -hololive-ability }{ JOSA("을/를") } 사용한다
hololive-answer-arts = { $card }의 「{ $arts }」{ JOSA("을/를") } { $target }에게 사용한다

## Why not

hololive-refusal-over = 대전이 끝났습니다.
hololive-refusal-theirs = 그것은 상대의 카드입니다.
hololive-refusal-hidden = 그 카드는 당신에게 보이지 않습니다.
hololive-refusal-forbidden = 카드가 그것을 막고 있습니다: { $clause }.
hololive-refusal-condition = 다음 조건을 만족하지 않습니다: { $clause }.
hololive-refusal-cannot-pay = 지불할 수 없습니다: { $clause }.
hololive-refusal-first-not-debut = 처음에 { -hololive-center }에 놓을 수 있는 것은 { -hololive-debut } { -hololive-holomem }뿐입니다.
hololive-refusal-first-not-debut-or-spot = 처음에 { -hololive-back }에 놓을 수 있는 것은 { -hololive-debut }{ JOSA("이나/나") } { -hololive-spot } { -hololive-holomem }뿐입니다.
hololive-refusal-not-a-holomem = { -hololive-stage }에 낼 수 있는 것은 { -hololive-holomem }뿐입니다.
hololive-refusal-not-debut = { $card }{ JOSA("은/는") } { -hololive-debut }도 { -hololive-spot }도 아니므로 { -hololive-hand }에서 { -hololive-stage }에 낼 수 없습니다.
hololive-refusal-stage-full = { -hololive-stage }의 { -hololive-holomem }{ JOSA("은/는") } { $most }명까지입니다.
hololive-refusal-place-in-back = { -hololive-hand }의 { -hololive-holomem }{ JOSA("은/는") } { -hololive-back }에 냅니다.
hololive-refusal-no-bloom-in-first-turn = 자신의 첫 { -hololive-turn }에는 { -hololive-bloom }할 수 없습니다.
hololive-refusal-not-yours = 그것은 상대의 { -hololive-holomem }입니다.
hololive-refusal-entered-this-turn = { $card }{ JOSA("은/는") } 이번 { -hololive-turn }에 { -hololive-stage }에 나왔으므로 { -hololive-bloom }할 수 없습니다.
hololive-refusal-bloomed-this-turn = { $card }{ JOSA("은/는") } 이번 { -hololive-turn }에 이미 { -hololive-bloom }했습니다.
hololive-refusal-never-blooms = { $card }{ JOSA("은/는") } { -hololive-bloom }할 수 없습니다.
hololive-refusal-other-name = { $card }{ JOSA("과/와") }는 { -hololive-card-name }{ JOSA("이/가") } 다릅니다.
hololive-refusal-wrong-level = 이 카드의 { -hololive-bloom-level }{ JOSA("으로/로") }는 { $card }{ JOSA("을/를") } { -hololive-bloom }시킬 수 없습니다.
hololive-refusal-too-much-damage = { -hololive-hp } { $hp }{ JOSA("으로/로") }는 받은 { -hololive-damage } { $damage }{ JOSA("을/를") } 견딜 수 없습니다.
hololive-refusal-collab-already = { -hololive-to-collab }{ JOSA("은/는") } 1{ -hololive-turn }에 1번뿐입니다.
hololive-refusal-collab-taken = { -hololive-collab }에는 이미 { -hololive-holomem }{ JOSA("이/가") } 있습니다.
hololive-refusal-not-in-back = 그렇게 할 수 있는 것은 { -hololive-back-holomem }뿐입니다.
hololive-refusal-resting = { $card }{ JOSA("은/는") } { -hololive-rest } 상태입니다.
hololive-refusal-baton-already = { -hololive-baton-touch }{ JOSA("은/는") } 1{ -hololive-turn }에 1번뿐입니다.
hololive-refusal-center-empty = { -hololive-center }에 { -hololive-holomem }{ JOSA("이/가") } 없습니다.
hololive-refusal-too-little-cheer = { -hololive-baton-touch }에는 { -hololive-cheer }{ JOSA("이/가") } { $cost }장 필요하지만 { $cheer ->
    [0] 1장도 붙어 있지 않습니다.
   *[other] { $cheer }장만 붙어 있습니다.
}
hololive-refusal-no-way-back = { -hololive-center }{ JOSA("이나/나") } { -hololive-collab }의 { -hololive-holomem }{ JOSA("이/가") } { -hololive-back }{ JOSA("으로/로") } 옮겨 가는 것은 { -hololive-baton-touch }, { -hololive-reset-step }, 카드의 { -hololive-effect }뿐입니다.
hololive-refusal-attached-stays = { -hololive-holomem }에게 붙어 있는 카드는 { -hololive-cost }{ JOSA("이나/나") } 카드의 { -hololive-effect }{ JOSA("으로/로") }만 떨어집니다.
hololive-refusal-skill-used-turn = { -hololive-oshi-skill }{ JOSA("은/는") } 이번 { -hololive-turn }에 더 사용할 수 없습니다.
hololive-refusal-skill-used-game = { -hololive-sp-oshi-skill }{ JOSA("은/는") } 이번 게임에 더 사용할 수 없습니다.
hololive-refusal-arts-wait = 이 { -hololive-arts }{ JOSA("은/는") } 카드에 적힌 때에 사용합니다.
hololive-refusal-skill-waits = 이 { -hololive-oshi }의 { -hololive-oshi-skill }{ JOSA("은/는") } 카드에 적힌 때에 사용합니다.
hololive-refusal-too-little-power = { -hololive-holo-power }{ JOSA("이/가") } { $cost }장 필요하지만 { $power ->
    [0] 1장도 없습니다.
   *[other] { $power }장뿐입니다.
}
hololive-refusal-not-a-support = 그렇게 사용할 수 있는 것은 { -hololive-support } 카드뿐입니다.
hololive-refusal-limited-already = 이번 { -hololive-turn }에는 이미 { -hololive-limited } 카드를 사용했습니다.
hololive-refusal-limited-first-turn = { -hololive-first-player }의 첫 { -hololive-turn }에는 { -hololive-limited } 카드를 사용할 수 없습니다.
hololive-refusal-does-nothing = { $card }{ JOSA("을/를") } 사용해도 아무것도 바뀌지 않으므로 사용할 수 없습니다.
hololive-refusal-not-attachable = { $card }{ JOSA("은/는") } { -hololive-holomem }에게 붙이는 카드가 아닙니다.
hololive-refusal-attach-to-holomem = { $card }{ JOSA("은/는") } { -hololive-holomem } 1명을 골라 붙입니다.
hololive-refusal-not-for-them = 이 카드는 { $card }에게 붙일 수 없습니다.
hololive-refusal-no-room = { $card }에게는 더 붙일 수 없습니다.
hololive-refusal-main-step-only = 그것은 { -hololive-main-step }에 하는 일입니다.
hololive-refusal-performance-only = { -hololive-arts }{ JOSA("은/는") } { -hololive-performance-step }에 사용합니다.
hololive-refusal-no-arts = { $card }에게는 { -hololive-arts }{ JOSA("이/가") } 없습니다.
hololive-refusal-not-in-front = { -hololive-arts }{ JOSA("을/를") } 사용할 수 있는 것은 { -hololive-center-holomem }{ JOSA("과/와") } { -hololive-collab-holomem }뿐입니다.
hololive-refusal-performed-already = 이 자리의 { -hololive-holomem }{ JOSA("은/는") } 이번 { -hololive-turn }에 이미 { -hololive-arts }{ JOSA("을/를") } 사용했습니다.
hololive-refusal-arts-already = { $card }{ JOSA("은/는") } 이번 { -hololive-turn }에 이미 { -hololive-arts }{ JOSA("을/를") } 사용했습니다.
hololive-refusal-arts-cost = { $card }에게는 { -hololive-arts }에 필요한 { -hololive-cheer }{ JOSA("이/가") } 모자랍니다.
hololive-refusal-no-target = 그 { -hololive-arts }의 대상으로 고를 수 있는 { -hololive-holomem }{ JOSA("이/가") } 없습니다.
hololive-refusal-not-a-target = { $card }{ JOSA("은/는") } { -hololive-arts }의 대상으로 고를 수 없습니다.

## Decks

hololive-refusal-unknown-card = 이 버전에는 번호 { $number }인 카드가 없습니다. 빼거나, 그 카드가 있는 버전을 사용하세요.
hololive-refusal-no-oshi = { -hololive-oshi }{ JOSA("이/가") } 선택되지 않았습니다. { -hololive-game-deck }에는 1장이 필요합니다.
hololive-refusal-not-an-oshi = { $card }{ JOSA("은/는") } { -hololive-oshi }{ JOSA("이/가") } 아닙니다. { -hololive-oshi }{ JOSA("을/를") } 1장 고르세요.
hololive-refusal-not-cheer = { $card }{ JOSA("은/는") } { -hololive-cheer }{ JOSA("이/가") } 아닙니다. { -hololive-cheer-deck }에는 { -hololive-cheer }만 넣으세요.
hololive-refusal-not-for-the-deck = { $card }{ JOSA("은/는") } { -hololive-deck }에 넣을 수 없습니다. { -hololive-holomem } 카드와 { -hololive-support } 카드만 넣을 수 있습니다.
hololive-refusal-too-many-copies = { $card }{ JOSA("이/가") } { $count }장 있지만 { $most }장까지입니다. 나머지는 빼세요.
hololive-refusal-deck-size = { -hololive-deck }{ JOSA("은/는") } { $wanted }장인데 지금은 { $count }장입니다. 카드를 더하거나 빼세요.
hololive-refusal-cheer-size = { -hololive-cheer-deck }{ JOSA("은/는") } { $wanted }장인데 지금은 { $count }장입니다. 카드를 더하거나 빼세요.
hololive-refusal-copies-full = { $card }{ JOSA("은/는") } 이미 { $most }장 들어 있습니다. 더 넣을 수 없습니다.
hololive-refusal-deck-full = { -hololive-deck }{ JOSA("은/는") } 이미 { $wanted }장입니다. 먼저 1장을 빼세요.
hololive-refusal-cheer-full = { -hololive-cheer-deck }{ JOSA("은/는") } 이미 { $wanted }장입니다. 먼저 1장을 빼세요.
hololive-refusal-other-cards = 이 프로그램의 카드는 ‘{ $set }’의 ‘{ $edition }’{ JOSA("이/가") } 아닙니다. 만들 때의 버전을 사용하세요.
