# 대전 중에 룰이 하는 말: 무엇을 묻고, 무엇으로 답하며, 무엇이 일어났고, 왜 안 되는가.

## Where a rule stands, whose a place is

gateruler-shared-place = { $area }
gateruler-place-of = { $who }의 { $area }
gateruler-chapter-addendum = 추가분
gateruler-chapter-readings = 이 프로그램의 해석
gateruler-section-rules = 통합 규칙 { $section }
gateruler-section-addendum = 추가분: { $heading }
gateruler-section-reading = 이 프로그램의 해석 { $number }
gateruler-heading-add-reduction = 키워드 【{ -gateruler-reduction }】
gateruler-heading-add-hand-to-deck = { -gateruler-hand }에서의 카드 이동
gateruler-heading-add-guard = 키워드 능력 【{ -gateruler-guard-summon }】
gateruler-heading-add-reverse = 게임 액션 「{ -gateruler-reverse }」
gateruler-heading-add-open = 게임 액션 「{ -gateruler-opened }」
gateruler-heading-add-brackets = 겹낫표(『』)로 쓴 능력
gateruler-ability-named = 「{ $name }」
gateruler-card-at = { $card }({ $area })

## What lies on the gate

gateruler-gate-card =
    { $how ->
        [normal] { $card }({ -gateruler-normal-summon })
        [special] { $card }({ -gateruler-special-summon })
        [opened] { $card }(오픈)
        [event] { $card }({ -gateruler-event })
        [field] { $card }({ -gateruler-field-card })
       *[effect] { $card }
    }
gateruler-gate-ability = { $card }의 { $ability }
gateruler-gate-automatic = { $card }: { $effect }
gateruler-gate-drive = { $who }의 { -gateruler-drive-resolution }

## What happened: the duel and its turns

gateruler-told-laid = 양쪽이 { -gateruler-ruler-card }{ JOSA("과/와") } { -gateruler-deck }{ JOSA("을/를") } 놓았다.
gateruler-told-shuffled = { $who }{ JOSA("은/는") } { -gateruler-deck }{ JOSA("을/를") } { -gateruler-shuffle }했다.
gateruler-told-first-player = { $who }{ JOSA("이/가") } { -gateruler-first-player }{ JOSA("이/가") } 되었다.
gateruler-told-turn = { $who }의 { -gateruler-turn }{ JOSA("이/가") } 시작되었다.
gateruler-told-phase = { $phase }.
gateruler-told-deck-ran-out = { $who }의 { -gateruler-deck }{ JOSA("이/가") } 없어졌다.

## How a duel ends

gateruler-end-by-damage = { $loser }의 { -gateruler-damage }의 카드가 { -gateruler-life }에 이르러 { $winner }{ JOSA("이/가") } { -gateruler-victory }했다.
gateruler-end-by-deck = { $loser }의 { -gateruler-deck }{ JOSA("이/가") } 없어져 { $winner }{ JOSA("이/가") } { -gateruler-victory }했다.
gateruler-end-by-giving-up = { $loser }{ JOSA("이/가") } { -gateruler-giving-up }하여 { $winner }{ JOSA("이/가") } { -gateruler-victory }했다.
gateruler-end-by-effect = 카드의 { -gateruler-effect }{ JOSA("으로/로") } { $winner }{ JOSA("이/가") } { $loser }에게 { -gateruler-victory }했다.
gateruler-drawn-by-damage = 양쪽 { -gateruler-damage }의 카드가 동시에 { -gateruler-life }에 이르러 { -gateruler-drawn }{ JOSA("이/가") } 되었다.
gateruler-drawn-by-deck = 양쪽의 { -gateruler-deck }{ JOSA("이/가") } 동시에 없어져 { -gateruler-drawn }{ JOSA("이/가") } 되었다.
gateruler-drawn-by-both = 한쪽 { -gateruler-damage }의 카드가 { -gateruler-life }에 이르는 동시에 다른 쪽의 { -gateruler-deck }{ JOSA("이/가") } 없어져 { -gateruler-drawn }{ JOSA("이/가") } 되었다.
gateruler-drawn = { -gateruler-drawn }{ JOSA("이/가") } 되었다.

## What happened: cards

gateruler-told-drew = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } 뽑았다.
gateruler-told-drove = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { -gateruler-to-drive }했다.
gateruler-told-set = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { -gateruler-to-set }했다.
gateruler-told-redraw = { $who }{ JOSA("은/는") } { -gateruler-hand }{ JOSA("을/를") } { -gateruler-deck }{ JOSA("으로/로") } 되돌렸다.
gateruler-told-paid = { $who }{ JOSA("은/는") } { -gateruler-cost }{ JOSA("으로/로") } { $cards }{ JOSA("을/를") } { -gateruler-graveyard }에 놓았다.
gateruler-told-recovered = { $who }{ JOSA("은/는") } { -gateruler-damage }의 { $cards }{ JOSA("을/를") } { -gateruler-recover }했다.
gateruler-told-vigilance = { $who }의 { $cards }{ JOSA("이/가") } { -gateruler-vigilance }{ JOSA("으로/로") } { -gateruler-defence }{ JOSA("으로/로") } 옮겨 갔다.
gateruler-told-soul-guard = { -gateruler-soul-guard }{ JOSA("으로/로") } { $who }의 { -gateruler-soul }인 { $cards }{ JOSA("이/가") } { -gateruler-graveyard }에 놓였다.
gateruler-told-misplaced = { $cards }{ JOSA("은/는") } 놓을 { -gateruler-zone }{ JOSA("이/가") } 없어 { $who }의 { -gateruler-graveyard }에 놓였다.
gateruler-told-lost = { $who }의 { -gateruler-drive }의 { $cards }{ JOSA("이/가") } 쓰이지 않고 { -gateruler-graveyard }에 놓였다.
gateruler-told-to-hand = { $from }의 { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-hand }에 더해졌다.
gateruler-told-to-graveyard = { $from }의 { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-graveyard }에 놓였다.
gateruler-told-removed = { $from }의 { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-removed }에 놓였다.
gateruler-told-damage = { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-damage }에 놓였다.
gateruler-told-counter = { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-counter }에 놓였다.
gateruler-told-on-top = { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-deck } 위에 놓였다.
gateruler-told-under = { $cards }{ JOSA("이/가") } { $who }의 { -gateruler-deck } 아래에 놓였다.
gateruler-told-went = { $who }의 { $cards }{ JOSA("이/가") } { $area }{ JOSA("으로/로") } 옮겨 갔다.
gateruler-told-entered = { $cards }{ JOSA("이/가") } { $who }의 { $area }에 나왔다.
gateruler-told-put = { $cards }{ JOSA("이/가") } { $who }의 { $area }에 놓였다.
gateruler-told-attached = { $cards }{ JOSA("이/가") } { $who }의 { $on } 아래에 겹쳐졌다.
gateruler-told-shown = 공개된 카드: { $cards }.
gateruler-told-saw = { $who }{ JOSA("이/가") } 본 카드: { $cards }.
gateruler-told-looked = { $who }{ JOSA("은/는") } 카드 { $count }장을 보았다.
gateruler-told-reversed = { $who }{ JOSA("은/는") } { -gateruler-damage }의 카드 { $count }장을 뒷면으로 뒤집었다(DR).
gateruler-told-turned-up = { $who }{ JOSA("은/는") } { $area }의 { $cards }{ JOSA("을/를") } 앞면으로 뒤집었다.
gateruler-told-turned-down = { $who }{ JOSA("은/는") } { $area }의 { $cards }{ JOSA("을/를") } 뒷면으로 뒤집었다.

## What happened: plays

gateruler-told-played =
    { $how ->
        [normal] { $who }{ JOSA("은/는") } { $area }의 { $card }{ JOSA("을/를") } { -gateruler-normal-summon }{ JOSA("으로/로") } { -gateruler-play }했다
        [special] { $who }{ JOSA("은/는") } { $area }의 { $card }{ JOSA("을/를") } { -gateruler-special-summon }{ JOSA("으로/로") } { -gateruler-play }했다
        [opened] { $who }{ JOSA("은/는") } { $area }의 { $card }{ JOSA("을/를") } 오픈했다
       *[event] { $who }{ JOSA("은/는") } { $area }의 { $card }{ JOSA("을/를") } { -gateruler-play }했다
    }{ $cost ->
        [0] .
       *[other] ({ -gateruler-energy-card } { $cost }).
    }
gateruler-told-ability = { $who }{ JOSA("은/는") } { $card }의 { $ability }{ JOSA("을/를") } 사용했다.
gateruler-told-waits = { $who }의 { $card }의 { $ability }{ JOSA("이/가") } { -gateruler-gate }에 놓였다.
gateruler-told-drive-waits = { $who }의 { -gateruler-drive-resolution }{ JOSA("이/가") } { -gateruler-gate }에 놓였다.
gateruler-told-undone = { -gateruler-gate } 맨 위의 것은 해결되지 않고 사라졌다.
gateruler-told-came =
    { $how ->
        [opened] { $who }의 { $card }{ JOSA("은/는") } 오픈되어 { -gateruler-in-play }에 나왔다.
       *[special] { $who }의 { $card }{ JOSA("은/는") } { -gateruler-special-summon }되었다.
    }
gateruler-told-rest = { $who }의 { $card }{ JOSA("은/는") } { -gateruler-rest } 상태가 되었다.
gateruler-told-ready = { $cards }{ JOSA("은/는") } { -gateruler-ready }{ JOSA("이/가") } 되었다.
gateruler-told-readied-energy = { $who }의 { -gateruler-energy-card } { $count }장이 { -gateruler-ready }{ JOSA("이/가") } 되었다.
gateruler-told-paid-energy = { $who }{ JOSA("은/는") } { -gateruler-energy-card } { $count }장을 { -gateruler-rest }시켰다.
gateruler-told-got-energy = { $who }{ JOSA("은/는") } { -gateruler-energy-card } { $count }장을 놓았다.
gateruler-told-lost-energy = { $who }{ JOSA("은/는") } { -gateruler-energy-card } { $count }장을 잃었다.

## What happened: attacks and damage

gateruler-told-attacked = { $who }의 { $card }{ JOSA("이/가") } { $aim }{ JOSA("을/를") } { -gateruler-attack }했다.
gateruler-told-attacked-line = { $who }의 { $card }{ JOSA("이/가") } { -gateruler-unit }{ JOSA("이/가") } 없는 { $line }{ JOSA("을/를") } { -gateruler-attack }했다.
gateruler-told-damaged =
    { $kind ->
        [combat] { $who }의 { $card }{ JOSA("은/는") } { -gateruler-combat-damage } { $amount }점을 받았다.
       *[effect] { $who }의 { $card }{ JOSA("은/는") } { -gateruler-damage-dealt } { $amount }점을 받았다.
    }
gateruler-told-ruler-damaged =
    { $kind ->
        [combat] { $who }{ JOSA("은/는") } { -gateruler-combat-damage } { $amount }점을 받았다.
       *[effect] { $who }{ JOSA("은/는") } { -gateruler-damage-dealt } { $amount }점을 받았다.
    }
gateruler-told-taken = { $who }의 { -gateruler-damage-dealt }{ JOSA("으로/로") } { $card }{ JOSA("이/가") } 뒤집혔다.
gateruler-told-healed = { $cards }의 { -gateruler-damage-dealt }{ JOSA("이/가") } 0이 되었다.
gateruler-told-counter-used = { $who }{ JOSA("은/는") } { $card }의 { -gateruler-cnt }{ JOSA("을/를") } 사용했다.
gateruler-told-counter-left = { $who }{ JOSA("은/는") } { $card }의 { -gateruler-cnt }{ JOSA("을/를") } 사용하지 않았다.
gateruler-told-destroyed = { $who }의 { $card }{ JOSA("이/가") } { -gateruler-destroy }되었다.
gateruler-told-replaced = { $who }의 { $cards }{ JOSA("은/는") } 새 { -gateruler-unit }에게 자리를 내주었다.
gateruler-told-trait = { $who }의 { $card }{ JOSA("은/는") } 이번 { -gateruler-turn }, 〈{ $attribute }〉 속성을 지닌다.
gateruler-told-geared = { $who }의 { $card }{ JOSA("은/는") } { -gateruler-ruler-card }에게 { -gateruler-gear-up }되었다.
gateruler-told-declared = { $who }{ JOSA("은/는") } { $what }{ JOSA("을/를") } 선언했다.
gateruler-lasting = { $card }: { $effect }
gateruler-lasting-for = { $cards }에 대해, { $effect }

## What is asked

gateruler-call-redraw = { -gateruler-hand }{ JOSA("을/를") } 다시 뽑을지 정합니다.
gateruler-call-counter = 뒤집힌 카드의 { -gateruler-cnt }{ JOSA("을/를") } 사용할지 정합니다.
gateruler-call-guard = { -gateruler-vigilance }{ JOSA("으로/로") } { -gateruler-defence }{ JOSA("으로/로") } 옮길지 정합니다.
gateruler-call-preparation = { -gateruler-preparation } 중에 고를 것이 있습니다.
gateruler-call-priority = { -gateruler-priority }{ JOSA("이/가") } 있습니다.
gateruler-call-turn = 제{ $turn }턴, { $phase }입니다.
gateruler-call-choice = 고를 것이 있습니다.
gateruler-ask-redraw = { -gateruler-hand }{ JOSA("을/를") } 모두 { -gateruler-deck }{ JOSA("으로/로") } 되돌리고 같은 장수를 다시 뽑겠습니까?
gateruler-ask-main = { -gateruler-main-phase }입니다. 카드를 { -gateruler-play }하거나 { -gateruler-to-set }하거나 { -gateruler-ability }{ JOSA("을/를") } 쓰는 등 할 일을 고르세요.
gateruler-ask-act = { -gateruler-priority }{ JOSA("이/가") } 있습니다. { -gateruler-gate }에 더할 것을 고르거나 { -gateruler-pass }하세요.
gateruler-ask-attack = { -gateruler-attack }할 카드와 { -gateruler-line }{ JOSA("을/를") } 고르거나 { -gateruler-attack-phase }{ JOSA("을/를") } 끝내세요.
gateruler-ask-cost = { -gateruler-cost }{ JOSA("은/는") } { -gateruler-energy-card } { $cost }장입니다. 어떻게 지불할지 고르세요.
gateruler-ask-zone = { -gateruler-unit }{ JOSA("을/를") } 낼 { -gateruler-zone }{ JOSA("을/를") } 고르세요.
gateruler-ask-relocate = { $card }{ JOSA("을/를") } 옮길 { -gateruler-zone }{ JOSA("을/를") } 고르세요.
gateruler-ask-soul-guard = { $card } 대신 { -gateruler-graveyard }에 놓을 { -gateruler-soul }을 고르세요.
gateruler-ask-counter = 뒤집힌 카드의 { -gateruler-cnt }{ JOSA("을/를") } 사용하겠습니까?
gateruler-ask-from-drive = { -gateruler-to-drive }한 카드 가운데 { -gateruler-to-set }할 것을 고르세요. 나머지는 공개합니다.
gateruler-ask-driven = { -gateruler-to-drive }한 카드 가운데 { -gateruler-play }할 것을 고르세요. 나머지는 { -gateruler-graveyard }에 놓습니다.
gateruler-ask-guard = 이 { -gateruler-unit }{ JOSA("을/를") } { -gateruler-vigilance }{ JOSA("으로/로") } { -gateruler-defence }{ JOSA("으로/로") } 옮기겠습니까?
gateruler-ask-cards = 카드를 { $count } 고르세요.
gateruler-ask-cards-for = { $area }에 놓을 카드를 { $count } 고르세요.
gateruler-ask-cards-taken = { $area }에 더할 카드를 { $count } 고르세요.
gateruler-ask-cards-removed = 게임에서 제외할 카드를 { $count } 고르세요.
gateruler-ask-cards-in-order = { $area }에 놓을 카드를 { $count }, 놓는 순서대로 고르세요.
gateruler-ask-one = 하나를 고르세요.
gateruler-ask-next = 먼저 { -gateruler-gate }에 놓을 { -gateruler-ability }{ JOSA("을/를") } 고르세요. 나중에 놓은 것부터 해결합니다.
gateruler-ask-number = 수를 고르세요.
gateruler-ask-name = 카드 이름을 고르세요.
gateruler-ask-look = 카드를 확인하세요.

## What may be answered

gateruler-answer-redraw = 다시 뽑는다
gateruler-answer-keep = 다시 뽑지 않는다
gateruler-answer-end-main = { -gateruler-main-phase }{ JOSA("을/를") } 끝낸다
gateruler-answer-pass = { -gateruler-pass }한다
gateruler-answer-pass-turn = 이번 { -gateruler-turn }은 계속 { -gateruler-pass }한다
gateruler-answer-end-attack = { -gateruler-attack }{ JOSA("을/를") } 끝낸다
gateruler-answer-counter = { -gateruler-cnt }{ JOSA("을/를") } 사용한다
gateruler-answer-no-counter = 사용하지 않는다
gateruler-answer-guard = { -gateruler-defence }{ JOSA("으로/로") } 옮긴다
gateruler-answer-no-guard = 옮기지 않는다
gateruler-answer-done = 이대로 정한다
gateruler-answer-yes = 예
gateruler-answer-no = 아니요
gateruler-answer-seen = 확인했다
gateruler-answer-number = { $number }
gateruler-answer-card = { $card }
gateruler-answer-zone = { $area }
gateruler-answer-cost-full =
    { $ruler ->
        [yes] { $cost ->
            [1] { -gateruler-energy-card } 1장({ -gateruler-ruler-card }{ JOSA("을/를") } { -gateruler-rest }시켜 지불)
           *[other] { -gateruler-energy-card } { $cost }장(1장은 { -gateruler-ruler-card }{ JOSA("을/를") } { -gateruler-rest }시켜 지불)
        }
       *[no] { -gateruler-energy-card } { $cost }장을 지불한다
    }
gateruler-answer-cost-reduced =
    { $ruler ->
        [yes] 【{ -gateruler-reduction }】 사용(1장은 { -gateruler-ruler-card }{ JOSA("을/를") } { -gateruler-rest }시켜 지불, 원래는 { $cost })
       *[no] 【{ -gateruler-reduction }】 사용(원래는 { $cost })
    }
gateruler-answer-summon = { $card }{ JOSA("을/를") } { $area }에 { -gateruler-normal-summon }한다
gateruler-answer-play = { $card }{ JOSA("을/를") } { -gateruler-play }한다
gateruler-answer-set = { $card }{ JOSA("을/를") } { $area }에 { -gateruler-to-set }한다
gateruler-answer-reveal = { $card }{ JOSA("을/를") } 공개한다
gateruler-answer-use = { $card }의 { $ability }{ JOSA("을/를") } 사용한다
gateruler-answer-trait = { $card }에게 〈{ $attribute }〉 부여({ -gateruler-attribute-choice })
gateruler-answer-gear = { $card }{ JOSA("을/를") } { -gateruler-gear-up }한다
gateruler-answer-move = { $card }{ JOSA("을/를") } { $area }{ JOSA("으로/로") } 옮긴다
gateruler-answer-attack = { $card }{ JOSA("으로/로") } { $aim }{ JOSA("을/를") } { -gateruler-attack }한다({ $line })
gateruler-answer-attack-line = { $card }{ JOSA("으로/로") } { $line }{ JOSA("을/를") } { -gateruler-attack }한다

## Why not

gateruler-refusal-over = 대전은 끝났습니다.
gateruler-refusal-theirs = 그것은 { -gateruler-opponent }의 카드입니다.
gateruler-refusal-hidden = 그 카드는 당신에게 보이지 않습니다.
gateruler-refusal-face-down = { -gateruler-damage }의 뒷면 카드는 사용할 수 없습니다.
gateruler-refusal-not-from-there = 지금 자리({ $area })에 있는 { $card }{ JOSA("으로/로") }는 그렇게 할 수 없습니다.
gateruler-refusal-forbidden = 카드가 그것을 금지합니다: { $clause }.
gateruler-refusal-condition = 다음 조건을 만족하지 않습니다: { $clause }.
gateruler-refusal-cannot-pay = 지불할 수 없습니다: { $clause }.
gateruler-refusal-no-target = { $card }의 대상으로 고를 카드가 없습니다.
gateruler-refusal-main-phase-only = 그것은 자신의 { -gateruler-main-phase }에 하는 일입니다.
gateruler-refusal-gate-not-empty = { -gateruler-gate }에 무언가 있는 동안에는 할 수 없습니다.
gateruler-refusal-attack-phase-only = { -gateruler-attack }{ JOSA("은/는") } 자신의 { -gateruler-attack-phase }에 합니다.
gateruler-refusal-pass-first = { -gateruler-priority }{ JOSA("이/가") } 있습니다. 먼저 { -gateruler-pass }하세요. { -gateruler-attack } 선언은 그다음에 할 수 있습니다.
gateruler-refusal-too-little-energy = { -gateruler-energy-card }{ JOSA("이/가") } { $cost }장 필요하지만 { $energy ->
    [0] 1장도 사용할 수 없습니다.
   *[other] { $energy }장밖에 사용할 수 없습니다.
}
gateruler-refusal-summon-right = 이번 { -gateruler-turn }의 { -gateruler-normal-summon }{ JOSA("은/는") } 이미 { -gateruler-summon-right }의 { $right }번에 이르렀습니다.
gateruler-refusal-not-a-unit = { $card }{ JOSA("은/는") } { -gateruler-unit }{ JOSA("이/가") } 아니므로 { -gateruler-normal-summon }할 수 없습니다.
gateruler-refusal-not-your-zone = 자신의 { -gateruler-zone }{ JOSA("을/를") } 고르세요.
gateruler-refusal-not-a-unit-zone = { -gateruler-unit }{ JOSA("은/는") } { -gateruler-attack-zone }이나 { -gateruler-defence }에 냅니다.
gateruler-refusal-zone-taken = 그 { -gateruler-zone }에는 이미 { -gateruler-unit }{ JOSA("이/가") } 있습니다.
gateruler-refusal-defence-taken = { -gateruler-gear-up }하려면 { -gateruler-defence }{ JOSA("이/가") } 비어 있어야 합니다.
gateruler-refusal-no-free-moves = { -gateruler-unit }{ JOSA("이/가") } 다른 { -gateruler-zone }{ JOSA("으로/로") } 옮겨 가는 것은 카드의 { -gateruler-effect }나 { -gateruler-vigilance }에 의해서뿐입니다.
gateruler-refusal-own-turn-summon = { $card }{ JOSA("은/는") } { -gateruler-guard-summon }{ JOSA("을/를") } 지니지 않으므로 { -gateruler-opponent }의 { -gateruler-turn }에 { -gateruler-normal-summon }할 수 없습니다.
gateruler-refusal-event-from-set = { $card }의 { -gateruler-timing }{ JOSA("은/는") } { -gateruler-normal }{ JOSA("이/가") } 아니므로 { -gateruler-to-set }한 뒤에 { -gateruler-play }합니다.
gateruler-refusal-not-settable = { $card }{ JOSA("은/는") } { -gateruler-to-set }할 수 없습니다.
gateruler-refusal-open-not-set = { -gateruler-open }인 { $card }{ JOSA("은/는") } { -gateruler-to-set }할 수 없습니다.
gateruler-refusal-set-taken = 그 { -gateruler-set-zone }에는 이미 카드가 있습니다.
gateruler-refusal-no-set-zone = 자신의 { -gateruler-ruler-card }의 { -gateruler-set-zone }{ JOSA("은/는") } { $most }개뿐입니다.
gateruler-refusal-set-this-turn = { $card }{ JOSA("은/는") } 이번 { -gateruler-turn }에 { -gateruler-to-set }했으므로 아직 { -gateruler-play }할 수 없습니다.
gateruler-refusal-revealed-already = { $card }{ JOSA("은/는") } 이미 공개되어 있습니다.
gateruler-refusal-not-revealed = 먼저 { $card }{ JOSA("을/를") } 공개하세요.
gateruler-refusal-once-a-turn = { $card }의 이 { -gateruler-ability }{ JOSA("은/는") } 이번 { -gateruler-turn }에 이미 사용했습니다.
gateruler-refusal-once-a-game = { $card }의 이 { -gateruler-ability }{ JOSA("은/는") } 이번 게임에서 이미 사용했습니다.
gateruler-refusal-no-ability = { $card }에 지금 사용할 수 있는 { -gateruler-ability }{ JOSA("은/는") } 없습니다.
gateruler-refusal-one-attack = { -gateruler-first-player }의 첫 { -gateruler-turn }에 { -gateruler-attack }{ JOSA("은/는") } 한 번뿐입니다.
gateruler-refusal-not-ready = { $card }{ JOSA("은/는") } { -gateruler-rest } 상태입니다.
gateruler-refusal-not-in-attack-zone = { $card }{ JOSA("은/는") } { -gateruler-attack-zone }에 없으므로 { -gateruler-attack }할 수 없습니다.
gateruler-refusal-not-foremost = { $card }{ JOSA("은/는") } 그 { -gateruler-line }의 맨 앞에 있지 않습니다.
gateruler-refusal-attack-theirs = { -gateruler-attack }{ JOSA("은/는") } { -gateruler-opponent }의 { -gateruler-line }{ JOSA("을/를") } 향해 합니다.

## Decks

gateruler-refusal-unknown-card = 이 버전에 번호 { $number }의 카드는 없습니다.
gateruler-refusal-no-ruler = 덱에는 { -gateruler-ruler-card }{ JOSA("이/가") } 필요합니다. 한 장을 고르세요.
gateruler-refusal-not-a-ruler = { $card }{ JOSA("은/는") } { -gateruler-ruler-card }{ JOSA("이/가") } 아닙니다.
gateruler-refusal-not-for-the-deck = { $card }{ JOSA("은/는") } { -gateruler-deck }에 넣을 수 없습니다.
gateruler-refusal-too-many-copies = { $card }{ JOSA("은/는") } { $most }장까지이며 { $count }장은 넣을 수 없습니다.
gateruler-refusal-deck-size = { -gateruler-deck }{ JOSA("은/는") } 정확히 { $wanted }장이며 { $count }장으로는 사용할 수 없습니다.
gateruler-refusal-deck-level = 이 { -gateruler-ruler-card }의 { -gateruler-deck-level }{ JOSA("은/는") } { $most }까지이며 { $level }{ JOSA("은/는") } 안 됩니다.
gateruler-refusal-too-many-counters = { -gateruler-cnt } 카드는 { $most }장까지이며 { $count }장은 넣을 수 없습니다.
gateruler-refusal-too-many-factions = { -gateruler-faction }{ JOSA("은/는") } { $most }개까지이며 { $factions }{ JOSA("은/는") } 함께 넣을 수 없습니다.
gateruler-refusal-too-many-legends = { -gateruler-legendary } 카드는 { $most }종까지이며 { $count }종은 넣을 수 없습니다.
gateruler-refusal-legend-twice = { -gateruler-legendary } { $card }{ JOSA("은/는") } 1장까지이며 { $count }장은 넣을 수 없습니다.
gateruler-refusal-other-cards = 이 프로그램의 카드는 ‘{ $set }’의 ‘{ $edition }’이 아닙니다. 그것을 만든 버전으로 여세요.
