# 테이블의 카드에 대해 설명란이 말하는 것과, 승부가 난 뒤에 들려주는 것.

hololive-state =
    { $state ->
       *[rest] { TERM("hololive-rest", "휴식 중") }
    }
hololive-hp-left = { -hololive-hp } { $left }/{ $hp }
hololive-counted = { $what } { $count }
hololive-has-cheer = { -hololive-cheer }: { $cheer }
hololive-has-support = { -hololive-support }: { $cards }
hololive-has-stack = { -hololive-stack }: { $cards }

## 승부가 난 뒤에 들려주는 것

hololive-tale-life = { -hololive-life }
hololive-tale-arts = 사용한 { -hololive-arts }
hololive-tale-damage = 준 { -hololive-damage }
hololive-tale-downed = { -hololive-down }시킨 { -hololive-holomem }
hololive-tale-skills = 사용한 { -hololive-oshi-skill }
hololive-tale-cheer = 보낸 { -hololive-cheer }
