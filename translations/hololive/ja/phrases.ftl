# カードのテキスト。句は文末の「。」なしで書き、行が「。」を付ける。$whose は me（自分）、opponent（相手）、any（お互い）。

## Sorts of cards and holomem

hololive-noun =
    { $kind ->
        [support] { -hololive-support }カード{ hololive-cards }
        [holomem] { -hololive-holomem }
        [oshi] { -hololive-oshi }
        [cheer] { -hololive-cheer }
        [item] { -hololive-item }
        [event] { -hololive-event }
        [staff] { -hololive-staff }
        [tool] { -hololive-tool }
        [mascot] { -hololive-mascot }
        [fan] { -hololive-fan }
       *[any] カード
    }
hololive-cards =
    { $many ->
       *[other] { "" }
    }
hololive-either = { $cards }
hololive-named = 〈{ $name }〉
hololive-one = 1枚
hololive-just = { $count }枚
hololive-between =
    { $most ->
        [2] { $least }枚か{ $most }枚
       *[other] { $least }枚から{ $most }枚
    }
hololive-it =
    { $many ->
       *[other] それ
    }
hololive-any-number = 好きな枚数
hololive-all-of-them = すべて
hololive-up-to = 最大で{ $count }だけ
hololive-many =
    { $many ->
        [hololive-any-number] を{ $many }
       *[other] { $many }を
    }
hololive-colour = { $colour }
hololive-card-coloured = { $colour }{ $card }
hololive-card-not-coloured = { $colour }以外の{ $card }
hololive-card-like-oshi = 自分の{ -hololive-oshi }と同色の{ $card }
hololive-card-like-members = { $members }1人と同色の{ $card }
hololive-card-tagged = { $tag }を持つ{ $card }
hololive-card-not-tagged = { $tag }を持たない{ $card }
hololive-card-same-tag = 同じタグを持つ{ $card }
hololive-card-named = { $name }の{ $card }
hololive-card-not-named = { $name }以外の{ $card }
hololive-card-same-name = そのカードと同じ{ -hololive-card-name }の{ $card }
hololive-card-name-with = { -hololive-card-name }に「{ $word }」を含む{ $card }
hololive-word-pc = パソコン
hololive-card-level = { $level }{ $card }
hololive-card-not-level = { $level }以外の{ $card }
hololive-card-level-up = { $level }以上の{ $card }
hololive-card-buzz = { -hololive-buzz }{ $card }
hololive-card-not-buzz = { -hololive-buzz }以外の{ $card }
hololive-card-limited = { -hololive-limited }の{ $card }
hololive-card-not-limited = { -hololive-limited }以外の{ $card }
hololive-card-awake = { -hololive-rest }していない{ $card }
hololive-card-hurt = { -hololive-damage }を負っている{ $card }
hololive-card-bloomed = このターンに{ -hololive-bloom }した{ $card }
hololive-card-entered = このターンに出した{ $card }
hololive-card-other = 他の{ $card }
hololive-card-left = 残り{ -hololive-hp }が{ $hp }以下の{ $card }
hololive-card-hurt-by = { -hololive-hp }が{ $hp }以上減っている{ $card }
hololive-card-bearing =
    { $named ->
       *[other] { $support }が付いている{ $card }
    }
hololive-card-without-cheer = { -hololive-cheer }が付いていない{ $card }
hololive-card-with-cheer = { -hololive-cheer }が付いている{ $card }
hololive-card-with-cheer-of = { $colour }{ -hololive-cheer }が付いている{ $card }
hololive-card-with-other-cheer = { $colour }以外の{ -hololive-cheer }が付いている{ $card }
hololive-card-with-effect = { $effect }のある{ $card }

## Which holomem

hololive-members-this = この{ -hololive-holomem }
hololive-members-those = その{ -hololive-holomem }
hololive-members-target = この{ -hololive-arts }の対象
hololive-members-or-oshi = この{ -hololive-oshi }か{ $members }
hololive-members-moved-back = { -hololive-back }に移動した{ -hololive-holomem }
hololive-members =
    { $whose ->
        [me] 自分の{ hololive-where }{ $card }
        [opponent] 相手の{ hololive-where }{ $card }
       *[any] お互いの{ hololive-where }{ $card }
    }
hololive-where =
    { $where ->
        [center] { -hololive-center }の
        [collab] { -hololive-collab }の
        [back] { -hololive-back }の
        [center-collab] { -hololive-center }か{ -hololive-collab }の
        [center-back] { -hololive-center }か{ -hololive-back }の
       *[stage] { "" }
    }

## Numbers

hololive-amount-rolled = 出た目
hololive-amount-odd-dice = 奇数が出た回数
hololive-amount-rolled-in-all = 出た目の合計
hololive-amount-counted = そのカードの枚数
hololive-amount-counted-of = その中の{ $card }の枚数
hololive-amount-from-hand = { -hololive-hand }から{ -hololive-deck }に戻したカードの枚数
hololive-at-most =
    { $most ->
        [0] { "" }
       *[other] （最大{ $most }）
    }
hololive-amount-members = { $members }の人数{ hololive-at-most }
hololive-amount-names = 異なる{ -hololive-card-name }の{ $members }の人数
hololive-counted-cheer = { $members }の{ $card }
hololive-counted-stack = { $members }に重なっている{ $card }
hololive-counted-support = { $members }に付いている{ $card }
hololive-counted-members = { $members }
hololive-counted-names = 異なる{ -hololive-card-name }の{ $members }
hololive-counted-those = そのカード
hololive-amount-cheer = { $members }の{ $card }の枚数{ hololive-at-most }
hololive-amount-stack = { $members }に重なっている{ $card }の枚数{ hololive-at-most }
hololive-amount-support = { $members }に付いている{ $card }の枚数{ hololive-at-most }
hololive-amount-cheer-colours = { $members }の{ -hololive-cheer }の色の数
hololive-amount-colours-them = そのカードの色の数
hololive-amount-colours-archives = お互いの{ -hololive-archive }の{ -hololive-cheer }の色の数
hololive-amount-baton = { $members }の{ -hololive-baton-touch }に必要な{ -hololive-colourless }の数
hololive-amount-damage = { $members }が負っている{ -hololive-damage }
hololive-amount-hand =
    { $whose ->
        [me] 自分の{ -hololive-hand }の{ $card }の枚数
       *[opponent] 相手の{ -hololive-hand }の{ $card }の枚数
    }
hololive-amount-archive =
    { $whose ->
        [me] 自分の{ -hololive-archive }の{ $card }の枚数
       *[opponent] 相手の{ -hololive-archive }の{ $card }の枚数
    }
hololive-amount-holo-power =
    { $whose ->
        [me] 自分の{ -hololive-holo-power }の{ $card }の枚数
       *[opponent] 相手の{ -hololive-holo-power }の{ $card }の枚数
    }
hololive-amount-dealt = 与えた{ -hololive-damage }
hololive-amount-restored = 回復した{ -hololive-hp }
hololive-amount-over = 残り{ -hololive-hp }を超えた{ -hololive-damage }
hololive-amount-per = { $amount }{ $each }ごとに{ $by }
hololive-amount-per-cards = { $counted }{ $each }枚ごとに{ $by }
hololive-amount-played = このターンに自分が使った{ $card }の枚数
hololive-each-and = { $first }ごと、{ $second }
hololive-each-members = { $members }1人{ hololive-at-most }
hololive-each-names = 異なる{ -hololive-card-name }の{ $members }1人
hololive-each-cheer = { $members }の{ $card }1枚{ hololive-at-most }
hololive-each-stack = { $members }に重なっている{ $card }1枚{ hololive-at-most }
hololive-each-support = { $members }に付いている{ $card }1枚{ hololive-at-most }
hololive-each-cheer-colours = { $members }の{ -hololive-cheer }1色
hololive-each-colours-archives = お互いの{ -hololive-archive }の{ -hololive-cheer }1色
hololive-each-baton = { $members }の{ -hololive-baton-touch }に必要な{ -hololive-colourless }1つ
hololive-each-counted = そのカード1枚
hololive-each-counted-of = その中の{ $card }1枚
hololive-each-from-hand = { -hololive-hand }から{ -hololive-deck }に戻したカード1枚
hololive-each-rolled = 出た目の数1
hololive-each-rolled-in-all = 出た目の合計数1
hololive-each-played = このターンに自分が使った{ $card }1枚
hololive-each-hand =
    { $whose ->
        [me] 自分の{ -hololive-hand }の{ $card }1枚
       *[opponent] 相手の{ -hololive-hand }の{ $card }1枚
    }
hololive-each-archive =
    { $whose ->
        [me] 自分の{ -hololive-archive }の{ $card }1枚
       *[opponent] 相手の{ -hololive-archive }の{ $card }1枚
    }

## Conditions

hololive-condition-has =
    { $least ->
        [1] { $members }がいる
       *[other] { $members }が{ $least }人以上いる
    }
hololive-condition-there-is =
    { $least ->
        [1] { hololive-members }がいる
       *[other] { hololive-members }が{ $least }人以上いる
    }
hololive-stated-bearing =
    { $named ->
        [1] この{ -hololive-holomem }に{ $support }が付いている
       *[0] この{ -hololive-holomem }に{ $support }が付いている
    }
hololive-stated-cheer-of = この{ -hololive-holomem }に{ $colour }{ -hololive-cheer }が付いている
hololive-stated-other-cheer = この{ -hololive-holomem }に{ $colour }以外の{ -hololive-cheer }が付いている
hololive-condition-oshi-coloured = 自分の{ -hololive-oshi }の色が{ $colour }
hololive-condition-oshi-named = 自分の{ -hololive-oshi }が{ $name }
hololive-condition-among = そこに{ $card }が含まれる
hololive-condition-all-are = 自分の{ -hololive-stage }の{ -hololive-holomem }全員が{ $card }
hololive-condition-oshi = 自分の{ -hololive-oshi }が{ $card }
hololive-condition-life = 自分の{ -hololive-life }が{ $most }以下
hololive-condition-life-less = 自分の{ -hololive-life }が相手より少ない
hololive-condition-life-not-more = 自分の{ -hololive-life }が相手以下
hololive-condition-smaller-hand = 自分の{ -hololive-hand }の枚数が相手より少ない
hololive-condition-at =
    { $where ->
        [center] この{ -hololive-holomem }が{ -hololive-center }にいる
        [collab] この{ -hololive-holomem }が{ -hololive-collab }にいる
        [back] この{ -hololive-holomem }が{ -hololive-back }にいる
       *[center-collab] この{ -hololive-holomem }が{ -hololive-center }か{ -hololive-collab }にいる
    }
hololive-condition-this-is = この{ -hololive-holomem }が{ $card }
hololive-condition-turn-theirs = 相手のターン
hololive-condition-turn-mine = 自分のターン
hololive-condition-turn-second-first = 自分が{ -hololive-second-player }で最初のターン
hololive-condition-an-odd-die = 奇数が1回でも出た
hololive-condition-odd = { $amount }が奇数
hololive-condition-same-level = それが同じ{ -hololive-bloom-level }の{ -hololive-holomem }{ $count }枚
hololive-condition-even = { $amount }が偶数
hololive-condition-played = このターンに自分が{ $card }を使っていた
hololive-condition-not-played = このターンに自分が{ $card }を使っていない
hololive-condition-used-arts = このターンに{ $members }が{ -hololive-arts }を使っていた
hololive-condition-bloomed = このターンに自分の{ -hololive-holomem }が{ -hololive-bloom }していた
hololive-condition-bloomed-from = この{ -hololive-holomem }が{ $level }から{ -hololive-bloom }した
hololive-condition-used-sp = このターンの自分の{ -hololive-main-step }に自分の{ -hololive-sp-oshi-skill }を使っていた

## What is done with cards

hololive-text-after = この{ -hololive-arts }で{ -hololive-damage }を与えた時、{ $step }
hololive-step-draw =
    { $count ->
        [other] 自分の{ -hololive-deck }から{ $count }枚引く
       *[amount] 自分の{ -hololive-deck }から、{ $count }だけ引く
    }
hololive-step-draw-at-most = 自分の{ -hololive-deck }から{ $count }枚まで引く
hololive-step-draw-up-to = 自分の{ -hololive-hand }が{ $count }枚になるまで、自分の{ -hololive-deck }から引く
hololive-step-archive-hand = 自分の{ -hololive-hand }の{ $card }{ hololive-many }{ -hololive-archive }に置く
hololive-step-archive-power = 自分の{ -hololive-holo-power }{ $count }枚を{ -hololive-archive }に置く
hololive-step-put-under = 自分の{ -hololive-hand }の{ $card }1枚を公開して{ -hololive-deck }の下に戻す
hololive-step-archive-cheer = { $members }の{ $card }{ hololive-many }{ -hololive-archive }に置く
hololive-step-archive-stack = { $members }に重なっている{ $card }{ hololive-many }{ -hololive-archive }に置く
hololive-step-archive-support = { $members }に付いている{ $card }{ hololive-many }{ -hololive-archive }に置く
hololive-step-archive-this = このカードを{ -hololive-archive }に置く
hololive-step-return-this = このカードを{ -hololive-deck }の下に戻す
hololive-step-return-stack-hand = { $members }に重なっている{ $card }{ hololive-many }{ -hololive-hand }へ戻す
hololive-step-return-cheer-cheer-deck = { $members }の{ $card }{ hololive-many }{ -hololive-cheer-deck }の下に戻す
hololive-step-archive-top =
    { $whose ->
        [me] 自分の{ $deck }の上から{ $count }枚を{ -hololive-archive }に置く
       *[any] お互いの{ $deck }の上から{ $count }枚を{ -hololive-archive }に置く
    }
hololive-step-take-back-hand = 自分の{ -hololive-archive }の{ $card }{ hololive-many }{ -hololive-hand }へ戻す
hololive-step-take-back-stage = 自分の{ -hololive-archive }から{ $card }{ hololive-many }{ -hololive-stage }に出す
hololive-step-take-back-deck =
    { $shuffles ->
        [1] 自分の{ -hololive-archive }の{ $card }{ hololive-many }{ -hololive-deck }に戻し、シャッフルする
       *[0] 自分の{ -hololive-archive }の{ $card }{ hololive-many }好きな順で{ -hololive-deck }の下に戻す
    }
hololive-step-take-back-cheer-deck =
    { $shuffles ->
        [1] 自分の{ -hololive-archive }の{ $card }{ hololive-many }{ -hololive-cheer-deck }に戻し、シャッフルする
       *[0] 自分の{ -hololive-archive }の{ $card }{ hololive-many }好きな順で{ -hololive-cheer-deck }の下に戻す
    }
hololive-step-search-hand = 自分の{ $deck }から{ $card }{ hololive-many }公開して{ -hololive-hand }に加え、{ $deck }をシャッフルする
hololive-step-search-attach =
    { $one ->
        [1] 自分の{ $deck }から{ $card }{ hololive-many }公開し、{ $members }に付け、{ $deck }をシャッフルする
       *[0] 自分の{ $deck }から{ $card }{ hololive-many }公開し、{ $members }1人に付け、{ $deck }をシャッフルする
    }
hololive-step-search-send = 自分の{ $deck }から{ $card }{ hololive-many }公開し、{ $members }1人に送り、{ $deck }をシャッフルする
hololive-step-search-stage = 自分の{ $deck }から{ $card }{ hololive-many }公開して{ -hololive-stage }に出し、{ $deck }をシャッフルする
hololive-step-search-archive = 自分の{ $deck }から{ $card }{ hololive-many }公開して{ -hololive-archive }に置き、{ $deck }をシャッフルする
hololive-look-top-at-most = 自分の{ $deck }の上から{ $look }枚まで見る
hololive-look-top =
    { $look ->
        [other] 自分の{ $deck }の上から{ $look }枚を見る
       *[amount] 自分の{ $deck }の上から、{ $look }だけ見る
    }
hololive-look-take-hand =
    { $open ->
        [1] その中から{ $card }{ hololive-many }公開して{ -hololive-hand }に加える
       *[0] その中から{ $card }{ hololive-many }{ -hololive-hand }に加える
    }
hololive-look-take-attach =
    { $open ->
        [1] その中から{ $card }{ hololive-many }公開し、{ $members }1人に送る
       *[0] その中から{ $card }{ hololive-many }{ $members }1人に送る
    }
hololive-look-rest-bottom = 残りを好きな順で{ $deck }の下に戻す
hololive-look-rest-archive = 残りを{ -hololive-archive }に置く
hololive-look-rest-shuffle = 残りを{ $deck }に戻し、シャッフルする
hololive-step-show-top = 自分の{ -hololive-deck }の上から{ $count }枚を公開する
hololive-step-look-at-hand = 相手の{ -hololive-hand }すべてを見る
hololive-step-put-hand = そのカードを{ -hololive-hand }に加える
hololive-step-keep = その中の{ $card }1枚を、{ -hololive-archive }に置く代わりに{ -hololive-hand }に加える
hololive-step-put-archive = そのカードを{ -hololive-archive }に置く
hololive-step-put-archive-many = それらのカードを{ -hololive-archive }に置く
hololive-step-put-top-many = それらのカードを好きな順で{ -hololive-deck }の上に戻す
hololive-step-put-bottom = そのカードを{ -hololive-deck }の下に戻す
hololive-step-put-stage = そのカードを{ -hololive-stage }に出す
hololive-step-shuffle-hand-in = 自分の{ -hololive-hand }すべてを{ -hololive-deck }に戻し、シャッフルする
hololive-step-shuffle-hand-and-archive-in = 自分の{ -hololive-hand }すべてと{ -hololive-archive }の{ $card }すべてを{ -hololive-deck }に戻し、シャッフルする
hololive-step-redraw-hands = お互いの{ -hololive-hand }すべてを好きな順でそれぞれの{ -hololive-deck }の下に戻し、その後、それぞれ戻した枚数だけ自分の{ -hololive-deck }から引く
hololive-step-trade-power-hand = 自分の{ -hololive-holo-power }を見て、その中の1枚を公開して{ -hololive-hand }に加え、自分の{ -hololive-hand }1枚を{ -hololive-holo-power }にする
hololive-step-trade-power-deck = 自分の{ -hololive-holo-power }を見て、その中の1枚を公開して{ -hololive-hand }に加え、自分の{ -hololive-deck }の上から1枚を{ -hololive-holo-power }にする

## Cheer and support cards on holomem

hololive-step-send-cheer-deck =
    { $one ->
        [1] { hololive-top-of-cheer-deck }を{ $members }に送る
       *[0] { hololive-top-of-cheer-deck }を{ $members }1人に送る
    }
hololive-top-of-cheer-deck = 自分の{ -hololive-cheer-deck }の上から{ $count }枚
hololive-step-send-archive =
    { $same ->
        [1] 自分の{ -hololive-archive }の{ $card }{ hololive-many }、{ $members }1人に送る
       *[0] 自分の{ -hololive-archive }の{ $card }{ hololive-many }、{ $members }に送る
    }
hololive-step-send-apart = 自分の{ -hololive-archive }の{ $card }1枚ずつを、{ $members }{ $most ->
        [2] { $least }人か{ $most }人
       *[other] { $least }人から{ $most }人
    }に送る
hololive-step-send-everyone = 自分の{ -hololive-archive }の{ $card }を、{ $members }全員に1枚ずつ送る
hololive-each-most = { $step }（1人につき{ $most }枚まで）
hololive-step-pass-on = { $members }の{ $card }{ hololive-many }、{ $to }へ付け替える
hololive-step-attach-archive =
    { $one ->
        [1] 自分の{ -hololive-archive }の{ $card }1枚を、{ $members }に付ける
       *[0] 自分の{ -hololive-archive }の{ $card }1枚を、{ $members }1人に付ける
    }

## Damage

hololive-step-special = { $members }に{ -hololive-special-damage }{ $amount }を与える
hololive-step-special-choose = { $members }{ $count }人に{ -hololive-special-damage }{ $amount }を与える
hololive-step-special-every = { $members }全員に{ -hololive-special-damage }{ $amount }を与える
hololive-step-special-as-much = { $members }に、{ $amount }と同じ数値の{ -hololive-special-damage }を与える
hololive-step-special-as-much-choose = { $members }{ $count }人に、{ $amount }と同じ数値の{ -hololive-special-damage }を与える
hololive-step-special-as-much-every = { $members }全員に、{ $amount }と同じ数値の{ -hololive-special-damage }を与える
hololive-for-each-one = { $times }1ごとに、{ $step }
hololive-for-each = { $times }ごとに、{ $step }
hololive-spares = { $step }（{ -hololive-down }しても相手の{ -hololive-life }は減らない）
hololive-step-leave-hp = { $members }の残り{ -hololive-hp }を{ $hp }にする
hololive-step-fell = { $members }{ $count }人を{ -hololive-down }させる
hololive-step-heal = { $members }は{ -hololive-hp }を{ $amount }回復する
hololive-step-heal-as-much = { $members }は{ -hololive-hp }を、{ $amount }と同じ数値だけ回復する
hololive-step-heal-every = { $members }全員が{ -hololive-hp }を{ $amount }回復する
hololive-step-heal-every-all = { $members }全員が{ -hololive-hp }をすべて回復する
hololive-step-heal-choose = { $members }{ $count }人が{ -hololive-hp }を{ $amount }回復する
hololive-step-heal-all = { $members }は{ -hololive-hp }をすべて回復する
hololive-step-heal-choose-all = { $members }{ $count }人が{ -hololive-hp }をすべて回復する
hololive-step-raise = この{ -hololive-arts }は{ SIGNED($by) }
hololive-step-use-again = 同じ{ -hololive-holomem }に、この{ -hololive-arts }をもう1回使う（その{ -hololive-holomem }が{ -hololive-down }するまで繰り返せる）

## Holomem

hololive-step-swap = { $first }と{ $second }を交代させる
hololive-step-go-back = { $members }を{ -hololive-back }に移動する
hololive-step-to-debut = { $members }1人を{ -hololive-back-to-debut }
hololive-step-return-member = { $members }1人を{ -hololive-deck }の下に戻す
hololive-step-choose = { $members }{ $count }人を選ぶ
hololive-step-collabed-with = この{ -hololive-holomem }が{ $members }とコラボした時、{ $step }
hololive-step-for-each-member = { $members }それぞれについて、{ $step }
hololive-step-bloom-hand = { $members }1人を、自分の{ -hololive-hand }の{ $card }で{ -hololive-bloom }する
hololive-step-bloom-archive = { $members }1人を、自分の{ -hololive-archive }の{ $card }で{ -hololive-bloom }する
hololive-step-roll =
    { $times ->
        [1] サイコロを1回振る：{ $step }
       *[other] サイコロを{ $times }回振る：{ $step }
    }
hololive-step-may-roll =
    { $times ->
        [1] サイコロを1回振ってもよい：{ $step }
       *[other] サイコロを{ $times }回振ってもよい：{ $step }
    }
hololive-step-roll-as-many = { $times }回、サイコロを振る：{ $step }
hololive-step-spare-life = 自分の減る{ -hololive-life }を{ $by }減らす
hololive-step-take-instead = { $members }1人が、代わりにその{ -hololive-damage }を受ける
hololive-step-take-up = その{ -hololive-holomem }と、それに重なっている{ -hololive-holomem }すべてを{ -hololive-hand }へ戻す
hololive-step-lose-life = 相手の{ -hololive-life }を{ $by }減らす
hololive-instead-once-a-game = 代わりに、ゲームに1回、次のようにしてもよい：{ $step }

## What stands in force

hololive-change-arts = { $members }の{ -hololive-arts }{ SIGNED($by) }
hololive-change-hp = { $members }の{ -hololive-hp }{ SIGNED($by) }
hololive-change-baton = { $members }の{ -hololive-baton-touch }に必要な{ -hololive-colourless }{ -hololive-cheer }{ SIGNED($by) }
hololive-cheaper = この{ -hololive-arts }に必要な{ -hololive-colourless }の{ -hololive-cheer }{ SIGNED($by) }
hololive-kind-of-damage =
    { $kind ->
        [special] { -hololive-special-damage }
        [arts] { -hololive-arts-damage }
       *[any] { -hololive-damage }
    }
hololive-wounds-taken =
    { $opponent ->
        [1] { $members }が相手から受ける{ hololive-kind-of-damage }{ SIGNED($by) }
       *[0] { $members }が受ける{ hololive-kind-of-damage }{ SIGNED($by) }
    }
hololive-wounds-taken-of = { $members }が{ $of }から受ける{ hololive-kind-of-damage }{ SIGNED($by) }
hololive-wounds-dealt = { $members }が与える{ hololive-kind-of-damage }{ SIGNED($by) }
hololive-wounds-dealt-to = { $members }が{ $to }に与える{ hololive-kind-of-damage }{ SIGNED($by) }
hololive-wounds-none =
    { $opponent ->
        [1] { $members }は相手から{ hololive-kind-of-damage }を受けない
       *[0] { $members }は{ hololive-kind-of-damage }を受けない
    }
hololive-while = { $condition }なら、{ $standing }
hololive-cannot-move = { $members }は移動も交代もできない
hololive-cannot-baton = { $members }は{ -hololive-baton-touch }できない
hololive-cannot-be-target-of-arts = { $members }は{ -hololive-arts }の対象にできない
hololive-counts-as-cheer = { $members }が{ -hololive-arts }を使う時、このカードを{ $colour }{ -hololive-cheer }としても扱う
hololive-any-cheer = { $members }の{ -hololive-arts }に必要な{ -hololive-cheer }の色をすべて{ -hololive-colourless }にする
hololive-stands-in-for-cheer = { $members }の能力で{ -hololive-cheer }を{ -hololive-archive }に置く時、{ $colour }{ -hololive-cheer }1枚の代わりにこのカードを{ -hololive-archive }に置いてもよい
hololive-may-bloom-over-levels = { $members }は、{ -hololive-bloom-level }を無視して自分の{ -hololive-hand }の{ $card }に{ -hololive-bloom }できる
hololive-may-bloom-again = このターンに{ -hololive-bloom }した{ $members }は、自分の{ -hololive-hand }の{ $card }でもう1回{ -hololive-bloom }できる
hololive-second-mascot = { $members }には、異なる{ -hololive-card-name }の{ -hololive-mascot }を2枚まで付けられる
hololive-skill-twice = 自分の{ -hololive-oshi-skill }「{ $name }」は、ターンに1回ではなく2回使える
hololive-arts-twice = { $members }は{ -hololive-arts }を使った後、同じ{ -hololive-arts }をもう1回使う
hololive-die-is = 自分のサイコロの目はすべて{ $number }として扱う
hololive-for-turn = このターンの間、{ $standing }
hololive-for-their-turn = 次の相手のターンが終わるまで、{ $standing }
hololive-whenever = { $trigger }時、{ $step }
hololive-whenever-so = { $condition }時、{ $step }
hololive-once-a-turn = ターンに1回、{ $text }
hololive-once-per-turn = { $step }（自分はこの効果をターンに1回しか使えない）
hololive-once-a-turn-shared = { $text }（自分の同じ名前の能力は、合わせてターンに1回しか使えない）
hololive-during = { $condition }の間、{ $text }
hololive-paying = { $pay }。そうした場合、{ $step }
hololive-when-arts-used = { $members }が{ -hololive-arts }を使った
hololive-when-bloomed = { $members }が{ -hololive-bloom }した
hololive-when-collabed = { $members }がコラボした
hololive-when-entered = { $members }が{ -hololive-stage }に出た
hololive-when-hit = { $members }が{ -hololive-damage }を受けた
hololive-when-healed = 自分の能力で{ $members }が回復した
hololive-when-level-rose = { $members }の{ -hololive-bloom-level }が上がった
hololive-when-attached = このカードを{ -hololive-holomem }に{ -hololive-hand }から付けた
hololive-when-cheer-archived = { $members }の能力で{ -hololive-cheer }を{ -hololive-archive }に置いた
hololive-when-damaging = { $by }が{ $members }に{ -hololive-damage }を与えた
hololive-at-reset = 自分の{ -hololive-reset-step }の始めに、{ $step }
hololive-at-main = 自分の{ -hololive-main-step }の始めに、{ $step }
hololive-at-performance = 自分の{ -hololive-performance-step }の始めに、{ $step }
hololive-at-end = 自分の{ -hololive-end-step }の始めに、{ $step }
hololive-in-main-step = ターンに1回、自分の{ -hololive-main-step }に、{ $step }
hololive-when-downed = { $members }が{ -hololive-down }した時、{ $step }
hololive-when-downs = { $by }が{ $members }を{ -hololive-down }させた時、{ $step }
hololive-when-shown = { $members }の{ -hololive-arts }で自分の{ -hololive-deck }のカードを公開した時、{ $step }
hololive-when-downs-by-arts = { $by }の{ -hololive-arts }で{ $members }を{ -hololive-down }させた時、{ $step }
hololive-when-hurt =
    { $opponent ->
        [1] { $members }が相手から{ hololive-kind-of-damage }を受ける時、{ $step }
       *[0] { $members }が{ hololive-kind-of-damage }を受ける時、{ $step }
    }
hololive-takes-less =
    { $less ->
        [0] その{ -hololive-damage }を受けない
       *[other] 受ける{ -hololive-damage }を{ $less }減らす
    }
hololive-when-rolled = { $members }が能力でサイコロを振った時、{ $step }
hololive-roll-again = サイコロを1回振り直す
hololive-power-for-hand = { $members }の能力で自分の{ -hololive-hand }を{ -hololive-archive }に置く時、その{ -hololive-hand }1枚につき、代わりに自分の{ -hololive-holo-power }1枚を{ -hololive-archive }に置いてもよい
hololive-declare-die = { $members }の能力でサイコロを振る時、目の数を1つ宣言し、次に出る目を宣言した数として扱う
