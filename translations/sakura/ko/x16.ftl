# 추가 규칙 §16의 텍스트: 병사와 병영, 직전 턴의 대응, 부동. 구절은 마침표 없이 쓴다.

do-conscript = { TERM("conscript", "징병") }을 1번 한다
join-barracks = { -extra }의 { $card }{ JOSA("와/과") } { -hand }의 카드 1장을 { -barracks }에 { -conscripted }{ JOSA("으로/로") } 놓는다
returns-home = 당신의 { $kind }{ JOSA("이/가") } { $home }, { -in-use }, { -enhancements }, { -sealed }, { -outside } 이외로 옮겨진다면, 대신 { $home }{ JOSA("으로/로") } 돌아와 { -unconscripted } 상태가 된다
place-barracks = { $who }의 { -barracks }({ -conscripted })
place-unconscripted = { $who }의 { -barracks }({ -unconscripted })
condition-reacted-last-turn = 당신이 직전 턴에 { -reaction }했다
condition-first-reaction = 이것이 이번 턴에 당신이 하는 첫 { -reaction }
condition-distance-unchanged = 이번 턴에 { -current-distance }{ JOSA("이/가") } 변하지 않았다
condition-no-attack-made =
    { $who ->
        [me] 이번 턴에 당신이 《{ -attack-object }》{ JOSA("을/를") } 하지 않았다
       *[opponent] 이번 턴에 상대가 《{ -attack-object }》{ JOSA("을/를") } 하지 않았다
    }
attack-neither =
    { $kind ->
        [special] { -special }도 { $subtype }도 아닌 { $attack }
       *[normal] { -normal }도 { $subtype }도 아닌 { $attack }
    }
attack-not-of-subtype = { $subtype }{ JOSA("이/가") } 아닌 { $attack }
attack-made-with = { $card }에 의한 { $attack }
attack-either = { $one } 또는 { $other }
treated-as = (이 카드는 { $megami }의 카드로 취급한다)
