# 追加ルール§11のテキスト：終焉の影。句は文末の「。」なしで書く。

change-dash =
    { $where ->
        [aura] { -aura-damage }が「-」になる
       *[life] { -life-damage }が「-」になる
    }
change-without-after = 【{ -after-attack }】効果を解決しない
cannot-disenchant =
    { $who ->
        [me] あなたの《{ -enhancement }》カードの【{ -disenchant }】効果は解決されない
       *[opponent] 相手の《{ -enhancement }》カードの【{ -disenchant }】効果は解決されない
    }
cannot-take-damage =
    { $who ->
        [me] あなたは{ -damage }を受けない
       *[opponent] 相手は{ -damage }を受けない
    }
trigger-attack-dealt =
    { $who ->
        [me] 相手に{ $amount }以上の{ -damage }を与えたあなたの《{ -attack-object }》の解決が終わった
       *[opponent] あなたに{ $amount }以上の{ -damage }を与えた相手の《{ -attack-object }》の解決が終わった
    }
trigger-phase-begins = あなたの{ $phase }が始まった
gain-used = { -extra }から{ $card }を{ -used }で得る
shadow-of-the-end-rises = あなたの{ -shadow-of-the-end }が蘇る
