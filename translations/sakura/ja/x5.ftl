# 追加ルール§5：計略と、そのカードのほかの働き。カードの文章はphrases.ftlと同じく、句点のない文で書く。

## カードの文章

plan-text = { -enact-plan }。その後、次の{ -prepare-plan }：{ "\u000A" }{ $plans }
plan-part = { $plan }：{ $step }
plan-prepare-next = 次の{ -prepare-plan }
plan-prepare-anew = { -prepare-plan }
plans-of-discard = あなたの{ -discard }にあるカードの{ -plan }のうち好きな数を好きな順で{ TERM("enact-plan", "実行する") }（1枚につき1度まで）。すべてを解決したら、次の{ -prepare-plan }
condition-plan-open = あなたの{ -plan }が準備されていない
card-played-or-used =
    { $whose ->
        [me] あなたの{ -discard }か{ -devoted-special }の{ $card }
       *[opponent] 相手の{ -discard }か{ -devoted-special }の{ $card }
    }
emptied = { $cards }を選び、その上の{ -sakura-token }すべてを{ -shadow }に送る
use-or-put = { $cards }を選び、使用するか{ $where }

## 問いと答え

prompt-prepare-plan = 次の{ -plan }を秘密裏に準備してください。
option-put = { $card }を{ $area }にする

## ログ

line-counter-laid-open = { $who }は{ $counter }を公開した：{ $value }。
