# 追加ルール§6：金床、その複製、選んでから使うカード。

copy-of-card-in = このカードは{ $area }にあるカードの{ -copy }である。ただし{ -name }と{ -user }は変わらず、この効果も失われない
amount-crystals-in =
    { $whose ->
       *[any] { $area }にある{ -sakura-token }{ counted-number }
    }
shielded-in = このカードが{ $area }にある間、相手の効果では{ -unselectable }
never-sealed = このカードは{ TERM("seal", "封印") }されない
returns-only-from = このカードは{ $area }にない限り、{ -rebuild }のほかに{ -deck }や{ -hand }へ戻る方法がない
use-different = 互いに名前の異なる{ $cards }を選び、好きな順番に使う
where-y = Yは{ $amount }
