# 단어에 직접 적는 것: 메모, 태그, 별, 뜻. 직접 만든 단어와 예문.

study-kind-own = 내 단어
study-kind-sentence = 내 예문
study-ask-turn = { $language }로는 무엇일까요? 떠올린 다음 뒤집어 보세요.
