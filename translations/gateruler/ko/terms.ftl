# 통합 규칙과 추가분의 용어. 번호나 표제, 뜻.

## Players and the duel

-gateruler-player = 플레이어
    .section = 1-2a
    .gloss = 대전하는 두 사람 각각.

-gateruler-opponent = 상대
    .section = 4-2b
    .gloss = 다른 한 명의 { -gateruler-player }.

-gateruler-ally = 아군
    .section = 4-2d
    .gloss = 자신이 { -gateruler-controller }인 카드.

-gateruler-enemy = 적
    .section = 4-2d
    .gloss = { -gateruler-opponent }가 { -gateruler-controller }인 카드.

-gateruler-owner = 소유자
    .section = 3-2d
    .gloss = 카드를 { -gateruler-deck }에 넣고 게임을 시작한 { -gateruler-player }.

-gateruler-controller = 컨트롤러
    .section = 4-2a
    .gloss = 카드나 { -gateruler-ability }{ JOSA("을/를") } 다루는 { -gateruler-player }. 문장의 ‘당신’은 이 { -gateruler-player }.

-gateruler-turn = 턴
    .section = 6-2
    .gloss = 네 { -gateruler-phase }{ JOSA("으로/로") } 이루어진 한 { -gateruler-player }의 차례.

-gateruler-turn-player = 턴 플레이어
    .section = 6-2a
    .gloss = 지금이 자신의 { -gateruler-turn }인 { -gateruler-player }.

-gateruler-first-player = 선공
    .section = 8-2a-2
    .gloss = 첫 { -gateruler-turn }{ JOSA("을/를") } 하는 { -gateruler-player }. 그 { -gateruler-turn }의 { -gateruler-attack }{ JOSA("은/는") } 한 번뿐이다.

-gateruler-victory = 승리
    .section = 1-4a
    .gloss = { -gateruler-opponent }만 { -gateruler-defeat }했을 때의 결과.

-gateruler-defeat = 패배
    .section = 1-4a
    .gloss = { -gateruler-damage }의 카드가 { -gateruler-life }에 이르거나, { -gateruler-deck }{ JOSA("이/가") } 없어지거나, { -gateruler-giving-up }했을 때의 결과.

-gateruler-drawn = 무승부
    .section = 1-4b-1
    .gloss = 두 사람이 동시에 { -gateruler-defeat }했을 때의 결과.

-gateruler-giving-up = 항복
    .section = 1-4c
    .gloss = 언제든 할 수 있고 바로 { -gateruler-defeat }{ JOSA("이/가") } 되는 것.

-gateruler-preparation = 게임 준비
    .section = 5
    .gloss = 첫 { -gateruler-turn } 전에 { -gateruler-ruler-card }{ JOSA("이/가") } 나타내는 대로 { -gateruler-energy-card }{ JOSA("과/와") } { -gateruler-hand }{ JOSA("을/를") } 준비하는 것.

## Phases and steps

-gateruler-phase = 페이즈
    .section = 6-2
    .gloss = { -gateruler-turn }의 한 구간.

-gateruler-start-phase = 스타트 페이즈
    .section = 6-2
    .gloss = { -gateruler-attack-zone }{ JOSA("과/와") } { -gateruler-ruler }의 카드를 { -gateruler-ready }시키고, { -gateruler-ruler-card }{ JOSA("이/가") } 나타내는 대로 { -gateruler-energy-card }·드로우·{ -gateruler-to-drive }{ JOSA("을/를") } 하는 { -gateruler-phase }.

-gateruler-main-phase = 메인 페이즈
    .section = 6-3
    .gloss = 카드를 { -gateruler-play }하고 { -gateruler-to-set }하고 { -gateruler-ability }{ JOSA("을/를") } 쓰는 { -gateruler-phase }.

-gateruler-attack-phase = 어택 페이즈
    .section = 6-4
    .gloss = 원하는 만큼 { -gateruler-attack }{ JOSA("을/를") } 하는 { -gateruler-phase }.

-gateruler-end-phase = 엔드 페이즈
    .section = 6-5
    .gloss = ‘{ -gateruler-turn } 종료 시’의 { -gateruler-ability }{ JOSA("이/가") } 작용하고 이번 { -gateruler-turn } 동안의 { -gateruler-effect }{ JOSA("이/가") } 끝나는 { -gateruler-phase }.

-gateruler-attack-sub-phase = 공격 서브 페이즈
    .section = 8-2a
    .gloss = 한 번의 { -gateruler-attack }에 드는 다섯 스텝.

-gateruler-attack-start-step = 공격 개시 스텝
    .section = 8-2a-1
    .gloss = { -gateruler-attack-sub-phase }의 첫 스텝.

-gateruler-declare-step = 공격 선언 스텝
    .section = 8-2a-1
    .gloss = 어느 카드로 어느 { -gateruler-line }{ JOSA("을/를") } { -gateruler-attack }할지 정하는 스텝.

-gateruler-intercept-step = 요격 스텝
    .section = 8-2a-1
    .gloss = { -gateruler-intercept }의 { -gateruler-damage-dealt }{ JOSA("을/를") } 주는 스텝.

-gateruler-damage-step = 데미지 스텝
    .section = 8-2a-1
    .gloss = { -gateruler-attack }한 카드가 { -gateruler-atk }나 { -gateruler-stk }만큼 { -gateruler-combat-damage }{ JOSA("을/를") } 주는 스텝.

-gateruler-attack-end-step = 공격 종료 스텝
    .section = 8-2a-1
    .gloss = { -gateruler-attack-sub-phase }의 마지막 스텝.

## Cards

-gateruler-ruler-card = 룰러
    .section = 2-3b
    .gloss = { -gateruler-life }{ JOSA("을/를") } 지니고 지불 방법과 준비를 정하는, 덱의 주인 카드.

-gateruler-unit = 유닛
    .section = 2-3b
    .gloss = { -gateruler-attack-zone }이나 { -gateruler-defence }에 서서 싸우는 카드.

-gateruler-event = 이벤트
    .section = 2-3b
    .gloss = 한 번 해결하고 { -gateruler-graveyard }{ JOSA("으로/로") } 가는 카드. { -gateruler-set-zone }에 엎어 둘 수 있다.

-gateruler-field-card = 필드
    .section = 2-3b
    .gloss = { -gateruler-field }에 남아 줄곧 작용하는 카드.

-gateruler-energy-card = 에너지
    .section = 2-3b
    .gloss = 카드의 { -gateruler-level }만큼 지불하는 패. { -gateruler-rest }시켜 지불한다.

-gateruler-card-name = 카드 이름
    .section = 2-2c
    .gloss = 카드의 이름. 같은 이름의 카드는 덱에 4장까지.

-gateruler-level = 레벨
    .section = 2-2
    .gloss = 카드 왼쪽 위의 수. { -gateruler-ruler-card }{ JOSA("이/가") } { -gateruler-energy-card }{ JOSA("을/를") } 지불한다면 그 수만큼 지불한다.

-gateruler-deck-level = 덱 레벨
    .section = 5
    .gloss = 덱에 있는 카드의 { -gateruler-level } 합계. 상한이 있는 { -gateruler-ruler-card }도 있다.

-gateruler-faction = 군
    .section = 2-2
    .gloss = 카드가 속한 세력. 덱에는 둘까지.

-gateruler-attribute = 속성
    .section = 2-2
    .gloss = 〈 〉로 참조되는 카드의 특징.

-gateruler-atk = ATK
    .section = 2-2
    .gloss = { -gateruler-unit }에게 주는 { -gateruler-damage-dealt }의 수.

-gateruler-hp = HP
    .section = 2-11b
    .gloss = { -gateruler-unit }{ JOSA("이/가") } 견딜 수 있는 수. 이 이상 { -gateruler-damage-dealt }{ JOSA("을/를") } 입으면 { -gateruler-destroy }된다.

-gateruler-stk = STK
    .section = 2-2
    .gloss = 스트라이크. { -gateruler-ruler-card }에게 주는 { -gateruler-damage-dealt }의 수.

-gateruler-life = 라이프
    .section = 2-2
    .gloss = { -gateruler-ruler-card }{ JOSA("이/가") } 지닌 수. { -gateruler-damage }의 카드가 이 장수가 되면 { -gateruler-defeat }한다.

-gateruler-legendary = 레전드
    .section = 2-2
    .gloss = 덱에 넣을 수 있는 종류와 장수가 제한된 카드.

-gateruler-timing = 사용 타이밍
    .section = 9-3e
    .gloss = { -gateruler-event }나 { -gateruler-ability }{ JOSA("을/를") } 언제 { -gateruler-play }할 수 있는지.

-gateruler-normal = 통상
    .section = 9-3e-4
    .gloss = 자신의 { -gateruler-main-phase }에 { -gateruler-gate }{ JOSA("이/가") } 비었을 때 쓸 수 있는 것.

-gateruler-instant = 즉시
    .section = 9-3e-3
    .gloss = { -gateruler-priority }{ JOSA("이/가") } 있을 때 언제든 쓸 수 있는 것.

-gateruler-once-turn = 턴 1
    .section = 14-1a
    .gloss = 그 카드의 { -gateruler-ability }{ JOSA("을/를") } { -gateruler-turn }에 한 번만 쓸 수 있는 것.

-gateruler-once-game = 게임 1
    .section = 14-1a
    .gloss = { -gateruler-ability }{ JOSA("을/를") } 게임에 한 번만 쓸 수 있는 것.

## Zones and lines

-gateruler-zone = 영역
    .section = 3-2a
    .gloss = 카드를 놓는 곳.

-gateruler-in-play = 장
    .section = 3-2a
    .gloss = { -gateruler-ruler }, { -gateruler-attack-zone }, { -gateruler-defence }, { -gateruler-set-zone }, { -gateruler-field }{ JOSA("을/를") } 합친 { -gateruler-zone }.

-gateruler-ruler = 룰러 존
    .section = 3-2a
    .gloss = { -gateruler-ruler-card }{ JOSA("이/가") } 있는 { -gateruler-zone }. { -gateruler-centre-line }의 뒤.

-gateruler-attack-zone = 공격 존
    .section = 8-4c
    .gloss = { -gateruler-attack }할 수 있는 { -gateruler-unit }{ JOSA("이/가") } 서는 { -gateruler-zone }. 좌우에 하나씩.

-gateruler-left = 왼쪽 공격 존
    .section = 8-4c
    .gloss = { -gateruler-left-line }의 { -gateruler-attack-zone }.

-gateruler-right = 오른쪽 공격 존
    .section = 8-4c
    .gloss = { -gateruler-right-line }의 { -gateruler-attack-zone }.

-gateruler-defence = 수비 존
    .section = 8-4c
    .gloss = { -gateruler-centre-line }에서 { -gateruler-ruler-card }의 앞에 서는 { -gateruler-unit }의 { -gateruler-zone }.

-gateruler-set-zone = 세트 존
    .section = 15-4a
    .gloss = { -gateruler-set-card }{ JOSA("을/를") } 뒷면으로 놓는 { -gateruler-zone }.

-gateruler-set-1 = 세트 존 1
    .section = 15-4a
    .gloss = 첫 번째 { -gateruler-set-zone }.

-gateruler-set-2 = 세트 존 2
    .section = 15-4a
    .gloss = 두 번째 { -gateruler-set-zone }.

-gateruler-set-3 = 세트 존 3
    .section = 15-4a
    .gloss = 세 번째 { -gateruler-set-zone }.

-gateruler-field = 필드 존
    .section = 3-2a
    .gloss = { -gateruler-field-card }{ JOSA("이/가") } 남는 { -gateruler-zone }. 장수 제한은 없다.

-gateruler-energy = 에너지 존
    .section = 6-2f
    .gloss = 지불에 쓸 수 있는 { -gateruler-energy-card }의 { -gateruler-zone }.

-gateruler-spent = 레스트한 에너지
    .section = 6-2f
    .gloss = 지불하느라 { -gateruler-rest }시킨 { -gateruler-energy-card }.

-gateruler-drive = 드라이브 존
    .section = 10-2a
    .gloss = { -gateruler-to-drive }한 카드를 뒷면으로 놓는 { -gateruler-zone }.

-gateruler-gate = 게이트
    .section = 9-1a
    .gloss = { -gateruler-play }한 카드나 { -gateruler-ability }{ JOSA("이/가") } 해결을 기다리는 두 사람의 { -gateruler-zone }. 나중 것부터 해결한다.

-gateruler-damage = 데미지 존
    .section = add-reverse
    .gloss = { -gateruler-ruler-card }에 대한 { -gateruler-damage-dealt }{ JOSA("으로/로") } { -gateruler-deck }에서 뒤집힌 카드의 { -gateruler-zone }. 뒷면 카드도 1장으로 센다.

-gateruler-counter = 카운터 존
    .section = 16-4a
    .gloss = { -gateruler-damage-dealt }{ JOSA("으로/로") } 뒤집힌 { -gateruler-cnt } 카드를 처리하는 동안 놓는 { -gateruler-zone }.

-gateruler-graveyard = 묘지
    .section = 3-2b
    .gloss = { -gateruler-destroy }된 카드와 다 쓴 카드의 { -gateruler-zone }.

-gateruler-soul = 소울
    .section = 3-2d
    .gloss = { -gateruler-in-play }의 카드 아래에 겹쳐 있는 카드.

-gateruler-removed = 게임 제외
    .section = 3-2b
    .gloss = 게임에서 제외된 카드의 { -gateruler-zone }.

-gateruler-deck = 덱
    .section = 3-2b
    .gloss = 뒷면인 채로 카드를 뽑는 더미.

-gateruler-hand = 손패
    .section = 3-2b
    .gloss = { -gateruler-opponent }에게 보이지 않게 드는 카드. { -gateruler-energy-card }{ JOSA("을/를") } 지불하지 않는 { -gateruler-ruler-card }에게는 없다.

-gateruler-outside = 게임 밖
    .section = 2-11b
    .gloss = { -gateruler-energy-card }나 { -gateruler-damage-dealt } 표시가 나오는 곳.

-gateruler-line = 라인
    .section = 8-4c
    .gloss = 왼쪽, 중앙, 오른쪽의 세로 줄. { -gateruler-attack }{ JOSA("은/는") } { -gateruler-line }{ JOSA("을/를") } 향해 한다.

-gateruler-left-line = 왼쪽 라인
    .section = 8-4c
    .gloss = { -gateruler-left }{ JOSA("이/가") } 있는 { -gateruler-line }.

-gateruler-centre-line = 중앙 라인
    .section = 8-4c
    .gloss = { -gateruler-defence }{ JOSA("과/와") } 그 뒤의 { -gateruler-ruler }{ JOSA("이/가") } 있는 { -gateruler-line }.

-gateruler-right-line = 오른쪽 라인
    .section = 8-4c
    .gloss = { -gateruler-right }{ JOSA("이/가") } 있는 { -gateruler-line }.

-gateruler-set-card = 세트 카드
    .section = 15-4b
    .gloss = { -gateruler-set-zone }에 뒷면으로 놓인 카드.

## States and damage

-gateruler-ready = 액트
    .section = 6-2c
    .gloss = 세로 방향의 상태. { -gateruler-attack }할 수 있다.

-gateruler-rest = 레스트
    .section = 6-2c
    .gloss = 가로 방향의 상태. { -gateruler-attack }하면 { -gateruler-rest }한다.

-gateruler-damage-dealt = 데미지
    .section = 2-11b
    .gloss = { -gateruler-unit }에게는 쌓이고 { -gateruler-ruler-card }에게는 1점마다 { -gateruler-deck } 위의 카드를 뒤집는 수.

-gateruler-combat-damage = 전투 데미지
    .section = 8-6b
    .gloss = { -gateruler-attack }{ JOSA("과/와") } { -gateruler-pierce }, { -gateruler-intercept }, { -gateruler-strike-back }{ JOSA("으로/로") } 주는 { -gateruler-damage-dealt }.

-gateruler-effect-damage = 효과 데미지
    .section = 8-6b
    .gloss = { -gateruler-effect }{ JOSA("으로/로") } 주는 { -gateruler-damage-dealt }.

## Acts

-gateruler-play = 플레이
    .section = 9-1a
    .gloss = 카드나 { -gateruler-ability }{ JOSA("을/를") } 쓴다고 밝히고 지불하여 { -gateruler-gate }에 놓는 것.

-gateruler-normal-summon = 통상 소환
    .section = 4-3a
    .gloss = { -gateruler-unit }{ JOSA("을/를") } { -gateruler-play }하여 { -gateruler-in-play }에 내는 것. { -gateruler-summon-count }{ JOSA("이/가") } 1 늘어난다.

-gateruler-special-summon = 특수 소환
    .section = 4-3a
    .gloss = { -gateruler-effect }{ JOSA("으로/로") } { -gateruler-unit }{ JOSA("을/를") } { -gateruler-in-play }에 내는 것. 지불도 { -gateruler-summon-right }도 필요 없다.

-gateruler-summon-right = 소환권
    .section = 4-3a
    .gloss = 자신의 { -gateruler-turn }에 할 수 있는 { -gateruler-normal-summon }의 횟수. { -gateruler-opponent }의 { -gateruler-turn }에는 제한이 없다.

-gateruler-summon-count = 소환 횟수
    .section = 4-3a
    .gloss = 이번 { -gateruler-turn }에 한 { -gateruler-normal-summon }의 횟수.

-gateruler-draw = 뽑기
    .section = 15
    .gloss = { -gateruler-deck }의 맨 위 카드를 { -gateruler-hand }에 더하는 것.

-gateruler-to-drive = 드라이브
    .section = 10-2a
    .gloss = { -gateruler-deck } 위의 카드를 뒷면으로 { -gateruler-drive }에 놓는 것.

-gateruler-drive-resolution = 드라이브 해결 처리
    .section = 10-3d
    .gloss = 자신의 { -gateruler-start-phase }{ JOSA("과/와") } { -gateruler-main-phase } 외에 { -gateruler-to-drive }한 카드를 { -gateruler-play }하는 처리.

-gateruler-to-set = 세트
    .section = 15-4a
    .gloss = 카드를 뒷면으로 빈 자신의 { -gateruler-set-zone }에 놓는 것. 지불은 필요 없다.

-gateruler-reveal = 공개
    .section = 15-5
    .gloss = 카드를 두 사람에게 보이는 것.

-gateruler-shuffle = 셔플
    .section = 5
    .gloss = { -gateruler-deck }의 순서를 무작위로 바꾸는 것.

-gateruler-attack = 공격
    .section = 8-2a
    .gloss = { -gateruler-ready }의 { -gateruler-unit }이나 { -gateruler-ruler-card }{ JOSA("을/를") } { -gateruler-rest }시켜 { -gateruler-opponent }의 { -gateruler-line }에 { -gateruler-combat-damage }{ JOSA("을/를") } 주는 것.

-gateruler-destroy = 파괴
    .section = 12-4a
    .gloss = { -gateruler-in-play }의 카드를 { -gateruler-graveyard }에 놓는 것.

-gateruler-recover = 회복
    .section = add-reverse
    .gloss = { -gateruler-damage }의 카드를 앞뒤에 상관없이 골라 { -gateruler-graveyard }에 놓는 것.

-gateruler-reverse = 데미지 리버스
    .section = add-reverse
    .gloss = ‘DR’이라고 쓴다. 자신의 { -gateruler-damage }의 앞면 카드를 나타낸 장수만큼 뒷면으로 하는 것.

-gateruler-opened = 오픈하다
    .section = add-open
    .gloss = 카드가 { -gateruler-open }의 { -gateruler-effect }{ JOSA("으로/로") } { -gateruler-play }되는 것.

-gateruler-priority = 우선권
    .section = 9-3
    .gloss = { -gateruler-gate }에 무언가를 더할지 { -gateruler-pass }할지 정하는 차례.

-gateruler-pass = 패스
    .section = 9-3e-1
    .gloss = 아무것도 더하지 않는 것. 두 사람이 이어서 하면 { -gateruler-gate }{ JOSA("을/를") } 해결한다.

-gateruler-gate-action = 게이트 액션
    .section = 9-3e
    .gloss = { -gateruler-priority }{ JOSA("이/가") } 있는 { -gateruler-player }{ JOSA("이/가") } 하는 것.

-gateruler-gate-processing = 게이트 처리
    .section = 9-2a
    .gloss = { -gateruler-gate }에 더하기와 해결하기를 끝날 때까지 되풀이하는 것.

-gateruler-system-processing = 시스템 처리
    .section = 11
    .gloss = { -gateruler-defeat }나 { -gateruler-destroy } 등 룰이 자동으로 하는 것.

## Abilities

-gateruler-ability = 능력
    .section = 14-1a
    .gloss = 카드의 문장이 지닌 작용.

-gateruler-activated-ability = 기동 능력
    .section = 14-1a-1
    .gloss = { -gateruler-timing }{ JOSA("이/가") } 맞으면 { -gateruler-cost }{ JOSA("을/를") } 지불하고 스스로 { -gateruler-play }하는 { -gateruler-ability }.

-gateruler-automatic-ability = 자동 능력
    .section = 14-1a-2
    .gloss = 무언가 일어났을 때 다음 { -gateruler-system-processing }에서 { -gateruler-gate }에 놓이는 { -gateruler-ability }.

-gateruler-static-ability = 상시 능력
    .section = 14-1a-3
    .gloss = 줄곧 작용하는 { -gateruler-ability }.

-gateruler-keyword = 키워드
    .section = 16-1a
    .gloss = 흔한 { -gateruler-ability }{ JOSA("을/를") } 짧게 부르는 말이나 표시.

-gateruler-keyword-ability = 키워드 능력
    .section = 16-1a-1
    .gloss = { -gateruler-ability }{ JOSA("을/를") } 뜻하는 { -gateruler-keyword }.

-gateruler-cost = 코스트
    .section = 14-1a-1a
    .gloss = 카드나 { -gateruler-ability }{ JOSA("을/를") } { -gateruler-play }하기 위해 하는 것.

-gateruler-effect = 효과
    .section = 14-1b
    .gloss = { -gateruler-ability }{ JOSA("이/가") } 하는 것.

-gateruler-direct-effect = 직접 효과
    .section = 14-1b-1
    .gloss = 한 번 하면 끝나는 { -gateruler-effect }.

-gateruler-continuous-effect = 계속 효과
    .section = 14-1b-2
    .gloss = 어떤 기간 이어지는 { -gateruler-effect }.

-gateruler-replacement-effect = 치환 효과
    .section = 14-1b-3
    .gloss = 일어날 일을 다른 일로 바꾸는 { -gateruler-effect }.

## Keywords

-gateruler-od = 오버드라이브
    .section = 16-2a
    .gloss = ‘OD’. { -gateruler-to-drive }하여 { -gateruler-drive }에 놓았을 때 쓸 수 있는 { -gateruler-ability }.

-gateruler-td = 터치다운
    .section = 16-3a
    .gloss = ‘TD’. { -gateruler-hand }에서 { -gateruler-play }하여 { -gateruler-in-play }에 나왔을 때의 { -gateruler-ability }.

-gateruler-cnt = 카운터
    .section = 16-4a
    .gloss = ‘CNT’. { -gateruler-ruler-card }에 대한 { -gateruler-damage-dealt }{ JOSA("으로/로") } 뒤집혔을 때 쓸 수 있는 { -gateruler-ability }.

-gateruler-pierce = 관통
    .section = 16-1a
    .gloss = { -gateruler-defence }의 { -gateruler-unit }{ JOSA("을/를") } { -gateruler-attack }{ JOSA("으로/로") } { -gateruler-destroy }하면 { -gateruler-opponent }에게 { -gateruler-stk }만큼 { -gateruler-combat-damage }{ JOSA("을/를") } 준다.

-gateruler-vigilance = 경계
    .section = 16-1a
    .gloss = 자신의 { -gateruler-attack-phase }가 끝날 때 비어 있는 { -gateruler-defence }{ JOSA("으로/로") } 옮겨도 된다.

-gateruler-intercept = 요격
    .section = 16-1a
    .gloss = { -gateruler-attack }받았을 때 먼저 자신의 { -gateruler-atk }만큼 { -gateruler-combat-damage }{ JOSA("을/를") } 준다.

-gateruler-strike-back = 반격
    .section = 16-1a
    .gloss = { -gateruler-attack }받고 살아남았을 때 자신의 { -gateruler-atk }만큼 { -gateruler-combat-damage }{ JOSA("을/를") } 준다.

-gateruler-second-attack = 연격
    .section = 16-1a
    .gloss = 그 { -gateruler-turn }의 첫 { -gateruler-attack } 후에 { -gateruler-ready }{ JOSA("이/가") } 된다. 이름은 이 프로그램의 것.

-gateruler-attribute-choice = 속성 선택
    .section = 16-1a
    .gloss = 자신의 { -gateruler-main-phase }에 { -gateruler-turn }이 끝날 때까지 지닐 { -gateruler-attribute }{ JOSA("을/를") } 하나 고른다. 이름은 이 프로그램의 것.

-gateruler-graveyard-summon = 묘지 소환
    .section = 16-1a
    .gloss = { -gateruler-energy-card }{ JOSA("을/를") } 지불하고 { -gateruler-graveyard }에서 { -gateruler-normal-summon }해도 된다. 이름은 이 프로그램의 것.

-gateruler-soul-guard = 소울 가드
    .section = 16-1a
    .gloss = { -gateruler-in-play }{ JOSA("을/를") } 떠나는 대신 { -gateruler-soul } 1장을 { -gateruler-graveyard }에 놓고 { -gateruler-damage-dealt }{ JOSA("을/를") } 0으로 하여 남는다.

-gateruler-open = 오픈 카드
    .section = add-open
    .gloss = { -gateruler-hand }에 오거나 { -gateruler-to-drive }되었을 때 보이고 바로 { -gateruler-play }하는 카드. { -gateruler-to-set }할 수 없다.

-gateruler-guard-summon = 직위 소환
    .section = add-guard
    .gloss = { -gateruler-opponent }의 { -gateruler-turn } 중 { -gateruler-hand }에서 { -gateruler-instant }{ JOSA("으로/로") } { -gateruler-normal-summon }해도 된다.

-gateruler-gear-up = 장착
    .section = 16-1a
    .gloss = { -gateruler-ruler-card }에 겹쳐 { -gateruler-ruler-card }째 { -gateruler-defence }에 나온다. 지불도 { -gateruler-summon-right }도 필요 없다.

-gateruler-reduction = 코스트 경감
    .section = add-reduction
    .gloss = 카드를 { -gateruler-play }할 때 나타낸 일을 하고 지불할 { -gateruler-energy-card }{ JOSA("을/를") } 바꿔도 된다.

-gateruler-parade = 백귀야행
    .section = add-brackets
    .gloss = { -gateruler-deck }의 맨 위를 보고 나타낸 { -gateruler-level } 이하의 괴이라면 { -gateruler-to-drive }해도 되는 { -gateruler-ability }의 이름.

## Factions and attributes

-gateruler-faction-volnar = 볼나르
    .section = 2-2
    .gloss = 용과 기사의 { -gateruler-faction }.

-gateruler-faction-atlas = 아틀라스
    .section = 2-2
    .gloss = 병사와 기계의 { -gateruler-faction }.

-gateruler-faction-yomajin = 동요군
    .section = 2-2
    .gloss = 괴이의 { -gateruler-faction }.

-gateruler-faction-wonder = 원더버스
    .section = 2-2
    .gloss = 신비한 세계 존재들의 { -gateruler-faction }.

-gateruler-attr-dragon = 드래곤
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-fire = 불
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-knight = 기사
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-military = 군사
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-machine = 기계
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-space = 우주
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-magic = 마법
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-apparition = 괴이
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-beast = 짐승
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-deity = 신
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-water = 물
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-horror = 호러
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-demon = 악마
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-invader = 침략 차원
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.

-gateruler-attr-owl = OWL
    .section = 2-2
    .gloss = { -gateruler-attribute }의 하나.
