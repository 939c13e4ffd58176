# 추가 규칙 §17의 텍스트: 씨앗결정, 토양, 생육. 구절은 마침표 없이 쓴다.

sprout-seeds = 당신의 { -field }에 있는 { -seed } { $count }개를 { TERM("sprouted", "발아시킨다") }
seed-rules = 당신이 여신의 《{ -enhancement }》 카드를 사용할 때, { -field }의 { -seed } 1개를 { TERM("sprouted", "발아시킨다") }
amount-sprouted-seeds = 당신의 { -field }에서 { TERM("sprouted", "발아한") } { -seed }{ counted-number }
amount-seeds-on-cards =
    { $in-use ->
        [yes] 《{ -enhancement }》 카드 위에 있는 당신의 { -seed }{ counted-number }
       *[no] 당신의 { -enhancements } 위에 있는 { -seed }{ counted-number }
    }
amount-seeds-on-this = 이 카드 위의 { -seed }{ counted-number }
condition-all-sprouted = 당신의 { -field }에 있는 { -seed }{ JOSA("이/가") } 모두 { TERM("sprouted", "발아했다") }
condition-in-phase = { $phase }
trigger-seeds-become = 이 카드 위의 { -seed }{ JOSA("이/가") } { $count }개가 되었을
trigger-crystals-taken =
    { $who ->
        [me] 당신이 그 턴에 처음으로 { $spot }의 { -sakura-token }을 옮겼을
       *[opponent] 상대가 그 턴에 처음으로 { $spot }의 { -sakura-token }을 옮겼을
    }
upkeep-comes-here = { -start-phase }의 처리로 당신의 다른 { -enhancements }에서 { -shadow }{ JOSA("으로/로") } 보내지는 { -sakura-token }은 대신 이 카드 위로 옮겨진다
next-basic-idle =
    { $who ->
        [me] 이번 턴에 당신이 다음에 하는 { -basic-action }은 효과를 해결하지 않는다
       *[opponent] 이번 턴에 상대가 다음에 하는 { -basic-action }은 효과를 해결하지 않는다
    }
as-it-comes-and-in-end-phase = 전개했을 때, 그리고 전개중에는 당신의 { -end-phase }에, { $step }
prompt-lay-seeds = { -shadow }, 자신의 { -aura }, { -field }의 { TERM("sprouted", "발아한") } { -seed } 중에서 얹을 것을 { $count }개까지 고르세요.
prompt-growth = { -growth }: { TERM("sprouted", "발아한") } { -seed }{ JOSA("을/를") } { $count }개까지 더 얹을 수 있습니다.
place-sprouted = { $who }의 { -field }({ TERM("sprouted", "발아함") })
place-unsprouted = { $who }의 { -field }({ TERM("unsprouted", "미발아") })
