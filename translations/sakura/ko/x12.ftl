# 추가 규칙 §12의 문장: 추가패의 다른 카드로 개화하는 카드. 문장은 마침표 없이 쓰고, 줄이 그것을 붙인다.

-bloom = 개화
    .gloss = 카드를 { -extra }의 다른 카드와 { -exchange }하는 { -effect } 앞에 쓰이는 이름. 그 자체의 규칙은 없다.
amount-areas-with = { -sakura-token }이 정확히 { $crystals }개 있는 { -area }의 수
condition-area-with = { -sakura-token }이 정확히 { $crystals }개 있는 { -area }이 있다
as-used = 이 카드를 사용할 때, { $step }
as-it-stands = { $standing }
basic-different =
    { $who ->
        [me] 서로 다른 { -basic-action }을 { $times }번까지 한다
       *[opponent] 상대는 서로 다른 { -basic-action }을 { $times }번까지 한다
    }
change-damage-goes-onto = 그 데미지로 옮겨지는 { -sakura-token }을, 가능하다면 { $target }{ JOSA("으로/로") } 옮긴다
exchange-and-put = { $old }{ JOSA("을/를") } { $area }의 { $new }{ JOSA("과/와") } { -exchange }하고, { $new }{ JOSA("을/를") } { $where }
may-and-arrow = 다음을 해도 된다: { $step }. 교환했다면, { $source } → { $target }: { $count }
instead-of-recover = 당신이 { -basic-action } 《{ -recover }》를 하는 대신, { $step }. { $after }
instead-of-shadow-beyond = 이 카드 위에서 { -shadow }로 옮겨질 { -sakura-token }은 대신 { $target }{ JOSA("으로/로") } 옮겨진다. { $target }에 이미 { $most }개 이상 있다면, 대신 { $beyond }{ JOSA("으로/로") } 옮겨진다
loses-next-main-phase =
    { $who ->
        [me] 당신은 다음 { -main-phase }를 잃는다
       *[opponent] 상대는 다음 { -main-phase }를 잃는다
    }
trigger-leaves-extra = 당신의 카드가 { -extra }에서 다른 { -area }{ JOSA("으로/로") } 옮겨졌을
