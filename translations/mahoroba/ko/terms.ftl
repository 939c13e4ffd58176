# 놀이판의 퀵 룰이 정하는 용어와 연습 카드의 속성. 시트의 제목, 뜻.

## Players and the duel

-mahoroba-player = 플레이어
    .heading = preparation
    .gloss = 대전하는 두 사람 각각.

-mahoroba-opponent = 상대
    .heading = preparation
    .gloss = 다른 한 명의 { -mahoroba-player }.

-mahoroba-turn = 턴
    .heading = draw
    .gloss = 네 페이즈로 이루어진 한 { -mahoroba-player }의 차례.

-mahoroba-first-player = 선공
    .heading = preparation-5
    .gloss = 가위바위보에서 이겨 첫 { -mahoroba-turn }{ JOSA("을/를") } 하는 { -mahoroba-player }.

-mahoroba-victory = 승리
    .heading = battle-4
    .gloss = 상대 { -mahoroba-area }의 { -mahoroba-unit }{ JOSA("을/를") } 모두 { -mahoroba-ko }시켰을 때의 결과.

-mahoroba-defeat = 패배
    .heading = draw-1
    .gloss = { -mahoroba-draw-phase }에 자신의 { -mahoroba-deck }{ JOSA("이/가") } 없어 카드를 뽑지 못했을 때의 결과.

-mahoroba-effect = 효과
    .heading = damage
    .gloss = 카드의 텍스트가 하는 일.

## Cards

-mahoroba-unit = 유닛
    .heading = main-2
    .gloss = { -mahoroba-area }에서 싸우는 카드.

-mahoroba-command = 커맨드
    .heading = main-3
    .gloss = { -mahoroba-hand }에서 사용하는 카드. { -mahoroba-strategy }, { -mahoroba-tactics }, { -mahoroba-enhancement }{ JOSA("이/가") } 있다.

-mahoroba-strategy = 전략
    .heading = main-3
    .gloss = 사용하면 { -mahoroba-discard }{ JOSA("으로/로") } 가는 { -mahoroba-command }의 한 종류.

-mahoroba-tactics = 전술
    .heading = main-3
    .gloss = 사용하면 { -mahoroba-discard }{ JOSA("으로/로") } 가는 { -mahoroba-command }의 한 종류.

-mahoroba-enhancement = 강화
    .heading = main-3
    .gloss = 유닛에 { -mahoroba-set }하여 사용하는 { -mahoroba-command }.

-mahoroba-hp = HP
    .heading = battle-2
    .gloss = { -mahoroba-unit }{ JOSA("이/가") } 견딜 수 있는 데미지. 이 이상의 데미지를 받으면 { -mahoroba-ko }가 된다.

-mahoroba-element = 속성
    .heading = damage-4
    .gloss = { -mahoroba-unit }{ JOSA("이/가") } 지닌 성질. 이 연습 카드에서는 { -mahoroba-flame }, { -mahoroba-tide }, { -mahoroba-grove }, { -mahoroba-sun }, { -mahoroba-moon }.

-mahoroba-advantage = 유리 속성
    .heading = damage-4
    .gloss = { -mahoroba-main }에 있는 이 { -mahoroba-element }의 상대에게는 { -mahoroba-skill }의 데미지가 2배가 된다.

-mahoroba-skill = 스킬
    .heading = battle-1
    .gloss = { -mahoroba-main-unit }{ JOSA("이/가") } { -mahoroba-battle-phase }에 사용하는 기술.

-mahoroba-ex-skill = EX 스킬
    .heading = main-4
    .gloss = { -mahoroba-main-phase }에 사용하는 기술.

-mahoroba-cost = 코스트
    .heading = battle-1
    .gloss = { -mahoroba-skill }{ JOSA("을/를") } 사용하는 데 붙어 있어야 하는 { -mahoroba-energy }의 수. 사용해도 줄지 않는다.

-mahoroba-ability = 능력
    .heading = damage-2
    .gloss = { -mahoroba-unit }{ JOSA("이/가") } { -mahoroba-area }에 있는 동안 작용하는 { -mahoroba-effect }.

-mahoroba-flame = 불꽃
    .heading = damage-4
    .gloss = 연습 카드의 { -mahoroba-element }. { -mahoroba-grove }에 강하다.

-mahoroba-tide = 물결
    .heading = damage-4
    .gloss = 연습 카드의 { -mahoroba-element }. { -mahoroba-flame }에 강하다.

-mahoroba-grove = 숲
    .heading = damage-4
    .gloss = 연습 카드의 { -mahoroba-element }. { -mahoroba-tide }에 강하다.

-mahoroba-sun = 햇살
    .heading = damage-4
    .gloss = 연습 카드의 { -mahoroba-element }. { -mahoroba-moon }에 강하다.

-mahoroba-moon = 달빛
    .heading = damage-4
    .gloss = 연습 카드의 { -mahoroba-element }. { -mahoroba-sun }에 강하다.

## Areas

-mahoroba-area = 에어리어
    .heading = areas
    .gloss = { -mahoroba-main } 1곳과 { -mahoroba-standby } 4곳을 합친 것.

-mahoroba-main = 메인 에어리어
    .heading = areas
    .gloss = { -mahoroba-main-unit }{ JOSA("을/를") } 두는 곳.

-mahoroba-standby = 스탠바이 에어리어
    .heading = areas
    .gloss = { -mahoroba-standby-unit }{ JOSA("을/를") } 하나씩 두는 네 곳.

-mahoroba-main-unit = 메인 유닛
    .heading = battle-1
    .gloss = { -mahoroba-main }에 있는 { -mahoroba-unit }.

-mahoroba-standby-unit = 스탠바이 유닛
    .heading = states
    .gloss = { -mahoroba-standby }에 있는 { -mahoroba-unit }.

-mahoroba-standby-1 = 스탠바이 에어리어 1
    .heading = areas
    .gloss = 왼쪽 끝의 { -mahoroba-standby }.

-mahoroba-standby-2 = 스탠바이 에어리어 2
    .heading = areas
    .gloss = 왼쪽에서 두 번째 { -mahoroba-standby }.

-mahoroba-standby-3 = 스탠바이 에어리어 3
    .heading = areas
    .gloss = 왼쪽에서 세 번째 { -mahoroba-standby }.

-mahoroba-standby-4 = 스탠바이 에어리어 4
    .heading = areas
    .gloss = 오른쪽 끝의 { -mahoroba-standby }.

-mahoroba-deck = 덱
    .heading = preparation-2
    .gloss = 뒷면인 채로 카드를 뽑는 더미.

-mahoroba-deck-place = 덱 놓는 곳
    .heading = areas
    .gloss = { -mahoroba-deck }{ JOSA("을/를") } 놓는 곳.

-mahoroba-discard = 버리는 곳
    .heading = states
    .gloss = 다 쓴 카드나 버린 카드가 가는 곳.

-mahoroba-hand = 패
    .heading = preparation-3
    .gloss = 상대에게 보이지 않게 드는 카드.

-mahoroba-in-use = 사용 중
    .heading = main-3
    .gloss = { -mahoroba-command }의 효과가 끝날 때까지 놓이는 곳.

-mahoroba-outside = 판 밖
    .heading = states
    .gloss = { -mahoroba-damage-marker }{ JOSA("이/가") } 드나드는 곳.

## States

-mahoroba-unit-state = 유닛의 상태
    .heading = states
    .gloss = { -mahoroba-unit }{ JOSA("을/를") } 놓는 방향이 나타내는 것. { -mahoroba-normal }, { -mahoroba-rest }, { -mahoroba-stun }, { -mahoroba-ko }.

-mahoroba-normal = 통상
    .heading = states
    .gloss = 세로로 놓인 상태.

-mahoroba-rest = 레스트
    .heading = states
    .gloss = 가로로 놓인 상태. { -mahoroba-skill }도 { -mahoroba-ex-skill }도 사용할 수 없다.

-mahoroba-stun = 스턴
    .heading = states
    .gloss = 위아래가 뒤집힌 상태. { -mahoroba-skill }도 { -mahoroba-ex-skill }도 사용할 수 없고 { -mahoroba-retreat }도 할 수 없다.

-mahoroba-ko = KO
    .heading = battle-2
    .gloss = 뒷면으로 놓인 상태. 붙어 있던 카드와 마커를 모두 잃고, 특별한 지시가 없으면 { -mahoroba-effect }{ JOSA("을/를") } 받지 않는다.

-mahoroba-ailment = 상태 이상
    .heading = states
    .gloss = { -mahoroba-rest }{ JOSA("과/와") } { -mahoroba-stun }을 말한다.

-mahoroba-damage = 데미지
    .heading = damage
    .gloss = { -mahoroba-unit }{ JOSA("이/가") } 받고 { -mahoroba-damage-marker }{ JOSA("으로/로") } 세는 것.

-mahoroba-damage-marker = 데미지 마커
    .heading = states
    .gloss = 받은 데미지를 나타내는 것.

-mahoroba-damage-sum = 데미지 계산
    .heading = damage
    .gloss = { -mahoroba-skill }의 데미지를 네 단계로 구하는 것.

## Acts

-mahoroba-preparation = 대전 준비
    .heading = preparation
    .gloss = { -mahoroba-deck }, { -mahoroba-hand }, 첫 { -mahoroba-unit }, { -mahoroba-first-player }{ JOSA("을/를") } 정하기까지.

-mahoroba-draw-phase = 드로 페이즈
    .heading = draw
    .gloss = 자신의 { -mahoroba-deck }에서 카드를 1장 뽑는 페이즈.

-mahoroba-main-phase = 메인 페이즈
    .heading = main
    .gloss = 다섯 가지 행동을 원하는 순서로 하는 페이즈.

-mahoroba-battle-phase = 배틀 페이즈
    .heading = battle
    .gloss = { -mahoroba-main-unit }의 { -mahoroba-skill }{ JOSA("을/를") } 1개 사용할 수 있는 페이즈.

-mahoroba-end-phase = 엔드 페이즈
    .heading = end
    .gloss = { -mahoroba-ailment }{ JOSA("을/를") } { -mahoroba-janken }{ JOSA("으로/로") } 풀 수 있는 페이즈.

-mahoroba-charge = 차지
    .heading = main-1
    .gloss = 1턴에 1번, 자신의 { -mahoroba-hand }에 있는 카드를 자신의 { -mahoroba-unit }에 { -mahoroba-energy }{ JOSA("으로/로") } 붙이는 것.

-mahoroba-energy = 에너지
    .heading = main-1
    .gloss = { -mahoroba-unit }에 붙어 있는, { -mahoroba-skill }{ JOSA("을/를") } 사용하기 위한 카드.

-mahoroba-set = 세트
    .heading = main-3
    .gloss = { -mahoroba-enhancement }{ JOSA("을/를") } { -mahoroba-unit }에 붙이는 것. 두 사람 모두 자신의 첫 { -mahoroba-turn }에는 할 수 없다.

-mahoroba-retreat = 퇴각
    .heading = main-5
    .gloss = 1턴에 1번, { -mahoroba-main-unit }{ JOSA("을/를") } { -mahoroba-standby-unit }{ JOSA("과/와") } 바꾸는 것.

-mahoroba-janken = 가위바위보
    .heading = end-2
    .gloss = 주먹, 가위, 보로 승패를 정하는 것.

-mahoroba-rock = 주먹
    .heading = end-2
    .gloss = 가위를 이기는 손.

-mahoroba-scissors = 가위
    .heading = end-2
    .gloss = 보를 이기는 손.

-mahoroba-paper = 보
    .heading = end-2
    .gloss = 주먹을 이기는 손.
