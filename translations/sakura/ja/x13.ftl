# 追加ルール§13のテキスト：凍結。句は文末の「。」なしで書く。

freeze =
    { $who ->
        [me] あなたは{ $times }回{ TERM("freeze", "凍結") }する
       *[opponent] 相手は{ $times }回{ TERM("freeze", "凍結") }する
    }
freeze-until-full =
    { $who ->
        [me] あなたは{ -aura }の空きがなくなるまで{ TERM("freeze", "凍結") }する
       *[opponent] 相手は{ -aura }の空きがなくなるまで{ TERM("freeze", "凍結") }する
    }
takes-token-instead = { -frozen }プレイヤーの{ $action }は、結晶を動かす代わりに、自分の{ -aura }の{ -freeze-token }1つを取り除く
amount-frozen =
    { $whose ->
        [me] あなたの{ -aura }にある{ -freeze-token }{ counted-number }
       *[opponent] 相手の{ -aura }にある{ -freeze-token }{ counted-number }
    }
amount-aura-room =
    { $whose ->
        [me] あなたの{ -aura }の空き
       *[opponent] 相手の{ -aura }の空き
    }
condition-aura-full =
    { $whose ->
        [me] あなたの{ -aura }に空きがない
       *[opponent] 相手の{ -aura }に空きがない
    }
trigger-aura-filled = 空きのあった相手の{ -aura }に空きがなくなった
may-use-this-given = このカードを次の変更を加えて使用してもよい（使用の支払いは行う）：{ $what }
