# 추가 룰 §6: 모루, 그 복제, 고른 뒤에 사용하는 카드.

copy-of-card-in = 이 카드는 { $area }에 있는 카드의 { -copy }이다. 다만 { -name }과 { -user }는 바뀌지 않고, 이 효과도 잃지 않는다
amount-crystals-in =
    { $whose ->
       *[any] { $area }에 있는 { -sakura-token }{ counted-number }
    }
shielded-in = 이 카드가 { $area }에 있는 동안 상대의 효과로는 { -unselectable }
never-sealed = 이 카드는 { TERM("seal", "봉인") }되지 않는다
returns-only-from = 이 카드는 { $area }에 있지 않는 한, { -rebuild } 말고는 { -deck }이나 { -hand }로 돌아가지 않는다
use-different = 서로 이름이 다른 { $cards } 골라 원하는 순서로 사용한다
where-y = Y는 { $amount }
