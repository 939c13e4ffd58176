# 추가 룰 §4: 우산의 개폐, 면이 둘인 카드, 손패에서 공개하는 카드.

flip-umbrella =
    { $who ->
        [me] { -turn-umbrella }를 한다
       *[opponent] 상대는 { -turn-umbrella }를 한다
    }
condition-umbrella-open =
    { $whose ->
        [me] 당신의 { -umbrella }이 펼쳐져 있다
       *[opponent] 상대의 { -umbrella }이 펼쳐져 있다
    }
trigger-umbrella-turned =
    { $who ->
        [me] 당신이 { -turn-umbrella }를 했을
       *[opponent] 상대가 { -turn-umbrella }를 했을
    }
attack-of-megami = { $megami }의 { $attack }
change-range-all-sides = 카드의 두 면의 { -range }를 모두 갖는다
may-show-this = { $trigger } 때, { $area }에 있는 이 카드를 { -public }해도 된다
prompt-show = { $area }의 { $card }{ JOSA("을/를") } { -public }하겠습니까?
trigger-first-use =
    { $who ->
        [me] 당신이 자신의 턴 안에서 처음으로 { $card }{ JOSA("을/를") } 사용했을
       *[opponent] 상대가 상대 턴 안에서 처음으로 { $card }{ JOSA("을/를") } 사용했을
    }
condition-none-used-this-turn = 이번 턴에 당신이 { $card }{ JOSA("을/를") } 사용하지 않았다
place-crystals-x = { $source }의 { -sakura-token } X개를 { $target }에 놓는다(X: { $amount })
place-crystals = { $source }의 { -sakura-token } { $count }개를 { $target }에 놓는다
