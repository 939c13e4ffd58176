# 추가 규칙 §5: 계략과 그 카드들이 하는 다른 일. 카드의 글은 phrases.ftl처럼 마침표 없는 문장으로 쓴다.

## 카드의 글

plan-text = { -enact-plan }. 그 뒤 다음번 { -prepare-plan }:{ "\u000A" }{ $plans }
plan-part = { $plan }: { $step }
plan-prepare-next = 다음번 { -prepare-plan }
plan-prepare-anew = { -prepare-plan }
plans-of-discard = 당신의 { -discard }에 있는 카드의 { -plan }{ JOSA("을/를") } 한 장에 한 번씩 원하는 수만큼 원하는 순서로 { TERM("enact-plan", "실행한다") }. 모두 해결하면 다음번 { -prepare-plan }
condition-plan-open = 당신의 { -plan }{ JOSA("이/가") } 준비되어 있지 않다
card-played-or-used =
    { $whose ->
        [me] 당신 { -discard } 또는 { -devoted-special } 중 { $card }
       *[opponent] 상대 { -discard } 또는 { -devoted-special } 중 { $card }
    }
emptied = { $cards } 골라 그 위의 { -sakura-token }을 모두 { -shadow }로 보낸다
use-or-put = { $cards } 골라 사용하거나 { $where }

## 물음과 답

prompt-prepare-plan = 다음번 { -plan }{ JOSA("을/를") } 비밀리에 준비하세요.
option-put = { $card }{ JOSA("을/를") } { $area }{ JOSA("으로/로") } 만든다

## 기록

line-counter-laid-open = { $who }{ JOSA("이/가") } { $counter }{ JOSA("을/를") } 공개했다: { $value }.
