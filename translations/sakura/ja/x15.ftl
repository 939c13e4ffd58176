# 追加ルール§15のテキスト：順風・逆風と潜水。句は文末の「。」なしで書く。

condition-headwind =
    { $whose ->
        [me] あなたが{ -headwind }である
       *[opponent] 相手が{ -headwind }である
    }
condition-tailwind =
    { $whose ->
        [me] あなたが{ -tailwind }である
       *[opponent] 相手が{ -tailwind }である
    }
condition-submerged =
    { $whose ->
        [me] あなたが{ -submerged }である
       *[opponent] 相手が{ -submerged }である
    }
dive = { -dive }を行う
resolve-dive = あなたの{ TERM("dive-resolution", "潜水を解決") }する
before-resolving = { $card }を解決する前に、{ $step }
card-used-by =
    { $who ->
        [me] あなたが使用した{ $card }
       *[opponent] 相手が使用した{ $card }
    }
card-used-out-of-by =
    { $who ->
        [me] あなたが{ $area }から使用した{ $card }
       *[opponent] 相手が{ $area }から使用した{ $card }
    }
change-damage-goes-of-life = その{ -life-damage }で動く{ -sakura-token }を{ $target }へ動かす
change-range-ends = { -range }を{ $least }つ以上持つなら、最小と最大の値だけを残して、ほかの{ -range }をすべて失う
trigger-this-returned = このカードが{ -unused }に戻った
trigger-came-closer = 相手のターンに、{ -current-distance }がターン開始時より{ $by }以上小さくなった
show-from-deck =
    { $whose ->
        [me] あなたの{ -deck }の上から{ $count }枚を{ -public }する
       *[opponent] 相手の{ -deck }の上から{ $count }枚を{ -public }する
    }
deal-to-aura-and-life =
    { $who ->
        [me] あなたの{ -aura }と{ -life }に{ $amount }{ -damage }を与える
       *[opponent] 相手の{ -aura }と{ -life }に{ $amount }{ -damage }を与える
    }
prompt-dive = { -dive }の向きを秘密裏に選んでください。
line-attack-evaded = { -dive }により{ $attack }の《{ -attack-object }》は行われなかった：{ -current-distance }{ $distance }は{ -range }の外。
refusal-dive-chosen = { -dive }の向きを選ぶのは、カードの指示で{ -dive }を行う時だけです。明かされるまで、そのまま伏せておきます。
refusal-wind-turns = { -tailwind }か{ -headwind }かは、前のターンに{ -attack-object }を受けたかどうかで決まり、手では変えられません。
