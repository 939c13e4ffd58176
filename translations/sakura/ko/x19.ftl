# 추가 룰 §19의 텍스트: 서약칸, 금기 게이지, 카드 해결의 치환. 구는 문장 끝의 마침표 없이 쓴다.

oath = (+{ $by }) { $text }
prompt-swear = { $card }의 { -oath-frame }{ JOSA("을/를") } 고르겠습니까? 고른 칸은 이번 사용에서 텍스트로 작용하고, 그 수만큼 { -taboo-gauge }{ JOSA("이/가") } 올라갑니다.
line-text-added = { $who }{ JOSA("은/는") } { $card }의 { -oath-frame }{ JOSA("을/를") } 골랐다: { $text }
card-of-answered-megami = { $who ->
    [me] 당신이
   *[opponent] 상대가
} 대응한 《{ -attack-object }》을 한 여신의 { $card }
card-of-that-megami = 그 여신의 { $card }
card-answering-this = 이 《{ -attack-object }》에 대응한 { $card }
attack-of-subtype = { $subtype }의 { $attack }
additional-cards-next =
    { $who ->
        [me] 당신은 { $card }{ JOSA("을/를") } 다음에 사용할 때, { -additional-cost }으로 { -hand }의 { $paid } { $count }장을 { $area }{ JOSA("으로/로") } 만들어야 한다
       *[opponent] 상대는 { $card }{ JOSA("을/를") } 다음에 사용할 때, { -additional-cost }으로 { -hand }의 { $paid } { $count }장을 { $area }{ JOSA("으로/로") } 만들어야 한다
    }
instead-there = { $away }{ JOSA("으로/로") } 옮겨질 { -sakura-token }은 대신 { $target }{ JOSA("으로/로") } 옮겨진다. 그렇게 했다면, 이 카드 위에서 { -sakura-token } { $spends }개를 { -shadow }{ JOSA("으로/로") } 보낸다
trigger-counter-multiple = 당신의 { $name }{ JOSA("이/가") } { $of }의 배수가 되었을
trigger-counter-least = 당신의 { $name }{ JOSA("이/가") } { $least } 이상이 되었을
