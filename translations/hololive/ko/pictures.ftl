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

## 아츠를 지금 쓴다면

hololive-arts-now =
    지금의 「{ $arts }」: { -hololive-damage } { $damage }{ $usable ->
        [yes] {""}
       *[no] {" "}(이대로는 쓸 수 없음)
    }
hololive-arts-cost = 지금 필요한 { -hololive-cheer }: { $cost }
hololive-arts-aimed = 대상: { $targets }
hololive-arts-at = { $card } { $damage }

## 승부가 난 뒤에 들려주는 것

hololive-tale-life = { -hololive-life }
hololive-tale-arts = 사용한 { -hololive-arts }
hololive-tale-damage = 준 { -hololive-damage }
hololive-tale-downed = { -hololive-down }시킨 { -hololive-holomem }
hololive-tale-skills = 사용한 { -hololive-oshi-skill }
hololive-tale-cheer = 보낸 { -hololive-cheer }
