# 추가 규칙 §13의 텍스트: 동결. 구는 마침표 없이 쓴다.

freeze =
    { $who ->
        [me] 당신은 { $times }번 { TERM("freeze", "동결") }한다
       *[opponent] 상대는 { $times }번 { TERM("freeze", "동결") }한다
    }
freeze-until-full =
    { $who ->
        [me] 당신은 { -aura }의 빈 자리가 없어질 때까지 { TERM("freeze", "동결") }한다
       *[opponent] 상대는 { -aura }의 빈 자리가 없어질 때까지 { TERM("freeze", "동결") }한다
    }
takes-token-instead = { TERM("frozen", "동결된") } 플레이어의 { $action }{ JOSA("은/는") }, 결정을 움직이는 대신 자신의 { -aura }에서 { -freeze-token } 하나를 치운다
amount-frozen =
    { $whose ->
        [me] 당신의 { -aura }에 있는 { -freeze-token }{ counted-number }
       *[opponent] 상대의 { -aura }에 있는 { -freeze-token }{ counted-number }
    }
amount-aura-room =
    { $whose ->
        [me] 당신의 { -aura }의 빈 자리
       *[opponent] 상대의 { -aura }의 빈 자리
    }
condition-aura-full =
    { $whose ->
        [me] 당신의 { -aura }에 빈 자리가 없다
       *[opponent] 상대의 { -aura }에 빈 자리가 없다
    }
trigger-aura-filled = 빈 자리가 있던 상대의 { -aura }에 빈 자리가 없어졌을
may-use-this-given = 다음 변경을 더하여 이 카드를 사용해도 된다(사용의 지불은 한다): { $what }
