# 게임 덱을 고르고, 짜고, 저장하기.

hololive-choose-title = { -hololive-game-deck } 고르기
hololive-choose-window = { -hololive-game-deck } 고르기 — { app-name }
hololive-choose-note = 각자 덱을 하나 고르거나 직접 짭니다. 같은 덱이어도 됩니다.{ $open ->
        [yes] {" "}{ -hololive-game-deck }은 서로 보여 주는 것이므로(§6.2.1.1) 여기서는 아무것도 가리지 않습니다. 시작하기 전까지는 둘 다 다시 고를 수 있습니다.
       *[no] {""}
    }
hololive-choose-hint = 화살표나 클릭으로 덱을 고릅니다. 덱의 카드는 아래에 있습니다.
hololive-computer-deck = 컴퓨터는 자신의 덱을 씁니다. 어떤 덱인지는 대전 중에 알게 됩니다.
hololive-deck-list = 고를 수 있는 덱
hololive-deck-cards = 이 덱의 카드
hololive-deck-of = { $player }: { $deck }
hololive-deck-named = { $name }
hololive-deck-built = 방금 짠 덱
hololive-deck-last = 지난 대전의 덱
hololive-deck-unfinished = 아직 완성되지 않음
hololive-deck-empty = 아직 카드가 없음
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-copies = { $count }장
hololive-build-from = 짜기…
hololive-build-from-tip = 이 덱을 바탕으로 덱을 짭니다
hololive-begins = { -hololive-first-player }
hololive-begins-by = { $how ->
    [drawn] 무작위로 뽑힌 사람이 정함
    [first] 플레이어 1
   *[second] 플레이어 2
}
hololive-begin = 대전 시작
hololive-code-trouble = { $code ->
    [shape] 복사한 글은 덱 코드가 아닙니다. 처음부터 붙임표 뒤의 네 글자까지 코드 전체를 복사해 다시 붙여 넣으세요.
    [check] 덱 코드에 틀린 곳이 있습니다. 손으로 입력하지 말고 원래 있던 곳에서 다시 복사하세요.
    [game] 다른 게임의 덱 코드입니다(‘{ $part }’{ JOSA("으로/로") } 시작합니다). 그 게임의 덱 화면에 붙여 넣으세요.
    [version] 이 프로그램의 새 버전에서 만든 덱 코드입니다({ $part }). 읽으려면 그 버전을 설치하세요.
    [unknown] 덱 코드에 { $part }{ JOSA("이/가") } 있지만 이 버전에는 그 번호의 카드가 없습니다. 코드를 만든 곳에서 그 카드를 빼고 다시 복사하세요.
   *[cards] 덱 코드의 ‘{ $part }’ 부분을 읽을 수 없습니다. 원래 있던 곳에서 다시 복사하세요.
}

## 짜기

hololive-deck-new = 새 덱
hololive-build-window = { -hololive-game-deck } 짜기 — { app-name }
hololive-build-for = { $player }: { -hololive-game-deck } 짜기
hololive-build-new = 새 { -hololive-game-deck }
hololive-build-on = { $name }
hololive-build-done = 이 덱으로 하기
hololive-build-keep-done = 저장하고 돌아가기
hololive-build-back = 돌아가기
hololive-build-read = 카드 읽기
hololive-build-read-tip = 덱 자리에 카드를 크게 보여 주고, 다시 누르면 덱으로 돌아갑니다
hololive-build-undo = 되돌리기
hololive-build-undo-tip = 마지막 변경을 되돌립니다(Ctrl+Z)
hololive-build-redo = 다시 하기
hololive-build-redo-tip = 되돌린 변경을 다시 합니다
hololive-build-ready = 완성된 덱
hololive-build-ready-tip = 완성된 덱의 카드로 시작합니다
hololive-build-kept = 저장한 덱
hololive-build-kept-tip = 저장한 덱의 카드로 시작합니다
hololive-build-none-kept = 저장한 덱이 아직 없습니다
hololive-build-keep = 저장…
hololive-build-keep-tip = 덱에 이름을 붙여 저장합니다. 미완성이어도 됩니다
hololive-build-copy = 코드 복사
hololive-build-copy-tip = 덱을 짧은 글로 복사합니다
hololive-build-paste = 코드 붙여넣기
hololive-build-paste-tip = 복사한 덱 코드의 카드를 가져옵니다
hololive-build-clear = 비우기
hololive-build-clear-tip = 카드를 모두 뺍니다
hololive-build-brought = { $deck }의 카드로 바꿨습니다. 되돌리기로 이전 카드로 돌아갑니다.
hololive-build-pasted = 코드의 카드로 바꿨습니다. 되돌리기로 이전 카드로 돌아갑니다.
hololive-left = { $part ->
    [oshi] { -hololive-oshi }
    [deck] { -hololive-deck } { $count }장
   *[cheer] { -hololive-cheer-deck } { $count }장
}
hololive-build-left = 남은 것: { $what }. 카드를 클릭하거나 끌거나 Enter로 넣습니다.
hololive-build-whole = { -hololive-game-deck }{ JOSA("이/가") } 완성되었습니다.
hololive-chosen-of = { $most }장 중 { $count }장 선택
hololive-chosen = { $count }장 선택
hololive-leave-title = 덱을 저장하지 않고 돌아갈까요?
hololive-leave-text = 여기서 다른 덱을 짜면 저장한 뒤의 변경은 사라집니다.
hololive-leave = 돌아가기

hololive-search = 카드 찾기
hololive-search-hint = 이름·번호·태그·글(어느 언어로든)
hololive-found = { $all }장 중 { $count }장
hololive-filter-none = 모두 보기
hololive-filter = { $what ->
    [kind] 모든 종류
    [colour] 모든 색
    [level] 모든 레벨
    [tag] 모든 태그
   *[set] 모든 세트
}
hololive-filter-value = { $what }
hololive-filter-kind = 카드 종류
hololive-filter-colour = 색
hololive-filter-level = { -hololive-bloom-level }
hololive-filter-tag = 태그
hololive-filter-set = 카드 세트
hololive-pool-cards = 고를 수 있는 카드

hololive-deck-oshi = 덱의 { -hololive-oshi }
hololive-deck-deck = { -hololive-deck }의 카드
hololive-deck-cheer = { -hololive-cheer-deck }의 카드
hololive-count-oshi = 오시 { $count }/{ $size }
hololive-count-deck = { -hololive-deck } { $count }/{ $size }
hololive-count-cheer = { -hololive-cheer-deck } { $count }/{ $size }
hololive-curve = { -hololive-deck }: { $rows }
hololive-curve-row = { $what }
hololive-curve-said = { $row }({ $colours })

## 저장한 덱

hololive-decks-new = 새 덱
hololive-decks-edit = 이어서 짜기…
hololive-decks-none = 저장한 덱이 없습니다. 새로 짜거나 코드에서 가져올 수 있습니다.
hololive-decks-unreadable = 이 버전에서 읽을 수 없는 코드입니다: { $code }
hololive-decks-wrong = 미완성: { $what }
