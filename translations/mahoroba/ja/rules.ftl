# 対戦中にルールが言うこと：何を尋ね、何で答え、何が起こり、なぜできないか。

## What happened: the duel and its turns

told-laid = 両者が{ -deck }を置いた。
told-shuffled = { $who }は{ -deck }をシャッフルした。
told-anew = { $who }は{ -hand }を{ -deck }に戻した。
told-first-unit = { $who }は{ -unit }を裏向きで{ -main }に出した。
told-hands = { $first }：{ $hand-first }、{ $second }：{ $hand-second }。{ $result }
told-hands-won = { $who }の勝ち。
told-hands-tie = あいこ。
told-first-player = { $who }が{ -first-player }になった。
told-turned-up = { -main-unit }を表向きにした：{ $units }。
told-turn = { $who }の{ -turn }が始まった。
told-phase = { $phase }。
told-deck-empty = { $who }は{ -deck }がなくて引けなかった。
told-lasting = { $card }：{ $effect }。
lasting-until-end = { $card }：{ $effect }

## How a duel ends

end-by-deck = { $loser }は{ -deck }がなくて引けず、{ $winner }が{ -victory }した。
end-by-ko = { $winner }が{ $loser }の{ -area }の{ -unit }をすべて{ -ko }させて{ -victory }した。
end-by-giving-up = { $loser }が投了し、{ $winner }が{ -victory }した。

## What happened: cards

told-drew = { $who }は{ $cards }を引いた。
told-placed = { $who }は{ $cards }を{ $area }に出した。
told-charged = { $who }は{ $cards }で{ $unit }に{ -charge }した。
told-set = { $who }は{ $cards }を{ $unit }に{ -set }した。
told-attached = { $cards }が{ $unit }の{ -energy }になった。
told-used = { $who }は{ $card }を使用した。
told-discarded = { $cards }が{ $who }の{ -discard }に置かれた。
told-to-hand = { $who }は{ $cards }を{ -hand }に加えた。
told-shown = 公開されたカード：{ $cards }。

## What happened: units

told-skill = { $unit }が{ -skill }「{ $skill }」を使用した。
told-ex = { $unit }が{ -ex-skill }「{ $skill }」を使用した。
told-sum = { $target }への{ -damage }：{ $steps }。
told-sum-printed = { $damage }
told-sum-text = { -skill }の文章で{ $damage }
told-sum-effect = { $card }で{ $damage }
told-sum-advantage = { -advantage }で{ $damage }
told-damage = { $unit }は{ $amount }{ -damage }を受けた。
told-healed = { $unit }の{ -damage }が{ $amount }回復した。
told-normal = { $unit }は{ -normal }状態になった。
told-rest = { $unit }は{ -rest }になった。
told-stun = { $unit }は{ -stun }になった。
told-ko = { $unit }は{ -ko }した。
told-retreat = { $unit }が{ -retreat }し、{ $other }が{ -main }に出た。
told-succeeded = { $other }が{ $unit }に代わって{ -main }に出た。
told-exchanged = { $unit }と{ $other }が入れ替わった。
told-effect = { $card }：{ $effect }。

## What is asked

ask-first-unit = 裏向きで{ -main }に出す{ -unit }を選んでください。
ask-courtesy-draw = 相手が引き直しました。カードを1枚引きますか？
ask-hand = { -janken }の手を選んでください。
ask-act = カードを使うか、{ -unit }を動かすか、{ -battle-phase }に進んでください。
ask-skill = { -skill }を1つ使うか、使わずに終えてください。
ask-order = { $damage }{ -damage }を変える{ -effect }を、計算する順に選んでください。
ask-successor = { -main }に出す{ -unit }を選んでください。
ask-units = { -unit }を選んでください。
prompt-for-unit = { -unit }を1体選んでください：{ $step }。
prompt-do = 行いますか：{ $step }。
prompt-one-of = 1つを選んでください。
ask-cards = { $area }に置くカードを{ $count }選んでください。
ask-search = { -deck }から{ -hand }に加えるカードを{ $count }選んでください。
ask-next = 次に解決する{ -effect }を選んでください。

## What may be answered

answer-charge = { $card }で{ $unit }に{ -charge }する
answer-place = { $card }を{ $area }に出す
answer-use = { $card }を使用する
answer-set = { $card }を{ $unit }に{ -set }する
answer-ex = { $unit }の「{ $skill }」を使用する
answer-retreat = { -retreat }し、{ $unit }を{ -main }に出す
answer-battle = { -battle-phase }に進む
answer-skill = 「{ $skill }」を使用する
answer-end = { -skill }を使わない
answer-draw = 引く
answer-no-draw = 引かない
answer-yes = はい
answer-no = いいえ
answer-card = { $card }
answer-hand = { $hand }

## Why not

refusal-charged-already = { -charge }は1ターンに1度だけです。
refusal-not-a-unit = { -standby }に出せるのは{ -unit }だけです。
refusal-no-empty-place = 空いている{ -standby }がありません。
refusal-place-taken = そこにはもう{ -unit }がいます。
refusal-place-main = { -hand }の{ -unit }は{ -standby }に出します。
refusal-not-a-command = { -unit }は{ -command }として使用できません。空いている{ -standby }に出してください。
refusal-no-set-in-first-turn = 自分の最初の{ -turn }に{ -set }はできません。
refusal-set-on-unit = { -enhancement }は{ -unit }に{ -set }します。
refusal-set-on-theirs = この{ -enhancement }は相手の{ -unit }に{ -set }します。
refusal-not-your-unit = それは相手の{ -unit }です。
refusal-knocked-out = { $unit }は{ -ko }しているので、何もできず、何も付けられません。
refusal-no-skill-in-first-turn = { -first-player }の最初の{ -turn }に{ -skill }は使用できません。
refusal-skill-while-rest = { $unit }は{ -rest }しているので{ -skill }も{ -ex-skill }も使用できません。
refusal-skill-while-stun = { $unit }は{ -stun }しているので{ -skill }も{ -ex-skill }も使用できません。
refusal-too-little-energy = { -cost }は{ $cost }ですが、{ -energy }は{ $energy }しか付いていません。
refusal-once-a-turn = { $unit }のこの{ -ex-skill }は1ターンに1度だけです。
refusal-cannot-pay = 支払えません：{ $clause }。
refusal-forbidden = カードがそれを禁じています：{ $clause }。
refusal-no-ex-skill = { $unit }に{ -ex-skill }はありません。
refusal-skill-from-main = { -skill }を使えるのは{ -main-unit }だけです。
refusal-skill-in-battle = { -skill }は{ -battle-phase }に使用します。
refusal-main-phase-only = それは{ -main-phase }にすることです。
refusal-retreated-already = { -retreat }は1ターンに1度だけです。
refusal-retreat-while-stun = { $unit }は{ -stun }しているので{ -retreat }できません。
refusal-nobody-on-standby = 入れ替わる{ -standby-unit }がいません。
refusal-stays = { -unit }が場所を変えるのは{ -retreat }、{ -ko }、カードの効果だけです。
refusal-energy-stays = 付いている{ -energy }と{ -set }したカードは、{ -ko }かカードの効果でだけ離れます。
refusal-over = 対戦は終わりました。
refusal-theirs = それは相手のカードです。
refusal-hidden = そのカードはあなたには見えません。

## Decks

refusal-unknown-card = 番号{ $number }のカードはありません。
refusal-too-many-copies = { $card }は{ $count }枚ありますが、{ $most }枚までです。
refusal-deck-size = { -deck }は{ $wanted }枚です（今は{ $count }枚）。
refusal-no-unit = { -deck }には{ -unit }が1枚以上必要です。
refusal-other-cards = このプログラムのカードは「{ $set }」の版「{ $edition }」ではありません。
