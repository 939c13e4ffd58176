# 카드 텍스트. 구는 마침표 없이 쓰고 줄이 마침표를 붙인다. $whose와 $who는 me(자신), opponent(상대), any(양쪽).

## Lines of a card

gateruler-line = { $text }.
gateruler-line-keyword = 【{ $keyword }】
gateruler-line-reduction = 【{ -gateruler-reduction }】{ -gateruler-hand }에서 { -gateruler-play }할 때, 다음을 하면 { -gateruler-cost }를 { $cost }{ JOSA("으로/로") } 해도 된다: [{ $pay }].
gateruler-line-auto = { $name }{ gateruler-once }: { $text }.
gateruler-line-ability =
    { $on ->
        [od] 【{ -gateruler-od }】{ $name }{ gateruler-once }: { $text }.
        [td] 【{ -gateruler-td }】{ $name }{ gateruler-once }: { $text }.
        [cnt] 【{ -gateruler-cnt }】{ $name }{ gateruler-once }: { $text }.
        [opened] { $name }{ gateruler-once }: 이것이 { TERM("gateruler-opened", "오픈되어") } { -gateruler-in-play }에 나왔을 때, { $text }.
        [instant] { $name } { -gateruler-instant }{ gateruler-once }: { $text }.
       *[normal] { $name } { -gateruler-normal }{ gateruler-once }: { $text }.
    }
gateruler-once =
    { $once ->
        [turn] 【{ -gateruler-once-turn }】
        [game] 【{ -gateruler-once-game }】
       *[no] { "" }
    }
gateruler-paying = [{ $cost }] { $text }
gateruler-requires =
    { $told ->
        [play] { $condition }{ JOSA("이면/면") } { -gateruler-play }할 수 있다
       *[use] { $condition }{ JOSA("이면/면") } 사용할 수 있다
    }
gateruler-from-zone = 이것이 { $area }에 앞면으로 놓여 있을 때 사용할 수 있다

## Sorts of cards

gateruler-noun =
    { $kind ->
        [unit] { -gateruler-unit }{ gateruler-cards }
        [event] { -gateruler-event }
        [field] { -gateruler-field-card }
        [unit-or-ruler] { -gateruler-unit } 또는 { -gateruler-ruler-card }
       *[card] 카드
    }
gateruler-cards =
    { $many ->
       *[other] { "" }
    }
gateruler-attribute = 〈{ $attribute }〉
gateruler-card-attribute = { $attributes } { $card }
gateruler-card-level = { -gateruler-level } { $level } 이하의 { $card }
gateruler-card-with-word = ‘{ $word }’ { $card }
gateruler-card-called = 《{ $name }》
gateruler-card-rested = { TERM("gateruler-rest", "레스트한") } { $card }
gateruler-card-set = { -gateruler-to-set } { $card }
gateruler-card-face-up = 앞면인 { $card }
gateruler-either = { $first } 또는 { $second }

## Which cards

gateruler-this =
    { $noun ->
        [unit] 이 { -gateruler-unit }
        [ruler] 이 { -gateruler-ruler-card }
       *[card] 이 카드
    }
gateruler-them =
    { $noun ->
        [unit] 그 { -gateruler-unit }
       *[card] 그 카드
    }
gateruler-every =
    { $whose ->
        [me] { -gateruler-ally }의 모든 { $card }
        [opponent] { -gateruler-enemy }의 모든 { $card }
       *[any] 모든 { $card }
    }
gateruler-ruler-of =
    { $whose ->
        [me] 자신의 { -gateruler-ruler-card }
       *[opponent] 상대의 { -gateruler-ruler-card }
    }
gateruler-attacker = { TERM("gateruler-attack", "공격하고 있는") } { -gateruler-unit }
gateruler-in-play =
    { $whose ->
        [me] { -gateruler-ally }의 { $card }
        [opponent] { -gateruler-enemy }의 { $card }
       *[any] { $card }
    }
gateruler-lying =
    { $whose ->
        [me] 자신의 { $areas }에 있는 { $card }
        [opponent] 상대의 { $areas }에 있는 { $card }
       *[any] 서로의 { $areas }의 { $card }
    }

## Conditions and numbers

gateruler-condition-turn =
    { $who ->
        [me] 자신의 { -gateruler-turn }
       *[opponent] 상대의 { -gateruler-turn }
    }
gateruler-condition-not-main = { -gateruler-main-phase } 이외
gateruler-condition-attack = { -gateruler-attack-phase }
gateruler-condition-attacked = 자신이 { TERM("gateruler-attack", "공격받고 있다") }
gateruler-condition-hand = 자신의 { -gateruler-ruler-card }{ JOSA("이/가") } { -gateruler-hand }를 가진다
gateruler-condition-this-has = 이 { -gateruler-unit }이 { $attribute }
gateruler-condition-destroyed = 이번 { -gateruler-turn }에 { gateruler-whose-unit }{ JOSA("이/가") } { -gateruler-destroy }되었다
gateruler-whose-unit =
    { $who ->
        [me] { -gateruler-ally }의 { $card }
       *[opponent] { -gateruler-enemy }의 { $card }
    }
gateruler-counted =
    { $whose ->
        [me] 자신의 { $area }에 있는 카드
       *[opponent] 상대의 { $area }에 있는 카드
    }
gateruler-counted-units =
    { $whose ->
        [me] { -gateruler-ally }의 { $card }
       *[opponent] { -gateruler-enemy }의 { $card }
    }
gateruler-each-unit =
    { $whose ->
        [me] { -gateruler-ally }의 { $card } 1장
       *[opponent] { -gateruler-enemy }의 { $card } 1장
    }
gateruler-each-soul = 이 { -gateruler-unit }의 { -gateruler-soul } 1장

## When something happens

gateruler-whenever = { $trigger } 때, { $step }
gateruler-when-end =
    { $who ->
        [me] 자신의 { -gateruler-turn }이 끝날
       *[opponent] 상대의 { -gateruler-turn }이 끝날
    }
gateruler-when-main =
    { $who ->
        [me] 자신의 { -gateruler-main-phase }가 시작될
       *[opponent] 상대의 { -gateruler-main-phase }가 시작될
    }
gateruler-when-this-attacks = 이 { -gateruler-unit }이 { -gateruler-attack }했을
gateruler-when-attacks = { gateruler-whose-unit }{ JOSA("이/가") } { -gateruler-attack }했을
gateruler-when-this-special = 이 { -gateruler-unit }이 { -gateruler-special-summon }되었을
gateruler-when-this-enters = 이 { -gateruler-unit }이 { -gateruler-in-play }에 나왔을
gateruler-when-event =
    { $who ->
        [me] 자신이 { -gateruler-event }를 { -gateruler-play }했을
       *[opponent] 상대가 { -gateruler-event }를 { -gateruler-play }했을
    }
gateruler-when-destroyed = { gateruler-whose-unit }{ JOSA("이/가") } { -gateruler-destroy }되었을
gateruler-when-damaged =
    { $who ->
        [me] 자신의 { -gateruler-ruler-card }{ JOSA("이/가") } { -gateruler-damage-dealt }를 받았을
       *[opponent] 상대의 { -gateruler-ruler-card }{ JOSA("이/가") } { -gateruler-damage-dealt }를 받았을
    }

## What stands in force

gateruler-while = { $condition }{ JOSA("이면/면") }, { $standing }
gateruler-for-turn = { -gateruler-turn }이 끝날 때까지, { $standing }
gateruler-for-battle = 이 { -gateruler-attack } 동안, { $standing }
gateruler-more-or-less = { $what } { SIGNED($by) }
gateruler-change = { $those }{ JOSA("은/는") } { $figures }{ gateruler-verbs }
gateruler-verbs =
    { $many ->
       *[other] { "" }
    }
gateruler-for-each = { $each }마다, { $step }
gateruler-gain = { $those }{ JOSA("은/는") } 【{ $keyword }】{ JOSA("을/를") } 얻는다{ gateruler-verbs }
gateruler-lose-keywords = { $those }{ JOSA("은/는") } { -gateruler-keyword }를 모두 잃는다{ gateruler-verbs }
gateruler-counts-as = 『{ $name }』에서는 이 카드를 { -gateruler-level } { $level }{ JOSA("으로/로") } 본다
gateruler-cannot-attack = { $those }{ JOSA("은/는") } { -gateruler-attack }할 수 없다
gateruler-cannot-play-event =
    { $who ->
        [me] 자신은 { -gateruler-event }를 { -gateruler-play }할 수 없다
        [opponent] 상대는 { -gateruler-event }를 { -gateruler-play }할 수 없다
       *[any] 서로 { -gateruler-event }를 { -gateruler-play }할 수 없다
    }
gateruler-cannot-guard-summon =
    { $who ->
        [me] 자신은 【{ -gateruler-guard-summon }】을 사용할 수 없다
        [opponent] 상대는 【{ -gateruler-guard-summon }】을 사용할 수 없다
       *[any] 서로 【{ -gateruler-guard-summon }】을 사용할 수 없다
    }
gateruler-cannot-leave-damage =
    { $who ->
        [me] 자신의 { -gateruler-damage }의 카드는 { -gateruler-recover } 이외에는 움직일 수 없다
        [opponent] 상대의 { -gateruler-damage }의 카드는 { -gateruler-recover } 이외에는 움직일 수 없다
       *[any] 서로의 { -gateruler-damage }의 카드는 { -gateruler-recover } 이외에는 움직일 수 없다
    }
gateruler-ruler-as-energy = { $those }{ JOSA("을/를") } { -gateruler-rest }하여 { -gateruler-energy-card } 1로 지불해도 된다
gateruler-summon-right = 자신의 { -gateruler-summon-right } { SIGNED($by) }
gateruler-immune = { $those }{ JOSA("은/는") } { -gateruler-effect-damage }를 받지 않는다{ gateruler-verbs }
gateruler-shielded =
    { $combat ->
        [1] 자신의 { -gateruler-ruler-card }나 { -gateruler-ally } { -gateruler-unit }이 다음에 받는 { -gateruler-combat-damage }
       *[0] 자신의 { -gateruler-ruler-card }나 { -gateruler-ally } { -gateruler-unit }이 다음에 받는 { -gateruler-damage-dealt }
    }
gateruler-shield = { gateruler-shielded }를 0으로 만든다
gateruler-shield-less = { gateruler-shielded }를 { $by } 줄인다

## What is done

gateruler-step-hit = { $those }에게 { $amount } { -gateruler-damage-dealt }를 준다
gateruler-step-split = { -gateruler-enemy } { -gateruler-unit } 1장 이상에게 합계 { $amount } { -gateruler-damage-dealt }를 원하는 대로 나누어 준다
gateruler-ask-aim = { $cards } 고르세요.
gateruler-ask-reverse = 뒷면으로 할 { -gateruler-damage }의 카드를 { $count }장 고르세요.
gateruler-ask-search = { -gateruler-hand }에 더할 { $card }{ JOSA("을/를") } 1장까지 고르세요.
gateruler-ask-parade =
    { $fits ->
        [yes] 이 카드를 { -gateruler-to-drive }하려면 고르세요. 고르지 않으면 { -gateruler-deck } 아래에 놓입니다.
       *[no] 이 카드는 { -gateruler-to-drive }할 수 없습니다. { -gateruler-deck } 아래에 놓입니다.
    }
gateruler-ask-split = 다음 1 { -gateruler-damage-dealt }를 줄 { -gateruler-unit }을 고르세요(남은 { -gateruler-damage-dealt } { $left }).
gateruler-step-heal = { $those }의 { -gateruler-damage-dealt }를 모두 없앤다
gateruler-step-recover = 자신의 { -gateruler-damage-dealt }를 { $count } { -gateruler-recover }한다
gateruler-dr = { TERM("gateruler-reverse", "DR") }{ $count }
gateruler-dr-of = { TERM("gateruler-reverse", "DR") }{ $count }/{ $sorts }
gateruler-dr-or = { $first }·{ $second }
gateruler-step-rest = { $those }{ JOSA("을/를") } { -gateruler-rest }한다
gateruler-step-ready = { $those }{ JOSA("을/를") } { -gateruler-ready } 상태로 만든다
gateruler-step-destroy = { $those }{ JOSA("을/를") } { -gateruler-destroy }한다
gateruler-step-sacrifice = 자신의 { -gateruler-in-play }에 있는 { $card } 1장을 { -gateruler-destroy }한다
gateruler-step-put-graveyard = { $those }{ JOSA("을/를") } { -gateruler-graveyard }에 놓는다
gateruler-step-put-hand = { $those }{ JOSA("을/를") } 주인의 { -gateruler-hand }로 되돌린다
gateruler-step-put-deck = { $those }{ JOSA("을/를") } 주인의 { -gateruler-deck } 아래에 놓는다
gateruler-step-put-field = { $those }{ JOSA("을/를") } { -gateruler-field }에 놓는다
gateruler-step-relocate = { $those }{ JOSA("을/를") } 그 { -gateruler-controller }의 비어 있는 다른 { -gateruler-zone }으로 옮긴다
gateruler-step-draw = 카드를 { $count }장 { TERM("gateruler-draw", "뽑는다") }
gateruler-step-drive = { $count }장 { -gateruler-to-drive }한다
gateruler-step-hand-graveyard = { -gateruler-hand } { $count }장을 { -gateruler-graveyard }에 놓는다
gateruler-step-hand-deck = { -gateruler-hand } { $count }장을 { -gateruler-deck } 아래에 놓는다
gateruler-step-banish = 자신의 { -gateruler-graveyard }에서 { $card } { $count }장을 게임에서 제외한다
gateruler-step-search = 자신의 { -gateruler-deck }에서 { $card }{ JOSA("을/를") } 1장까지 골라 { -gateruler-reveal }하고 { -gateruler-hand }에 더한 뒤, { -gateruler-deck }을 { -gateruler-shuffle }한다
gateruler-step-return-with = 이 { -gateruler-unit }과 자신의 { -gateruler-in-play }이나 { -gateruler-graveyard }에 있는 { $card } 1장을 { -gateruler-deck }으로 되돌린다
gateruler-step-genesis = 창세 소환으로 { -gateruler-deck }에서 《{ $name }》{ JOSA("을/를") } { -gateruler-special-summon }하고 { -gateruler-deck }을 { -gateruler-shuffle }한다
gateruler-step-summon-special = { $those }{ JOSA("을/를") } { -gateruler-special-summon }한다
gateruler-step-summon-normal = { $those }{ JOSA("을/를") } { -gateruler-normal-summon }한다
gateruler-step-play = { $those }{ JOSA("을/를") } { -gateruler-cost }를 지불하지 않고 { -gateruler-play }한다
gateruler-step-parade = 자신의 { -gateruler-deck } 맨 위 카드를 본다. 그것이 { -gateruler-level } { $level } 이하의 〈{ -gateruler-attr-apparition }〉 { -gateruler-unit }이면 { -gateruler-to-drive }해도 된다. { -gateruler-to-drive }하지 않으면 { -gateruler-deck } 아래에 놓는다
gateruler-step-soul = 자신의 { -gateruler-deck } 맨 위 카드를 { $those }의 { -gateruler-soul }로 만든다
gateruler-step-souls-deck = { -gateruler-ally } 카드의 { -gateruler-soul } { $count }장을 { -gateruler-deck } 아래에 놓는다
gateruler-step-souls-graveyard = { -gateruler-ally } 카드의 { -gateruler-soul } { $count }장을 { -gateruler-graveyard }에 놓는다
gateruler-step-ready-energy = { -gateruler-energy-card } { $count }{ JOSA("을/를") } { -gateruler-ready } 상태로 만든다
