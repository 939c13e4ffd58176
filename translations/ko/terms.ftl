# 규칙 문서가 정하는 용어. 조항(한국어판 통합 규칙), 뜻.

## §1 The game

-game = 게임
    .section = 1-1

-player = 플레이어
    .section = 1-2

-you = 당신
    .section = 1-2

-opponent = 상대
    .section = 1-2

-card = 카드
    .section = 1-3

-contradiction = 모순
    .section = 1-4

## §2, §3 Before the duel

-twin-choice = 쌍장요란
    .section = 2-1

-megami = 여신
    .section = 2-1

-hosting = 깃들였다
    .section = 2-1

-another = 어나더판
    .section = 2-1

-megami-list = 여신 목록
    .section = 2-2

-deck-building = 안전구축
    .section = 3-2

## §4 The duel and its end

-sakura-duel = 벚꽃결투
    .section = 4-1

-setup = 벚꽃결투의 준비
    .section = 4-1

-victory-check = 승패 판정
    .section = 4-2

-victory = 승리
    .section = 4-2

-defeat = 패배
    .section = 4-2

-does-not-lose = 패배하지 않는다
    .section = 4-2

-cannot-win = 승리할 수 없다
    .section = 4-2

## §5-1 What a player has

-turn-player = 활성 플레이어
    .section = 5-1-1

-non-turn-player = 비활성 플레이어
    .section = 5-1-1

-vigor = 집중력
    .section = 5-1-2

-vigor-limit = 집중력 상한
    .section = 5-1-2

-hand-limit = 손패 상한
    .section = 5-1-3

-flinch = 위축
    .section = 5-1-4

-life-total = 라이프
    .section = 5-1-5

-flare-total = 플레어
    .section = 5-1-6

-aura-total = 오라
    .section = 5-1-7

## §5-2 to §5-4 What the duel has

-current-distance = 현재 간격
    .section = 5-2-1

-turn-start-distance = 턴 시작 시 간격
    .section = 5-2-1

-distance-changes = 간격이 변화한다
    .section = 5-2-1

-is-closer = 가까워져 있다
    .section = 5-2-1

-is-farther = 멀어져 있다
    .section = 5-2-1

-came-closer = 가까워졌다
    .section = 5-2-1

-went-farther = 멀어졌다
    .section = 5-2-1

-master-distance = 달인의 간격
    .section = 5-2-2

-shadow-total = 더스트
    .section = 5-2-3

-built-deck = 덱
    .section = 5-3

-owner = 보유자
    .section = 5-4

-your-card = 당신의 카드
    .section = 5-4

-opponents-card = 상대의 카드
    .section = 5-4

## §5-5 State-triggered resolution

-state-triggered = 상황 유발
    .section = 5-5

-met-condition = 조건을 충족한
    .section = 5-5-4

## §5-6 Layers of numbers

-number-modification = 수치 수정
    .section = 5-6

-layer-set = 대입
    .section = 5-6

-layer-swap = 뒤바꿈
    .section = 5-6

-layer-multiply = 곱셈
    .section = 5-6

-layer-divide = 나눗셈
    .section = 5-6

-layer-add = 가감
    .section = 5-6

-layer-fit = 적정화
    .section = 5-6

## §5-7 Layers of ranges

-range-modification = 적정거리 수정
    .section = 5-7

-range-change = 변경
    .section = 5-7

-range-shift = 증감
    .section = 5-7

-range-add = 추가
    .section = 5-7

-range-remove = 제거
    .section = 5-7

## §5-8 Damage

-damage = 데미지
    .section = 5-8

-single-damage = 단일 수치 데미지
    .section = 5-8-1

-double-damage = 복수 수치 데미지
    .section = 5-8-2

-dash = 「-」
    .section = 5-8-1

-damage-resolution = 데미지의 해결
    .section = 5-8-3

-take-damage = 데미지를 받는다
    .section = 5-8-3

-deal-damage = 데미지를 준다
    .section = 5-8-3

## §5-9 to §5-11 Paying, falling short, not defined

-payment = 지불
    .section = 5-9

-shortfall = 충분히 변화시킬 수 없는 경우
    .section = 5-10

-undefined-value = 미정의 수치
    .section = 5-11

## §6 Objects

-object = 객체
    .section = 6-1

-information = 정보
    .section = 6-2-1

-hidden = 비공개
    .section = 6-2-1

-public = 공개
    .section = 6-2-1-1

-kind = 분류
    .section = 6-2-1-1

-normal = 통상패
    .section = 6-2-1-1

-special = 비장패
    .section = 6-2-1-1

-name = 이름
    .section = 6-2-1-2

-card-number = 카드 번호
    .section = 6-2-1-3

-user = 사용자
    .section = 6-2-1-4

-card-type = 카드 타입
    .section = 6-2-1-5

-attack = 공격
    .section = 6-2-1-5

-action = 행동
    .section = 6-2-1-5

-enhancement = 부여
    .section = 6-2-1-5

-undefined = 미정
    .section = 6-2-1-5

-subtype = 서브타입
    .section = 6-2-1-6

-reaction = 대응
    .section = 6-2-1-6

-full-power = 전력
    .section = 6-2-1-6

-text = 텍스트
    .section = 6-2-1-7

-annotation = 주석
    .section = 6-2-1-7

-range = 적정거리
    .section = 6-2-1-8

-aura-damage = 오라 데미지
    .section = 6-2-1-9

-life-damage = 라이프 데미지
    .section = 6-2-1-10

-capacity = 봉납
    .section = 6-2-1-11

-cost = 소모값
    .section = 6-2-1-12

-status = 상태
    .section = 6-2-2

-face-up = 앞면
    .section = 6-2-2-1

-face-down = 뒷면
    .section = 6-2-2-1

-upright = 세로 방향
    .section = 6-2-2-2

-sideways = 가로 방향
    .section = 6-2-2-2

-unused = 미사용
    .section = 6-2-2-3

-status-in-use = 사용중
    .section = 6-2-2-3

-devoted = 사용됨
    .section = 6-2-2-3

-sakura-token = 벚꽃결정
    .section = 6-3

-token = 토큰
    .section = 6-3

-attack-object = 공격
    .section = 6-4

-generate = 생성
    .section = 6-4

-attack-kind = 분류
    .section = 6-4-1-1

-attack-by-card = 공격 카드에 의한 《공격》
    .section = 6-4-1-1

-attack-subtype = 서브타입
    .section = 6-4-1-2

-attack-range = 적정거리
    .section = 6-4-1-3

-attack-aura-damage = 오라 데미지
    .section = 6-4-1-4

-attack-life-damage = 라이프 데미지
    .section = 6-4-1-5

-attack-damage = 데미지
    .section = 6-4-1-6

-attack-text = 텍스트
    .section = 6-4-1-7

-attack-user = 사용자
    .section = 6-4-1-8

## §7 Areas

-area = 영역
    .section = 7-1

-distance = 간격
    .section = 7-1-1

-life = 라이프
    .section = 7-1-2

-aura = 오라
    .section = 7-1-3

-limit = 상한
    .section = 7-1-3-1

-flare = 플레어
    .section = 7-1-4

-shadow = 더스트
    .section = 7-1-5

-deck = 패산
    .section = 7-1-6

-shuffle = 섞는다
    .section = 7-1-6

-draw = 카드를 뽑는다
    .section = 7-1-6

-put-on-top = 패산 위에 놓는다
    .section = 7-1-6

-put-on-bottom = 패산 아래에 놓는다
    .section = 7-1-6

-discard = 버림패
    .section = 7-1-7

-put-into-discard = 버림패로 만든다
    .section = 7-1-7

-return-to-discard = 버림패로 되돌린다
    .section = 7-1-7

-cover = 덮음패
    .section = 7-1-8

-put-into-cover = 덮음패로 만든다
    .section = 7-1-8

-enhancements = 부여패
    .section = 7-1-9

-enhancement-in-play = 부여패
    .section = 7-1-9

-bound = 연결되어
    .section = 7-1-9

-hand = 손패
    .section = 7-1-10

-return-to-hand = 손패로 되돌린다
    .section = 7-1-10

-specials = 비장패
    .section = 7-1-11

-devoted-special = 사용된 상태인 비장패
    .section = 7-1-11

-look-at-specials = 비장패를 본다
    .section = 7-1-11

-extra = 추가패
    .section = 7-1-12

-sealed = 봉인
    .section = 7-1-13

-in-use = 사용중
    .section = 7-1-14

-attacking = 공격중
    .section = 7-1-15

-outside = 게임 바깥
    .section = 7-1-16

-owner-mismatch = 보유자의 불일치
    .section = 7-2

## §8 The turn

-turn = 턴
    .section = 8

-phase = 페이즈
    .section = 8

-start-phase = 개시 페이즈
    .section = 8-1

-start-phase-effects = 개시 페이즈 시작 시 효과 해결 처리
    .section = 8-1-2

-start-phase-steps = 개시 페이즈 기정 처리
    .section = 8-1-3

-first-player = 선공
    .section = 8-1-3

-second-player = 후공
    .section = 8-1-3

-main-phase = 메인 페이즈
    .section = 8-2

-main-phase-begin = 메인 페이즈 시작 시 처리
    .section = 8-2-1

-standard-action = 표준행동
    .section = 8-2-1

-full-power-action = 전력행동
    .section = 8-2-1

-main-phase-end = 메인 페이즈 종료 시 처리
    .section = 8-2-3

-end-phase = 종료 페이즈
    .section = 8-3

-end-phase-effects = 종료 페이즈에서의 효과 해결 처리
    .section = 8-3-1

-end-phase-steps = 종료 페이즈 기정 처리
    .section = 8-3-2

## §9-1 Effects

-effect = 효과
    .section = 9-1

-resolution = 효과의 해결
    .section = 9-1

-held-back = 보류
    .section = 9-1

-effect-class = 효과의 분류
    .section = 9-1-1

-rule-effect = 규칙상 효과
    .section = 9-1-1-1

-forced = 상시
    .section = 9-1-1-2

-on-use = 사용시
    .section = 9-1-1-3

-after-attack = 공격후
    .section = 9-1-1-4

-initialize = 전개시
    .section = 9-1-1-5

-ongoing = 전개중
    .section = 9-1-1-6

-disenchant = 파기시
    .section = 9-1-1-7

-used = 사용됨
    .section = 9-1-1-8

-all-out = 전력화
    .section = 9-1-2

-not-all-out = 전력화하지 않았다면
    .section = 9-1-2

-instead-of-defeat = 패배 대신 해결되는 효과
    .section = 9-1-3-1

-damage-reading = 데미지 수치를 참조하는 효과
    .section = 9-1-3-2

-text-changing = 텍스트에 영향을 주는 효과
    .section = 9-1-3-3

-reserved = 미래에 예약되는 효과
    .section = 9-1-3-4

## §9-2, §9-3 Using a card

-use = 카드의 사용
    .section = 9-2

-normal-method = 기본적인 방법
    .section = 9-2

-illegal-use = 부정 사용
    .section = 9-2

-reverted = 반려
    .section = 9-2

-terminal = 종단
    .section = 9-2

-legal = 적정
    .section = 9-2-1

-use-attack = 《공격》 카드를 사용할 때의 과정
    .section = 9-2-1

-use-action = 《행동》 카드를 사용할 때의 과정
    .section = 9-2-2

-use-enhancement = 《부여》 카드를 사용할 때의 과정
    .section = 9-2-3

-devotion = 봉납하다
    .section = 9-2-3

-use-cost = 비용
    .section = 9-3

-cost-payment = 비용의 지불
    .section = 9-3

-flare-payment = 소모값의 지불
    .section = 9-3-1

## §9-4 to §9-8 Procedures

-attack-resolution = 공격의 해결
    .section = 9-4

-attack-made = 《공격》을 수행했다
    .section = 9-4

-attacked-player = 공격받은 플레이어
    .section = 9-4

-react = 대응한다
    .section = 9-4

-cancelled = 무효화
    .section = 9-4

-attack-success = 성공
    .section = 9-4

-attack-failure = 실패
    .section = 9-4

-unavoidable = 불가피
    .section = 9-4

-range-check = 적정거리 확인
    .section = 9-4-1

-disenchantment = 부여패의 파기
    .section = 9-5

-basic-action = 기본동작
    .section = 9-6

-forward = 전진
    .section = 9-6-1

-backward = 후퇴
    .section = 9-6-2

-recover = 휘감기
    .section = 9-6-3

-focus = 품기
    .section = 9-6-4

-breakaway = 이탈
    .section = 9-6-5

-rebuild = 패산의 재구성
    .section = 9-7

-nested-resolution = 끼어들기 해결
    .section = 9-8

## §10 Established effects

-arrow = 화살표 효과
    .section = 10-1

-two-way = 양방향
    .section = 10-1

-reversed-arrow = 화살표는 반대가 된다
    .section = 10-2

-damage-bonus = +X/+Y
    .section = 10-3

-range-growth = 거리확대
    .section = 10-4

-range-shrinking = 거리축소
    .section = 10-4

-near = 근
    .section = 10-4

-far = 원
    .section = 10-4

-growth-near = 거리확대(근X)
    .section = 10-4-1

-growth-far = 거리확대(원X)
    .section = 10-4-2

-shrinking-near = 거리축소(근X)
    .section = 10-4-3

-shrinking-far = 거리축소(원X)
    .section = 10-4-4

-make-attack = 공격을 수행한다
    .section = 10-5

-unguarded = 빈틈
    .section = 10-6

-resurgence = 재기
    .section = 10-7

-immediate-resurgence = 즉재기
    .section = 10-8

-seal = 이 카드 아래에 봉인한다
    .section = 10-9

-impatience = 초조
    .section = 10-10

-this-card = 이 카드
    .section = 10-11

-area-owner-omitted = 영역 보유자의 생략
    .section = 10-12

-end-the-phase = 페이즈를 종료한다
    .section = 10-13

-added-effect = 효과의 추가
    .section = 10-14

-other-megami = 다른 여신
    .section = 10-15

-copy = 복제
    .section = 10-16

-copied-card = 복제된 카드
    .section = 10-16

-copy-source = 원본 카드
    .section = 10-16

-not-copied = 복제 불가능한 정보
    .section = 10-16

-return-unused = 미사용 상태로 되돌린다
    .section = 10-17

-remove = 게임에서 제외한다
    .section = 10-18

-damage-of-attack = 《공격》의 데미지
    .section = 10-19

-special-is-devoted = 비장패가 사용된 상태
    .section = 10-20

-overwhelm = 초극
    .section = 10-21

-no-reactions = 대응불가
    .section = 10-22

-not-cancelled = 무효화되지 않는다
    .section = 10-23

-proof = 수행할 수 없는 처리의 증명
    .section = 10-24

-exchange = 교환
    .section = 10-25

-exchanged-from = 교환전 카드
    .section = 10-25

-exchanged-to = 교환후 카드
    .section = 10-25

-both-damages = 양쪽 데미지를 모두 받는다
    .section = 10-26

-attack-copy = 공격의 복제
    .section = 10-27

-cancel-duplicates = 이 효과가 중첩되면 상쇄된다
    .section = 10-28

-not-chosen = 안전구축에서 선택하지 않았다
    .section = 10-29

-replaced-resolution = 카드 해결의 치환
    .section = 10-30

-additional-cost = 추가 비용
    .section = 10-31

-originally = 원래 T를 갖는다
    .section = 10-32

-unselectable = 선택되지 않는다
    .section = 10-33

-instead-of-reacting = 대응을 수행하는 것 대신
    .section = 10-34

-change-by = X 증감시킨다
    .section = 10-35

-increase = 증가시킨다
    .section = 10-35

-decrease = 감소시킨다
    .section = 10-35

-change-range = 적정거리
    .section = 10-35-1

-change-capacity = 봉납
    .section = 10-35-2

-change-damage = 데미지
    .section = 10-35-3

-declare-number = 숫자를 선언한다
    .section = 10-36

-range-restriction = 간격제한
    .section = 10-37

-use-as-another = 다른 카드로서 사용한다
    .section = 10-38

-declare-use = 카드의 사용을 선언한다
    .section = 10-39

-if-so = 그렇게 한 경우
    .section = 10-40

## Words without a section

-resolve = 결사

-idea = 팔상

-inferno = 연화

-artistic = 경지

-mulligan = 다시 뽑기

-three-one = 삼습일사
