# 단어에 직접 적는 것: 메모, 태그, 별, 뜻. 직접 만든 단어와 예문.

## 종류

study-kind-own = 내 단어
study-kind-sentence = 내 예문
study-origin-own = 직접 씀
study-source-own = 내가 쓴 말

## 목록에서

study-column-star = ★
study-column-tags = 태그
study-column-added = 추가한 날
study-column-lapses = 잊은 횟수
own-column-star = 별
own-date = { $year }. { $month }. { $day }.
own-added-tip = { $date }({ $origin })
own-lapses-tip = 익힌 뒤에 { $count }번 잊었습니다.
study-pick-tag = 태그로 고르기
study-any-tag = 모든 태그
own-tag-none = 태그 없음
own-starred-only = 별을 단 단어만
own-edit = 편집…(E)
own-edit-tip = 메모·태그·별·뜻을 적습니다. 내 단어는 모두 고칠 수 있습니다.
own-star = ★(S)
own-star-tip = 고른 단어에 별을 달거나 뗍니다.
own-more = 더 보기
own-more-tip = 태그, 예문, 정렬, 되돌리기. 오른쪽 버튼으로도 열립니다.
own-tag-chosen = 고른 단어의 태그…(T)
own-new-word = 새 단어…(N)
own-new-sentence = 새 예문…(M)
own-sentence-here = 이 단어의 예문 쓰기…
own-delete = 내 단어 삭제…
own-undo = 되돌리기(Ctrl+Z)
own-undo-act = 되돌리기: { $act }(Ctrl+Z)
own-order = 정렬
own-order-none = 추가한 순서(최근 것부터)
own-order-column = { $column }
own-order-down = { $column }(거꾸로)

## 쓰기

own-title-word = 내 단어
own-title-sentence = 내 예문
own-title-entry = ‘{ $word }’ 메모
own-title-tags = 단어 { $count }개의 태그
own-reading = 읽기(가나)
own-reading-hint = 위에 ‘上限[じょうげん]’처럼 써도 됩니다
own-sound = 소리(로마자)
own-about = 속한 단어
own-about-hint = 어느 언어로든 찾을 수 있고, 비워 두어도 됩니다
own-meaning = 뜻({ $language })
own-meaning-hint = 내 말로
own-instead = 내가 쓴 뜻만 보이기
own-instead-tip = 끄면 프로그램의 뜻 위에 함께 보입니다.
own-revert = 원래 뜻으로
own-revert-tip = 내가 쓴 뜻을 지우고 프로그램의 뜻만 보입니다.
own-tags = 태그
own-tags-hint = 쉼표로 나눕니다
own-tags-add = 달기
own-tags-take = 떼기
own-star-word = 별
own-note = 메모
own-save = 저장
own-needs-two = 단어는 적어도 두 언어로 쓰세요.
own-needs-one = 예문을 적어도 한 언어로 쓰세요.
own-untranslated = 예문은 두 언어로 쓰여 있어야 문제로 나옵니다.
own-too-long = 너무 길어서 저장할 수 없습니다.
own-delete-yes = 삭제
own-delete-title = 내가 쓴 것을 삭제할까요?
own-delete-text = 내 단어와 예문 { $count }개를 메모, 익힌 정도와 함께 삭제합니다. 목록에서 Ctrl+Z로 되돌릴 수 있습니다.

## 한 일

own-done = { $act }: 마쳤습니다. Ctrl+Z로 되돌릴 수 있습니다.
own-undone = 되돌렸습니다: { $act }
own-nothing-undone = 되돌릴 것이 없습니다.
own-act-star = 별 바꾸기
own-act-tags = 태그 바꾸기
own-act-edit = ‘{ $word }’ 편집
own-act-new = ‘{ $word }’ 추가
own-act-delete = { $count }개 삭제
own-act-remove = 단어 { $count }개 목록에서 빼기
own-act-known = 단어 { $count }개를 아는 단어로 추가
own-act-aside = 단어 { $count }개 묻는 방식 바꾸기

## 단어 칸에서

own-said-meaning = 내가 쓴 뜻
own-said-note = 메모
own-said-tags = 태그: { $tags }
own-said-sentences = 내 예문
own-said-about = 속한 단어

## 추가

own-hint-add = 직접 쓴 단어와 예문도 다른 단어처럼 문제로 나옵니다.
own-none = 직접 쓴 말이 아직 없습니다. ‘{ own-new-word }’부터 시작하세요.

## 문제

study-ask-turn = { $language }로는 무엇일까요? 떠올린 다음 뒤집어 보세요.
study-turn-over = 뒤집기(스페이스)
study-turned = 얼마나 기억하고 있었습니까?

## 룰북에서

mine-add-sentence = ＋ 이 문장을 단어장에 추가
mine-off-sentence = { mine-stage }: 이 문장을 단어장에서 빼기
mine-added-sentence = 문장을 단어장에 추가했습니다.
mine-taken-off-sentence = 문장을 단어장에서 뺐습니다. 다시 추가하면 익힌 정도도 그대로 돌아옵니다.

## 키 목록에서

keys-listed = S, T, E, N, M, K
keys-listed-text = 단어 목록에서: 별, 태그, 편집, 새 단어, 새 예문, 아는 단어로 하기
