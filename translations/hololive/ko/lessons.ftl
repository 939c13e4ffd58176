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
    .why = { -hololive-bloom }{ JOSA("은/는") } 같은 이름의 카드를 위에 겹치는 것입니다. { -hololive-debut }나 { -hololive-1st } 위에 { -hololive-1st }, { -hololive-1st }나 { -hololive-2nd } 위에 { -hololive-2nd }{ JOSA("을/를") } 겹칩니다. { -hololive-hp }{ JOSA("과/와") } { -hololive-arts }{ JOSA("은/는") } 새 카드의 것이 되고, { -hololive-cheer }{ JOSA("과/와") } 받은 { -hololive-damage }{ JOSA("은/는") } 그대로 남습니다.
    .done = { -hololive-hp } 60 가운데 30{ -hololive-damage }{ JOSA("을/를") } 받은 상태였습니다. 이제 150 가운데 120이 남아 있습니다.
hololive-lesson-bloom-bloom-end = 아직입니다. { -hololive-center-holomem }의 { -hololive-1st } 카드가 { -hololive-hand }에 있습니다.
hololive-lesson-bloom-wait = { $card }의 { -hololive-1st } 카드는 다음 { -hololive-turn }까지 기다려야 합니다. 버튼으로 { -hololive-main-step }{ JOSA("을/를") }, 이어서 { -hololive-performance-step }{ JOSA("을/를") } 끝내세요.
    .why = 이번 { -hololive-turn }에 { -hololive-stage }에 나온 { -hololive-holomem }{ JOSA("은/는") } { -hololive-bloom }할 수 없습니다. 1{ -hololive-turn }에 두 번 할 수도, 각자의 첫 { -hololive-turn }에 할 수도 없습니다.
    .done = 상대의 { -hololive-turn }{ JOSA("이/가") } 지나갔습니다. 자신의 { -hololive-turn }{ JOSA("은/는") } 카드를 1장 뽑고 시작되었고, { -hololive-cheer }{ JOSA("을/를") } 보낼 차례입니다.
hololive-lesson-bloom-grown = { -hololive-cheer }{ JOSA("을/를") } { $card }에게 보내고, { -hololive-1st } 카드를 그 위로 끌어다 놓으세요.
    .why = { $card }{ JOSA("은/는") } 지난 자신의 { -hololive-turn }부터 { -hololive-stage }에 있었습니다. 앞에 있든 { -hololive-back }에 있든 상관없습니다.
    .done = { $card }의 { -hololive-hp }{ JOSA("이/가") } 160이 되었습니다. 다음 { -hololive-turn }부터는 { -hololive-2nd } 카드를 겹칠 수 있습니다.
hololive-lesson-bloom-grown-end = 아직입니다. 지금 { $card }{ JOSA("이/가") } { -hololive-bloom }할 수 있습니다.

# 4
hololive-lesson-collab = 콜라보와 홀로파워
    .about = 앞에 서는 두 번째 홀로멤, 그리고 콜라보마다 얻는 것
hololive-lesson-collab-collab = { $card }{ JOSA("을/를") } { -hololive-back }에서 { -hololive-collab }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = 1{ -hololive-turn }에 한 번 { -hololive-back-holomem }{ JOSA("은/는") } { -hololive-to-collab }할 수 있고, 그러면 두 명이 공격할 수 있습니다. 이때 { -hololive-deck }의 맨 위 카드가 뒷면으로 { -hololive-holo-power }{ JOSA("이/가") } 되어 스킬 비용으로 쓰입니다. { $card }에게는 { -hololive-collab-effect }도 있어서 이번 { -hololive-turn }에 { -hololive-center-holomem }의 { -hololive-damage }{ JOSA("이/가") } 20 늘어납니다.
    .done = { -hololive-holo-power }{ JOSA("이/가") } 1장이 되었고, { -hololive-collab-effect }도 작용하고 있습니다.
hololive-lesson-collab-collab-other = 그쪽에는 { -hololive-collab-effect }{ JOSA("이/가") } 없습니다. { $card }{ JOSA("을/를") } 고르세요. 공격이 강해집니다.
hololive-lesson-collab-collab-end = 아직입니다. { -hololive-back }에 { -hololive-to-collab }할 수 있는 { -hololive-holomem }{ JOSA("이/가") } 있습니다.
hololive-lesson-collab-strike = 버튼으로 { -hololive-main-step }{ JOSA("을/를") } 끝내고, { $card }의 50{ -hololive-damage } { -hololive-arts }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = 50에 20을 더하면 70으로, { $card-2 }의 { -hololive-hp }{ JOSA("과/와") } 같습니다.
    .done = { $card-2 }{ JOSA("이/가") } { -hololive-down }되었습니다. 카드의 글로 늘어나는 { -hololive-damage }{ JOSA("은/는") } 고르기 전에 계산해서 보여 줍니다.
hololive-lesson-collab-pair = 이어서 { $card }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = { -hololive-collab-holomem }도 자신의 { -hololive-arts }{ JOSA("을/를") } 쓸 수 있습니다. 공격은 1{ -hololive-turn }에 두 번까지입니다.
    .done = { -hololive-turn }{ JOSA("이/가") } 끝나고 상대의 { -hololive-turn }도 지나갔습니다. 그리고 { -hololive-reset-step }에 { $card }{ JOSA("이/가") } { -hololive-back }{ JOSA("으로/로") } 돌아와 가로로 놓였습니다. 이번 { -hololive-turn }에는 { -hololive-rest }입니다.
hololive-lesson-collab-pair-end = 아직입니다. { $card }도 공격할 수 있습니다.
hololive-lesson-collab-again = { -hololive-cheer }{ JOSA("을/를") } 원하는 { -hololive-holomem }에게 보내고, { $card }{ JOSA("으로/로") } { -hololive-to-collab }하세요.
    .why = { $card-2 }{ JOSA("은/는") } 할 수 없습니다. { -hololive-collab }에서 돌아오면 1{ -hololive-turn } 동안 { -hololive-rest }입니다. 번갈아 { -hololive-to-collab }시키세요.
    .done = { -hololive-holo-power }{ JOSA("이/가") } 2장이 되었습니다. { -hololive-turn }마다 { -hololive-to-collab }하면 곧 스킬 비용이 모입니다.
hololive-lesson-collab-again-end = 아직입니다. { -hololive-to-collab }할 때마다 { -hololive-holo-power }{ JOSA("이/가") } 쌓입니다.

# 5
hololive-lesson-life = 라이프
    .about = 홀로멤이 다운되면 잃는 것과 거기서 얻는 것
hololive-lesson-life-cheer = { $card }{ JOSA("이/가") } { -hololive-down }되어 { -hololive-life } 1을 잃습니다. 그 카드를 { $card-2 }에게 보내세요.
    .why = { -hololive-life }{ JOSA("은/는") } 뒷면으로 놓인 { -hololive-cheer }입니다. 잃은 1장은 자신의 { -hololive-holomem }에게 보내지므로 밀리는 쪽이 더 강해집니다. 다만 { $card }{ JOSA("과/와") } 붙어 있던 카드는 { -hololive-archive }{ JOSA("으로/로") } 갔습니다.
    .done = { -hololive-life }{ JOSA("은/는") } 5 남았고, { $card-2 }에게 { -hololive-arts }에 필요한 { -hololive-green } { -hololive-cheer }{ JOSA("이/가") } 붙었습니다.
hololive-lesson-life-cheer-other = { $card-2 }{ JOSA("은/는") } 강한 { -hololive-arts }{ JOSA("을/를") } 가진 { -hololive-2nd }인데 아직 { -hololive-cheer }{ JOSA("이/가") } 없습니다. 그쪽에 보내세요.
hololive-lesson-life-center = 자신의 { -hololive-turn }인데 { -hololive-center }{ JOSA("이/가") } 비어 있습니다. { $card }{ JOSA("을/를") } 앞으로 내보내세요.
    .why = { -hololive-reset-step }에 빈 { -hololive-center }{ JOSA("으로/로") } { -hololive-back }에서 1명이 옮겨 갑니다. 누구로 할지는 스스로 고릅니다.
    .done = { -hololive-hp } 190인 { $card }{ JOSA("이/가") } { -hololive-center }에 섰습니다.
hololive-lesson-life-center-other = { $card-2 }{ JOSA("은/는") } { -hololive-hp }{ JOSA("이/가") } 70뿐이고 { -hololive-cheer }도 없습니다. 강한 쪽을 세우세요.
hololive-lesson-life-advantage = { -hololive-cheer }{ JOSA("을/를") } 원하는 { -hololive-holomem }에게 보내고, { -hololive-main-step }{ JOSA("을/를") } 끝낸 뒤 { $card }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = 이 { -hololive-arts }{ JOSA("은/는") } 60{ -hololive-damage }이고, { -hololive-blue } 상대에게는 50 늘어납니다. 이것이 { -hololive-against }입니다. { $card-2 }{ JOSA("은/는") } { -hololive-blue }이고 { -hololive-hp }{ JOSA("은/는") } 100입니다.
    .done = 110{ -hololive-damage }{ JOSA("을/를") } 주어 상대도 { -hololive-life } 1을 잃었습니다. 공격할 상대의 { -hololive-colour }{ JOSA("을/를") } 살피세요.

# 6
hololive-lesson-baton = 바통 터치와 휴식
    .about = 힘이 남은 홀로멤을 앞으로. 누가 언제까지 쉬는지
hololive-lesson-baton-baton = { $card }{ JOSA("을/를") } { -hololive-back }에서 { -hololive-center }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = { $card-2 }{ JOSA("은/는") } { -hololive-hp }{ JOSA("이/가") } 30 남아 다음에는 { -hololive-down }됩니다. 1{ -hololive-turn }에 한 번 { -hololive-baton-touch }{ JOSA("으로/로") } { -hololive-back-holomem }{ JOSA("과/와") } 교대할 수 있습니다. 여기서는 { -hololive-cheer } 1장을 { -hololive-archive }에 놓습니다. 가로로 놓인 { $card-3 }{ JOSA("은/는") } { -hololive-rest } 중이라 나올 수 없습니다.
    .done = 교대했습니다. { $card-2 }{ JOSA("이/가") } 받은 { -hololive-damage }{ JOSA("은/는") } 남지만, { -hololive-back }에는 { -hololive-arts }{ JOSA("이/가") } 닿지 않습니다.
hololive-lesson-baton-baton-end = 그러면 다음 공격에 { $card-2 }{ JOSA("이/가") } { -hololive-down }됩니다. 먼저 교대시키세요.
hololive-lesson-baton-strike = { -hololive-main-step }{ JOSA("을/를") } 끝내고, { $card }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = 교대해도 { -hololive-rest }{ JOSA("이/가") } 되지 않으므로 { $card }{ JOSA("은/는") } 바로 공격할 수 있습니다. { -hololive-arts }{ JOSA("은/는") } 50{ -hololive-damage }{ JOSA("으로/로") }, { $card-2 }의 남은 { -hololive-hp }{ JOSA("과/와") } 같습니다.
    .done = { $card-2 }{ JOSA("이/가") } { -hololive-down }되었습니다. 상대의 { -hololive-turn }{ JOSA("이/가") } 지나고, 자신의 { -hololive-reset-step }에 { $card-3 }{ JOSA("이/가") } 다시 일어섰습니다.
hololive-lesson-baton-rest = { -hololive-cheer }{ JOSA("을/를") } 원하는 { -hololive-holomem }에게 보내고, { $card }{ JOSA("으로/로") } { -hololive-to-collab }해 { -hololive-collab-effect }{ JOSA("을/를") } 쓰세요.
    .why = 자신의 { -hololive-reset-step }에 { -hololive-rest } 중이던 { -hololive-holomem }{ JOSA("이/가") } 모두 일어섭니다. 이 { -hololive-collab-effect }{ JOSA("은/는") } { -hololive-archive }의 { -hololive-white } 또는 { -hololive-green } { -hololive-cheer }{ JOSA("을/를") } { -hololive-center-holomem }에게 보냅니다.
    .done = { -hololive-baton-touch }에 치른 { -hololive-cheer }{ JOSA("이/가") } 돌아왔습니다.
hololive-lesson-baton-rest-end = 아직입니다. 일어선 { $card }{ JOSA("으로/로") } { -hololive-to-collab }할 수 있습니다.

# 7
hololive-lesson-support = 서포트 카드
    .about = 쓰면 없어지는 카드와 홀로멤에게 붙어 남는 카드
hololive-lesson-support-staff = { $card }{ JOSA("을/를") } 사용하세요. { -hololive-hand }에서 테이블 가운데로 끌어다 놓습니다.
    .why = { -hololive-support }{ JOSA("은/는") } 비용 없이 쓸 수 있습니다. { -hololive-staff }, { -hololive-item }, { -hololive-event }{ JOSA("은/는") } 적힌 일을 하고 { -hololive-archive }{ JOSA("으로/로") } 갑니다. 이 카드는 카드를 3장 뽑습니다. { -hololive-limited } 표시가 있는 카드는 1{ -hololive-turn }에 1장만 쓸 수 있습니다.
    .done = 3장을 뽑았습니다. 그 가운데 1장도 { -hololive-limited }여서 다음 { -hololive-turn }까지 쓸 수 없습니다.
hololive-lesson-support-staff-later = 그것은 그다음입니다. 먼저 뽑으세요. 카드를 알아야 계획도 섭니다.
hololive-lesson-support-staff-end = 아직입니다. 먼저 { -hololive-support }{ JOSA("을/를") } 쓰세요.
hololive-lesson-support-tool = { -hololive-tool } { $card }{ JOSA("을/를") } { $card-2 }에게 끌어다 놓으세요.
    .why = { -hololive-tool }, { -hololive-mascot }, { -hololive-fan }{ JOSA("은/는") } { -hololive-holomem }에게 붙어 남습니다. { -hololive-tool }{ JOSA("은/는") } 1명에게 1장입니다. 이것이 붙으면 { $card-2 }의 { -hololive-arts }{ JOSA("이/가") } 20 강해집니다.
    .done = { $card-2 }에게 붙었습니다. 어디로 옮겨 가도 함께합니다.
hololive-lesson-support-tool-end = 아직입니다. { -hololive-tool }{ JOSA("으로/로") } 공격이 강해집니다.
hololive-lesson-support-mascot = { -hololive-mascot } { $card }도 { $card-2 }에게 끌어다 놓으세요.
    .why = { -hololive-mascot }도 1명에게 1장이고 { -hololive-tool }{ JOSA("과/와") } 함께 붙일 수 있습니다. 이것은 { -hololive-hp }{ JOSA("을/를") } 20 늘립니다.
    .done = { $card-2 }의 { -hololive-hp }{ JOSA("이/가") } 160이 되었습니다.
hololive-lesson-support-mascot-end = 아직입니다. { -hololive-hand }에 { -hololive-mascot }{ JOSA("이/가") } 있습니다.
hololive-lesson-support-fan = { -hololive-fan } { $card }{ JOSA("을/를") } { -hololive-back }의 { $card-2 }에게 끌어다 놓으세요.
    .why = { -hololive-fan }{ JOSA("은/는") } 카드에 이름이 있는 { -hololive-holomem }에게만 붙지만 몇 장이든 붙일 수 있습니다. 이것은 { -hololive-hp }{ JOSA("을/를") } 10 늘립니다.
    .done = { $card-2 }의 { -hololive-hp }{ JOSA("이/가") } 110이 되었습니다. { -hololive-down }되면 붙어 있던 카드도 모두 잃으니 누구에게 붙일지 잘 생각하세요.
hololive-lesson-support-fan-end = 아직입니다. { -hololive-hand }에 { -hololive-fan }{ JOSA("이/가") } 남아 있습니다.
hololive-lesson-support-strike = { -hololive-main-step }{ JOSA("을/를") } 끝내고, { $card }의 더 강한 { -hololive-arts }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = 60에 { -hololive-tool }의 20을 더하면 80으로, { $card-2 }의 { -hololive-hp }{ JOSA("과/와") } 같습니다.
    .done = { $card-2 }{ JOSA("이/가") } { -hololive-down }되었습니다. { -hololive-tool }{ JOSA("이/가") } 없었다면 남았을 것입니다.

# 8
hololive-lesson-skill = 오시 스킬
    .about = 홀로파워를 쓰는 곳
hololive-lesson-skill-sp = 버튼으로 { -hololive-sp-oshi-skill }{ JOSA("을/를") } 쓰고, { $card-2 }의 { -hololive-1st } 카드를 고르세요.
    .why = { -hololive-oshi-position }의 { $card }{ JOSA("은/는") } { -hololive-deck }의 주역이고, { -hololive-holo-power }{ JOSA("으로/로") } 치르는 두 가지 스킬이 있습니다. { -hololive-sp-oshi-skill }{ JOSA("은/는") } 게임에 한 번입니다. 여기서는 { -hololive-holo-power } 1장으로 { -hololive-archive }의 { -hololive-red } { -hololive-holomem } 1장을 되찾습니다.
    .done = 카드가 { -hololive-hand }{ JOSA("으로/로") } 돌아왔고 { -hololive-holo-power }{ JOSA("은/는") } 2장 남았습니다.
hololive-lesson-skill-sp-oshi = 그것은 공격을 위한 스킬이고, { -hololive-holo-power }{ JOSA("은/는") } 둘 다 쓸 만큼 있습니다. 먼저 카드를 되찾으세요.
hololive-lesson-skill-sp-small = { -hololive-center }에 { -hololive-bloom }할 수 있는 { -hololive-holomem }{ JOSA("이/가") } 이미 있습니다. { -hololive-1st } 카드를 고르세요.
hololive-lesson-skill-sp-end = 아직입니다. { -hololive-oshi }{ JOSA("이/가") } 도와줄 수 있습니다.
hololive-lesson-skill-bloom = { $card }{ JOSA("을/를") } { -hololive-center-holomem }에게 끌어다 놓아 { -hololive-bloom }시키세요.
    .why = { -hololive-1st }{ JOSA("이/가") } 되면 60{ -hololive-damage } { -hololive-arts }{ JOSA("을/를") } 쓸 수 있습니다.
    .done = { -hololive-hp }{ JOSA("이/가") } 140이 되었고 { -hololive-arts }도 강해졌습니다.
hololive-lesson-skill-bloom-end = 아직입니다. { -hololive-center-holomem }{ JOSA("이/가") } { -hololive-bloom }할 수 있습니다.
hololive-lesson-skill-oshi = 이제 { $card }의 { -hololive-oshi-skill }{ JOSA("을/를") } 쓰세요.
    .why = 이쪽은 { -hololive-turn }마다 한 번 쓸 수 있습니다. 여기서는 { -hololive-holo-power } 2장으로 이번 { -hololive-turn }에 { -hololive-red } { -hololive-center-holomem }의 { -hololive-damage }{ JOSA("이/가") } 20 늘어납니다.
    .done = { -hololive-holo-power }{ JOSA("은/는") } { -hololive-archive }{ JOSA("으로/로") } 갔습니다. 쓴 스킬은 이름표에 표시됩니다.
hololive-lesson-skill-oshi-end = 아직입니다. 스킬이 없으면 공격이 20 모자랍니다.
hololive-lesson-skill-strike = { -hololive-main-step }{ JOSA("을/를") } 끝내고, { $card }의 더 강한 { -hololive-arts }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요.
    .why = 60에 20을 더하면 80으로, { $card-2 }의 { -hololive-hp }{ JOSA("과/와") } 같습니다.
    .done = { $card-2 }{ JOSA("이/가") } { -hololive-down }되었습니다. { -hololive-sp-oshi-skill }{ JOSA("은/는") } 승부를 결정할 때까지 아껴 두세요.

# 9
hololive-lesson-dice = 주사위
    .about = 운이 정하는 것과 정하지 않는 것
hololive-lesson-dice-event = { $card }{ JOSA("을/를") } 사용하고, { -hololive-cheer }{ JOSA("을/를") } { $card-2 }에게 보내세요.
    .why = { -hololive-die }{ JOSA("을/를") } 굴리는 카드가 있습니다. 이 { -hololive-event }{ JOSA("은/는") } 3 이상이면 { -hololive-archive }의 { -hololive-cheer } 1장을 자신의 { -hololive-holomem }에게 보내고, 2 이하면 아무것도 하지 않습니다.
    .done = 5가 나와 성공했습니다. { $card-2 }의 { -hololive-cheer }{ JOSA("이/가") } 3장이 되었습니다.
hololive-lesson-dice-event-other = 가장 강한 { -hololive-arts }까지 { $card-2 }에게 { -hololive-cheer }{ JOSA("이/가") } 1장 모자랍니다. 그쪽에 보내세요.
hololive-lesson-dice-event-end = 아직입니다. 쓸 수 있는 { -hololive-event }{ JOSA("이/가") } 있습니다.
hololive-lesson-dice-declare = { -hololive-main-step }{ JOSA("을/를") } 끝내고, 100{ -hololive-damage } { -hololive-arts }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요. { -hololive-die }{ JOSA("을/를") } 굴리고 { -hololive-oshi-skill }{ JOSA("으로/로") } 1을 선언합니다.
    .why = { -hololive-blue } 상대라서 50, 홀수면 50, 1이면 다시 50 늘어 250이 되고 { -hololive-hp } 240을 넘습니다. { -hololive-oshi-skill }{ JOSA("은/는") } { -hololive-holo-power } 3장으로 눈을 정합니다.
    .done = 250{ -hololive-damage }입니다. { $card-2 }{ JOSA("은/는") } { -hololive-buzz }여서 강한 대신 { -hololive-down }되면 { -hololive-life }{ JOSA("을/를") } 1이 아니라 2 잃습니다.

# 10
hololive-lesson-finish = 승부의 끝
    .about = 지는 세 가지 길, 그리고 이번 턴에 이기기
hololive-lesson-finish-deck = { -hololive-deck }{ JOSA("이/가") } 비었습니다. { $card }{ JOSA("을/를") } 사용하세요. { -hololive-hand }{ JOSA("을/를") } 모두 { -hololive-deck }에 섞어 넣고 5장을 뽑습니다.
    .why = { -hololive-hand-step }에 뽑을 카드가 없으면 집니다. { -hololive-life }{ JOSA("이/가") } 없어져도, { -hololive-stage }에 { -hololive-holomem }{ JOSA("이/가") } 없어져도 집니다.
    .done = { -hololive-deck }에 1장이 남았습니다. 다음 { -hololive-turn }에는 충분합니다.
hololive-lesson-finish-deck-later = 먼저 { -hololive-deck }{ JOSA("을/를") } 생각하세요. 빈 채로 두면 다음 { -hololive-turn }에 집니다.
hololive-lesson-finish-deck-end = { -hololive-deck }{ JOSA("이/가") } 빈 채로는 다음 { -hololive-turn }이 시작될 때 집니다.
hololive-lesson-finish-win = 이번 { -hololive-turn }에 이기세요! { $card-2 }{ JOSA("은/는") } { -hololive-hp } 100이고 상대 { -hololive-stage }에 혼자 있습니다.
    .why = 상대의 { -hololive-life }{ JOSA("은/는") } 3이지만 { -hololive-stage }{ JOSA("이/가") } 비면 그래도 집니다. { -hololive-bloom }, { -hololive-tool }, { -hololive-oshi-skill }{ JOSA("으로/로") } { $card }{ JOSA("은/는") } 충분히 강해집니다. 이제 순서는 알려 주지 않습니다. 잘되지 않으면 되돌릴 수 있습니다.
    .done = 승리했습니다! { -hololive-life }, { -hololive-stage }, { -hololive-deck } 세 가지를 자신의 것도 상대의 것도 늘 살피세요.

# 11
hololive-lesson-first-duel = 첫 대전
    .about = 스타트 덱으로 끝까지. 라이프 2가 더 많은 채로 시작
hololive-lesson-first-duel-begin = 처음 7장입니다. 버튼으로 그대로 시작하고, { -hololive-stage }에 낼 { -hololive-holomem }{ JOSA("을/를") } 고르세요.
    .why = 당신은 { $card }, 상대는 { $card-2 }의 스타트 덱입니다. 마음에 들지 않는 { -hololive-hand }{ JOSA("은/는") } 한 번만 7장을 다시 뽑을 수 있습니다. 지금 필요한 것은 { -hololive-debut }이고 나머지는 나중에 쓸모가 있습니다.
    .done = { -hololive-life }{ JOSA("이/가") } 놓이고 모두 앞면이 되었습니다. 첫 { -hololive-turn }{ JOSA("은/는") } 당신입니다.
hololive-lesson-first-duel-begin-center = { -hololive-center }에는 누가 시작할까요? { -hololive-hp }{ JOSA("이/가") } 많은 { -hololive-debut }{ JOSA("이/가") } 오래 버팁니다.
hololive-lesson-first-duel-begin-back = { -hololive-back }에는 누구를 둘까요? 몇 명이든 괜찮습니다. 동료가 있으면 { -hololive-stage }가 비어서 지는 일은 없습니다.
hololive-lesson-first-duel-first = 준비하세요. { -hololive-holomem }{ JOSA("을/를") } 내고, { -hololive-to-collab }하고, { -hololive-support }{ JOSA("을/를") } 쓴 뒤 { -hololive-main-step }{ JOSA("을/를") } 끝냅니다.
    .why = 맨 처음 { -hololive-turn }에는 아무도 공격할 수 없고 { -hololive-limited } 카드도 { -hololive-bloom }도 쓸 수 없습니다. 그래도 { -hololive-to-collab }하면 { -hololive-holo-power }{ JOSA("이/가") } 쌓입니다.
    .done = 상대의 첫 { -hololive-turn }{ JOSA("이/가") } 지나갔습니다. 이제부터 { -hololive-bloom }도 공격도 할 수 있습니다.
hololive-lesson-first-duel-first-cheer = { -hololive-cheer }{ JOSA("은/는") } { -hololive-center-holomem }에게 보내세요. 가장 먼저 공격하기 때문입니다.
hololive-lesson-first-duel-duel = 상대의 { -hololive-life }{ JOSA("을/를") } 0으로 만드세요. 이제부터 모두 스스로 정합니다.
    .why = { -hololive-turn }마다 { -hololive-cheer }{ JOSA("을/를") } 보내고, { -hololive-bloom }하고, { -hololive-to-collab }하고, { -hololive-support }{ JOSA("이나/나") } 스킬을 쓴 다음 앞의 두 명으로 공격합니다. ‘시범 보기’는 한 수를 권합니다.
    .done = 첫 대전에서 이겼습니다!
hololive-lesson-first-duel-duel-cheer = 1장만 더 있으면 강한 { -hololive-arts }{ JOSA("을/를") } 쓸 { -hololive-holomem }{ JOSA("이나/나") } 다음에 공격할 { -hololive-holomem }에게 보내세요.
hololive-lesson-first-duel-duel-life = { -hololive-holomem }{ JOSA("이/가") } { -hololive-down }되었습니다. 잃은 { -hololive-life }{ JOSA("은/는") } { -hololive-cheer }{ JOSA("이/가") } 됩니다. 누구에게 가장 도움이 될까요?
hololive-lesson-first-duel-duel-center = { -hololive-center }{ JOSA("이/가") } 비었습니다. 바로 공격할 수 있거나 오래 버틸 { -hololive-holomem }{ JOSA("을/를") } 내보내세요.
hololive-lesson-first-duel-duel-main = 먼저 { -hololive-bloom }, 다음에 { -hololive-to-collab }, 그리고 공격을 돕는 것을 쓰세요. 할 일이 없으면 { -hololive-main-step }{ JOSA("을/를") } 끝냅니다.
hololive-lesson-first-duel-duel-arts = 두 명 모두 공격하세요. 둘을 다치게 하기보다 한 명을 { -hololive-down }시키는 편이 낫습니다.
