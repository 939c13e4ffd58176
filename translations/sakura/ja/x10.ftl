# 追加ルール§10のテキスト：ゲージ、帯電状態、嵐の力。句は文末の「。」なしで書く。

raise-either = { $names }を{ $by }上げる
option-gauge = { $name }+{ $by }
double-gauge = { $name }を2倍にする
power = { $name }-{ $by }：{ $step }
power-sheet = { -storm-power }の一覧。下げるゲージとその値で決まる：{ "\u000A" }{ $powers }
use-powers =
    { $twice ->
        [no] { TERM("use-storm", "異なる嵐の力を") }{ $times }回まで使用してもよい
       *[yes] { TERM("use-storm", "嵐の力を使用") }してもよい
    }
condition-chose-standard = あなたが{ -standard-action }を選んでいる
charges-cards = あなたが使った{ $megami }以外のカードは{ -charge }になる。あなたの{ -in-use }、{ -discard }、{ -enhancements }、{ -specials }から離れるか{ -unused }になると、元に戻る
discharges = あなたは、使った時のそのカード、{ TERM("rebuild", "再構成") }の直前の好きな枚数、{ -standard-action }の1つとして1枚の{ TERM("discharge", "帯電状態を解除") }してよい。その度に自分のゲージを1つ選んで1上げる
prompt-discharge = { -discharge }カードを選べます。
option-discharge = { $card }の{ TERM("discharge", "帯電状態を解除") }：{ $name }+1
cannot-charge =
    { $who ->
        [me] あなたが使ったカードは{ -charge }にならない
       *[opponent] 相手が使ったカードは{ -charge }にならない
    }
arrow-up-to = { $arrow }（少なく動かしてもよい）
line-token-on = { $card }が{ $token }になった。
line-token-off = { $card }は{ $token }でなくなった。
