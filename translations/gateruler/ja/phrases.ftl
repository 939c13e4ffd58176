# カードのテキスト。句は文末の「。」なしで書き、行が「。」を付ける。$whose と $who は me（自分）、opponent（相手）、any（どちらも）。

## Lines of a card

gateruler-line = { $text }。
gateruler-line-keyword = 【{ $keyword }】
gateruler-line-reduction = 【{ -gateruler-reduction }】{ -gateruler-hand }から{ -gateruler-play }する時、[{ $pay }]ことで{ -gateruler-cost }を{ $cost }にしてもよい。
gateruler-line-auto = { $name }{ gateruler-once }：{ $text }。
gateruler-line-ability =
    { $on ->
        [od] 【{ -gateruler-od }】{ $name }{ gateruler-once }：{ $text }。
        [td] 【{ -gateruler-td }】{ $name }{ gateruler-once }：{ $text }。
        [cnt] 【{ -gateruler-cnt }】{ $name }{ gateruler-once }：{ $text }。
        [opened] { $name }{ gateruler-once }：これが{ TERM("gateruler-opened", "オープンされて") }{ -gateruler-in-play }に出た時、{ $text }。
        [instant] { $name }{ -gateruler-instant }{ gateruler-once }：{ $text }。
       *[normal] { $name }{ -gateruler-normal }{ gateruler-once }：{ $text }。
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
        [play] { $condition }なら{ -gateruler-play }できる
       *[use] { $condition }なら使える
    }
gateruler-from-zone = これが{ $area }に表向きで置かれている時に使える

## Sorts of cards

gateruler-noun =
    { $kind ->
        [unit] { -gateruler-unit }{ gateruler-cards }
        [event] { -gateruler-event }
        [field] { -gateruler-field-card }
        [unit-or-ruler] { -gateruler-unit }または{ -gateruler-ruler-card }
       *[card] カード
    }
gateruler-cards =
    { $many ->
       *[other] { "" }
    }
gateruler-attribute = 〈{ $attribute }〉
gateruler-card-attribute = { $attributes }{ $card }
gateruler-card-level = { -gateruler-level }{ $level }以下の{ $card }
gateruler-card-with-word = “{ $word }”{ $card }
gateruler-card-called = 《{ $name }》
gateruler-card-rested = { TERM("gateruler-rest", "レストしている") }{ $card }
gateruler-card-set = { -gateruler-to-set }{ $card }
gateruler-card-face-up = 表向きの{ $card }
gateruler-either = { $first }または{ $second }

## Which cards

gateruler-this =
    { $noun ->
        [unit] この{ -gateruler-unit }
        [ruler] この{ -gateruler-ruler-card }
       *[card] このカード
    }
gateruler-them =
    { $noun ->
        [unit] その{ -gateruler-unit }
       *[card] そのカード
    }
gateruler-every =
    { $whose ->
        [me] { -gateruler-ally }のすべての{ $card }
        [opponent] { -gateruler-enemy }のすべての{ $card }
       *[any] すべての{ $card }
    }
gateruler-ruler-of =
    { $whose ->
        [me] 自分の{ -gateruler-ruler-card }
       *[opponent] 相手の{ -gateruler-ruler-card }
    }
gateruler-attacker = { TERM("gateruler-attack", "攻撃している") }{ -gateruler-unit }
gateruler-in-play =
    { $whose ->
        [me] { -gateruler-ally }の{ $card }
        [opponent] { -gateruler-enemy }の{ $card }
       *[any] { $card }
    }
gateruler-lying =
    { $whose ->
        [me] 自分の{ $areas }の{ $card }
        [opponent] 相手の{ $areas }の{ $card }
       *[any] お互いの{ $areas }の{ $card }
    }

## Conditions and numbers

gateruler-condition-turn =
    { $who ->
        [me] 自分の{ -gateruler-turn }
       *[opponent] 相手の{ -gateruler-turn }
    }
gateruler-condition-not-main = { -gateruler-main-phase }以外
gateruler-condition-attack = { -gateruler-attack-phase }
gateruler-condition-attacked = 自分が{ TERM("gateruler-attack", "攻撃されている") }
gateruler-condition-hand = 自分の{ -gateruler-ruler-card }が{ -gateruler-hand }を持つ
gateruler-condition-this-has = この{ -gateruler-unit }が{ $attribute }
gateruler-condition-destroyed = この{ -gateruler-turn }に{ gateruler-whose-unit }が{ -gateruler-destroy }されている
gateruler-whose-unit =
    { $who ->
        [me] { -gateruler-ally }の{ $card }
       *[opponent] { -gateruler-enemy }の{ $card }
    }
gateruler-counted =
    { $whose ->
        [me] 自分の{ $area }のカード
       *[opponent] 相手の{ $area }のカード
    }
gateruler-counted-units =
    { $whose ->
        [me] { -gateruler-ally }の{ $card }
       *[opponent] { -gateruler-enemy }の{ $card }
    }
gateruler-each-unit =
    { $whose ->
        [me] { -gateruler-ally }の{ $card }1枚
       *[opponent] { -gateruler-enemy }の{ $card }1枚
    }
gateruler-each-soul = この{ -gateruler-unit }の{ -gateruler-soul }1枚

## When something happens

gateruler-whenever = { $trigger }時、{ $step }
gateruler-when-end =
    { $who ->
        [me] 自分の{ -gateruler-turn }が終わる
       *[opponent] 相手の{ -gateruler-turn }が終わる
    }
gateruler-when-main =
    { $who ->
        [me] 自分の{ -gateruler-main-phase }が始まる
       *[opponent] 相手の{ -gateruler-main-phase }が始まる
    }
gateruler-when-this-attacks = この{ -gateruler-unit }が{ -gateruler-attack }した
gateruler-when-attacks = { gateruler-whose-unit }が{ -gateruler-attack }した
gateruler-when-this-special = この{ -gateruler-unit }が{ -gateruler-special-summon }された
gateruler-when-this-enters = この{ -gateruler-unit }が{ -gateruler-in-play }に出た
gateruler-when-event =
    { $who ->
        [me] 自分が{ -gateruler-event }を{ -gateruler-play }した
       *[opponent] 相手が{ -gateruler-event }を{ -gateruler-play }した
    }
gateruler-when-destroyed = { gateruler-whose-unit }が{ -gateruler-destroy }された
gateruler-when-damaged =
    { $who ->
        [me] 自分の{ -gateruler-ruler-card }が{ -gateruler-damage-dealt }を受けた
       *[opponent] 相手の{ -gateruler-ruler-card }が{ -gateruler-damage-dealt }を受けた
    }

## What stands in force

gateruler-while = { $condition }なら、{ $standing }
gateruler-for-turn = { -gateruler-turn }の終わりまで、{ $standing }
gateruler-for-battle = この{ -gateruler-attack }の間、{ $standing }
gateruler-more-or-less = { $what }{ SIGNED($by) }
gateruler-change = { $those }は{ $figures }{ gateruler-verbs }
gateruler-verbs =
    { $many ->
       *[other] { "" }
    }
gateruler-for-each = { $each }につき、{ $step }
gateruler-gain = { $those }は【{ $keyword }】を得る{ gateruler-verbs }
gateruler-lose-keywords = { $those }は{ -gateruler-keyword }をすべて失う{ gateruler-verbs }
gateruler-counts-as = 『{ $name }』では、このカードを{ -gateruler-level }{ $level }とみなす
gateruler-cannot-attack = { $those }は{ -gateruler-attack }できない
gateruler-cannot-play-event =
    { $who ->
        [me] 自分は{ -gateruler-event }を{ -gateruler-play }できない
        [opponent] 相手は{ -gateruler-event }を{ -gateruler-play }できない
       *[any] お互い{ -gateruler-event }を{ -gateruler-play }できない
    }
gateruler-cannot-guard-summon =
    { $who ->
        [me] 自分は【{ -gateruler-guard-summon }】を使えない
        [opponent] 相手は【{ -gateruler-guard-summon }】を使えない
       *[any] お互い【{ -gateruler-guard-summon }】を使えない
    }
gateruler-cannot-leave-damage =
    { $who ->
        [me] 自分の{ -gateruler-damage }のカードは、{ -gateruler-recover }以外では動かせない
        [opponent] 相手の{ -gateruler-damage }のカードは、{ -gateruler-recover }以外では動かせない
       *[any] お互いの{ -gateruler-damage }のカードは、{ -gateruler-recover }以外では動かせない
    }
gateruler-ruler-as-energy = { $those }を{ -gateruler-rest }して{ -gateruler-energy-card }1として支払ってもよい
gateruler-summon-right = 自分の{ -gateruler-summon-right }{ SIGNED($by) }
gateruler-immune = { $those }は{ -gateruler-effect-damage }を受けない{ gateruler-verbs }
gateruler-shielded =
    { $combat ->
        [1] 自分の{ -gateruler-ruler-card }か{ -gateruler-ally }の{ -gateruler-unit }が次に受ける{ -gateruler-combat-damage }
       *[0] 自分の{ -gateruler-ruler-card }か{ -gateruler-ally }の{ -gateruler-unit }が次に受ける{ -gateruler-damage-dealt }
    }
gateruler-shield = { gateruler-shielded }を0にする
gateruler-shield-less = { gateruler-shielded }を{ $by }減らす

## What is done

gateruler-step-hit = { $those }に{ $amount }{ -gateruler-damage-dealt }を与える
gateruler-step-split = { -gateruler-enemy }の{ -gateruler-unit }1枚以上に、合計{ $amount }{ -gateruler-damage-dealt }を好きなように割り振って与える
gateruler-ask-aim = { $cards }を選んでください。
gateruler-ask-reverse = 裏向きにする{ -gateruler-damage }のカードを{ $count }枚選んでください。
gateruler-ask-search = { -gateruler-hand }に加える{ $card }を1枚まで選んでください。
gateruler-ask-parade =
    { $fits ->
        [yes] このカードを{ -gateruler-to-drive }するなら選んでください。選ばなければ{ -gateruler-deck }の下に置かれます。
       *[no] このカードは{ -gateruler-to-drive }できません。{ -gateruler-deck }の下に置かれます。
    }
gateruler-ask-split = 次の1{ -gateruler-damage-dealt }を与える{ -gateruler-unit }を選んでください（残り{ $left }）。
gateruler-step-heal = { $those }の{ -gateruler-damage-dealt }をすべて取り除く
gateruler-step-recover = 自分の{ -gateruler-damage-dealt }を{ $count }{ -gateruler-recover }する
gateruler-dr = { TERM("gateruler-reverse", "DR") }{ $count }
gateruler-dr-of = { TERM("gateruler-reverse", "DR") }{ $count }/{ $sorts }
gateruler-dr-or = { $first }・{ $second }
gateruler-step-rest = { $those }を{ -gateruler-rest }する
gateruler-step-ready = { $those }を{ -gateruler-ready }にする
gateruler-step-destroy = { $those }を{ -gateruler-destroy }する
gateruler-step-sacrifice = 自分の{ -gateruler-in-play }の{ $card }1枚を{ -gateruler-destroy }する
gateruler-step-put-graveyard = { $those }を{ -gateruler-graveyard }に置く
gateruler-step-put-hand = { $those }を持ち主の{ -gateruler-hand }に戻す
gateruler-step-put-deck = { $those }を持ち主の{ -gateruler-deck }の下に置く
gateruler-step-put-field = { $those }を{ -gateruler-field }に置く
gateruler-step-relocate = { $those }を、その{ -gateruler-controller }の空いている別の{ -gateruler-zone }に移す
gateruler-step-draw = カードを{ $count }枚{ -gateruler-draw }
gateruler-step-drive = { $count }枚{ -gateruler-to-drive }する
gateruler-step-hand-graveyard = { -gateruler-hand }{ $count }枚を{ -gateruler-graveyard }に置く
gateruler-step-hand-deck = { -gateruler-hand }{ $count }枚を{ -gateruler-deck }の下に置く
gateruler-step-banish = 自分の{ -gateruler-graveyard }の{ $card }{ $count }枚をゲームから除外する
gateruler-step-search = 自分の{ -gateruler-deck }から{ $card }1枚までを選んで{ -gateruler-reveal }し、{ -gateruler-hand }に加え、{ -gateruler-deck }を{ -gateruler-shuffle }する
gateruler-step-return-with = この{ -gateruler-unit }と、自分の{ -gateruler-in-play }か{ -gateruler-graveyard }の{ $card }1枚を{ -gateruler-deck }に戻す
gateruler-step-genesis = 創世召喚として、{ -gateruler-deck }から《{ $name }》を{ -gateruler-special-summon }し、{ -gateruler-deck }を{ -gateruler-shuffle }する
gateruler-step-summon-special = { $those }を{ -gateruler-special-summon }する
gateruler-step-summon-normal = { $those }を{ -gateruler-normal-summon }する
gateruler-step-play = { $those }を{ -gateruler-cost }を支払わずに{ -gateruler-play }する
gateruler-step-parade = 自分の{ -gateruler-deck }の一番上のカードを見る。それが{ -gateruler-level }{ $level }以下の〈{ -gateruler-attr-apparition }〉{ -gateruler-unit }なら、{ -gateruler-to-drive }してもよい。{ -gateruler-to-drive }しなければ、{ -gateruler-deck }の下に置く
gateruler-step-soul = 自分の{ -gateruler-deck }の一番上のカードを{ $those }の{ -gateruler-soul }にする
gateruler-step-souls-deck = { -gateruler-ally }のカードの{ -gateruler-soul }{ $count }枚を{ -gateruler-deck }の下に置く
gateruler-step-souls-graveyard = { -gateruler-ally }のカードの{ -gateruler-soul }{ $count }枚を{ -gateruler-graveyard }に置く
gateruler-step-ready-energy = { -gateruler-energy-card }{ $count }を{ -gateruler-ready }にする
