# 규칙 문서가 정하는 용어. 조항(한국어판 통합 규칙), 뜻.

## §1 The game

-game = 게임
    .section = 1-1
    .gloss = { -twin-choice }, { -deck-building }, { -sakura-duel }{ JOSA("을/를") } 차례로 치르는 한 판.

-player = 플레이어
    .section = 1-2
    .gloss = { -game }에 참가하는 두 사람 각각.

-you = 당신
    .section = 1-2
    .gloss = 그 효과를 쓰는 쪽의 { -player }.

-opponent = 상대
    .section = 1-2
    .gloss = 당신이 아닌 쪽의 { -player }.

-card = 카드
    .section = 1-3
    .gloss = { -megami-list }에 실린 { -card }.

-contradiction = 모순
    .section = 1-4
    .gloss = { -card }는 규칙보다, ‘할 수 없다’는 ‘할 수 있다’보다 앞선다.

## §2, §3 Before the duel

-twin-choice = 쌍장요란
    .section = 2-1
    .gloss = 두 사람이 각자 번호가 다른 { -megami } 둘을 골라 보이는 단계.

-megami = 여신
    .section = 2-1
    .gloss = { -player }에게 힘을 빌려주는 신. 둘을 골라 싸운다.

-hosting = 깃들였다
    .section = 2-1
    .gloss = 그 { -megami }{ JOSA("을/를") } { -twin-choice }에서 골랐다는 뜻.

-another = 어나더판
    .section = 2-1
    .gloss = 같은 번호를 가진 { -megami }의 다른 모습. 원래 모습과 함께 고를 수 없다.

-megami-list = 여신 목록
    .section = 2-2
    .gloss = 고를 수 있는 { -megami }{ JOSA("과/와") } 각자의 { -card } 일람.

-deck-building = 안전구축
    .section = 3-2
    .gloss = 상대의 { -megami }{ JOSA("을/를") } 본 뒤 { -normal } 7장과 { -special } 3장을 몰래 고르는 단계.

## §4 The duel and its end

-sakura-duel = 벚꽃결투
    .section = 4-1
    .gloss = 선택을 마친 두 사람이 { -turn }{ JOSA("을/를") } 거듭하며 승부를 내는 단계.

-setup = 벚꽃결투의 준비
    .section = 4-1
    .gloss = { -sakura-token }{ JOSA("을/를") } 놓고 { -deck }{ JOSA("을/를") } 섞어 선공을 정하고 첫 { -hand }{ JOSA("을/를") } 뽑기까지.

-victory-check = 승패 판정
    .section = 4-2
    .gloss = { -life-total }{ JOSA("이/가") } 다했거나 효과로 승패가 갈린 사람이 있는지 무엇보다 먼저 확인하는 일.

-victory = 승리
    .section = 4-2
    .gloss = { -game }에서 이기는 것.

-defeat = 패배
    .section = 4-2
    .gloss = { -game }에서 지는 것.

-does-not-lose = 패배하지 않는다
    .section = 4-2
    .gloss = 이 효과가 있는 { -player }{ JOSA("은/는") } { -life-total }{ JOSA("이/가") } 0이어도, 효과로도 지지 않는다.

-cannot-win = 승리할 수 없다
    .section = 4-2
    .gloss = 이 효과가 있는 { -player }{ JOSA("은/는") } 상대의 { -life-total }{ JOSA("이/가") } 0이어도, 효과로도 이기지 못한다.

## §5-1 What a player has

-turn-player = 활성 플레이어
    .section = 5-1-1
    .gloss = 지금 { -turn }{ JOSA("을/를") } 진행하는 { -player }. 동시에 일어난 효과의 순서도 정한다.

-non-turn-player = 비활성 플레이어
    .section = 5-1-1
    .gloss = { -turn }{ JOSA("을/를") } 진행하지 않는 쪽의 { -player }.

-vigor = 집중력
    .section = 5-1-2
    .gloss = { -basic-action }{ JOSA("을/를") } 하기 위해 지불하는 수치. 0부터 { -vigor-limit }까지.

-vigor-limit = 집중력 상한
    .section = 5-1-2
    .gloss = { -vigor }의 최댓값. 보통 2.

-hand-limit = 손패 상한
    .section = 5-1-3
    .gloss = { -end-phase }에 { -hand }에 남길 수 있는 장수. 보통 2.

-flinch = 위축
    .section = 5-1-4
    .gloss = 다음에 { -vigor }{ JOSA("을/를") } 얻을 때, 얻는 대신 풀리는 상태.

-life-total = 라이프
    .section = 5-1-5
    .gloss = { -life }에 있는 { -sakura-token }의 수. 0이 되면 { -defeat }한다.

-flare-total = 플레어
    .section = 5-1-6
    .gloss = { -flare }에 있는 { -sakura-token }의 수.

-aura-total = 오라
    .section = 5-1-7
    .gloss = { -aura }에 있는 { -sakura-token }의 수.

## §5-2 to §5-4 What the duel has

-current-distance = 현재 간격
    .section = 5-2-1
    .gloss = { -distance }의 { -sakura-token } 수에 효과를 더한 지금의 수치. 0보다 작아지지 않는다.

-turn-start-distance = 턴 시작 시 간격
    .section = 5-2-1
    .gloss = 이 { -turn }{ JOSA("이/가") } 시작될 때의 { -current-distance }.

-distance-changes = 간격이 변화한다
    .section = 5-2-1
    .gloss = { -current-distance }{ JOSA("이/가") } 다른 수치가 되는 것.

-is-closer = 가까워져 있다
    .section = 5-2-1
    .gloss = { -current-distance }{ JOSA("이/가") } { -turn-start-distance }보다 작은 것.

-is-farther = 멀어져 있다
    .section = 5-2-1
    .gloss = { -current-distance }{ JOSA("이/가") } { -turn-start-distance }보다 큰 것.

-came-closer = 가까워졌다
    .section = 5-2-1
    .gloss = 변화한 뒤 { -current-distance }{ JOSA("이/가") } 전보다 작아진 것.

-went-farther = 멀어졌다
    .section = 5-2-1
    .gloss = 변화한 뒤 { -current-distance }{ JOSA("이/가") } 전보다 커진 것.

-master-distance = 달인의 간격
    .section = 5-2-2
    .gloss = { -forward }{ JOSA("을/를") } 할 수 없고 { -breakaway }{ JOSA("을/를") } 할 수 있게 되는 경계. 보통 2.

-shadow-total = 더스트
    .section = 5-2-3
    .gloss = { -shadow }에 있는 { -sakura-token }의 수.

-built-deck = 덱
    .section = 5-3
    .gloss = { -deck-building }에서 고른 { -card } 10장.

-owner = 보유자
    .section = 5-4
    .gloss = 그 { -card }{ JOSA("을/를") } 준비한 { -player }.

-your-card = 당신의 카드
    .section = 5-4
    .gloss = { -owner }{ JOSA("이/가") } 당신인 { -card }.

-opponents-card = 상대의 카드
    .section = 5-4
    .gloss = { -owner }{ JOSA("이/가") } 상대인 { -card }.

-opposing-player = 대전상대
    .section = 5-4
    .gloss = 두 사람 가운데 상대가 되는 { -player }.

## §5-5 State-triggered resolution

-state-triggered = 상황 유발
    .section = 5-5
    .gloss = 조건이 충족되는 즉시 과정 도중에라도 일어나 해결되는 방식.

-met-condition = 조건을 충족한
    .section = 5-5-4
    .gloss = 조건이 충족되어 곧바로 해결되는 지속 효과.

## §5-6 Layers of numbers

-number-modification = 수치 수정
    .section = 5-6
    .gloss = 수를 바꾸는 효과. 여섯 층의 차례로 적용된다.

-layer-set = 대입
    .section = 5-6
    .gloss = 첫째 층. 수치를 정해진 값으로 한다.

-layer-swap = 뒤바꿈
    .section = 5-6
    .gloss = 둘째 층. 두 수치를 맞바꾼다.

-layer-multiply = 곱셈
    .section = 5-6
    .gloss = 셋째 층. 수치에 곱한다.

-layer-divide = 나눗셈
    .section = 5-6
    .gloss = 넷째 층. 수치를 나눈다. 끝수 처리는 효과에 따른다.

-layer-add = 가감
    .section = 5-6
    .gloss = 다섯째 층. 수치에 더하거나 뺀다.

-layer-fit = 적정화
    .section = 5-6
    .gloss = 마지막 층. 규칙의 한도 안에 맞춘다.

## §5-7 Layers of ranges

-range-modification = 적정거리 수정
    .section = 5-7
    .gloss = { -range }{ JOSA("을/를") } 바꾸는 효과. 여섯 층의 차례로 적용된다.

-range-change = 변경
    .section = 5-7
    .gloss = { -range }{ JOSA("을/를") } 통째로 다른 것으로 하는 층.

-range-shift = 증감
    .section = 5-7
    .gloss = { -range }의 모든 수치를 옮기는 층.

-range-add = 추가
    .section = 5-7
    .gloss = { -range-growth } 없이 수치를 더하는 층.

-range-remove = 제거
    .section = 5-7
    .gloss = { -range-shrinking } 없이 수치를 빼는 층.

## §5-8 Damage

-damage = 데미지
    .section = 5-8
    .gloss = { -sakura-token }{ JOSA("을/를") } 잃게 하는 수치. { -aura }, { -flare }, { -life } 중 하나로 향한다.

-single-damage = 단일 수치 데미지
    .section = 5-8-1
    .gloss = 향할 곳이 정해진 한 수치의 { -damage }.

-double-damage = 복수 수치 데미지
    .section = 5-8-2
    .gloss = { -aura }{ JOSA("과/와") } { -life } 두 수치가 있어 받는 쪽이 하나를 고르는 { -damage }.

-dash = 「-」
    .section = 5-8-1
    .gloss = 수치가 없음을 나타내는 표시. 그쪽 { -damage }{ JOSA("은/는") } 고를 수 없다.

-damage-resolution = 데미지의 해결
    .section = 5-8-3
    .gloss = { -damage }{ JOSA("을/를") } 고르고 { -sakura-token }{ JOSA("을/를") } 옮기는 처리.

-take-damage = 데미지를 받는다
    .section = 5-8-3
    .gloss = 자신의 { -sakura-token }{ JOSA("을/를") } { -damage }만큼 잃는 것.

-deal-damage = 데미지를 준다
    .section = 5-8-3
    .gloss = { -player }{ JOSA("이/가") } { -damage }{ JOSA("을/를") } 받게 하는 것.

## §5-9 to §5-11 Paying, falling short, not defined

-payment = 지불
    .section = 5-9
    .gloss = 요구된 만큼을 모두 내는 것. 모자라면 아무것도 하지 않는다.

-shortfall = 충분히 변화시킬 수 없는 경우
    .section = 5-10
    .gloss = 옮기거나 바꿀 수 있는 만큼만 한다는 원칙. { -payment }에는 쓰이지 않는다.

-undefined-value = 미정의 수치
    .section = 5-11
    .gloss = 정해지지 않은 수치. 0으로 본다.

## §6 Objects

-object = 객체
    .section = 6-1
    .gloss = { -card }, { -sakura-token }, { -attack-object }{ JOSA("을/를") } 통틀어 이르는 말.

-information = 정보
    .section = 6-2-1
    .gloss = { -object }{ JOSA("이/가") } 지닌 내용. 이름, { -kind }, { -range } 등.

-hidden = 비공개
    .section = 6-2-1
    .gloss = 한쪽 또는 양쪽 { -player }에게 보이지 않는 것.

-public = 공개
    .section = 6-2-1-1
    .gloss = 모든 { -player }에게 보이는 것.

-kind = 분류
    .section = 6-2-1-1
    .gloss = { -normal }인지 { -special }인지. 뒷면이어도 알 수 있다.

-normal = 통상패
    .section = 6-2-1-1
    .gloss = { -deck }에 들어가고 쓰면 { -discard }{ JOSA("이/가") } 되는 { -card }.

-special = 비장패
    .section = 6-2-1-1
    .gloss = { -flare }{ JOSA("을/를") } 지불하고 쓰며, 쓴 뒤 앞면으로 남는 { -card }.

-name = 이름
    .section = 6-2-1-2
    .gloss = { -card }의 이름. 글에서는 괄호로 묶어 나타낸다.

-card-number = 카드 번호
    .section = 6-2-1-3
    .gloss = { -card }{ JOSA("을/를") } 한 장씩 구별하는 번호.

-user = 사용자
    .section = 6-2-1-4
    .gloss = 그 { -card }{ JOSA("을/를") } 쓰는 { -megami }.

-card-type = 카드 타입
    .section = 6-2-1-5
    .gloss = { -attack }, { -action }, { -enhancement }, { -undefined } 중 하나.

-attack = 공격
    .section = 6-2-1-5
    .gloss = 쓰면 { -attack-object }{ JOSA("이/가") } 생기는 { -card-type }.

-action = 행동
    .section = 6-2-1-5
    .gloss = 쓰면 적힌 효과를 수행하는 { -card-type }.

-enhancement = 부여
    .section = 6-2-1-5
    .gloss = { -sakura-token }{ JOSA("을/를") } 얹고 남아 있는 { -card-type }.

-undefined = 미정
    .section = 6-2-1-5
    .gloss = 쓸 수 없는 { -card-type }.

-subtype = 서브타입
    .section = 6-2-1-6
    .gloss = { -reaction }, { -full-power } 등 쓸 수 있는 때를 바꾸는 종류.

-reaction = 대응
    .section = 6-2-1-6
    .gloss = 상대의 { -attack-object }에 끼어들어 쓸 수 있는 { -subtype }.

-full-power = 전력
    .section = 6-2-1-6
    .gloss = { -full-power-action }{ JOSA("으로/로") }만 쓸 수 있는 { -subtype }.

-text = 텍스트
    .section = 6-2-1-7
    .gloss = { -card }에 차례로 적힌 효과. 위에서부터 수행한다.

-annotation = 주석
    .section = 6-2-1-7
    .gloss = 괄호 안의 설명. 효력은 없다.

-range = 적정거리
    .section = 6-2-1-8
    .gloss = { -attack-object }{ JOSA("이/가") } 닿는 간격의 모음.

-aura-damage = 오라 데미지
    .section = 6-2-1-9
    .gloss = 왼쪽 수치. { -aura }{ JOSA("으로/로") } 받을 때의 { -damage }.

-life-damage = 라이프 데미지
    .section = 6-2-1-10
    .gloss = 오른쪽 수치. { -life }{ JOSA("으로/로") } 받을 때의 { -damage }.

-capacity = 봉납
    .section = 6-2-1-11
    .gloss = { -enhancement }{ JOSA("을/를") } 쓸 때 그 위에 놓는 { -sakura-token }의 수.

-cost = 소모값
    .section = 6-2-1-12
    .gloss = { -special }{ JOSA("을/를") } 쓰려고 { -flare }에서 { -shadow }{ JOSA("으로/로") } 보내는 { -sakura-token }의 수.

-status = 상태
    .section = 6-2-2
    .gloss = { -card }{ JOSA("이/가") } 놓인 방식이나 쓰였는지 여부.

-face-up = 앞면
    .section = 6-2-2-1
    .gloss = 앞면이 위로 놓인 상태.

-face-down = 뒷면
    .section = 6-2-2-1
    .gloss = 뒷면이 위로 놓인 상태.

-upright = 세로 방향
    .section = 6-2-2-2
    .gloss = 짧은 변이 위로 오게 놓은 방향.

-sideways = 가로 방향
    .section = 6-2-2-2
    .gloss = 긴 변이 위로 오게 놓은 방향.

-unused = 미사용
    .section = 6-2-2-3
    .gloss = 아직 쓰지 않은 { -special }의 상태. 뒷면으로 놓는다.

-status-in-use = 사용중
    .section = 6-2-2-3
    .gloss = 지금 해결하고 있는 { -special }의 상태.

-devoted = 사용됨
    .section = 6-2-2-3
    .gloss = 다 쓴 { -special }의 상태. 앞면으로 놓는다.

-sakura-token = 벚꽃결정
    .section = 6-3
    .gloss = 간격, 방어, 힘, 목숨을 모두 세는 결정.

-token = 토큰
    .section = 6-3
    .gloss = { -object }{ JOSA("을/를") } 나타내는 표식.

-attack-object = 공격
    .section = 6-4
    .gloss = 지금 이루어지는 한 번의 공격. { -card }나 효과에서 생긴다.

-generate = 생성
    .section = 6-4
    .gloss = { -attack-object }{ JOSA("을/를") } 새로 놓는 것.

-attack-kind = 분류
    .section = 6-4-1-1
    .gloss = 생겨난 { -card }{ JOSA("이/가") } { -normal }인지 { -special }인지. 효과로 생긴 것에는 없다.

-attack-by-card = 공격 카드에 의한 《공격》
    .section = 6-4-1-1
    .gloss = { -card }{ JOSA("을/를") } 써서 생긴 { -attack-object }.

-attack-subtype = 서브타입
    .section = 6-4-1-2
    .gloss = 생겨난 { -card }의 { -subtype }. 효과로 생긴 것에는 없다.

-attack-range = 적정거리
    .section = 6-4-1-3
    .gloss = 이 { -attack-object }{ JOSA("이/가") } 지금 닿는 간격의 모음.

-attack-aura-damage = 오라 데미지
    .section = 6-4-1-4
    .gloss = 이 { -attack-object }{ JOSA("을/를") } { -aura }{ JOSA("으로/로") } 받을 때의 수치. 0부터 5까지.

-attack-life-damage = 라이프 데미지
    .section = 6-4-1-5
    .gloss = 이 { -attack-object }{ JOSA("을/를") } { -life }{ JOSA("으로/로") } 받을 때의 수치. 0보다 작아지지 않는다.

-attack-damage = 데미지
    .section = 6-4-1-6
    .gloss = { -attack-object }의 두 수치를 아울러 이르는 말.

-attack-text = 텍스트
    .section = 6-4-1-7
    .gloss = 이 { -attack-object }{ JOSA("이/가") } 가진 효과의 나열.

-attack-user = 사용자
    .section = 6-4-1-8
    .gloss = 이 { -attack-object }{ JOSA("을/를") } 생기게 한 { -card }의 { -megami }.

## §7 Areas

-area = 영역
    .section = 7-1
    .gloss = { -object }{ JOSA("이/가") } 놓이는 곳. 열여섯 가지가 있다.

-distance = 간격
    .section = 7-1-1
    .gloss = 두 사람의 거리를 나타내는 공용 장소. { -sakura-token }{ JOSA("은/는") } 10개까지.

-life = 라이프
    .section = 7-1-2
    .gloss = 목숨의 { -sakura-token }{ JOSA("을/를") } 두는 곳. 잃으면 { -flare }{ JOSA("으로/로") } 간다.

-aura = 오라
    .section = 7-1-3
    .gloss = 방어의 { -sakura-token }{ JOSA("을/를") } 두는 곳. 보통 5개까지.

-limit = 상한
    .section = 7-1-3-1
    .gloss = { -aura }에 둘 수 있는 { -sakura-token }의 최대 수. 보통 5.

-flare = 플레어
    .section = 7-1-4
    .gloss = { -special }{ JOSA("을/를") } 쓰기 위한 { -sakura-token }{ JOSA("을/를") } 두는 곳.

-shadow = 더스트
    .section = 7-1-5
    .gloss = 누구의 것도 아닌 { -sakura-token }{ JOSA("을/를") } 두는 공용 장소.

-deck = 패산
    .section = 7-1-6
    .gloss = 뽑을 { -card }{ JOSA("을/를") } 뒷면으로 쌓는 곳.

-shuffle = 섞는다
    .section = 7-1-6
    .gloss = { -deck }의 순서를 무작위로 바꾸는 것.

-draw = 카드를 뽑는다
    .section = 7-1-6
    .gloss = { -deck }의 맨 위를 { -hand }에 더하는 것.

-put-on-top = 패산 위에 놓는다
    .section = 7-1-6
    .gloss = { -owner }의 { -deck } 맨 위로 옮기는 것.

-put-on-bottom = 패산 아래에 놓는다
    .section = 7-1-6
    .gloss = { -owner }의 { -deck } 맨 아래로 옮기는 것.

-discard = 버림패
    .section = 7-1-7
    .gloss = 쓴 { -card }{ JOSA("을/를") } 앞면으로 두는 곳.

-put-into-discard = 버림패로 만든다
    .section = 7-1-7
    .gloss = { -owner }의 { -discard }{ JOSA("으로/로") } 옮기는 것.

-return-to-discard = 버림패로 되돌린다
    .section = 7-1-7
    .gloss = { -owner }의 { -discard }{ JOSA("으로/로") } 옮기는 것.

-cover = 덮음패
    .section = 7-1-8
    .gloss = { -basic-action } 등에 쓴 { -card }{ JOSA("을/를") } 뒷면 가로로 두는 곳. 그 { -player }는 볼 수 있다.

-put-into-cover = 덮음패로 만든다
    .section = 7-1-8
    .gloss = { -owner }의 { -cover }{ JOSA("으로/로") } 옮기는 것.

-enhancements = 부여패
    .section = 7-1-9
    .gloss = 쓴 { -enhancement }{ JOSA("을/를") } { -sakura-token }{ JOSA("과/와") } 함께 두는 곳.

-enhancement-in-play = 부여패
    .section = 7-1-9
    .gloss = 그곳에 있는 한 장의 { -card }. 위의 { -sakura-token }{ JOSA("이/가") } 없어지면 파기된다.

-bound = 연결되어
    .section = 7-1-9
    .gloss = 어떤 { -object }{ JOSA("이/가") } 특정 { -card }에 속한 것. { -card }{ JOSA("이/가") } 움직이면 함께 움직인다.

-hand = 손패
    .section = 7-1-10
    .gloss = 자신만 볼 수 있는, 쓸 { -card }.

-return-to-hand = 손패로 되돌린다
    .section = 7-1-10
    .gloss = { -owner }의 { -hand }{ JOSA("으로/로") } 옮기는 것.

-specials = 비장패
    .section = 7-1-11
    .gloss = { -special } 3장을 두는 곳. 쓰기 전에는 뒷면, 쓴 뒤에는 앞면.

-devoted-special = 사용된 상태인 비장패
    .section = 7-1-11
    .gloss = 다 써서 앞면으로 놓인 { -special }.

-look-at-specials = 비장패를 본다
    .section = 7-1-11
    .gloss = 어떤 { -player }의 { -specials } 앞면을 보는 것.

-extra = 추가패
    .section = 7-1-12
    .gloss = { -game } 도중에 더해질 { -card }{ JOSA("을/를") } 앞면으로 두는 곳.

-sealed = 봉인
    .section = 7-1-13
    .gloss = 다른 { -card } 아래에 놓여 효력을 잃은 { -card }의 자리.

-in-use = 사용중
    .section = 7-1-14
    .gloss = 지금 쓰이고 있는 { -card }의 자리.

-attacking = 공격중
    .section = 7-1-15
    .gloss = 지금 이루어지는 { -attack-object }의 자리.

-outside = 게임 바깥
    .section = 7-1-16
    .gloss = 고르지 않은 { -card }나 제외된 것의 자리. { -sakura-token }{ JOSA("은/는") } 끝없이 있다.

-owner-mismatch = 보유자의 불일치
    .section = 7-2
    .gloss = 남의 { -area }{ JOSA("으로/로") } 갈 { -card }{ JOSA("은/는") } { -owner }의 같은 이름 { -area }{ JOSA("으로/로") } 간다.

## §8 The turn

-turn = 턴
    .section = 8
    .gloss = 한 사람이 { -start-phase }, { -main-phase }, { -end-phase }{ JOSA("을/를") } 하는 한 단락.

-phase = 페이즈
    .section = 8
    .gloss = { -turn }{ JOSA("을/를") } 셋으로 나눈 하나.

-start-phase = 개시 페이즈
    .section = 8-1
    .gloss = { -turn }의 첫 { -phase }. { -vigor }{ JOSA("을/를") } 얻고 { -card }{ JOSA("을/를") } 뽑는다.

-start-phase-effects = 개시 페이즈 시작 시 효과 해결 처리
    .section = 8-1-2
    .gloss = { -start-phase }에 일어난다고 적힌 효과를 처리하는 대목.

-start-phase-steps = 개시 페이즈 기정 처리
    .section = 8-1-3
    .gloss = { -vigor }{ JOSA("을/를") } 얻고, { -enhancement }의 { -sakura-token }{ JOSA("을/를") } 줄이고, { -rebuild }{ JOSA("을/를") } 고르고, 2장 뽑는다. 처음 두 { -turn }에는 하지 않는다.

-first-player = 선공
    .section = 8-1-3
    .gloss = 첫 { -turn }{ JOSA("을/를") } 하는 { -player }.

-second-player = 후공
    .section = 8-1-3
    .gloss = 두 번째 { -turn }{ JOSA("을/를") } 하는 { -player }.

-main-phase = 메인 페이즈
    .section = 8-2
    .gloss = { -card }{ JOSA("을/를") } 쓰고 { -basic-action }{ JOSA("을/를") } 하는 { -phase }.

-main-phase-begin = 메인 페이즈 시작 시 처리
    .section = 8-2-1
    .gloss = 행동 방식을 고르고 { -main-phase } 시작에 일어나는 효과를 처리하는 대목.

-standard-action = 표준행동
    .section = 8-2-1
    .gloss = { -card } 사용과 { -basic-action }{ JOSA("을/를") } 원하는 만큼 거듭하는 행동.

-full-power-action = 전력행동
    .section = 8-2-1
    .gloss = { -card }{ JOSA("을/를") } 한 장만 쓰되 { -full-power } { -card }도 쓸 수 있는 행동.

-main-phase-end = 메인 페이즈 종료 시 처리
    .section = 8-2-3
    .gloss = { -main-phase } 끝에 일어나는 효과를 처리하는 대목.

-end-phase = 종료 페이즈
    .section = 8-3
    .gloss = { -turn }의 마지막 { -phase }. { -hand }{ JOSA("을/를") } 줄인다.

-end-phase-effects = 종료 페이즈에서의 효과 해결 처리
    .section = 8-3-1
    .gloss = { -end-phase }에 일어난다고 적힌 효과를 처리하는 대목.

-end-phase-steps = 종료 페이즈 기정 처리
    .section = 8-3-2
    .gloss = { -hand }{ JOSA("이/가") } { -hand-limit }{ JOSA("을/를") } 넘는 동안 한 장씩 { -cover }{ JOSA("으로/로") } 보낸다.

## §9-1 Effects

-effect = 효과
    .section = 9-1
    .gloss = { -game }에서 일어나는 모든 처리.

-resolution = 효과의 해결
    .section = 9-1
    .gloss = { -effect }의 처리를 수행하는 것.

-held-back = 보류
    .section = 9-1
    .gloss = 동시에 일어나 차례를 기다리는 { -effect }의 상태.

-effect-class = 효과의 분류
    .section = 9-1-1
    .gloss = { -effect }{ JOSA("이/가") } 언제 어떻게 작용하는지에 따른 구분.

-rule-effect = 규칙상 효과
    .section = 9-1-1-1
    .gloss = 규칙 자체가 주는 { -effect }.

-forced = 상시
    .section = 9-1-1-2
    .gloss = 보이는 한 어느 { -area }에서든 저절로 작용하는 { -effect }.

-on-use = 사용시
    .section = 9-1-1-3
    .gloss = { -action }{ JOSA("을/를") } 썼을 때 하는 { -effect }.

-after-attack = 공격후
    .section = 9-1-1-4
    .gloss = { -attack-object }{ JOSA("이/가") } 성공하고 { -damage } 다음에 하는 { -effect }.

-initialize = 전개시
    .section = 9-1-1-5
    .gloss = { -enhancement }{ JOSA("을/를") } 썼을 때 하는 { -effect }.

-ongoing = 전개중
    .section = 9-1-1-6
    .gloss = { -enhancement }{ JOSA("이/가") } 놓여 있는 동안 작용하는 { -effect }.

-disenchant = 파기시
    .section = 9-1-1-7
    .gloss = { -enhancement }{ JOSA("이/가") } 파기될 때 하는 { -effect }.

-used = 사용됨
    .section = 9-1-1-8
    .gloss = { -special }{ JOSA("이/가") } 다 쓰여 앞면인 동안 작용하는 { -effect }.

-all-out = 전력화
    .section = 9-1-2
    .gloss = { -full-power-action }{ JOSA("으로/로") } 썼을 때만 작용하는 { -effect }의 표시.

-not-all-out = 전력화하지 않았다면
    .section = 9-1-2
    .gloss = { -full-power-action }{ JOSA("이/가") } 아닌 방법으로 썼을 때만 충족되는 조건.

-instead-of-defeat = 패배 대신 해결되는 효과
    .section = 9-1-3-1
    .gloss = { -defeat }할 때 그 대신 하는 { -effect }. 그동안은 승패를 보지 않는다.

-damage-reading = 데미지 수치를 참조하는 효과
    .section = 9-1-3-2
    .gloss = { -damage } 수치를 보는 { -effect }. 수치를 바꾸는 것이라면 그 층 앞까지의 값을 본다.

-text-changing = 텍스트에 영향을 주는 효과
    .section = 9-1-3-3
    .gloss = { -card }의 { -text }{ JOSA("을/를") } 바꾸는 { -effect }. 쓰기 시작한 때의 상태가 끝까지 이어진다.

-reserved = 미래에 예약되는 효과
    .section = 9-1-3-4
    .gloss = 앞으로의 어느 시점에 일어나도록 예약하는 { -effect }. 원래 { -card }{ JOSA("이/가") } 없어져도 일어난다.

## §9-2, §9-3 Using a card

-use = 카드의 사용
    .section = 9-2
    .gloss = { -card }{ JOSA("을/를") } 쓰는 것. 과정은 { -card-type }에 따른다.

-main-type = 주 타입
    .section = 9-2
    .gloss = 사용하는 과정을 정하는 { -card-type }의 다른 이름.

-normal-method = 기본적인 방법
    .section = 9-2
    .gloss = { -main-phase }에 스스로 골라 쓰는 방법.

-illegal-use = 부정 사용
    .section = 9-2
    .gloss = 조건에 맞지 않는 사용. 쓴 것이 되지 않고 되돌아간다.

-reverted = 반려
    .section = 9-2
    .gloss = 성립하지 않은 사용 이전의 상태로 돌리는 것.

-terminal = 종단
    .section = 9-2
    .gloss = 이 { -card } 다음에는 그 { -turn }에 다른 { -card }도 { -basic-action }도 쓸 수 없다.

-legal = 적정
    .section = 9-2-1
    .gloss = 조건에 맞아 성립한 것.

-use-attack = 《공격》 카드를 사용할 때의 과정
    .section = 9-2-1
    .gloss = 닿는지 보고, { -use-cost }{ JOSA("을/를") } 지불하고, { -attack-object }{ JOSA("을/를") } 해결하고 정리하는 과정.

-use-action = 《행동》 카드를 사용할 때의 과정
    .section = 9-2-2
    .gloss = { -use-cost }{ JOSA("을/를") } 지불하고, 적힌 { -effect }{ JOSA("을/를") } 수행하고 정리하는 과정.

-use-enhancement = 《부여》 카드를 사용할 때의 과정
    .section = 9-2-3
    .gloss = { -use-cost }{ JOSA("을/를") } 지불하고, { -sakura-token }{ JOSA("을/를") } 얹고, { -initialize } { -effect }{ JOSA("을/를") } 수행하고 내놓는 과정.

-devotion = 봉납하다
    .section = 9-2-3
    .gloss = { -shadow }나 자신의 { -aura }에서 { -capacity }만큼의 { -sakura-token }{ JOSA("을/를") } { -card }에 얹는 것.

-use-cost = 비용
    .section = 9-3
    .gloss = { -card }{ JOSA("을/를") } 쓰기 위해 지불하는 모든 것. { -cost }{ JOSA("과/와") } { -additional-cost }.

-cost-payment = 비용의 지불
    .section = 9-3
    .gloss = { -card }의 { -use-cost }{ JOSA("을/를") } 지불하는 것. 지불하지 못하면 쓸 수 없다.

-flare-payment = 소모값의 지불
    .section = 9-3-1
    .gloss = { -cost }만큼의 { -sakura-token }{ JOSA("을/를") } { -flare }에서 { -shadow }{ JOSA("으로/로") } 보내는 것.

## §9-4 to §9-8 Procedures

-attack-resolution = 공격의 해결
    .section = 9-4
    .gloss = { -reaction }{ JOSA("을/를") } 묻고, 닿는지 보고, { -damage }{ JOSA("과/와") } { -after-attack } { -effect }{ JOSA("을/를") } 하는 과정.

-attack-made = 《공격》을 수행했다
    .section = 9-4
    .gloss = { -attack-object }{ JOSA("이/가") } 생겨 성립한 것.

-attacked-player = 공격받은 플레이어
    .section = 9-4
    .gloss = { -attack-object }{ JOSA("을/를") } 받고 있는 { -player }.

-react = 대응한다
    .section = 9-4
    .gloss = 상대의 { -attack-object }에 대해 { -reaction } { -card }{ JOSA("을/를") } 쓰는 것.

-cancelled = 무효화
    .section = 9-4
    .gloss = 없었던 일이 됨. { -attack-object }, { -damage }, { -after-attack } { -effect }에 일어난다.

-attack-success = 성공
    .section = 9-4
    .gloss = { -attack-object }{ JOSA("이/가") } 닿은 것.

-attack-failure = 실패
    .section = 9-4
    .gloss = { -attack-object }{ JOSA("이/가") } 닿지 않거나 무효가 된 것.

-unavoidable = 불가피
    .section = 9-4
    .gloss = { -reaction } 다음에 닿는지 확인하지 않는 { -attack-object }의 성질.

-range-check = 적정거리 확인
    .section = 9-4-1
    .gloss = { -current-distance }{ JOSA("이/가") } { -range }에 들어 있는지 보는 것.

-disenchantment = 부여패의 파기
    .section = 9-5
    .gloss = { -sakura-token }{ JOSA("이/가") } 없어진 { -enhancement }{ JOSA("을/를") } 정리하는 과정.

-basic-action = 기본동작
    .section = 9-6
    .gloss = { -vigor } 하나나 { -hand } 한 장으로 하는 { -sakura-token } 하나의 움직임.

-forward = 전진
    .section = 9-6-1
    .gloss = { -distance }의 { -sakura-token } 하나를 자신의 { -aura }{ JOSA("으로/로") } 옮긴다. { -master-distance }보다 멀 때 할 수 있다.

-backward = 후퇴
    .section = 9-6-2
    .gloss = 자신의 { -aura }의 { -sakura-token } 하나를 { -distance }{ JOSA("으로/로") } 옮긴다.

-recover = 휘감기
    .section = 9-6-3
    .gloss = { -shadow }의 { -sakura-token } 하나를 자신의 { -aura }{ JOSA("으로/로") } 옮긴다.

-focus = 품기
    .section = 9-6-4
    .gloss = 자신의 { -aura }의 { -sakura-token } 하나를 자신의 { -flare }{ JOSA("으로/로") } 옮긴다.

-breakaway = 이탈
    .section = 9-6-5
    .gloss = { -shadow }의 { -sakura-token } 하나를 { -distance }{ JOSA("으로/로") } 옮긴다. { -master-distance } 이내일 때 할 수 있다.

-rebuild = 패산의 재구성
    .section = 9-7
    .gloss = 자신의 { -discard }{ JOSA("과/와") } { -cover }에 있는 { -normal }{ JOSA("을/를") } 자신의 { -deck }에 돌려 섞는 것. 규칙에 따른 것이면 자신의 { -life }에 1 { -damage }{ JOSA("을/를") } 받는다.

-nested-resolution = 끼어들기 해결
    .section = 9-8
    .gloss = 지금의 { -effect }{ JOSA("을/를") } 멈추고 끼어든 { -effect }{ JOSA("을/를") } 먼저 끝낸 뒤 이어 가는 것.

## §10 Established effects

-arrow = 화살표 효과
    .section = 10-1
    .gloss = 그려진 { -area }에서 { -area }{ JOSA("으로/로") } 적힌 수의 { -sakura-token }{ JOSA("을/를") } 옮기는 { -effect }.

-two-way = 양방향
    .section = 10-1
    .gloss = 어느 쪽으로 옮길지 고를 수 있는 { -arrow }.

-reversed-arrow = 화살표는 반대가 된다
    .section = 10-2
    .gloss = { -arrow }의 출발지와 도착지를 바꾸는 것.

-damage-bonus = +X/+Y
    .section = 10-3
    .gloss = { -attack-object }의 { -aura-damage }에 X를, { -life-damage }에 Y를 더한다.

-range-growth = 거리확대
    .section = 10-4
    .gloss = { -attack-object }의 { -range }{ JOSA("을/를") } 끝에서 넓히는 것.

-range-shrinking = 거리축소
    .section = 10-4
    .gloss = { -attack-object }의 { -range }{ JOSA("을/를") } 끝에서 좁히는 것. 넓힌 다음에 적용된다.

-near = 근
    .section = 10-4
    .gloss = { -range }의 작은 쪽 끝.

-far = 원
    .section = 10-4
    .gloss = { -range }의 큰 쪽 끝.

-growth-near = 거리확대(근X)
    .section = 10-4-1
    .gloss = 가장 작은 수치 아래로 X만큼 넓힌다.

-growth-far = 거리확대(원X)
    .section = 10-4-2
    .gloss = 가장 큰 수치 위로 X만큼 넓힌다.

-shrinking-near = 거리축소(근X)
    .section = 10-4-3
    .gloss = 가장 작은 수치부터 위로 X칸을 잃는다.

-shrinking-far = 거리축소(원X)
    .section = 10-4-4
    .gloss = 가장 큰 수치부터 아래로 X칸을 잃는다.

-make-attack = 공격을 수행한다
    .section = 10-5
    .gloss = { -card }{ JOSA("을/를") } 쓰지 않고 { -effect }{ JOSA("이/가") } { -attack-object }{ JOSA("을/를") } 만드는 것. 닿지 않으면 사라진다.

-unguarded = 빈틈
    .section = 10-6
    .gloss = { -rebuild }{ JOSA("이/가") } 아닌 { -damage }{ JOSA("을/를") } { -life }에 받으면 이 { -enhancement }{ JOSA("은/는") } { -cover }{ JOSA("이/가") } 되고 위의 { -sakura-token }{ JOSA("은/는") } { -shadow }{ JOSA("으로/로") } 간다.

-resurgence = 재기
    .section = 10-7
    .gloss = { -owner }의 { -end-phase }에 조건이 맞으면 이 { -special }{ JOSA("은/는") } 다시 쓸 수 있다.

-immediate-resurgence = 즉재기
    .section = 10-8
    .gloss = 조건이 충족되는 즉시 이 { -special }{ JOSA("은/는") } 다시 쓸 수 있다.

-seal = 이 카드 아래에 봉인한다
    .section = 10-9
    .gloss = 고른 { -card }{ JOSA("을/를") } 이 { -card } 아래에 두어 효력을 잃게 하는 것.

-impatience = 초조
    .section = 10-10
    .gloss = { -deck }에 { -card }{ JOSA("이/가") } 없는데 뽑을 때 받는, { -aura }에 1 또는 { -life }에 1의 { -damage }.

-this-card = 이 카드
    .section = 10-11
    .gloss = { -attack-object }의 { -effect }에서는 그것을 만든 원래 { -card }{ JOSA("을/를") } 가리킨다.

-area-owner-omitted = 영역 보유자의 생략
    .section = 10-12
    .gloss = 누구의 { -area }인지 적혀 있지 않으면 그 { -card }{ JOSA("을/를") } 쓰는 { -player }의 것을 가리킨다.

-end-the-phase = 페이즈를 종료한다
    .section = 10-13
    .gloss = 남은 처리를 하지 않고 쓰던 { -card }{ JOSA("을/를") } 정리한 뒤 지금의 { -phase }{ JOSA("을/를") } 끝내는 것.

-added-effect = 효과의 추가
    .section = 10-14
    .gloss = { -effect }{ JOSA("으로/로") } { -card }에 더해지는 { -effect }. 보통 원래 { -effect } 뒤에 놓인다.

-other-megami = 다른 여신
    .section = 10-15
    .gloss = 그 { -card }{ JOSA("과/와") } { -user }{ JOSA("이/가") } 다른 { -card }나 { -attack-object }의 { -megami }.

-copy = 복제
    .section = 10-16
    .gloss = { -kind }{ JOSA("을/를") } 빼고 다른 한 장과 같은 { -information }{ JOSA("을/를") } 갖게 되는 것.

-copied-card = 복제된 카드
    .section = 10-16
    .gloss = 다른 { -card }의 { -information }{ JOSA("을/를") } 갖게 된 { -card }.

-copy-source = 원본 카드
    .section = 10-16
    .gloss = { -information }{ JOSA("이/가") } 베껴지는 원래 { -card }.

-not-copied = 복제 불가능한 정보
    .section = 10-16
    .gloss = 베껴지지 않고 그대로인 { -information }. { -kind }만 해당한다.

-return-unused = 미사용 상태로 되돌린다
    .section = 10-17
    .gloss = { -special }{ JOSA("을/를") } 다시 쓸 수 있게 뒷면으로 되돌리는 것.

-remove = 게임에서 제외한다
    .section = 10-18
    .gloss = { -card }{ JOSA("을/를") } 앞면으로 하여 { -outside }{ JOSA("으로/로") } 옮기는 것.

-damage-of-attack = 《공격》의 데미지
    .section = 10-19
    .gloss = { -attack-object } 자체의 { -damage }. { -after-attack } { -effect }{ JOSA("으로/로") } 주는 것은 들지 않는다.

-special-is-devoted = 비장패가 사용된 상태
    .section = 10-20
    .gloss = { -specials }에 있는 자신의 { -special }{ JOSA("이/가") } 1장 이상 다 쓰인 것.

-overwhelm = 초극
    .section = 10-21
    .gloss = 이 { -attack-object }의 { -aura-damage }{ JOSA("은/는") } 5를 넘을 수 있다.

-no-reactions = 대응불가
    .section = 10-22
    .gloss = 이 { -attack-object }에는 { -reaction }할 수 없다. 괄호가 있으면 거기 적힌 { -card }로는 { -reaction }할 수 없다.

-not-cancelled = 무효화되지 않는다
    .section = 10-23
    .gloss = 이 { -attack-object }도, 그 { -damage }도 { -after-attack } { -effect }도 무효가 되지 않는다.

-proof = 수행할 수 없는 처리의 증명
    .section = 10-24
    .gloss = 보이지 않는 것으로 요구된 일을 할 수 없을 때 그것을 보여 증명하는 것.

-exchange = 교환
    .section = 10-25
    .gloss = 한 장을 대기 중인 한 장과 맞바꾸는 것. 들어오는 { -card }{ JOSA("은/는") } 나가는 { -card }{ JOSA("이/가") } 있던 곳으로 간다.

-exchanged-from = 교환전 카드
    .section = 10-25
    .gloss = 맞바꾸어 나가는 { -card }.

-exchanged-to = 교환후 카드
    .section = 10-25
    .gloss = 맞바꾸어 들어오는 { -card }.

-both-damages = 양쪽 데미지를 모두 받는다
    .section = 10-26
    .gloss = { -aura }{ JOSA("과/와") } { -life }의 { -damage }{ JOSA("을/를") } 고르지 않고 동시에 받는 것.

-attack-copy = 공격의 복제
    .section = 10-27
    .gloss = 지금의 { -range }{ JOSA("과/와") } { -damage }{ JOSA("을/를") } 옮기고 { -after-attack } { -effect }{ JOSA("과/와") } { -overwhelm }{ JOSA("을/를") } 가진 { -attack-object }{ JOSA("을/를") } 하는 것.

-cancel-duplicates = 이 효과가 중첩되면 상쇄된다
    .section = 10-28
    .gloss = 같은 { -effect }{ JOSA("이/가") } 둘 이상이면 어느 것도 작용하지 않는다.

-not-chosen = 안전구축에서 선택하지 않았다
    .section = 10-29
    .gloss = { -deck-building }에서 넣지 않아 { -outside }에 뒷면으로 있는 { -card }.

-replaced-resolution = 카드 해결의 치환
    .section = 10-30
    .gloss = { -card }의 { -effect }{ JOSA("을/를") } 하지 않고 대신 다른 { -effect }{ JOSA("을/를") } 하는 것.

-additional-cost = 추가 비용
    .section = 10-31
    .gloss = { -effect }{ JOSA("으로/로") } 더해져, 지불하지 않으면 그 { -card }{ JOSA("을/를") } 쓸 수 없는 것.

-originally = 원래 T를 갖는다
    .section = 10-32
    .gloss = { -effect }{ JOSA("으로/로") } 얻은 것을 빼고 인쇄된 { -text }{ JOSA("으로/로") } 가진 것.

-unselectable = 선택되지 않는다
    .section = 10-33
    .gloss = 그 { -card }{ JOSA("은/는") } 누군가 고를 때 후보가 되지 않는다.

-instead-of-reacting = 대응을 수행하는 것 대신
    .section = 10-34
    .gloss = { -reaction }{ JOSA("을/를") } 쓸 수 있는 때에 그 대신 할 수 있는 { -effect }.

-change-by = X 증감시킨다
    .section = 10-35
    .gloss = 어떤 수치를 X만큼 늘릴지 줄일지 골라 바꾸는 것.

-increase = 증가시킨다
    .section = 10-35
    .gloss = 어떤 수치를 크게 하는 것.

-decrease = 감소시킨다
    .section = 10-35
    .gloss = 어떤 수치를 작게 하는 것.

-change-range = 적정거리
    .section = 10-35-1
    .gloss = { -range }의 모든 수치를 똑같이 옮기는 것.

-change-capacity = 봉납
    .section = 10-35-2
    .gloss = 쓸 때의 { -capacity }{ JOSA("을/를") } 바꾸는 것.

-change-damage = 데미지
    .section = 10-35-3
    .gloss = { -damage }에 더하거나 빼는 것.

-declare-number = 숫자를 선언한다
    .section = 10-36
    .gloss = 정수 하나를 골라 말하는 것.

-range-restriction = 간격제한
    .section = 10-37
    .gloss = { -current-distance }{ JOSA("이/가") } X부터 Y까지일 때만 쓸 수 있다.

-use-as-another = 다른 카드로서 사용한다
    .section = 10-38
    .gloss = 쓰는 동안 그 { -card }{ JOSA("이/가") } 다른 { -card }의 { -information }{ JOSA("을/를") } 모두 갖는 것.

-declare-use = 카드의 사용을 선언한다
    .section = 10-39
    .gloss = 쓰겠다고 알리며 { -card }{ JOSA("을/를") } 보이고, { -use-cost }{ JOSA("을/를") } 지불한 뒤에야 정말 쓸 수 있는지 확인하는 방법.

-if-so = 그렇게 한 경우
    .section = 10-40
    .gloss = 앞에 적힌 것을 모두 할 수 있었을 때만 이어서 한다.

## Extra rules §2: core and extra rules

-core-rules = 핵심 규칙
    .section = x2-1
    .gloss = 어느 { -game }에서나 쓰는 규칙.

-extra-rules = 추가 규칙
    .section = x2-1
    .gloss = { -twin-choice }에서 고른 { -megami }마다 더해지며 { -core-rules }보다 앞서는 규칙.

## Extra rules §20: falsehood

-falsifying = 위증중
    .section = x20-2-2
    .gloss = { -falsehood }에 쓰는 { -normal }{ JOSA("을/를") } 두는 자리.

-relics = 유물
    .section = x20-2-3
    .gloss = { -normal }{ JOSA("을/를") } 뒷면으로 두는 자리.

-falsehood = 위증
    .section = x20-3
    .gloss = 이 { -text }{ JOSA("이/가") } 있는 { -card }인 것처럼 다른 { -normal }{ JOSA("을/를") } 쓸 수 있다.

-false-trap = 위증설치
    .section = x20-4
    .gloss = { -rebuild } 직전에 { -cover } 한 장으로 { -falsehood }{ JOSA("을/를") } 할 수 있다.

-recurrence = 회귀
    .section = x20-5
    .gloss = { -refutation-failure }한 { -falsehood }의 { -card }{ JOSA("을/를") } { -relics }{ JOSA("으로/로") } 옮길 수 있다.

-recur = 회귀한다
    .section = x20-5
    .gloss = { -recurrence }의 과정을 시작하는 것.

-refutation-failure = 반증이 실패
    .section = x20-5
    .gloss = { -refute }했으나 선언한 { -name }{ JOSA("과/와") } 일치한 것.

-falsify = 위증을 수행
    .section = x20-6-1
    .gloss = { -normal }{ JOSA("을/를") } 뒷면으로 내고 { -falsehood }{ JOSA("이/가") } 있는 { -card }의 { -name }{ JOSA("을/를") } 선언해 쓰는 것.

-falsehood-proxy = 위증용 가짜 카드
    .section = x20-6-1
    .gloss = 선언한 { -card }{ JOSA("을/를") } 나타내는 카드.

-refute = 반증
    .section = x20-6-3
    .gloss = { -falsehood }{ JOSA("을/를") } 의심하여 앞면을 보는 것. 틀리면 { -impatience }{ JOSA("을/를") } 받는다.

## Extra rules §21: the market

-flow = 플로우
    .section = x21-1
    .gloss = { -investment }{ JOSA("으로/로") } { -sakura-token }{ JOSA("을/를") } 다섯 개까지 두는 자리.

-market = 시세
    .section = x21-2-1
    .gloss = 1부터 4까지의 값. 어느 { -area }{ JOSA("과/와") } 거래하는지를 정한다.

-market-board = 시세 보드
    .section = x21-2-1
    .gloss = { -market }의 값을 나타내는 판.

-market-token = 시세 토큰
    .section = x21-2-1
    .gloss = { -market-board }에 놓는 { -token }.

-funds = 자본
    .section = x21-2-2
    .gloss = { -aura }, { -flare }, { -flow }에 있는 { -sakura-token }의 합계.

-market-cost = 시가
    .section = x21-3-1
    .gloss = { -owner }의 { -market }{ JOSA("과/와") } 같은 { -cost }.

-investment = 투자권
    .section = x21-4
    .gloss = 다 쓴 { -card }{ JOSA("을/를") } 내놓아 { -sakura-token }{ JOSA("을/를") } { -flow }에 둘 수 있다.

-divest = 회수를 수행
    .section = x21-5
    .gloss = { -flow }의 { -sakura-token } 하나를 내놓고 상대 쪽에서 { -aura }{ JOSA("으로/로") } 하나를 얻고 { -market }{ JOSA("을/를") } 내리는 것.

-use-investments = 투자권의 이용
    .section = x21-6-1
    .gloss = { -investment }{ JOSA("이/가") } 있는 { -card }{ JOSA("을/를") } 골라 한 장마다 { -sakura-token }{ JOSA("을/를") } { -flow }에 놓고 { -market }{ JOSA("을/를") } 올리는 것.

-divesting = 회수
    .section = x21-6-2
    .gloss = { -main-phase-begin }에 한 번 할 수 있는, { -flow }에서 거두어들이는 것.

-market-shift = 시세의 변동
    .section = x21-6-3
    .gloss = { -life-damage } 뒤에 받은 쪽의 { -market }{ JOSA("이/가") } 내리고 다른 쪽의 { -market }{ JOSA("이/가") } 오르는 것.

## Extra rules §22: lacerations

-laceration-token = 열상 토큰
    .section = x22-1
    .gloss = { -aura }, { -flare }, { -life }에 놓여 나중에 { -damage }{ JOSA("이/가") } 되는 { -token }.

-laceration-owner = 열상 토큰의 보유자
    .section = x22-1
    .gloss = 그 { -laceration-token }{ JOSA("이/가") } 속한 { -player }.

-laceration = 열상
    .section = x22-6
    .gloss = 당장은 { -sakura-token }{ JOSA("을/를") } 줄이지 않고 { -laceration-token }{ JOSA("을/를") } 놓게 하는 상처.

-single-laceration = 단일 수치 열상
    .section = x22-6-1
    .gloss = 한 { -area }{ JOSA("으로/로") } 향하는 { -laceration }.

-double-laceration = 복수 수치 열상
    .section = x22-6-2
    .gloss = { -aura }{ JOSA("과/와") } { -life }{ JOSA("으로/로") } 향하는 두 값이 짝을 이룬 { -laceration }.

-laceration-to-aura = 오라 열상
    .section = x22-6-2
    .gloss = { -double-laceration }의 왼쪽 값.

-laceration-to-life = 라이프 열상
    .section = x22-6-2
    .gloss = { -double-laceration }의 오른쪽 값.

-laceration-resolution = 열상의 해결
    .section = x22-6-3
    .gloss = { -laceration }의 값만큼 { -laceration-token }{ JOSA("을/를") } 놓는 것.

-take-laceration = 열상을 받는다
    .section = x22-6-3
    .gloss = 자신의 { -area }에 { -laceration-token }{ JOSA("이/가") } 놓이는 것.

-deal-laceration = 열상을 준다
    .section = x22-6-3
    .gloss = 어느 { -player }에게 { -laceration }{ JOSA("을/를") } 받게 하는 것.

-laceration-damage = 열상 토큰의 데미지화
    .section = x22-7
    .gloss = 어느 { -area }의 { -laceration-token }{ JOSA("을/를") } 없애고 그 수만큼 { -damage }{ JOSA("을/를") } 주는 것.

-lacerated = 열상화
    .section = x22-8
    .gloss = { -damage }{ JOSA("과/와") } { -cost }{ JOSA("이/가") } 대신 { -laceration }{ JOSA("으로/로") } 주어지는 것.

-bleeding-out = 실혈사
    .section = x22-11-2
    .gloss = { -life }의 { -laceration-token }{ JOSA("이/가") } 그 값에 이르러 곧바로 { -damage }{ JOSA("이/가") } 되는 것.

## Extra rules §23: aim

-aim = 조준
    .section = x23-1-1
    .gloss = { -current-distance }에 맞추어 둘 수 있는 값. { -aim-none }일 수도 있다.

-aim-none = 없음
    .section = x23-1-1
    .gloss = { -aim }의 값이 없는 것.

-aim-board = 조준 보드
    .section = x23-1-1
    .gloss = { -aim }의 값을 나타내는 판.

-aim-token = 조준 토큰
    .section = x23-1-1
    .gloss = { -aim-board }에 놓는 { -token }.

-aim-matches = 조준이 맞다
    .section = x23-3
    .gloss = { -aim }의 값도 { -current-distance }도 { -attack-object }의 { -attack-range }에 들어 있는 것.

-homing = 추미
    .section = x23-4
    .gloss = { -range-check }에 { -current-distance } 대신 { -aim }의 값을 쓴다.

## Extra rules §3: parts and traps

-install = 설치
    .section = x3-2
    .gloss = { -rebuild } 직전에 이것을 가진 { -card } 한 장을 { -cover }에서 쓸 수 있다.

-part = 부품
    .section = x3-4
    .gloss = { -electronic-zone }에 놓이는 것. { -main-part }{ JOSA("과/와") } { -custom-part }{ JOSA("이/가") } 있다.

-main-part = 메인 부품
    .section = x3-4-1
    .gloss = { -digital-install }{ JOSA("으로/로") } 하는 { -attack-object }의 바탕이 되는 { -part }. { -card }이기도 하다.

-custom-part = 커스텀 부품
    .section = x3-4-2
    .gloss = { -digital-install }{ JOSA("으로/로") } 하는 { -attack-object }에 효과를 더하는 { -part }. 보여 준 장수에 따라 효과가 달라진다.

-digital-install = 디지털 설치
    .section = x3-6
    .gloss = 이것을 가진 { -part }{ JOSA("이/가") } 조립되어 있으면 { -rebuild } 대신 { -part }{ JOSA("을/를") } 보여 주고 { -attack-object }{ JOSA("을/를") } 할 수 있다.

-assemble = 조립한다
    .section = x3-7
    .gloss = { -parts }에서 골라 { -assembled }에 더하는 것. 다섯 장까지 조립된다.

-parts = 조립되지 않은 부품
    .section = x3-7
    .gloss = { -electronic-zone } 가운데 아직 조립하지 않은 { -part }의 자리. 처음에는 모두 여기에 있다.

-disassemble = 해체한다
    .section = x3-8
    .gloss = { -assembled }에서 골라 { -parts }{ JOSA("으로/로") } 되돌리는 것.

-electronic-zone = 전자전 존
    .section = x3-9
    .gloss = { -part }만 놓는 자리. 뒷면으로 놓이고 그 { -player }만 앞면을 볼 수 있다.

-assembled = 조립된 부품
    .section = x3-9
    .gloss = { -electronic-zone } 가운데 { -digital-install }{ JOSA("으로/로") } 보여 줄 수 있는 { -part }의 자리.

## Extra rules §4: the umbrella

-umbrella = 우산
    .section = x4-1-1
    .gloss = 펼치기도 접기도 한다. 처음에는 접혀 있다.

-umbrella-state = 우산의 개폐상태
    .section = x4-1-1
    .gloss = { -umbrella }{ JOSA("이/가") } 펼쳐져 있는가 접혀 있는가. 두 { -player } 모두 볼 수 있다.

-umbrella-card = 우산 카드
    .section = x4-1-1
    .gloss = { -umbrella-state }{ JOSA("을/를") } 나타내는 카드.

-umbrella-icon = 우산 아이콘
    .section = x4-2
    .gloss = 두 면을 가진 { -card }의 표시. { -owner }의 { -umbrella }에 맞는 면의 { -information }만 유효하다.

-umbrella-open = 펼침
    .section = x4-2
    .gloss = { -owner }의 { -umbrella }{ JOSA("이/가") } 펼쳐져 있을 때의 면.

-umbrella-closed = 접음
    .section = x4-2
    .gloss = { -owner }의 { -umbrella }{ JOSA("이/가") } 접혀 있을 때의 면.

-turn-umbrella = 우산의 개폐
    .section = x4-3
    .gloss = 자신의 { -umbrella }{ JOSA("을/를") } 펼쳐져 있으면 접고 접혀 있으면 펼치는 것.

## Extra rules §5: plans

-shinzan = 신산
    .section = x5-1
    .gloss = { -plan }의 둘 가운데 하나. 처음에는 이쪽이다.

-kibo = 귀모
    .section = x5-1
    .gloss = { -plan }의 둘 가운데 하나.

-plan-board = 계략 보드
    .section = x5-1
    .gloss = 고른 { -plan }{ JOSA("을/를") } 나타내는 판.

-plan = 계략
    .section = x5-2
    .gloss = { -shinzan } 아니면 { -kibo }. 실행할 때까지 본인만 안다.

-enact-plan = 계략을 실행한다
    .section = x5-2
    .gloss = 자신의 { -plan }{ JOSA("을/를") } 밝히고 그쪽에 적힌 { -effect }만 하는 것.

-prepare-plan = 계략을 준비한다
    .section = x5-2
    .gloss = { -shinzan }{ JOSA("과/와") } { -kibo } 가운데 하나를 비밀로 다시 고르는 것.

## Extra rules §6: centrifuge and anvil

-centrifugal = 원심
    .section = x6-2
    .gloss = { -turn-start-distance }보다 2 이상 멀어졌고 이 { -phase }에 아직 { -attack-object }{ JOSA("을/를") } 하지 않았을 때만 쓸 수 있다.

-anvil = 모루
    .section = x6-3-1
    .gloss = { -normal }{ JOSA("을/를") } 앞면으로 놓고 { -sakura-token }{ JOSA("을/를") } 두는 자리.

## Extra rules §7: poison

-poison = 독
    .section = x7-2-1
    .gloss = { -normal }처럼 쓸 수 있는 { -card }. { -cover }{ JOSA("으로/로") } 만들 수 없고 건너간 { -player }의 것이 된다.

-poison-bag = 독주머니
    .section = x7-3-1
    .gloss = 건네기 전의 { -poison }{ JOSA("을/를") } 뒷면으로 두는 자리. 그 { -player }만 앞면을 볼 수 있다.

-poison-owner = 보유자
    .section = x7-4
    .gloss = 처음에는 { -poison-bag }의 { -player }. 다른 { -player }의 { -area }{ JOSA("으로/로") } 옮겨지면 그 { -player }{ JOSA("으로/로") } 바뀐다.

## Extra rules §8: mechanisms

-mechanism = 기교
    .section = x8-2
    .gloss = { -mechanism-icon }의 줄. 그 수만큼 맞는 { -card }{ JOSA("이/가") } 모이면 작동한다.

-gear-frame = 톱니바퀴칸
    .section = x8-2
    .gloss = { -mechanism }{ JOSA("과/와") } 글이 적힌 칸. { -mechanism }{ JOSA("이/가") } { -mechanism-complete }되지 않았으면 글은 없는 것으로 본다.

-mechanism-icon = 아이콘
    .section = x8-2
    .gloss = { -mechanism }의 표시. { -attack }, { -action }, { -enhancement }, { -reaction }, { -full-power }의 다섯 가지가 있다.

-mechanism-complete = 완성
    .section = x8-2
    .gloss = { -mechanism }의 모든 { -mechanism-icon }{ JOSA("이/가") } 충족되어 있는 것.

-mechanism-assembly = 기교의 완성
    .section = x8-3
    .gloss = { -mechanism-icon }에 맞는 { -card }{ JOSA("을/를") } { -discard }, { -enhancements }, { -devoted-special }에 모으는 것.

-great-discovery = 세기의 대발견
    .section = x8-4
    .gloss = 한 { -player }{ JOSA("이/가") } 고르지 않은 { -special }{ JOSA("을/를") } 모두 얻고 { -extra }의 한 장을 더한 뒤 원래 { -card }{ JOSA("을/를") } 게임에서 빼는 것.

## Extra rules §9: the machine

-artificial-crystal = 조화결정
    .section = x9-2
    .gloss = { -machine }{ JOSA("을/를") } 움직이는 다섯 결정. { -machine }, { -burnt }, { -distance } 가운데 한 곳에 있다.

-artificial = 조화결정 토큰
    .section = x9-2
    .gloss = { -artificial-crystal }{ JOSA("을/를") } 나타내는 { -token }.

-artificial-owner = 조화결정의 보유자
    .section = x9-2
    .gloss = 그 { -artificial-crystal }{ JOSA("이/가") } 속한 { -player }.

-distance-plus = 간격+1 토큰
    .section = x9-2-1-1
    .gloss = { -distance }에 놓여 { -sakura-token } 하나처럼 세는 { -artificial-crystal }. 다음 자신의 { -start-phase }에 { -burnt }{ JOSA("으로/로") } 옮겨진다.

-distance-minus = 간격-1 토큰
    .section = x9-2-1-1
    .gloss = { -distance }의 { -sakura-token } 하나를 덮어 세지 않게 하는 { -artificial-crystal }. 다음 자신의 { -start-phase }에 { -burnt }{ JOSA("으로/로") } 옮겨진다.

-transform-card = TransForm 카드
    .section = x9-3
    .gloss = 처음에는 { -extra }에 있다가 { -machine }{ JOSA("으로/로") } 옮겨지면 새로운 힘을 주는 { -card }.

-transform-machine = TransForm한다
    .section = x9-3
    .gloss = { -extra }에서 한 장을 { -machine }에 더해 모습을 바꾸는 것.

-transform = TransForm
    .section = x9-3-1-1
    .gloss = { -transform-card }의 { -kind }.

-on-transform = 변형시
    .section = x9-3-1-5
    .gloss = { -transform-card }{ JOSA("이/가") } { -machine }{ JOSA("으로/로") } 옮겨졌을 때 하는 { -effect }.

-transform-forced = 상시 효과
    .section = x9-3-1-6
    .gloss = { -transform-card }{ JOSA("이/가") } { -machine }에 있는 동안 { -forced }의 { -effect }{ JOSA("으로/로") } 작동하는 것.

-extra-basic-action = 추가기본동작
    .section = x9-3-1-7
    .gloss = { -transform-card }{ JOSA("이/가") } { -machine }에 있는 동안 { -basic-action }의 하나로 고를 수 있는 { -effect }.

-machine = 머신
    .section = x9-4
    .gloss = { -artificial-crystal }{ JOSA("과/와") } { -transform-card }{ JOSA("을/를") } 놓는 자리. 처음에 { -artificial-crystal } 다섯 개가 있다.

-burnt = 연소됨
    .section = x9-5
    .gloss = 지불한 { -artificial-crystal }{ JOSA("을/를") } 놓는 자리.

-burn = 연소시킨다
    .section = x9-5
    .gloss = { -machine }의 { -artificial-crystal }{ JOSA("을/를") } { -burnt }{ JOSA("으로/로") } 옮기는 { -payment }.

-restore = 회복한다
    .section = x9-5
    .gloss = { -burnt }의 { -artificial-crystal }{ JOSA("을/를") } { -machine }{ JOSA("으로/로") } 되돌리는 것.

-burning = 연소
    .section = x9-8
    .gloss = { -additional-cost }{ JOSA("으로/로") } { -artificial-crystal } 하나를 지불해야 쓸 수 있다.

-ride = 기동
    .section = x9-9
    .gloss = { -ride-forward }{ JOSA("과/와") } { -ride-backward } 가운데 하나를 골라 { -artificial-crystal } 하나로 { -current-distance }{ JOSA("을/를") } 바꾸는 것.

-ride-forward = 기동전진
    .section = x9-9
    .gloss = { -machine }의 { -artificial-crystal }{ JOSA("을/를") } { -distance }의 { -sakura-token } 위에 { -distance-minus }{ JOSA("으로/로") } 놓는 것.

-ride-backward = 기동후퇴
    .section = x9-9
    .gloss = { -machine }의 { -artificial-crystal }{ JOSA("을/를") } { -distance }에 { -distance-plus }{ JOSA("으로/로") } 놓는 것.

## Extra rules §10: wind and thunder

-wind-gauge = 풍신 게이지
    .section = x10-2-1
    .gloss = 0부터 20까지의 값. 처음에는 0이고 두 { -player } 모두 볼 수 있다.

-thunder-gauge = 뇌신 게이지
    .section = x10-2-1
    .gloss = 0부터 20까지의 값. 처음에는 0이고 두 { -player } 모두 볼 수 있다.

-storm-board = 풍뢰 보드
    .section = x10-2-1
    .gloss = { -wind-gauge }{ JOSA("과/와") } { -thunder-gauge }의 값을 나타내는 판.

-wind-token = 풍신 토큰
    .section = x10-2-1
    .gloss = { -wind-gauge }의 값을 나타내는 { -token }.

-thunder-token = 뇌신 토큰
    .section = x10-2-1
    .gloss = { -thunder-gauge }의 값을 나타내는 { -token }.

-charge = 대전 상태
    .section = x10-3-1-1
    .gloss = { -other-megami }의 { -card }{ JOSA("을/를") } 쓰면 그 { -card }에 붙는 상태. 세로로 놓아 나타낸다.

-discharge = 대전 상태를 해제한다
    .section = x10-3-1-1
    .gloss = { -charge }인 { -card }{ JOSA("을/를") } 그렇지 않게 하는 것.

-discharging = 대전 상태 해제
    .section = x10-4
    .gloss = { -card }{ JOSA("을/를") } 쓸 때, { -rebuild } 전에, 또는 { -standard-action } 중에 { -charge }{ JOSA("을/를") } 풀고 자신의 게이지를 1 올리는 것.

-use-storm = 폭풍의 힘을 사용한다
    .section = x10-5
    .gloss = 한쪽 게이지를 1에서 3까지 내리고 그 값에 해당하는 { -storm-ability }{ JOSA("을/를") } 쓰는 것.

-wind = 풍신 게이지
    .section = x10-5
    .gloss = 지금의 { -wind-gauge } 값.

-thunder = 뇌신 게이지
    .section = x10-5
    .gloss = 지금의 { -thunder-gauge } 값.

-storm-power = 폭풍의 힘
    .section = x10-5
    .gloss = 게이지를 내려 쓰는 여섯 가지 { -storm-ability }.

-storm-ability = 힘
    .section = x10-5
    .gloss = { -storm-power } 가운데 하나. 내린 게이지와 값으로 정해진다.

-storm-card = 폭풍의 힘 카드
    .section = x10-5
    .gloss = { -storm-power }{ JOSA("이/가") } 모두 적힌 카드.

## Extra rules §11: the shadow of the end

-shadow-of-the-end = 종언의 그림자
    .section = x11-2
    .gloss = 되살아나면 { -special }{ JOSA("이/가") } 아닌 자신의 { -card }{ JOSA("을/를") } 모두 잃고 { -extra }의 세 장만으로 { -rebuild }{ JOSA("을/를") } 하는 것.

## Extra rules §13: freezing

-freeze-token = 동결 토큰
    .section = x13-1
    .gloss = { -aura }에 놓여 { -sakura-token }의 자리를 막는 { -token }.

-frozen = 동결되어 있다
    .section = x13-2
    .gloss = { -aura }에 { -freeze-token }{ JOSA("이/가") } 있는 것. 수가 붙으면 그 수 이상 있는 것.

-freeze = 동결된다
    .section = x13-5
    .gloss = 그 { -player }의 { -aura }에 { -freeze-token } 하나를 놓는 것.

## Extra rules §14: reflections and the journey

-reflections = 거울수
    .section = x14-2-1
    .gloss = { -aura-total }, { -flare-total }, { -life-total } 가운데 두 사람의 값이 같은 것의 수.

-perfect = 완전태로 만든다
    .section = x14-3
    .gloss = 정해진 짝에 따라 { -card }{ JOSA("을/를") } { -exchange }하는 것.

-memory = 추억
    .section = x14-4
    .gloss = { -normal }{ JOSA("을/를") } 뒷면으로 두고 여정을 나타내는 { -sakura-token }도 두는 자리.

-journey-place = 위치
    .section = x14-4
    .gloss = { -memory }에 있는 네 곳. 저마다 수치와 { -effect }{ JOSA("을/를") } 가진다.

-current-place = 현재 위치
    .section = x14-4
    .gloss = { -memory }의 { -sakura-token }{ JOSA("이/가") } 지금 있는 { -journey-place }.

-journey-card = 벚꽃 내리는 시대의 여로 카드
    .section = x14-4
    .gloss = { -current-place }{ JOSA("을/를") } 나타내는 카드.

-journey-start = 시작점
    .section = x14-5
    .gloss = 여정을 떠날 때 고른 { -journey-place }.

-begin-journey = 벚꽃 내리는 시대의 여로를 출발한다
    .section = x14-5
    .gloss = 단 한 번, { -journey-start }{ JOSA("을/를") } 골라 { -shadow }의 { -sakura-token }{ JOSA("을/를") } { -memory }에 놓는 것.

-move-clockwise = 시계 방향으로 다음 위치로 이동시킨다
    .section = x14-6
    .gloss = { -memory }의 { -sakura-token }{ JOSA("을/를") } 다음 { -journey-place }{ JOSA("으로/로") } 옮기는 것. 넷째 다음은 첫째.

-homecoming = 귀로
    .section = x14-7
    .gloss = 여정의 끝. 한 장을 뺀 { -normal }{ JOSA("을/를") } { -memory }{ JOSA("으로/로") } 옮기고 새 { -special }{ JOSA("을/를") } 얻는다.

## Extra rules §15: the wind at sea and dives

-tailwind = 순풍
    .section = x15-1-1
    .gloss = { -headwind }{ JOSA("이/가") } 아닌 { -player }의 상태.

-headwind = 역풍
    .section = x15-1-1
    .gloss = 앞 { -turn }에 { -attack-object }{ JOSA("을/를") } 받은 { -player }의 상태.

-submerged = 잠수 상태
    .section = x15-1-2
    .gloss = { -dive-forward }{ JOSA("과/와") } { -dive-backward } 가운데 하나를 몰래 골라 둔 상태.

-dive = 잠수
    .section = x15-1-2
    .gloss = { -submerged }{ JOSA("이/가") } 되는 것. 상대가 { -card }{ JOSA("을/를") } 쓰거나 자신의 { -turn }{ JOSA("이/가") } 오면 밝힌다.

-dive-forward = 잠수전진
    .section = x15-1-2
    .gloss = 밝히면 그 { -turn } 동안 { -current-distance }{ JOSA("과/와") } { -master-distance }{ JOSA("이/가") } 1 작아지는 { -dive }.

-dive-backward = 잠수후퇴
    .section = x15-1-2
    .gloss = 밝히면 그 { -turn } 동안 { -current-distance }{ JOSA("과/와") } { -master-distance }{ JOSA("이/가") } 1 커지는 { -dive }.

-dive-card = 잠수 카드
    .section = x15-1-2
    .gloss = { -dive-forward }인지 { -dive-backward }인지 나타내는 카드.

-dive-resolution = 잠수의 해결
    .section = x15-2
    .gloss = { -dive }의 방향을 밝히고 상대 { -attack-object }에 { -range-check }{ JOSA("을/를") } 다시 하는 것.

## Extra rules §16: units and the barracks

-unit = 병사
    .section = x16-2-1
    .gloss = { -barracks }에서 쓰고 { -barracks }{ JOSA("으로/로") } 돌아오는 { -card }의 { -kind }.

-barracks = 병영
    .section = x16-4
    .gloss = { -unit }{ JOSA("과/와") } { -normal }{ JOSA("을/를") } 뒷면으로 두는 자리.

-unconscripted = 미징병
    .section = x16-4
    .gloss = { -barracks }에 있지만 아직 쓸 수 없는 상태.

-conscripted = 징병 상태
    .section = x16-4
    .gloss = { -barracks }에서 쓸 수 있는 상태.

-barracks-board = 병영 보드
    .section = x16-4
    .gloss = { -conscripted }인 { -card }{ JOSA("을/를") } 놓는 판.

-conscript = 징병을 수행한다
    .section = x16-5
    .gloss = { -unconscripted }인 { -unit } 한 장을 { -conscripted }{ JOSA("으로/로") } 만드는 것.

## Extra rules §17: seeds

-seed = 씨앗결정
    .section = x17-2
    .gloss = { -enhancement } 위에서 { -sakura-token }{ JOSA("으로/로") }도 다루는 다섯 결정.

-seed-token = 씨앗결정 토큰
    .section = x17-2
    .gloss = { -seed }{ JOSA("을/를") } 나타내는 { -token }.

-seed-owner = 씨앗결정의 보유자
    .section = x17-2
    .gloss = 그 { -seed }{ JOSA("이/가") } 속한 { -player }.

-sprouted = 발아했다
    .section = x17-2-1-1
    .gloss = { -enhancement }에 봉납할 수 있는 { -seed }의 상태.

-unsprouted = 발아하지 않았다
    .section = x17-2-1-1
    .gloss = 아직 봉납할 수 없는 { -seed }의 상태. { -field }{ JOSA("으로/로") } 돌아오면 이렇게 된다.

-field-board = 토양 보드
    .section = x17-2-1-1
    .gloss = { -seed }의 상태를 놓인 자리로 나타내는 판.

-field = 토양
    .section = x17-3
    .gloss = { -seed }{ JOSA("을/를") } 두는 자리.

-growth = 생육
    .section = x17-6
    .gloss = { -enhancement }{ JOSA("을/를") } 쓸 때 { -capacity } 말고도 그 수까지 { -seed }{ JOSA("을/를") } 얹어도 된다.

## Extra rules §18: plots and acts

-plot = 구상 카드
    .section = x18-2
    .gloss = 양면에 { -achievement-condition }{ JOSA("이/가") } 있는 { -card }. 충족하면 막이 나아간다.

-plot-kind = 구상
    .section = x18-2-1-1
    .gloss = { -plot }의 { -kind }.

-achievement-condition = 달성조건
    .section = x18-2-1-5
    .gloss = { -plots }에 있는 { -plot }{ JOSA("을/를") } 나아가게 하는 조건.

-plot-space = 칸
    .section = x18-2-1-6
    .gloss = { -plot } 위에 늘어서 있으며 { -sakura-token }{ JOSA("이/가") } 나아가는 자리.

-will = 의지
    .section = x18-2-2-2
    .gloss = 뒷면인 { -plot }에 담긴 것. { -trial }{ JOSA("이/가") } 있는 길을 고를 수 있다.

-act = 막
    .section = x18-3-1
    .gloss = 이야기가 지금 있는 장면. 색과 수치를 가진다.

-act-color = 현재 막의 색
    .section = x18-3-1
    .gloss = 지금 { -act }의 색. 색마다 { -effect }{ JOSA("이/가") } 있다.

-act-white = 백색
    .section = x18-3-1
    .gloss = 첫 { -act }의 색. { -effect }{ JOSA("은/는") } 없다.

-act-red = 적색
    .section = x18-3-1
    .gloss = 이 색의 { -act }{ JOSA("으로/로") } 나아가면 상대 { -life }에 1 { -damage }{ JOSA("을/를") } 준다.

-act-purple = 자색
    .section = x18-3-1
    .gloss = 이 색의 { -act }{ JOSA("으로/로") } 나아가면 { -basic-action }{ JOSA("을/를") } 한 번 해도 된다.

-act-green = 녹색
    .section = x18-3-1
    .gloss = 이 색의 { -act }{ JOSA("으로/로") } 나아가면 자신의 { -cover } 한 장을 자신의 { -deck } 아래로 돌린다.

-act-yellow = 황색
    .section = x18-3-1
    .gloss = 이 색의 { -act } 동안 자신의 { -attack-by-card }{ JOSA("이/가") } 강해진다.

-final-act = 종막
    .section = x18-3-1
    .gloss = 다다르면 이기는 마지막 { -act }.

-story-board = 이야기 보드
    .section = x18-3-1
    .gloss = { -act }의 이어짐이 그려진 판.

-mask-token = 가면 토큰
    .section = x18-3-1
    .gloss = { -story-board }에서 지금의 { -act }{ JOSA("을/를") } 나타내는 { -token }.

-act-value = 현재 막 수치
    .section = x18-3-2
    .gloss = 지금 { -act }의 수. { -final-act }에서는 0.

-plots = 구상
    .section = x18-4-1
    .gloss = 준비한 { -plot }{ JOSA("을/를") } { -sakura-token }{ JOSA("을/를") } 얹어 두는 자리.

-prepared-plot = 준비된 구상 카드
    .section = x18-4-1
    .gloss = { -plots }에 있는 { -plot }.

-achieved = 달성완료
    .section = x18-4-2
    .gloss = 이루어 낸 { -plot }{ JOSA("을/를") } 두는 자리.

-plot-achievement = 구상 카드의 달성
    .section = x18-6
    .gloss = { -sakura-token }{ JOSA("이/가") } 맨 오른쪽 { -plot-space }에 닿아 { -plot }{ JOSA("을/를") } { -achieved }{ JOSA("으로/로") } 옮기고 다음 { -act }{ JOSA("으로/로") } 나아가는 것.

-trial = 시련
    .section = x18-6
    .gloss = { -story-board }의 선에 그려진 표시. { -will }{ JOSA("이/가") } 없으면 지날 수 없다.

-prepare-plot = 구상 카드를 준비한다
    .section = x18-7
    .gloss = { -plot }의 면을 골라 { -plots }에 놓고 맨 왼쪽 { -plot-space }에 { -sakura-token }{ JOSA("을/를") } 얹는 것.

## Extra rules §19: the taboo

-taboo-gauge = 금기 게이지
    .section = x19-2-1
    .gloss = 처음에는 0. 16 이상이 되면 지는 값.

-taboo-board = 금기 보드
    .section = x19-2-1
    .gloss = { -taboo-gauge }의 값을 나타내는 판.

-crimson-orb = 붉은 구슬
    .section = x19-2-1
    .gloss = { -taboo-board }에서 값을 나타내는 표식.

-oath = 서약
    .section = x19-3
    .gloss = { -taboo-gauge }{ JOSA("을/를") } 올려 { -card }에 { -text }{ JOSA("을/를") } 더하는 것.

-oath-frame = 서약칸
    .section = x19-3
    .gloss = { -oath-orb }{ JOSA("과/와") } 글이 적힌 칸. 쓸 때 원하는 만큼 고를 수 있다.

-oath-orb = 구슬
    .section = x19-3
    .gloss = { -oath-frame }{ JOSA("을/를") } 고르면 { -taboo-gauge }{ JOSA("이/가") } 올라가는 수.

## Appendix 1: the megami

-card-list = 카드 목록
    .section = a1
    .gloss = { -megami-list } 가운데 저마다의 { -megami }{ JOSA("으로/로") } 쓸 수 있는 { -card }{ JOSA("을/를") } 적은 부분.

-yurina = 유리나
    .section = a1
    .gloss = 번호 01의 { -megami }. 상징은 도.

-saine = 사이네
    .section = a1
    .gloss = 번호 02의 { -megami }. 상징은 장도.

-himika = 히미카
    .section = a1
    .gloss = 번호 03의 { -megami }. 상징은 총.

-tokoyo = 토코요
    .section = a1
    .gloss = 번호 04의 { -megami }. 상징은 부채.

-oboro = 오보로
    .section = a1
    .gloss = 번호 05의 { -megami }. 상징은 인술.

-yukihi = 유키히
    .section = a1
    .gloss = 번호 06의 { -megami }. 상징은 우산/비녀.

-shinra = 신라
    .section = a1
    .gloss = 번호 07의 { -megami }. 상징은 서책.

-hagane = 하가네
    .section = a1
    .gloss = 번호 08의 { -megami }. 상징은 망치.

-chikage = 치카게
    .section = a1
    .gloss = 번호 09의 { -megami }. 상징은 독.

-kururu = 쿠루루
    .section = a1
    .gloss = 번호 10의 { -megami }. 상징은 자동장치.

-thallya = 탈리야
    .section = a1
    .gloss = 번호 11의 { -megami }. 상징은 기승.

-raira = 라이라
    .section = a1
    .gloss = 번호 12의 { -megami }. 상징은 손톱.

-utsuro = 우츠로
    .section = a1
    .gloss = 번호 13의 { -megami }. 상징은 대낫.

-honoka = 호노카
    .section = a1
    .gloss = 번호 14의 { -megami }. 상징은 깃발.

-korunu = 코르누
    .section = a1
    .gloss = 번호 15의 { -megami }. 상징은 썰매날.

-yatsuha = 야츠하
    .section = a1
    .gloss = 번호 16의 { -megami }. 상징은 거울.

-hatsumi = 하츠미
    .section = a1
    .gloss = 번호 17의 { -megami }. 상징은 노.

-mizuki = 미즈키
    .section = a1
    .gloss = 번호 18의 { -megami }. 상징은 투구.

-megumi = 메구미
    .section = a1
    .gloss = 번호 19의 { -megami }. 상징은 도리깨.

-kanawe = 카나에
    .section = a1
    .gloss = 번호 20의 { -megami }. 상징은 가면.

-kamuwi = 카무이
    .section = a1
    .gloss = 번호 21의 { -megami }. 상징은 검.

-renri = 렌리
    .section = a1
    .gloss = 번호 22의 { -megami }. 상징은 옷.

-akina = 아키나
    .section = a1
    .gloss = 번호 23의 { -megami }. 상징은 주판.

-shisui = 시스이
    .section = a1
    .gloss = 번호 24의 { -megami }. 상징은 톱.

-misora = 미소라
    .section = a1
    .gloss = 번호 25의 { -megami }. 상징은 활.

-kodama = 코다마
    .section = a1
    .gloss = { -twin-choice }에서 고를 수 없는 { -megami }. 다른 { -megami }의 { -card }에 { -user }{ JOSA("으로/로") } 이름이 있다.

-kiriko = 키리코
    .section = a1
    .gloss = { -twin-choice }에서 고를 수 없는 { -megami }. 다른 { -megami }의 { -card }에 { -user }{ JOSA("으로/로") } 이름이 있다.

-zanka = 잔카
    .section = a1
    .gloss = { -twin-choice }에서 고를 수 없는 { -megami }. 다른 { -megami }의 { -card }에 { -user }{ JOSA("으로/로") } 이름이 있다.

-ouka = 오우카
    .section = a1
    .gloss = { -twin-choice }에서 고를 수 없는 { -megami }. 다른 { -megami }의 { -card }에 { -user }{ JOSA("으로/로") } 이름이 있다.

## Appendix 1: names of Another versions

-epithet-first-chapter = 제1장
    .section = a1
    .gloss = { -yurina }의 { -another }에 붙는 이름.

-epithet-arbitrator = 조정자
    .section = a1
    .gloss = { -yurina }의 { -another }에 붙는 이름.

-epithet-second-chapter = 제2장
    .section = a1
    .gloss = { -saine }의 { -another }에 붙는 이름.

-epithet-adagami = 허무신
    .section = a1
    .gloss = { -saine }, { -tokoyo }, { -kururu }, { -hatsumi }의 { -another }에 붙는 이름.

-epithet-origin = 원초
    .section = a1
    .gloss = { -himika }의 { -another }에 붙는 이름.

-epithet-bard = 방랑예인
    .section = a1
    .gloss = { -tokoyo }의 { -another }에 붙는 이름.

-epithet-third-chapter = 제3장
    .section = a1
    .gloss = { -oboro }의 { -another }에 붙는 이름.

-epithet-vanished = 소실
    .section = a1
    .gloss = { -oboro }의 { -another }에 붙는 이름.

-epithet-society = 사교계
    .section = a1
    .gloss = { -yukihi }의 { -another }에 붙는 이름.

-epithet-hierarch = 교주
    .section = a1
    .gloss = { -shinra }의 { -another }에 붙는 이름.

-epithet-blacksmith = 대장장이
    .section = a1
    .gloss = { -hagane }의 { -another }에 붙는 이름.

-epithet-fourth-chapter = 제4장
    .section = a1
    .gloss = { -chikage }의 { -another }에 붙는 이름.

-epithet-explorer = 탐색자
    .section = a1
    .gloss = { -kururu }의 { -another }에 붙는 이름.

-epithet-return = 귀환
    .section = a1
    .gloss = { -thallya }의 { -another }에 붙는 이름.

-epithet-prayer = 기도사
    .section = a1
    .gloss = { -raira }의 { -another }에 붙는 이름.

-epithet-final-chapter = 종장
    .section = a1
    .gloss = { -utsuro }의 { -another }에 붙는 이름.

-epithet-sakuraist = 오우카
    .section = a1
    .gloss = { -honoka }의 { -another }에 붙는 이름.

-epithet-perfect = 완전태
    .section = a1
    .gloss = { -yatsuha }의 { -another }에 붙는 이름.

-epithet-realized = 자아
    .section = a1
    .gloss = { -yatsuha }의 { -another }에 붙는 이름.

-epithet-historian = 역사가
    .section = a1
    .gloss = { -renri }의 { -another }에 붙는 이름.

## Appendix 2

-errata = 에라타
    .section = a2
    .gloss = 인쇄된 { -card }의 잘못이나 낡은 { -text }{ JOSA("을/를") } 바로잡은 것.

## Words without a section

-resolve = 결사
    .gloss = 당신의 { -life-total }{ JOSA("이/가") } 3 이하일 때 충족되는 조건의 이름.

-idea = 팔상
    .gloss = 당신의 { -aura-total }{ JOSA("이/가") } 1 이하일 때 충족되는 조건의 이름.

-inferno = 연화
    .gloss = 이 { -turn }에 쓴 세 번째 이후의 { -card }일 때 충족되는 조건의 이름.

-artistic = 경지
    .gloss = 당신의 { -vigor }{ JOSA("이/가") } 2일 때 충족되는 조건의 이름.

-unwavering = 부동
    .gloss = 이 { -turn }에 { -current-distance }{ JOSA("이/가") } 변하지 않았을 때 충족되는 조건의 이름.

-ashen = 회진
    .gloss = { -shadow }에 { -sakura-token }{ JOSA("이/가") } 12개 이상일 때 충족되는 조건의 이름.

-mulligan = 다시 뽑기
    .gloss = 첫 { -hand }에서 원하는 만큼 자신의 { -deck } 아래로 돌리고 같은 수를 뽑는 것.

-three-one = 삼습일사
    .gloss = 셋을 고르고 상대가 하나를 빼는 방식.
