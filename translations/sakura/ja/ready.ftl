# 既製のデッキ（engine/sakura/ready_decks.toml）：名前と狙い。

ready-deck-blade-and-glaive = 刀と薙刀
    .aim = 二柱の届く間合3から5でオーラを崩し、「月影落」で決める。
ready-deck-shot-and-slash = 撃って斬る
    .aim = 遠くからオーラを撃ち落とし、踏み込んで斬る。
ready-deck-drawn-blade-dance = 居合の舞
    .aim = 間合3から4を対応で守り、全力の一撃を待つ。
ready-deck-line-at-five = 間合五の陣
    .aim = 間合5なら薙刀も銃も届く。そこに留まり攻め続ける。
ready-deck-answer-to-everything = 応じ手尽くし
    .aim = 攻めさせて、すべてを受け流し、返す。
ready-deck-out-of-reach = 届かぬ高み
    .aim = 間合6〜8に離れて、一ターンに三枚撃ち込む。

build-ready = 既製のデッキ
build-ready-tip = この二柱の、すぐ使えるデッキです。
build-ready-brought = { $name }：{ $aim }
ready-title = 既製のデッキ
ready-note = それぞれ一つ選びます。同じものでも構いません。
ready-play = 決闘を始める
ready-choose = メガミから選ぶ
choose-ready = 既製のデッキ
choose-ready-tip = 既製のデッキですぐに始めます
ready-of-first = 一人目のデッキ
ready-of-second = 二人目のデッキ
