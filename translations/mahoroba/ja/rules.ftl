# 対戦中にルールが言うこと：何を尋ね、何で答え、何が起こり、なぜできないか。

## Places

place-of-player = { $who }の{ $area }

## What happened: the duel and its turns

told-laid = 両者が{ -mahoroba-deck }を置いた。
told-shuffled = { $who }は{ -mahoroba-deck }をシャッフルした。
told-anew = { $who }は{ -mahoroba-hand }を{ -mahoroba-deck }に戻した。
told-first-unit = { $who }は{ -mahoroba-unit }を裏向きで{ -mahoroba-main }に出した。
told-hands = { $first }：{ $hand-first }、{ $second }：{ $hand-second }。{ $result }
told-hands-won = { $who }の勝ち。
told-hands-tie = あいこ。
told-first-player = { $who }が{ -mahoroba-first-player }になった。
told-turned-up = 両者が{ -mahoroba-main-unit }を表向きにした：{ $units }。
told-turn = { $who }の{ -mahoroba-turn }が始まった。
told-phase = { $phase }。
told-deck-empty = { $who }は{ -mahoroba-deck }がなく、カードを引けなかった。
lasting-until-end = { $card }：{ $effect }

## How a duel ends

end-by-deck = { $loser }は{ -mahoroba-deck }がなくカードを引けず、{ $winner }が{ -mahoroba-victory }した。
end-by-ko = { $winner }が{ $loser }の{ -mahoroba-area }の{ -mahoroba-unit }をすべて{ -mahoroba-ko }させて{ -mahoroba-victory }した。
end-by-giving-up = { $loser }が投了し、{ $winner }が{ -mahoroba-victory }した。

## What happened: cards

told-drew = { $who }は{ $cards }を引いた。
told-placed = { $who }は{ $cards }を{ $area }に出した。
told-charged = { $who }は{ $cards }で{ $unit }に{ -mahoroba-charge }した。
told-set = { $who }は{ $cards }を{ $unit }に{ -mahoroba-set }した。
told-attached = { $cards }が{ $unit }の{ -mahoroba-energy }になった。
told-used = { $who }は{ $card }を使用した。
told-discarded = { $cards }が{ $who }の{ -mahoroba-discard }に置かれた。
told-to-hand = { $who }は{ $cards }を{ -mahoroba-hand }に加えた。
told-shown = 公開されたカード：{ $cards }。

## What happened: units

unit-of = { $who }の{ $unit }
told-skill = { $unit }が{ -mahoroba-skill }「{ $skill }」を使用した。
told-ex = { $unit }が{ -mahoroba-ex-skill }「{ $skill }」を使用した。
told-sum = { $target }への{ -mahoroba-damage }：{ $steps }。
told-sum-printed = { $damage }
told-sum-text = { -mahoroba-skill }のテキストで{ $damage }
told-sum-effect = { $card }で{ $damage }
told-sum-advantage = { -mahoroba-advantage }で{ $damage }
told-damage = { $unit }は{ $amount }{ -mahoroba-damage }を受けた。
told-healed = { $unit }の{ -mahoroba-damage }が{ $amount }回復した。
told-normal = { $unit }は{ -mahoroba-normal }状態になった。
told-rest = { $unit }は{ -mahoroba-rest }になった。
told-stun = { $unit }は{ -mahoroba-stun }になった。
told-ko = { $unit }は{ -mahoroba-ko }した。
told-retreat = { $unit }が{ -mahoroba-retreat }し、{ $other }が{ -mahoroba-main }に出た。
told-succeeded = { $other }が{ $unit }に代わって{ -mahoroba-main }に出た。
told-exchanged = { $unit }と{ $other }が入れ替わった。

## What is asked

mahoroba-call-first-unit = 最初の{ -mahoroba-main-unit }を選びます。
mahoroba-call-courtesy-draw = 相手が引き直したので、カードを1枚引くか選びます。
mahoroba-call-hand = { -mahoroba-janken }の手を選びます。
mahoroba-call-successor = 次の{ -mahoroba-main-unit }を選びます。
mahoroba-call-turn = 第{ $turn }ターン、{ $phase ->
    [draw] { -mahoroba-draw-phase }
    [battle] { -mahoroba-battle-phase }
    [end] { -mahoroba-end-phase }
   *[main] { -mahoroba-main-phase }
}です。
mahoroba-call-choice = 相手のターンですが、選ぶことがあります。
ask-first-unit = 裏向きで{ -mahoroba-main }に出す{ -mahoroba-unit }を選んでください。
ask-courtesy-draw = 相手が引き直しました。カードを1枚引きますか？
ask-hand = { -mahoroba-janken }の手を選んでください。
ask-act = カードか{ -mahoroba-ex-skill }を使う、{ -mahoroba-unit }を動かす、{ -mahoroba-battle-phase }に進む、のいずれかを選んでください。
ask-skill = { -mahoroba-skill }を1つ使うか、使わずに終えてください。
ask-order = { $damage }{ -mahoroba-damage }を変える{ -mahoroba-effect }を、計算する順に選んでください。
ask-successor = { -mahoroba-main }に出す{ -mahoroba-unit }を選んでください。
ask-units = { -mahoroba-unit }を選んでください。
prompt-for-unit = { -mahoroba-unit }を1体選んでください：{ $step }。
prompt-one-of = 1つを選んでください。
ask-cards-discarded = 捨てるカードを{ $count }選んでください。
ask-energy = { $unit }の{ -mahoroba-energy }にするカードを選んでください。
ask-cards-taken = { $area }に加えるカードを{ $count }選んでください。
ask-search-none = { -mahoroba-deck }に、{ -mahoroba-hand }に加えられるカードはありません。
ask-search = { -mahoroba-deck }から{ -mahoroba-hand }に加えるカードを{ $count }選んでください。
ask-next = 次に解決する{ -mahoroba-effect }を選んでください。

## What may be answered

answer-charge = { $card }で{ $unit }に{ -mahoroba-charge }する
answer-place = { $card }を{ $area }に出す
answer-use = { $card }を使用する
answer-set = { $card }を{ $unit }に{ -mahoroba-set }する
answer-ex = { $unit }の「{ $skill }」を使用する
answer-retreat = { -mahoroba-retreat }し、{ $unit }を{ -mahoroba-main }に出す
answer-battle = { -mahoroba-battle-phase }に進む
answer-skill = 「{ $skill }」を使用する
answer-end = { -mahoroba-skill }を使わない
answer-draw = 引く
answer-no-draw = 引かない
answer-yes = はい
answer-no = いいえ
answer-card = { $card }
answer-effect = { $card }：{ $effect }
unit-there = { $unit }（{ $area }）
answer-hand = { $hand }

## Why not

refusal-charged-already = { -mahoroba-charge }は1ターンに1度だけです。
refusal-not-a-unit = { -mahoroba-standby }に出せるのは{ -mahoroba-unit }だけです。
refusal-no-empty-place = 空いている{ -mahoroba-standby }がありません。
refusal-place-taken = そこにはもう{ -mahoroba-unit }がいます。
refusal-place-main = { -mahoroba-hand }の{ -mahoroba-unit }は{ -mahoroba-standby }に出します。
refusal-not-a-command = { -mahoroba-unit }は{ -mahoroba-command }として使用できません。空いている{ -mahoroba-standby }に出してください。
refusal-no-set-in-first-turn = 自分の最初の{ -mahoroba-turn }に{ -mahoroba-set }はできません。
refusal-set-on-unit = { -mahoroba-enhancement }は{ -mahoroba-unit }に{ -mahoroba-set }します。
refusal-set-on-theirs = この{ -mahoroba-enhancement }は相手の{ -mahoroba-unit }に{ -mahoroba-set }します。
refusal-not-your-unit = それは相手の{ -mahoroba-unit }です。
refusal-knocked-out = { $unit }は{ -mahoroba-ko }しているので、何もできず、何も付けられません。
refusal-no-skill-in-first-turn = { -mahoroba-first-player }の最初の{ -mahoroba-turn }に{ -mahoroba-skill }は使用できません。
refusal-skill-while-rest = { $unit }は{ -mahoroba-rest }しているので{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使用できません。
refusal-skill-while-stun = { $unit }は{ -mahoroba-stun }しているので{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使用できません。
refusal-too-little-energy = { -mahoroba-cost }は{ $cost }ですが、{ -mahoroba-energy }は{ $energy ->
    [0] 付いていません。
   *[other] { $energy }しか付いていません。
}
refusal-once-a-turn = { $unit }のこの{ -mahoroba-ex-skill }は1ターンに1度しか使えません。
refusal-cannot-pay = 支払えません：{ $clause }。
refusal-forbidden = カードの効果でできません：{ $clause }。
refusal-no-ex-skill = { $unit }に{ -mahoroba-ex-skill }はありません。
refusal-skill-from-main = { -mahoroba-skill }を使えるのは{ -mahoroba-main-unit }だけです。
refusal-skill-at-main = { -mahoroba-skill }は相手の{ -mahoroba-main-unit }に対して使用します。
refusal-main-phase-only = それは{ -mahoroba-main-phase }にすることです。
refusal-retreated-already = { -mahoroba-retreat }は1ターンに1度だけです。
refusal-retreat-while-stun = { $unit }は{ -mahoroba-stun }しているので{ -mahoroba-retreat }できません。
refusal-nobody-there = その{ -mahoroba-standby }には{ -mahoroba-unit }がいません。{ -mahoroba-retreat }では2体が入れ替わります。
refusal-nobody-on-standby = 入れ替わる{ -mahoroba-standby-unit }がいません。
refusal-stays = { -mahoroba-unit }が場所を変えるのは、{ -mahoroba-retreat }か{ -mahoroba-ko }かカードの効果による場合だけです。
refusal-energy-stays = 付いている{ -mahoroba-energy }と{ -mahoroba-set }したカードは、{ -mahoroba-ko }かカードの効果でだけ離れます。
refusal-over = 対戦は終わりました。
refusal-theirs = それは相手のカードです。
refusal-hidden = そのカードはあなたには見えません。

## Decks

refusal-unknown-card = 番号{ $number }のカードはありません。
refusal-too-many-copies = { $card }は{ $count }枚ありますが、{ $most }枚までです。
refusal-deck-size = { -mahoroba-deck }は{ $wanted }枚です（今は{ $count }枚）。
refusal-no-unit = { -mahoroba-deck }には{ -mahoroba-unit }が1枚以上必要です。
refusal-other-cards = 「{ $set }」の版「{ $edition }」のカードは、このプログラムにありません。
