# 대전 중에 규칙이 하는 말: 누가, 어디서, 무엇을 물으며, 무엇으로 답하고, 무엇이 일어났고, 왜 안 되는가.

## Players, places and cards

place-own = { $area }
card-back = { $place }의 { $number }번째 카드
attack-of-rule = 효과

## Attacks in the air and effects that last

trait-overwhelm = { -overwhelm }
trait-unavoidable = { -unavoidable }
trait-not-cancelled = { -not-cancelled }
trait-both-damages = { -attacked-player }{ JOSA("이/가") } { -both-damages }
trait-attacker-chooses = 공격한 쪽이 어느 { -damage }인지 고른다
trait-damage-goes = 데미지의 결정은 다른 곳으로
trait-instead-of-damage = 데미지 대신 다른 일
trait-checked = 적정거리 확인에 조준을 쓴다
trait-without-after = 공격후 효과가 해결되지 않는다
trait-no-reactions = { -no-reactions }
trait-no-reactions-with = { -no-reactions }({ $cards })
lasting-next-attack = { $who }의 { $card }: { $effect }
lasting-this-turn = { $who }의 { $card }, 이번 { -turn } 동안: { $effect }
lasting-this-phase = { $who }의 { $card }, 이번 { -phase } 동안: { $effect }
lasting-standing = { $who }의 { $card }, 이후로: { $effect }
lasting-scheduled = { $who }의 { $card }, 나중에: { $effect }

## How a duel ends

ending-life = { $loser }의 { -life }{ JOSA("이/가") } 다하여 { $winner }{ JOSA("이/가") } { -victory }했다.
ending-effect-lost = { $loser }{ JOSA("이/가") } { -effect }{ JOSA("으로/로") } { -defeat }하여 { $winner }{ JOSA("이/가") } { -victory }했다.
ending-effect-won = { $winner }{ JOSA("이/가") } { -effect }{ JOSA("으로/로") } { -victory }했다.
ending-conceded = { $loser }{ JOSA("이/가") } 항복하여 { $winner }{ JOSA("이/가") } { -victory }했다.

## What happened: the duel and its turns

line-side = { $who }({ $megami })
line-table-laid = 판을 차렸다: { $first } 대 { $second }.
line-first-player = { $who }{ JOSA("이/가") } { -first-player }{ JOSA("이/가") } 되었다.
line-turn = { $who }의 { -turn }{ JOSA("이/가") } 시작되었다.
line-phase-start = { -start-phase }.
line-phase-main = { -main-phase }.
line-phase-end = { -end-phase }.
line-phase-cut = { -effect }{ JOSA("으로/로") } { $phase }{ JOSA("이/가") } 종료되었다.
line-phase-lost = { $who }{ JOSA("은/는") } { $phase }{ JOSA("을/를") } 잃었다.
line-standard = { $who }{ JOSA("은/는") } { -standard-action }{ JOSA("을/를") } 골랐다.
line-full-power = { $who }{ JOSA("은/는") } { -full-power-action }{ JOSA("을/를") } 골랐다.
line-basic = { $who }: { $action }.
line-fate-won = { $who }{ JOSA("이/가") } { -effect }{ JOSA("으로/로") } { -victory }했다.
line-fate-lost = { $who }{ JOSA("이/가") } { -effect }{ JOSA("으로/로") } { -defeat }했다.
line-defeat-averted = { $who }의 { -defeat } 대신 다른 { -effect }{ JOSA("이/가") } 해결되었다.

## What happened: crystals, vigor and damage

line-crystals = { -sakura-token } { $count }개가 움직였다: { $source } → { $target }.
line-devotion = { $source }의 { -sakura-token } { $count }개를 { $target }에 봉납했다.
line-upkeep = { $cards }에서 { -sakura-token }{ JOSA("이/가") } { $count ->
        [1] 1개 떨어졌다.
       *[other] 1개씩 떨어졌다.
    }
tokens-counted = { $token } { $count }개
line-tokens = { tokens-counted }가 움직였다: { $source } → { $target }.
line-bound-laid = { $area }에 { $owner }의 { tokens-counted }가 놓였다.
line-bound-taken = { $area }에서 { $owner }의 { tokens-counted }가 제거되었다.
line-vigor = { $who }의 { -vigor }{ JOSA("이/가") } { $vigor }{ JOSA("이/가") } 되었다.
line-vigor-paid = { $who }{ JOSA("은/는") } { -vigor }{ JOSA("을/를") } 지불했다(남은 { -vigor } { $vigor }).
line-flinched = { $who }{ JOSA("은/는") } { -flinch } 상태가 되었다.
line-flinch-over = { $who }{ JOSA("은/는") } { -flinch } 상태에서 벗어났다.
line-counter-of = { $who }의 { $counter }{ JOSA("이/가") } { $value }{ JOSA("이/가") } 되었다.
line-counter-secret = { $who }{ JOSA("이/가") } { $counter }{ JOSA("을/를") } 비밀리에 정했다.
line-counter-side = { $who }의 { $counter }: { $value }.
line-damage = { $who }{ JOSA("은/는") } { $area }에 { $amount } { -damage }{ JOSA("을/를") } 받았다.
line-damage-short =
    { $moved ->
        [0] { $who }{ JOSA("은/는") } { $area }에 { $amount } { -damage }{ JOSA("을/를") } 받았지만 { -sakura-token }{ JOSA("은/는") } 없었다.
       *[other] { $who }{ JOSA("은/는") } { $area }에 { $amount } { -damage }{ JOSA("을/를") } 받았지만 { -sakura-token }{ JOSA("은/는") } { $moved }개뿐이었다.
    }
line-damage-rebuild = { $who }{ JOSA("은/는") } { -rebuild }{ JOSA("으로/로") } { $area }에 { $amount } { -damage }{ JOSA("을/를") } 받았다.

## What happened: cards

line-drew = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } 뽑았다.
line-deck-dry = { $who }의 { -deck }에 카드가 없어 { -impatience }{ JOSA("이/가") } 일어났다.
line-covered = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { -cover }{ JOSA("으로/로") } 만들었다.
line-discarded = { $who }{ JOSA("은/는") } { -hand }의 { $cards }{ JOSA("을/를") } { -discard }{ JOSA("으로/로") } 만들었다.
line-deck-top = { $source }의 { $cards }{ JOSA("이/가") } { $who }의 { -deck } 위에 놓였다.
line-deck-top-played = { $cards }{ JOSA("이/가") } { $who }의 { -deck } 위에 놓였다.
line-deck-bottom = { $source }의 { $cards }{ JOSA("이/가") } { $who }의 { -deck } 아래에 놓였다.
line-deck-bottom-played = { $cards }{ JOSA("이/가") } { $who }의 { -deck } 아래에 놓였다.
line-card-moved = { $cards }{ JOSA("이/가") } 움직였다: { $source } → { $target }.
line-card-opened = { $cards }{ JOSA("이/가") } { $place }에서 { -face-up }{ JOSA("이/가") } 되었다.
line-card-gained = { $who }{ JOSA("이/가") } { $card }의 { -owner }{ JOSA("이/가") } 되었다.
line-sealed = { $card }{ JOSA("이/가") } { $under } 아래에 { -sealed }되었다.
line-turned-unused = { $card }{ JOSA("이/가") } { -unused } 상태로 돌아갔다.
line-turned-used = { $card }{ JOSA("이/가") } { TERM("devoted", "사용된 상태") }가 되었다.
line-revealed = { $cards }{ JOSA("을/를") } { -public }했다.
line-looked = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } 보았다.
line-shuffled = { $who }{ JOSA("은/는") } { -deck }{ JOSA("을/를") } 섞었다.
line-rebuilt = { $who }{ JOSA("은/는") } { -rebuild }{ JOSA("을/를") } 수행했다.
line-masked = { $card }{ JOSA("을/를") } { $other }{ JOSA("으로/로") } 사용했다.
line-copied = { $card }{ JOSA("이/가") } { $other }의 { -copy }{ JOSA("이/가") } 되었다.
line-copy-ended = { $card }{ JOSA("은/는") } { -copy }{ JOSA("이/가") } 아니게 되었다.
line-used = { $who }{ JOSA("은/는") } { $card }{ JOSA("을/를") } 사용했다.
line-used-in-full-power = { $who }{ JOSA("은/는") } { -full-power-action }{ JOSA("으로/로") } { $card }{ JOSA("을/를") } 사용했다.
line-reacted = { $who }{ JOSA("은/는") } { $card }{ JOSA("으로/로") } { -reaction }했다.
line-used-by-effect = { $who }{ JOSA("은/는") } { -effect }{ JOSA("으로/로") } { $card }{ JOSA("을/를") } 사용했다.
line-use-reverted = { $card }의 사용이 취소되었다.
line-proof-declared = { $who }{ JOSA("은/는") } 카드를 뒷면으로 놓고 { $card }{ JOSA("을/를") } 선언했다.
line-proof-taken = { $who }{ JOSA("은/는") } 사용할 수 없어 카드를 되돌렸다.
line-not-refuted = { $who }{ JOSA("은/는") } { TERM("refute", "반증") }하지 않았다.
line-refuted-in-vain = { $who }의 { TERM("refutation-failure", "반증이 실패") }했다: { $card }{ JOSA("이었다/였다") }.
line-refuted = { $who }{ JOSA("이/가") } { TERM("refute", "반증") }했다: { $card }{ JOSA("이었다/였다") }.
line-recurred = { $card }{ JOSA("이/가") } { TERM("recur", "회귀했다") }: 사용한 뒤 { -relics }{ JOSA("으로/로") } 옮긴다.
line-paid = { $who }{ JOSA("은/는") } { -flare }에서 { $count }{ JOSA("을/를") } 지불했다.
line-disenchanted = { $card }{ JOSA("이/가") } 파기되었다.

## What happened: attacks and effects

line-attack = { $who }{ JOSA("은/는") } { $card }{ JOSA("으로/로") } { -attack-object }했다: { -range } { $range }, { -damage } { $damage }.
line-attack-by-effect = { $who }{ JOSA("은/는") } { $card }의 효과로 { -attack-object }{ JOSA("을/를") } 수행했다: { -range } { $range }, { -damage } { $damage }.
line-attack-not-made = { $attack }에 의한 { -attack-object }{ JOSA("은/는") } 이루어지지 않았다: { -current-distance } { $distance }{ JOSA("은/는") } { -range } 밖이다.
line-granted = { $card }{ JOSA("이/가") } { $attack }의 { -attack-object }에 준 것: { $effect }
line-attack-cancelled = { $attack }의 { -attack-object }{ JOSA("이/가") } 무효화되었다.
line-damage-cancelled = { $attack }의 { -damage }{ JOSA("이/가") } 무효화되었다.
line-after-cancelled = { $attack }의 【{ -after-attack }】 { -effect }{ JOSA("이/가") } 무효화되었다.
line-out-of-range = { $attack }의 { -attack-object }{ JOSA("은/는") } { -attack-failure }했다: { -current-distance } { $distance }{ JOSA("은/는") } { -range } 밖이다.
line-declared = { $who }{ JOSA("은/는") } 선언했다: { $what }.

## What is asked

call-reaction = { $who }{ JOSA("이/가") } { $attack }{ JOSA("으로/로") } { -attack-object }했습니다: { -range } { $range }, { -damage } { $damage }. 지금 { -distance }: { $distance }. { -reaction }하겠습니까?
call-damage = { -damage }를 { -aura }에 { $aura } 받을지 { -life }에 { $life } 받을지 고릅니다.
call-mulligan = 첫 { -hand }를 { TERM("mulligan", "다시 뽑을지") } 고릅니다.
call-hand-limit = { -hand }를 { $limit }장까지 줄입니다.
call-turn = 제{ $turn }턴, { $phase ->
    [start] { -start-phase }
    [end] { -end-phase }
   *[main] { -main-phase }
}입니다.
call-choice = 상대의 턴이지만 당신이 고를 것이 있습니다.
prompt-mulligan = { -deck } 아래에 놓을 { -hand }의 카드를 놓을 순서대로 고르세요(0장도 가능). 같은 수만큼 뽑습니다.
prompt-rebuild = { -deck }{ JOSA("을/를") } { TERM("rebuild", "재구성") }하겠습니까? { -life }에 1 { -damage }{ JOSA("을/를") } 받습니다.
prompt-conduct = { -standard-action }{ JOSA("과/와") } { -full-power-action } 중에서 고르세요. { -full-power-action }에서는 카드 1장만 사용하고 { -basic-action }{ JOSA("은/는") } 할 수 없습니다.
prompt-act = 카드를 사용하거나, { -basic-action }{ JOSA("을/를") } 수행하거나, { -main-phase }{ JOSA("을/를") } 끝내세요.
prompt-act-full-power = { -full-power-action }{ JOSA("으로/로") } 카드를 1장 사용하거나, 사용하지 않고 끝내세요.
prompt-basic-payment = 《{ $action }》의 비용으로 { $by ->
    [vigor] { -vigor } 1을 지불하세요.
    [card] { -cover }{ JOSA("으로/로") } 만들 { -hand } 1장을 고르세요.
   *[vigor-card] { -vigor } 1을 지불하거나, { -cover }{ JOSA("으로/로") } 만들 { -hand } 1장을 고르세요.
}
prompt-basic-action =
    { $times ->
        [1] { -basic-action }{ JOSA("을/를") } 고르세요.
       *[other] { -basic-action }{ JOSA("을/를") } 고르세요({ $times }번 남음).
    }
prompt-reaction-to = { $card }의 《{ -attack-object }》에 { -reaction }하겠습니까?
prompt-reaction = 이 《{ -attack-object }》에 { -reaction }하겠습니까?
prompt-damage = { -damage }{ JOSA("을/를") } { -aura }에 { $aura } 받을지 { -life }에 { $life } 받을지 고르세요.
prompt-because-of-attack = { $card }의 《{ -attack-object }》: { $asks }
prompt-because-of-impatience = { -impatience }({ -deck }에 카드가 없어 뽑지 못함): { $asks }
prompt-devotion = { -shadow }{ JOSA("이나/나") } 자신의 { -aura }에서 봉납할 { -sakura-token } { $count }개를 고르세요.
prompt-devotion-too = { prompt-devotion } { $areas }에서도 봉납할 수 있습니다.
prompt-crystals = { $target }{ JOSA("으로/로") } 옮길 { -sakura-token } { $count }개를 고르세요.
prompt-cards = 카드를 { $count } 고르세요.
prompt-cards-in-order = 카드를 { $count } 순서대로 고르세요.
prompt-cards-use = 사용할 카드를 { $count } 고르세요.
prompt-cards-to = { laid-where } 카드를 { $count } 고르세요.
prompt-cards-to-in-order = { laid-where } 카드를 { $count } 순서대로 고르세요.
laid-where =
    { $whose ->
        [opponent] 상대의 { "" }
       *[me] { "" }
    }{ $area ->
        [assembled] 조립할
        [cover] { -cover }{ JOSA("으로/로") } 만들
        [discard] { -discard }{ JOSA("으로/로") } 만들
        [falsifying] { -falsehood }에 쓸
        [hand] { -hand }에 더할
        [sealed] { TERM("sealed", "봉인") }할
        [specials] { -specials }에 더할
       *[other] { $target }에 놓을
    }
prompt-hand-limit = { -hand-limit }{ JOSA("을/를") } 넘었습니다. { -cover }{ JOSA("으로/로") } 만들 카드를 고르세요.
prompt-one = 하나를 고르세요.
prompt-direction = 화살표의 방향을 고르세요.
prompt-next = 다음에 해결할 { -effect }{ JOSA("을/를") } 고르세요.
prompt-number = 숫자를 하나 선언하세요.
prompt-name = 카드 이름을 하나 선언하세요.
prompt-look = 이 카드들을 보세요.

## What may be answered

option-use = { $card }{ JOSA("을/를") } 사용한다
option-react = { $card }{ JOSA("으로/로") } { -reaction }한다
option-no-reaction = { -reaction }하지 않는다
option-basic = { $action }
option-vigor = { -vigor }{ JOSA("을/를") } 1 지불한다
option-cover = { $card }{ JOSA("을/를") } { -cover }{ JOSA("으로/로") } 만든다
option-back = 지불하지 않고 돌아간다
option-end = { -main-phase }{ JOSA("을/를") } 끝낸다
option-end-without = 카드를 사용하지 않는다
option-pass = 하지 않는다
option-yes = 예
option-no = 아니요
option-rebuild = { -deck }{ JOSA("을/를") } { TERM("rebuild", "재구성") }한다
option-no-rebuild = { -deck }{ JOSA("을/를") } { TERM("rebuild", "재구성") }하지 않는다
option-standard = { -standard-action }
option-full-power = { -full-power-action }{ $held ->
    [yes] {""}
   *[no] (《{ -full-power }》 카드 없음)
}
option-damage-aura = { -aura }에 { $amount } { -damage }
option-damage-life = { -life }에 { $amount } { -damage }
option-crystal = { $place }에서
option-card = { $card }
option-attack = { $card }의 《{ -attack-object }》
option-next = { $card }
option-next-does = { $card }: { $does }
option-next-rule = 규칙에 의한 { -effect }
option-next-disenchant = 파기한다
option-next-conduct = 행동의 선택
rule-umbrella = { -umbrella }
rule-plan = 다음 { -plan }
rule-poison = { -poison }을 { -deck } 위로
rule-trap = { -install }
rule-parts = { -digital-install }
rule-burning = { -artificial }의 { -burning }
rule-discharge = { -discharging }
rule-frozen = { -freeze-token }
rule-perfect = { -epithet-perfect }
rule-dive = { -dive-resolution }
rule-sprout = { -seed }의 발아
rule-plot = { -plot-achievement }
rule-taboo = { -taboo-gauge } 상승
rule-taboo-defeat = { -taboo-gauge }로 인한 { -defeat }
rule-falsehood = { -falsehood }
rule-investments = { -use-investments }
rule-lacerations = { -laceration-damage }
rule-aim = { -aim } 맞추기
rule-aim-lost = { -aim } 해제
option-way = { $source } → { $target }
option-forth = 화살표 방향
option-reverse = 화살표 반대 방향
option-number = { $number }
option-seen = 보았다

## Why not: who may act

refusal-duel-over = 결투가 끝났습니다. 더는 아무것도 할 수 없습니다.
refusal-not-your-decision = 지금 결정하는 사람은 { $who }입니다.
refusal-not-your-card = 상대의 카드입니다. 자신의 카드를 쓰세요.
refusal-hand-hidden = 이 카드는 당신에게 { -hidden }입니다.
refusal-no-such-move = { $source }에서 { $target }{ JOSA("으로/로") } { -sakura-token }{ JOSA("을/를") } 옮기는 { -basic-action }{ JOSA("은/는") } 없습니다.

## Why not: playing cards

refusal-use-from = 사용할 수 있는 것은 { -hand }의 카드와 { -unused } 상태인 { -special }뿐입니다.
refusal-react-from = { -reaction }에 쓸 수 있는 것은 { -hand }의 카드와 { -unused } 상태인 { -special }뿐입니다.
refusal-terminal-used = { -terminal } 카드를 사용했으므로 이번 { -turn }에는 더 이상 카드를 사용하거나 { -basic-action }{ JOSA("을/를") } 할 수 없습니다.
refusal-type-undefined = 《{ -undefined }》 카드는 사용할 수 없습니다.
refusal-special-used = 이 { -special }{ JOSA("은/는") } { -unused } 상태가 아닙니다. { -unused } 상태로 돌아오면 다시 사용할 수 있습니다.
refusal-full-power-in-standard = 《{ -full-power }》 카드는 { -standard-action }{ JOSA("으로/로") }는 사용할 수 없고 { -full-power-action }{ JOSA("으로/로") }만 사용할 수 있습니다.
refusal-not-reaction = 《{ -attack-object }》에 대한 { -reaction }에는 《{ -reaction }》 카드만 쓸 수 있습니다.
refusal-no-reactions = 이 《{ -attack-object }》{ JOSA("은/는") } { -no-reactions }{ JOSA("을/를") } 가지므로 이 카드로는 { -reaction }할 수 없습니다.
refusal-already-reacting = 이 《{ -attack-object }》 자체가 { -reaction }{ JOSA("이므로/므로") } 이것에는 { -reaction }할 수 없습니다.
refusal-condition-of-card = 카드 자체의 조건 때문에 지금은 사용할 수 없습니다: { $clause }.
refusal-use-forbidden = { $card } 때문에 사용할 수 없습니다: { $clause }.
refusal-attack-forbidden = { $card } 때문에 《{ -attack-object }》{ JOSA("을/를") } 수행할 수 없습니다: { $clause }.
refusal-out-of-range = { -current-distance }{ JOSA("은/는") } { $distance }인데 { -range }{ JOSA("은/는") } { $range }입니다.
refusal-cost-unpaid =
    { $flare ->
        [0] { -cost }{ JOSA("은/는") } { $cost }인데 { -flare }{ JOSA("이/가") } 없습니다.
       *[other] { -cost }{ JOSA("은/는") } { $cost }인데 { -flare }{ JOSA("이/가") } { $flare }뿐입니다.
    }
refusal-charge-unpaid = { $card }의 { -additional-cost }{ JOSA("을/를") } 지불할 수 없습니다: { $clause }.

## Why not: basic actions

refusal-basic-forbidden = { $card } 때문에 { -basic-action }{ JOSA("을/를") } 할 수 없습니다: { $clause }.
refusal-extra-basic-idle = 이 { -basic-action }{ JOSA("은/는") } 지금은 할 수 없습니다: { $clause }.
refusal-basic-in-full-power = { -full-power-action }{ JOSA("으로/로") }는 카드를 1장 사용할 뿐, { -basic-action }{ JOSA("은/는") } 할 수 없습니다.
refusal-forward-at-master = { -current-distance } { $distance }{ JOSA("이/가") } { -master-distance } { $master } 이하이므로 《{ -forward }》{ JOSA("으로/로") } 더 다가갈 수 없습니다.
refusal-breakaway-beyond-master = 《{ -breakaway }》{ JOSA("은/는") } { -current-distance }{ JOSA("이/가") } { -master-distance } { $master } 이하일 때만 할 수 있습니다(지금은 { $distance }).
refusal-no-crystal = { $place }에 { -sakura-token }{ JOSA("이/가") } 없습니다.
refusal-aura-full = 당신의 { -aura }{ JOSA("이/가") } 가득 찼습니다.
refusal-crystal-stays = { -sakura-token }{ JOSA("이/가") } { $place }에서 움직이지 않습니다.
refusal-distance-full = { -distance }에는 { -sakura-token }{ JOSA("을/를") } 10개까지만 놓을 수 있습니다.
refusal-basic-changed = 지금 { $action }{ JOSA("은/는") } 다른 일을 합니다. 빛나는 것을 움직이세요.
refusal-no-payment = { -basic-action }에는 { -vigor } 1이나 { -hand } 1장이 필요하지만 어느 쪽도 지불할 수 없습니다.
refusal-pays-for-nothing = 그것은 { -basic-action }의 비용이 될 뿐입니다. 먼저 { -basic-action }{ JOSA("을/를") } 하세요.
refusal-no-vigor = 지불할 { -vigor }{ JOSA("이/가") } 없습니다.
refusal-vigor-forbidden = { $card } 때문에 { -vigor }{ JOSA("을/를") } 지불할 수 없습니다: { $clause }.
refusal-cover-from = { -basic-action }의 비용이 될 수 있는 것은 { -hand }의 카드뿐입니다.
refusal-cover-forbidden = { $card } 때문에 이 카드는 { -cover }{ JOSA("으로/로") } 만들 수 없습니다: { $clause }.

## Why not: what megami bring

refusal-not-yours = 그것은 상대의 것이므로 당신은 움직일 수 없습니다.
refusal-umbrella-turns = { -umbrella }{ JOSA("을/를") } 펼치거나 접을 수 있는 것은 자신의 { -end-phase }나 카드가 지시했을 때뿐입니다.
refusal-plan-prepared = { -plan }{ JOSA("을/를") } 준비하는 것은 실행한 뒤나 카드가 지시했을 때입니다. 실행될 때까지는 그대로 뒷면으로 둡니다.
refusal-anvil-filled = { -anvil }에 무언가를 놓거나 치우는 것은 { -effect }뿐입니다.
refusal-poison-sent = { -poison-bag }의 카드를 꺼내거나 넣는 것은 { -effect }뿐입니다.
refusal-artificial-moves = { -artificial-crystal }{ JOSA("은/는") } 카드의 지시로 연소시킬 때, 회복할 때, { -ride }{ JOSA("을/를") } 수행할 때와, { -distance }에 있는 것이 자신의 { -start-phase }에 { -burnt } 상태가 될 때만 움직입니다.
refusal-machine-holds = { -machine }에 있는 것을 넣거나 빼는 것은 { -effect }뿐입니다.
refusal-charge-released = { -charge }{ JOSA("을/를") } 해제할 수 있는 것은 { -standard-action } 중, 그 카드를 사용했을 때, { -rebuild } 직전뿐입니다.
refusal-not-conscripted = { -unconscripted }인 { -unit }{ JOSA("은/는") } 사용할 수 없습니다. { TERM("conscript", "징병") }되면 { -barracks }에서 사용할 수 있습니다.
refusal-seed-laid = { TERM("sprouted", "발아한") } { -seed }{ JOSA("은/는") } 《{ -enhancement }》 카드를 사용할 때에만 그 위에 얹을 수 있습니다.
refusal-ice-moves = { -freeze-token }{ JOSA("은/는") } { -effect }{ JOSA("으로/로") } 놓이며, 그 플레이어의 { -focus }{ JOSA("으로/로") }만 치울 수 있습니다.
refusal-aim-moves = { -aim }{ JOSA("을/를") } 정하는 것은 당신의 { -end-phase }와 { -effect }뿐입니다.
refusal-aim-none = 이 《{ -attack-object }》은 { -homing }{ JOSA("을/를") } 가지며, 당신의 { -aim }{ JOSA("은/는") } 『{ -aim-none }』입니다.
refusal-aim-out-of-range = 이 《{ -attack-object }》은 { -homing }{ JOSA("을/를") } 가집니다. 당신의 { -aim } { $aim }{ JOSA("은/는") } { -range } { $range }에 없습니다.
refusal-gauge-moves = { -wind-gauge }{ JOSA("과/와") } { -thunder-gauge }{ JOSA("은/는") } { -effect }{ JOSA("으로/로") } 오르내리거나, { -charge }{ JOSA("을/를") } 해제했을 때 1 오를 뿐입니다.
refusal-journey-goes = { -memory }의 { -sakura-token }은 { -effect }{ JOSA("으로/로") }만 다음 { -journey-place }{ JOSA("으로/로") } 나아갑니다.
refusal-memory-returns = { -memory }의 { -card }는 { -effect }{ JOSA("으로/로") }만 돌아옵니다.
refusal-parts-assembled = { -part }{ JOSA("을/를") } 조립하거나 해체할 수 있는 것은 { -effect }{ JOSA("이/가") } 지시했을 때뿐입니다.
refusal-act-reached = { -mask-token }{ JOSA("은/는") } { -plot }를 달성했을 때만, 그 { -plot }로 지날 수 있는 선을 따라 나아갑니다.
refusal-plot-prepared = { -plot }는 { -card }{ JOSA("이/가") } 지시할 때만 준비할 수 있으며, 그 { -sakura-token }은 { -end-phase }에 나아갑니다.
refusal-falsifying = { TERM("falsify", "위증") }은 { -main-phase }에 { -normal }{ JOSA("을/를") } 사용할 때, 그것을 뒷면으로 놓고 합니다. 지금 선언할 수 있는 { -name }이 남아 있어야 합니다.
refusal-relics = { -relics }의 카드는 { -recurrence } 같은 { -effect }{ JOSA("으로/로") }만 움직입니다.
refusal-taboo-rises = { -taboo-gauge }는 자신의 { -start-phase }, { -oath-frame }, { -effect }에 의해 올라갑니다. 손으로는 움직일 수 없습니다.

## Why not: choices

refusal-damage-aura-short = { -aura }{ JOSA("이/가") } { $amount } { -damage }에 모자라므로 { -life }{ JOSA("으로/로") } 받아야 합니다.
refusal-devotion-from = 봉납할 수 있는 것은 { -shadow }{ JOSA("과/와") } 자신의 { -aura }에 있는 { -sakura-token }뿐입니다.
refusal-mulligan-from = { -mulligan }에서 되돌릴 수 있는 것은 { -hand }의 카드뿐입니다.
refusal-unselectable = { $card } 때문에 이 카드는 { -unselectable }: { $clause }.
