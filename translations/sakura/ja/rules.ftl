# 対戦中にルールが語る言葉：誰が、どこで、何を聞かれ、何と答え、何が起き、なぜできないか。

## Players, places and cards

place-own = { $area }
card-back = { $place }の{ $number }枚目
attack-of-rule = 効果

## Attacks in the air and effects that last

trait-overwhelm = { -overwhelm }
trait-unavoidable = { -unavoidable }
trait-not-cancelled = { -not-cancelled }
trait-both-damages = { -attacked-player }は{ -both-damages }
trait-attacker-chooses = どちらの{ -damage }かを攻撃側が選ぶ
trait-damage-goes = ダメージの結晶は別の場所へ
trait-instead-of-damage = ダメージの代わりに別のこと
trait-checked = 適正距離の確認に照準を用いる
trait-without-after = 攻撃後効果が解決されない
trait-no-reactions = { -no-reactions }
trait-no-reactions-with = { -no-reactions }（{ $cards }）
lasting-next-attack = { $who }の{ $card }：{ $effect }
lasting-this-turn = { $who }の{ $card }、この{ -turn }の間：{ $effect }
lasting-this-phase = { $who }の{ $card }、この{ -phase }の間：{ $effect }
lasting-standing = { $who }の{ $card }、これ以降：{ $effect }
lasting-scheduled = { $who }の{ $card }、後で：{ $effect }

## How a duel ends

ending-life = { $loser }の{ -life }がなくなり、{ $winner }が{ -victory }した。
ending-effect-lost = { $loser }が{ -effect }により{ -defeat }し、{ $winner }が{ -victory }した。
ending-effect-won = { $winner }が{ -effect }により{ -victory }した。
ending-conceded = { $loser }が投了し、{ $winner }が{ -victory }した。

## What happened: the duel and its turns

line-side = { $who }（{ $megami }）
line-table-laid = 場を整えた：{ $first } 対 { $second }。
line-first-player = { $who }が{ -first-player }になった。
line-turn = { $who }の{ -turn }が始まった。
line-phase-start = { -start-phase }。
line-phase-main = { -main-phase }。
line-phase-end = { -end-phase }。
line-phase-cut = { -effect }により{ $phase }が終了した。
line-phase-lost = { $who }は{ $phase }を失った。
line-standard = { $who }は{ -standard-action }を選んだ。
line-full-power = { $who }は{ -full-power-action }を選んだ。
line-basic = { $who }：{ $action }。
line-fate-won = { $who }が{ -effect }により{ -victory }した。
line-fate-lost = { $who }が{ -effect }により{ -defeat }した。
line-defeat-averted = { $who }の{ -defeat }は別の{ -effect }に置き換わった。

## What happened: crystals, vigor and damage

line-crystals = { -sakura-token }{ $count }個が動いた：{ $source } → { $target }。
line-devotion = { $source }の{ -sakura-token }{ $count }個を{ $target }に納めた。
line-upkeep = { $cards }から{ -sakura-token }が{ $count ->
        [1] 1個離れた。
       *[other] 1個ずつ離れた。
    }
tokens-counted = { $token }{ $count }個
line-tokens = { tokens-counted }が動いた：{ $source } → { $target }。
line-bound-laid = { $area }に{ $owner }の{ tokens-counted }が置かれた。
line-bound-taken = { $area }から{ $owner }の{ tokens-counted }が取り除かれた。
line-vigor = { $who }の{ -vigor }が{ $vigor }になった。
line-vigor-paid = { $who }は{ -vigor }を支払った（残り{ $vigor }）。
line-flinched = { $who }は{ -flinch }した。
line-flinch-over = { $who }は{ -flinch }状態でなくなった。
line-counter-of = { $who }の{ $counter }が{ $value }になった。
line-counter-secret = { $who }は{ $counter }を秘密裏に決めた。
line-counter-side = { $who }の{ $counter }：{ $value }。
line-damage = { $who }は{ $area }に{ $amount }{ -damage }を受けた。
line-damage-short =
    { $moved ->
        [0] { $who }は{ $area }に{ $amount }{ -damage }を受けたが、{ -sakura-token }はなかった。
       *[other] { $who }は{ $area }に{ $amount }{ -damage }を受けたが、{ -sakura-token }は{ $moved }個しかなかった。
    }
line-damage-rebuild = { $who }は{ -rebuild }により{ $area }に{ $amount }{ -damage }を受けた。

## What happened: cards

line-drew = { $who }は{ $cards }を引いた。
line-deck-dry = { $who }の{ -deck }にカードがなく、{ -impatience }が起きた。
line-covered = { $who }は{ $cards }を{ -cover }にした。
line-discarded = { $who }は{ -hand }の{ $cards }を{ -discard }にした。
line-deck-top = { $source }の{ $cards }が{ $who }の{ -deck }の上に置かれた。
line-deck-top-played = { $cards }が{ $who }の{ -deck }の上に置かれた。
line-deck-bottom = { $source }の{ $cards }が{ $who }の{ -deck }の底に置かれた。
line-deck-bottom-played = { $cards }が{ $who }の{ -deck }の底に置かれた。
line-card-moved = { $cards }が動いた：{ $source } → { $target }。
line-card-opened = { $cards }が{ $place }で{ -face-up }になった。
line-card-gained = { $who }が{ $card }の{ -owner }になった。
line-sealed = { $card }が{ $under }の下に{ -sealed }された。
line-turned-unused = { $card }が{ -unused }に戻った。
line-turned-used = { $card }が{ -devoted }になった。
line-revealed = { $cards }を{ -public }した。
line-looked = { $who }は{ $cards }を見た。
line-shuffled = { $who }は{ -deck }を良く切った。
line-rebuilt = { $who }は{ -rebuild }を行った。
line-masked = { $card }を{ $other }として使用した。
line-copied = { $card }が{ $other }の{ -copy }となった。
line-copy-ended = { $card }は{ -copy }でなくなった。
line-used = { $who }は{ $card }を使用した。
line-used-in-full-power = { $who }は{ -full-power-action }で{ $card }を使用した。
line-reacted = { $who }は{ $card }で{ -reaction }した。
line-used-by-effect = { $who }は{ -effect }により{ $card }を使用した。
line-use-reverted = { $card }の使用は取り消された。
line-proof-declared = { $who }はカードを裏向きに置き、{ $card }を宣言した。
line-proof-taken = { $who }は使用できず、カードを戻した。
line-not-refuted = { $who }は{ TERM("refute", "反証") }しなかった。
line-refuted-in-vain = { $who }の{ TERM("refutation-failure", "反証が失敗") }した：{ $card }だった。
line-refuted = { $who }は{ TERM("refute", "反証") }した：{ $card }だった。
line-recurred = { $card }が{ TERM("recur", "回帰") }した：使用後に{ -relics }へ移る。
line-paid = { $who }は{ -flare }から{ $count }を支払った。
line-disenchanted = { $card }が破棄された。

## What happened: attacks and effects

line-attack = { $who }は{ $card }で{ -attack-object }した：{ -range }{ $range }、{ -damage }{ $damage }。
line-attack-by-effect = { $who }は{ $card }により{ -attack-object }を行った：{ -range }{ $range }、{ -damage }{ $damage }。
line-attack-not-made = { $attack }による{ -attack-object }は行われなかった：{ -current-distance }{ $distance }は{ -range }の外。
line-granted = { $card }が{ $attack }の{ -attack-object }に与えた：{ $effect }
line-attack-cancelled = { $attack }の{ -attack-object }が打ち消された。
line-damage-cancelled = { $attack }の{ -damage }が打ち消された。
line-after-cancelled = { $attack }の【{ -after-attack }】{ -effect }が打ち消された。
line-out-of-range = { $attack }の{ -attack-object }は{ -attack-failure }した：{ -current-distance }{ $distance }は{ -range }の外。
line-declared = { $who }は宣言した：{ $what }。

## What is asked

call-reaction = { $who }が{ $attack }で{ -attack-object }しました：{ -range }{ $range }、{ -damage }{ $damage }。今の{ -distance }は{ $distance }です。{ -reaction }しますか？
call-damage = { -damage }を{ -aura }に{ $aura }受けるか、{ -life }に{ $life }受けるかを選びます。
call-mulligan = 最初の{ -hand }を{ -mulligan }するか選びます。
call-hand-limit = { -hand }を{ $limit }枚まで減らします。
call-turn = 第{ $turn }ターン、{ $phase ->
    [start] { -start-phase }
    [end] { -end-phase }
   *[main] { -main-phase }
}です。
call-choice = 相手のターンですが、あなたが選ぶことがあります。
prompt-mulligan = { -deck }の底に置く{ -hand }のカードを、置く順に選んでください（0枚でもよい）。同じ枚数を引きます。
prompt-rebuild = { -deck }を{ TERM("rebuild", "再構成") }しますか？ { -life }に1{ -damage }を受けます。
prompt-conduct = { -standard-action }か{ -full-power-action }を選んでください。{ -full-power-action }ではカードを1枚だけ使用し、{ -basic-action }は行えません。
prompt-act = カードを使用するか、{ -basic-action }を行うか、{ -main-phase }を終えてください。
prompt-act-full-power = { -full-power-action }でカードを1枚使用するか、使用せずに終えてください。
prompt-basic-payment = 《{ $action }》のコストとして、{ $by ->
    [vigor] { -vigor }1を支払ってください。
    [card] { -cover }にする{ -hand }1枚を選んでください。
   *[vigor-card] { -vigor }1を支払うか、{ -cover }にする{ -hand }1枚を選んでください。
}
prompt-basic-action =
    { $times ->
        [1] { -basic-action }を選んでください。
       *[other] { -basic-action }を選んでください（あと{ $times }回）。
    }
prompt-reaction-to = { $card }の《{ -attack-object }》に{ -reaction }しますか？
prompt-reaction = この《{ -attack-object }》に{ -reaction }しますか？
prompt-damage = { -damage }を{ -aura }に{ $aura }受けますか、{ -life }に{ $life }受けますか？
prompt-because-of-attack = { $card }の《{ -attack-object }》：{ $asks }
prompt-because-of-impatience = { -impatience }（{ -deck }にカードがなく、引けなかった）：{ $asks }
prompt-devotion = { -shadow }か自分の{ -aura }から{ -sakura-token }{ $count }個を選んで納めてください。
prompt-devotion-too = { prompt-devotion }{ $areas }からも納められます。
prompt-crystals = { $target }へ動かす{ -sakura-token }{ $count }個を選んでください。
prompt-cards = カードを{ $count }選んでください。
prompt-cards-in-order = カードを{ $count }、順に選んでください。
prompt-cards-use = 使用するカードを{ $count }選んでください。
prompt-cards-to = { laid-where }カードを{ $count }選んでください。
prompt-cards-to-in-order = { laid-where }カードを{ $count }、順に選んでください。
laid-where =
    { $whose ->
        [opponent] 相手の
       *[me] { "" }
    }{ $area ->
        [assembled] 組み立てる
        [cover] { -cover }にする
        [discard] { -discard }にする
        [falsifying] { -falsehood }に使う
        [hand] { -hand }に加える
        [sealed] { TERM("sealed", "封印") }する
        [specials] { -specials }に加える
       *[other] { $target }に置く
    }
prompt-hand-limit = { -hand-limit }を超えています。{ -cover }にするカードを選んでください。
prompt-one = 1つ選んでください。
prompt-direction = 矢印の向きを選んでください。
prompt-next = 次に解決する{ -effect }を選んでください。
prompt-number = 数を1つ宣言してください。
prompt-name = カード名を1つ宣言してください。
prompt-look = これらのカードを見てください。

## What may be answered

option-use = { $card }を使用する
option-react = { $card }で{ -reaction }する
option-no-reaction = { -reaction }しない
option-basic = { $action }
option-vigor = { -vigor }を1支払う
option-cover = { $card }を{ -cover }にする
option-back = 支払わずに戻る
option-end = { -main-phase }を終える
option-end-without = カードを使用しない
option-pass = 行わない
option-yes = はい
option-no = いいえ
option-rebuild = { -deck }を{ TERM("rebuild", "再構成") }する
option-no-rebuild = { -deck }を{ TERM("rebuild", "再構成") }しない
option-standard = { -standard-action }
option-full-power = { -full-power-action }{ $held ->
    [yes] {""}
   *[no] （《{ -full-power }》のカードなし）
}
option-damage-aura = { -aura }に{ $amount }{ -damage }
option-damage-life = { -life }に{ $amount }{ -damage }
option-crystal = { $place }から
option-card = { $card }
option-attack = { $card }の《{ -attack-object }》
option-next = { $card }
option-next-does = { $card }：{ $does }
option-next-rule = ルールによる{ -effect }
option-next-disenchant = 破棄する
option-next-conduct = 行動の選択
rule-umbrella = { -umbrella }
rule-plan = 次の{ -plan }
rule-poison = { -poison }を{ -deck }の上へ
rule-trap = { -install }
rule-parts = { -digital-install }
rule-burning = { -artificial }の{ -burning }
rule-discharge = { -discharging }
rule-frozen = { -freeze-token }
rule-perfect = { -epithet-perfect }
rule-dive = { -dive-resolution }
rule-sprout = { -seed }の萌芽
rule-plot = { -plot-achievement }
rule-taboo = { -taboo-gauge }の上昇
rule-taboo-defeat = { -taboo-gauge }による{ -defeat }
rule-falsehood = { -falsehood }
rule-investments = { -use-investments }
rule-lacerations = { -laceration-damage }
rule-aim = { -aim }を合わせる
rule-aim-lost = { -aim }の解除
option-way = { $source } → { $target }
option-forth = 矢印のとおりの向き
option-reverse = 矢印と逆の向き
option-number = { $number }
option-seen = 見た

## Why not: who may act

refusal-duel-over = 決闘は終わっています。もう何も行えません。
refusal-not-your-decision = 今決めるのは{ $who }です。
refusal-not-your-card = 相手のカードです。自分のカードを使ってください。
refusal-hand-hidden = このカードはあなたには{ -hidden }です。
refusal-no-such-move = { $source }から{ $target }へ{ -sakura-token }を動かす{ -basic-action }はありません。

## Why not: playing cards

refusal-use-from = 使用できるのは{ -hand }のカードと{ -unused }の{ -special }だけです。
refusal-react-from = { -reaction }に使えるのは{ -hand }のカードと{ -unused }の{ -special }だけです。
refusal-terminal-used = { -terminal }を持つカードを使用したため、この{ -turn }はもうカードの使用も{ -basic-action }もできません。
refusal-type-undefined = 《{ -undefined }》のカードは使用できません。
refusal-special-used = この{ -special }は{ -unused }ではありません。{ -unused }に戻れば再び使用できます。
refusal-full-power-in-standard = 《{ -full-power }》のカードは{ -standard-action }では使用できません。{ -full-power-action }でのみ使用できます。
refusal-not-reaction = 《{ -attack-object }》への{ -reaction }に使えるのは《{ -reaction }》のカードだけです。
refusal-no-reactions = この《{ -attack-object }》は{ -no-reactions }を持ち、このカードでは{ -reaction }できません。
refusal-already-reacting = この《{ -attack-object }》自体が{ -reaction }なので、これには{ -reaction }できません。
refusal-condition-of-card = このカード自身の条件により、今は使用できません：{ $clause }。
refusal-use-forbidden = { $card }により使用できません：{ $clause }。
refusal-attack-forbidden = { $card }により《{ -attack-object }》を行えません：{ $clause }。
refusal-out-of-range = { -current-distance }は{ $distance }ですが、{ -range }は{ $range }です。
refusal-cost-unpaid =
    { $flare ->
        [0] { -cost }は{ $cost }ですが、{ -flare }がありません。
       *[other] { -cost }は{ $cost }ですが、{ -flare }が{ $flare }しかありません。
    }
refusal-charge-unpaid = { $card }の{ -additional-cost }を支払えません：{ $clause }。

## Why not: basic actions

refusal-basic-forbidden = { $card }により{ -basic-action }を行えません：{ $clause }。
refusal-extra-basic-idle = この{ -basic-action }は今は行えません：{ $clause }。
refusal-basic-in-full-power = { -full-power-action }ではカードを1枚使用するだけで、{ -basic-action }は行えません。
refusal-forward-at-master = { -current-distance }{ $distance }が{ -master-distance }{ $master }以下なので、《{ -forward }》では近づけません。
refusal-breakaway-beyond-master = 《{ -breakaway }》は{ -current-distance }が{ -master-distance }{ $master }以下の時だけ行えます（今は{ $distance }）。
refusal-no-crystal = { $place }に{ -sakura-token }がありません。
refusal-aura-full = あなたの{ -aura }はいっぱいです。
refusal-crystal-stays = { -sakura-token }は{ $place }から動きません。
refusal-distance-full = { -distance }に置ける{ -sakura-token }は10個までです。
refusal-basic-changed = 今の{ $action }は別のことをします。光っているものを動かしてください。
refusal-no-payment = { -basic-action }には{ -vigor }1か{ -hand }1枚が必要ですが、どちらも支払えません。
refusal-pays-for-nothing = それは{ -basic-action }のコストになるだけです。先に{ -basic-action }を行ってください。
refusal-no-vigor = 支払う{ -vigor }がありません。
refusal-vigor-forbidden = { $card }により{ -vigor }を支払えません：{ $clause }。
refusal-cover-from = { -basic-action }のコストにできるのは{ -hand }のカードだけです。
refusal-cover-forbidden = { $card }によりこのカードは{ -cover }にできません：{ $clause }。

## Why not: what megami bring

refusal-not-yours = それは相手のものなので、あなたには動かせません。
refusal-umbrella-turns = { -umbrella }を開閉できるのは、自分の{ -end-phase }か、カードがそう指示した時だけです。
refusal-plan-prepared = { -plan }を準備するのは、実行した後か、カードがそう指示した時です。実行されるまで、そのまま伏せておきます。
refusal-anvil-filled = { -anvil }に何かを置くのも取り除くのも、{ -effect }だけです。
refusal-poison-sent = { -poison-bag }のカードを出し入れするのは{ -effect }だけです。
refusal-artificial-moves = { -artificial-crystal }が動くのは、カードの指示で燃焼させる時、回復する時、{ -ride }を行う時と、{ -distance }にあるものが自分の{ -start-phase }に{ -burnt }になる時だけです。
refusal-machine-holds = { -machine }にあるものを出し入れするのは{ -effect }だけです。
refusal-charge-released = { -charge }を解除できるのは、{ -standard-action }の間、そのカードを使用した時、{ -rebuild }の直前だけです。
refusal-not-conscripted = { -unconscripted }の{ -unit }は使用できません。{ TERM("conscript", "徴兵") }されると、{ -barracks }から使用できます。
refusal-seed-laid = { -sprouted }{ -seed }は、《{ -enhancement }》カードを使用する時にだけ、その上に載せられます。
refusal-ice-moves = { -freeze-token }は{ -effect }で置かれ、そのプレイヤーの{ -focus }でしか取り除けません。
refusal-aim-moves = { -aim }を定めるのは、あなたの{ -end-phase }と{ -effect }だけです。
refusal-aim-none = この《{ -attack-object }》は{ -homing }を持ち、あなたの{ -aim }は『{ -aim-none }』です。
refusal-aim-out-of-range = この《{ -attack-object }》は{ -homing }を持ちます。あなたの{ -aim }{ $aim }は{ -range }{ $range }にありません。
refusal-gauge-moves = { -wind-gauge }と{ -thunder-gauge }は、{ -effect }で上下するか、{ -charge }を解除した時に1上がるだけです。
refusal-journey-goes = { -memory }の{ -sakura-token }は、{ -effect }で次の{ -journey-place }へ進むだけです。
refusal-memory-returns = { -memory }の{ -card }は、{ -effect }で戻るだけです。
refusal-parts-assembled = { -part }を組み立てたり解体したりできるのは、{ -effect }がそう指示した時だけです。
refusal-act-reached = { -mask-token }が進むのは{ -plot }を達成した時だけで、その{ -plot }で通れる線に限られます。
refusal-plot-prepared = { -plot }を準備できるのは{ -card }がそう指示した時だけで、その{ -sakura-token }は{ -end-phase }に進みます。
refusal-falsifying = { TERM("falsify", "偽証") }は、{ -main-phase }に{ -normal }を使う時、それを裏向きに置いて行います。今宣言できる{ -name }が残っていなければなりません。
refusal-relics = { -relics }のカードは、{ -recurrence }などの{ -effect }でしか動きません。
refusal-taboo-rises = { -taboo-gauge }は、自分の{ -start-phase }、{ -oath-frame }、{ -effect }によって上がります。手では動かせません。

## Why not: choices

refusal-damage-aura-short = { -aura }が{ $amount }{ -damage }に足りないため、{ -life }で受けることになります。
refusal-devotion-from = 納められるのは{ -shadow }と自分の{ -aura }の{ -sakura-token }だけです。
refusal-mulligan-from = { -mulligan }で戻せるのは{ -hand }のカードだけです。
refusal-unselectable = { $card }によりこのカードは{ -unselectable }：{ $clause }。
