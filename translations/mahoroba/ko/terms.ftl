# 놀이판의 퀵 룰이 정하는 용어와 연습 카드의 속성. 시트의 제목, 뜻.

## Players and the duel

-player = 플레이어
    .section = preparation
    .gloss = 대전하는 두 사람 각각.

-opponent = 상대
    .section = preparation
    .gloss = 다른 한 명의 { -player }.

-turn = 턴
    .section = draw
    .gloss = 네 페이즈로 이루어진 한 { -player }의 차례.

-first-player = 선공
    .section = preparation-5
    .gloss = 가위바위보에서 이겨 첫 { -turn }{ JOSA("을/를") } 하는 { -player }.

-victory = 승리
    .section = battle-4
    .gloss = 상대 { -area }의 유닛을 모두 { -ko }시키는 것.

-defeat = 패배
    .section = draw-1
    .gloss = { -draw-phase }에 { -deck }{ JOSA("이/가") } 없어 뽑지 못했을 때의 결과.

-effect = 효과
    .section = damage
    .gloss = 카드의 글이 하는 일.

## Cards

-unit = 유닛
    .section = main-2
    .gloss = { -area }에서 싸우는 카드.

-command = 커맨드
    .section = main-3
    .gloss = { -hand }에서 사용하는 카드. { -strategy }, { -tactics }, { -enhancement }{ JOSA("이/가") } 있다.

-strategy = 전략
    .section = main-3
    .gloss = 사용하면 { -discard }{ JOSA("으로/로") } 가는 { -command }의 한 종류.

-tactics = 전술
    .section = main-3
    .gloss = 사용하면 { -discard }{ JOSA("으로/로") } 가는 { -command }의 한 종류.

-enhancement = 강화
    .section = main-3
    .gloss = 유닛에 { -set }하여 사용하는 { -command }.

-hp = HP
    .section = battle-2
    .gloss = { -unit }{ JOSA("이/가") } 견딜 수 있는 데미지. 이 이상의 데미지를 받으면 { -ko }가 된다.

-element = 속성
    .section = damage-4
    .gloss = { -unit }{ JOSA("이/가") } 지닌 성질. 이 연습 카드에서는 불꽃, 물결, 숲, 햇살, 달빛.

-advantage = 유리 속성
    .section = damage-4
    .gloss = { -main }에 있는 이 { -element }의 상대에게는 { -skill }의 데미지가 2배가 된다.

-skill = 스킬
    .section = battle-1
    .gloss = { -main-unit }{ JOSA("이/가") } { -battle-phase }에 사용하는 기술.

-ex-skill = EX 스킬
    .section = main-4
    .gloss = { -main-phase }에 사용하는 기술.

-cost = 코스트
    .section = battle-1
    .gloss = { -skill }{ JOSA("을/를") } 사용하는 데 붙어 있어야 하는 { -energy }의 수. 사용해도 줄지 않는다.

-ability = 능력
    .section = damage-2
    .gloss = { -unit }{ JOSA("이/가") } { -area }에 있는 동안 작용하는 { -effect }.

-flame = 불꽃
    .section = damage-4
    .gloss = 연습 카드의 { -element }. 숲에 강하다.

-tide = 물결
    .section = damage-4
    .gloss = 연습 카드의 { -element }. 불꽃에 강하다.

-grove = 숲
    .section = damage-4
    .gloss = 연습 카드의 { -element }. 물결에 강하다.

-sun = 햇살
    .section = damage-4
    .gloss = 연습 카드의 { -element }. 달빛에 강하다.

-moon = 달빛
    .section = damage-4
    .gloss = 연습 카드의 { -element }. 햇살에 강하다.

## Areas

-area = 에어리어
    .section = areas
    .gloss = { -main } 1곳과 { -standby } 4곳을 합친 것.

-main = 메인 에어리어
    .section = areas
    .gloss = { -main-unit }{ JOSA("을/를") } 두는 곳.

-standby = 스탠바이 에어리어
    .section = areas
    .gloss = { -standby-unit }{ JOSA("을/를") } 1체씩 두는 네 곳.

-main-unit = 메인 유닛
    .section = battle-1
    .gloss = { -main }에 있는 { -unit }.

-standby-unit = 스탠바이 유닛
    .section = states
    .gloss = { -standby }에 있는 { -unit }.

-standby-1 = 스탠바이 에어리어 1
    .section = areas
    .gloss = 왼쪽 끝의 { -standby }.

-standby-2 = 스탠바이 에어리어 2
    .section = areas
    .gloss = 왼쪽에서 두 번째 { -standby }.

-standby-3 = 스탠바이 에어리어 3
    .section = areas
    .gloss = 왼쪽에서 세 번째 { -standby }.

-standby-4 = 스탠바이 에어리어 4
    .section = areas
    .gloss = 오른쪽 끝의 { -standby }.

-deck = 덱
    .section = preparation-2
    .gloss = 뒷면인 채로 카드를 뽑는 더미.

-deck-place = 덱 놓는 곳
    .section = areas
    .gloss = { -deck }{ JOSA("을/를") } 놓는 곳.

-discard = 버리는 곳
    .section = states
    .gloss = 다 쓴 카드나 버린 카드가 가는 곳.

-hand = 패
    .section = preparation-3
    .gloss = 상대에게 보이지 않게 드는 카드.

-in-use = 사용 중
    .section = main-3
    .gloss = { -command }의 효과가 끝날 때까지의 곳.

-outside = 판 밖
    .section = states
    .gloss = { -damage-marker }{ JOSA("이/가") } 드나드는 곳.

## States

-unit-state = 유닛의 상태
    .section = states
    .gloss = { -unit }{ JOSA("을/를") } 놓는 방향이 나타내는 것. { -normal }, { -rest }, { -stun }, { -ko }.

-normal = 통상
    .section = states
    .gloss = 세로로 놓인 상태.

-rest = 레스트
    .section = states
    .gloss = 가로로 놓인 상태. { -skill }도 { -ex-skill }도 사용할 수 없다.

-stun = 스턴
    .section = states
    .gloss = 위아래가 뒤집힌 상태. { -skill }도 { -ex-skill }도 사용할 수 없고 { -retreat }도 할 수 없다.

-ko = KO
    .section = battle-2
    .gloss = 뒷면으로 놓인 상태. 붙어 있던 카드와 마커를 모두 잃고, { -effect }{ JOSA("으로/로") } 다룰 수 없다.

-ailment = 상태 이상
    .section = states
    .gloss = { -rest }{ JOSA("과/와") } { -stun }을 말한다.

-damage = 데미지
    .section = damage
    .gloss = { -unit }{ JOSA("이/가") } 받고 { -damage-marker }{ JOSA("으로/로") } 세는 것.

-damage-marker = 데미지 마커
    .section = states
    .gloss = 받은 데미지를 나타내는 것.

-damage-sum = 데미지 계산
    .section = damage
    .gloss = { -skill }의 데미지를 네 단계로 구하는 것.

## Acts

-preparation = 대전 준비
    .section = preparation
    .gloss = { -deck }, { -hand }, 첫 { -unit }, { -first-player }{ JOSA("을/를") } 정하기까지.

-draw-phase = 드로 페이즈
    .section = draw
    .gloss = 카드를 1장 뽑는 페이즈.

-main-phase = 메인 페이즈
    .section = main
    .gloss = 다섯 가지 행동을 원하는 순서로 하는 페이즈.

-battle-phase = 배틀 페이즈
    .section = battle
    .gloss = { -main-unit }의 { -skill }{ JOSA("을/를") } 1개 사용할 수 있는 페이즈.

-end-phase = 엔드 페이즈
    .section = end
    .gloss = { -ailment }{ JOSA("을/를") } { -janken }{ JOSA("으로/로") } 풀 수 있는 페이즈.

-charge = 차지
    .section = main-1
    .gloss = 1턴에 1번, { -hand }의 카드를 아군 { -unit }에 { -energy }{ JOSA("으로/로") } 붙이는 것.

-energy = 에너지
    .section = main-1
    .gloss = { -unit }에 붙어 있는, { -skill }{ JOSA("을/를") } 사용하기 위한 카드.

-set = 세트
    .section = main-3
    .gloss = { -enhancement }{ JOSA("을/를") } { -unit }에 붙이는 것. 서로 자신의 첫 { -turn }에는 할 수 없다.

-retreat = 퇴각
    .section = main-5
    .gloss = 1턴에 1번, { -main-unit }{ JOSA("을/를") } { -standby-unit }{ JOSA("과/와") } 바꾸는 것.

-janken = 가위바위보
    .section = end-2
    .gloss = 주먹, 가위, 보로 승패를 정하는 것.

-rock = 주먹
    .section = end-2
    .gloss = 가위를 이기는 손.

-scissors = 가위
    .section = end-2
    .gloss = 보를 이기는 손.

-paper = 보
    .section = end-2
    .gloss = 주먹을 이기는 손.
