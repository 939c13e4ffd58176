# 추가 규칙 §15의 텍스트: 순풍·역풍과 잠수. 구는 마침표 없이 쓴다.

condition-headwind =
    { $whose ->
        [me] 당신이 { -headwind }
       *[opponent] 상대가 { -headwind }
    }
condition-tailwind =
    { $whose ->
        [me] 당신이 { -tailwind }
       *[opponent] 상대가 { -tailwind }
    }
condition-submerged =
    { $whose ->
        [me] 당신이 { -submerged }
       *[opponent] 상대가 { -submerged }
    }
dive = { -dive }{ JOSA("을/를") } 한다
resolve-dive = 당신의 { TERM("dive-resolution", "잠수를 해결") }한다
before-resolving = { $card }{ JOSA("을/를") } 해결하기 전에, { $step }
card-used-by =
    { $who ->
        [me] 당신이 사용한 { $card }
       *[opponent] 상대가 사용한 { $card }
    }
card-used-out-of-by =
    { $who ->
        [me] 당신이 { $area }에서 사용한 { $card }
       *[opponent] 상대가 { $area }에서 사용한 { $card }
    }
change-damage-goes-of-life = 그 { -life-damage }로 옮겨지는 { -sakura-token }을 { $target }{ JOSA("으로/로") } 옮긴다
change-range-ends = { -range }를 { $least }개 이상 가졌다면 가장 작은 값과 가장 큰 값만 남기고 나머지 { -range }를 모두 잃는다
trigger-this-returned = 이 카드가 { -unused } 상태로 돌아왔을
trigger-came-closer = 상대 턴에 { -current-distance }이 턴 시작 시보다 { $by } 이상 줄었을
show-from-deck =
    { $whose ->
        [me] 당신의 { -deck } 위에서 { $count }장을 { -public }한다
       *[opponent] 상대의 { -deck } 위에서 { $count }장을 { -public }한다
    }
deal-to-aura-and-life =
    { $who ->
        [me] 당신의 { -aura }와 { -life }에 { $amount } { -damage }{ JOSA("을/를") } 준다
       *[opponent] 상대의 { -aura }와 { -life }에 { $amount } { -damage }{ JOSA("을/를") } 준다
    }
prompt-dive = { -dive }의 방향을 비밀리에 고르세요.
line-attack-evaded = { -dive }로 인해 { $attack }의 《{ -attack-object }》은 이루어지지 않았다: { -current-distance } { $distance }{ JOSA("은/는") } { -range } 밖이다.
refusal-dive-chosen = { -dive }의 방향은 카드의 지시로 { -dive }{ JOSA("을/를") } 수행할 때만 고릅니다. 공개될 때까지는 그대로 뒷면으로 둡니다.
refusal-wind-turns = { -tailwind }인지 { -headwind }인지는 앞 턴에 { -attack-object }을 받았는지로 정해지며, 손으로 바꿀 수 없습니다.
