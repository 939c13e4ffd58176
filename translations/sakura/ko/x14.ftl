# 추가 규칙 §14: 거울수, 완전태가 되는 카드, 추억과 여로.

amount-reflections = { -reflections }
amount-perfected = 당신이 { TERM("perfect", "완전태로 만든") } 카드 수
counted-perfected = 당신이 { TERM("perfect", "완전태로 만든") } 카드
perfect-card =
    { $which ->
        [this] 이 카드를 { -public }하고 { -perfect }
       *[it] 그것을 { -public }하고 { -perfect }
    }
trigger-card-goes =
    { $who ->
        [me] 당신의 { $source }에서 { $target }{ JOSA("으로/로") } 카드가 옮겨졌을
       *[opponent] 상대의 { $source }에서 { $target }{ JOSA("으로/로") } 카드가 옮겨졌을
    }
condition-first-card-of-duel = 이 카드가 이 { -sakura-duel }에서 당신이 처음 사용하는 카드
may-devote-from = 이 카드를 사용할 때, { $area }의 { -sakura-token }도 얹을 수 있다
instead-of-drawing = 당신은 { TERM("draw", "카드를 뽑는") } 대신에, { $step }
instead-of-rebuild-damage = 당신은 { -rebuild }으로 { -damage }를 받는 대신에, { $step }
now-and-before-rebuild = 사용할 때, 그리고 { TERM("devoted", "사용된 상태") }인 동안 당신이 { -deck }을 { TERM("rebuild", "재구성") }하기 직전에, { $step }

## 여로

journey = { -memory }의 { -journey-place }:{ "\u000A" }{ $places }{ "\u000A" }{ -homecoming }: { $home }
journey-place = { $number }: { $step }
journey-set-off = 원하는 { -journey-start }{ JOSA("을/를") } 골라 { -begin-journey }
journey-go-on = 각 { -start-phase } 처음에, { -current-place }의 효과를 하고, { -memory }의 { -sakura-token }을 { -move-clockwise }. { -journey-start }에서 두 번째가 된다면, 그 대신 { -homecoming }를 한다
prompt-set-off = { -journey-start }{ JOSA("을/를") } 고르세요.
journey-stop = { $place ->
    [1] { -vigor } +1
    [2] 부여패 ±1
    [3] 패산 아래로
   *[4] 1장 뽑기
}
journey-stop-short = { $place ->
    [2] ±1
   *[other] +1
}
option-journey-place = { $place }: { journey-stop }
