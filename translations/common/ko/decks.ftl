# Decks kept under names, of every game that has decks to be built.

decks-title = 저장한 덱
decks-hint = 코드는 짧은 문자열이며 어느 언어에서나 읽을 수 있습니다.
decks-copy = 코드 복사
decks-rename = 이름 바꾸기…
decks-remove = 삭제
decks-paste = 코드에서 불러오기
decks-remove-title = ‘{ $name }’{ JOSA("을/를") } 삭제할까요?
decks-remove-text = 코드를 복사해 두었다면 다시 불러올 수 있습니다.
deck-name-ask = 덱 이름
deck-name-taken = ‘{ $name }’{ JOSA("이라는/라는") } 이름의 덱이 이미 있습니다.
deck-kept = ‘{ $name }’{ JOSA("으로/로") } 저장했습니다.
deck-copied = 복사했습니다: { $code }
decks-duplicate = 복제
deck-replace-title = ‘{ $name }’{ JOSA("을/를") } 바꿀까요?
deck-replace-text = 이 이름의 덱이 이미 있습니다. 바꾸면, 코드를 복사해 두지 않은 한 되돌릴 수 없습니다.
deck-replace = 바꾸기

## 덱 고르기

deck-copies = { $count }장
deck-named = { $name }
deck-brief = { $deck }({ $about })
deck-cards = 이 덱의 카드
deck-list = 고를 수 있는 덱
deck-build-from = 짜기…
deck-build-from-tip = 이 덱을 바탕으로 덱을 짭니다
deck-unfinished = 아직 완성되지 않음
deck-built = 방금 짠 덱
deck-last = 지난 대전의 덱

## 덱 짜기

deck-build-done = 이 덱으로 하기
deck-build-keep-done = 저장하고 돌아가기
deck-build-back = 돌아가기
deck-build-read = 카드 읽기
deck-build-read-tip = 덱 자리에 카드를 크게 보여 주고, 다시 누르면 덱으로 돌아갑니다
deck-build-on = { $name }
deck-build-undo = 되돌리기
deck-build-undo-tip = 마지막 변경을 되돌립니다(Ctrl+Z)
deck-build-redo = 다시 하기
deck-build-redo-tip = 되돌린 변경을 다시 합니다
deck-build-ready = 준비된 덱
deck-build-ready-tip = 준비된 덱의 카드로 시작합니다
deck-build-kept = 저장한 덱
deck-build-kept-tip = 저장한 덱의 카드로 시작합니다
deck-build-keep = 저장…
deck-build-keep-tip = 덱에 이름을 붙여 저장합니다. 미완성이어도 됩니다
deck-build-copy = 코드 복사
deck-build-copy-tip = 덱을 짧은 글로 복사합니다
deck-build-paste = 코드 붙여넣기
deck-build-paste-tip = 복사한 덱 코드의 카드를 가져옵니다
deck-build-clear = 비우기
deck-build-clear-tip = 카드를 모두 뺍니다
deck-build-none-kept = 저장한 덱이 아직 없습니다
deck-build-brought = { $deck }의 카드로 바꿨습니다. 되돌리기로 이전 카드로 돌아갑니다.
deck-build-pasted = 코드의 카드로 바꿨습니다. 되돌리기로 이전 카드로 돌아갑니다.
deck-build-left = 남은 것: { $what }. 카드를 클릭하거나 끌거나 Enter로 넣습니다.
deck-chosen-of = { $most }장 중 { $count }장 선택
deck-chosen = { $count }장 선택
deck-leave-title = 덱을 저장하지 않고 돌아갈까요?
deck-leave-text = 여기서 다른 덱을 짜면 저장한 뒤의 변경은 사라집니다.
deck-leave = 돌아가기
deck-new = 새 덱

## 카드 찾기

deck-search = 카드 찾기
deck-found = { $all }장 중 { $count }장
deck-filter-none = 모두 보기
deck-filter-value = { $what }
deck-pool-cards = 고를 수 있는 카드

## 짠 덱

decks-new = 새 덱
decks-edit = 이어서 짜기…
decks-none-built = 저장한 덱이 없습니다. 새로 짜거나 코드에서 가져올 수 있습니다.
decks-wrong = 미완성: { $what }
decks-code-trouble = { $code ->
    [shape] 복사한 글은 덱 코드가 아닙니다. 처음부터 붙임표 뒤의 네 글자까지 코드 전체를 복사해 다시 붙여 넣으세요.
    [check] 덱 코드에 틀린 곳이 있습니다. 손으로 입력하지 말고 원래 있던 곳에서 다시 복사하세요.
    [game] 다른 게임의 덱 코드입니다(‘{ $part }’{ JOSA("으로/로") } 시작합니다). 그 게임의 덱 화면에 붙여 넣으세요.
    [version] 이 프로그램의 새 버전에서 만든 덱 코드입니다({ $part }). 읽으려면 그 버전을 설치하세요.
    [unknown] 덱 코드에 { $part }{ JOSA("이/가") } 있지만 이 버전에는 그 번호의 카드가 없습니다. 코드를 만든 곳에서 그 카드를 빼고 다시 복사하세요.
   *[cards] 덱 코드의 ‘{ $part }’ 부분을 읽을 수 없습니다. 원래 있던 곳에서 다시 복사하세요.
}
decks-unreadable = 이 버전에서는 읽을 수 없는 코드입니다: { $code }

## 서로 보여 준 것

lists-title = 두 사람의 덱
lists-note = 시작하기 전에 서로 보여 준 카드입니다.
lists-of = { $player }: { $count }장
lists-close = 닫기
board-lists = 두 사람의 덱(F3)
menu-lists = 두 사람의 덱(&B)
keys-lists = F3
keys-lists-text = 두 사람의 덱(서로 보여 주기로 정해진 게임에서)
