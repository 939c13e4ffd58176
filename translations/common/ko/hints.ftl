# 조언: 그 수의 뒤에 어떻게 되는가. 수는 내다본 것의 평균.

why-only = 달리 할 수 있는 것이 없습니다.
why-seldom = 내다본 수가 적어 까닭을 말할 수 없습니다.
why-even = 내다본 바로는 다른 수와 거의 차이가 없습니다.
why-risk = 위험: { $risk }
why-both = { $gain } 위험: { $risk }
