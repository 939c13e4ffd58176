# 추가 룰 §10의 텍스트: 게이지, 대전 상태, 폭풍의 힘. 구는 문장 끝의 마침표 없이 쓴다.

raise-either = { $names }{ JOSA("을/를") } { $by } 올린다
option-gauge = { $name } +{ $by }
double-gauge = { $name }{ JOSA("을/를") } 2배로 한다
power = { $name } -{ $by }: { $step }
power-sheet = { -storm-power }의 목록. 내리는 게이지와 그 값으로 정해진다:{ "\u000A" }{ $powers }
use-powers =
    { $twice ->
        [no] { TERM("use-storm", "서로 다른 폭풍의 힘을") } { $times }번까지 사용해도 된다
       *[yes] { TERM("use-storm", "폭풍의 힘을 사용해도") } 된다
    }
condition-chose-standard = 당신이 { -standard-action }{ JOSA("을/를") } 골랐다
charges-cards = 당신이 사용한 { $megami } 이외의 카드는 { -charge }가 된다. 당신의 { -in-use }, { -discard }, { -enhancements }, { -specials }에서 벗어나거나 { -unused } 상태가 되면 원래대로 돌아간다
discharges = 당신은 사용할 때의 그 카드, { TERM("rebuild", "재구성") } 직전에 원하는 만큼의 카드, { -standard-action }의 하나로 카드 1장의 { TERM("discharge", "대전 상태를 해제해도") } 된다. 그때마다 자신의 게이지 하나를 골라 1 올린다
prompt-discharge = { TERM("discharge", "대전 상태를 해제할") } 카드를 고를 수 있습니다.
option-discharge = { $card }의 { TERM("discharge", "대전 상태를 해제") }: { $name } +1
cannot-charge =
    { $who ->
        [me] 당신이 사용한 카드는 { -charge }가 되지 않는다
       *[opponent] 상대가 사용한 카드는 { -charge }가 되지 않는다
    }
arrow-up-to = { $arrow }(더 적게 옮겨도 된다)
line-token-on = { $card }{ JOSA("이/가") } { $token }가 되었다.
line-token-off = { $card }{ JOSA("은/는") } 이제 { $token }가 아니다.
