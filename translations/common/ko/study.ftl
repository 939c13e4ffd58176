# ‘나의 단어장’ 방이 말하는 것.

## 방

study-title = 나의 단어장
study-tab-review = 오늘의 복습
study-tab-list = 단어 목록
study-tab-add = 단어 추가
study-tab-progress = 진행 상황
study-hint = Alt+1~4로 탭을 바꿉니다. 문제는 1~4로 답하고 채점하며, 스페이스로 넘어가고 F로 읽는 법을 봅니다.
study-text = { $text }
study-direction = 묻고 답하기
study-asks = 묻는 언어
study-answers = 답하는 언어
study-turn-sign = ⇄
study-turn = 묻는 언어와 답하는 언어 바꾸기

## 단어

study-kind-term = 용어
study-kind-card = 카드 이름
study-kind-clause = 카드의 한 줄
study-of-card = { $card }의 한 줄
study-origin-duel = 결투에서 만남
study-origin-megami = 여신에서
study-origin-hand = 직접 고름
study-origin-read = 읽다가 추가함
study-origin-import = 가져옴
study-origin-other = 그 밖
study-due-new = 새 단어
study-due-now = 지금
study-due-soon = 1분 안에
study-due-minutes = { $count }분 뒤
study-due-hours = { $count }시간 뒤
study-due-days = { $count }일 뒤
study-spoken = { $asked } — { $answered }
study-example = 나온 문장

## 목록

study-column-reading = 읽기
study-column-meaning = 뜻·예문
study-column-origin = 출처
study-column-due = 다음 차례
study-column-there = 목록에
study-find = 어느 언어로든 찾기
study-pick-kind = 종류로 고르기
study-pick-form = 여신으로 고르기
study-pick-state = 익힌 정도로 고르기
study-any-kind = 모든 종류
study-any-form = 모든 여신
study-any-state = 모든 상태
study-state-new = 아직 묻지 않음
study-state-due = 오늘 차례
study-state-learning = 익히는 중
study-state-known = 익힘
study-state-aside = 묻지 않음
study-state-suspended = 묻지 않음
study-state-buried = 내일
study-state-leech = 어려워서 쉼
study-count = 단어 { $all }개 중 { $shown }개 표시, { $chosen }개 선택
study-none-found = 찾는 단어가 없습니다.
study-words-read = 단어를 읽는 중입니다…
study-everything = 모두 보기
study-list-empty = 아직 단어가 없습니다.
study-open = 열기
study-add = 단어 추가…
study-list-suspended = 묻지 않기
study-list-known = 아는 단어(K)
study-list-taken-up = 다시 묻기
study-remove = 목록에서 빼기
study-remove-title = 목록에서 뺄까요?
study-remove-text = 단어 { $count }개를 익힌 정도와 함께 뺍니다. 목록에서 Ctrl+Z로 되돌릴 수 있습니다.

## 추가

study-offered = 추가할 수 있는 단어
study-forms = 단어를 가져올 여신
study-form-chosen = 선택됨
study-source-hand = 전체에서 찾기
study-source-megami = 여신에서
study-source-duel = 결투에서 만난 말
study-there = ✓ 목록에 있음
study-take =
    { $count ->
        [0] 고른 단어 추가
       *[other] 고른 단어 { $count }개 추가
    }
study-take-all =
    { $count ->
        [0] 보이는 단어 모두 추가
       *[other] 보이는 단어 { $count }개 모두 추가
    }
study-add-known = 아는 단어로 추가(K)
study-add-known-tip = 고른 단어를 목록에 추가하고 익힌 단어로 셉니다. 문제로 나오지 않습니다.
study-added =
    { $there ->
        [0] 단어 { $count }개를 추가했습니다.
       *[other] 단어 { $count }개를 추가했습니다({ $there }개는 이미 있었습니다).
    }
study-hint-add = 줄을 골라 Enter로 추가합니다. Ctrl+A로 모두 고를 수 있습니다.
study-hint-megami = 여신을 고르면 그 카드의 이름과 문장이 나옵니다.
study-none-met = 아직 아무것도 만나지 않았습니다. 결투를 하면 기록에 나온 말이 여기에 모입니다.

## 문제

study-counts = 오늘: 복습 { $due } · 새 단어 { $new } · 완료 { $done }(정답 { $right })
study-language-ja = 일본어
study-language-ko = 한국어
study-language-en = 영어
study-ask-recognise = { $language }로는 어느 것일까요?
study-ask-recall = { $language }로 써 보세요.
study-ask-board = 이 효과를 처리하면 판이 어떻게 될까요?
study-ask-face = 이 카드의 이름은? ({ $language })
study-face = 이름 없는 카드
study-line = { $language ->
    [ja] 한자, 가나, 로마자 중 무엇으로든
    [ko] 한글이나 로마자로
   *[other] 여기에 쓰기
 }
study-check = 답하기
study-unknown = 모르겠음(0)
study-right = ✓ 맞았습니다.
study-wrong = 정답: { $word }
study-wrong-board = 맞는 판에 표시했습니다.
study-wrong-line = 맞는 문장에 표시했습니다.
study-insist = 맞은 것으로(R)
study-grade-again = 1 다시
study-grade-hard = 2 어려움
study-grade-good = 3 좋음
study-grade-easy = 4 쉬움
study-ask-shown = 새 단어입니다. 잘 보세요. 곧 문제로 나옵니다.
study-difference = 쓴 답: { $written }
study-unknown-writing = 모르겠음(빈칸에서 Enter)
study-seen = 다음(스페이스)
study-reading = 읽는 법(F)
study-aside = 지금은 묻지 않기
study-aside-buried = 내일로 미루기(=)
study-aside-suspended = 더는 묻지 않기(@)
study-aside-known = 아는 단어(!)
study-was-buried = ‘{ $word }’: 내일 다시 묻습니다.
study-was-suspended = ‘{ $word }’: 더는 묻지 않습니다. 단어 목록에서 되돌릴 수 있습니다.
study-was-known = ‘{ $word }’: 익힌 단어로 셉니다.
study-was-leech = ‘{ $word }’: 자꾸 잊어서 당분간 묻지 않습니다. 천천히 다시 보고 단어 목록에서 되돌리세요.
study-grade = { $grade } · { $wait }
study-wait-minutes = { $count }분
study-wait-hours = { $count }시간
study-wait-days = { $count }일
study-wait-months = { $count }개월
study-wait-years = { $count }년
study-more-new = 새 단어 10개 더
study-ahead = 미리 복습
study-ahead-tip = 다음 차례인 단어 20개를 때가 되기 전에 묻습니다.
study-end-name = { $title }. { $text }
study-undo = 직전 답 되돌리기
study-undo-tip = Ctrl+Z
study-end = 지금 할 복습을 마쳤습니다
study-end-text = 오늘 { $done }문제 가운데 { $right }문제를 맞혔습니다. { $next }
study-next = 다음 단어: { $when }.
study-next-none = 다음에 물을 단어가 없습니다.
study-nothing = 지금은 물을 단어가 없습니다
study-empty = 단어장이 아직 비어 있습니다
study-empty-text = 여신을 고르거나, 말을 찾거나, 결투에서 만난 말을 추가하세요.

## 진행 상황

study-figures = { $parts }
study-streak = 연속 { $count }일(최장 { $longest }일)
study-retention = 최근 { $days }일 동안 한 번 익힌 단어의 { $share }%를 기억했습니다
study-tomorrow = 내일 복습할 단어 { $count }개
study-hard = 요즘 어려웠던 단어: { $words }
study-hard-none = 요즘 어려웠던 단어가 없습니다.
study-progress-empty = 아직 답한 단어가 없습니다. ‘오늘의 복습’에서 답하면 진행 상황이 여기에 나옵니다.
study-hard-word = { $word }({ $count }번 틀림)
study-plot-forecast = 앞으로의 복습
study-plot-forecast-day = { $date } — 단어 { $count }개
study-plot-retention = 익힌 단어를 기억한 비율(주별, %)
study-plot-retention-week = { $date }부터 한 주 — { $share }%
study-plot-today = 오늘
study-today-done = 완료 { $count }
study-today-due = 복습 { $count }
study-today-new = 새 단어 { $count }
study-plot-known = 익힌 단어
study-plot-known-day = { $date } — 단어 { $count }개
study-plot-answers = 날짜별 답
study-plot-answers-day = { $date } — { $count }문제, 정답 { $right }
study-date = { $month }/{ $day }
study-plot-megami = 여신별 단어
study-plot-chapters = 규칙 장별 용어
study-plot-share = { $part } — 익힘 { $known }, 목록에 { $listed }, 모두 { $words }
study-key-right = 정답
study-key-wrong = 오답
study-key-known = 익힘
study-key-listed = 목록에
study-key-all = 전체
study-plot-empty = 답하면 여기에 그려집니다.
study-plot-counting = 세는 중입니다…
study-chapter = { $number }장
study-chapter-extra = 추가 규칙 { $number }
study-chapter-appendix = 부칙 { $number }
study-part-of-game = { $game }: { $part }
study-chapter-none = 장이 없는 말

## 파일

study-anki = Anki로…
study-anki-tip = 목록을 학습 기록과 함께 Anki 덱으로 내보냅니다. 다시 가져오면 갱신됩니다.
study-table = CSV로 내보내기…
study-table-tip = 목록과 익힌 정도를 CSV로 내보냅니다.
study-import = CSV에서 가져오기…
study-import-tip = 내보낸 CSV를 가져옵니다. 빈 칸은 그대로 두고 ‘-’는 지웁니다. id가 없는 줄은 내 단어가 됩니다.
study-backup = 백업…
study-backup-tip = 단어장을 통째로 다른 파일에 복사합니다.
study-restore = 백업에서 되살리기…
study-restore-tip = 백업의 내용으로 바꿉니다. 지금 단어장도 프로그램의 데이터 폴더에 다른 파일로 남습니다.
study-anki-title = Anki 덱 저장
study-anki-files = Anki 덱
study-anki-deck = 벚꽃 단어
study-anki-pair = { $first } ↔ { $second }
study-table-title = CSV 저장
study-import-title = CSV 열기
study-table-files = CSV 표
study-backup-title = 백업 저장
study-restore-title = 백업 열기
study-copy-files = 단어장 백업
study-restore-sure = 백업의 내용으로 바꿀까요?
study-restore-yes = 바꾸기
study-restore-text = 단어장이 { $path }의 내용으로 바뀝니다. 지금 단어장도 프로그램의 데이터 폴더에 다른 파일로 남습니다.
study-exported = 단어 { $count }개를 내보냈습니다: { $path }
study-imported = 새 단어 { $new }개, 익힌 정도 { $remembered }건, 직접 쓴 것 { $written }건을 가져왔습니다{ $unknown ->
    [0] {""}
   *[other] (알 수 없는 단어 { $unknown }개)
 }.
study-table-being-read = 표를 읽는 중입니다… { $part }%
study-table-written = 표를 쓰는 중입니다… { $part }%
study-anki-written = Anki 덱을 쓰는 중입니다… { $part }%
study-copy-written = 백업하는 중입니다… { $part }%
study-copy-being-read = 백업을 읽는 중입니다… { $part }%
study-carrying-stopped = 중단했습니다. 바뀐 것은 없습니다.
study-backed-up = 백업했습니다: { $path }
study-restored = { $path }에서 되살렸습니다. 이전 내용: { $kept }
study-begun-anew = 새 단어장을 시작했습니다. 이전 파일: { $path }

## 잘되지 않을 때

study-file-trouble = 이 파일은 사용할 수 없습니다
study-closed-title = 단어장을 열 수 없습니다
study-closed-damaged = { $path } 파일이 손상되었습니다.
study-closed-not-words = { $path }{ JOSA("은/는") } 단어장 파일이 아닙니다.
study-closed-newer = { $path }{ JOSA("은/는") } 더 새로운 버전의 프로그램이 만든 것입니다. 새 버전으로 여세요.
study-closed-in-use = { $path }{ JOSA("은/는") } 다른 창이나 프로그램에서 열려 있습니다. 그쪽을 닫고 다시 시도하세요.
study-closed-no-access = { $path }{ JOSA("을/를") } 열 수 없습니다. 폴더의 권한과 남은 공간을 확인하세요.
study-closed-what = 파일은 그대로 있습니다. 다시 시도하거나, 백업에서 되살리거나, 이 파일을 치워 두고 새로 시작할 수 있습니다.
study-closed-again = 다시 시도
study-closed-restore = 백업에서 되살리기…
study-closed-anew = 치워 두고 새로 시작
study-bad-columns = 표에 ‘id’ 열도 없고 ‘ja’, ‘ko’, ‘en’ 가운데 두 열도 없습니다. 첫 줄: ‘{ $detail }’
study-bad-too-large = 단어 표라고 하기에는 너무 큰 파일입니다.
study-bad-not-text = UTF-8 텍스트가 아니어서 단어 표로 읽을 수 없습니다. ‘CSV UTF-8’로 다시 저장하세요.
study-bad-empty = 빈 표입니다. 제목 줄 아래에 단어 줄이 없습니다.
study-bad-row = { $row }행을 읽을 수 없습니다({ $detail }). 아무것도 가져오지 않았습니다.
study-bad-too-long = 표가 너무 깁니다({ $row }행).
study-bad-not-a-table = 표로 읽을 수 없습니다.
study-meeting-trouble = 결투에서 만난 말을 { $path }에 적어 둘 수 없습니다. 결투는 그대로 계속됩니다.

# 단어장에서 쓰는 키(게임 방법과 키)
keys-words = 단어장에서 쓰는 키
keys-tabs = Alt+1~Alt+4
keys-tabs-text = 오늘의 복습, 단어 목록, 단어 추가, 진행 상황
keys-search = Ctrl+F
keys-search-text = 그 화면의 단어에서 찾기. 오늘 화면에서는 모든 단어에서
keys-rows = Enter, Delete, Ctrl+A
keys-rows-text = 단어 목록에서: 단어 열기, 고른 단어를 목록에서 빼기, 모두 고르기
keys-answers = 1~4, 0
keys-answers-text = 복습에서: 답하거나 채점하기, 모르겠음
keys-further = 스페이스
keys-further-text = 복습에서: 제안된 채점으로 다음으로 넘어가기
keys-asked = F, V, R
keys-asked-text = 복습에서: 읽는 법 보기, 듣기, 맞은 것으로 하기
keys-aside = =, @, !
keys-aside-text = 복습에서: 내일로 미루기, 더는 묻지 않기, 아는 단어로 하기
keys-last = Ctrl+Z
keys-last-text = 마지막에 한 일 되돌리기
