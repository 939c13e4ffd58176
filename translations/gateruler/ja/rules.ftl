# 対戦中にルールが言うこと：何を尋ね、何で答え、何が起こり、なぜできないか。

## Where a rule stands, whose a place is

gateruler-shared-place = { $area }
gateruler-place-of = { $who }の{ $area }
gateruler-chapter-addendum = 追記分
gateruler-chapter-readings = このプログラムの解釈
gateruler-section-rules = 総合ルール { $section }
gateruler-section-addendum = 追記分：{ $heading }
gateruler-section-reading = このプログラムの解釈{ $number }
gateruler-heading-add-reduction = キーワード【{ -gateruler-reduction }】
gateruler-heading-add-hand-to-deck = { -gateruler-hand }からのカードの移動
gateruler-heading-add-guard = キーワード能力【{ -gateruler-guard-summon }】
gateruler-heading-add-reverse = ゲームアクション「{ -gateruler-reverse }」
gateruler-heading-add-open = ゲームアクション「{ -gateruler-opened }」
gateruler-heading-add-brackets = 二重カギ括弧（『』）による能力表記
gateruler-ability-named = 「{ $name }」
gateruler-card-at = { $card }（{ $area }）

## What lies on the gate

gateruler-gate-card =
    { $how ->
        [normal] { $card }（{ -gateruler-normal-summon }）
        [special] { $card }（{ -gateruler-special-summon }）
        [opened] { $card }（オープン）
        [event] { $card }（{ -gateruler-event }）
        [field] { $card }（{ -gateruler-field-card }）
       *[effect] { $card }
    }
gateruler-gate-ability = { $card }の{ $ability }
gateruler-gate-automatic = { $card }：{ $effect }
gateruler-gate-drive = { $who }の{ -gateruler-drive-resolution }

## What happened: the duel and its turns

gateruler-told-laid = 両者が{ -gateruler-ruler-card }と{ -gateruler-deck }を置いた。
gateruler-told-shuffled = { $who }は{ -gateruler-deck }を{ -gateruler-shuffle }した。
gateruler-told-first-player = { $who }が{ -gateruler-first-player }になった。
gateruler-told-turn = { $who }の{ -gateruler-turn }が始まった。
gateruler-told-phase = { $phase }。
gateruler-told-deck-ran-out = { $who }の{ -gateruler-deck }がなくなった。

## How a duel ends

gateruler-end-by-damage = { $loser }の{ -gateruler-damage }のカードが{ -gateruler-life }に達し、{ $winner }が{ -gateruler-victory }した。
gateruler-end-by-deck = { $loser }の{ -gateruler-deck }がなくなり、{ $winner }が{ -gateruler-victory }した。
gateruler-end-by-giving-up = { $loser }が{ -gateruler-giving-up }し、{ $winner }が{ -gateruler-victory }した。
gateruler-end-by-effect = カードの{ -gateruler-effect }により、{ $winner }が{ $loser }に{ -gateruler-victory }した。
gateruler-drawn-by-damage = 両者の{ -gateruler-damage }のカードが同時に{ -gateruler-life }に達し、{ -gateruler-drawn }になった。
gateruler-drawn-by-deck = 両者の{ -gateruler-deck }が同時になくなり、{ -gateruler-drawn }になった。
gateruler-drawn-by-both = 一方の{ -gateruler-damage }のカードが{ -gateruler-life }に達すると同時にもう一方の{ -gateruler-deck }がなくなり、{ -gateruler-drawn }になった。
gateruler-drawn = { -gateruler-drawn }になった。

## What happened: cards

gateruler-told-drew = { $who }は{ $cards }を引いた。
gateruler-told-drove = { $who }は{ $cards }を{ -gateruler-to-drive }した。
gateruler-told-set = { $who }は{ $cards }を{ -gateruler-to-set }した。
gateruler-told-redraw = { $who }は{ -gateruler-hand }を{ -gateruler-deck }に戻した。
gateruler-told-paid = { $who }は{ -gateruler-cost }として{ $cards }を{ -gateruler-graveyard }に置いた。
gateruler-told-recovered = { $who }は{ -gateruler-damage }の{ $cards }を{ -gateruler-recover }した。
gateruler-told-vigilance = { $who }の{ $cards }が{ -gateruler-vigilance }で{ -gateruler-defence }に移った。
gateruler-told-soul-guard = { -gateruler-soul-guard }により、{ $who }の{ -gateruler-soul }の{ $cards }が{ -gateruler-graveyard }に置かれた。
gateruler-told-misplaced = { $cards }は置ける{ -gateruler-zone }がなく、{ $who }の{ -gateruler-graveyard }に置かれた。
gateruler-told-lost = { $who }の{ -gateruler-drive }の{ $cards }が使われずに{ -gateruler-graveyard }に置かれた。
gateruler-told-to-hand = { $from }の{ $cards }が{ $who }の{ -gateruler-hand }に加わった。
gateruler-told-to-graveyard = { $from }の{ $cards }が{ $who }の{ -gateruler-graveyard }に置かれた。
gateruler-told-removed = { $from }の{ $cards }が{ $who }の{ -gateruler-removed }に置かれた。
gateruler-told-damage = { $cards }が{ $who }の{ -gateruler-damage }に置かれた。
gateruler-told-counter = { $cards }が{ $who }の{ -gateruler-counter }に置かれた。
gateruler-told-on-top = { $cards }が{ $who }の{ -gateruler-deck }の上に置かれた。
gateruler-told-under = { $cards }が{ $who }の{ -gateruler-deck }の下に置かれた。
gateruler-told-went = { $who }の{ $cards }が{ $area }に移った。
gateruler-told-entered = { $cards }が{ $who }の{ $area }に出た。
gateruler-told-put = { $cards }が{ $who }の{ $area }に置かれた。
gateruler-told-attached = { $cards }が{ $who }の{ $on }の下に重ねられた。
gateruler-told-shown = 公開されたカード：{ $cards }。
gateruler-told-saw = { $who }が見たカード：{ $cards }。
gateruler-told-looked = { $who }はカード{ $count }枚を見た。
gateruler-told-reversed = { $who }は{ -gateruler-damage }のカード{ $count }枚を裏向きにした（DR）。
gateruler-told-turned-up = { $who }は{ $area }の{ $cards }を表向きにした。
gateruler-told-turned-down = { $who }は{ $area }の{ $cards }を裏向きにした。

## What happened: plays

gateruler-told-played =
    { $how ->
        [normal] { $who }は{ $area }の{ $card }を{ -gateruler-normal-summon }として{ -gateruler-play }した
        [special] { $who }は{ $area }の{ $card }を{ -gateruler-special-summon }として{ -gateruler-play }した
        [opened] { $who }は{ $area }の{ $card }をオープンした
       *[event] { $who }は{ $area }の{ $card }を{ -gateruler-play }した
    }{ $cost ->
        [0] 。
       *[other] （{ -gateruler-energy-card }{ $cost }）。
    }
gateruler-told-ability = { $who }は{ $card }の{ $ability }を使った。
gateruler-told-waits = { $who }の{ $card }の{ $ability }が{ -gateruler-gate }に置かれた。
gateruler-told-drive-waits = { $who }の{ -gateruler-drive-resolution }が{ -gateruler-gate }に置かれた。
gateruler-told-undone = { -gateruler-gate }の一番上のものは解決されずに消えた。
gateruler-told-came =
    { $how ->
        [opened] { $who }の{ $card }はオープンされて{ -gateruler-in-play }に出た。
       *[special] { $who }の{ $card }は{ -gateruler-special-summon }された。
    }
gateruler-told-rest = { $who }の{ $card }は{ -gateruler-rest }した。
gateruler-told-ready = { $cards }は{ -gateruler-ready }になった。
gateruler-told-readied-energy = { $who }の{ -gateruler-energy-card }{ $count }枚が{ -gateruler-ready }になった。
gateruler-told-paid-energy = { $who }は{ -gateruler-energy-card }{ $count }枚を{ -gateruler-rest }した。
gateruler-told-got-energy = { $who }は{ -gateruler-energy-card }{ $count }枚を置いた。
gateruler-told-lost-energy = { $who }は{ -gateruler-energy-card }{ $count }枚を失った。

## What happened: attacks and damage

gateruler-told-attacked = { $who }の{ $card }が{ $aim }を{ -gateruler-attack }した。
gateruler-told-attacked-line = { $who }の{ $card }が{ -gateruler-unit }のいない{ $line }を{ -gateruler-attack }した。
gateruler-told-damaged =
    { $kind ->
        [combat] { $who }の{ $card }は{ -gateruler-combat-damage }{ $amount }を受けた。
       *[effect] { $who }の{ $card }は{ $amount }{ -gateruler-damage-dealt }を受けた。
    }
gateruler-told-ruler-damaged =
    { $kind ->
        [combat] { $who }は{ -gateruler-combat-damage }{ $amount }を受けた。
       *[effect] { $who }は{ $amount }{ -gateruler-damage-dealt }を受けた。
    }
gateruler-told-taken = { $who }の{ -gateruler-damage-dealt }で{ $card }がめくれた。
gateruler-told-healed = { $cards }の{ -gateruler-damage-dealt }が0になった。
gateruler-told-counter-used = { $who }は{ $card }の{ -gateruler-cnt }を使った。
gateruler-told-counter-left = { $who }は{ $card }の{ -gateruler-cnt }を使わなかった。
gateruler-told-destroyed = { $who }の{ $card }が{ -gateruler-destroy }された。
gateruler-told-replaced = { $who }の{ $cards }は新しい{ -gateruler-unit }に場所をゆずった。
gateruler-told-trait = { $who }の{ $card }はこの{ -gateruler-turn }、〈{ $attribute }〉を持つ。
gateruler-told-geared = { $who }の{ $card }は{ -gateruler-ruler-card }に{ -gateruler-gear-up }された。
gateruler-told-declared = { $who }は{ $what }を宣言した。
gateruler-lasting = { $card }：{ $effect }
gateruler-lasting-for = { $cards }について、{ $effect }

## What is asked

gateruler-call-redraw = { -gateruler-hand }を引き直すか決めます。
gateruler-call-counter = めくれたカードの{ -gateruler-cnt }を使うか決めます。
gateruler-call-guard = { -gateruler-vigilance }で{ -gateruler-defence }に移るか決めます。
gateruler-call-preparation = { -gateruler-preparation }で、選ぶことがあります。
gateruler-call-priority = { -gateruler-priority }があります。
gateruler-call-turn = 第{ $turn }ターン、{ $phase }です。
gateruler-call-choice = 選ぶことがあります。
gateruler-ask-redraw = { -gateruler-hand }をすべて{ -gateruler-deck }に戻し、同じ枚数を引き直しますか？
gateruler-ask-main = { -gateruler-main-phase }です。カードを{ -gateruler-play }する、{ -gateruler-to-set }する、{ -gateruler-ability }を使うなど、行うことを選んでください。
gateruler-ask-act = { -gateruler-priority }があります。{ -gateruler-gate }に加えるものを選ぶか、{ -gateruler-pass }してください。
gateruler-ask-attack = { -gateruler-attack }するカードと{ -gateruler-line }を選ぶか、{ -gateruler-attack-phase }を終えてください。
gateruler-ask-cost = { -gateruler-cost }は{ -gateruler-energy-card }{ $cost }です。どう支払うか選んでください。
gateruler-ask-zone = { -gateruler-unit }を出す{ -gateruler-zone }を選んでください。
gateruler-ask-relocate = { $card }を移す{ -gateruler-zone }を選んでください。
gateruler-ask-soul-guard = { $card }の代わりに{ -gateruler-graveyard }に置く{ -gateruler-soul }を選んでください。
gateruler-ask-counter = めくれたカードの{ -gateruler-cnt }を使いますか？
gateruler-ask-from-drive = { -gateruler-to-drive }したカードのうち、{ -gateruler-to-set }するものを選んでください。残りは公開します。
gateruler-ask-driven = { -gateruler-to-drive }したカードのうち、{ -gateruler-play }するものを選んでください。残りは{ -gateruler-graveyard }に置きます。
gateruler-ask-guard = この{ -gateruler-unit }を{ -gateruler-vigilance }で{ -gateruler-defence }に移しますか？
gateruler-ask-cards = カードを{ $count }選んでください。
gateruler-ask-cards-for = { $area }に置くカードを{ $count }選んでください。
gateruler-ask-cards-taken = { $area }に加えるカードを{ $count }選んでください。
gateruler-ask-cards-removed = ゲームから除外するカードを{ $count }選んでください。
gateruler-ask-cards-in-order = { $area }に置くカードを{ $count }、置く順に選んでください。
gateruler-ask-one = 1つを選んでください。
gateruler-ask-next = 先に{ -gateruler-gate }に置く{ -gateruler-ability }を選んでください。後に置いたものから解決します。
gateruler-ask-number = 数を選んでください。
gateruler-ask-name = カード名を選んでください。
gateruler-ask-look = カードを確認してください。

## What may be answered

gateruler-answer-redraw = 引き直す
gateruler-answer-keep = 引き直さない
gateruler-answer-end-main = { -gateruler-main-phase }を終える
gateruler-answer-pass = { -gateruler-pass }する
gateruler-answer-pass-turn = この{ -gateruler-turn }はずっと{ -gateruler-pass }する
gateruler-answer-end-attack = { -gateruler-attack }を終える
gateruler-answer-counter = { -gateruler-cnt }を使う
gateruler-answer-no-counter = 使わない
gateruler-answer-guard = { -gateruler-defence }に移す
gateruler-answer-no-guard = 移さない
gateruler-answer-done = これで決める
gateruler-answer-yes = はい
gateruler-answer-no = いいえ
gateruler-answer-seen = 確認した
gateruler-answer-number = { $number }
gateruler-answer-card = { $card }
gateruler-answer-zone = { $area }
gateruler-answer-cost-full =
    { $ruler ->
        [yes] { $cost ->
            [1] { -gateruler-energy-card }1（{ -gateruler-ruler-card }を{ -gateruler-rest }して支払う）
           *[other] { -gateruler-energy-card }{ $cost }（1つは{ -gateruler-ruler-card }を{ -gateruler-rest }して支払う）
        }
       *[no] { -gateruler-energy-card }{ $cost }を支払う
    }
gateruler-answer-cost-reduced =
    { $ruler ->
        [yes] 【{ -gateruler-reduction }】を使う（1つは{ -gateruler-ruler-card }を{ -gateruler-rest }して支払う。元は{ $cost }）
       *[no] 【{ -gateruler-reduction }】を使う（元は{ $cost }）
    }
gateruler-answer-summon = { $card }を{ $area }に{ -gateruler-normal-summon }する
gateruler-answer-play = { $card }を{ -gateruler-play }する
gateruler-answer-set = { $card }を{ $area }に{ -gateruler-to-set }する
gateruler-answer-reveal = { $card }を公開する
gateruler-answer-use = { $card }の{ $ability }を使う
gateruler-answer-trait = { $card }に〈{ $attribute }〉を与える（{ -gateruler-attribute-choice }）
gateruler-answer-gear = { $card }を{ -gateruler-gear-up }する
gateruler-answer-move = { $card }を{ $area }に移す
gateruler-answer-attack = { $card }で{ $aim }を{ -gateruler-attack }する（{ $line }）
gateruler-answer-attack-line = { $card }で{ $line }を{ -gateruler-attack }する

## Why not

gateruler-refusal-over = 対戦は終わりました。
gateruler-refusal-theirs = それは{ -gateruler-opponent }のカードです。
gateruler-refusal-hidden = そのカードはあなたには見えません。
gateruler-refusal-face-down = { -gateruler-damage }の裏向きのカードは使えません。
gateruler-refusal-not-from-there = 今の場所（{ $area }）にある{ $card }では、それはできません。
gateruler-refusal-forbidden = カードがそれを禁じています：{ $clause }。
gateruler-refusal-condition = 次の条件を満たしていません：{ $clause }。
gateruler-refusal-cannot-pay = 支払えません：{ $clause }。
gateruler-refusal-no-target = { $card }の対象に選べるカードがありません。
gateruler-refusal-main-phase-only = それは自分の{ -gateruler-main-phase }にすることです。
gateruler-refusal-gate-not-empty = { -gateruler-gate }に何かがある間はできません。
gateruler-refusal-attack-phase-only = { -gateruler-attack }は自分の{ -gateruler-attack-phase }に行います。
gateruler-refusal-pass-first = { -gateruler-priority }があります。先に{ -gateruler-pass }してください。{ -gateruler-attack }を宣言できるのはその後です。
gateruler-refusal-too-little-energy = { -gateruler-energy-card }が{ $cost }枚必要ですが、{ $energy ->
    [0] 1枚も使えません。
   *[other] { $energy }枚しか使えません。
}
gateruler-refusal-summon-right = この{ -gateruler-turn }の{ -gateruler-normal-summon }はもう{ -gateruler-summon-right }の{ $right }回に達しました。
gateruler-refusal-not-a-unit = { $card }は{ -gateruler-unit }ではないので{ -gateruler-normal-summon }できません。
gateruler-refusal-not-your-zone = 自分の{ -gateruler-zone }を選んでください。
gateruler-refusal-not-a-unit-zone = { -gateruler-unit }は{ -gateruler-attack-zone }か{ -gateruler-defence }に出します。
gateruler-refusal-zone-taken = その{ -gateruler-zone }にはもう{ -gateruler-unit }がいます。
gateruler-refusal-defence-taken = { -gateruler-gear-up }するには{ -gateruler-defence }が空いている必要があります。
gateruler-refusal-no-free-moves = { -gateruler-unit }が{ -gateruler-zone }を移るのは、カードの{ -gateruler-effect }か{ -gateruler-vigilance }によってだけです。
gateruler-refusal-own-turn-summon = { $card }は{ -gateruler-guard-summon }を持たないので、{ -gateruler-opponent }の{ -gateruler-turn }に{ -gateruler-normal-summon }できません。
gateruler-refusal-event-from-set = { $card }の{ -gateruler-timing }は{ -gateruler-normal }ではないので、{ -gateruler-to-set }してから{ -gateruler-play }します。
gateruler-refusal-not-settable = { $card }は{ -gateruler-to-set }できません。
gateruler-refusal-open-not-set = { -gateruler-open }の{ $card }は{ -gateruler-to-set }できません。
gateruler-refusal-set-taken = その{ -gateruler-set-zone }にはもうカードがあります。
gateruler-refusal-no-set-zone = 自分の{ -gateruler-ruler-card }の{ -gateruler-set-zone }は{ $most }つだけです。
gateruler-refusal-set-this-turn = { $card }はこの{ -gateruler-turn }に{ -gateruler-to-set }したので、まだ{ -gateruler-play }できません。
gateruler-refusal-revealed-already = { $card }はもう公開されています。
gateruler-refusal-not-revealed = 先に{ $card }を公開してください。
gateruler-refusal-once-a-turn = { $card }のこの{ -gateruler-ability }はこの{ -gateruler-turn }にもう使いました。
gateruler-refusal-once-a-game = { $card }のこの{ -gateruler-ability }はこのゲームでもう使いました。
gateruler-refusal-no-ability = { $card }に今使える{ -gateruler-ability }はありません。
gateruler-refusal-one-attack = { -gateruler-first-player }の最初の{ -gateruler-turn }に{ -gateruler-attack }は1回だけです。
gateruler-refusal-not-ready = { $card }は{ -gateruler-rest }しています。
gateruler-refusal-not-in-attack-zone = { $card }は{ -gateruler-attack-zone }にいないので{ -gateruler-attack }できません。
gateruler-refusal-not-foremost = { $card }はその{ -gateruler-line }の一番前にいません。
gateruler-refusal-attack-theirs = { -gateruler-attack }は{ -gateruler-opponent }の{ -gateruler-line }に向けて行います。

## Decks

gateruler-refusal-unknown-card = このバージョンに番号{ $number }のカードはありません。
gateruler-refusal-no-ruler = デッキには{ -gateruler-ruler-card }が必要です。1枚選んでください。
gateruler-refusal-not-a-ruler = { $card }は{ -gateruler-ruler-card }ではありません。
gateruler-refusal-not-for-the-deck = { $card }は{ -gateruler-deck }に入れられません。
gateruler-refusal-too-many-copies = { $card }は{ $most }枚までで、{ $count }枚は入れられません。
gateruler-refusal-deck-size = { -gateruler-deck }はちょうど{ $wanted }枚で、{ $count }枚では使えません。
gateruler-refusal-deck-level = この{ -gateruler-ruler-card }の{ -gateruler-deck-level }は{ $most }までで、{ $level }にはできません。
gateruler-refusal-too-many-counters = { -gateruler-cnt }のカードは{ $most }枚までで、{ $count }枚は入れられません。
gateruler-refusal-too-many-factions = { -gateruler-faction }は{ $most }つまでで、{ $factions }は一緒に入れられません。
gateruler-refusal-too-many-legends = { -gateruler-legendary }のカードは{ $most }種類までで、{ $count }種類は入れられません。
gateruler-refusal-legend-twice = { -gateruler-legendary }の{ $card }は1枚までで、{ $count }枚は入れられません。
gateruler-refusal-other-cards = このプログラムのカードは「{ $set }」の「{ $edition }」ではありません。それを作ったバージョンで開いてください。
