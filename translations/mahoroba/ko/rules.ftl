# 대전 중에 규칙이 하는 말: 무엇을 묻고, 무엇으로 답하며, 무엇이 일어났고, 왜 안 되는가.

## Places

place-of-player = { $who }의 { $area }

## What happened: the duel and its turns

told-laid = 양쪽이 { -mahoroba-deck }{ JOSA("을/를") } 놓았다.
told-shuffled = { $who }{ JOSA("은/는") } { -mahoroba-deck }{ JOSA("을/를") } 섞었다.
told-anew = { $who }{ JOSA("은/는") } { -mahoroba-hand }{ JOSA("을/를") } { -mahoroba-deck }{ JOSA("으로/로") } 되돌렸다.
told-first-unit = { $who }{ JOSA("은/는") } { -mahoroba-unit }{ JOSA("을/를") } 뒷면으로 { -mahoroba-main }에 냈다.
told-hands = { $first }: { $hand-first }, { $second }: { $hand-second }. { $result }
told-hands-won = { $who }의 승리.
told-hands-tie = 비겼다.
told-first-player = { $who }{ JOSA("이/가") } { -mahoroba-first-player }{ JOSA("이/가") } 되었다.
told-turned-up = 양쪽이 { -mahoroba-main-unit }{ JOSA("을/를") } 앞면으로 뒤집었다: { $units }.
told-turn = { $who }의 { -mahoroba-turn }{ JOSA("이/가") } 시작되었다.
told-phase = { $phase }.
told-deck-empty = { $who }{ JOSA("은/는") } { -mahoroba-deck }{ JOSA("이/가") } 없어 카드를 뽑지 못했다.
lasting-until-end = { $card }: { $effect }

## How a duel ends

end-by-deck = { $loser }{ JOSA("은/는") } { -mahoroba-deck }{ JOSA("이/가") } 없어 카드를 뽑지 못했고 { $winner }{ JOSA("이/가") } { -mahoroba-victory }했다.
end-by-ko = { $winner }{ JOSA("이/가") } { $loser }의 { -mahoroba-area }의 { -mahoroba-unit }{ JOSA("을/를") } 모두 { -mahoroba-ko }시켜 { -mahoroba-victory }했다.
end-by-giving-up = { $loser }{ JOSA("이/가") } 항복하여 { $winner }{ JOSA("이/가") } { -mahoroba-victory }했다.

## What happened: cards

told-drew = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } 뽑았다.
told-placed = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { $area }에 냈다.
told-charged = { $who }{ JOSA("은/는") } { $cards }{ JOSA("으로/로") } { $unit }에 { -mahoroba-charge }했다.
told-set = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { $unit }에 { -mahoroba-set }했다.
told-attached = { $cards }{ JOSA("이/가") } { $unit }의 { -mahoroba-energy }{ JOSA("이/가") } 되었다.
told-used = { $who }{ JOSA("은/는") } { $card }{ JOSA("을/를") } 사용했다.
told-discarded = { $cards }{ JOSA("이/가") } { $who }의 { -mahoroba-discard }에 놓였다.
told-to-hand = { $who }{ JOSA("은/는") } { $cards }{ JOSA("을/를") } { -mahoroba-hand }에 더했다.
told-shown = 공개된 카드: { $cards }.

## What happened: units

unit-of = { $who }의 { $unit }
told-skill = { $unit }{ JOSA("이/가") } { -mahoroba-skill } 「{ $skill }」{ JOSA("을/를") } 사용했다.
told-ex = { $unit }{ JOSA("이/가") } { -mahoroba-ex-skill } 「{ $skill }」{ JOSA("을/를") } 사용했다.
told-sum = { $target }에 대한 { -mahoroba-damage }: { $steps }.
told-sum-printed = { $damage }
told-sum-text = { -mahoroba-skill }의 텍스트로 { $damage }
told-sum-effect = { $card }{ JOSA("으로/로") } { $damage }
told-sum-advantage = { -mahoroba-advantage }{ JOSA("으로/로") } { $damage }
told-damage = { $unit }{ JOSA("은/는") } { $amount } { -mahoroba-damage }{ JOSA("을/를") } 받았다.
told-healed = { $unit }의 { -mahoroba-damage }{ JOSA("이/가") } { $amount } 회복되었다.
told-normal = { $unit }{ JOSA("은/는") } { -mahoroba-normal } 상태가 되었다.
told-rest = { $unit }{ JOSA("은/는") } { -mahoroba-rest } 상태가 되었다.
told-stun = { $unit }{ JOSA("은/는") } { -mahoroba-stun } 상태가 되었다.
told-ko = { $unit }{ JOSA("은/는") } { -mahoroba-ko }되었다.
told-retreat = { $unit }{ JOSA("이/가") } { -mahoroba-retreat }하고 { $other }{ JOSA("이/가") } { -mahoroba-main }에 나왔다.
told-succeeded = { $other }{ JOSA("이/가") } { $unit } 대신 { -mahoroba-main }에 나왔다.
told-exchanged = { $unit }{ JOSA("과/와") } { $other }{ JOSA("이/가") } 자리를 바꾸었다.

## What is asked

mahoroba-call-first-unit = 첫 { -mahoroba-main-unit }{ JOSA("을/를") } 고릅니다.
mahoroba-call-courtesy-draw = 상대가 다시 뽑았으므로 카드를 1장 뽑을지 고릅니다.
mahoroba-call-hand = { -mahoroba-janken }에서 무엇을 낼지 고릅니다.
mahoroba-call-successor = 다음 { -mahoroba-main-unit }{ JOSA("을/를") } 고릅니다.
mahoroba-call-turn = 제{ $turn }턴, { $phase ->
    [draw] { -mahoroba-draw-phase }
    [battle] { -mahoroba-battle-phase }
    [end] { -mahoroba-end-phase }
   *[main] { -mahoroba-main-phase }
}입니다.
mahoroba-call-choice = 상대의 턴이지만 고를 것이 있습니다.
ask-first-unit = 뒷면으로 { -mahoroba-main }에 낼 { -mahoroba-unit }{ JOSA("을/를") } 고르세요.
ask-courtesy-draw = 상대가 다시 뽑았습니다. 카드를 1장 뽑겠습니까?
ask-hand = { -mahoroba-janken }에서 무엇을 낼지 고르세요.
ask-act = 카드나 { -mahoroba-ex-skill }{ JOSA("을/를") } 사용하거나, { -mahoroba-unit }{ JOSA("을/를") } 움직이거나, { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어가세요.
ask-skill = { -mahoroba-skill }{ JOSA("을/를") } 1개 사용하거나, 사용하지 않고 끝내세요.
ask-order = { $damage } { -mahoroba-damage }{ JOSA("을/를") } 바꾸는 { -mahoroba-effect }{ JOSA("을/를") } 계산할 순서대로 고르세요.
ask-successor = { -mahoroba-main }에 낼 { -mahoroba-unit }{ JOSA("을/를") } 고르세요.
ask-units = { -mahoroba-unit }{ JOSA("을/를") } 고르세요.
prompt-for-unit = { -mahoroba-unit } 1체를 고르세요: { $step }.
prompt-one-of = 1가지를 고르세요.
ask-cards-discarded = 버릴 카드를 { $count } 고르세요.
ask-energy = { $unit }의 { -mahoroba-energy }{ JOSA("이/가") } 될 카드를 고르세요.
ask-cards-taken = { $area }에 더할 카드를 { $count } 고르세요.
ask-search-none = { -mahoroba-deck }에 { -mahoroba-hand }에 더할 수 있는 카드가 없습니다.
ask-search = { -mahoroba-deck }에서 { -mahoroba-hand }에 더할 카드를 { $count } 고르세요.
ask-next = 다음에 해결할 { -mahoroba-effect }{ JOSA("을/를") } 고르세요.

## What may be answered

answer-charge = { $card }{ JOSA("으로/로") } { $unit }에 { -mahoroba-charge }한다
answer-place = { $card }{ JOSA("을/를") } { $area }에 낸다
answer-use = { $card }{ JOSA("을/를") } 사용한다
answer-set = { $card }{ JOSA("을/를") } { $unit }에 { -mahoroba-set }한다
answer-ex = { $unit }의 「{ $skill }」{ JOSA("을/를") } 사용한다
answer-retreat = { -mahoroba-retreat }하고 { $unit }{ JOSA("을/를") } { -mahoroba-main }에 낸다
answer-battle = { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어간다
answer-skill = 「{ $skill }」{ JOSA("을/를") } 사용한다
answer-end = { -mahoroba-skill }{ JOSA("을/를") } 사용하지 않는다
answer-draw = 뽑는다
answer-no-draw = 뽑지 않는다
answer-yes = 예
answer-no = 아니요
answer-card = { $card }
answer-effect = { $card }: { $effect }
unit-there = { $area }의 { $unit }
answer-hand = { $hand }

## Why not

refusal-charged-already = { -mahoroba-charge }{ JOSA("은/는") } 1턴에 1번뿐입니다.
refusal-not-a-unit = { -mahoroba-standby }에 낼 수 있는 것은 { -mahoroba-unit }뿐입니다.
refusal-no-empty-place = 비어 있는 { -mahoroba-standby }{ JOSA("이/가") } 없습니다.
refusal-place-taken = 그곳에는 이미 { -mahoroba-unit }{ JOSA("이/가") } 있습니다.
refusal-place-main = { -mahoroba-hand }의 { -mahoroba-unit }{ JOSA("은/는") } { -mahoroba-standby }에 냅니다.
refusal-not-a-command = { -mahoroba-unit }{ JOSA("은/는") } { -mahoroba-command }{ JOSA("으로/로") } 사용할 수 없습니다. 비어 있는 { -mahoroba-standby }에 내세요.
refusal-no-set-in-first-turn = 자신의 첫 { -mahoroba-turn }에는 { -mahoroba-set }할 수 없습니다.
refusal-set-on-unit = { -mahoroba-enhancement }{ JOSA("은/는") } { -mahoroba-unit }에 { -mahoroba-set }합니다.
refusal-set-on-theirs = 이 { -mahoroba-enhancement }{ JOSA("은/는") } 상대의 { -mahoroba-unit }에 { -mahoroba-set }합니다.
refusal-not-your-unit = 그것은 상대의 { -mahoroba-unit }입니다.
refusal-knocked-out = { $unit }{ JOSA("은/는") } { -mahoroba-ko } 상태이므로 아무것도 할 수 없고 아무것도 붙일 수 없습니다.
refusal-no-skill-in-first-turn = { -mahoroba-first-player }의 첫 { -mahoroba-turn }에는 { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 없습니다.
refusal-skill-while-rest = { $unit }{ JOSA("은/는") } { -mahoroba-rest } 상태이므로 { -mahoroba-skill }도 { -mahoroba-ex-skill }도 사용할 수 없습니다.
refusal-skill-while-stun = { $unit }{ JOSA("은/는") } { -mahoroba-stun } 상태이므로 { -mahoroba-skill }도 { -mahoroba-ex-skill }도 사용할 수 없습니다.
refusal-too-little-energy = { -mahoroba-cost }{ JOSA("은/는") } { $cost }인데 { $energy ->
    [0] 붙어 있는 { -mahoroba-energy }{ JOSA("이/가") } 없습니다.
   *[other] 붙어 있는 { -mahoroba-energy }{ JOSA("은/는") } { $energy }뿐입니다.
}
refusal-once-a-turn = { $unit }의 이 { -mahoroba-ex-skill }{ JOSA("은/는") } 1턴에 1번만 사용할 수 있습니다.
refusal-cannot-pay = 지불할 수 없습니다: { $clause }.
refusal-forbidden = 카드의 효과로 할 수 없습니다: { $clause }.
refusal-no-ex-skill = { $unit }에는 { -mahoroba-ex-skill }{ JOSA("이/가") } 없습니다.
refusal-skill-from-main = { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 있는 것은 { -mahoroba-main-unit }뿐입니다.
refusal-skill-at-main = { -mahoroba-skill }{ JOSA("은/는") } 상대의 { -mahoroba-main-unit }에 대해 사용합니다.
refusal-main-phase-only = 그것은 { -mahoroba-main-phase }에 하는 일입니다.
refusal-retreated-already = { -mahoroba-retreat }{ JOSA("은/는") } 1턴에 1번뿐입니다.
refusal-retreat-while-stun = { $unit }{ JOSA("은/는") } { -mahoroba-stun } 상태이므로 { -mahoroba-retreat }할 수 없습니다.
refusal-nobody-there = 그 { -mahoroba-standby }에는 { -mahoroba-unit }{ JOSA("이/가") } 없습니다. { -mahoroba-retreat }에서는 2체가 자리를 바꿉니다.
refusal-nobody-on-standby = 자리를 바꿀 { -mahoroba-standby-unit }{ JOSA("이/가") } 없습니다.
refusal-stays = { -mahoroba-unit }{ JOSA("은/는") } { -mahoroba-retreat }, { -mahoroba-ko }, 카드의 효과로만 자리를 옮깁니다.
refusal-energy-stays = 붙어 있는 { -mahoroba-energy }{ JOSA("과/와") } { -mahoroba-set }한 카드는 { -mahoroba-ko }나 카드의 효과로만 떨어집니다.
refusal-over = 대전이 끝났습니다.
refusal-theirs = 그것은 상대의 카드입니다.
refusal-hidden = 그 카드는 당신에게 보이지 않습니다.

## Decks

refusal-unknown-card = 번호 { $number }인 카드는 없습니다.
refusal-too-many-copies = { $card }{ JOSA("이/가") } { $count }장 있지만 { $most }장까지입니다.
refusal-deck-size = { -mahoroba-deck }{ JOSA("은/는") } { $wanted }장입니다(지금은 { $count }장).
refusal-no-unit = { -mahoroba-deck }에는 { -mahoroba-unit }{ JOSA("이/가") } 1장 이상 필요합니다.
refusal-other-cards = ‘{ $set }’ ‘{ $edition }’ 판의 카드는 이 프로그램에 없습니다.
