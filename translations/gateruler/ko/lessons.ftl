# 배우기(engine/gateruler/lessons): 제목, 과제, 이유, 일어난 일.

# 1
gateruler-lesson-lines = 라인과 공격
    .about = 무엇이 어디에 서고, 무엇이 공격을 막고, 무엇이 승패를 정하는가
gateruler-lesson-lines-side = 공격하세요. { $card }{ JOSA("을/를") } 맞은편의 { $card-2 }에게 끌어다 놓습니다.
    .why = { -gateruler-unit }{ JOSA("은/는") } 왼쪽, 중앙, 오른쪽의 { -gateruler-line }에 서고, { -gateruler-attack-zone }에 있는 { -gateruler-ready } 상태의 { -gateruler-unit }{ JOSA("이/가") } { -gateruler-attack }할 수 있습니다. 주는 것은 자신의 { -gateruler-atk } 3입니다. { $card-2 }의 { -gateruler-hp }도 3입니다.
    .done = { $card-2 }{ JOSA("은/는") } { -gateruler-destroy }되고, { -gateruler-attack }한 { $card }{ JOSA("은/는") } 가로로 놓여 { -gateruler-rest } 상태가 되었습니다. { -gateruler-intercept }도 { -gateruler-strike-back }도 없는 { -gateruler-unit }{ JOSA("은/는") } { -gateruler-attack }받아도 { -gateruler-damage-dealt }{ JOSA("을/를") } 돌려주지 않습니다.
gateruler-lesson-lines-side-other = 그것은 다음입니다. 먼저 { $card }{ JOSA("으로/로") } { -gateruler-attack }하세요.
gateruler-lesson-lines-side-end = 아직입니다. { -gateruler-attack }할 수 있는 { -gateruler-unit }{ JOSA("이/가") } 있습니다.
gateruler-lesson-lines-guard = 다음은 중앙입니다. { $card }{ JOSA("을/를") } { -gateruler-defence }의 { $card-2 }에게 끌어다 놓습니다.
    .why = { -gateruler-attack }{ JOSA("이/가") } 닿는 것은 { -gateruler-line }의 맨 앞 카드뿐입니다. { -gateruler-defence }의 { -gateruler-unit }{ JOSA("은/는") } 뒤에 있는 { -gateruler-ruler-card } { $card-3 }{ JOSA("을/를") } 지키고 있습니다.
    .done = { $card-2 }{ JOSA("이/가") } 없어져 { $card-3 }의 앞이 비었습니다.
gateruler-lesson-lines-guard-end = 아직입니다. { $card }{ JOSA("이/가") } { -gateruler-attack }할 수 있습니다.
gateruler-lesson-lines-ruler = { -gateruler-ruler-card }도 { -gateruler-attack }할 수 있습니다. 자신의 { $card }{ JOSA("을/를") } 상대의 { $card-2 }에게 끌어다 놓습니다.
    .why = { -gateruler-ruler-card }에게 주는 것은 { -gateruler-stk }의 수, { $card }{ JOSA("은/는") } 2입니다. 1점마다 { -gateruler-deck }의 맨 위 카드가 뒤집혀 { -gateruler-damage }에 놓입니다.
    .done = 상대의 { -gateruler-damage }에 카드가 2장 놓였습니다. { -gateruler-life }의 장수가 되면 { -gateruler-defeat }입니다.
gateruler-lesson-lines-ruler-end = 아직입니다. { $card }도 { -gateruler-attack }할 수 있습니다.

# 2
gateruler-lesson-gate = 게이트와 우선권
    .about = 쓴 것이 어디서 기다리고, 어떤 순서로 해결되는가
gateruler-lesson-gate-summon = { -gateruler-hand }의 { $card }{ JOSA("을/를") } 왼쪽 { -gateruler-attack-zone }{ JOSA("으로/로") } 끌어다 놓고 { -gateruler-pass }하세요.
    .why = { -gateruler-play }한 카드는 먼저 { -gateruler-gate }에 놓이고, 두 사람이 이어서 { -gateruler-pass }하면 해결됩니다. 그사이 상대가 답할지도 모릅니다.
    .done = 둘 다 { -gateruler-pass }했으므로 { $card }{ JOSA("이/가") } { -gateruler-in-play }에 나왔습니다.
gateruler-lesson-gate-summon-end = 아직입니다. { $card }{ JOSA("을/를") } 내세요.
gateruler-lesson-gate-attack = { -gateruler-main-phase }{ JOSA("을/를") } 끝내고 { $card }{ JOSA("으로/로") } 중앙을 { -gateruler-attack }한 뒤 { -gateruler-pass }하세요.
    .why = { -gateruler-attack }의 앞뒤에도 { -gateruler-priority }{ JOSA("이/가") } 돌아갑니다. 상대에게 { -gateruler-set-card }{ JOSA("이/가") } 있으므로 그때마다 묻습니다.
    .done = 상대가 { $card-2 }{ JOSA("을/를") } ‘{ -gateruler-instant }’에 { -gateruler-play }했습니다. { -gateruler-attack }하는 { -gateruler-unit }에게 4점의 { -gateruler-damage-dealt }입니다. { -gateruler-gate }에서 해결을 기다립니다.
gateruler-lesson-gate-answer = 자신의 { -gateruler-set-card }인 { $card }{ JOSA("을/를") } { -gateruler-gate }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = 나중에 놓은 것이 먼저 해결됩니다. { $card }{ JOSA("은/는") } { -gateruler-damage-dealt }{ JOSA("을/를") } 2 줄입니다. { $card-2 }보다 먼저 해결되므로 늦지 않습니다.
    .done = { $card }{ JOSA("이/가") } 먼저 해결되어 { $card-3 }{ JOSA("이/가") } 받은 { -gateruler-damage-dealt }{ JOSA("은/는") } 2뿐입니다. { -gateruler-hp }{ JOSA("이/가") } 3이므로 남았습니다.
gateruler-lesson-gate-answer-pass = { -gateruler-pass }하면 { $card-2 }{ JOSA("이/가") } 해결되어 버립니다. 먼저 { $card }{ JOSA("으로/로") } 지키세요.

# 3
gateruler-lesson-set-cards = 세트 카드와 카운터
    .about = 엎어 두고 대비하고, 상대의 턴에 쓰고, 받은 데미지로 되받는다
gateruler-lesson-set-cards-set = { $card }{ JOSA("을/를") } { -gateruler-hand }에서 { -gateruler-set-zone }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = { -gateruler-timing }{ JOSA("이/가") } { -gateruler-normal }{ JOSA("이/가") } 아닌 { -gateruler-event }{ JOSA("은/는") } 뒷면으로 { -gateruler-to-set }한 뒤에 { -gateruler-play }합니다. { -gateruler-to-set }에는 지불이 필요 없고 상대에게는 보이지 않습니다.
    .done = { $card }{ JOSA("은/는") } 엎어져 있습니다. 자신은 언제든 볼 수 있습니다.
gateruler-lesson-set-cards-set-end = 아직입니다. { $card }{ JOSA("을/를") } 엎어 두고 대비하세요.
gateruler-lesson-set-cards-wait = { -gateruler-main-phase }{ JOSA("과/와") } { -gateruler-attack-phase }{ JOSA("을/를") } 끝내고, 물으면 ‘이번 { -gateruler-turn }은 계속 { -gateruler-pass }’를 고르세요.
    .why = { -gateruler-set-card }{ JOSA("이/가") } 있으면 { -gateruler-priority }마다 묻습니다. 계속 { -gateruler-pass }해도 { -gateruler-gate }에 무언가 놓이거나 { -gateruler-attack }받으면 다시 묻습니다.
    .done = 상대의 { -gateruler-turn }입니다. { $card-2 }{ JOSA("이/가") } 당신의 { -gateruler-ruler-card }{ JOSA("을/를") } { -gateruler-attack }했습니다.
gateruler-lesson-set-cards-flak = { $card }{ JOSA("을/를") } { -gateruler-gate }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = { $card }{ JOSA("은/는") } { -gateruler-attack }하는 { -gateruler-unit }에게 4점의 { -gateruler-damage-dealt }{ JOSA("을/를") } 줍니다. { -gateruler-level } 1의 지불은 상대의 { -gateruler-turn }이라면 { -gateruler-ruler-card }인 ‘위저드’를 { -gateruler-rest }시켜서도 할 수 있습니다.
    .done = { $card-2 }{ JOSA("은/는") } { -gateruler-destroy }되어 { -gateruler-attack }{ JOSA("이/가") } 닿지 않습니다. 이어서 상대의 { -gateruler-ruler-card }{ JOSA("이/가") } { -gateruler-attack }해 왔습니다.
gateruler-lesson-set-cards-flak-pass = { -gateruler-pass }하면 { -gateruler-attack }{ JOSA("이/가") } 닿습니다. { $card }{ JOSA("을/를") } 쓰세요.
gateruler-lesson-set-cards-counter = 뒤집힌 { $card }의 { -gateruler-cnt }{ JOSA("을/를") } 쓰세요.
    .why = { -gateruler-damage-dealt }{ JOSA("으로/로") } 뒤집힌 카드에 { -gateruler-cnt }{ JOSA("이/가") } 있으면 지불하지 않고 바로 쓸 수 있습니다. { $card }{ JOSA("은/는") } { -gateruler-damage }의 카드를 1장 { -gateruler-recover }합니다.
    .done = 1장을 { -gateruler-recover }했고, { $card } 자신도 { -gateruler-damage }{ JOSA("이/가") } 아니라 { -gateruler-graveyard }{ JOSA("으로/로") } 갔습니다.
gateruler-lesson-set-cards-counter-no = 쓰지 않아도 { $card }{ JOSA("은/는") } { -gateruler-graveyard }{ JOSA("으로/로") } 갈 뿐입니다. 쓰세요.

# 4
gateruler-lesson-drive = 드라이브
    .about = 손패가 없는 룰러가 어떻게 싸우는가
gateruler-lesson-drive-summon = { -gateruler-drive }의 { $card }{ JOSA("을/를") } 왼쪽 { -gateruler-attack-zone }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = ‘어프렌티스’는 { -gateruler-hand }도 { -gateruler-energy-card }도 없습니다. 자신의 { -gateruler-turn } 처음에 { -gateruler-deck } 위에서 2장을 뒷면으로 { -gateruler-drive }에 놓고, 지불하지 않고 { -gateruler-play }합니다.
    .done = 지불 없이 { $card }{ JOSA("이/가") } 나왔습니다. { -gateruler-summon-right }에도 제한이 없습니다.
gateruler-lesson-drive-summon-end = 아직입니다. { -gateruler-drive }의 카드는 { -gateruler-main-phase }가 끝날 때 잃게 됩니다.
gateruler-lesson-drive-reveal = { $card }{ JOSA("을/를") } 클릭하여 공개하세요.
    .why = { -gateruler-od }{ JOSA("을/를") } 지닌 카드는 { -gateruler-drive }에서 앞면으로 뒤집으면 { -gateruler-od }{ JOSA("을/를") } 쓸 수 있습니다.
    .done = { $card }{ JOSA("은/는") } 앞면이 되어 상대에게도 보입니다.
gateruler-lesson-drive-reveal-end = 아직입니다. { $card }의 { -gateruler-od }{ JOSA("을/를") } 쓸 수 있습니다.
gateruler-lesson-drive-overdrive = { $card }{ JOSA("을/를") } { -gateruler-gate }{ JOSA("으로/로") } 끌어다 놓아 { -gateruler-od }{ JOSA("을/를") } 쓰세요.
    .why = { $card }의 { -gateruler-od }{ JOSA("은/는") } 적 { -gateruler-unit }에게 1점의 { -gateruler-damage-dealt }{ JOSA("을/를") } 줍니다. { $card-2 }의 { -gateruler-hp }{ JOSA("은/는") } 1입니다.
    .done = { $card-2 }{ JOSA("이/가") } { -gateruler-destroy }되었습니다. { $card } 자신도 아직 { -gateruler-drive }에서 { -gateruler-play }할 수 있습니다.
gateruler-lesson-drive-overdrive-end = 아직입니다. { $card }의 { -gateruler-od }{ JOSA("을/를") } 쓰세요.
gateruler-lesson-drive-lost = { -gateruler-main-phase }{ JOSA("을/를") } 끝내세요.
    .why = { -gateruler-drive }에 남은 카드는 { -gateruler-main-phase }가 끝날 때 { -gateruler-graveyard }{ JOSA("으로/로") } 갑니다.
    .done = { $card }{ JOSA("은/는") } { -gateruler-graveyard }{ JOSA("으로/로") } 갔습니다. 쓸 수 있는 것은 모두 쓰세요.

# 5
gateruler-lesson-reverse = 데미지 리버스
    .about = 받은 데미지를 지불에 쓴다
gateruler-lesson-reverse-use = { $card }{ JOSA("을/를") } { -gateruler-gate }{ JOSA("으로/로") } 끌어다 놓고 뒷면으로 뒤집을 3장을 고르세요.
    .why = [DR3]은 { -gateruler-cost }입니다. 자신의 { -gateruler-damage }에서 앞면 카드 3장을 뒷면으로 뒤집습니다. { $card }{ JOSA("은/는") } 그렇게 하여 상대의 카드 1장을 { -gateruler-graveyard }에 놓습니다.
    .done = { $card-2 }{ JOSA("은/는") } { -gateruler-graveyard }{ JOSA("으로/로") } 갔습니다. 뒷면 카드도 { -gateruler-damage }의 1장이지만 { -gateruler-reverse }에는 이제 쓸 수 없습니다.
gateruler-lesson-reverse-use-end = 아직입니다. { -gateruler-damage }에 앞면 카드가 5장 있습니다.
gateruler-lesson-reverse-use-later = 그것은 다음입니다. 먼저 { $card }{ JOSA("을/를") } 쓰세요.
gateruler-lesson-reverse-draw = 남은 앞면 카드 2장으로 { $card }의 { -gateruler-ability }{ JOSA("을/를") } 쓰세요.
    .why = { $card }의 { -gateruler-cost }{ JOSA("은/는") } [DR2]로 꼭 맞습니다. { -gateruler-damage-dealt }{ JOSA("을/를") } 받을수록 할 수 있는 일이 늘어납니다.
    .done = 카드를 2장 뽑았습니다. 앞면 카드가 모자라면 { -gateruler-reverse }{ JOSA("은/는") } 할 수 없습니다.
gateruler-lesson-reverse-draw-end = 아직입니다. 앞면 카드가 꼭 2장 남아 있습니다.

# 6
gateruler-lesson-first-duel = 첫 대전
    .about = 준비된 덱으로 끝까지. 상대의 데미지 존에는 처음부터 4장이 있다
gateruler-lesson-first-duel-first = { -gateruler-drive }의 카드를 { -gateruler-zone }{ JOSA("으로/로") } 끌어다 놓은 다음, { -gateruler-main-phase }를 끝내고 { -gateruler-attack }하세요.
    .why = 둘 다 어프렌티스입니다. { -gateruler-turn }{ JOSA("이/가") } 시작될 때 { -gateruler-deck }의 2장이 { -gateruler-drive }에 놓이고, 지불 없이 쓸 수 있습니다. 남은 카드는 잃습니다. 맨 처음 { -gateruler-turn }의 { -gateruler-attack }{ JOSA("은/는") } 한 번뿐입니다.
    .done = 상대의 첫 { -gateruler-turn }{ JOSA("이/가") } 지나갔습니다. 이제부터 { -gateruler-ready } 상태인 카드는 모두 { -gateruler-attack }할 수 있습니다.
gateruler-lesson-first-duel-first-attack = 한 번뿐인 { -gateruler-attack }입니다. { -gateruler-ruler-card }{ JOSA("으로/로") }도 할 수 있습니다. 닿는 것은 { -gateruler-line }의 맨 앞뿐입니다.
gateruler-lesson-first-duel-duel = 상대의 { -gateruler-damage }{ JOSA("을/를") } 12장으로 만드세요. 이제부터 모두 스스로 정합니다.
    .why = { -gateruler-turn }마다 쓸 수 있는 것을 쓰고, { -gateruler-unit } 1장을 { -gateruler-defence }에 내어 { -gateruler-ruler-card }{ JOSA("을/를") } 지킨 다음, { -gateruler-ready } 상태인 카드로 { -gateruler-attack }합니다. ‘시범 보기’는 한 수를 권합니다.
    .done = 첫 대전에서 이겼습니다!
gateruler-lesson-first-duel-duel-attack = 쓰러뜨릴 수 있으면 쓰러뜨리고, 지키는 것이 없는 { -gateruler-ruler-card }{ JOSA("을/를") } { -gateruler-attack }하세요. { -gateruler-attack }한 카드의 { -gateruler-stk }만큼 받습니다.
gateruler-lesson-first-duel-duel-counter = 데미지로 { -gateruler-cnt }{ JOSA("이/가") } 있는 카드가 뒤집혔습니다. 쓰세요. 지불은 필요 없습니다.
gateruler-lesson-first-duel-duel-answer = 상대의 { -gateruler-turn }입니다. 도움이 되는 것이 없으면 이번 { -gateruler-turn } 내내 { -gateruler-pass }하세요. 중요한 때에는 다시 묻습니다.
gateruler-lesson-first-duel-duel-act = { -gateruler-drive }에 남은 카드는 { -gateruler-main-phase }{ JOSA("이/가") } 끝날 때 잃습니다. 빈 { -gateruler-zone }에 쓸 수 있는 만큼 쓰세요.
