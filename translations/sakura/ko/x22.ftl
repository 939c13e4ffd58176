# 추가 룰 §22의 텍스트: 열상 토큰, 열상화. 구는 문장 끝의 마침표 없이 쓴다.

lacerate =
    { $whose ->
        [me] 당신의 { $areas }에 { -laceration } { $count }{ JOSA("을/를") } 준다
       *[opponent] 상대의 { $areas }에 { -laceration } { $count }{ JOSA("을/를") } 준다
    }
lacerate-they-choose =
    { $whose ->
        [me] 상대가 당신의 { $areas } 중 하나를 고르고, 당신은 그곳에 { -laceration } { $count }{ JOSA("을/를") } 준다
       *[opponent] 상대가 자신의 { $areas } 중 하나를 고르고, 당신은 그곳에 { -laceration } { $count }{ JOSA("을/를") } 준다
    }
answered-as-laceration = 그 { -damage }의 값 X/Y 그대로, 당신은 { "{X/Y}" }의 { -laceration }{ JOSA("을/를") } 받는다
bleed-all = 자신의 { -laceration-token }{ JOSA("이/가") } 있는 영역을 하나씩 골라 모두 { TERM("laceration-damage", "데미지화") }한다
bleed-chosen = 원하는 만큼 영역을 고르고, 그곳에 있는 당신의 { -laceration-token }{ JOSA("을/를") } 원하는 순서로 { TERM("laceration-damage", "데미지화") }한다
trigger-bled-out = 자신의 { -laceration-token }{ JOSA("이/가") } 그것이 있는 { -life } 이상이 되었을
bleed-out = 즉시 그것들을 { TERM("laceration-damage", "데미지화") }한다
later-answered-or-now = 이 카드로 { TERM("react", "대응한") } 《{ -attack-object }》이 있다면 그 해결 뒤에, 다음을 차례로 한다: { $step }
amount-every-laceration = 당신의 { -laceration-token }{ counted-number }
amount-lacerations = { $spot }에 있는 당신의 { -laceration-token }{ counted-number }
condition-damaged =
    { $count ->
        [1] 당신이 이번 턴에 { -damage }{ JOSA("을/를") } 받았다
       *[other] 당신이 이번 턴에 { -damage }{ JOSA("을/를") } { $count }번 이상 받았다
    }
trigger-nth-damage = 당신이 각 턴에 { nth-of-a-turn } { -damage }{ JOSA("을/를") } 받았을
change-lacerated = { -damage }{ JOSA("이/가") } { TERM("lacerated", "열상화") }한다
change-aura-barred = 상대가 { -aura-damage }{ JOSA("을/를") } 고르지 못하게 한다
trait-lacerated = { TERM("lacerated", "열상화") }
trait-aura-barred = { -aura-damage } 선택 불가
option-area = { $area }
prompt-lacerate = { -laceration } { $count }{ JOSA("을/를") } 받을 { -area }을 고르세요.
prompt-laceration = 어느 { -laceration }{ JOSA("을/를") } 받을지 고르세요: { -aura }에 { $aura } 또는 { -life }에 { $life }.
prompt-bleed = { TERM("laceration-damage", "데미지화") }할 { -laceration-token }{ JOSA("이/가") } 있는 { -area }을 고르세요.
refusal-laceration-stays = { -laceration-token }{ JOSA("은/는") } 손으로 옮길 수 없습니다. 놓은 플레이어의 { -start-phase } 등에서 { -damage }{ JOSA("이/가") } 될 때에만 제거됩니다.
