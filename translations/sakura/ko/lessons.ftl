# 배우기(engine/sakura/lessons): 제목, 할 일, 이유, 일어난 일.

# 1
sakura-lesson-distance = 간격과 적정거리
    .about = 어느 카드가 닿는지, 어떻게 다가가는지
sakura-lesson-distance-reach = { $card }{ JOSA("을/를") } 사용하세요. 손패에서 판 가운데로 끌어다 놓습니다.
    .why = { -attack }은 { -distance }이 { -range } 안에 있을 때만 닿습니다. 지금 { -distance }은 4, 이 카드는 3에서 4까지 닿습니다.
    .done = 맞았습니다. { -damage } 3/1은 “{ -aura } 3” 또는 “{ -life } 1” 중에서 고르게 합니다. 상대는 { -aura }로 받았습니다.
sakura-lesson-distance-reach-first = 먼저 공격하세요. 이미 { -range } 안입니다.
sakura-lesson-distance-reach-end = 아직 턴을 끝내지 마세요. 손패의 카드가 닿습니다.
sakura-lesson-distance-step = { $card }{ JOSA("은/는") } 3에만 닿습니다. { -distance }의 결정을 자신의 { -aura }로 끌어다 놓으세요. { -vigor }으로 지불합니다.
    .why = { -forward }은 { -distance }의 결정을 자신의 { -aura }로 옮깁니다. 다가가면서 방어도 단단해집니다.
    .done = { -distance }은 3이 되고, { -aura }가 하나 늘었습니다.
sakura-lesson-distance-step-end = 먼저 다가가세요. 여기서는 { $card }{ JOSA("이/가") } 닿지 않습니다.
sakura-lesson-distance-strike = { $card }{ JOSA("을/를") } 사용하세요.
    .why = { -damage }는 2/2. 상대에게는 이제 받아 낼 { -aura }가 없습니다.
    .done = { -aura }로 받지 못하면 { -life }로 받아야 합니다. 상대가 2를 잃었습니다. { -life }가 0이 되면 패배합니다.

# 2
sakura-lesson-paying = 움직임과 그 값
    .about = 기본동작은 집중력이나 손패로 지불한다
sakura-lesson-paying-forward = 다가가세요. { -distance }의 결정을 자신의 { -aura }로 끌어다 놓고 { -vigor }으로 지불합니다.
    .why = { -basic-action } 한 번마다 { -vigor } 1 또는 손패 1장을 지불합니다. { -vigor }은 매 턴 1씩 늘고 2까지 가질 수 있습니다.
    .done = { -vigor } 1을 써서 { -distance }이 6이 되었습니다.
sakura-lesson-paying-forward-away = 그러면 상대에게서 멀어집니다. 손패의 카드는 가까이에서 통합니다.
sakura-lesson-paying-recover = 방어를 두르세요. { -shadow }의 결정을 자신의 { -aura }로 끌어다 놓고, 다시 { -vigor }으로 지불합니다.
    .why = { -recover }는 { -shadow }에서 { -aura }를 채웁니다. { -aura }는 { -damage }를 받아 주는 방패입니다.
    .done = { -aura }가 5가 되었습니다. 이보다 많이 가질 수는 없습니다.
sakura-lesson-paying-cover = { -vigor }이 없습니다. { -aura }의 결정을 { -flare }로 끌어다 놓고 { $card }{ JOSA("으로/로") } 지불하세요. 뒷면으로 { -cover }에 놓입니다.
    .why = { -focus }로 모은 { -flare }는 가장 강한 카드의 값이 됩니다. 덮은 카드는 사라지지 않고 { -deck }을 재구성하면 돌아옵니다.
    .done = { -flare }가 1이 되고, { -aura }에도 자리가 생겼습니다.
sakura-lesson-paying-cover-away = 그러면 상대에게서 멀어집니다. { -flare }를 모으세요.
sakura-lesson-paying-end = 이만하면 충분합니다. 질문 옆의 버튼으로 { -main-phase }를 끝내세요.
    .why = 지불할 수 있는 만큼 움직일 수 있고, 그다음은 상대의 턴입니다. 손패는 2장까지 남길 수 있습니다.
    .done = 턴이 끝났습니다.
