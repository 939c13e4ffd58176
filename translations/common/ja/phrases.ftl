# What texts of cards in any game are put together from.

steps = { $steps }
sentence = { $text }。
bullet = ・{ $step }
amount-x = X
condition-and = { $first }、かつ{ $second }
condition-or = { $first }、または{ $second }
condition-not = 「{ $condition }」でない
condition-named = { $names }（{ $condition }）
card-called = { $card }{ $name }
card-other = 他の{ $card }
when = { $condition }なら、{ $step }
when-all = { $condition }なら、次を順に行う：{ $step }
when-all-stands = { $condition }なら、次のすべてが有効になる：{ $step }
when-either = { $condition }なら、次を行う：{ $step }
when-named = { $condition }なら、{ $step }
when-named-all = { $condition }なら、次を順に行う：{ $step }
when-named-all-stands = { $condition }なら、次のすべてが有効になる：{ $step }
otherwise = そうでなければ、{ $step }
may = 次を行ってもよい：{ $step }
if-so-all = そうした場合、次をすべて行う：{ $step }
if-so = そうした場合、{ $step }
if-not = それができなければ、{ $step }
choose = 次から{ $times }つを選んで行う：{ "\u000A" }{ $steps }
they-choose = 相手が次から1つを選び、あなたがそれを行う：{ "\u000A" }{ $steps }
choose-any =
    { $times ->
        [1] 次から1つを選んで行ってもよい：{ "\u000A" }{ $steps }
       *[other] 次から{ $times }つまでを選び、好きな順に行う：{ "\u000A" }{ $steps }
    }
choose-or-all =
    { $times ->
        [2] 次のどちらか、または両方を行う：{ "\u000A" }{ $steps }
       *[other] 次のどれか1つ、またはすべてを行う：{ "\u000A" }{ $steps }
    }
choose-any-x = 次から異なるX個（Xは{ $amount }）までを選び、上から順に行う：{ "\u000A" }{ $steps }
choose-again = 次から{ $times }回選んで行う（同じものでもよい）：{ "\u000A" }{ $steps }
choose-any-again = 次から{ $times }回まで選んで行ってもよい（同じものでもよい）：{ "\u000A" }{ $steps }
condition-even = { $left }が偶数
reckon-modulo = { $left }を{ $right }で割った余り
choose-listed = 次から異なる{ $times }つを選び、上から順に行う：{ "\u000A" }{ $steps }
repeat = { $times }回繰り返す：{ $step }
this-turn = このターンの間、{ $standing }
prompt-may = 次を行いますか？ { $step }。
prompt-step = { $step }
answer-of = { $card }：{ $does }
pick = { $card }{ $count }枚
pick-up-to = { $card }{ $count }枚まで
pick-all = { $card }すべて
card-in-areas =
    { $whose ->
        [me] あなたの{ $areas }の{ $card }
        [their] { $areas }の{ $card }
        [any] いずれかのプレイヤーの{ $areas }の{ $card }
       *[opponent] 相手の{ $areas }の{ $card }
    }
reveal =
    { $who ->
        [me] { $cards }を公開する
       *[opponent] 相手は{ $cards }を公開する
    }
look-at = { $cards }を見る
amount-half-up = （{ $amount }）の半分（端数切り上げ）
amount-half-plain = { $amount }の半分（端数切り上げ）
amount-half-x = Xの半分（端数切り上げ）
card-lying-in = { $area }にある{ $card }
condition-this-lies-in = このカードが{ $area }にある
pick-random = 無作為に{ $card }{ $count }枚
pick-any-number = { $card }好きな枚数
pick-looking =
    { $whose ->
        [me] あなたの{ $areas }を見て、その中の{ $card }{ $count }枚
       *[opponent] 相手の{ $areas }を見て、その中の{ $card }{ $count }枚
    }
pick-looking-up-to =
    { $whose ->
        [me] あなたの{ $areas }を見て、その中の{ $card }{ $count }枚まで
       *[opponent] 相手の{ $areas }を見て、その中の{ $card }{ $count }枚まで
    }
repeat-x = 次をX回行う（X：{ $amount }）：{ $step }
may-all = 次をすべて行ってもよい：{ $step }
condition-owns-this = このカードの保有者があなた
or-else = { $first }か、または{ $second }
condition-they-are = それが{ $card }だった
option-all =
    { $count ->
        [2] 両方
       *[other] すべて
    }
condition-it-lies-in = そのカードが{ $area }にある
choose-cards = { $cards }を選ぶ
compare-at-most = { $left }が{ $right }以下
compare-at-least = { $left }が{ $right }以上
figure-at-least = { $number }以上
figure-at-most = { $number }以下
compare-cards-at-most =
    { $right ->
        [0] { $counted }が1枚もない
       *[other] { $counted }が{ $right }枚以下
    }
compare-cards-at-least =
    { $right ->
        [1] { $counted }が1枚でもある
       *[other] { $counted }が{ $right }枚以上
    }
compare-cards-equals =
    { $right ->
        [0] { $counted }が1枚もない
       *[other] { $counted }がちょうど{ $right }枚
    }
compare-pieces-at-most =
    { $right ->
        [0] { $counted }が1個もない
       *[other] { $counted }が{ $right }個以下
    }
compare-pieces-at-least =
    { $right ->
        [1] { $counted }が1個でもある
       *[other] { $counted }が{ $right }個以上
    }
compare-pieces-equals =
    { $right ->
        [0] { $counted }が1個もない
       *[other] { $counted }がちょうど{ $right }個
    }
compare-people-at-most =
    { $right ->
        [0] { $counted }が1人もいない
       *[other] { $counted }が{ $right }人以下
    }
compare-people-at-least =
    { $right ->
        [1] { $counted }が1人でもいる
       *[other] { $counted }が{ $right }人以上
    }
compare-people-equals =
    { $right ->
        [0] { $counted }が1人もいない
       *[other] { $counted }がちょうど{ $right }人
    }
compare-less = { $left }が{ $right }より小さい
compare-more = { $left }が{ $right }より大きい
compare-equals = { $left }が{ $right }
reckon-plus =
    { $right ->
        [other] { $left }+{ $right }
       *[amount] { $left }と{ $right }の合計
    }
reckon-minus = { $left }から{ $right }を引いた値
reckon-times = { $left }×{ $right }

## Players, places, cards and numbers

seat =
    { $seat ->
        [0] プレイヤー1
       *[other] プレイヤー2
    }
seat-named = { $name }
player-computer =
    { $number ->
        [0] CPU
       *[other] CPU{ $number }
    }（{ $level ->
        [beginner] 入門
        [casual] 普通
        [skilled] 上級
       *[master] 達人
    }）
place-of = { $who }の{ $area }
card-unknown = カード1枚
told-effect = { $who }の{ $card }：{ $effect }
told-unmet = { $who }の{ $card }：条件を満たさなかった（{ $condition }）。
cards-unknown = カード{ $count }枚
count-just = { $count }枚
count-up-to = { $count }枚まで
count-between = { $least }枚以上{ $most }枚以下

## Why an answer or a move is none

refusal-other-question = 先に答えることがあります。{ $prompt }
refusal-wrong-place = そこには置けません。{ $prompt }
refusal-not-offered = それは選べません。{ $prompt }
refusal-answer-unknown = それは選択肢にありません。
refusal-answer-repeated = 同じものをそれほど多くは選べません。
refusal-answer-count = { $count }選んでください。

amount-least = { $amounts }のうち小さいほう
