# 単語に自分で書き添えるもの：メモ、タグ、星、意味。自分の単語と例文。

study-kind-own = 自分の単語
study-kind-sentence = 自分の例文
study-ask-turn = { $language }では？ 思い浮かべてから、めくってください。
