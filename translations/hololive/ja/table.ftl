# 卓の上：プレートに書くこと、アーツのボタン。

hololive-plate = { $name }：{ -hololive-holomem }{ $holomem }、{ -hololive-life }{ $life }、{ -hololive-holo-power }{ $power }{ $skill ->
    [0] 、{ -hololive-oshi-skill }は使用済み
   *[other] {""}
}{ $sp ->
    [0] 、{ -hololive-sp-oshi-skill }は使用済み
   *[other] {""}
}{ $collab ->
    [yes] 、コラボ済み
   *[no] {""}
}{ $baton ->
    [yes] 、{ -hololive-baton-touch }済み
   *[no] {""}
}{ $limited ->
    [yes] 、{ -hololive-limited }使用済み
   *[no] {""}
}{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $decides ->
    [yes] 、選択中
   *[no] {""}
}
hololive-plate-box =
    { $what ->
        [oshi] 推しスキル
        [sp] SP
        [collab] コラボ
        [baton] バトン
       *[limited] LIMITED
    }
hololive-button-arts = { $arts }：{ $damage } → { $area ->
        [center] センター
        [collab] コラボ
       *[back] { $target }
    }
hololive-button-arts-at-one = { $arts }：{ $damage }…
hololive-button-target = { $area ->
        [center] センター
        [collab] コラボ
       *[back] バック
    }の{ $target }：{ $damage }
