# 배우기(engine/hololive/lessons): 제목, 할 일, 이유, 일어난 일.

# 1
hololive-lesson-stage = 스테이지
    .about = 누가 어디에 서고, 누가 공격하고, 어떻게 이기는지
hololive-lesson-stage-center = 공격하세요. { -hololive-center }의 { $card }{ JOSA("을/를") } 상대 { -hololive-center }의 { $card-2 }에게 끌어다 놓습니다.
    .why = 아래쪽이 당신, 위쪽이 상대입니다. 싸우는 것은 { -hololive-center }{ JOSA("과/와") } { -hololive-collab }의 { -hololive-holomem }이고, 나머지는 { -hololive-back }에서 기다립니다. { $card }의 { -hololive-arts }{ JOSA("은/는") } 30{ -hololive-damage }, { $card-2 }의 남은 { -hololive-hp }도 30입니다.
    .done = { $card-2 }{ JOSA("이/가") } { -hololive-down }되어 { -hololive-stage }{ JOSA("을/를") } 떠났고, 상대는 { -hololive-life } 1을 잃었습니다. { -hololive-life }{ JOSA("이/가") } 다 없어진 쪽이 집니다.
hololive-lesson-stage-center-collab = { $card-3 }{ JOSA("은/는") } 그다음입니다. 바로 { -hololive-down }시킬 수 있는 { $card }부터 시작하세요.
hololive-lesson-stage-center-end = 아직 끝내지 마세요. 앞에 선 { -hololive-holomem }{ JOSA("이/가") } 공격할 수 있습니다.
hololive-lesson-stage-collab = 이번에는 { -hololive-collab }의 { $card }{ JOSA("을/를") } 상대 { -hololive-collab }의 { $card-2 }에게 끌어다 놓으세요.
    .why = { -hololive-performance-step }에는 { -hololive-center-holomem }{ JOSA("과/와") } { -hololive-collab-holomem }{ JOSA("이/가") } 한 번씩, 상대의 앞에 선 { -hololive-holomem }에게 { -hololive-arts }{ JOSA("을/를") } 쓸 수 있습니다. { -hololive-back }에는 닿지 않습니다.
    .done = 20{ -hololive-damage }{ JOSA("은/는") } { $card-2 }에게 남고, { -hololive-hp }인 100에 이르면 { -hololive-down }됩니다. 더 공격할 { -hololive-holomem }{ JOSA("이/가") } 없어 { -hololive-turn }{ JOSA("이/가") } 끝났고, 상대의 { -hololive-turn }도 지나갔습니다.
hololive-lesson-stage-collab-end = 아직입니다. 이번 { -hololive-turn }에는 { $card }도 공격할 수 있습니다.

# 2
hololive-lesson-cheer = 옐
    .about = 아츠에 필요한 것, 그리고 이번 턴의 한 장을 보낼 곳
hololive-lesson-cheer-send = 공개된 { -hololive-cheer }{ JOSA("을/를") } { $card }에게 보내세요. { $card }{ JOSA("을/를") } 클릭하거나 그 위로 끌어다 놓습니다.
    .why = 자신의 { -hololive-turn }마다 { -hololive-cheer-step }에 { -hololive-cheer-deck }의 맨 위 카드를 고른 { -hololive-holomem }에게 보냅니다. { -hololive-arts }에는 { -hololive-cheer }{ JOSA("이/가") } 필요합니다. { $card }{ JOSA("은/는") } 2장이면 더 강한 쪽을 쓸 수 있습니다.
    .done = { $card }의 { -hololive-cheer }{ JOSA("이/가") } 2장이 되었습니다. 둘 다 { -hololive-white }입니다.
hololive-lesson-cheer-send-back = { -hololive-back }에서는 공격할 수 없습니다. 지금은 { -hololive-center-holomem }에게 더 필요합니다.
hololive-lesson-cheer-strike = 버튼으로 { -hololive-main-step }{ JOSA("을/를") } 끝내고, { $card }의 50{ -hololive-damage } { -hololive-arts }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = 이 { -hololive-arts }에 필요한 것은 { -hololive-white } { -hololive-cheer } 1장과, { -hololive-colourless }이라고 적힌 아무 색이나 되는 1장입니다. 붙어 있기만 하면 되고 써도 없어지지 않습니다.
    .done = 50{ -hololive-damage }{ JOSA("을/를") } 주었고, { $card }의 { -hololive-cheer }{ JOSA("은/는") } 2장 그대로입니다. 이것으로 { -hololive-turn }{ JOSA("이/가") } 끝났고, 상대의 { -hololive-turn }도 지나갔습니다.
hololive-lesson-cheer-green = 이번 것은 { -hololive-green }입니다. { -hololive-back }의 { $card }에게 보내세요.
    .why = { $card-3 }의 { -hololive-arts }에 필요한 { -hololive-cheer }{ JOSA("은/는") } 다 있습니다. { $card }{ JOSA("은/는") } { -hololive-green }이고, 앞으로 키울 { -hololive-hand }의 카드는 { -hololive-green } { -hololive-cheer }{ JOSA("을/를") } 요구합니다. 요구된 { -hololive-colour }{ JOSA("은/는") } 꼭 그 { -hololive-colour }이어야 합니다.
    .done = { -hololive-back }에서 기다리는 동안에도 준비할 수 있습니다. 이렇게 다음에 공격할 { -hololive-holomem }{ JOSA("이/가") } 자랍니다.
hololive-lesson-cheer-green-white = { $card-3 }에게 필요한 { -hololive-cheer }{ JOSA("은/는") } 이미 있습니다. 다음에 공격할 { -hololive-holomem }{ JOSA("을/를") } 생각하세요.

# 3
hololive-lesson-bloom = 데뷔와 블룸
    .about = 홀로멤이 어떻게 스테이지에 나오고 어떻게 성장하는지
hololive-lesson-bloom-place = { $card }{ JOSA("을/를") } 내세요. { -hololive-debut } 카드를 { -hololive-hand }에서 { -hololive-back }{ JOSA("으로/로") } 끌어다 놓습니다.
    .why = { -hololive-holomem }{ JOSA("은/는") } { -hololive-debut }{ JOSA("으로/로") } { -hololive-stage }에 나옵니다. 몇 명이든 낼 수 있고 모두 6명까지입니다. 동료는 소중합니다. { -hololive-stage }에 { -hololive-holomem }{ JOSA("이/가") } 없어지면 집니다.
    .done = { $card }{ JOSA("이/가") } { -hololive-back }에서 기다립니다. { -hololive-center-holomem }{ JOSA("은/는") } 이제 혼자가 아닙니다.
hololive-lesson-bloom-place-later = 그것은 그다음입니다. 먼저 { -hololive-center-holomem }의 동료를 내세요.
hololive-lesson-bloom-place-end = 아직 { -hololive-main-step }{ JOSA("을/를") } 끝내지 마세요. 낼 { -hololive-holomem }{ JOSA("이/가") } 있습니다.
hololive-lesson-bloom-bloom = 이제 { $card }{ JOSA("을/를") } { -hololive-bloom }시키세요. { -hololive-1st } 카드를 { -hololive-hand }에서 그 위로 끌어다 놓습니다.
    .why = { -hololive-bloom }{ JOSA("은/는") } 같은 이름의 다음 레벨 카드를 위에 겹치는 것입니다. { -hololive-debut }, { -hololive-1st }, { -hololive-2nd } 순서로 나아갑니다. { -hololive-hp }{ JOSA("과/와") } { -hololive-arts }{ JOSA("은/는") } 새 카드의 것이 되고, { -hololive-cheer }{ JOSA("과/와") } 받은 { -hololive-damage }{ JOSA("은/는") } 그대로 남습니다.
    .done = { -hololive-hp } 60 가운데 30{ -hololive-damage }{ JOSA("을/를") } 받은 상태였습니다. 이제 150 가운데 120이 남아 있습니다.
hololive-lesson-bloom-bloom-end = 아직입니다. { -hololive-center-holomem }의 { -hololive-1st } 카드가 { -hololive-hand }에 있습니다.
hololive-lesson-bloom-wait = { $card }의 { -hololive-1st } 카드는 다음 { -hololive-turn }까지 기다려야 합니다. 버튼으로 { -hololive-main-step }{ JOSA("을/를") }, 이어서 { -hololive-performance-step }{ JOSA("을/를") } 끝내세요.
    .why = 이번 { -hololive-turn }에 { -hololive-stage }에 나온 { -hololive-holomem }{ JOSA("은/는") } { -hololive-bloom }할 수 없습니다. 1{ -hololive-turn }에 두 번 할 수도, 각자의 첫 { -hololive-turn }에 할 수도 없습니다.
    .done = 상대의 { -hololive-turn }{ JOSA("이/가") } 지나갔습니다. 자신의 { -hololive-turn }{ JOSA("은/는") } 카드를 1장 뽑고 시작되었고, { -hololive-cheer }{ JOSA("을/를") } 보낼 차례입니다.
hololive-lesson-bloom-grown = { -hololive-cheer }{ JOSA("을/를") } { $card }에게 보내고, { -hololive-1st } 카드를 그 위로 끌어다 놓으세요.
    .why = { $card }{ JOSA("은/는") } 지난 자신의 { -hololive-turn }부터 { -hololive-stage }에 있었습니다. 앞에 있든 { -hololive-back }에 있든 상관없습니다.
    .done = { $card }의 { -hololive-hp }{ JOSA("이/가") } 160이 되었습니다. 다음 { -hololive-turn }부터는 { -hololive-2nd } 카드를 겹칠 수 있습니다.
hololive-lesson-bloom-grown-end = 아직입니다. 지금 { $card }{ JOSA("이/가") } { -hololive-bloom }할 수 있습니다.
