# Decks kept under names, of every game that has decks to be built.

decks-title = 보관한 덱
decks-hint = 코드는 짧은 문자열이며 어느 언어에서나 읽을 수 있습니다.
decks-copy = 코드 복사
decks-rename = 이름 바꾸기…
decks-remove = 삭제
decks-paste = 코드에서 불러오기
decks-remove-title = ‘{ $name }’{ JOSA("을/를") } 삭제할까요?
decks-remove-text = 코드를 복사해 두었다면 다시 불러올 수 있습니다.
deck-name-ask = 덱 이름
deck-name-taken = ‘{ $name }’{ JOSA("이라는/라는") } 이름의 덱이 이미 있습니다.
deck-kept = ‘{ $name }’{ JOSA("으로/로") } 보관했습니다.
deck-copied = 복사했습니다: { $code }
decks-duplicate = 복제
deck-replace-title = ‘{ $name }’{ JOSA("을/를") } 바꿀까요?
deck-replace-text = 이 이름의 덱이 이미 있습니다. 바꾸면, 코드를 복사해 두지 않은 한 되돌릴 수 없습니다.
deck-replace = 바꾸기
