# 읽고 있는 곳에서 단어장에 담는 말.

mine-stage =
    { $stage ->
        [new] ○ 새 단어
        [learning] ◐ 익히는 중
       *[known] ● 익힌 단어
    }
mine-add-key = ＋ 단어장에 추가(A)
mine-off-key = { mine-stage }(A로 빼기)
mine-add = ＋ ‘{ $word }’ 단어장에 추가
mine-off = { mine-stage }: ‘{ $word }’ 단어장에서 빼기
mine-add-all = ＋ { $count }개 모두 단어장에 추가
mine-write = ＋ ‘{ $word }’{ JOSA("을/를") } 내 단어로 쓰기…
mine-line-words = 이 줄의 단어
mine-added-word = ‘{ $word }’{ JOSA("을/를") } 단어장에 추가했습니다.
mine-added = { $count }개를 단어장에 추가했습니다.
mine-taken-off-word = ‘{ $word }’{ JOSA("을/를") } 단어장에서 뺐습니다. 다시 추가하면 익힌 정도도 그대로 돌아옵니다.
mine-taken-off = { $count }개를 단어장에서 뺐습니다. 다시 추가하면 익힌 정도도 그대로 돌아옵니다.
mine-none = 이 줄에는 단어장에 추가할 말이 없습니다.
mine-copy = 복사
mine-copy-line = 이 줄 복사

## 결투가 끝난 뒤

mine-met = 새 단어 { $count }개 추가
mine-met-detail = 이 결투의 기록에 나왔고 아직 단어장에 없는 말
mine-met-choose = 고르기…
mine-met-taken = 단어 { $count }개를 추가했습니다: 되돌리기
mine-met-taken-detail = ‘{ home-study }’에서 익힐 수 있습니다

## 첫 화면에서

home-study-due = { home-study } · 오늘 { $count }개

## 키 목록에서

keys-walk = ←, →
keys-walk-text = 카드 설명과 용어 항목에서 다음 말과 앞의 말로 가기
keys-mine = A
keys-mine-text = 가리키는 말을 단어장에 추가하거나 빼기(오른쪽 버튼이나 Shift+F10 메뉴로도 가능)
keys-copy = Ctrl+C
keys-copy-text = 마우스로 끌어 고른 글자나 줄 전체를 복사하기
