# 배우기(engine/sakura/lessons): 제목, 할 일, 이유, 일어난 일.

# 1
sakura-lesson-distance = 간격과 적정거리
    .about = 어느 카드가 닿는지, 어떻게 다가가는지
sakura-lesson-distance-reach = { $card }{ JOSA("을/를") } 사용하세요. 손패에서 테이블 가운데로 끌어다 놓습니다.
    .why = 아래쪽이 당신, 위쪽이 상대이고, { -life }가 다 없어진 쪽이 집니다. { -attack }은 { -distance }이 { -range } 안에 있을 때만 닿습니다. 지금 { -distance }은 4, 이 카드는 3에서 4까지 닿습니다.
    .done = 맞았습니다. { -damage } 3/1은 ‘방패인 { -aura }에서 3’ 또는 ‘{ -life }에서 1’ 가운데 하나를 고르게 합니다. 상대는 { -aura }로 받았습니다.
sakura-lesson-distance-reach-first = 먼저 공격하세요. 이미 { -range } 안입니다.
sakura-lesson-distance-reach-end = 아직 턴을 끝내지 마세요. 손패의 카드가 닿습니다.
sakura-lesson-distance-step = { $card }{ JOSA("은/는") } 3에만 닿습니다. { -distance }의 결정을 자신의 { -aura }로 끌어다 놓으세요. { -vigor }으로 지불됩니다.
    .why = 결정 하나가 한 걸음입니다. { -forward }은 그것을 자신의 { -aura }로 옮기므로, 다가가면서 방어도 단단해집니다.
    .done = { -distance }은 3이 되고, { -aura }가 1 늘었습니다.
sakura-lesson-distance-step-end = 먼저 다가가세요. 여기서는 { $card }{ JOSA("이/가") } 닿지 않습니다.
sakura-lesson-distance-strike = { $card }{ JOSA("을/를") } 사용하세요.
    .why = { -damage }는 2/2입니다. 상대에게는 이제 받아 낼 { -aura }가 없습니다.
    .done = { -aura }로 받지 못하면 { -life }로 받아야 합니다. 상대가 2를 잃었습니다. { -life }가 0이 되면 패배합니다.

# 2
sakura-lesson-paying = 움직임과 그 비용
    .about = 기본동작은 집중력이나 손패로 지불한다
sakura-lesson-paying-forward = 다가가세요. { -distance }의 결정을 자신의 { -aura }로 끌어다 놓으세요. { -vigor }으로 지불됩니다.
    .why = { -basic-action } 한 번마다 { -vigor } 1 또는 손패 1장을 지불합니다. { -vigor }이 있는 동안에는 그것으로 지불됩니다. 매 턴 1씩 늘고 2까지 가질 수 있습니다.
    .done = { -vigor } 1을 써서 { -distance }이 6이 되었습니다.
sakura-lesson-paying-forward-away = 그러면 상대에게서 멀어집니다. 손패의 카드는 가까이에서 통합니다.
sakura-lesson-paying-recover = 방어를 두르세요. { -shadow }의 결정을 자신의 { -aura }로 끌어다 놓으세요. 다시 { -vigor }으로 지불됩니다.
    .why = { -shadow }에는 아무도 갖지 않은 결정이 놓여 있고, { -recover }는 거기서 { -aura }를 채웁니다. { -aura }는 { -damage }를 받아 주는 방패입니다.
    .done = { -aura }가 5가 되었습니다. 이보다 많이 가질 수는 없습니다.
sakura-lesson-paying-cover = { -vigor }이 없습니다. { -aura }의 결정을 { -flare }로 끌어다 놓고 { $card }{ JOSA("으로/로") } 지불하세요. 뒷면으로 { -cover }에 놓입니다.
    .why = { -focus }로 모은 { -flare }는 가장 강한 카드의 비용이 됩니다. 덮은 카드는 사라지지 않고 { -deck }을 재구성하면 돌아옵니다.
    .done = { -flare }가 1이 되고, { -aura }에도 자리가 생겼습니다.
sakura-lesson-paying-cover-away = 그러면 상대에게서 멀어집니다. { -flare }를 모으세요.
sakura-lesson-paying-end = 이만하면 충분합니다. 질문 옆의 버튼으로 { -main-phase }를 끝내세요.
    .why = 지불할 수 있는 만큼 몇 번이고 움직일 수 있고, 그다음은 상대의 턴입니다. 손패는 2장까지 남길 수 있습니다.
    .done = 턴이 끝났습니다.

# 3
sakura-lesson-close = 너무 가까울 때
    .about = 달인의 간격과 거기서 벗어나는 법
sakura-lesson-close-breakaway = { $card }{ JOSA("은/는") } 3에만 닿는데 지금은 2입니다. { -shadow }의 결정을 { -distance }으로 끌어다 놓으세요. { -vigor }으로 지불됩니다.
    .why = { -distance }이 2 이하이면 { -master-distance } 안입니다. 거기서는 { -forward }할 수 없지만 { -breakaway }할 수 있습니다. { -aura }를 줄이지 않고 물러나는 움직임입니다.
    .done = { -distance }은 3이 되었고 { -aura }는 그대로입니다.
sakura-lesson-close-breakaway-shield = { -backward }로도 물러날 수 있지만 { -aura }의 결정을 씁니다. { -master-distance } 안에서라면 더 좋은 수가 있습니다.
sakura-lesson-close-breakaway-end = 아직 턴을 끝내지 마세요. 한 걸음 물러나면 카드가 닿습니다.
sakura-lesson-close-strike = 이제 { $card }{ JOSA("을/를") } 사용하세요.
    .why = 가까이에서 통하는 카드와 멀리서 통하는 카드가 있습니다. 자신은 닿고 상대는 닿지 않는 { -distance }에 서는 것이 요령입니다.
    .done = 맞았습니다. 상대는 { -aura }가 모자라 { -life }로 받았습니다.

# 4
sakura-lesson-aura-or-life = 오라냐 라이프냐
    .about = 공격받았을 때 어느 쪽으로 받을까
sakura-lesson-aura-or-life-aura = 상대가 { $card }{ JOSA("을/를") } 사용했습니다. { -damage }는 3/2입니다. { -aura }로 받으세요. { -aura }의 결정을 { -shadow }로 끌어다 놓습니다.
    .why = 왼쪽 수는 { -aura }, 오른쪽 수는 { -life }에 주는 { -damage }이고, 받는 쪽이 하나를 고릅니다. { -aura }가 가득하니 쓰세요.
    .done = { -aura }에서 3개가 { -shadow }로 갔습니다. { -life }는 그대로입니다.
sakura-lesson-aura-or-life-aura-life = 그러면 { -life } 2를 잃습니다. { -aura }가 가득하니 { -aura }로 받으세요.
sakura-lesson-aura-or-life-life = 이번에는 { $card }이고 { -damage }는 2/1입니다. { -life }로 받으세요. { -life }의 결정을 { -flare }로 끌어다 놓습니다.
    .why = 잃는 것은 1뿐이고, 그 결정은 { -flare }가 되어 강한 카드의 비용으로 쓸 수 있습니다. { -aura }를 2 남기면 한 번 더 막을 수 있습니다.
    .done = { -life }는 9, { -flare }는 1이 되었습니다. { -aura }는 2 그대로입니다.
sakura-lesson-aura-or-life-life-keep = 그러면 { -aura }가 바닥나서 다음 공격을 { -life }로 받게 됩니다. 이번 것은 { -life } 1이면 됩니다.
sakura-lesson-aura-or-life-third = 다시 한번, { $card }의 2/1입니다. 이번에는 { -aura }로 받으세요.
    .why = { -aura }가 충분할 때만 { -aura }로 받을 수 있습니다. 2의 { -damage }를 받으려면 결정 2개가 필요합니다. 지금 딱 그만큼 있습니다.
    .done = 세 번 공격받고 잃은 { -life }는 1뿐입니다. 이것이 { -aura }의 역할입니다.
sakura-lesson-aura-or-life-third-life = { -aura }로 받을 수 있습니다. { -aura }는 { -life }보다 훨씬 채우기 쉽습니다.

# 5
sakura-lesson-flare = 플레어와 비장패
    .about = 플레어를 모아 가장 강한 카드를 쓴다
sakura-lesson-flare-focus = { -aura }의 결정을 { -flare }로 끌어다 놓으세요. { -vigor }으로 지불됩니다.
    .why = { $card }의 { -cost }은 7, { $card-2 }{ JOSA("은/는") } 2입니다. 지금 { -flare }는 8입니다. 1만 더 있으면 둘 다 쓸 수 있습니다.
    .done = { -flare }가 9가 되었습니다.
sakura-lesson-flare-focus-both = 이미 지불할 수 있지만, { -flare }를 1 더 모으면 이번 턴에 둘 다 쓸 수 있습니다.
sakura-lesson-flare-focus-end = 기다리지 말고 { -flare }를 1 모아 이번 턴에 공격하세요.
sakura-lesson-flare-strike = { $card }{ JOSA("을/를") } 사용하세요. { -specials }에서 테이블 가운데로 끌어다 놓습니다.
    .why = { -specials }는 처음부터 손 가까이에 있으며 뽑는 것이 아닙니다. { -flare }로 지불하고 한 번만 쓸 수 있습니다.
    .done = { -damage } 4/4는 { -aura } 3으로 받을 수 없습니다. 지불한 { -flare } 7은 { -shadow }로 갔고, 카드는 앞면이 되었습니다. 이것이 { TERM("devoted", "사용된 상태") }입니다.
sakura-lesson-flare-strike-dear = 먼저 { $card }{ JOSA("을/를") } 쓰세요. { -shadow }가 많을수록 { $card-2 }{ JOSA("이/가") } 살아납니다.
sakura-lesson-flare-shield = 이제 { $card }입니다.
    .why = { -shadow }의 결정을 { -aura }로 옮기는 카드입니다. 지불한 { -flare }가 { -shadow }에 있으니 결정은 넉넉합니다.
    .done = { -aura }가 다시 가득합니다. 적힌 조건으로 미사용으로 돌아오는 { -specials }도 있지만, 나머지는 한 번뿐입니다.

# 6
sakura-lesson-reaction = 대응
    .about = 공격에 답하기: 무효로 하거나 피하거나
sakura-lesson-reaction-cancel = 상대가 { $card-2 }{ JOSA("으로/로") } 공격해 왔습니다. { $card }{ JOSA("을/를") } 그 공격 위로 끌어다 놓으세요.
    .why = { -reaction } 카드는 공격이 맞기 전에 쓸 수 있습니다. { -vigor }이 2이므로 이 카드는 { -special(form: "word") }가 아닌 공격을 무효로 하고 반격도 합니다.
    .done = 이쪽의 일격이 먼저 들어갔고, 상대의 공격은 무효가 되었습니다.
sakura-lesson-reaction-cancel-pass = 그러면 공격이 맞습니다. 손패에 막을 수 있는 카드가 있습니다.
sakura-lesson-reaction-cancel-other = { $card-3 }{ JOSA("도/도") } 도움이 되지만 아껴 두세요. { $card }{ JOSA("이면/면") } 무효로 하면서 한 대 되돌려 줄 수 있습니다.
sakura-lesson-reaction-evade = 이번에는 { $card-2 }입니다. { -life } 1을 빼앗고 4에만 닿습니다. { $card }{ JOSA("으로/로") } { -reaction }하고 { -aura }를 { -distance }으로 옮기세요.
    .why = 닿는지는 { -reaction } 뒤에 다시 확인합니다. { -distance }이 5이면 빗나갑니다.
    .done = { -distance }은 5가 되고 공격은 빗나갔습니다. 멀쩡합니다.
sakura-lesson-reaction-evade-pass = 그러면 { -life } 1을 잃습니다. { -aura }로는 막을 수 없으니 { -range } 밖으로 나가세요.

# 7
sakura-lesson-enhancement = 부여
    .about = 결정이 놓여 있는 동안 남는 카드
sakura-lesson-enhancement-devote = { $card }{ JOSA("을/를") } 사용하고, 올릴 결정 2개를 골라 확정하세요.
    .why = { -enhancement } 카드는 쓴 뒤에도 남습니다. { -capacity }의 수만큼 { -shadow }나 자신의 { -aura }에서 결정을 올립니다. { -shadow }에서라면 손해가 없습니다.
    .done = { $card }{ JOSA("이/가") } 결정과 함께 { -enhancements }에 놓였습니다.
sakura-lesson-enhancement-devote-end = 먼저 { -enhancement } 카드를 쓰세요. 일찍 놓을수록 일찍 작동합니다.
sakura-lesson-enhancement-wait = 이제 { -main-phase }를 끝내고 { $card }의 결정을 지켜보세요.
    .why = 자신과 상대의 { -turn } 모두, 시작할 때마다 { -enhancement } 카드에서 결정이 1개씩 떠납니다. 마지막 하나가 사라지면 카드는 파기되고 { -disenchant } 효과가 일어납니다.
    .done = 결정이 없어지면서 { $card }{ JOSA("이/가") } 공격했습니다. 상대의 { -aura }를 3 줄였습니다.

# 8
sakura-lesson-full-power = 전력
    .about = 다른 모든 것과 맞바꾸는 큰 카드 한 장
sakura-lesson-full-power-strike = { $card }{ JOSA("을/를") } 사용하세요. 가운데로 끌어다 놓으면 이번 턴은 { -full-power-action }이 됩니다.
    .why = { -main-phase }를 시작할 때, 지불할 수 있는 만큼 몇 번이고 움직이는 { -standard-action }과 카드 한 장만 쓰는 { -full-power-action } 가운데 하나를 고릅니다.
    .done = { -damage } 4/3이 통했습니다. 그 한 장으로 턴이 끝났고, 상대의 턴도 지나갔습니다.
sakura-lesson-full-power-strike-standard = { -standard-action }으로는 { $card }{ JOSA("을/를") } 쓸 수 없습니다. { -full-power } 카드입니다.
sakura-lesson-full-power-standard = 새 턴입니다. { -deck }은 재구성하지 말고, { -standard-action }을 골라 { $card }{ JOSA("을/를") } 사용하세요.
    .why = 대부분의 턴은 { -standard-action }입니다. 카드 사용과 기본동작을 원하는 순서로 합니다.
    .done = 이번 턴은 아직 계속할 수 있습니다. { -vigor }이나 손패로 지불할 수 있는 한 움직일 수 있습니다.

# 9
sakura-lesson-vigor = 집중력, 위축, 상한
    .about = 집중력은 2, 손패는 2, 그리고 위축의 아픔
sakura-lesson-vigor-spend = { -vigor }이 2입니다. 더는 가질 수 없습니다. 하나를 써서 한 걸음 다가가세요.
    .why = { -vigor }은 매 턴 시작할 때 1 늘어납니다(첫 턴은 제외). 2인 채로는 그 1을 잃게 됩니다.
    .done = { -vigor } 1을 써서 한 걸음 다가갔습니다. 이제 다음 것이 들어올 자리가 있습니다.
sakura-lesson-vigor-spend-end = 그러면 다음 턴에 얻을 { -vigor }을 잃게 됩니다. 상한은 2입니다.
sakura-lesson-vigor-flinch = { $card }{ JOSA("을/를") } 사용하세요. 상대가 위축됩니다.
    .why = { -flinch } 상태인 플레이어는 다음에 { -vigor }을 얻는 대신 { -flinch }이 풀리기만 합니다.
    .done = 상대의 { -vigor } 옆에 { -flinch } 표시가 붙었습니다.
sakura-lesson-vigor-limit = 손패가 3장입니다. { -main-phase }를 끝내고 { $card }{ JOSA("을/를") } { -cover }에 놓으세요.
    .why = 턴 끝에 남길 수 있는 손패는 2장이고 나머지는 { -cover }가 됩니다. 그러느니 기본동작의 비용으로 쓰는 편이 낫습니다.
    .done = 손패 2장을 남기고 2장을 뽑았습니다. 상대의 { -vigor }은 1 그대로입니다. 늘어날 몫을 { -flinch }이 지웠습니다. 당신은 2입니다.

# 10
sakura-lesson-rebuild = 빈 패산
    .about = 초조와 재구성의 비용
sakura-lesson-rebuild-end = { -deck }이 한 장 남았습니다. { -main-phase }를 끝내세요.
    .why = 턴을 시작할 때 2장을 뽑습니다. 그 전에 { -deck }을 재구성할 수 있습니다. 어떻게 되는지 보세요.
    .done = 다시 당신의 턴입니다. 뽑기 전에 재구성할지 묻습니다.
sakura-lesson-rebuild-shock = 한 번은 ‘재구성하지 않는다’를 고르고, 일어나는 일을 { -aura }로 받아 보세요.
    .why = 없는 카드는 뽑을 수 없습니다. 뽑지 못한 한 장마다 { -impatience }{ JOSA("이/가") } 일어나 1/1의 { -damage }를 받습니다.
    .done = 한 장을 뽑았고, 두 번째가 없어서 { -impatience }{ JOSA("으로/로") } { -aura } 1을 잃었습니다.
sakura-lesson-rebuild-shock-yes = 재구성은 이다음에 합니다. 먼저 빈 { -deck }이 어떻게 되는지 보세요.
sakura-lesson-rebuild-shock-life = { -life }가 더 소중합니다. { -aura }로 받을 수 있습니다.
sakura-lesson-rebuild-again = { -standard-action }을 고르고 { -main-phase }를 끝내세요. { $card }{ JOSA("을/를") } { -cover }에 놓습니다.
    .why = { -deck }이 빈 채로는 아무것도 뽑지 못하고 { -impatience }{ JOSA("이/가") } 매 턴 두 번 일어납니다.
    .done = 다시 당신의 턴입니다. { -deck }은 비어 있습니다.
sakura-lesson-rebuild-rebuild = 이제 { -deck }을 재구성하세요.
    .why = { -rebuild }에서는 { -life }에 1 { -damage }를 받고, { -discard }와 { -cover }의 카드를 섞어 새 { -deck }으로 만듭니다. { -impatience } 두 번보다는 쌉니다.
    .done = { -life }는 9가 되고, 카드가 모두 돌아왔습니다. 카드를 어떻게 덮느냐에 따라 재구성할 때를 고를 수 있습니다.
sakura-lesson-rebuild-rebuild-no = 그러면 아무것도 뽑지 못하고 { -impatience }{ JOSA("을/를") } 두 번 받습니다.

# 11
sakura-lesson-building = 일곱 장과 세 장
    .about = 덱 짜기: 무엇이 왜 필요한가
sakura-lesson-building-attacks = 당신의 여신은 유리나와 사이네입니다. { -attack } 카드 4장을 아래로 끌어다 놓거나 클릭하여 덱에 넣으세요.
    .why = 결투에서는 두 { -megami }에게서 카드라는 힘을 빌립니다. { -deck-building }에서는 상대의 두 여신을 보고 나서 비밀리에 고릅니다. { -range }가 겹치는 { -attack }을 고르는 것이 요령입니다. 유리나와 사이네는 3에서 5까지 겹칩니다.
    .done = { -attack } 4장이 들어갔습니다. 대부분의 턴에 공격할 수 있습니다.
sakura-lesson-building-reactions = { -reaction } 카드가 2장 들어가게 하세요.
    .why = 손패에 { -reaction }이 있기만 해도 상대의 공격은 확실하지 않게 됩니다. { -attack }을 겸하는 것도 있습니다.
    .done = { -reaction } 2장이 들어갔습니다. 상대는 경계할 수밖에 없습니다.
sakura-lesson-building-seven = 덱의 { -normal }를 7장으로 채우세요.
    .why = { -normal } 7장이 { -deck }이 됩니다. 더 많거나 적을 수 없고, 같은 카드는 한 장뿐입니다. 몇 턴이면 모두 뽑게 되니 하나하나 뽑고 싶은 카드로 하세요.
    .done = 7장이 다 찼습니다. 결투 동안 몇 번이고 돌아옵니다.
sakura-lesson-building-three = { -special } 3장을 고르세요.
    .why = 처음부터 손 가까이에 있으며 { -flare }로 씁니다. 승부를 끝낼 강한 한 장과, 거기까지 도와줄 싼 카드를 고르세요.
    .done = 일곱 장과 세 장, 완성입니다. 결투 전에 준비된 덱을 고를 수도 있습니다.

# 12
sakura-lesson-finish = 혼자 힘으로
    .about = 마무리: 이번 턴에 이기기
sakura-lesson-finish-win = 이번 턴에 이기세요! { $card }{ JOSA("은/는") } 3에서 4, { $card-2 }{ JOSA("은/는") } 3에 닿습니다. { -vigor }은 1, 지금 { -distance }은 4입니다.
    .why = 상대는 { -aura } 3, { -life } 2입니다. 순서는 자유입니다. 잘되지 않으면 되돌릴 수 있습니다.
    .done = 승리입니다! 먼저 { -aura }를 무너뜨리고, 다음에 { -life }를 빼앗습니다. 많은 결투가 이렇게 끝납니다.

# 13
sakura-lesson-first-duel = 첫 결투
    .about = 준비된 덱으로 끝까지. 상대의 라이프는 7부터
sakura-lesson-first-duel-hand = 처음 3장입니다. 버튼으로 그대로 받거나, 몇 장을 되돌리고 다시 뽑을 수 있습니다.
    .why = 당신의 여신은 유리나와 사이네입니다. { -distance } 3에서 5까지가 특기입니다. 결투는 { -distance } 10에서 시작하니 느긋한 손패도 괜찮습니다.
    .done = 결투 시작입니다. { -first-player }은 당신이고, { -vigor }은 0입니다.
sakura-lesson-first-duel-approach = 다가가세요. 손패 1장으로 { -forward } 한 번의 비용을 낼 수 있습니다. 그런 다음 턴을 끝내세요.
    .why = { -distance } 10에서는 공격이 닿지 않습니다. 가져온 결정은 바로 { -aura }가 됩니다(5까지).
    .done = 상대의 첫 턴이 끝났습니다. 이제부터 매 턴 2장을 뽑고 { -vigor }이 1 늘어납니다.
sakura-lesson-first-duel-approach-reaction = 상대가 멀리서 공격해 왔습니다. { -reaction } 카드가 있으면 지금 쓸 수 있습니다. 없으면 넘기세요.
sakura-lesson-first-duel-approach-damage = 여기서는 { -damage }를 { -aura }로 받으세요. { -aura }는 다가갈 때마다 돌아옵니다.
sakura-lesson-first-duel-duel = 상대의 { -life }를 0으로 만드세요. 이제 모두 스스로 정합니다.
    .why = 카드가 닿는 { -distance }(3에서 5)으로 가세요. 작은 공격으로 { -aura }를 무너뜨리고 { -life }를 노리세요. { -specials }를 위해 { -flare }도 모으세요. ‘시범 보기’를 누르면 한 수를 제안합니다.
    .done = 첫 결투에서 이겼습니다!
sakura-lesson-first-duel-duel-conduct = { -standard-action }과 { -full-power-action } 가운데 하나를 고릅니다. { -full-power } 카드가 없으니 { -standard-action }입니다.
sakura-lesson-first-duel-duel-reaction = 공격받았습니다. 도움이 되는 { -reaction } 카드가 있으면 지금 쓸 수 있습니다. 없으면 넘기세요.
sakura-lesson-first-duel-duel-damage = { -damage }를 { -aura }나 { -life }로 받습니다. { -aura }는 채우기 쉽지만, 무거운 공격을 위해 남겨 두는 것도 중요합니다.
sakura-lesson-first-duel-duel-rebuild = { -deck }이 2장보다 적으면 재구성하세요. { -impatience } 두 번보다 { -life } 1이 더 쌉니다.
