# 카드와 능력의 이름. 발매된 카드의 이름은 사실이고, 나머지는 이 프로그램의 창작이다. 번호로 찾는다.

gateruler-group-rulers = { -gateruler-ruler-card }
gateruler-group = { $faction }
gateruler-card-kind =
    { $kind ->
        [unit] { -gateruler-unit }
        [event] { -gateruler-event }
        [field] { -gateruler-field-card }
       *[ruler] { -gateruler-ruler-card }
    }
gateruler-card-of-faction = { $faction }의 { gateruler-card-kind }

## Rulers

card-gr-a1 = 어프렌티스
card-gr-k11 = 나이트
card-gr-w23 = 위저드
card-gr-o15 = 오버로드

## Published cards

card-gr-001 = 기화폭탄
card-gr-002 = 전련의 바벨시온
card-gr-003 = 악마소녀 칼라베라
card-gr-004 = 우귀 천괴
card-gr-005 = 슈뢰딩거의 고양이
card-gr-006 = 용형 시험제작 전투병기 호노이카즈치
card-gr-007 = 홍룡 크림슨 실티스
card-gr-008 = 폭염의 벨크라이트
card-gr-009 = 용황녀 질티나스
card-gr-010 = 기계화 보병대대 백야
card-gr-011 = 살육자의 숲
card-gr-012 = 호러 군단 사메리안
card-gr-013 = 태양계 배낭여행자
card-gr-014 = 은비늘의 바리엘레
card-gr-015 = 등롱 띄우기
card-gr-016 = 환무의 수호룡 미스트클락 드래곤
card-gr-017 = 앱솔루트 배리어
card-gr-018 = 우귀 천랑
card-gr-019 = 팔척 포포
card-gr-020 = 천도명신 신명
card-gr-021 = 포톤 토피도

## Practice cards of Volnar and ATLAS

card-gr-022 = 풋내기 용기사 라르카
card-gr-023 = 알지기 못코
card-gr-024 = 분화구의 어린 용 볼트
card-gr-025 = 매연의 갈드란
card-gr-026 = 쇠비늘 용기사 드룸
card-gr-027 = 역린의 도라
card-gr-028 = 쌍아룡 비프론
card-gr-029 = 재에서 일어선 애시
card-gr-030 = 용갑옷 레갈리아
card-gr-031 = 탄 들판의 봉화
card-gr-032 = 용의 숨결
card-gr-033 = 조는 용의 둥지
card-gr-034 = 보물고 목록
card-gr-035 = 타다 남은 맹세
card-gr-036 = 용안의 마녀 네리스
card-gr-037 = 용기사단장 가레스
card-gr-038 = 튀는 꼬마 용 파치
card-gr-039 = 초계기 제비
card-gr-040 = 정비사 하루노
card-gr-041 = 다각전차 쿠로가네
card-gr-042 = 방위위성 스바루 2형
card-gr-043 = 변형기 헨게오
card-gr-044 = 강화 외골격 티타니아
card-gr-045 = 궤도 강하병
card-gr-046 = 탄막 요새 바스토크
card-gr-047 = 긴급 출격
card-gr-048 = 대공 포화
card-gr-049 = 정전 공작
card-gr-050 = 위성도시 아르카
card-gr-051 = 응급 수리
card-gr-052 = 구형 기체 고물이
card-gr-053 = 증산 명령
card-gr-054 = 모래먼지의 저격수 미라
card-gr-055 = 색적 드론

## Practice cards of the Yomajin Front and Wonderverse

card-gr-056 = 두부동자 토타
card-gr-057 = 외눈우산 카란
card-gr-058 = 행렬의 선두 누라리
card-gr-059 = 대입도 돈조
card-gr-060 = 갓파 곤타
card-gr-061 = 뒤따르는 늑대 시구레
card-gr-062 = 카마이타치 세쌍둥이
card-gr-063 = 액막이 부적
card-gr-064 = 자시키와라시 코요리
card-gr-065 = 기우제의 무녀 사요
card-gr-066 = 산신의 사자 하쿠로
card-gr-067 = 백귀야행 그림두루마리
card-gr-068 = 카미카쿠시
card-gr-069 = 네코마타 미케
card-gr-070 = 축시의 종
card-gr-071 = 홀리기 겨루기
card-gr-072 = 갓파의 감로
card-gr-073 = 배고픈 괴물 우물우물
card-gr-074 = 깜짝상자 잭
card-gr-075 = 견습 마녀 포푸리
card-gr-076 = 혜성의 마녀 루미아
card-gr-077 = 옷 갈아입는 인형 리리
card-gr-078 = 유령열차 요미호
card-gr-079 = 한밤의 이동 유원지
card-gr-080 = 트럼프 병정의 행진
card-gr-081 = 빙글빙글 커피잔
card-gr-082 = 짓궂은 계약
card-gr-083 = 꿈을 먹는 맥
card-gr-084 = 잠든 저택의 주인 베스퍼
card-gr-085 = 불길한 검은 고양이
card-gr-086 = 과자의 집
card-gr-087 = 그림자밟기 도깨비

## Abilities

gateruler-ability-gondul-full-burst = Gondul 풀버스트
gateruler-ability-bomb-for-you = 너에게 폭탄
gateruler-ability-bomb-for-you-too = 너에게도 폭탄
gateruler-ability-thunder-seeds = 천둥의 씨앗
gateruler-ability-crimson-landing = 진홍의 강림
gateruler-ability-raging-embers = 날뛰는 불티
gateruler-ability-call-of-the-princess = 황녀의 부름
gateruler-ability-verdict-of-the-princess = 황녀의 심판
gateruler-ability-hitchhike = 편승
gateruler-ability-lights-downstream = 흘러가는 등불
gateruler-ability-lights-upstream = 거슬러 오르는 등불
gateruler-ability-possibilities-gather = 가능성의 집약
gateruler-ability-possibilities-bear-fruit = 가능성의 결실
gateruler-ability-last-wall = 마지막 벽
gateruler-ability-parade = 백귀야행
gateruler-ability-popopo = 포포포
gateruler-ability-long-shadow = 긴 그림자
gateruler-ability-morning-oracle = 아침의 신탁
gateruler-ability-bow-before-dawn = 새벽 앞에 엎드려라
gateruler-ability-sunrise = 해돋이
gateruler-ability-first-flight = 첫 비행
gateruler-ability-hatching-in-crimson = 진홍으로 부화
gateruler-ability-out-of-the-crater = 분화구에서 나오다
gateruler-ability-plume-of-soot = 그을음 분연
gateruler-ability-stray-spark = 튄 불똥
gateruler-ability-forgotten-shelf = 잊힌 선반
gateruler-ability-ember-of-the-vow = 맹세의 잔불
gateruler-ability-draw-on-the-scar = 흉터의 마력
gateruler-ability-crackle = 타닥타닥
gateruler-ability-ready-for-launch = 발진 준비
gateruler-ability-field-repairs = 야전 정비
gateruler-ability-landing-burst = 착지 충격
gateruler-ability-barrage = 전 포문 일제사격
gateruler-ability-warning-shots = 위협사격
gateruler-ability-spare-parts = 예비 부품
gateruler-ability-one-shot = 일발필중
gateruler-ability-sweep = 소탕
gateruler-ability-pop-out = 불쑥
gateruler-ability-close-behind = 바로 뒤에
gateruler-ability-torn-slip = 찢어진 부적
gateruler-ability-lucky-child = 복덩이
gateruler-ability-rain-prayer = 기우의 기도
gateruler-ability-mountain-blessing = 산의 가호
gateruler-ability-end-of-the-scroll = 두루마리의 끝
gateruler-ability-faint-toll = 희미한 종소리
gateruler-ability-wrong-turn = 헤매는 길
gateruler-ability-last-drop = 마지막 한 방울
gateruler-ability-chew-over = 꼭꼭 씹기
gateruler-ability-swallow = 통째로 꿀꺽
gateruler-ability-jack-in-the-box = 깜짝상자
gateruler-ability-open-the-grimoire = 마도서 펼치기
gateruler-ability-spell-by-heart = 어설프게 외운 주문
gateruler-ability-wish-upon-it = 별에 소원을
gateruler-ability-comet-tail = 혜성의 꼬리
gateruler-ability-no-return-ticket = 편도 승차권
gateruler-ability-one-more-suit = 한 줄 더
gateruler-ability-eat-the-dream = 꿈을 먹다
gateruler-ability-feast = 한밤의 향연
gateruler-ability-ill-omen = 흉조

## Parts of names

gateruler-word-dragon-rider = 용기사
gateruler-word-egg-keeper = 알지기
