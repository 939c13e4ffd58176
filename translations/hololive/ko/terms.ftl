# 종합 룰이 정하는 용어. 문단 번호, 뜻.

## Players and the duel

-hololive-player = 플레이어
    .section = 1.1.1
    .gloss = 대전하는 두 사람 각각.

-hololive-opponent = 상대
    .section = 1.2.1
    .gloss = 다른 한 명의 { -hololive-player }.

-hololive-turn = 턴
    .section = 7.1.1
    .gloss = 여섯 { -hololive-step }{ JOSA("으로/로") } 이루어진 한 { -hololive-player }의 차례.

-hololive-turn-player = 턴 플레이어
    .section = 7.1.1
    .gloss = 지금이 자신의 { -hololive-turn }인 { -hololive-player }.

-hololive-other-player = 비턴 플레이어
    .section = 7.1.1
    .gloss = 지금이 상대의 { -hololive-turn }인 { -hololive-player }.

-hololive-first-player = 선공
    .section = 6.2.1.5
    .gloss = 첫 { -hololive-turn }{ JOSA("을/를") } 하는 { -hololive-player }.

-hololive-second-player = 후공
    .section = 8.3.1
    .gloss = 두 번째 { -hololive-turn }{ JOSA("을/를") } 하는 { -hololive-player }.

-hololive-owner = 오너
    .section = 3.1.1
    .gloss = 카드를 덱에 넣고 게임을 시작한 { -hololive-player }.

-hololive-controller = 컨트롤러
    .section = 3.1.2
    .gloss = 카드가 놓인 { -hololive-area }{ JOSA("이/가") } 속한 { -hololive-player }, 또는 능력이나 { -hololive-effect }{ JOSA("을/를") } 쓰는 { -hololive-player }.

-hololive-victory = 승리
    .section = 1.2.1
    .gloss = 상대만 { -hololive-defeat }했을 때의 결과.

-hololive-defeat = 패배
    .section = 1.2.1
    .gloss = { -hololive-life }{ JOSA("이나/나") } { -hololive-stage }{ JOSA("이/가") } 비거나, { -hololive-hand-step }에 뽑지 못하거나, 다시 뽑기를 너무 되풀이하거나, { -hololive-giving-up }했을 때의 결과.

-hololive-drawn = 무승부
    .section = 1.2.2
    .gloss = 두 사람이 동시에 { -hololive-defeat }했을 때의 결과.

-hololive-giving-up = 항복
    .section = 1.2.3
    .gloss = 언제든지 선언할 수 있고 바로 { -hololive-defeat }하게 되는 것.

-hololive-redraw = 다시 뽑기
    .section = 6.2.1.8
    .gloss = 게임 전에 { -hololive-hand }{ JOSA("을/를") } 덱으로 되돌리고 7장을 다시 뽑는 것.

-hololive-game-deck = 게임 덱
    .section = 6.1.1
    .gloss = { -hololive-oshi } 1장, 50장의 { -hololive-deck }, 20장의 { -hololive-cheer-deck }{ JOSA("을/를") } 합친 것.

## Steps of a turn

-hololive-step = 스텝
    .section = 7.1.2
    .gloss = { -hololive-turn }의 한 단락.

-hololive-reset-step = 리셋 스텝
    .section = 7.2
    .gloss = 자신의 { -hololive-stage }를 모두 { -hololive-rest }{ JOSA("이/가") } 아닌 상태로 하고, 자신의 { -hololive-collab-holomem }{ JOSA("을/를") } { -hololive-back }{ JOSA("으로/로") } 옮겨 { -hololive-rest }시키는 { -hololive-step }.

-hololive-hand-step = 손패 스텝
    .section = 7.3
    .gloss = 자신의 { -hololive-deck }에서 카드를 1장 뽑는 { -hololive-step }.

-hololive-cheer-step = 옐 스텝
    .section = 7.4
    .gloss = { -hololive-cheer-deck }의 맨 위 카드를 { -hololive-holomem }에게 보내는 { -hololive-step }.

-hololive-main-step = 메인 스텝
    .section = 7.5
    .gloss = { -hololive-holomem } 내기, { -hololive-bloom }, { -hololive-to-collab }, { -hololive-oshi-skill }{ JOSA("과/와") } { -hololive-support } 사용, { -hololive-baton-touch }{ JOSA("을/를") } 원하는 순서로 하는 { -hololive-step }.

-hololive-performance-step = 퍼포먼스 스텝
    .section = 7.6
    .gloss = { -hololive-center-holomem }{ JOSA("과/와") } { -hololive-collab-holomem }{ JOSA("이/가") } { -hololive-arts }{ JOSA("을/를") } 한 번씩 쓸 수 있는 { -hololive-step }.

-hololive-end-step = 엔드 스텝
    .section = 7.7
    .gloss = 이번 { -hololive-turn } 동안의 { -hololive-effect }{ JOSA("이/가") } 끝나고 빈 { -hololive-center }에 { -hololive-back-holomem }{ JOSA("이/가") } 옮겨 가는 { -hololive-step }.

## Cards

-hololive-card-name = 카드명
    .section = 2.1
    .gloss = 카드 고유의 이름. { -hololive-bloom }{ JOSA("은/는") } 같은 이름의 카드로 한다.

-hololive-card-type = 카드 타입
    .section = 2.2
    .gloss = { -hololive-oshi }, { -hololive-holomem }, { -hololive-support }, { -hololive-cheer } 가운데 하나.

-hololive-oshi = 오시 홀로멤
    .section = 2.2.2
    .gloss = { -hololive-life }의 수와 2개의 { -hololive-oshi-skill }{ JOSA("을/를") } 가진, 덱의 주역 카드.

-hololive-holomem = 홀로멤
    .section = 4.4
    .gloss = { -hololive-stage }에서 { -hololive-arts }{ JOSA("을/를") } 쓰는 카드. 겹쳐진 카드는 한 벌을 1명으로 센다.

-hololive-support = 서포트
    .section = 2.2.2
    .gloss = { -hololive-hand }에서 사용해 { -hololive-holomem }{ JOSA("을/를") } 돕는 카드.

-hololive-cheer = 옐
    .section = 2.2.2
    .gloss = { -hololive-holomem }에게 붙어 { -hololive-arts }의 코스트가 되는 카드.

-hololive-item = 아이템
    .section = 10.7.2.5.1.1
    .gloss = 사용하면 { -hololive-archive }{ JOSA("으로/로") } 가는 { -hololive-support }의 한 종류.

-hololive-event = 이벤트
    .section = 10.7.2.5.1.1
    .gloss = 사용하면 { -hololive-archive }{ JOSA("으로/로") } 가는 { -hololive-support }의 한 종류.

-hololive-staff = 스태프
    .section = 10.7.2.5.1.1
    .gloss = 사용하면 { -hololive-archive }{ JOSA("으로/로") } 가는 { -hololive-support }의 한 종류.

-hololive-tool = 툴
    .section = 5.16.3.1
    .gloss = { -hololive-holomem } 1명에게 1장까지 붙일 수 있는 { -hololive-support }.

-hololive-mascot = 마스코트
    .section = 5.16.3.2
    .gloss = { -hololive-holomem } 1명에게 1장까지 붙일 수 있는 { -hololive-support }.

-hololive-fan = 팬
    .section = 10.7.2.5.1.2
    .gloss = 정해진 { -hololive-holomem }에게 몇 장이든 붙일 수 있는 { -hololive-support }.

-hololive-limited = LIMITED
    .section = 2.12
    .gloss = 1{ -hololive-turn }에 1장만 쓸 수 있고 { -hololive-first-player }의 첫 { -hololive-turn }에는 쓸 수 없다는 표시.

-hololive-bloom-level = 블룸 레벨
    .section = 2.3
    .gloss = { -hololive-debut }, { -hololive-1st }, { -hololive-2nd }, { -hololive-spot } 가운데 하나.

-hololive-debut = 데뷔
    .section = 2.3.2
    .gloss = { -hololive-hand }에서 { -hololive-stage }에 낼 수 있는 { -hololive-bloom-level }.

-hololive-1st = 퍼스트
    .section = 2.3.2
    .gloss = { -hololive-debut }{ JOSA("이나/나") } 퍼스트 위에 { -hololive-bloom }하는 { -hololive-bloom-level }.

-hololive-2nd = 세컨드
    .section = 2.3.2
    .gloss = { -hololive-1st }{ JOSA("이나/나") } 세컨드 위에 { -hololive-bloom }하는 { -hololive-bloom-level }.

-hololive-spot = 스팟
    .section = 2.3.2
    .gloss = { -hololive-stage }에 낼 수 있지만 { -hololive-bloom }하지 않는 { -hololive-bloom-level }.

-hololive-buzz = 버즈
    .section = 2.5
    .gloss = 이 표시가 있는 { -hololive-holomem }{ JOSA("은/는") } { -hololive-down }되면 { -hololive-life }{ JOSA("을/를") } 보통보다 많이 잃는 경우가 많다.

-hololive-tag = 태그
    .section = 2.6
    .gloss = { -hololive-ability }{ JOSA("이/가") } 가리키는 카드의 특징.

-hololive-hp = HP
    .section = 2.9
    .gloss = { -hololive-holomem }{ JOSA("이/가") } 견딜 수 있는 { -hololive-damage }. 이 이상의 { -hololive-damage }{ JOSA("을/를") } 받으면 { -hololive-down }된다.

-hololive-extra-ability = 엑스트라 능력
    .section = 2.11
    .gloss = 카드 테두리에 적힌 특별한 { -hololive-ability }.

## Colours

-hololive-colour = 색
    .section = 2.4
    .gloss = 카드와 { -hololive-cheer }{ JOSA("이/가") } 지닌 여섯 가지 색.

-hololive-white = 백
    .section = 2.4.2
    .gloss = { -hololive-colour }의 하나.

-hololive-green = 녹
    .section = 2.4.2
    .gloss = { -hololive-colour }의 하나.

-hololive-red = 적
    .section = 2.4.2
    .gloss = { -hololive-colour }의 하나.

-hololive-blue = 청
    .section = 2.4.2
    .gloss = { -hololive-colour }의 하나.

-hololive-purple = 자
    .section = 2.4.2
    .gloss = { -hololive-colour }의 하나.

-hololive-yellow = 황
    .section = 2.4.2
    .gloss = { -hololive-colour }의 하나.

-hololive-colourless = 무색
    .section = 2.4.2
    .gloss = 색이 없는 것. 코스트에서는 어느 색의 { -hololive-cheer }이든 된다는 뜻.

## Areas

-hololive-area = 영역
    .section = 4.1
    .gloss = 카드를 두는 곳.

-hololive-public-area = 공개 영역
    .section = 4.1.2
    .gloss = 두 사람 모두 카드의 내용을 볼 수 있는 { -hololive-area }.

-hololive-hidden-area = 비공개 영역
    .section = 4.1.2
    .gloss = 카드의 내용을 볼 수 없는 { -hololive-player }{ JOSA("이/가") } 있는 { -hololive-area }.

-hololive-oshi-position = 오시 포지션
    .section = 4.5
    .gloss = { -hololive-oshi }{ JOSA("을/를") } 두는 { -hololive-area }.

-hololive-stage = 스테이지
    .section = 4.6
    .gloss = { -hololive-center }, { -hololive-collab }, { -hololive-back }{ JOSA("을/를") } 합친 { -hololive-area }. { -hololive-holomem }{ JOSA("은/는") } 6명까지.

-hololive-center = 센터 포지션
    .section = 4.7
    .gloss = { -hololive-center-holomem }{ JOSA("이/가") } 서는 { -hololive-area }.

-hololive-collab = 콜라보 포지션
    .section = 4.8
    .gloss = { -hololive-collab-holomem }{ JOSA("이/가") } 서는 { -hololive-area }.

-hololive-back = 백 포지션
    .section = 4.9
    .gloss = { -hololive-back-holomem }{ JOSA("이/가") } 기다리는 { -hololive-area }.

-hololive-center-holomem = 센터 홀로멤
    .section = 4.7.4
    .gloss = { -hololive-center }에 있는 { -hololive-holomem }.

-hololive-collab-holomem = 콜라보 홀로멤
    .section = 4.8.4
    .gloss = { -hololive-collab }에 있는 { -hololive-holomem }.

-hololive-back-holomem = 백 홀로멤
    .section = 4.9.3
    .gloss = { -hololive-back }에 있는 { -hololive-holomem }.

-hololive-stack = 겹쳐진 홀로멤
    .section = 4.4.8
    .gloss = 맨 위 카드 아래에 겹쳐진 { -hololive-holomem } 카드.

-hololive-life = 라이프
    .section = 4.10
    .gloss = 뒷면인 { -hololive-cheer }의 장수로 세는, 지기까지 남은 수. 없어지면 { -hololive-defeat }한다.

-hololive-deck = 덱
    .section = 4.11.3
    .gloss = 뒷면인 채로 카드를 뽑는 더미.

-hololive-cheer-deck = 옐 덱
    .section = 4.12
    .gloss = 뒷면인 { -hololive-cheer } 20장의 더미.

-hololive-hand = 손패
    .section = 4.13
    .gloss = 상대에게 보이지 않게 드는 카드.

-hololive-archive = 아카이브
    .section = 4.14
    .gloss = 다 쓴 카드가 가는 곳.

-hololive-holo-power = 홀로파워
    .section = 4.15
    .gloss = { -hololive-to-collab }할 때마다 덱에서 쌓여 { -hololive-oshi-skill }의 { -hololive-cost }{ JOSA("이/가") } 되는 뒷면 카드.

-hololive-resolution = 해결 영역
    .section = 4.16
    .gloss = 쓰고 있는 카드를 잠시 두는 { -hololive-area }.

## States and damage

-hololive-rest = 휴식
    .section = 5.2
    .gloss = 가로로 놓인 상태. { -hololive-arts }도 { -hololive-to-collab }도 { -hololive-baton-touch }도 할 수 없다.

-hololive-damage = 데미지
    .section = 5.20
    .gloss = { -hololive-holomem }{ JOSA("이/가") } 받아 쌓이는 수. { -hololive-hp } 이상이 되면 { -hololive-down }된다.

-hololive-special-damage = 특수 데미지
    .gloss = { -hololive-arts }{ JOSA("이/가") } 아니라 { -hololive-effect }{ JOSA("으로/로") } 주는 { -hololive-damage }.

-hololive-arts-damage = 아츠 데미지
    .section = 12.2.4.5.1
    .gloss = { -hololive-arts }{ JOSA("으로/로") } 주는 { -hololive-damage }.

-hololive-down = 다운
    .section = 5.4
    .gloss = { -hololive-holomem }{ JOSA("이/가") } { -hololive-stage }{ JOSA("을/를") } 떠나고 그 { -hololive-player }{ JOSA("이/가") } { -hololive-life }{ JOSA("을/를") } 잃는 것.

-hololive-life-damage = 라이프 데미지
    .section = 3.2
    .gloss = 곧 잃게 될 { -hololive-life }의 수.

## Acts

-hololive-draw = 뽑기
    .section = 5.7
    .gloss = { -hololive-deck }의 맨 위 카드를 { -hololive-hand }에 더하는 것.

-hololive-shuffle = 셔플
    .section = 5.6
    .gloss = { -hololive-deck }{ JOSA("이나/나") } { -hololive-cheer-deck }의 순서를 무작위로 바꾸는 것.

-hololive-look = 보기
    .section = 5.8
    .gloss = 숨겨진 카드의 내용을 아는 것.

-hololive-reveal = 공개
    .section = 5.11
    .gloss = 카드를 두 사람에게 보이는 것.

-hololive-bloom = 블룸
    .section = 5.13
    .gloss = { -hololive-holomem } 위에 같은 이름의 다음 { -hololive-bloom-level } 카드를 겹치는 것. { -hololive-damage }{ JOSA("과/와") } 붙어 있는 카드는 그대로 남는다.

-hololive-back-to-debut = 데뷔 홀로멤으로 되돌리기
    .section = 5.14
    .gloss = { -hololive-damage }{ JOSA("을/를") } 0으로 하고 { -hololive-debut } 카드 1장과 { -hololive-cheer }만 남긴 채 { -hololive-hand }{ JOSA("으로/로") } 되돌리는 것.

-hololive-to-collab = 콜라보
    .section = 5.15
    .gloss = { -hololive-back-holomem }{ JOSA("이/가") } { -hololive-collab }{ JOSA("으로/로") } 옮겨 가는 것.

-hololive-baton-touch = 바통 터치
    .section = 8.7
    .gloss = 1{ -hololive-turn }에 1번, { -hololive-cheer }{ JOSA("을/를") } 지불하고 { -hololive-center-holomem }{ JOSA("을/를") } { -hololive-back-holomem }{ JOSA("과/와") } 교대하는 것.

-hololive-exchange = 바꾸기
    .section = 5.10
    .gloss = 두 카드의 자리를 동시에 맞바꾸는 것.

-hololive-swap = 교대
    .section = 5.17
    .gloss = 앞의 { -hololive-holomem }{ JOSA("과/와") } { -hololive-back-holomem }{ JOSA("을/를") } 바꾸는 것.

-hololive-attach = 붙이기
    .section = 5.16
    .gloss = 카드를 { -hololive-holomem }에게 딸리게 놓는 것.

-hololive-reattach = 옮겨 붙이기
    .section = 5.16.4
    .gloss = 붙어 있는 카드를 다른 { -hololive-holomem }에게 옮기는 것.

-hololive-send = 보내기
    .section = 5.19
    .gloss = { -hololive-cheer }{ JOSA("을/를") } { -hololive-holomem }에게 붙이는 것.

-hololive-heal = 회복
    .section = 5.21
    .gloss = 받은 { -hololive-damage }{ JOSA("을/를") } 줄이는 것.

-hololive-die = 주사위
    .section = 5.22
    .gloss = 1부터 6까지의 눈을 내는 것.

-hololive-reroll = 다시 굴리기
    .section = 5.24
    .gloss = { -hololive-die }의 눈 대신 다시 굴린 눈을 쓰는 것.

## Arts, skills, abilities

-hololive-arts = 아츠
    .section = 12.2
    .gloss = { -hololive-performance-step }에, 필요한 { -hololive-cheer }{ JOSA("이/가") } 붙은 { -hololive-holomem }{ JOSA("이/가") } 쓰는 기술.

-hololive-against = 특공
    .section = 12.2.4.3
    .gloss = 대상이 표시된 { -hololive-colour }이면 { -hololive-damage }{ JOSA("이/가") } 느는 것.

-hololive-oshi-skill = 오시 스킬
    .section = 12.1
    .gloss = { -hololive-holo-power }{ JOSA("을/를") } { -hololive-archive }에 두고 1{ -hololive-turn }에 1번 쓸 수 있는 { -hololive-oshi }의 { -hololive-ability }.

-hololive-sp-oshi-skill = SP 오시 스킬
    .section = 12.1
    .gloss = 게임에 1번만 쓸 수 있는 { -hololive-oshi }의 { -hololive-ability }.

-hololive-collab-effect = 콜라보 이펙트
    .section = 13.2
    .gloss = { -hololive-holomem }{ JOSA("이/가") } { -hololive-collab }에 놓였을 때의 { -hololive-ability }.

-hololive-bloom-effect = 블룸 이펙트
    .section = 13.3
    .gloss = 그 카드로 { -hololive-bloom }했을 때의 { -hololive-ability }.

-hololive-gift = 기프트
    .section = 13.4
    .gloss = { -hololive-stage }에 있는 동안 작용하는 { -hololive-ability }의 표시.

-hololive-cost = 코스트
    .section = 10.4
    .gloss = { -hololive-ability }{ JOSA("을/를") } 쓰기 위해 하는 일.

-hololive-ability = 능력
    .section = 10.1
    .gloss = 카드의 글이 지닌 작용.

-hololive-activated-ability = 기동 능력
    .section = 10.1.1
    .gloss = { -hololive-cost }{ JOSA("을/를") } 지불하고 스스로 쓰는 { -hololive-ability }.

-hololive-automatic-ability = 자동 능력
    .section = 10.1.1
    .gloss = 무언가 일어나면 자동으로 쓰이는 { -hololive-ability }.

-hololive-permanent-ability = 영속 능력
    .section = 10.1.1.3
    .gloss = 줄곧 작용하는 { -hololive-ability }.

-hololive-add-ability = 능력 추가
    .section = 5.18
    .gloss = { -hololive-holomem }에게 { -hololive-ability }{ JOSA("을/를") } 주는 것.

-hololive-ability-change = 능력 변경 가능
    .section = 13.6
    .gloss = 조건에 따라 글이 바뀌는 { -hololive-ability }.

-hololive-keyword = 키워드
    .section = 13.1.1
    .gloss = 흔한 { -hololive-ability }{ JOSA("을/를") } 짧게 부르는 말.

-hololive-effect = 효과
    .section = 10.2
    .gloss = { -hololive-ability }{ JOSA("이/가") } 하는 일.

-hololive-one-shot-effect = 단발 효과
    .section = 10.2.1
    .gloss = 한 번 하면 끝나는 { -hololive-effect }.

-hololive-lasting-effect = 지속 효과
    .section = 10.2.1
    .gloss = 어떤 기간 이어지는 { -hololive-effect }.

-hololive-replacement-effect = 치환 효과
    .section = 10.2.1
    .gloss = 일어날 일을 다른 일로 바꾸는 { -hololive-effect }.

-hololive-play = 플레이
    .section = 10.7
    .gloss = 카드나 { -hololive-ability }{ JOSA("을/를") } 써서 { -hololive-effect }{ JOSA("을/를") } 내는 것.

-hololive-waiting = 대기 상태
    .section = 10.8.2
    .gloss = 조건을 충족한 { -hololive-automatic-ability }{ JOSA("이/가") } { -hololive-check-timing }{ JOSA("을/를") } 기다리는 것.

-hololive-check-timing = 체크 타이밍
    .section = 10.6.1
    .gloss = { -hololive-rule-processing }{ JOSA("과/와") } { -hololive-automatic-ability }{ JOSA("을/를") } 하는 시점.

-hololive-play-timing = 플레이 타이밍
    .section = 10.6.2
    .gloss = { -hololive-player }{ JOSA("이/가") } 스스로 행동할 수 있는 시점.

-hololive-rule-processing = 룰 처리
    .section = 11.1
    .gloss = { -hololive-down }{ JOSA("이나/나") } { -hololive-defeat }처럼 룰이 자동으로 하는 일.

-hololive-source = 발생원
    .section = 10.13
    .gloss = { -hololive-effect }{ JOSA("이나/나") } { -hololive-damage }의 근원이 된 카드.

-hololive-last-information = 최종 정보
    .section = 10.12
    .gloss = 떠난 카드를 마지막에 있던 때의 모습으로 보는 것.

-hololive-endless-loop = 영구 순환
    .section = 14.1
    .gloss = 같은 행동이 끝없이 이어지는 것.
