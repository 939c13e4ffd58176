# 追加ルール§18のテキスト：物語ボード、幕、構想カード。句は文末の「。」なしで書く。

amount-act-value = { -act-value }
condition-act-is = { -act-color }が{ $colors }
act-effect = { $color }：{ $step }
story-board-rule = 各{ -end-phase }に、あなたの{ -prepared-plot }の{ -achievement-condition }がそのターン中に満たされていれば、その{ -sakura-token }を1つ右の{ -plot-space }へ進める。一番右へ進んだら{ -plot }は{ -achieved }になり、下へ向かう線に沿って次の{ -act }へ進み（{ TERM("trial", "試練") }のある線へは{ -will }を込めた{ -plot }の時だけ、ない線へは込めていない時だけ）、その色の効果を解決する：{ "\u000A" }{ $effects }
resolve-act = その色の{ -effect }を解決する
achievement =
    { $times ->
        [1] { $condition }（達成回数：1）
       *[other] { $condition }（達成回数：{ $times }）
    }
prepare-it = それを{ TERM("prepare-plot", "準備する") }
prepare-or-be-removed = { $cards }を選び、{ TERM("prepare-plot", "準備する") }。{ -achieved }から準備したなら、このカードを{ TERM("remove", "取り除く") }
prepare-from = { $cards }を選び、{ TERM("prepare-plot", "準備する") }
option-act = { $color } { $value }
prompt-next-act = どの{ -act }へ進みますか？
option-plot-side =
    { $side ->
        [will] { -will }を込めて{ -face-down }で置く：{ $goal }
       *[other] { -face-up }で置く：{ $goal }
    }
prompt-plot-side = { -plot }をどちらの面で置きますか？
cannot-advance-plot =
    { $who ->
        [me] あなたの{ -plot-kind }は進まない
       *[opponent] 相手の{ -plot-kind }は進まない
    }
amount-last-turn = 直前のターン
amount-plot-advanced = あなたの{ -plot-kind }が最後に進んだターン
condition-no-plot-advanced = あなたの{ -plot-kind }が直前のターンに進んでいない
condition-plot-not-prepared = この{ -plot }がこのターンに{ TERM("prepare-plot", "準備された") }のでない
condition-crystals-at-once = このターンに{ $least }つ以上の{ -sakura-token }が一度に移動した
condition-crystals-at-once-elsewhere = このターンに{ $least }つ以上の{ -sakura-token }が、{ -enhancements }以外へ一度に移動した
condition-life-changed = このターンにいずれかの{ -life }が変化した
condition-life-changed-at-once = このターンにいずれかの{ -life }が一度に{ $least }以上変化した
condition-arrow-resolved = このターンに{ -arrow }が解決された
condition-arrows-resolved = このターンに{ -arrow }が{ $count }回以上解決された
condition-anybody-used = このターンに{ $card }が使用された
gain-shown = { $cards }を公開し、{ -hand }に加える
gain-unused-of = { $cards }を{ -unused }で得る
trigger-goes-on = あなたが次の{ -act }へ進んだ
card-of-declared-name = 宣言された{ -name }の{ $card }
card-of-answered-attack = 対応した《{ -attack-object }》の{ $card }
answered-to-deck-top = その《{ -attack-object }》のカードを保有者の{ -deck }の上に置く
attack-by-card = { -attack }カードによる{ $attack }
