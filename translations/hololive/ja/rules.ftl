# 対戦中にルールが言うこと：カードの行、何を尋ね、何で答え、何が起こり、なぜできないか。句は文末の「。」なしで書き、行が「。」を付ける。

## Where a rule stands, whose a place is

hololive-section = §{ $section }
hololive-place-of = { $who }の{ $area }
hololive-set =
    { $sort ->
        [start] スタートデッキ{ $set }
        [cheer-set] スタートエールセット{ $set }
        [booster] ブースターパック{ $set }
        [cheer] エールカード
       *[other] { $set }
    }
hololive-card-of-set = { $set }の{ $kind }

## Lines of a card

hololive-printed = { $name }
hololive-counted-in =
    { $whose ->
        [me] 自分の{ $area }の{ $card }
       *[opponent] 相手の{ $area }の{ $card }
    }
hololive-line = { $text }。
hololive-line-collab = 〔{ -hololive-collab-effect }〕「{ $name }」：{ $text }。
hololive-line-bloom = 〔{ -hololive-bloom-effect }〕「{ $name }」：{ $text }。
hololive-line-gift = 〔{ -hololive-gift }〕「{ $name }」：{ $text }。
hololive-line-arts = 〔{ -hololive-arts }・{ $cost }〕「{ $name }」 { $damage }
hololive-line-arts-with = 〔{ -hololive-arts }・{ $cost }〕「{ $name }」 { $damage }：{ $text }。
hololive-line-skill-oshi = 〔{ -hololive-oshi-skill }・{ -hololive-holo-power }{ $cost }〕「{ $name }」：{ $text }。
hololive-line-skill-sp = 〔{ -hololive-sp-oshi-skill }・{ -hololive-holo-power }{ $cost }〕「{ $name }」：{ $text }。
hololive-cost = { $colour }{ $count }
hololive-cost-nothing = コストなし
hololive-damage-more = { $damage }+
hololive-damage-against = { $damage }（{ -hololive-against }：{ $colour }+{ $extra }）
hololive-text-once =
    { $period ->
        [game] ゲームに1回：{ $text }
       *[turn] ターンに1回：{ $text }
    }
hololive-text-requires = { $condition }なら使える
hololive-text-reach-back = 相手の{ -hololive-back-holomem }も対象に選べる
hololive-text-reach-center = 相手の{ -hololive-center-holomem }だけを対象に選べる
hololive-text-only-on = 自分の{ $names }だけに付けられる
hololive-extra-any-number = この{ -hololive-holomem }は5枚以上でも{ -hololive-deck }に入れてよい
hololive-extra-falls = この{ -hololive-holomem }が{ -hololive-down }した時、自分の{ -hololive-life }は{ $life }減る
hololive-extra-also = この{ -hololive-holomem }は{ $names }としても扱う
hololive-extra-no-bloom = この{ -hololive-holomem }は{ -hololive-bloom }できない

## What happened: the duel and its turns

hololive-told-laid = 両者がデッキを置いた。
hololive-told-shuffled = { $who }は{ $area }をシャッフルした。
hololive-told-first-player = { $who }が{ -hololive-first-player }になった。
hololive-told-prepared = { -hololive-stage }の{ -hololive-holomem }を表にした：{ $cards }。
hololive-told-turn = { $who }の{ -hololive-turn }が始まった。
hololive-told-step = { $step }。
hololive-told-deck-ran-out = { $who }は{ -hololive-deck }がなく、カードを引けなかった。
hololive-told-life-damage = { $who }の{ -hololive-life-damage }は{ $count }。
hololive-told-redraws = { $who }の{ -hololive-redraw }は{ $count }回になった。

## How a duel ends

hololive-end-by-life = { $loser }の{ -hololive-life }がなくなり、{ $winner }が{ -hololive-victory }した。
hololive-end-by-stage = { $loser }の{ -hololive-stage }に{ -hololive-holomem }がいなくなり、{ $winner }が{ -hololive-victory }した。
hololive-end-by-deck = { $loser }は{ -hololive-deck }がなくカードを引けず、{ $winner }が{ -hololive-victory }した。
hololive-end-by-redraws = { $loser }は6回引き直しても{ -hololive-debut }の{ -hololive-holomem }が来ず、{ $winner }が{ -hololive-victory }した。
hololive-end-by-giving-up = { $loser }が{ -hololive-giving-up }し、{ $winner }が{ -hololive-victory }した。
hololive-end-by-effect = カードの{ -hololive-effect }により、{ $winner }が{ $loser }に{ -hololive-victory }した。
hololive-drawn-by-life = 両者の{ -hololive-life }が同時になくなり、{ -hololive-drawn }になった。
hololive-drawn-by-stage = 両者の{ -hololive-stage }から同時に{ -hololive-holomem }がいなくなり、{ -hololive-drawn }になった。
hololive-drawn-by-redraws = 両者とも6回引き直しても{ -hololive-debut }の{ -hololive-holomem }が来ず、{ -hololive-drawn }になった。
hololive-drawn = { -hololive-drawn }になった。

## What happened: cards

hololive-told-drew = { $who }は{ $cards }を引いた。
hololive-told-redraw = { $who }は{ -hololive-hand }を{ -hololive-deck }に戻した。
hololive-told-penalty = { $who }は引き直しの分、{ $cards }を{ -hololive-deck }の下に置いた。
hololive-told-first = { $who }は{ $cards }を裏向きで{ $area }に置いた。
hololive-told-charged = { $who }の{ -hololive-deck }の上から{ $cards }が{ -hololive-holo-power }になった。
hololive-told-entered = { $who }は{ $cards }を{ $area }に出した。
hololive-told-collab = { $who }の{ $cards }が{ -hololive-to-collab }した。
hololive-told-went = { $who }の{ $cards }が{ $area }に移った。
hololive-told-paid =
    { $from ->
        [holomem] { $who }は{ -hololive-cost }として、{ -hololive-holomem }に付いていた{ $cards }を{ -hololive-archive }に置いた。
       *[place] { $who }は{ -hololive-cost }として、{ $area }の{ $cards }を{ -hololive-archive }に置いた。
    }
hololive-told-archived =
    { $from ->
        [holomem] { $who }の{ -hololive-holomem }に付いていた{ $cards }が{ -hololive-archive }に置かれた。
       *[place] { $area }の{ $cards }が{ $who }の{ -hololive-archive }に置かれた。
    }
hololive-told-to-hand = { $who }は{ $cards }を{ -hololive-hand }に加えた。
hololive-told-on-top = { $cards }が{ $who }の{ $area }の上に置かれた。
hololive-told-under = { $cards }が{ $who }の{ $area }の下に置かれた。
hololive-told-to-life = { $cards }が{ $who }の{ -hololive-life }になった。
hololive-told-to-holo-power = { $cards }が{ $who }の{ -hololive-holo-power }になった。
hololive-told-put = { $cards }が{ $who }の{ $area }に置かれた。
hololive-told-swapped = { $who }の{ $card }と{ $other }が{ -hololive-swap }した。
hololive-told-baton = { $who }の{ $card }が{ $other }に{ -hololive-baton-touch }した。
hololive-told-sent = { $who }は{ $cards }を{ $holomem }に送った。
hololive-told-sent-life = { $who }は{ -hololive-life }の{ $cards }を{ $holomem }に送った。
hololive-told-played-on = { $who }は{ $cards }を{ $holomem }に付けた。
hololive-told-attached = { $cards }が{ $who }の{ $holomem }に付いた。
hololive-told-shown = 公開されたカード：{ $cards }。
hololive-told-saw = { $who }が見たカード：{ $cards }。
hololive-told-looked = { $who }はカード{ $count }枚を見た。
hololive-told-played = { $who }は{ $card }を使った。

## What happened: Holomem

hololive-told-bloomed = { $who }の{ $under }が{ $level }の{ $card }に{ -hololive-bloom }した。
hololive-told-uncovered = { $who }の{ $was }が{ -hololive-debut }の{ $card }に戻った。
hololive-told-rest = { $who }の{ $card }は{ -hololive-rest }した。
hololive-told-stood = { $who }の{ $card }は{ -hololive-rest }していない状態になった。
hololive-told-arts = { $who }の{ $card }が相手の{ $target }に{ -hololive-arts }「{ $arts }」を使った。
hololive-told-raised = この{ -hololive-arts }の{ -hololive-damage }はテキストにより{ $by }変わった（合わせて{ $more }）。
hololive-told-damage = { $who }の{ $card }は{ $amount }{ -hololive-damage }を受けた。
hololive-told-special = { $who }の{ $card }は{ -hololive-special-damage }{ $amount }を受けた。
hololive-told-healed = { $who }の{ $card }の{ -hololive-hp }が{ $amount }回復した。
hololive-told-hp-left = { $who }の{ $card }の残り{ -hololive-hp }が{ $hp }になった。
hololive-told-felled = { $who }の{ $card }は{ -hololive-effect }により{ -hololive-down }させられた。
hololive-told-downed = { $who }の{ $card }が{ -hololive-down }した。
hololive-told-skill-oshi = { $who }は{ -hololive-oshi-skill }「{ $skill }」を使った。
hololive-told-skill-sp = { $who }は{ -hololive-sp-oshi-skill }「{ $skill }」を使った。
hololive-told-rolled = { $who }は{ $card }のために{ -hololive-die }を振り、{ $rolled }が出た。
hololive-told-rolled-as = { $who }は{ $card }のために{ -hololive-die }を振り、{ $rolled }が出たが、{ $number }として扱われた。
hololive-told-declared = { $who }は{ $what }を宣言した。
hololive-lasting = { $card }：{ $effect }
hololive-lasting-for = { $holomem }について、{ $effect }

## What is asked

hololive-call-first = { -hololive-first-player }か{ -hololive-second-player }かを決めます。
hololive-call-redraw = { -hololive-hand }を引き直すか決めます。
hololive-call-first-holomem = 最初の{ -hololive-center-holomem }を選びます。
hololive-call-first-back = 最初の{ -hololive-back-holomem }を選びます。
hololive-call-preparation = ゲームの準備で、選ぶことがあります。
hololive-call-turn = 第{ $turn }ターン、{ $step }です。
hololive-call-choice = 相手のターンに、選ぶことがあります。
hololive-ask-first = { -hololive-first-player }か{ -hololive-second-player }かを決めてください。
hololive-ask-redraw = { -hololive-hand }をすべて{ -hololive-deck }に戻し、7枚引き直しますか？
hololive-ask-first-holomem = 裏向きで{ -hololive-center }に置く{ -hololive-debut }の{ -hololive-holomem }を選んでください。
hololive-ask-first-back = 裏向きで{ -hololive-back }に置く{ -hololive-holomem }を、好きなだけ選んでください。
hololive-ask-center = { -hololive-center }に移る{ -hololive-holomem }を選んでください。
hololive-ask-cheer = 公開した{ -hololive-cheer }を送る{ -hololive-holomem }を選んでください。
hololive-ask-send = { $card }を送る{ -hololive-holomem }を選んでください。
hololive-ask-life = { -hololive-life }から公開した{ -hololive-cheer }を送る{ -hololive-holomem }を選んでください。
hololive-ask-downed-first = 先に{ -hololive-down }する{ -hololive-holomem }を選んでください。
hololive-ask-arts-again = もう1回使う{ -hololive-arts }の対象を選んでください。
hololive-ask-attach = { $card }を付ける{ -hololive-holomem }を選んでください。
hololive-people-just = { $count }人
hololive-people-up-to = { $count }人まで
hololive-people-between = { $least }人以上{ $most }人以下
hololive-ask-cards-penalty = 引き直した分、{ -hololive-deck }の下に置くカードを{ $count }{ $most ->
    [1] {""}
   *[other] 、置く順に
}選んでください。
hololive-ask-cards-baton = { -hololive-baton-touch }の{ -hololive-cost }として{ -hololive-archive }に置く{ -hololive-cheer }を{ $count }選んでください。
hololive-ask-cards-surplus = { -hololive-holomem }1人に付けられる枚数を超えています。{ $area }に置くカードを{ $count }選んでください。
hololive-ask-act = { -hololive-holomem }を出す、{ -hololive-bloom }する、{ -hololive-to-collab }するなど、行うことを選んでください。
hololive-ask-arts = 使う{ -hololive-arts }と対象を選ぶか、{ -hololive-performance-step }を終えてください。
hololive-ask-one = 1つを選んでください。
hololive-ask-next = 次に解決する{ -hololive-ability }を選んでください。
hololive-ask-number = 数を選んでください。
hololive-ask-die-number = 次に振るサイコロの目とみなす数を選んでください。
hololive-ask-step = { $what ->
    [none] 選べるカードがありません
    [ordered] カードを{ $count }、上になるものから順に選んでください
    [holomem] { -hololive-holomem }を{ $count }選んでください
   *[cards] カードを{ $count }選んでください
}：{ $step }
hololive-ask-told = { $step }
hololive-ask-power-for-hand = { -hololive-hand }の代わりに{ -hololive-archive }に置く{ -hololive-holo-power }の枚数を選んでください。
hololive-ask-name = カード名を選んでください。
hololive-ask-look = カードを確認してください。

## What may be answered

hololive-answer-first-me = 自分が{ -hololive-first-player }になる
hololive-answer-first-opponent = 相手を{ -hololive-first-player }にする
hololive-answer-redraw = 引き直す
hololive-answer-keep = 引き直さない
hololive-answer-end-main = { -hololive-main-step }を終える
hololive-answer-end-performance = { -hololive-performance-step }を終える
hololive-answer-yes = はい
hololive-answer-no = いいえ
hololive-answer-seen = 確認した
hololive-answer-number = { $number }
hololive-answer-card = { $card }
hololive-answer-place = { $card }を{ -hololive-back }に出す
hololive-answer-bloom = { $on }を{ $level }の{ $card }に{ -hololive-bloom }させる
hololive-holomem-at = { $card }（{ $area }）
hololive-holomem-in-row = { $card }（{ $area }、左から{ $at }人目）
hololive-card-on = { $holomem }の{ $card }
hololive-upon-holomem = { $card }（{ $area }、残り{ -hololive-hp }{ $left }）
hololive-upon-wound = { $card }が受ける{ $arts ->
    [1] { $amount }{ -hololive-damage }
   *[other] { -hololive-special-damage }{ $amount }
}
hololive-upon-damage = { $card }が受けた{ $arts ->
    [1] { $amount }{ -hololive-damage }
   *[other] { -hololive-special-damage }{ $amount }
}
hololive-upon-fall = { $card }の{ -hololive-down }
hololive-upon-cheer = { -hololive-archive }に置いた{ $cards }
hololive-upon-dice = 出た目{ $numbers }
hololive-next-upon = { $upon }：{ $step }
hololive-prompt-upon = { $upon }について、{ $prompt }
hololive-answer-collab = { $card }を{ -hololive-to-collab }させる
hololive-answer-baton = { $card }に{ -hololive-baton-touch }する
hololive-answer-skill-oshi = { -hololive-oshi-skill }「{ $skill }」を使う
hololive-answer-skill-sp = { -hololive-sp-oshi-skill }「{ $skill }」を使う
hololive-answer-play = { $card }を使う
hololive-answer-attach = { $card }を{ $to }に付ける
hololive-answer-ability = { $card }の{ -hololive-ability }を使う
hololive-answer-arts = { $card }の「{ $arts }」を{ $target }に使う

## Why not

hololive-refusal-over = 対戦は終わりました。
hololive-refusal-theirs = それは相手のカードです。
hololive-refusal-hidden = そのカードはあなたには見えません。
hololive-refusal-forbidden = カードがそれを禁じています：{ $clause }。
hololive-refusal-condition = 次の条件を満たしていません：{ $clause }。
hololive-refusal-cannot-pay = 支払えません：{ $clause }。
hololive-refusal-first-not-debut = 最初に{ -hololive-center }に置けるのは{ -hololive-debut }の{ -hololive-holomem }だけです。
hololive-refusal-first-not-debut-or-spot = 最初に{ -hololive-back }に置けるのは{ -hololive-debut }か{ -hololive-spot }の{ -hololive-holomem }だけです。
hololive-refusal-not-a-holomem = { -hololive-stage }に出せるのは{ -hololive-holomem }だけです。
hololive-refusal-not-debut = { $card }は{ -hololive-debut }でも{ -hololive-spot }でもないので、{ -hololive-hand }から{ -hololive-stage }に出せません。
hololive-refusal-stage-full = { -hololive-stage }の{ -hololive-holomem }は{ $most }人までです。
hololive-refusal-place-in-back = { -hololive-hand }の{ -hololive-holomem }は{ -hololive-back }に出します。
hololive-refusal-no-bloom-in-first-turn = 自分の最初の{ -hololive-turn }に{ -hololive-bloom }はできません。
hololive-refusal-not-yours = それは相手の{ -hololive-holomem }です。
hololive-refusal-entered-this-turn = { $card }はこの{ -hololive-turn }に{ -hololive-stage }に出たので、{ -hololive-bloom }できません。
hololive-refusal-bloomed-this-turn = { $card }はこの{ -hololive-turn }にすでに{ -hololive-bloom }しました。
hololive-refusal-never-blooms = { $card }は{ -hololive-bloom }できません。
hololive-refusal-other-name = { $card }とは{ -hololive-card-name }が違います。
hololive-refusal-wrong-level = このカードの{ -hololive-bloom-level }では{ $card }を{ -hololive-bloom }できません。
hololive-refusal-too-much-damage = { -hololive-hp }{ $hp }では、受けている{ -hololive-damage }{ $damage }に耐えられません。
hololive-refusal-collab-already = { -hololive-to-collab }は1{ -hololive-turn }に1度だけです。
hololive-refusal-collab-taken = { -hololive-collab }にはもう{ -hololive-holomem }がいます。
hololive-refusal-not-in-back = それができるのは{ -hololive-back-holomem }だけです。
hololive-refusal-resting = { $card }は{ -hololive-rest }しています。
hololive-refusal-baton-already = { -hololive-baton-touch }は1{ -hololive-turn }に1度だけです。
hololive-refusal-center-empty = { -hololive-center }に{ -hololive-holomem }がいません。
hololive-refusal-too-little-cheer = { -hololive-baton-touch }には{ -hololive-cheer }が{ $cost }枚必要ですが、{ $cheer ->
    [0] 1枚も付いていません。
   *[other] { $cheer }枚しか付いていません。
}
hololive-refusal-no-way-back = { -hololive-center }や{ -hololive-collab }の{ -hololive-holomem }が{ -hololive-back }に移るのは、{ -hololive-baton-touch }、{ -hololive-reset-step }、カードの{ -hololive-effect }だけです。
hololive-refusal-attached-stays = { -hololive-holomem }に付いているカードは、{ -hololive-cost }やカードの{ -hololive-effect }でだけ離れます。
hololive-refusal-skill-used-turn = { -hololive-oshi-skill }はこの{ -hololive-turn }にもう使えません。
hololive-refusal-skill-used-game = { -hololive-sp-oshi-skill }はこのゲームでもう使えません。
hololive-refusal-arts-wait = この{ -hololive-arts }は、カードに書かれた時に使います。
hololive-refusal-skill-waits = この{ -hololive-oshi }の{ -hololive-oshi-skill }は、カードに書かれた時に使います。
hololive-refusal-too-little-power = { -hololive-holo-power }が{ $cost }枚必要ですが、{ $power ->
    [0] 1枚もありません。
   *[other] { $power }枚しかありません。
}
hololive-refusal-not-a-support = そのように使えるのは{ -hololive-support }カードだけです。
hololive-refusal-limited-already = この{ -hololive-turn }にはもう{ -hololive-limited }のカードを使いました。
hololive-refusal-limited-first-turn = { -hololive-first-player }の最初の{ -hololive-turn }に{ -hololive-limited }のカードは使えません。
hololive-refusal-does-nothing = { $card }を使っても何も変わらないので、使えません。
hololive-refusal-not-attachable = { $card }は{ -hololive-holomem }に付けるカードではありません。
hololive-refusal-attach-to-holomem = { $card }は{ -hololive-holomem }を1人選んで付けます。
hololive-refusal-not-for-them = このカードは{ $card }には付けられません。
hololive-refusal-no-room = { $card }にはもう付けられません。
hololive-refusal-main-step-only = それは{ -hololive-main-step }にすることです。
hololive-refusal-performance-only = { -hololive-arts }は{ -hololive-performance-step }に使います。
hololive-refusal-no-arts = { $card }に{ -hololive-arts }はありません。
hololive-refusal-not-in-front = { -hololive-arts }を使えるのは{ -hololive-center-holomem }と{ -hololive-collab-holomem }だけです。
hololive-refusal-performed-already = この位置の{ -hololive-holomem }はこの{ -hololive-turn }にもう{ -hololive-arts }を使いました。
hololive-refusal-arts-already = { $card }はこの{ -hololive-turn }にもう{ -hololive-arts }を使いました。
hololive-refusal-arts-cost = { $card }には、{ -hololive-arts }に必要な{ -hololive-cheer }が足りません。
hololive-refusal-no-target = その{ -hololive-arts }の対象に選べる{ -hololive-holomem }がいません。
hololive-refusal-not-a-target = { $card }は{ -hololive-arts }の対象に選べません。

## Decks

hololive-refusal-unknown-card = このバージョンに番号{ $number }のカードはありません。外すか、そのカードがあるバージョンを使ってください。
hololive-refusal-no-oshi = { -hololive-oshi }が選ばれていません。{ -hololive-game-deck }には1枚必要です。
hololive-refusal-not-an-oshi = { $card }は{ -hololive-oshi }ではありません。{ -hololive-oshi }を1枚選んでください。
hololive-refusal-not-cheer = { $card }は{ -hololive-cheer }ではありません。{ -hololive-cheer-deck }には{ -hololive-cheer }だけを入れてください。
hololive-refusal-not-for-the-deck = { $card }は{ -hololive-deck }に入れられません。入れられるのは{ -hololive-holomem }と{ -hololive-support }だけです。
hololive-refusal-too-many-copies = { $card }は{ $count }枚ありますが、{ $most }枚までです。残りは外してください。
hololive-refusal-deck-size = { -hololive-deck }は{ $wanted }枚ですが、今は{ $count }枚です。カードを足すか外してください。
hololive-refusal-cheer-size = { -hololive-cheer-deck }は{ $wanted }枚ですが、今は{ $count }枚です。カードを足すか外してください。
hololive-refusal-copies-full = { $card }はもう{ $most }枚入っています。これ以上は入れられません。
hololive-refusal-deck-full = { -hololive-deck }はもう{ $wanted }枚です。先に1枚外してください。
hololive-refusal-cheer-full = { -hololive-cheer-deck }はもう{ $wanted }枚です。先に1枚外してください。
hololive-refusal-other-cards = このプログラムのカードは「{ $set }」の「{ $edition }」ではありません。それを作ったバージョンで開いてください。
