# 읽어 주기: 시스템의 목소리로 듣는 말과 문장.

aloud-hear = ♪ 듣기
aloud-hear-key = ♪ 듣기(V)
aloud-hear-in = ♪ { $language } 듣기
aloud-hear-word = ♪ ‘{ $word }’ 듣기
aloud-hear-line = ♪ 이 줄 듣기({ $language })

## 기호를 읽는 법

aloud-to = 에서
aloud-plus = 플러스
aloud-minus = 마이너스
aloud-none = 없음

## 단어장에서

study-listen = 듣기(V)
study-ear = ♪ 다시 듣기(V)
study-ask-listen = 방금 들은 말은 { $language }로 어느 것입니까?

## 설정에서

settings-group-aloud = 읽어 주기
settings-aloud-ja = 일본어
settings-aloud-ko = 한국어
settings-aloud-en = 영어
settings-aloud-demand = 누를 때만
settings-aloud-auto = 답한 뒤에도 자동으로
settings-aloud-off = 읽어 주지 않음
settings-aloud-volume = 목소리 크기
settings-aloud-speed = 목소리 빠르기
settings-aloud-voiceless = 이 시스템에는 { $languages } 목소리가 없어 읽어 주지 않습니다.
settings-study-listen = 듣기 문제도 내기
settings-study-listen-note = 배우는 언어의 말을 귀로만 듣고 답합니다.
settings-facts-second = 카드의 종류와 수치도 두 언어로 보이기
settings-speaks = 쓰는 언어
settings-speaks-none = 시스템 설정에 맞춤
settings-learns = 배우는 언어
settings-learns-none = 없음
settings-learns-note = 한자 읽는 법, 함께 볼 언어, 단어장의 방향은 직접 고르기 전까지 이 두 가지를 따릅니다.

## 첫 화면에서

home-learns-question = 환영합니다. 어느 언어를 쓰고, 어느 언어를 배웁니까?
home-learns-done = 이대로 시작

## 키 목록에서

keys-aloud = V
keys-aloud-text = 가리키는 말이나 줄을 시스템의 목소리로 듣기(목소리가 있을 때만)
