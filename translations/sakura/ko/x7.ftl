# 추가 규칙 §7: 독과 그 카드들이 하는 다른 일. 카드의 글은 phrases.ftl처럼 마침표 없는 문장으로 쓴다.

## 카드의 글

card-one-of = { $names }
give = { $cards } 골라 { $where }
give-seen = 상대는 당신의 { $areas }{ JOSA("을/를") } 보고 { $card } { $count }장을 골라 { $where }
given-to-hand = 상대의 { -hand }에 더한다
given-to-deck-top = 상대의 { -deck } 위에 놓는다
return-this = 이 카드는 상대의 { $area }{ JOSA("으로/로") } 돌아간다
cannot-be-covered = { $card }{ JOSA("은/는") } { -cover }로 만들 수 없다
on-top-when-rebuilt = { -rebuild } 절차의 마지막에, { -deck }에 있는 { $cards }{ JOSA("을/를") } 무작위 순서로 그 위에 놓는다
attacks-cancelled = { $attack }{ JOSA("은/는") } { TERM("cancelled", "무효화") }된다
taken-back = 이 카드 위의 { -sakura-token }을 모두 { -shadow }로 옮기고, 이 카드를 { -unused } 상태로 되돌린다. 그 【{ -disenchant }】 효과는 해결하지 않는다
condition-did-no-basic =
    { $who ->
        [me] 이번 턴에 당신이 { -basic-action }을 하지 않았다
       *[opponent] 이번 턴에 상대가 { -basic-action }을 하지 않았다
    }
