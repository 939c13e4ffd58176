## Who sits at the table

seats-title = 누가 자리에 앉습니까?
seats-next = 진행
seats-sits-computer = 컴퓨터와 대전
seats-sits-computer-detail = 가림막이 내려오지 않고 늘 아래쪽에 앉습니다
seats-sits-two = 이 테이블에서 둘이
seats-sits-two-detail = 한 화면을 둘이서 씁니다
seats-sits-watch = 컴퓨터끼리의 대전 보기
seats-sits-watch-detail = 멈추기, 한 수씩, 양쪽 손패 보기
seats-level = 실력
seats-level-beginner = 입문
seats-level-beginner-detail = 바로 둡니다
seats-level-casual = 보통
seats-level-casual-detail = 조금 생각합니다
seats-level-skilled = 상급
seats-level-skilled-detail = { $seconds }초까지 생각합니다
seats-level-master = 달인
seats-level-master-detail = { $seconds }초까지 생각합니다
seats-begins = 먼저 시작할 사람
seats-begins-drawn = 무작위
seats-begins-person = 나
seats-begins-computer = 컴퓨터
seats-hands = 손패
seats-hands-curtain = 가림막 내리기
seats-hands-curtain-detail = 상대가 보기 전에 화면을 가립니다
seats-hands-open = 공개
seats-hands-open-detail = 가림막 없이. 시험하고 가르치고 배울 때

## A computer at the table

told-on = { $before } { $next }
computer-thinks = { $player }{ JOSA("이/가") } 생각하고 있습니다…
computer-thinks-anew = 생각하는 부분이 종료되어 { $player }{ JOSA("이/가") } 처음부터 다시 생각하고 있습니다…
computer-stands = { $player }{ JOSA("은/는") } 생각을 멈춘 상태입니다.
computer-waits = 멈추었습니다. 다음은 { $player }입니다.
computer-progress = 컴퓨터의 진행 정도
computer-skip = 기다리지 않고 바로 보기(스페이스)
computer-step = 한 수 진행
computer-wait = 멈추기
computer-go-on = 계속
computer-open = 양쪽 손패 보기
computer-builds = 컴퓨터가 덱을 구축하고 있습니다…
computer-lost = { $player }의 수를 찾지 못했습니다. 생각하는 부분이 여러 번 종료되었습니다. 결투는 저장되어 있습니다. 다시 생각하게 하거나 대신 두세요.
computer-again = 다시 생각하게 하기
computer-by-hand = 대신 두기
keys-skip = 스페이스
keys-skip-text = 컴퓨터의 수를 기다리지 않고 진행
