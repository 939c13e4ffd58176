# 追加ルール§4：傘の開閉、面が2つあるカード、手札から公開するカード。

flip-umbrella =
    { $who ->
        [me] { -turn-umbrella }を行う
       *[opponent] 相手は{ -turn-umbrella }を行う
    }
condition-umbrella-open =
    { $whose ->
        [me] あなたの{ -umbrella }が開いている
       *[opponent] 相手の{ -umbrella }が開いている
    }
trigger-umbrella-turned =
    { $who ->
        [me] あなたが{ -turn-umbrella }を行った
       *[opponent] 相手が{ -turn-umbrella }を行った
    }
attack-of-megami = { $megami }の{ $attack }
change-range-all-sides = カードの両方の面の{ -range }を併せ持つ
may-show-this = { $trigger }時、{ $area }にあるこのカードを{ -public }してもよい
prompt-show = { $area }の{ $card }を{ -public }しますか？
trigger-first-use =
    { $who ->
        [me] あなたが自分のターンの中で初めて{ $card }を使った
       *[opponent] 相手が相手自身のターンの中で初めて{ $card }を使った
    }
condition-none-used-this-turn = このターンにあなたが{ $card }を使っていない
place-crystals-x = { $source }の{ -sakura-token }X個を{ $target }に置く（X：{ $amount }）
place-crystals = { $source }の{ -sakura-token }{ $count }つを{ $target }に置く
