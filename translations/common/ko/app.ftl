# 화면이 직접 말하는 것.

## 프로그램 이름과 화면 제목

app-name = Sakura Desktop
title-screen =
    { $screen ->
        [choose] 쌍장요란 — { app-name }
        [build] 안전구축 — { app-name }
        [puzzles] 묘수풀이 — { app-name }
        [puzzle] 묘수풀이 — { app-name }
        [seats] 자리 — { app-name }
        [duel] 결투 — { app-name }
        [result] 결과 — { app-name }
        [replay] 다시 보기 — { app-name }
        [analysis] 되돌아보기 — { app-name }
        [ready] 준비된 덱 — { app-name }
        [lessons] 배우기 — { app-name }
        [exercise] 배우기 — { app-name }
        [lesson] 배우기 — { app-name }
        [replays] 지난 결투 — { app-name }
        [settings] 설정 — { app-name }
        [decks] 저장한 덱 — { app-name }
        [study] 나의 단어장 — { app-name }
        [matchups] 상성표 — { app-name }
        [help] 게임 방법 — { app-name }
        [about] 이 프로그램에 대하여 — { app-name }
       *[home] { app-name }
    }
player-named = { $name }
player-seat =
    { $seat ->
        [0] 플레이어 1
       *[other] 플레이어 2
    }
refusal-line = { $what } ({ $section })
status-warning = ⚠ { $what }
app-spoken = { $text }
button-ok = 확인
button-cancel = 취소
button-back = 뒤로
button-home = 첫 화면으로
banner-close = 닫기

## 첫 화면

home-title = Sakura Desktop
home-unofficial = 팬이 만든 비공식 프로그램입니다. 각 게임의 권리는 원작자에게 있습니다.
home-continue = 이어서 하기
home-continue-detail = { $first } 대 { $second }, 제{ $turn }턴
home-new = 새 결투
home-same = 같은 조합으로 다시
home-open = 결투 열기…
home-open-detail = 저장한 파일에서
home-replays = 지난 결투
home-replays-detail = 다시 보기, 이어서 하기, 저장하기
home-ready = 준비된 덱
home-ready-detail = 바로 결투 시작
home-lessons = 배우기
home-lessons-detail = { $all }개 중 { $done }개 마침
home-lessons-first = 처음이라면 여기부터
home-puzzles = 묘수풀이
home-puzzles-detail = { $all }문제 중 { $done }문제 풂
home-decks = 덱
home-decks-detail = 이름을 붙여 저장한 덱
home-study = 나의 단어장
home-study-detail = 두 언어로 말 익히기
home-settings = 설정
home-settings-detail = 언어, 모양, 테이블 규칙
home-about = 이 프로그램에 대하여
home-about-detail = 라이선스와 버전
home-recent = 최근 결투
home-no-duels = 아직 결투가 없습니다. 시작한 결투는 한 수마다 자동으로 저장되어 여기에 표시됩니다.
home-unclosed = 지난번에 프로그램이 도중에 끝났습니다. 결투(제{ $turn }턴)는 남아 있습니다.
home-unclosed-continue = 이어서 하기
duel-sides = { $first }({ $left }) 대 { $second }({ $right })
duel-line = { $when } · { $result }
duel-unfinished = 진행 중(제{ $turn }턴)
duel-won = { $player } 승리(제{ $turn }턴)
duel-drawn = 무승부(제{ $turn }턴)

## 지난 결투 목록

duels-title = 지난 결투
duels-watch = 다시 보기
duels-resume = 이어서 하기
duels-save = 다른 이름으로 저장…
duels-remove = 삭제
duels-open = 파일 열기…
duels-remove-title = 이 결투를 삭제할까요?
duels-remove-text = 삭제한 기록은 되돌릴 수 없습니다.

## 쌍장요란

choose-name =
    { $seat ->
        [0] 플레이어 1의 이름
       *[other] 플레이어 2의 이름
    }
cards-name = { $card }
cards-gone = { $card }(선택됨)
cards-room = 빈자리

## 가림막

curtain-title =
    { $cause ->
        [turn] { $player }의 턴
        [attack] { $player }에게 공격
        [damage] { $player }에게 데미지
       *[choice] { $player }의 선택
    }
curtain-lift = { $player }입니다. 가림막 걷기

## 결착

result-won = { $player }의 승리
result-nobody = 무승부입니다
result-figures = 제{ $turn }턴, 선택 { $answers }번{ $minutes ->
    [0] {""}
   *[other] , { $minutes }분
}
result-board = 마지막 판: 결투 다시 보기
result-course = 턴마다 본 결투의 흐름
result-course-of = { $player }의 { $name }
result-course-figure = { $name } { $value }
result-course-turn = 제{ $turn }턴 뒤: { $figures }
result-tally = { $count }
result-tally-of = { $player }의 { $name }: { $count }
result-side = { $player }
result-side-won = ★ { $player }, 승리
result-side-lost = { $player }, 패배
result-again = 다시 한번
result-same = 같은 덱으로 다시
result-watch = 다시 보기
result-watch-detail = 처음부터 한 수씩
result-save = 저장…
result-save-detail = 목록에는 이미 남아 있습니다
result-home = 첫 화면으로
result-home-detail = 다른 결투, 설정

## 기록

journal-title = 기록
journal-turn = 제{ $turn }턴 · { $player }
journal-setup = 준비
journal-past = { $answers }번째 선택까지의 장면을 보고 있습니다.
journal-return = 현재로 돌아가기

## 다시 보기

replay-title = { $first } 대 { $second }
replay-start = 처음으로
replay-back = 한 수 뒤로
replay-play = 재생
replay-pause = 멈춤
replay-forward = 한 수 앞으로
replay-end = 끝으로
replay-slider = 장면
replay-moment = { $answers }/{ $total }
replay-seat = 시점
replay-seat-public = 둘 다 아는 것
replay-seat-both = 둘 다
replay-open = 양쪽 손패 보기(H)
replay-opened = 양쪽 손패가 보입니다.
replay-closed = 손패는 각 플레이어에게 보이는 대로 보입니다.
replay-speed = 빠르기
replay-speed-keys = 빠르기(+와 −)
replay-speed-times = { $times }배
replay-speed-said = 빠르기는 { $times }배입니다.
replay-fork = 여기서부터 하기
replay-fork-title = 여기서부터 해 볼까요?
replay-fork-text = 새 결투로 저장합니다. 원래 기록은 바뀌지 않습니다.
replay-leave = 닫기

## 설정

settings-title = 설정
settings-group-reading = 언어
settings-group-look = 모양
settings-group-table = 테이블
settings-group-sound = 소리
settings-group-players = 플레이어
settings-group-data = 저장 위치
settings-language = 표시 언어
settings-language-none = 시스템 설정에 맞춤
settings-language-ja = 日本語
settings-language-ko = 한국어
settings-language-en = English
settings-second-language = 함께 볼 언어
settings-second-language-none = 없음
settings-theme = 색
settings-theme-system = 시스템 설정에 맞춤
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-zoom = 크기
settings-unit-words = 개
settings-percent = { $percent }%
settings-pace = 진행 속도
settings-pace-off = 보여 주지 않음
settings-pace-fast = 빠르게
settings-pace-normal = 보통
settings-pace-slow = 느리게
settings-pace-note = 일어난 일을 어떤 속도로 보여 줄지 정합니다. 클릭하거나 키를 누르면 끝까지 넘어갑니다.
settings-motion = 움직임
settings-motion-system = 시스템 설정에 맞춤
settings-motion-full = 움직이게
settings-motion-little = 움직이지 않게
settings-motion-note = ‘움직이지 않게’를 고르면 카드나 결정이 날아가지 않고, 일어난 일을 표시와 숫자로 차례로 보여 줍니다.
settings-sound = 소리 내기
settings-sound-note = Ctrl+Shift+S로 끄고 켭니다.
settings-volume = 음량
settings-turn-board = 테이블 방향
settings-turn-board-turn = 고르는 사람이 앞쪽
settings-turn-board-stay = 플레이어 1이 앞쪽
settings-curtain = 자리를 바꿀 때 가림막 내리기
settings-curtain-note = 비밀을 보기 전에 상대가 화면에서 물러날 수 있습니다.
settings-closeups = 가리킨 카드를 그 자리에서 크게 보기
settings-closeups-note = 카드 위에 잠시 머물면 텍스트까지 옆에 나타납니다.
settings-always-pause-note = 응하는 빠르기에서 손패가 드러나지 않게 합니다.
settings-pay-default-ask = 매번 고르기
settings-confirm-undo = 비밀이 드러난 뒤의 되돌리기는 확인하기
settings-confirm-undo-note = 본 것은 되돌려도 잊히지 않습니다.
settings-group-study = 단어장
settings-study-new = 하루의 새 단어
settings-study-reviews = 하루 복습 상한
settings-study-homonyms = 표기가 같은 단어도 묻기
settings-study-homonyms-note = 두 언어에서 모두 똑같이 적는 다른 용어와, 두 언어의 표기가 같은 단어도 묻습니다.
settings-meet-words = 결투에서 만난 말 적어 두기
settings-meet-words-note = 단어장의 ‘결투에서 만난 말’에 모입니다.
settings-data-path = { $path }
settings-data-open = 폴더 열기
settings-reset = 처음 설정으로 되돌리기
settings-reset-title = 모든 설정을 처음으로 되돌릴까요?
settings-reset-text = 결투와 덱은 그대로 남습니다.

## 메뉴

menu-duel = 결투(&D)
menu-new = 새 결투(&N)
menu-continue = 이어서 하기(&C)
menu-open = 열기…(&O)
menu-save = 다른 이름으로 저장…(&S)
menu-give-up = 항복…(&G)
menu-replays = 지난 결투(&L)
menu-decks = 덱(&K)
menu-study = 나의 단어장(&M)
menu-matchups = 상성표(&T)
menu-home = 첫 화면(&H)
menu-quit = 종료(&Q)
menu-edit = 편집(&E)
menu-undo = 되돌리기(&U)
menu-redo = 다시 하기(&R)
menu-copy-picture = 테이블 그림 복사(&C)
menu-save-picture = 테이블 그림 저장(&P)…
menu-settings = 설정(&S)
menu-view = 보기(&V)
menu-language = 언어(&L)
menu-second-language = 함께 볼 언어(&2)
menu-ruby = 한자 읽는 법(&R)
menu-theme = 색(&T)
menu-zoom = 크기(&Z)
menu-zoom-in = 크게(&I)
menu-zoom-out = 작게(&O)
menu-zoom-normal = 원래 크기(&N)
menu-pace = 진행 속도(&A)
menu-volume = 소리(&O)
menu-sound = 소리 내기(&S)
menu-louder = 크게(&L)
menu-softer = 작게(&F)
menu-journal-shown = 기록(&J)
menu-fullscreen = 전체 화면(&F)
menu-help-menu = 도움말(&H)
menu-help = 게임 방법과 키(&H)
menu-about = 이 프로그램에 대하여(&A)

## 파일

picture-copied = 여기에 보이는 것의 그림을 클립보드에 복사했습니다.
picture-save-title = 그림 저장
picture-files = 그림
picture-not-saved = 그림을 { $path }에 쓸 수 없었습니다.
file-open-title = 결투 열기
file-save-title = 결투 저장
file-open = 열기
file-save = 저장
file-name = 파일 이름:
file-type = 형식:
file-look-in = 위치:
file-duels = 결투 기록
file-all = 모든 파일
file-saved = 저장했습니다: { $path }
file-overwrite-title = 파일을 바꿀까요?
file-overwrite-text = { $path }에는 결투가 아닌 것이 들어 있습니다. 바꾸면 사라집니다.
file-overwrite = 바꾸기

## 잘 되지 않은 일

trouble-unreadable = { $path } 파일을 읽을 수 없습니다({ $detail }). 파일 권한을 확인하세요. 이 파일 없이 계속합니다.
trouble-damaged = { $path } 파일이 손상되어 있었습니다. { $kept }{ JOSA("으로/로") } 옮기고 새로 만듭니다.
trouble-unwritten = { $why } 시작할 때 --data-dir로 다른 폴더를 지정할 수도 있습니다. 쓸 수 있게 될 때까지 변경한 내용은 종료할 때 사라집니다.
save-trouble = 결투를 자동 저장할 수 없습니다. { $why } 결투는 계속할 수 있습니다.
save-elsewhere = 다른 곳에 저장…
cannot-write-full = { $path }의 디스크가 가득 찼습니다. 공간을 비우거나 다른 곳에 저장하세요.
cannot-write-read-only = { $path }에는 쓸 수 없습니다. 쓰기를 허용하거나 다른 곳에 저장하세요.
cannot-write-no-folder = { $path }의 폴더가 없습니다. 다시 만들거나 다른 곳에 저장하세요.
cannot-write-in-use = { $path }{ JOSA("은/는") } 다른 창이나 프로그램이 쓰고 있습니다. 그쪽에서 계속하거나 그쪽을 닫거나 다른 곳에 저장하세요.
cannot-save-occupied = { $path }에는 이 게임의 결투가 아닌 것이 들어 있어 바꾸지 않습니다. 다른 이름을 쓰세요.
cannot-write-failed = { $path }에 쓸 수 없습니다({ $detail }). 디스크가 연결되어 있는지 확인하거나 다른 곳에 저장하세요.
cannot-save-title = 저장할 수 없습니다
cannot-open-title = 이 결투를 열 수 없습니다
cannot-open-line =
    { $file }
    { $line }번째 줄: { $why }
    파일은 그대로 두었습니다.
cannot-open-file =
    { $file }
    { $why }
    파일은 그대로 두었습니다.
cannot-open-detail = { $why }({ $detail })
cannot-open-rescue =
    { $why }
    그 앞까지는 별도의 결투로 열 수 있습니다.
cannot-open-rescue-yes = 거기까지 열기
cannot-open-missing = 파일이 없습니다. 옮기거나 지우지 않았는지 위치를 확인하세요.
cannot-open-unreadable = 읽을 수 없습니다. 파일 권한을 확인하세요.
cannot-open-empty = 내용이 없습니다.
cannot-open-foreign = 이 프로그램에 있는 게임의 기록이 아닙니다. 프로그램을 업데이트하거나 이 기록을 쓴 프로그램으로 여세요.
cannot-open-newer = 더 새로운 버전에서 저장했습니다. 프로그램을 업데이트하세요.
cannot-open-older = 너무 오래된 버전에서 저장해 더는 읽을 수 없습니다. 저장한 버전으로 여세요.
cannot-open-other-rules = 다른 카드 세트나 다른 판의 규칙으로 한 기록입니다. 그것을 가진 버전의 프로그램으로 여세요.
cannot-open-damaged = 기록이 손상되었습니다. 사본이 있으면 그것을 여세요.
cannot-open-diverged = 기록된 선택을 이 버전의 규칙으로는 이 장면에서 고를 수 없습니다. 나중에 규칙 처리가 바로잡힌 옛 버전에서 한 것이거나, 파일이 바뀌었거나 손상되었습니다.
cannot-fork = 이 장면에서는 시작할 수 없습니다.

## 프로그램 오류

fault-title = 오류가 발생했습니다
fault-text = 죄송합니다. 결투는 직전까지 저장되어 있으며 계속할 수 있습니다. 보고서를 { $path }에 남겼습니다. 제작자에게 보내 주시면 고칠 수 있습니다.
fault-text-unsaved = 죄송합니다. 계속할 수 있습니다. 보고서를 파일로 남기지 못했으니 복사해서 제작자에게 보내 주세요.
fault-report = 보고서
fault-go-on = 계속하기
fault-copy = 보고서 복사
fault-show = 보고서 보기
fault-quit = 종료

## 시작할 수 없을 때

start-no-display = 화면을 찾을 수 없습니다. 데스크톱 환경에서 시작하거나 환경 변수 DISPLAY 또는 WAYLAND_DISPLAY를 설정하세요.
start-no-qt = Qt(PySide6)가 없습니다. README에 있는 시작 명령 python3 play.py를 실행하면 설치됩니다({ $detail }).
start-no-library = 창에 필요한 라이브러리를 불러올 수 없습니다({ $detail }). Debian이나 Ubuntu에서는 다음 명령으로 설치합니다: sudo apt-get install libegl1 libgl1 libxkbcommon-x11-0 libdbus-1-3 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxcb-xinerama0 libxcb-xkb1
start-fault = 프로그램 오류로 시작할 수 없습니다. { $path }에 보고서를 남겼습니다. 결투, 덱, 단어는 그대로 있습니다.
start-no-window = 창을 열 수 없습니다({ $detail }).

## 명령줄

command-description = 카드 게임을 둘이서 즐기는 테이블(비공식).
command-arguments = 인수
command-options = 옵션
command-file = 열 결투 기록
command-lang = 표시할 언어
command-data-dir = 설정, 결투, 덱을 둘 폴더
command-version = 버전을 표시하고 끝내기
command-help = 이 설명을 표시하고 끝내기
command-wrong = 명령줄을 이해할 수 없습니다: { $detail }
command-unknown = ‘{ $word }’{ JOSA("이라는/라는") } 옵션은 없습니다.
command-unknown-language = ‘{ $language }’{ JOSA("이라는/라는") } 언어는 없습니다. ja, ko, en 가운데 고르세요.
command-no-file = { $path } 파일이 없습니다.
command-no-folder = { $path }{ JOSA("은/는") } 폴더가 아닙니다.
command-see-help = { $program } --help로 사용법을 볼 수 있습니다.

## 이 프로그램에 대하여

about-title = 이 프로그램에 대하여
about-what = 카드 게임을 둘이서 일본어, 한국어, 영어로 즐기는 프로그램입니다.
about-unofficial = 비공식입니다
about-unofficial-text = 팬이 만든 것으로, BakaFire Party를 비롯한 각 게임의 권리자와는 관계가 없습니다. 게임 이름, 공식 카드의 이름과 수치는 각 권리자의 것입니다. 그림과 문장, 연습용 카드는 모두 이 프로그램을 위해 만들었으며, 공식 그림과 문장은 쓰지 않았습니다.
about-rules = 규칙
about-licence = 라이선스
about-licence-text = 이 프로그램은 MIT 라이선스입니다. 다음을 사용합니다.
about-qt = Qt for Python은 LGPL 3판에 따라 사용합니다. 바꿔 끼울 수 있는 별도 부품으로 불러올 뿐, 고치지 않았습니다.
about-versions = 버전 { $version }, Python { $python }, Qt { $qt }, { $system }

## 게임 방법

help-title = 게임 방법과 키
help-aim = 목적
help-several = 여러 개를 고를 때
help-several-text = 클릭하거나 끌어서 고르고 버튼으로 확정합니다. Esc로 마지막 하나를 되돌립니다.
help-undo = 되돌리기
help-undo-text = 언제든 되돌리고 다시 할 수 있습니다. 비밀이 드러난 뒤라면 먼저 확인합니다.
help-reading = 읽기
help-reading-text = 카드에 마우스를 올리면 크게 보입니다. 표시된 말은 규칙 용어이며, 고르면 뜻과 조항이 나옵니다. 기록의 줄을 고르면 그 장면으로 돌아가 볼 수 있습니다.
keys-board = 테이블에서 쓰는 키
keys-program = 프로그램 키
keys-tab = Tab
keys-tab-text = 빛나는 것을 차례로 옮겨 가기
keys-arrows = 화살표
keys-arrows-text = 가까운 빛나는 것으로 옮겨 가기
keys-aside-shown = F9
keys-aside-shown-text = 테이블 옆의 기록을 보이기, 숨기기
keys-onward = Ctrl+Enter
keys-onward-text = 고르거나 짜는 화면에서 다음으로
keys-leap = Alt+1, 2, 3
keys-leap-text = 테이블로, 이어서 그 옆에 있는 것으로 위에서부터 가기(결투에서는 카드 설명, 기록)
keys-enter = Enter
keys-enter-text = 집기, 놓기, 결정하기
keys-escape = Esc
keys-escape-text = 집은 것 되돌리기, 현재 장면으로 돌아가기
keys-letters = F2
keys-letters-text = 빛나는 것과 버튼에 숫자나 글자 보이기, 그 키로 바로 고르기
keys-replay = 다시 보기
keys-replay-text = ←와 →로 한 수씩, 스페이스로 재생과 멈춤, Home과 End로 처음과 끝, +와 −로 빠르기, H로 양쪽 손패
keys-undo = Ctrl+Z
keys-undo-text = 되돌리기
keys-redo = Ctrl+Shift+Z
keys-redo-text = 다시 하기
keys-language = Ctrl+1, 2, 3
keys-language-text = 일본어, 한국어, 영어
keys-cycle = F6
keys-cycle-text = 다음 언어
keys-peek = F8 또는 `를 누르는 동안
keys-peek-text = 함께 볼 언어를 들여다보기
keys-ruby = F7
keys-ruby-text = 한자 읽는 법: 항상, 안 함, 모르는 말에만
keys-zoom = Ctrl++, Ctrl+-, Ctrl+0
keys-zoom-text = 크게, 작게, 원래 크기
keys-fullscreen = F11
keys-fullscreen-text = 전체 화면
keys-picture = Ctrl+Shift+C, Ctrl+Shift+P
keys-picture-text = 테이블 그림 복사, 저장
keys-sound = Ctrl+Shift+S
keys-sound-text = 소리 끄기, 켜기
keys-save = Ctrl+S, Ctrl+O
keys-save-text = 결투 저장, 열기
keys-home = Ctrl+H, F1
keys-home-text = 첫 화면, 이 설명
keys-study = Ctrl+M
keys-study-text = 나의 단어장
