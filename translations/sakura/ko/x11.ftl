# 추가 규칙 §11의 텍스트: 종언의 그림자. 구는 마침표 없이 쓴다.

change-dash =
    { $where ->
        [aura] { -aura-damage }{ JOSA("이/가") } 「-」가 된다
       *[life] { -life-damage }{ JOSA("이/가") } 「-」가 된다
    }
change-without-after = 【{ -after-attack }】 효과를 해결하지 않는다
cannot-disenchant =
    { $who ->
        [me] 당신의 《{ -enhancement }》 카드의 【{ -disenchant }】 효과는 해결되지 않는다
       *[opponent] 상대의 《{ -enhancement }》 카드의 【{ -disenchant }】 효과는 해결되지 않는다
    }
cannot-take-damage =
    { $who ->
        [me] 당신은 { -damage }{ JOSA("을/를") } 받지 않는다
       *[opponent] 상대는 { -damage }{ JOSA("을/를") } 받지 않는다
    }
trigger-attack-dealt =
    { $who ->
        [me] 상대에게 { $amount } 이상의 { -damage }{ JOSA("을/를") } 준 당신의 《{ -attack-object }》의 해결이 끝났을
       *[opponent] 당신에게 { $amount } 이상의 { -damage }{ JOSA("을/를") } 준 상대의 《{ -attack-object }》의 해결이 끝났을
    }
trigger-phase-begins = 당신의 { $phase }{ JOSA("이/가") } 시작되었을
gain-used = { -extra }에서 { $card }{ JOSA("을/를") } { TERM("used", "사용된 상태") }로 얻는다
shadow-of-the-end-rises = 당신의 { -shadow-of-the-end }{ JOSA("이/가") } 되살아난다
