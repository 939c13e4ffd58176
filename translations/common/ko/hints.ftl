# 조언: 그 수의 뒤에 어떻게 되는가. 수는 내다본 것의 평균.

why-only = 달리 할 수 있는 것이 없습니다.
why-seldom = 내다본 수가 적어 까닭을 말할 수 없습니다.
why-even = 내다본 바로는 다른 수와 거의 차이가 없습니다.
why-risk = 위험: { $risk }
why-both = { $gain } 위험: { $risk }

## 판 위의 조언

hint-title = 조언
hint-looking = 앞을 내다보는 중…
hint-failed = 조언을 찾지 못했습니다.
hint-chance = { $chance }%
hint-row = { $answer }: { $chance }%
hint-take = 이 수를 두기
hint-close = 닫기
hint-nothing = 아무것도 고르지 않기
hint-several = { $answers }
board-hint = 조언: 지금 가장 좋은 수 (F4)
menu-hint = 조언(&I)
keys-hint = F4
keys-hint-text = 조언: 지금 가장 좋은 수와 이길 가망, 그 까닭
