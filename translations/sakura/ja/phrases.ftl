# カードのテキスト。効果1つが1行であり、句は文末の「。」なしで書き、行が「。」を付ける。
# 条件はそのまま「なら」が続く形で書く。$whose と $who は me（あなた）か opponent（相手）。

## 行

line-keyword = { $text }
line-stop = { $text }。
line-open = { $text }
line-of-class-stop = 【{ $kind }】{ $text }。
line-of-class-open = 【{ $kind }】{ $text }
line-of-classes-stop = 【{ $first }/{ $second }】{ $text }。
line-of-classes-open = 【{ $first }/{ $second }】{ $text }
all-out = { -all-out }：{ $text }
unless-all-out = { -not-all-out }、{ $text }
keyword = { $term }
keyword-with-figure = { $term }{ $figure }
cards-gain = あなたの{ $card }は{ $gains }を得る
cards-lose = あなたの{ $card }は{ $loses }を失う
cards-lose-and-gain = あなたの{ $card }は{ $loses }を失い、{ $gains }を得る
this-card-gain = このカードは{ $gains }を得る
this-card-lose = このカードは{ $loses }を失う
this-card-lose-and-gain = このカードは{ $loses }を失い、{ $gains }を得る
next-card-gains = このターンにあなたが次に使用する{ $card }は{ $gains }を得る

## 場所

spot-shared = { $area }
spot-of =
    { $whose ->
        [me] 自{ $area }
       *[opponent] 相{ $area }
    }
spot-this-card = このカードの上
spot-that-card = そのカードの上

## 数

amount-life =
    { $whose ->
        [me] あなたの{ -life }
       *[opponent] 相手の{ -life }
    }
amount-aura =
    { $whose ->
        [me] あなたの{ -aura }
       *[opponent] 相手の{ -aura }
    }
amount-flare =
    { $whose ->
        [me] あなたの{ -flare }
       *[opponent] 相手の{ -flare }
    }
amount-vigor =
    { $whose ->
        [me] あなたの{ -vigor }
       *[opponent] 相手の{ -vigor }
    }
amount-hand =
    { $whose ->
        [me] あなたの{ -hand }の枚数
       *[opponent] 相手の{ -hand }の枚数
    }
amount-deck =
    { $whose ->
        [me] あなたの{ -deck }の枚数
       *[opponent] 相手の{ -deck }の枚数
    }
amount-discard =
    { $whose ->
        [me] あなたの{ -discard }の枚数
       *[opponent] 相手の{ -discard }の枚数
    }
amount-cover =
    { $whose ->
        [me] あなたの{ -cover }の枚数
       *[opponent] 相手の{ -cover }の枚数
    }
amount-both-covers = 両者の{ -cover }の合計
amount-enhancements =
    { $whose ->
        [me] あなたの{ -enhancements }の枚数
       *[opponent] 相手の{ -enhancements }の枚数
    }
counted-hand =
    { $whose ->
        [me] あなたの{ -hand }
       *[opponent] 相手の{ -hand }
    }
counted-deck =
    { $whose ->
        [me] あなたの{ -deck }
       *[opponent] 相手の{ -deck }
    }
counted-discard =
    { $whose ->
        [me] あなたの{ -discard }
       *[opponent] 相手の{ -discard }
    }
counted-cover =
    { $whose ->
        [me] あなたの{ -cover }
       *[opponent] 相手の{ -cover }
    }
counted-both-covers = 両者の{ -cover }の合計
counted-enhancements =
    { $whose ->
        [me] あなたの{ -enhancements }
       *[opponent] 相手の{ -enhancements }
    }
amount-distance = { -current-distance }
amount-turn-start-distance = { -turn-start-distance }
amount-dealt = この《{ -attack-object }》で与えた{ $where }
amount-on-this-card = このカードの上の{ -sakura-token }{ counted-number }
damage-to-aura = { -aura-damage }
damage-to-life = { -life-damage }
counted-number =
    { $told ->
        [number] の数
       *[things] { "" }
    }

## 条件

condition-special-used =
    { $whose ->
        [me] あなたの{ $card }が{ -devoted }
       *[opponent] 相手の{ $card }が{ -devoted }
    }
condition-chosen =
    { $where ->
        [aura] この《{ -attack-object }》で{ -aura-damage }が選ばれた
       *[life] この《{ -attack-object }》で{ -life-damage }が選ばれた
    }
condition-chosen-answered =
    { $where ->
        [aura] そこで{ -aura-damage }が選ばれていた
       *[life] そこで{ -life-damage }が選ばれていた
    }
condition-answers = { $attack }への{ -reaction }
condition-turn =
    { $whose ->
        [me] あなたのターン
       *[opponent] 相手のターン
    }
condition-used-from = このカードがこのターンに使った{ $ordinal }枚目以降のカード
condition-within = { -current-distance }が{ $least }以上{ $most }以下

## カードと《攻撃》

noun =
    { $noun ->
        [attack] 《{ -attack-object }》
       *[card]
            { $kind ->
                [special] { -special }
                [normal] { -normal }
                [plot] { -plot }
                [poison] { -poison }カード
                [transform] { -transform-card }
                [unit] { -unit }
                [normal-or-unit] { -normal }か{ -unit }
               *[any] カード
            }
    }
card-not-of-kind =
    { $kind ->
        [special] { -special }でない{ $card }
       *[normal] { -normal }でない{ $card }
    }
card-of-type = 《{ $type }》を持つ{ $card }
card-not-of-type = 《{ $type }》でない{ $card }
card-of-megami = { $megami }の{ $card }
card-of-another-megami = { -other-megami }の{ $card }
card-of-status =
    { $status ->
        [unused] { -unused }の{ $card }
       *[used] { -devoted }の{ $card }
    }
card-originally = 元々{ $keyword }を持つ{ $card }
attack-made-by =
    { $whose ->
        [me] あなたの{ $attack }
       *[opponent] 相手の{ $attack }
    }
attack-of-kind =
    { $kind ->
        [unit] { -unit }の{ $attack }
        [special] { -special }の{ $attack }
       *[normal] { -normal }の{ $attack }
    }
attack-not-of-kind =
    { $kind ->
        [special] { -special }でない{ $attack }
       *[normal] { -normal }でない{ $attack }
    }
attack-by-another-megami = { -other-megami }による{ $attack }
attack-without-dash =
    { $where ->
        [aura] { -aura-damage }が「-」でない{ $attack }
       *[life] { -life-damage }が「-」でない{ $attack }
    }
attack-but-for-dash =
    { $where ->
        [aura] { $attack }で、{ -aura-damage }が「-」でないもの
       *[life] { $attack }で、{ -life-damage }が「-」でないもの
    }
attack-with-dash =
    { $where ->
        [aura] { -aura-damage }が「-」の{ $attack }
       *[life] { -life-damage }が「-」の{ $attack }
    }
this-card = このカード
this-attack = この《{ -attack-object }》
every-attack = { $attack }
attack-next =
    { $attack ->
        [attack-but-for-dash] このターン、次にあなたが行う{ $attack }
        [attack-by-another-megami] このターン、次にあなたが行う{ $attack }
       *[other] このターン、次にあなたが行う{ attack-comma }{ $attack }
    }
attack-comma =
    { $attack ->
        [attack-not-of-kind] 、
        [attack-not-of-subtype] 、
        [attack-neither] 、
        [attack-without-dash] 、
        [attack-with-dash] 、
        [attack-damage-dash] 、
        [attack-damage-least] 、
        [attack-damage-most] 、
       *[other] { "" }
    }
attack-answered = { TERM("react", "対応した") }{ attack-comma }{ $attack }
attack-unanswered = その{ $attack }
attack-this = その{ $attack }

## 《攻撃》の変化

attack-gains = { $attack }は{ $what }を得る
attack-loses-and-gains = { $attack }は{ $loses }を失い、{ $gains }を得る
attack-loses = { $attack }は{ $what }を失う
attack-is-such = { $attack }は{ $what }
change-damage-by = { $by }
change-damage-by-x-y = -X/-Y（X：{ $x }、Y：{ $y }）
change-damage-swap = { -aura-damage }と{ -life-damage }が入れ替わる
change-range-shift = { -range }の値がすべて{ $by }される
change-range-values = { -range }{ $range }
range-growth =
    { $end ->
        [near] { -range-growth }（{ -near }{ $by }）
       *[far] { -range-growth }（{ -far }{ $by }）
    }
range-growth-both = { -range-growth }（{ -near }{ $near }・{ -far }{ $far }）
range-shrinking =
    { $end ->
        [near] { -range-shrinking }（{ -near }{ $by }）
       *[far] { -range-shrinking }（{ -far }{ $by }）
    }
range-shrinking-both = { -range-shrinking }（{ -near }{ $near }・{ -far }{ $far }）
no-reactions-of = { -no-reactions }（{ $card }）
change-uncancellable = { -not-cancelled }
change-both-damages = { TERM("both-damages", "両方のダメージ") }を一度に与える
change-attacker-chooses = どちらのダメージを与えるかをあなたが選ぶ

## 数値と場所の変化

number-of-this-card =
    { $how ->
        [more] このカードの{ $value }は{ $by }だけ増える
        [less] このカードの{ $value }は{ $by }だけ減る
       *[set] このカードの{ $value }は{ $by }になる
    }
number-of-table =
    { $how ->
        [more] { $value }は{ $by }だけ増える
        [less] { $value }は{ $by }だけ減る
       *[set] { $value }は{ $by }になる
    }
by-so-much =
    { $by ->
        [other] { $by }
       *[amount] { $by }だけ
    }
both-distances-shift =
    { $how ->
        [more] { -current-distance }と{ -master-distance }がどちらも{ by-so-much }大きくなる
       *[less] { -current-distance }と{ -master-distance }がどちらも{ by-so-much }小さくなる
    }
number-of-player =
    { $whose ->
        [me] あなたの{ $value }は{ number-change }
       *[opponent] 相手の{ $value }は{ number-change }
    }
number-of-cards =
    { $whose ->
        [me] あなたの{ $card }の{ $value }は{ number-change }
       *[opponent] 相手の{ $card }の{ $value }は{ number-change }
    }
number-change =
    { $how ->
        [more] { $by }だけ増える
        [less] { $by }だけ減る
       *[set] { $by }になる
    }
where-x = Xは{ $amount }
where-x-when-paying = Xは、{ -use-cost }を支払う時の{ $amount }
aura-limit = { -aura }の{ -limit }
aura-limit-by-arrows = あなたのカードの矢印があなたの{ -aura }へ{ -sakura-token }を動かす間、その{ -limit }は{ $by }になる
counts-as-aura = あなたが受けるダメージを解決する時、このカードの上の{ -sakura-token }もあなたの{ -aura }にあるとみなす
instead-of-shadow = このカードの上から{ -shadow }へ動く{ -sakura-token }は、代わりに{ $target }へ動く
cancels-duplicates = 重複した場合、この効果は{ TERM("cancel-duplicates", "相殺される") }
arrows-of-this-card =
    { $how ->
        [more] このカードの矢印で動く数はそれぞれ1つ増える
        [reversed] このカードの矢印は{ TERM("reversed-arrow", "逆向き") }になる
       *[two-way] このカードの矢印は{ -two-way }になる
    }
arrows-of-cards =
    { $whose ->
        [me] あなたの{ $card }の矢印は{ arrows-how }
       *[opponent] 相手の{ $card }の矢印は{ arrows-how }
    }
arrows-how =
    { $how ->
        [more] 動かす数が1つ増える
        [reversed] { TERM("reversed-arrow", "逆向き") }になる
       *[two-way] { -two-way }になる
    }

## 手順の組み立て

later-end = 次の{ -end-phase }に、{ $step }
later-attack = この《{ -attack-object }》の解決後に、{ $step }
later-answered = { TERM("react", "対応した") }《{ -attack-object }》の解決後に、{ $step }

## 結晶、集中力、ダメージ、基本動作

arrow-one-way = { $source } → { $target }：{ $count }
arrow-both-ways = { $source } ⇔ { $target }：{ $count }
vigor-gain =
    { $who ->
        [me] { -vigor }を{ $count }得る
       *[opponent] 相手は{ -vigor }を{ $count }得る
    }
vigor-lose =
    { $who ->
        [me] { -vigor }を{ $count }失う
       *[opponent] 相手は{ -vigor }を{ $count }失う
    }
vigor-set =
    { $who ->
        [me] あなたの{ -vigor }を{ $count }にする
       *[opponent] 相手の{ -vigor }を{ $count }にする
    }
vigor-pay =
    { $who ->
        [me] { -vigor }を{ $count }支払う
       *[opponent] 相手は{ -vigor }を{ $count }支払う
    }
flinch =
    { $who ->
        [me] あなたは{ -flinch }する
       *[opponent] 相手は{ -flinch }する
    }
deal-damage =
    { $who ->
        [me] あなたの{ $where }に{ $amount }ダメージを与える
       *[opponent] 相手の{ $where }に{ $amount }ダメージを与える
    }
basic-any-up-to =
    { $who ->
        [me] { $times ->
            [1] 好きな{ -basic-action }を1回行ってもよい
           *[other] { -basic-action }を{ $times }回まで行う
        }
       *[opponent] { $times ->
            [1] 相手は好きな{ -basic-action }を1回行ってもよい
           *[other] 相手は{ -basic-action }を{ $times }回まで行う
        }
    }
basic-but-up-to =
    { $who ->
        [me] { $times ->
            [1] { $action }以外の{ -basic-action }を1回行ってもよい
           *[other] { $action }以外の{ -basic-action }を{ $times }回まで行う
        }
       *[opponent] { $times ->
            [1] 相手は{ $action }以外の{ -basic-action }を1回行ってもよい
           *[other] 相手は{ $action }以外の{ -basic-action }を{ $times }回まで行う
        }
    }
basic-any-exactly =
    { $who ->
        [me] { -basic-action }を{ $times }回行う
       *[opponent] 相手は{ -basic-action }を{ $times }回行う
    }
basic-named-up-to =
    { $who ->
        [me] { $times ->
            [1] { -basic-action }{ $action }を1回行ってもよい
           *[other] { $actions ->
                [1] { -basic-action }{ $action }を{ $times }回まで行う
               *[other] { -basic-action }{ $action }を合わせて{ $times }回まで行う
            }
        }
       *[opponent] { $times ->
            [1] 相手は{ -basic-action }{ $action }を1回行ってもよい
           *[other] { $actions ->
                [1] 相手は{ -basic-action }{ $action }を{ $times }回まで行う
               *[other] 相手は{ -basic-action }{ $action }を合わせて{ $times }回まで行う
            }
        }
    }
basic-named-exactly =
    { $who ->
        [me] { -basic-action }{ $action }を{ $times }回行う
       *[opponent] 相手は{ -basic-action }{ $action }を{ $times }回行う
    }
basic-name = 《{ $action }》
basic-echoed = { $step }。相手も、できるなら同じ{ -basic-action }を行う

## カードの移動

card-unchosen =
    { $whose ->
        [me] { -not-chosen }あなたの{ $card }
        [their] { -not-chosen }{ $card }
       *[opponent] { -not-chosen }相手の{ $card }
    }
card-of-player =
    { $whose ->
        [me] あなたの{ $card }
        [their] { $card }
       *[opponent] 相手の{ $card }
    }
put =
    { $who ->
        [me] { $cards }を選び、{ $where }
       *[opponent] 相手は{ $cards }を選び、{ $where }
    }
put-all =
    { $who ->
        [me] { $cards }を{ $where }
       *[opponent] 相手は{ $cards }を{ $where }
    }
put-shown =
    { $who ->
        [me] { $cards }を公開し、{ $where }
       *[opponent] 相手は{ $cards }を公開し、{ $where }
    }
put-this = このカードを{ $where }
put-it = そのカードを{ $where }
whose-pile =
    { $whose ->
       *[any] { "" }
    }
put-what =
    { $count ->
       *[any] { "" }
    }
to-deck-top = { put-what }{ whose-pile }{ -deck }の上に置く
to-deck-top-in-order = { put-what }{ whose-pile }好きな順で{ -deck }の上に置く
to-deck-bottom = { put-what }{ whose-pile }{ -deck }の底に置く
to-deck-bottom-in-order = { put-what }{ whose-pile }好きな順で{ -deck }の底に置く
to-discard = { put-what }{ whose-pile }{ -discard }にする
to-cover = { put-what }{ whose-pile }{ -cover }にする
to-hand = { put-what }{ whose-pile }{ -hand }に戻す
to-unused = { $count ->
       *[other] { -return-unused }
    }
to-used = { put-what }{ -devoted }にする
to-area = { put-what }{ $area }に置く
to-removed = { $count ->
       *[other] { -remove }
    }
draw =
    { $who ->
        [me] カードを{ $count }枚引く
       *[opponent] 相手はカードを{ $count }枚引く
    }
from-deck =
    { $whose ->
        [me] あなたの{ -deck }の上から{ $count }枚を{ $area }にする
       *[opponent] 相手の{ -deck }の上から{ $count }枚を{ $area }にする
    }
rebuild =
    { $whose ->
        [me] ダメージを受けずに{ -deck }を{ TERM("rebuild", "再構成") }する
       *[opponent] 相手はダメージを受けずに{ -deck }を{ TERM("rebuild", "再構成") }する
    }
shuffle =
    { $whose ->
        [me] { -deck }を{ -shuffle }
       *[opponent] 相手は{ -deck }を{ -shuffle }
    }
suffer-impatience =
    { $who ->
        [me] あなたは{ -impatience }を受ける
       *[opponent] 相手は{ -impatience }を受ける
    }
seal =
    { $count ->
       *[other] { $cards }を選び、{ -seal }
    }
seal-face-up = { $cards }を選び、{ -face-up }で{ -seal }
unseal = このカードの下に封印したカードを{ $where }
unseal-to =
    { $whose ->
        [me] このカードの下に封印したカードをあなたの{ $area }に戻す
       *[opponent] このカードの下に封印したカードを相手の{ $area }に戻す
    }
exchange = { $old }を{ $area }の{ $new }と{ -exchange }する
declare-name = { $card }の{ -name }を1つ宣言する
gain-unused = { -extra }から{ $card }を{ -unused }で得る
gain-card = { -extra }の{ $card }を{ $where }
gain-card-of = { -extra }の{ $card }1枚を{ $where }（全部で{ $of }枚まで）

## 攻撃、使用、終わり

attack-text = { -range }{ $range }、{ -damage }{ $damage }
attack-text-with = { -range }{ $range }、{ -damage }{ $damage }、{ $effects }
quoted-forced = 【{ -forced }】{ $text }
quoted-after-attack = 【{ -after-attack }】{ $text }
make-attack = 攻撃〔{ $attack }〕を行う
cancel-attack = { $attack }を{ TERM("cancelled", "打ち消す") }
cancel-damage = { $attack }の{ -damage }を{ TERM("cancelled", "打ち消す") }
cancel-after = { $attack }の【{ -after-attack }】効果を{ TERM("cancelled", "打ち消す") }
copy-attack = { $attack }の{ -copy }で攻撃を行う。これはその{ -attack-object }への{ -reaction }になる
use-card = { $cards }を選び、使用する
may-use-card = { $cards }を選び、使用してもよい
declare-use = このカードを{ $card }として使うことを宣言する。{ $condition }なら使用されず、{ $step }
end-the-phase = 現在の{ -phase }を終える
win-duel =
    { $who ->
        [me] あなたは{ -victory }する
       *[opponent] 相手は{ -victory }する
    }
lose-duel =
    { $who ->
        [me] あなたは{ -defeat }する
       *[opponent] 相手は{ -defeat }する
    }

## 許しと禁止

as-reaction = このカードは《{ -reaction }》を持つかのように、相手の《{ -attack-object }》に対して使用できる
cards-as-reaction = あなたの{ $card }は《{ -reaction }》を持つかのように使用できる
only-if = このカードを使用できるのは、次の場合だけである：{ $condition }
only-when = このカードは、{ $condition }場合にしか使用できない
only-if-named = このカードは{ $condition }でなければ使用できない
only-in-answer = このカードは{ $attack }への{ -reaction }でしか使用できない
only-reacting = このカードは{ -reaction }でしか使用できない
cannot-attack =
    { $who ->
        [me] あなたは《{ -attack-object }》を行えない
       *[opponent] 相手は《{ -attack-object }》を行えない
    }
cannot-pay-vigor =
    { $who ->
        [me] あなたは{ -vigor }を支払えない
       *[opponent] 相手は{ -vigor }を支払えない
    }
cannot-basic =
    { $who ->
        [me] あなたは{ -basic-action }を行えない
       *[opponent] 相手は{ -basic-action }を行えない
    }
cannot-lose =
    { $who ->
        [me] あなたは{ -does-not-lose }
       *[opponent] 相手は{ -does-not-lose }
    }
cannot-win =
    { $who ->
        [me] あなたは{ -cannot-win }
       *[opponent] 相手は{ -cannot-win }
    }
cannot-use =
    { $who ->
        [me] あなたは{ $card }を使用できない
       *[opponent] 相手は{ $card }を使用できない
    }
arrows-cannot-take = カードの矢印では、{ $spot }から{ -sakura-token }は動かない
unselectable = このカードは効果では{ -unselectable }
cards-unselectable = { $card }は効果では{ -unselectable }
additional-vigor =
    { $who ->
        [me] あなたは{ $card }の使用に、{ -additional-cost }として{ -vigor }を{ $count }支払う
       *[opponent] 相手は{ $card }の使用に、{ -additional-cost }として{ -vigor }を{ $count }支払う
    }
additional-cards =
    { $who ->
        [me] あなたは{ $card }の使用に、{ -additional-cost }として{ -hand }{ $count }枚を{ $area }にする
       *[opponent] 相手は{ $card }の使用に、{ -additional-cost }として{ -hand }{ $count }枚を{ $area }にする
    }
before-rebuild = あなたが{ -deck }を{ TERM("rebuild", "再構成") }する直前に、{ $step }
instead-of-rebuild = あなたは{ -deck }を{ TERM("rebuild", "再構成") }する代わりに、{ $step }
instead-of-reacting = あなたは{ -instead-of-reacting }、次を行ってもよい：{ $step }
instead-of-defeat = あなたは{ -defeat }する代わりに、{ $step }
instead-of-resolving = { $card }の解決の代わりに、{ $step }
instead-of-resolving-all = { $card }の解決の代わりに、次をすべて行う：{ $step }
range-restriction = { -range-restriction }（{ $least }-{ $most }）

## 時

phase-start-begin =
    { $whose ->
        [mine] あなたの{ -start-phase }の初めに、{ $step }
        [opponent] 相手の{ -start-phase }の初めに、{ $step }
       *[each] 各{ -start-phase }の初めに、{ $step }
    }
phase-start =
    { $whose ->
        [mine] あなたの{ -start-phase }に、{ $step }
        [opponent] 相手の{ -start-phase }に、{ $step }
       *[each] 各{ -start-phase }に、{ $step }
    }
phase-main-begin =
    { $whose ->
        [mine] あなたの{ -main-phase }の初めに、{ $step }
        [opponent] 相手の{ -main-phase }の初めに、{ $step }
       *[each] 各{ -main-phase }の初めに、{ $step }
    }
phase-main-end =
    { $whose ->
        [mine] あなたの{ -main-phase }の終わりに、{ $step }
        [opponent] 相手の{ -main-phase }の終わりに、{ $step }
       *[each] 各{ -main-phase }の終わりに、{ $step }
    }
phase-end =
    { $whose ->
        [mine] あなたの{ -end-phase }に、{ $step }
        [opponent] 相手の{ -end-phase }に、{ $step }
       *[each] 各{ -end-phase }に、{ $step }
    }
whenever = { $trigger }時、{ $step }
whenever-afterwards = { $trigger }時、その解決の後に、{ $step }
trigger-life-damaged = あなたが{ TERM("rebuild", "再構成") }以外で{ -life }に1以上のダメージを受けた
trigger-life-damaged-by-attack = あなたが《{ -attack-object }》で{ -life }に1以上のダメージを受けた
trigger-life-fell = あなたの{ -life }が{ $to }以下になった
trigger-attack =
    { $who ->
        [me] あなたが《{ -attack-object }》を行った
       *[opponent] 相手が《{ -attack-object }》を行った
    }
trigger-first-attack =
    { $who ->
        [me] あなたがそのターン最初の《{ -attack-object }》を行った
       *[opponent] 相手がそのターン最初の《{ -attack-object }》を行った
    }
trigger-this-attack = この《{ -attack-object }》が行われた
trigger-reacted =
    { $who ->
        [me] あなたが{ $card }で{ TERM("react", "対応した") }
       *[opponent] 相手が{ $card }で{ TERM("react", "対応した") }
    }
trigger-rebuilt =
    { $who ->
        [me] あなたが{ -deck }を{ TERM("rebuild", "再構成") }した
       *[opponent] 相手が{ -deck }を{ TERM("rebuild", "再構成") }した
    }
trigger-aura-changed = 《{ -attack-object }》のダメージか{ -basic-action }で、相手の{ -aura }がそのターン初めて変化した
unguarded = { -unguarded }
resurgence = { -resurgence }：{ $condition }
immediate-resurgence = { -immediate-resurgence }：{ $trigger }時
immediate-resurgence-named = { -immediate-resurgence }：{ $name }（{ $trigger }時）

## 双掌繚乱と眼前構築

pool-unknown-megami = 「{ $key }」という{ -megami }は{ -megami-list }にありません。
pool-same-megami = { $first }と{ $second }は番号が同じなので、一緒には選べません。
pool-unknown-card = 「{ $number }」という番号のカードはありません。
pool-not-in-pool = { $card }は、{ $first }と{ $second }では使えません。
pool-chosen-twice = { $card }は1枚だけ選べます。
pool-normals-count = { -normal }は{ $wanted }枚選びます（今は{ $count }枚）。
pool-specials-count = { -special }は{ $wanted }枚選びます（今は{ $count }枚）。
pool-other-edition = 「{ $set }」のカードと「{ $edition }」のルールでは遊べません。

## カウンター・使用・起きたこと・カードの場所

amount-attacks-in-phase =
    { $whose ->
        [me] このフェイズにあなたが行った《{ -attack-object }》の回数
       *[opponent] このフェイズに相手が行った《{ -attack-object }》の回数
    }
amount-times-damaged =
    { $whose ->
        [me] このターンにあなたが{ -damage }を受けた回数
       *[opponent] このターンに相手が{ -damage }を受けた回数
    }
amount-attacks-and-reactions = このターンに行われた《{ -attack-object }》と{ -reaction }の合計回数
amount-on-enhancements =
    { $whose ->
        [me] あなたの{ -enhancements }にある{ -sakura-token }の合計
       *[opponent] 相手の{ -enhancements }にある{ -sakura-token }の合計
    }
amount-counter =
    { $whose ->
        [me] あなたの{ $name }
       *[opponent] 相手の{ $name }
    }
raise-counter =
    { $whose ->
        [me] あなたの{ $name }を{ $by }上げる
       *[opponent] 相手の{ $name }を{ $by }上げる
    }
nth-of-a-turn =
    { $nth ->
       *[any] { $nth }回目
    }
trigger-nth-attack =
    { $who ->
        [me] あなたが各ターン{ nth-of-a-turn }の《{ -attack-object }》を行った
       *[opponent] 相手が各ターン{ nth-of-a-turn }の《{ -attack-object }》を行った
    }
trigger-attack-resolved =
    { $who ->
        [me] あなたの《{ -attack-object }》の解決が終わった
       *[opponent] 相手の《{ -attack-object }》の解決が終わった
    }
trigger-disenchanted =
    { $whose ->
        [me] あなたの別の付与札が破棄された
       *[opponent] 相手の別の付与札が破棄された
    }
cannot-basic-actions =
    { $who ->
        [me] あなたは{ -basic-action }{ $action }を行えない
       *[opponent] 相手は{ -basic-action }{ $action }を行えない
    }
cannot-basic-neither =
    { $who ->
        [me] あなたは{ -basic-action }{ $first }も{ $second }も行えない
       *[opponent] 相手は{ -basic-action }{ $first }も{ $second }も行えない
    }
amount-distance-moved = { -current-distance }と{ -turn-start-distance }との差
amount-cards = { $card }の枚数
card-with-keyword = { $keyword }を持つ{ $card }
attack-damage-dash =
    { $where ->
        [aura] { -aura-damage }が「-」の{ attack-comma }{ $attack }
        [life] { -life-damage }が「-」の{ attack-comma }{ $attack }
       *[either] { -aura-damage }か{ -life-damage }が「-」の{ attack-comma }{ $attack }
    }
attack-damage-least =
    { $where ->
        [aura] { -aura-damage }が{ $least }以上の{ attack-comma }{ $attack }
        [life] { -life-damage }が{ $least }以上の{ attack-comma }{ $attack }
       *[either] どちらかのダメージが{ $least }以上の{ attack-comma }{ $attack }
    }
attack-damage-most =
    { $where ->
        [aura] { -aura-damage }が{ $most }以下の{ attack-comma }{ $attack }
        [life] { -life-damage }が{ $most }以下の{ attack-comma }{ $attack }
       *[either] どちらかのダメージが{ $most }以下の{ attack-comma }{ $attack }
    }
change-damage-goes = そのダメージで動く{ -sakura-token }を{ $target }へ動かす
change-instead-of-damage = ダメージを与える代わりに次を行う：{ $step }
condition-used-out-of = このカードを{ $area }から使った
condition-used-as-reaction = このカードを{ -reaction }で使った
condition-other-specials-used = あなたの他の{ -special }がすべて{ -devoted }
condition-used-this-turn = このターンにあなたが{ $card }を使っている
condition-not-used-this-turn = このターンにあなたが{ $card }を使っていない
trigger-life-damaged-by-anything = あなたが{ -life }へ1以上のダメージを受けた
trigger-special-returned = あなたの{ -devoted-special }が{ -unused }に戻った
usable-from = このカードは{ $area }にあっても、手札にある時と同じように使える
lends-sealed = このカードの下に{ TERM("seal", "封印された") }カードの【{ -forced }】効果と{ -extra-basic-action }が、あなたに有効になる（【{ -on-transform }】効果は解決しない）
extra-basic-action-text = { -extra-basic-action }《{ $name }》：{ $step }
once-a-turn = これは1ターンに1回だけ行える
option-extra-basic = { $name }
line-of-side = 〔{ $side }〕
use-without-cost = その{ -cost }は支払わない
use-without-all = その{ -use-cost }は支払わない
use-as-answer = このカードが《{ -attack-object }》に対応しているなら、そのカードも同じ《{ -attack-object }》に対応しているとみなす
use-gives = そのカードの《{ -attack-object }》は{ $what }を得る
use-ends-phase = それが《{ -full-power }》を持つなら、その後に現在のフェイズを終える
use-goes-on = その使用では現在のフェイズは終わらない
after-rebuild = { -rebuild }の手順の最後に、{ $step }

crystals-stay =
    { $but ->
        [own-upkeep] このカードの上の{ -sakura-token }は、あなたの{ -start-phase }の処理でしか動かない
        [this] このカードの上の{ -sakura-token }は、このカードの効果でしか動かない
       *[nothing] このカードの上の{ -sakura-token }は動かない
    }
crystals-stay-unless =
    { $but ->
        [own-upkeep] { $condition }場合を除き、このカードの上の{ -sakura-token }は、あなたの{ -start-phase }の処理でしか動かない
        [this] { $condition }場合を除き、このカードの上の{ -sakura-token }は、このカードの効果でしか動かない
       *[nothing] このカードの上の{ -sakura-token }が動くのは、{ $condition }場合だけ
    }
upkeep-may-be-spared = あなたの{ -start-phase }の処理で、このカードの上の{ -sakura-token }を動かさなくてもよい
option-upkeep-move = 結晶を動かす
option-upkeep-keep = 動かさない
trigger-such-attack =
    { $who ->
        [me] あなたが{ $attack }を行った
       *[opponent] 相手が{ $attack }を行った
    }
trigger-first-such-attack =
    { $who ->
        [me] あなたがそのターンに初めて{ attack-comma }{ $attack }を行った
       *[opponent] 相手がそのターンに初めて{ attack-comma }{ $attack }を行った
    }
trigger-this-attack-answered = この《{ -attack-object }》に対応された
trigger-this-attack-answered-with = この《{ -attack-object }》に{ $card }で対応された
later-turn-end = このターンの{ -end-phase }に、{ $step }
