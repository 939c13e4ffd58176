# 추가 룰 §9의 텍스트: 머신과 조화결정, 기동, TransForm 카드. 구는 문장 끝의 마침표 없이 쓴다.

amount-tokens =
    { $whose ->
        [me] 당신의 { $area }에 있는 { -artificial-crystal }{ counted-number }
       *[opponent] 상대의 { $area }에 있는 { -artificial-crystal }{ counted-number }
    }
amount-tokens-spent =
    { $whose ->
        [me] { $area } 상태인 당신의 { -artificial-crystal }{ counted-number }
       *[opponent] { $area } 상태인 상대의 { -artificial-crystal }{ counted-number }
    }
burn-tokens = 자신의 { -machine }에 있는 { -artificial-crystal } { $count }개를 { -burn }
burn-to-use = 이 카드의 사용에 { -additional-cost }으로 { -artificial-crystal } { $count }개를 { -burn }
burns-back = 당신이 { -artificial-crystal }을 { TERM("burn", "연소시킬") } 때, 대신 같은 수의 { TERM("burnt", "연소된") } { -artificial-crystal }을 { -machine }으로 옮긴다
recover-tokens = { -burnt } 상태인 자신의 { -artificial-crystal }을 { $count }개 { -restore }
recover-all-tokens = { -burnt } 상태인 자신의 { -artificial-crystal }을 모두 { -restore }
x-recovered = X는 이 카드로 회복한 수
do-ride = { -ride }을 한다
option-ride = { $way }
trigger-rode = 당신이 { -ride }으로 { -distance }을 바꾸었을
count-at-distance = 당신의 { -distance-plus }은 { -distance }의 { -sakura-token }으로 세고 그 자리도 차지한다. 당신의 { -distance-minus } 아래의 { -sakura-token }은 세지 않으며 고를 수 없다
condition-at-distance = 당신의 { -artificial-crystal }이 { -distance }에 있다
leave-distance = 그것들을 { -burnt } 상태로 만든다
attack-dash-or-up-to-x =
    { $where ->
        [aura] { -aura-damage }가 「-」이거나 X 이하인 { $attack }
       *[life] { -life-damage }가 「-」이거나 X 이하인 { $attack }
    }
leave-only =
    { $left ->
        [0] { $source }의 { -sakura-token }을 모두 { $target }{ JOSA("으로/로") } 옮긴다
       *[other] { $source }에 { $left }개만 남도록 { -sakura-token }을 { $target }{ JOSA("으로/로") } 옮긴다
    }
do-transform = 자신의 { -machine }을 { -transform-machine }
amount-times-transformed = 이 { -sakura-duel }에서 당신의 { -machine }이 { TERM("transform-machine", "TransForm") }한 횟수
condition-transformed = 이번 턴에 당신의 { -machine }이 { TERM("transform-machine", "TransForm") }했다
titled = { $name }: { $text }
trigger-pile-even =
    { $whose ->
        [me] 당신의 { $area } 장수가 0이 아닌 짝수가 되었을
       *[opponent] 상대의 { $area } 장수가 0이 아닌 짝수가 되었을
    }
no-hand-limit =
    { $who ->
        [me] 당신의 { -hand-limit }은 없다
       *[opponent] 상대의 { -hand-limit }은 없다
    }
draws-at-start =
    { $who ->
        [me] 당신이 뽑는 카드는 { $count }장뿐이다
       *[opponent] 상대가 뽑는 카드는 { $count }장뿐이다
    }
through-next-start =
    { $whose ->
        [me] 다음 당신의 { -start-phase }에, { $standing }
       *[opponent] 다음 상대의 { -start-phase }에, { $standing }
    }
lasting-through-start = { $who }의 { $card }, 다음 { -start-phase }에: { $effect }
to-extra = { $count ->
       *[other] { -extra }로 되돌린다
    }

## TransForm 카드에 적힌 이름

-beta-edge = Beta-Edge
    .gloss = 어느 { -transform-card }{ JOSA("이/가") } 주는 { -extra-basic-action }. { -attack-object } 뒤에 { -ride }을 한다.

-gamma-ray = Gamma-Ray
    .gloss = 어느 { -transform-card }{ JOSA("이/가") } 주는 { -extra-basic-action }. { -opponent }의 { -deck } 맨 위 카드를 { -opponent }의 { -discard }{ JOSA("으로/로") } 보낸다.

-delta-wing = Delta-Wing
    .gloss = 어느 { -transform-card }{ JOSA("이/가") } 주는 { -extra-basic-action }. { -current-distance }이 7 이하이면 { -shadow }의 { -sakura-token } 하나를 { -distance }{ JOSA("으로/로") } 옮긴다.

-sigma-drive = Sigma-Drive
    .gloss = 어느 { -transform-card }{ JOSA("이/가") } 주는 { -extra-basic-action }. 한 { -turn }에 한 번 할 수 있는 { -attack-object }. 그 뒤에 위축된다.

-zeta-voice = Zeta-Voice
    .gloss = 어느 { -transform-card }의 { -forced } 효과. { -opponent }{ JOSA("이/가") } { -rebuild }{ JOSA("을/를") } 한 뒤 { -attack-object }{ JOSA("을/를") } 할 수 있다.

-phi-cycle = Phi-Cycle
    .gloss = 어느 { -transform-card }의 { -forced } 효과. { -opponent }의 { -discard } 장수가 짝수가 되면 { -vigor }{ JOSA("을/를") } 얻는다.
place-burnt = { $who }의 { -burnt }
