# 배우기(engine/mahoroba/lessons): 제목, 할 일, 이유, 일어난 일.

# 1
mahoroba-lesson-units = 유닛과 첫 스킬
    .about = 누가 어디에 서고, 에너지란 무엇이며, 스킬을 어떻게 쓰는가
mahoroba-lesson-units-place = { $card }{ JOSA("을/를") } { -mahoroba-hand }에서 { -mahoroba-standby-1 }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = 싸우는 것은 { -mahoroba-main }의 { $card-2 }입니다. 뒤에 있는 네 { -mahoroba-standby }에는 { -mahoroba-unit }{ JOSA("을/를") } 1체씩 낼 수 있습니다. 빈자리가 있으면 한 { -mahoroba-turn }에 몇 체든 낼 수 있고, 지불은 필요 없습니다.
    .done = { $card }{ JOSA("은/는") } 뒤에서 돕습니다. 그 { -mahoroba-ability }{ JOSA("으로/로") } { -mahoroba-main-unit }{ JOSA("이/가") } 주는 { -mahoroba-damage }{ JOSA("이/가") } 10 늘어납니다.
mahoroba-lesson-units-place-other = { $card }{ JOSA("은/는") } { -mahoroba-standby-1 }에 내세요.
mahoroba-lesson-units-place-battle = 아직입니다. { -mahoroba-standby }에 { $card }{ JOSA("을/를") } 낼 수 있습니다.
mahoroba-lesson-units-charge = { $card }에 { -mahoroba-charge }합니다. { $card-2 }{ JOSA("을/를") } { $card } 위로 끌어다 놓으세요.
    .why = 한 { -mahoroba-turn }에 1번, { -mahoroba-hand }의 카드라면 무엇이든 1장을 자신의 { -mahoroba-unit } 1체의 { -mahoroba-energy }{ JOSA("으로/로") } 삼을 수 있습니다. { $card-2 }{ JOSA("은/는") } 지금 사용해도 아무 일도 일어나지 않습니다. { -mahoroba-discard }{ JOSA("이/가") } 비어 있기 때문입니다.
    .done = { $card }에 { -mahoroba-energy }{ JOSA("이/가") } 1개 붙었습니다. 첫 { -mahoroba-skill }의 { -mahoroba-cost }에 충분합니다.
mahoroba-lesson-units-charge-battle = 아직입니다. { -mahoroba-energy }{ JOSA("이/가") } 없으면 { $card }{ JOSA("은/는") } { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 없습니다.
mahoroba-lesson-units-skill = { -mahoroba-skill }{ JOSA("을/를") } 사용하세요. { $card }{ JOSA("을/를") } 상대의 { -mahoroba-main-unit }인 { $card-2 } 위로 끌어다 놓습니다.
    .why = { -mahoroba-battle-phase }에는 { -mahoroba-main-unit }{ JOSA("이/가") } { -mahoroba-skill }{ JOSA("을/를") } 1개 사용할 수 있고, 그러면 자신의 { -mahoroba-turn }{ JOSA("이/가") } 끝납니다. 이 { -mahoroba-skill }의 { -mahoroba-damage }{ JOSA("은/는") } 20이고, { $card-3 } 덕분에 10 늘어납니다.
    .done = { $card-2 }{ JOSA("은/는") } 30 { -mahoroba-damage }{ JOSA("을/를") } 받아 { -mahoroba-hp } 80 가운데 50이 남았습니다. { -mahoroba-energy }{ JOSA("은/는") } 줄지 않으므로 다음 { -mahoroba-turn }에도 쓸 수 있습니다.
mahoroba-lesson-units-skill-retreat = { $card-3 }{ JOSA("은/는") } 뒤에서 돕고 있습니다. { $card }{ JOSA("으로/로") } 공격하세요.
mahoroba-lesson-units-skill-end = 아직입니다. { $card }에는 { -mahoroba-skill }{ JOSA("을/를") } 사용할 { -mahoroba-energy }{ JOSA("이/가") } 있습니다.

# 2
mahoroba-lesson-damage = 데미지와 KO
    .about = 데미지를 어떻게 계산하고, KO되면 다음에 누가 나오는가
mahoroba-lesson-damage-enhance = { $card }{ JOSA("을/를") } { $card-2 } 위로 끌어다 놓고 { -mahoroba-set }{ JOSA("을/를") } 고르세요.
    .why = { -mahoroba-enhancement }{ JOSA("은/는") } { -mahoroba-set }한 { -mahoroba-unit }에 계속 붙어 있습니다. 이 카드로 { $card-2 }의 { -mahoroba-skill }{ JOSA("이/가") } 주는 { -mahoroba-damage }{ JOSA("이/가") } 20 늘어납니다.
    .done = { $card }{ JOSA("이/가") } { $card-2 }에 붙었습니다. { -mahoroba-unit }{ JOSA("이/가") } 자리를 옮기면 함께 옮겨 갑니다.
mahoroba-lesson-damage-enhance-other = 이제 공격하는 것은 { $card-2 }입니다. { $card-2 }에 { -mahoroba-set }하세요.
mahoroba-lesson-damage-enhance-battle = 아직입니다. { $card }{ JOSA("이/가") } 없으면 { -mahoroba-damage }{ JOSA("이/가") } 모자랍니다.
mahoroba-lesson-damage-advantage = { $card }{ JOSA("을/를") } { $card-2 } 위로 끌어다 놓아 공격하세요.
    .why = { -mahoroba-damage-sum }{ JOSA("은/는") } 네 단계입니다. { -mahoroba-skill }{ JOSA("이/가") } 40, { $card-3 }{ JOSA("으로/로") } 20 늘고, { $card-2 }의 { -mahoroba-ability }{ JOSA("으로/로") } 10 줄고, 끝으로 { -mahoroba-flame }{ JOSA("은/는") } { -mahoroba-grove }에 유리하므로 2배가 됩니다. (40 + 20 − 10) × 2 = 100으로, { $card-2 }의 { -mahoroba-hp }{ JOSA("과/와") } 같습니다.
    .done = { $card-2 }{ JOSA("이/가") } { -mahoroba-ko }되고 { $card-4 }{ JOSA("이/가") } 나왔습니다. 그 { -mahoroba-skill }{ JOSA("은/는") } 80 { -mahoroba-damage }인데, { -mahoroba-tide }{ JOSA("은/는") } { -mahoroba-flame }에 유리하여 2배가 되므로 { $card }도 { -mahoroba-ko }되었습니다.
mahoroba-lesson-damage-advantage-grove = { $card }{ JOSA("을/를") } 그대로 두세요. { -mahoroba-flame }{ JOSA("은/는") } { -mahoroba-grove }에 유리합니다.
mahoroba-lesson-damage-advantage-end = 아직입니다. { $card }{ JOSA("이/가") } 공격할 수 있습니다.
mahoroba-lesson-damage-successor = { -mahoroba-main-unit }{ JOSA("이/가") } { -mahoroba-ko }되었습니다. { $card }{ JOSA("을/를") } { -mahoroba-main }{ JOSA("으로/로") } 끌어다 놓으세요.
    .why = { -mahoroba-main-unit }{ JOSA("이/가") } { -mahoroba-ko }된 쪽의 { -mahoroba-player }{ JOSA("이/가") } 자리를 바꾸어 나올 { -mahoroba-standby-unit }{ JOSA("을/를") } 고릅니다. { $card-3 }{ JOSA("은/는") } { -mahoroba-tide }이고, { -mahoroba-grove }{ JOSA("은/는") } { -mahoroba-tide }에 유리합니다.
    .done = { $card }{ JOSA("이/가") } 나왔습니다. { $card-2 }에 붙어 있던 카드는 모두 { -mahoroba-discard }{ JOSA("으로/로") } 갔습니다.
mahoroba-lesson-damage-successor-flame = { $card-4 }{ JOSA("은/는") } { -mahoroba-flame }이어서 { -mahoroba-tide }에 약합니다. { $card }{ JOSA("을/를") } 고르세요.
mahoroba-lesson-damage-win = { $card }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 공격하세요. 70 { -mahoroba-damage }인 「{ skill-pr-06-2 }」{ JOSA("을/를") } 사용합니다.
    .why = 2배면 140으로 { $card-2 }의 { -mahoroba-hp } 120을 넘습니다. { $card-2 }{ JOSA("은/는") } 상대의 { -mahoroba-area }에 남은 마지막 { -mahoroba-unit }입니다. 모두 { -mahoroba-ko }시키면 { -mahoroba-victory }입니다.
    .done = 당신의 { -mahoroba-victory }입니다! 또 하나, { -mahoroba-draw-phase }에 뽑을 카드가 없으면 { -mahoroba-defeat }입니다.
mahoroba-lesson-damage-win-flame = { $card }{ JOSA("을/를") } 그대로 두세요. { -mahoroba-grove }{ JOSA("은/는") } { -mahoroba-tide }에 유리합니다.
mahoroba-lesson-damage-win-weak = 20은 2배여도 40입니다. 「{ skill-pr-06-2 }」{ JOSA("을/를") } 사용하세요.
mahoroba-lesson-damage-win-end = 아직입니다. { $card }{ JOSA("이/가") } 공격할 수 있습니다.

# 3
mahoroba-lesson-ailments = 레스트, 스턴, 퇴각
    .about = 상태 이상은 무엇을 막고, 어떻게 낫는가
mahoroba-lesson-ailments-janken = { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어가 { -mahoroba-janken }에서 { -mahoroba-paper }{ JOSA("을/를") } 내세요.
    .why = 가로로 놓인 { $card }{ JOSA("은/는") } { -mahoroba-rest } 상태라서 { -mahoroba-skill }도 { -mahoroba-ex-skill }도 사용할 수 없습니다. 자신의 { -mahoroba-turn }{ JOSA("이/가") } 끝날 때 { -mahoroba-main-unit }{ JOSA("을/를") } 위해 { -mahoroba-janken }{ JOSA("을/를") } 합니다. 이 단원에서 상대는 { -mahoroba-rock }{ JOSA("을/를") } 냅니다.
    .done = 이겼으므로 { $card }{ JOSA("은/는") } { -mahoroba-normal } 상태로 돌아왔습니다. 졌다면 { -mahoroba-rest } 그대로였을 것입니다.
mahoroba-lesson-ailments-janken-later = { -mahoroba-retreat }도 도움이 되지만 그것은 나중에 합니다. 먼저 { $card }{ JOSA("을/를") } 위해 { -mahoroba-janken }{ JOSA("을/를") } 하세요.
mahoroba-lesson-ailments-janken-hand = 이 단원에서 상대는 { -mahoroba-rock }{ JOSA("을/를") } 냅니다. 이기는 것은 { -mahoroba-paper }입니다.
mahoroba-lesson-ailments-strike = { $card }{ JOSA("을/를") } { $card-2 } 위로 끌어다 놓아 공격하세요.
    .why = 세로로 돌아온 { $card }{ JOSA("은/는") } 다시 { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 있습니다. 그다음은 상대의 { -mahoroba-turn }입니다.
    .done = { $card-2 }{ JOSA("은/는") } 40 { -mahoroba-damage }{ JOSA("을/를") } 받았습니다. 이어진 { $card-2 }의 { -mahoroba-skill }{ JOSA("으로/로") } { $card }{ JOSA("은/는") } 거꾸로 놓인 { -mahoroba-stun } 상태가 되었습니다.
mahoroba-lesson-ailments-strike-attack = 아직입니다. { $card }{ JOSA("이/가") } 공격할 수 있습니다.
mahoroba-lesson-ailments-stun = 다시 { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어가 { -mahoroba-paper }{ JOSA("을/를") } 내세요.
    .why = { -mahoroba-stun } 상태인 { -mahoroba-unit }{ JOSA("은/는") } { -mahoroba-retreat }도 할 수 없습니다. { $card }{ JOSA("을/를") } { -mahoroba-standby-unit } 위로 끌어다 놓으면 이유를 읽을 수 있습니다. { -mahoroba-janken }에서 이겨도 { -mahoroba-stun }{ JOSA("은/는") } { -mahoroba-rest }{ JOSA("이/가") } 될 뿐입니다.
    .done = { $card }{ JOSA("은/는") } { -mahoroba-rest } 상태가 되었습니다. { -mahoroba-normal } 상태로 돌아오려면 한 번 더 이겨야 합니다.
mahoroba-lesson-ailments-stun-hand = 이 단원에서 상대는 { -mahoroba-rock }{ JOSA("을/를") } 냅니다. 이기는 것은 { -mahoroba-paper }입니다.
mahoroba-lesson-ailments-retreat = { $card }{ JOSA("을/를") } { $card-2 } 위로 끌어다 놓아 { -mahoroba-retreat }시키세요.
    .why = 한 { -mahoroba-turn }에 1번, 지불 없이 { -mahoroba-main-unit }{ JOSA("은/는") } { -mahoroba-standby-unit }{ JOSA("과/와") } 자리를 바꿀 수 있습니다. { -mahoroba-rest } 상태에서도 할 수 있고, { -mahoroba-retreat }하면 { -mahoroba-normal } 상태로 돌아옵니다.
    .done = { $card }{ JOSA("은/는") } 나았고, { $card-2 }{ JOSA("은/는") } 이번 { -mahoroba-turn }에 바로 { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 있습니다.
mahoroba-lesson-ailments-retreat-battle = 아직입니다. { -mahoroba-retreat }하면 { $card }{ JOSA("은/는") } { -mahoroba-janken } 없이 낫습니다.

# 4
mahoroba-lesson-commands = 커맨드
    .about = 전략, 전술, 강화, 그리고 첫 턴에 할 수 없는 것
mahoroba-lesson-commands-strategy = { $card }{ JOSA("을/를") } 테이블 가운데로 끌어다 놓고 { $card-2 }{ JOSA("을/를") } 버리세요.
    .why = { -mahoroba-command }에는 지불이 필요 없고 몇 장이든 사용할 수 있습니다. { -mahoroba-strategy }{ JOSA("과/와") } { -mahoroba-tactics }{ JOSA("은/는") } 적힌 일을 하고 { -mahoroba-discard }{ JOSA("으로/로") } 갑니다. { $card-2 }{ JOSA("이/가") } 불러오는 것은 { -mahoroba-ko }된 { -mahoroba-unit }인데, 지금은 아직 없습니다.
    .done = 1장을 버리고 3장을 뽑았습니다.
mahoroba-lesson-commands-strategy-keep = 그것은 남겨 두세요. { $card }{ JOSA("을/를") } 사용하고 { $card-2 }{ JOSA("을/를") } 버립니다.
mahoroba-lesson-commands-strategy-battle = 아직입니다. 먼저 { $card }{ JOSA("을/를") } 사용하세요.
mahoroba-lesson-commands-first-turn = { $card }{ JOSA("을/를") } { $card-2 } 위로, { $card-2 }{ JOSA("을/를") } 상대의 { -mahoroba-main-unit } 위로 끌어 보세요. 둘 다 아직 할 수 없습니다. 그러고 나서 { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어갑니다.
    .why = 자신의 첫 { -mahoroba-turn }에는 { -mahoroba-set }할 수 없습니다. { -mahoroba-first-player }{ JOSA("은/는") } 그 { -mahoroba-turn }에 { -mahoroba-skill }도 사용할 수 없습니다. 다른 것은 모두 할 수 있습니다.
    .done = 상대의 첫 { -mahoroba-turn }도 끝났습니다. 이제부터는 둘 다 할 수 있습니다.
mahoroba-lesson-commands-first-turn-later = 지금도 사용할 수 있지만 다음 { -mahoroba-turn }까지 남겨 두세요.
mahoroba-lesson-commands-own = 다시 { $card }{ JOSA("을/를") } { $card-2 } 위로 끌어다 놓고 { -mahoroba-set }{ JOSA("을/를") } 고르세요.
    .why = { -mahoroba-enhancement }{ JOSA("은/는") } 따로 적혀 있지 않으면 자신의 { -mahoroba-unit }에 { -mahoroba-set }합니다. 이 카드로 { -mahoroba-hp }{ JOSA("이/가") } 30 늘어납니다.
    .done = { $card-2 }의 { -mahoroba-hp }{ JOSA("이/가") } 110이 되었습니다.
mahoroba-lesson-commands-own-charge = { -mahoroba-energy }{ JOSA("으로/로") } 삼으면 { -mahoroba-hp }{ JOSA("이/가") } 늘지 않습니다. { $card }{ JOSA("은/는") } { $card-2 }에 { -mahoroba-set }하세요.
mahoroba-lesson-commands-own-battle = 아직입니다. { $card }{ JOSA("을/를") } { -mahoroba-set }할 수 있습니다.
mahoroba-lesson-commands-theirs = { $card }{ JOSA("을/를") } 상대의 { $card-2 } 위로 끌어다 놓으세요.
    .why = 이 카드에는 상대의 { -mahoroba-unit }에 { -mahoroba-set }한다고 적혀 있습니다. 그 { -mahoroba-skill }{ JOSA("이/가") } 주는 { -mahoroba-damage }{ JOSA("이/가") } 20 줄어듭니다.
    .done = { $card-2 }의 첫 { -mahoroba-skill }{ JOSA("은/는") } 20 { -mahoroba-damage }이므로 0이 됩니다.
mahoroba-lesson-commands-theirs-charge = 자신의 { -mahoroba-energy }{ JOSA("으로/로") } 삼아도 상대는 곤란하지 않습니다. { $card }{ JOSA("은/는") } { $card-2 }에 { -mahoroba-set }하세요.
mahoroba-lesson-commands-theirs-battle = 아직입니다. { $card }도 { -mahoroba-set }할 수 있습니다.
mahoroba-lesson-commands-tactics = { $card }{ JOSA("을/를") } 테이블 가운데로 끌어다 놓으세요.
    .why = 상대의 { -mahoroba-main-unit }에 20 { -mahoroba-damage }{ JOSA("을/를") } 줍니다. { -mahoroba-damage-sum }{ JOSA("은/는") } { -mahoroba-skill }에만 하므로, { -mahoroba-command }{ JOSA("이/가") } 주는 { -mahoroba-damage }{ JOSA("이/가") } 2배가 되는 일은 없습니다.
    .done = { $card-2 }{ JOSA("은/는") } 적힌 대로 20 { -mahoroba-damage }{ JOSA("을/를") } 받았고, { $card }{ JOSA("은/는") } { -mahoroba-discard }{ JOSA("으로/로") } 갔습니다.
mahoroba-lesson-commands-tactics-charge = { $card }{ JOSA("은/는") } 테이블 가운데로 끌어다 놓아 사용하세요.
mahoroba-lesson-commands-tactics-battle = 아직입니다. { $card }{ JOSA("이/가") } 남아 있습니다.

# 5
mahoroba-lesson-ex-skills = EX 스킬
    .about = 메인 페이즈에 무엇을 사용하고, 무엇을 지불하는가
mahoroba-lesson-ex-skills-card = { $card }{ JOSA("을/를") } 클릭하여 { -mahoroba-ex-skill }{ JOSA("을/를") } 사용하고, { $card-2 }{ JOSA("을/를") } 버리고, { -mahoroba-deck }에서 { $card-3 }{ JOSA("을/를") } 더하세요.
    .why = { -mahoroba-ex-skill }{ JOSA("은/는") } { -mahoroba-main-phase }에 사용합니다. { -mahoroba-cost }인 { -mahoroba-energy }{ JOSA("은/는") } 붙어 있기만 하면 되고 줄지 않습니다. 텍스트가 요구하는 것은 실제로 지불합니다. 여기서는 { -mahoroba-hand }의 카드 1장입니다.
    .done = { $card-3 }{ JOSA("이/가") } { -mahoroba-hand }에 들어왔고, { $card }의 { -mahoroba-energy }{ JOSA("은/는") } 그대로입니다. 이 { -mahoroba-ex-skill }{ JOSA("은/는") } 한 { -mahoroba-turn }에 1번뿐입니다.
mahoroba-lesson-ex-skills-card-later = 아직입니다. { $card }부터 시작하세요.
mahoroba-lesson-ex-skills-card-keep = 그것은 남겨 두세요. { $card }{ JOSA("을/를") } 위해 버릴 카드는 { $card-2 }입니다.
mahoroba-lesson-ex-skills-card-battle = 아직입니다. { $card }의 { -mahoroba-ex-skill }{ JOSA("을/를") } 사용할 수 있습니다.
mahoroba-lesson-ex-skills-energy = { $card }{ JOSA("을/를") } 클릭하고, 회복할 { -mahoroba-unit }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 고르세요.
    .why = { -mahoroba-standby-unit }도 { -mahoroba-ex-skill }{ JOSA("을/를") } 사용할 수 있습니다. 이 텍스트가 요구하는 것은 { -mahoroba-energy } 1개이고, 그것은 { -mahoroba-discard }{ JOSA("으로/로") } 갑니다.
    .done = { $card-2 }의 30 { -mahoroba-damage }{ JOSA("이/가") } 회복되었습니다. { $card }에는 { -mahoroba-energy }{ JOSA("이/가") } 없어서, 다시 { -mahoroba-charge }해야 사용할 수 있습니다.
mahoroba-lesson-ex-skills-energy-later = 아직입니다. 먼저 { $card }{ JOSA("으로/로") } { $card-2 }{ JOSA("을/를") } 회복시키세요.
mahoroba-lesson-ex-skills-energy-battle = 아직입니다. { $card }의 { -mahoroba-ex-skill }{ JOSA("을/를") } 사용할 수 있습니다.
mahoroba-lesson-ex-skills-rest = { $card }{ JOSA("을/를") } 클릭하세요.
    .why = 상대의 { -mahoroba-turn }에 { $card-2 }{ JOSA("은/는") } { $card-3 }에 160 { -mahoroba-damage }{ JOSA("을/를") } 줄 수 있습니다. { $card }의 { -mahoroba-ex-skill }{ JOSA("은/는") } 자신이 { -mahoroba-rest }하는 값으로 { $card-2 }{ JOSA("을/를") } { -mahoroba-rest }시킵니다.
    .done = { -mahoroba-rest } 상태인 동안 { $card-2 }{ JOSA("은/는") } { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 없습니다. { $card }도 { -mahoroba-rest } 상태입니다. { -mahoroba-janken }{ JOSA("은/는") } { -mahoroba-main-unit }{ JOSA("을/를") } 위해서만 합니다.
mahoroba-lesson-ex-skills-rest-battle = 아직입니다. { $card-2 }{ JOSA("이/가") } { $card-3 }{ JOSA("을/를") } { -mahoroba-ko }시킬 것입니다. 먼저 { $card }{ JOSA("을/를") } 클릭하세요.

# 6
mahoroba-lesson-last-turn = 마지막 턴
    .about = 배운 것을 모두 써서 이번 턴에 이긴다
mahoroba-lesson-last-turn-element = { $card-2 }{ JOSA("을/를") } { $card } 위로 끌어다 놓아 { -mahoroba-retreat }시키세요.
    .why = { $card-3 }{ JOSA("은/는") } 상대의 { -mahoroba-area }에 남은 마지막 { -mahoroba-unit }입니다. { -mahoroba-element }{ JOSA("은/는") } { -mahoroba-tide }이므로 { -mahoroba-grove }인 { $card }{ JOSA("은/는") } 유리하지만 { $card-2 }{ JOSA("은/는") } 그렇지 않습니다.
    .done = { $card }{ JOSA("이/가") } { -mahoroba-main }에 나왔습니다. { -mahoroba-energy }{ JOSA("은/는") } 1개입니다.
mahoroba-lesson-last-turn-element-later = 아직입니다. 먼저 { $card }{ JOSA("을/를") } 앞으로 내세요.
mahoroba-lesson-last-turn-win = 이번 { -mahoroba-turn }에 이기세요! { $card-2 }의 { -mahoroba-hp }{ JOSA("은/는") } 150입니다.
    .why = { $card }의 첫 { -mahoroba-skill }{ JOSA("은/는") } { -mahoroba-cost } 2, 20 { -mahoroba-damage }입니다. { $card }에 { -mahoroba-charge }하고, { $card-3 }{ JOSA("을/를") } { -mahoroba-set }하고, { $card-4 }{ JOSA("을/를") } 사용한 뒤 공격하세요. 이제 손을 잡아 이끌지 않습니다. 잘 안되면 되돌릴 수 있습니다.
    .done = 당신의 { -mahoroba-victory }입니다! 20 + 20으로 40, { $card-4 }{ JOSA("으로/로") } 2배인 80, { -mahoroba-advantage }{ JOSA("으로/로") } 2배인 160입니다.
mahoroba-lesson-last-turn-win-order = 무엇을 먼저 계산할지는 스스로 정합니다. 20을 늘린 뒤 2배와, 2배 한 뒤 20을 늘리는 것 가운데 어느 쪽이 클까요?

# 7
mahoroba-lesson-first-duel = 첫 대전
    .about = 연습 덱으로 끝까지. 상대는 유닛이 적다
mahoroba-lesson-first-duel-begin = 처음 5장입니다. { -mahoroba-unit } 1장을 { -mahoroba-main }{ JOSA("으로/로") } 끌어다 놓으세요. 그 { -mahoroba-unit }{ JOSA("이/가") } 먼저 싸웁니다.
    .why = 당신의 덱은 「{ deck-lanterns }」입니다. 낸 카드는 상대도 낼 때까지 뒷면입니다. { -mahoroba-hp }{ JOSA("이/가") } 많으면 오래 버티고, { -mahoroba-cost }{ JOSA("이/가") } 작은 { -mahoroba-skill }{ JOSA("이/가") } 있으면 일찍 공격합니다.
    .done = 둘 다 앞면이 되었습니다. 첫 { -mahoroba-turn }{ JOSA("은/는") } 당신입니다.
mahoroba-lesson-first-duel-first = 다른 { -mahoroba-unit }{ JOSA("을/를") } 내고, { -mahoroba-charge }하고, { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어가세요.
    .why = { -mahoroba-first-player }{ JOSA("은/는") } 첫 { -mahoroba-turn }에 { -mahoroba-skill }{ JOSA("을/를") } 사용할 수 없고, { -mahoroba-set }도 아직 할 수 없습니다. { -mahoroba-energy }{ JOSA("은/는") } 계속 붙어 있으니 { -mahoroba-charge }{ JOSA("은/는") } { -mahoroba-turn }마다 하세요.
    .done = 상대의 첫 { -mahoroba-turn }{ JOSA("이/가") } 지나갔습니다. 이제부터 공격도 { -mahoroba-set }도 할 수 있습니다.
mahoroba-lesson-first-duel-duel = 상대의 { -mahoroba-unit }{ JOSA("을/를") } 모두 { -mahoroba-ko }시키세요. 이제부터 모두 스스로 정합니다.
    .why = { -mahoroba-turn }마다 뽑은 { -mahoroba-unit }{ JOSA("을/를") } 내고, { -mahoroba-charge }하고, 도움이 되는 카드를 { -mahoroba-set }하거나 사용한 다음 공격합니다. { -mahoroba-advantage }{ JOSA("이면/면") } { -mahoroba-damage }{ JOSA("이/가") } 2배이고, 상대도 마찬가지입니다. ‘시범 보기’는 한 수를 권합니다.
    .done = 첫 대전에서 이겼습니다!
mahoroba-lesson-first-duel-duel-act = 먼저 { -mahoroba-standby }{ JOSA("을/를") } 채우고 { -mahoroba-charge }한 다음, 카드를 { -mahoroba-set }하거나 사용하세요. 할 일이 없으면 { -mahoroba-battle-phase }{ JOSA("으로/로") } 넘어갑니다.
mahoroba-lesson-first-duel-duel-skill = { -mahoroba-damage }{ JOSA("이/가") } 가장 큰 { -mahoroba-skill }{ JOSA("을/를") } 사용하세요. { -mahoroba-energy }{ JOSA("은/는") } 줄지 않습니다.
mahoroba-lesson-first-duel-duel-successor = 다음에는 누구를 낼까요? { -mahoroba-skill }{ JOSA("을/를") } 사용할 { -mahoroba-energy }{ JOSA("이/가") } 있거나 상대에게 유리한 { -mahoroba-unit }{ JOSA("이/가") } 좋습니다.
