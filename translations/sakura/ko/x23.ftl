# 추가 규칙 §23의 텍스트: 조준. 구는 마침표 없이 쓴다.

aim-to-distance = 당신의 { -aim }{ JOSA("을/를") } { -current-distance }{ JOSA("과/와") } 같은 값으로 한다
aim-to-none = 당신의 { -aim }{ JOSA("이/가") } 『{ -aim-none }』이 된다
aim-shifts = 당신의 { -aim }{ JOSA("이/가") } { $by }만큼 변한다
next-attack-if = { $sentence }(단, { $condition }{ JOSA("일/일/을") } 때만)
condition-has-aim = 당신의 { -aim }{ JOSA("이/가") } 정해져 있다
condition-aim-matches = { TERM("aim-matches", "조준이 맞았다") }
condition-aim-in-range = 대응한 《{ -attack-object }》의 { -range }에 당신의 { -aim }{ JOSA("이/가") } 들어 있다
condition-attacked = 당신이 이번 턴에 《{ -attack-object }》을 했다
back-outside = 이 효과로 { -outside }에서 사용한 카드는 어디로 옮겨지든 대신 뒷면으로 { -outside }{ JOSA("으로/로") } 돌아간다(선택하지 않은 상태로 돌아간다)
card-unchosen-or-covered =
    { $whose ->
       *[any] 안전구축에서 선택하지 않은 다른 { -megami }의 것이나 당신의 { -cover }에 있는 { $card }
    }
seal-answered = 그 《{ -attack-object }》의 카드를 이 카드 아래에 { TERM("seal", "봉인") }한다
