# 게임 덱을 고르고, 짜고, 저장하기.

hololive-choose-title = { -hololive-game-deck } 고르기
hololive-choose-window = { -hololive-game-deck } 고르기 — { app-name }
hololive-choose-note = 각자 덱을 하나 고르거나 직접 짭니다. 같은 덱이어도 됩니다.
hololive-choose-hint = 화살표나 클릭으로 덱을 고릅니다. 덱의 카드는 아래에 있습니다.
hololive-computer-deck = 컴퓨터는 자기 덱을 씁니다. 어떤 덱인지는 대전 중에 알게 됩니다.
hololive-deck-list = 고를 수 있는 덱
hololive-deck-cards = 이 덱의 카드
hololive-deck-of = { $player }: { $deck }
hololive-deck-named = { $name }
hololive-deck-built = 방금 짠 덱
hololive-deck-unfinished = 아직 완성되지 않음
hololive-deck-empty = 아직 카드가 없음
hololive-deck-line = { $counts }
hololive-deck-count = { $what } { $count }
hololive-copies = { $count }장
hololive-build-from = 짜기…
hololive-build-from-tip = 이 덱을 바탕으로 덱을 짭니다
hololive-begins = 선공
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
