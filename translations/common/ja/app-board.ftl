# 盤面の言葉：場所の名、数値、問いかけ、盤の下の一行。

board-tray-close = 広げた束を閉じる

board-section = （{ $section }）
board-card = { $card }
board-panel-line = { $panel }（{ $owner }）：{ $figures }

beside-tabs = 卓の横
beside-card = カード
beside-task = 課題
board-ask = 選んでください（{ $kind }）。
board-option = { $key }
board-chosen = 選んだ数：{ $chosen }{ $limits ->
    [exact] ／{ $most }
    [up-to] （{ $most }まで）
   *[between] （{ $least }〜{ $most }）
}
board-confirm = { $count }{ $what ->
    [cards] 枚
   *[other] 個
}に決める
board-confirm-none = 選ばずに進む
board-confirm-short = あと{ $count }{ $what ->
    [cards] 枚
   *[other] 個
}選ぶ
board-confirm-cards-to = { $count }枚を{ $area }へ
board-confirm-pieces-to = { $count }個を{ $area }へ
board-question-of = { $card }：{ $question }
board-step = { $way ->
    [more] ＋
   *[less] −
}
board-declare = 宣言する
board-filter = 名前の一部
board-names = カード名
board-take-seat = 自分のカードを見る

board-how-to-move = 光っているものは動かせます。行き先までドラッグするか、クリックしてください。
board-undo = 一手戻す（Ctrl+Z）
board-redo = やり直す（Ctrl+Shift+Z）
board-keys = キーを表示（F2）
board-undo-doubt = 運や相手によって明らかになったことがあります。それでも、その前まで戻しますか？
board-undo-sure = 戻す
board-undo-not = やめる
board-undo-never = 次からは確かめない
board-give-up = 投了する
board-give-up-doubt = { $player }が投了し、相手の勝ちになります。投了しますか？
board-give-up-sure = 投了する
board-give-up-not = 続ける
board-looking = 過去の場面を見ています。Escで現在に戻ります。
board-over = 決闘は終わりました。
board-won = { $player }の勝ちです。

board-turn = 第{ $turn }ターン
board-hit = −{ $number }{ $area ->
    [none] {""}
   *[other] {" "}{ $area }
}
board-unmet = 条件不成立
board-no-reaction = この攻撃に対応できるカードはありません。
board-go-on = 進む
board-plate-plain = { $name }{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $decides ->
    [yes] 、選択中
   *[no] {""}
}

board-area-name = { $area }
board-area-count = { $area } { $count }
board-area-of = { $area } { $count }/{ $capacity }
board-tray = { $player }の{ $area }：{ $count }枚
board-tokens = { $area }：トークン { $count }
board-tokens-beside = { $area }の{ $token }：{ $count }個
board-tokens-bound = { $area }の{ $token }（{ $owner }）：{ $count }個
board-pieces-on-panel = { $area }：{ $pieces }
board-on-panel = { $area }：カード { $count }
