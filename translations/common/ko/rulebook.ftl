# 연 규칙 문서: 읽거나 보관하지 못하는 까닭과 해결 방법.

rulebook-missing = { $name } 파일이 없습니다. 어디에 있는지 확인하세요.
rulebook-unreadable = { $name } 파일을 읽을 수 없습니다({ $detail }). 파일의 권한을 확인하세요.
rulebook-empty = { $name } 파일은 비어 있습니다.
rulebook-too-large = { $name } 파일은 규칙 문서보다 훨씬 큽니다. 올바른 파일을 고르세요.
rulebook-kind = { $name } 파일은 읽을 수 없습니다. 텍스트, Markdown, PDF 가운데 하나가 필요합니다.
rulebook-binary = { $name } 파일은 이름과 달리 텍스트가 아닙니다.
rulebook-encoding = { $name } 파일의 글자를 읽을 수 없습니다. UTF-8로 다시 저장해서 여세요.
rulebook-too-slow = { $name } 파일을 읽는 데 너무 오래 걸립니다. 규칙 문서와 같은 PDF가 아닙니다. 텍스트로 저장해서 여세요.
rulebook-stopped = { $name } 파일을 끝까지 읽지 않았습니다.
rulebook-pdf-damaged = PDF { $name } 파일이 손상되었습니다({ $detail }). 다시 받으세요.
rulebook-pdf-locked = PDF { $name } 파일에 암호가 걸려 있습니다. 암호 없는 사본을 저장해서 여세요.
rulebook-pdf-pictures = { $name } 파일의 쪽은 글자 없는 그림입니다. 글자가 든 PDF가 필요합니다.
rulebook-language = { $name } 파일은 일본어도 한국어도 아닙니다. 규칙 문서는 둘 중 하나로 되어 있습니다.
rulebook-not-rules = { $name } 파일은 이 게임의 통합 규칙이 아닙니다.
rulebook-cannot-keep = 보관용 { $name } 파일을 쓸 수 없습니다({ $detail }). 공간을 만들거나 쓰기를 허용하고 문서를 다시 여세요.
rulebook-copy-damaged = 보관한 { $name } 파일이 손상되었습니다. 문서를 다시 여세요. 손상된 것은 따로 남겨 둡니다.

## 규칙서로 가는 길

home-rulebook = 규칙서
home-rulebook-detail = 내 규칙 문서 읽기
menu-rulebook = 규칙서(&R)
keys-rulebook = Ctrl+B
keys-rulebook-text = 규칙서를 따로 열린 창에서 읽기. 거기서는 Ctrl+F로 찾고 F3으로 다음, Alt+←와 Alt+→로 오가기
rulebook-go = §{ $number }
rulebook-go-tip = 규칙의 { $section } 열기
rulebook-go-term = §{ $number } { $term }
rulebook-line = 이 줄에 나오는 규칙의 절

## 그 창

rulebook-window = 규칙서 — { app-name }
rulebook-empty-title = 아직 규칙 문서가 없습니다
rulebook-empty-needed = 공식 규칙 문서는 이 프로그램에 들어 있지 않습니다. 통합 규칙 파일을 가지고 계시면 여기서 한 번 여세요. 텍스트, Markdown, PDF를 읽을 수 있습니다.
rulebook-empty-languages = 일본어와 한국어 문서를 읽을 수 있습니다. 하나만 있어도 됩니다. 둘 다 있으면 절마다 나란히 놓입니다.
rulebook-empty-drop = 파일을 이 창에 끌어다 놓아도 됩니다.
rulebook-empty-kept = 사본은 { $path } 폴더에 보관합니다. 원래 파일은 건드리지 않습니다.
rulebook-wanted = 문서가 열리면 §{ $number } 부분을 표시합니다.
rulebook-open = 문서 열기…
rulebook-open-title = 규칙 문서 열기
rulebook-files = 규칙 문서
rulebook-stop = 멈추기
rulebook-reading =
    { $of ->
        [1] { $name } 읽는 중…
       *[other] { $name } 읽는 중({ $count }/{ $of })…
    }
rulebook-opened =
    { $language ->
        [ja] 일본어 문서를 열었습니다
       *[ko] 한국어 문서를 열었습니다
    }({ $count }개 절{ $mended ->
        [0] {""}
       *[other] , 번호가 어긋난 곳 { $mended }군데를 바로잡음
    }).
rulebook-half =
    { $language ->
        [ja] 일본어 문서만 있습니다. 한국어 문서도 열면 나란히 읽을 수 있습니다.
       *[ko] 한국어 문서만 있습니다. 일본어 문서도 열면 나란히 읽을 수 있습니다.
    }
rulebook-documents = 문서
rulebook-forget-ja = 일본어 문서 없애기
rulebook-forget-ko = 한국어 문서 없애기
rulebook-forget-title =
    { $language ->
        [ja] 일본어 문서를 없앨까요?
       *[ko] 한국어 문서를 없앨까요?
    }
rulebook-forget-text = 이 프로그램의 사본을 지웁니다. 원래 파일은 남아 있으며 다시 열 수 있습니다.
rulebook-forget-yes = 없애기
rulebook-document =
    { $language ->
        [ja] 일본어, { $edition }
       *[ko] 한국어, { $edition }
    }
rulebook-document-undated =
    { $language ->
        [ja] 일본어, 날짜 없음
       *[ko] 한국어, 날짜 없음
    }

## 읽기

rulebook-headings = 제목
rulebook-part-core = 핵심 규칙
rulebook-part-extra = 추가 규칙
rulebook-part-appendices = 부칙
rulebook-front = §1 앞부분
rulebook-chapter = 규칙 { $number }장
rulebook-game = 규칙을 보여 줄 게임
rulebook-view = 표시할 언어
rulebook-view-both = 둘 다
rulebook-view-ja = 일본어
rulebook-view-ko = 한국어
rulebook-only =
    { $have ->
        [ja] §{ $number }: 일본어 문서에만 있습니다.
       *[ko] §{ $number }: 한국어 문서에만 있습니다.
    }
rulebook-within = §{ $number } 안에 있을 수 있습니다.
rulebook-repair-renumbered = 문서에는 §{ $was }{ JOSA("이라고/라고") } 되어 있지만 그 번호는 두 번 쓰였습니다.
rulebook-repair-step-numbered = 문서에는 { $now }단계의 번호가 빠져 있습니다.
rulebook-repair-step-renumbered = 문서에는 { $now }단계의 번호가 { $was }{ JOSA("으로/로") } 되풀이되어 있습니다.
rulebook-instead = 가지고 있는 문서에 §{ $number } 항목이 없어 그것이 속하는 §{ $instead } 항목을 표시합니다.
rulebook-no-section = 가지고 있는 문서에 §{ $number } 항목이 없습니다.

## 찾기, 오가기

rulebook-find = 규칙에서 찾기
rulebook-find-tip = 단어 또는 절의 번호(Ctrl+F)
rulebook-count =
    { $count ->
        [0] 없음
       *[other] { $at ->
            [0] { $count }건
           *[other] { $at }/{ $count }건
        }
    }
rulebook-hits = 찾은 절
rulebook-hit = { $number } { $title }({ $count })
rulebook-back = 뒤로
rulebook-back-tip = 있던 곳으로 돌아가기(Alt+←)
rulebook-forth = 앞으로
rulebook-forth-tip = 돌아오기 전의 곳으로 가기(Alt+→)
rulebook-previous = 이전
rulebook-previous-tip = 이전에 찾은 곳(Shift+F3)
rulebook-next = 다음
rulebook-next-tip = 다음에 찾은 곳(F3)
rulebook-smaller = 작게
rulebook-smaller-tip = 글자를 작게(Ctrl+-)
rulebook-larger = 크게
rulebook-larger-tip = 글자를 크게(Ctrl++)
