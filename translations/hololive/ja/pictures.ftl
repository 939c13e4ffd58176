# 場のカードについて説明欄が言うことと、決着のあとに語ること。

hololive-state =
    { $state ->
       *[rest] { TERM("hololive-rest", "お休み中") }
    }
hololive-hp-left = { -hololive-hp } { $left }/{ $hp }
hololive-counted = { $what }{ $count }
hololive-has-cheer = { -hololive-cheer }：{ $cheer }
hololive-has-support = { -hololive-support }：{ $cards }
hololive-has-stack = { -hololive-stack }：{ $cards }

## アーツを今使ったら

hololive-arts-now =
    今の「{ $arts }」：{ -hololive-damage }{ $damage }{ $usable ->
        [yes] {""}
       *[no] （このままでは使えない）
    }
hololive-arts-cost = 今必要な{ -hololive-cheer }：{ $cost }
hololive-arts-aimed = 対象：{ $targets }
hololive-arts-at = { $card } { $damage }

## 決着のあとに語ること

hololive-tale-life = { -hololive-life }
hololive-tale-arts = 使った{ -hololive-arts }
hololive-tale-damage = 与えた{ -hololive-damage }
hololive-tale-downed = { -hololive-down }させた{ -hololive-holomem }
hololive-tale-skills = 使った{ -hololive-oshi-skill }
hololive-tale-cheer = 送った{ -hololive-cheer }
