# 追加ルール§9のテキスト：マシンと造花結晶、騎動、TransFormカード。句は文末の「。」なしで書く。

amount-tokens =
    { $whose ->
        [me] あなたの{ $area }の{ -artificial-crystal }{ counted-number }
       *[opponent] 相手の{ $area }の{ -artificial-crystal }{ counted-number }
    }
amount-tokens-spent =
    { $whose ->
        [me] あなたの{ $area }の{ -artificial-crystal }{ counted-number }
       *[opponent] 相手の{ $area }の{ -artificial-crystal }{ counted-number }
    }
burn-tokens = 自分の{ -machine }の{ -artificial-crystal }{ $count }つを{ -burn }
burn-to-use = このカードの使用に、{ -additional-cost }として{ -artificial-crystal }{ $count }つを{ -burn }
burns-back = あなたが{ -artificial-crystal }を{ -burn }時、代わりに同じ数の{ -burnt }のものを{ -machine }へ動かす
recover-tokens = { -burnt }にある自分の{ -artificial-crystal }を{ $count }つ{ -restore }
recover-all-tokens = { -burnt }にある自分の{ -artificial-crystal }をすべて{ -restore }
x-recovered = Xは、このカードで回復した数
do-ride = { -ride }を行う
option-ride = { $way }
trigger-rode = あなたが{ -ride }で{ -distance }を変えた
count-at-distance = あなたの{ -distance-plus }は{ -distance }の{ -sakura-token }として数え、その場所もふさぐ。あなたの{ -distance-minus }の下の{ -sakura-token }は数えず、選べない
condition-at-distance = あなたの{ -artificial-crystal }が{ -distance }にある
leave-distance = それらを{ -burnt }にする
attack-dash-or-up-to-x =
    { $where ->
        [aura] { -aura-damage }が「-」かX以下の{ $attack }
       *[life] { -life-damage }が「-」かX以下の{ $attack }
    }
leave-only =
    { $left ->
        [0] { $source }の{ -sakura-token }をすべて{ $target }へ動かす
       *[other] { $source }に{ $left }つだけ残るように、{ -sakura-token }を{ $target }へ動かす
    }
do-transform = 自分の{ -machine }を{ -transform-machine }
amount-times-transformed = この{ -sakura-duel }であなたの{ -machine }が{ TERM("transform-machine", "TransForm") }した回数
condition-transformed = このターンにあなたの{ -machine }が{ TERM("transform-machine", "TransForm") }した
titled = { $name }：{ $text }
trigger-pile-even =
    { $whose ->
        [me] あなたの{ $area }が0でない偶数枚になった
       *[opponent] 相手の{ $area }が0でない偶数枚になった
    }
no-hand-limit =
    { $who ->
        [me] あなたの{ -hand-limit }はない
       *[opponent] 相手の{ -hand-limit }はない
    }
draws-at-start =
    { $who ->
        [me] あなたが引くカードは{ $count }枚だけ
       *[opponent] 相手が引くカードは{ $count }枚だけ
    }
through-next-start =
    { $whose ->
        [me] 次のあなたの{ -start-phase }に、{ $standing }
       *[opponent] 次の相手の{ -start-phase }に、{ $standing }
    }
lasting-through-start = { $who }の{ $card }、次の{ -start-phase }に：{ $effect }
to-extra = { $count ->
       *[other] { -extra }に戻す
    }

## TransFormカードに書かれた名

-beta-edge = Beta-Edge
    .gloss = ある{ -transform-card }がもたらす{ -extra-basic-action }。{ -attack-object }の後に{ -ride }を行う。

-gamma-ray = Gamma-Ray
    .gloss = ある{ -transform-card }がもたらす{ -extra-basic-action }。{ -opponent }の{ -deck }の一番上のカードを{ -opponent }の{ -discard }に置く。

-delta-wing = Delta-Wing
    .gloss = ある{ -transform-card }がもたらす{ -extra-basic-action }。{ -current-distance }が7以下なら、{ -shadow }から{ -distance }へ{ -sakura-token }を一つ動かす。

-sigma-drive = Sigma-Drive
    .gloss = ある{ -transform-card }がもたらす{ -extra-basic-action }。{ -turn }に一度の{ -attack-object }。行ったあと畏縮する。

-zeta-voice = Zeta-Voice
    .gloss = ある{ -transform-card }の{ -forced }効果。{ -opponent }が{ -rebuild }を行ったあと、{ -attack-object }を行える。

-phi-cycle = Phi-Cycle
    .gloss = ある{ -transform-card }の{ -forced }効果。{ -opponent }の{ -discard }の枚数が偶数になると{ -vigor }を得る。
place-burnt = { $who }の{ -burnt }
