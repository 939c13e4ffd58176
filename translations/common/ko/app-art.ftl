# 카드 설명란의 말과, 글꼴이 없을 때의 안내.

art-fonts-missing-command = 이 컴퓨터에는 { $languages }{ JOSA("을/를") } 쓸 수 있는 글꼴이 없습니다. 터미널에서 다음을 실행한 뒤 다시 시작하세요: { $command }
art-fonts-missing-steps = 이 컴퓨터에는 { $languages }{ JOSA("을/를") } 쓸 수 있는 글꼴이 없습니다. 다음 순서로 설치한 뒤 다시 시작하세요: { $steps }
art-language-ja = 일본어
art-language-ko = 한국어

art-reader-name = 카드 설명
art-reader-empty = 카드를 가리키거나 Tab과 화살표 키로 고르면 여기에서 읽을 수 있습니다.
art-reader-hidden = 뒷면으로 놓인 카드입니다. 볼 수 없습니다.
art-reader-card = 카드 { $card }

art-card-kinds = { $kinds }
art-card-value = { $label }: { $value }
art-change-line = { $by }: { $change }
art-change = { $what } { $before } → { $after }
art-change-by = { $card }
art-change-by-rule = 규칙

art-popup-name = ‘{ $term }’의 뜻
art-term-section = 규칙 §{ $section }
art-term-heading = 규칙: { $heading }
