# 카드 텍스트. 구는 마침표 없이 쓰고 줄이 마침표를 붙인다. $whose는 me(자신), opponent(상대), any(서로).

## Sorts of cards and holomem

hololive-noun =
    { $kind ->
        [support] { -hololive-support } 카드{ hololive-cards }
        [holomem] { -hololive-holomem }
        [oshi] { -hololive-oshi }
        [cheer] { -hololive-cheer }
        [item] { -hololive-item }
        [event] { -hololive-event }
        [staff] { -hololive-staff }
        [tool] { -hololive-tool }
        [mascot] { -hololive-mascot }
        [fan] { -hololive-fan }
       *[any] 카드
    }
hololive-cards =
    { $many ->
       *[other] { "" }
    }
hololive-either = { $cards }
hololive-named = 〈{ $name }〉
hololive-one = 1장을
hololive-just = { $count }장을
hololive-between = { $least }~{ $most }장을
hololive-it =
    { $many ->
       *[other] 그것
    }
hololive-any-number = 원하는 만큼
hololive-all-of-them = 모두
hololive-up-to = 최대 { $count }만큼
hololive-many =
    { $many ->
        [hololive-any-number] { JOSA("을/를") } { $many }
        [hololive-all-of-them] { JOSA("을/를") } { $many }
        [hololive-up-to] { JOSA("을/를") } { $many }
       *[other] { " " }{ $many }
    }
hololive-colour = { $colour }색
hololive-card-coloured = { $colour } { $card }
hololive-card-not-coloured = { $colour } 이외의 { $card }
hololive-card-like-oshi = 자신의 { -hololive-oshi }{ JOSA("과/와") } 같은 색의 { $card }
hololive-card-like-members = { $members } 1명과 같은 색의 { $card }
hololive-card-tagged = { $tag }{ JOSA("을/를") } 가진 { $card }
hololive-card-not-tagged = { $tag }{ JOSA("을/를") } 가지지 않은 { $card }
hololive-card-same-tag = 같은 태그를 가진 { $card }
hololive-card-named = { $name } { $card }
hololive-card-not-named = { $name } 이외의 { $card }
hololive-card-same-name = 그 카드와 { -hololive-card-name }{ JOSA("이/가") } 같은 { $card }
hololive-card-name-with = { -hololive-card-name }에 ‘{ $word }’{ JOSA("이/가") } 들어가는 { $card }
hololive-word-pc = 컴퓨터
hololive-card-level = { $level } { $card }
hololive-card-not-level = { $level } 이외의 { $card }
hololive-card-level-up = { $level } 이상의 { $card }
hololive-card-buzz = { -hololive-buzz } { $card }
hololive-card-not-buzz = { -hololive-buzz } 이외의 { $card }
hololive-card-limited = { -hololive-limited } { $card }
hololive-card-not-limited = { -hololive-limited } 이외의 { $card }
hololive-card-awake = { -hololive-rest } 상태가 아닌 { $card }
hololive-card-hurt = { -hololive-damage }{ JOSA("을/를") } 입은 { $card }
hololive-card-bloomed = 이번 턴에 { -hololive-bloom }한 { $card }
hololive-card-entered = 이번 턴에 낸 { $card }
hololive-card-other = 다른 { $card }
hololive-card-left = 남은 { -hololive-hp }{ JOSA("이/가") } { $hp } 이하인 { $card }
hololive-card-hurt-by = { -hololive-hp }{ JOSA("이/가") } { $hp } 이상 줄어든 { $card }
hololive-card-bearing =
    { $named ->
       *[other] { $support }{ JOSA("이/가") } 붙어 있는 { $card }
    }
hololive-card-without-cheer = { -hololive-cheer }{ JOSA("이/가") } 붙어 있지 않은 { $card }
hololive-card-with-cheer = { -hololive-cheer }{ JOSA("이/가") } 붙어 있는 { $card }
hololive-card-with-cheer-of = { $colour }색 { -hololive-cheer }{ JOSA("이/가") } 붙어 있는 { $card }
hololive-card-with-other-cheer = { $colour }색 이외의 { -hololive-cheer }{ JOSA("이/가") } 붙어 있는 { $card }
hololive-card-with-effect = { $effect }{ JOSA("이/가") } 있는 { $card }

## Which holomem

hololive-members-this = 이 { -hololive-holomem }
hololive-members-those = 그 { -hololive-holomem }
hololive-members-target = 이 { -hololive-arts }의 대상
hololive-members-or-oshi = 이 { -hololive-oshi } 또는 { $members }
hololive-members-moved-back = { -hololive-back }{ JOSA("으로/로") } 이동한 { -hololive-holomem }
hololive-members =
    { $whose ->
        [me] 자신의
        [opponent] 상대의
       *[any] 서로의
    } { hololive-where }{ $where ->
        [stage] { "" }
       *[position] { $card ->
            [hololive-noun] { " " }
            [hololive-card-coloured] { " " }
            [hololive-card-level] { " " }
           *[other] 의{ " " }
        }
    }{ $card }
hololive-where =
    { $where ->
        [center] { -hololive-center }
        [collab] { -hololive-collab }
        [back] { -hololive-back }
        [center-collab] { -hololive-center } 또는 { -hololive-collab }
        [center-back] { -hololive-center } 또는 { -hololive-back }
       *[stage] { "" }
    }

## Numbers

hololive-amount-rolled = 나온 눈
hololive-amount-odd-dice = 홀수가 나온 횟수
hololive-amount-rolled-in-all = 나온 눈의 합계
hololive-amount-counted = 그 카드의 장수
hololive-amount-counted-of = 그중 { $card } 장수
hololive-amount-from-hand = { -hololive-hand }에서 { -hololive-deck }{ JOSA("으로/로") } 되돌린 카드의 장수
hololive-at-most =
    { $most ->
        [0] { "" }
       *[other] (최대 { $most })
    }
hololive-amount-members = { $members }의 인원수{ hololive-at-most }
hololive-amount-names = { -hololive-card-name }{ JOSA("이/가") } 서로 다른 { $members } 인원수
hololive-counted-cheer = { $members }의 { $card }
hololive-counted-stack = { $members }에 겹쳐진 { $card }
hololive-counted-support = { $members }에게 붙어 있는 { $card }
hololive-counted-members = { $members }
hololive-counted-names = { -hololive-card-name }{ JOSA("이/가") } 서로 다른 { $members }
hololive-counted-those = 그 카드
hololive-amount-cheer = { $members }의 { $card } 장수{ hololive-at-most }
hololive-amount-stack = { $members }에 겹쳐진 { $card } 장수{ hololive-at-most }
hololive-amount-support = { $members }에게 붙어 있는 { $card } 장수{ hololive-at-most }
hololive-amount-cheer-colours = { $members }의 { -hololive-cheer } 색의 수
hololive-amount-colours-them = 그 카드의 색 수
hololive-amount-colours-archives = 서로의 { -hololive-archive }에 있는 { -hololive-cheer } 색의 수
hololive-amount-baton = { $members }의 { -hololive-baton-touch }에 필요한 { -hololive-colourless }의 수
hololive-amount-damage = { $members }{ JOSA("이/가") } 입은 { -hololive-damage }
hololive-amount-hand =
    { $whose ->
        [me] 자신의 { -hololive-hand }에 있는 { $card } 장수
       *[opponent] 상대의 { -hololive-hand }에 있는 { $card } 장수
    }
hololive-amount-archive =
    { $whose ->
        [me] 자신의 { -hololive-archive }에 있는 { $card } 장수
       *[opponent] 상대의 { -hololive-archive }에 있는 { $card } 장수
    }
hololive-amount-holo-power =
    { $whose ->
        [me] 자신의 { -hololive-holo-power }에 있는 { $card } 장수
       *[opponent] 상대의 { -hololive-holo-power }에 있는 { $card } 장수
    }
hololive-amount-dealt = 준 { -hololive-damage }
hololive-amount-restored = 회복한 { -hololive-hp }
hololive-amount-over = 남은 { -hololive-hp }{ JOSA("을/를") } 넘은 { -hololive-damage }
hololive-amount-per = { $amount } { $each }마다 { $by }
hololive-amount-per-cards = { $counted } { $each }장마다 { $by }
hololive-amount-played = 이번 턴에 자신이 사용한 { $card } 장수
hololive-each-and = { $first }마다, 그리고 { $second }
hololive-each-members = { $members } 1명{ hololive-at-most }
hololive-each-names = { -hololive-card-name }{ JOSA("이/가") } 서로 다른 { $members } 1명
hololive-each-cheer = { $members }의 { $card } 1장{ hololive-at-most }
hololive-each-stack = { $members }에 겹쳐진 { $card } 1장{ hololive-at-most }
hololive-each-support = { $members }에게 붙어 있는 { $card } 1장{ hololive-at-most }
hololive-each-cheer-colours = { $members }의 { -hololive-cheer } 1색
hololive-each-colours-archives = 서로의 { -hololive-archive }에 있는 { -hololive-cheer } 1색
hololive-each-baton = { $members }의 { -hololive-baton-touch }에 필요한 { -hololive-colourless } 1개
hololive-each-counted = 그 카드 1장
hololive-each-counted-of = 그중 { $card } 1장
hololive-each-from-hand = { -hololive-hand }에서 { -hololive-deck }{ JOSA("으로/로") } 되돌린 카드 1장
hololive-each-rolled = 나온 눈의 수 1
hololive-each-rolled-in-all = 나온 눈의 합계 1
hololive-each-played = 이번 턴에 자신이 사용한 { $card } 1장
hololive-each-hand =
    { $whose ->
        [me] 자신의 { -hololive-hand }에 있는 { $card } 1장
       *[opponent] 상대의 { -hololive-hand }에 있는 { $card } 1장
    }
hololive-each-archive =
    { $whose ->
        [me] 자신의 { -hololive-archive }에 있는 { $card } 1장
       *[opponent] 상대의 { -hololive-archive }에 있는 { $card } 1장
    }

## Conditions

hololive-condition-has =
    { $least ->
        [1] { $members }{ JOSA("이/가") } 있다
       *[other] { $members }{ JOSA("이/가") } { $least }명 이상 있다
    }
hololive-condition-there-is =
    { $least ->
        [1] { hololive-members }{ JOSA("이/가") } 있다
       *[other] { hololive-members }{ JOSA("이/가") } { $least }명 이상 있다
    }
hololive-stated-bearing =
    { $named ->
        [1] 이 { -hololive-holomem }에게 { $support }{ JOSA("이/가") } 붙어 있다
       *[0] 이 { -hololive-holomem }에게 { $support }{ JOSA("이/가") } 붙어 있다
    }
hololive-stated-cheer-of = 이 { -hololive-holomem }에게 { $colour }색 { -hololive-cheer }{ JOSA("이/가") } 붙어 있다
hololive-stated-other-cheer = 이 { -hololive-holomem }에게 { $colour }색 이외의 { -hololive-cheer }{ JOSA("이/가") } 붙어 있다
hololive-condition-oshi-coloured = 자신의 { -hololive-oshi }의 색이 { $colour }색
hololive-condition-oshi-named = 자신의 { -hololive-oshi }{ JOSA("이/가") } { $name }
hololive-condition-among = 그중에 { $card }{ JOSA("이/가") } 있다
hololive-condition-all-are = 자신의 { -hololive-stage }에 있는 { -hololive-holomem } 전원이 { $card }
hololive-condition-oshi = 자신의 { -hololive-oshi }{ JOSA("이/가") } { $card }
hololive-condition-life = 자신의 { -hololive-life }{ JOSA("이/가") } { $most } 이하
hololive-condition-life-less = 자신의 { -hololive-life }{ JOSA("이/가") } 상대보다 적다
hololive-condition-life-not-more = 자신의 { -hololive-life }{ JOSA("이/가") } 상대 이하
hololive-condition-smaller-hand = 자신의 { -hololive-hand } 장수가 상대보다 적다
hololive-condition-at =
    { $where ->
        [center] 이 { -hololive-holomem }이 { -hololive-center }에 있다
        [collab] 이 { -hololive-holomem }이 { -hololive-collab }에 있다
        [back] 이 { -hololive-holomem }이 { -hololive-back }에 있다
       *[center-collab] 이 { -hololive-holomem }이 { -hololive-center } 또는 { -hololive-collab }에 있다
    }
hololive-condition-this-is = 이 { -hololive-holomem }이 { $card }
hololive-condition-turn-theirs = 상대의 턴
hololive-condition-turn-mine = 자신의 턴
hololive-condition-turn-second-first = 자신이 { -hololive-second-player }이고 첫 턴
hololive-condition-an-odd-die = 홀수가 한 번이라도 나왔다
hololive-condition-odd = { $amount }{ JOSA("이/가") } 홀수
hololive-condition-same-level = 그것이 { -hololive-bloom-level }{ JOSA("이/가") } 같은 { -hololive-holomem } { $count }장
hololive-condition-even = { $amount }{ JOSA("이/가") } 짝수
hololive-condition-played = 이번 턴에 자신이 { $card }{ JOSA("을/를") } 사용했다
hololive-condition-not-played = 이번 턴에 자신이 { $card }{ JOSA("을/를") } 사용하지 않았다
hololive-condition-used-arts = 이번 턴에 { $members }{ JOSA("이/가") } { -hololive-arts }{ JOSA("을/를") } 사용했다
hololive-condition-bloomed = 이번 턴에 자신의 { -hololive-holomem }이 { -hololive-bloom }했다
hololive-condition-bloomed-from = 이 { -hololive-holomem }이 { $level }에서 { -hololive-bloom }했다
hololive-condition-used-sp = 이번 턴 자신의 { -hololive-main-step }에 자신의 { -hololive-sp-oshi-skill }{ JOSA("을/를") } 사용했다

## What is done with cards

hololive-text-after = 이 { -hololive-arts }{ JOSA("으로/로") } { -hololive-damage }{ JOSA("을/를") } 주었을 때, { $step }
hololive-step-draw =
    { $count ->
        [other] 자신의 { -hololive-deck }에서 { $count }장 뽑는다
       *[amount] 자신의 { -hololive-deck }에서 { $count }만큼 뽑는다
    }
hololive-step-draw-at-most = 자신의 { -hololive-deck }에서 { $count }장까지 뽑는다
hololive-step-draw-up-to = 자신의 { -hololive-hand }가 { $count }장이 될 때까지 자신의 { -hololive-deck }에서 뽑는다
hololive-step-archive-hand = 자신의 { -hololive-hand }에서 { $card }{ hololive-many } { -hololive-archive }에 놓는다
hololive-step-archive-power = 자신의 { -hololive-holo-power } { $count }장을 { -hololive-archive }에 놓는다
hololive-step-put-under = 자신의 { -hololive-hand }에서 { $card } 1장을 공개해 { -hololive-deck } 아래로 되돌린다
hololive-step-archive-cheer = { $members }의 { $card }{ hololive-many } { -hololive-archive }에 놓는다
hololive-step-archive-stack = { $members }에 겹쳐진 { $card }{ hololive-many } { -hololive-archive }에 놓는다
hololive-step-archive-support = { $members }에게 붙어 있는 { $card }{ hololive-many } { -hololive-archive }에 놓는다
hololive-step-archive-this = 이 카드를 { -hololive-archive }에 놓는다
hololive-step-return-this = 이 카드를 { -hololive-deck } 아래로 되돌린다
hololive-step-return-stack-hand = { $members }에 겹쳐진 { $card }{ hololive-many } { -hololive-hand }로 되돌린다
hololive-step-return-cheer-cheer-deck = { $members }의 { $card }{ hololive-many } { -hololive-cheer-deck } 아래로 되돌린다
hololive-step-archive-top =
    { $whose ->
        [me] 자신의 { $deck } 위에서 { $count }장을 { -hololive-archive }에 놓는다
       *[any] 서로의 { $deck } 위에서 { $count }장을 { -hololive-archive }에 놓는다
    }
hololive-step-take-back-hand = 자신의 { -hololive-archive }에서 { $card }{ hololive-many } { -hololive-hand }로 되돌린다
hololive-step-take-back-stage = 자신의 { -hololive-archive }에서 { $card }{ hololive-many } { -hololive-stage }에 낸다
hololive-step-take-back-deck =
    { $shuffles ->
        [1] 자신의 { -hololive-archive }에서 { $card }{ hololive-many } { -hololive-deck }{ JOSA("으로/로") } 되돌리고 셔플한다
       *[0] 자신의 { -hololive-archive }에서 { $card }{ hololive-many } 원하는 순서로 { -hololive-deck } 아래로 되돌린다
    }
hololive-step-take-back-cheer-deck =
    { $shuffles ->
        [1] 자신의 { -hololive-archive }에서 { $card }{ hololive-many } { -hololive-cheer-deck }{ JOSA("으로/로") } 되돌리고 셔플한다
       *[0] 자신의 { -hololive-archive }에서 { $card }{ hololive-many } 원하는 순서로 { -hololive-cheer-deck } 아래로 되돌린다
    }
hololive-step-search-hand = 자신의 { $deck }에서 { $card }{ hololive-many } 공개해 { -hololive-hand }에 더하고, { $deck }{ JOSA("을/를") } 셔플한다
hololive-step-search-attach =
    { $one ->
        [1] 자신의 { $deck }에서 { $card }{ hololive-many } 공개해 { $members }에게 붙이고, { $deck }{ JOSA("을/를") } 셔플한다
       *[0] 자신의 { $deck }에서 { $card }{ hololive-many } 공개해 { $members } 1명에게 붙이고, { $deck }{ JOSA("을/를") } 셔플한다
    }
hololive-step-search-send = 자신의 { $deck }에서 { $card }{ hololive-many } 공개해 { $members } 1명에게 보내고, { $deck }{ JOSA("을/를") } 셔플한다
hololive-step-search-stage = 자신의 { $deck }에서 { $card }{ hololive-many } 공개해 { -hololive-stage }에 내고, { $deck }{ JOSA("을/를") } 셔플한다
hololive-step-search-archive = 자신의 { $deck }에서 { $card }{ hololive-many } 공개해 { -hololive-archive }에 놓고, { $deck }{ JOSA("을/를") } 셔플한다
hololive-look-top-at-most = 자신의 { $deck } 위에서 { $look }장까지 본다
hololive-look-top =
    { $look ->
        [other] 자신의 { $deck } 위에서 { $look }장을 본다
       *[amount] 자신의 { $deck } 위에서 { $look }만큼 본다
    }
hololive-look-take-hand =
    { $open ->
        [1] 그중 { $card }{ hololive-many } 공개해 { -hololive-hand }에 더한다
       *[0] 그중 { $card }{ hololive-many } { -hololive-hand }에 더한다
    }
hololive-look-take-attach =
    { $open ->
        [1] 그중 { $card }{ hololive-many } 공개해 { $members } 1명에게 보낸다
       *[0] 그중 { $card }{ hololive-many } { $members } 1명에게 보낸다
    }
hololive-look-rest-bottom = 나머지를 원하는 순서로 { $deck } 아래로 되돌린다
hololive-look-rest-archive = 나머지를 { -hololive-archive }에 놓는다
hololive-look-rest-shuffle = 나머지를 { $deck }{ JOSA("으로/로") } 되돌리고 셔플한다
hololive-step-show-top = 자신의 { -hololive-deck } 위에서 { $count }장을 공개한다
hololive-step-look-at-hand = 상대의 { -hololive-hand }를 모두 본다
hololive-step-put-hand = 그 카드를 { -hololive-hand }에 더한다
hololive-step-keep = 그중 { $card } 1장을 { -hololive-archive }에 놓는 대신 { -hololive-hand }에 더한다
hololive-step-put-archive = 그 카드를 { -hololive-archive }에 놓는다
hololive-step-put-archive-many = 그 카드들을 { -hololive-archive }에 놓는다
hololive-step-put-top-many = 그 카드들을 원하는 순서로 { -hololive-deck } 위로 되돌린다
hololive-step-put-bottom = 그 카드를 { -hololive-deck } 아래로 되돌린다
hololive-step-put-stage = 그 카드를 { -hololive-stage }에 낸다
hololive-step-shuffle-hand-in = 자신의 { -hololive-hand }를 모두 { -hololive-deck }{ JOSA("으로/로") } 되돌리고 셔플한다
hololive-step-shuffle-hand-and-archive-in = 자신의 { -hololive-hand }와 { -hololive-archive }에 있는 { $card }{ JOSA("을/를") } 모두 { -hololive-deck }{ JOSA("으로/로") } 되돌리고 셔플한다
hololive-step-redraw-hands = 서로의 { -hololive-hand }를 모두 원하는 순서로 각자의 { -hololive-deck } 아래로 되돌리고, 그 뒤 각자 되돌린 장수만큼 자신의 { -hololive-deck }에서 뽑는다
hololive-step-trade-power-hand = 자신의 { -hololive-holo-power }{ JOSA("을/를") } 보고, 그중 1장을 공개해 { -hololive-hand }에 더하고, 자신의 { -hololive-hand } 1장을 { -hololive-holo-power }{ JOSA("으로/로") } 만든다
hololive-step-trade-power-deck = 자신의 { -hololive-holo-power }{ JOSA("을/를") } 보고, 그중 1장을 공개해 { -hololive-hand }에 더하고, 자신의 { -hololive-deck } 위에서 1장을 { -hololive-holo-power }{ JOSA("으로/로") } 만든다

## Cheer and support cards on holomem

hololive-step-send-cheer-deck =
    { $one ->
        [1] { hololive-top-of-cheer-deck }을 { $members }에게 보낸다
       *[0] { hololive-top-of-cheer-deck }을 { $members } 1명에게 보낸다
    }
hololive-top-of-cheer-deck = 자신의 { -hololive-cheer-deck } 위에서 { $count }장
hololive-step-send-archive =
    { $same ->
        [1] 자신의 { -hololive-archive }에서 { $card }{ hololive-many } { $members } 1명에게 보낸다
       *[0] 자신의 { -hololive-archive }에서 { $card }{ hololive-many } { $members }에게 보낸다
    }
hololive-step-send-apart = 자신의 { -hololive-archive }에서 { $card }{ JOSA("을/를") } 1장씩 { $members } { $least }~{ $most }명에게 보낸다
hololive-step-send-everyone = 자신의 { -hololive-archive }에서 { $card }{ JOSA("을/를") } { $members } 전원에게 1장씩 보낸다
hololive-each-most = { $step }(1명당 { $most }장까지)
hololive-step-pass-on = { $members }의 { $card }{ hololive-many } { $to }에게 옮겨 붙인다
hololive-step-attach-archive =
    { $one ->
        [1] 자신의 { -hololive-archive }에서 { $card } 1장을 { $members }에게 붙인다
       *[0] 자신의 { -hololive-archive }에서 { $card } 1장을 { $members } 1명에게 붙인다
    }

## Damage

hololive-step-special = { $members }에게 { -hololive-special-damage } { $amount }{ JOSA("을/를") } 준다
hololive-step-special-choose = { $members } { $count }명에게 { -hololive-special-damage } { $amount }{ JOSA("을/를") } 준다
hololive-step-special-every = { $members } 전원에게 { -hololive-special-damage } { $amount }{ JOSA("을/를") } 준다
hololive-step-special-as-much = { $members }에게 { $amount }{ JOSA("과/와") } 같은 수치의 { -hololive-special-damage }{ JOSA("을/를") } 준다
hololive-step-special-as-much-choose = { $members } { $count }명에게 { $amount }{ JOSA("과/와") } 같은 수치의 { -hololive-special-damage }{ JOSA("을/를") } 준다
hololive-step-special-as-much-every = { $members } 전원에게 { $amount }{ JOSA("과/와") } 같은 수치의 { -hololive-special-damage }{ JOSA("을/를") } 준다
hololive-for-each-one = { $times } 1마다, { $step }
hololive-for-each = { $times }마다, { $step }
hololive-spares = { $step }({ -hololive-down }되어도 상대의 { -hololive-life }{ JOSA("은/는") } 줄지 않는다)
hololive-step-leave-hp = { $members }의 남은 { -hololive-hp }{ JOSA("을/를") } { $hp }{ JOSA("으로/로") } 만든다
hololive-step-fell = { $members } { $count }명을 { -hololive-down }시킨다
hololive-step-heal = { $members }의 { -hololive-hp }{ JOSA("을/를") } { $amount } 회복한다
hololive-step-heal-as-much = { $members }의 { -hololive-hp }{ JOSA("을/를") } { $amount }{ JOSA("과/와") } 같은 수치만큼 회복한다
hololive-step-heal-every = { $members } 전원의 { -hololive-hp }{ JOSA("을/를") } { $amount } 회복한다
hololive-step-heal-every-all = { $members } 전원의 { -hololive-hp }{ JOSA("을/를") } 모두 회복한다
hololive-step-heal-choose = { $members } { $count }명의 { -hololive-hp }{ JOSA("을/를") } { $amount } 회복한다
hololive-step-heal-all = { $members }의 { -hololive-hp }{ JOSA("을/를") } 모두 회복한다
hololive-step-heal-choose-all = { $members } { $count }명의 { -hololive-hp }{ JOSA("을/를") } 모두 회복한다
hololive-step-raise = 이 { -hololive-arts } { SIGNED($by) }
hololive-step-use-again = 같은 { -hololive-holomem }에게 이 { -hololive-arts }{ JOSA("을/를") } 한 번 더 사용한다(그 { -hololive-holomem }이 { -hololive-down }될 때까지 되풀이할 수 있다)

## Holomem

hololive-step-swap = { $first }{ JOSA("과/와") } { $second }{ JOSA("을/를") } 교대시킨다
hololive-step-go-back = { $members }{ JOSA("을/를") } { -hololive-back }{ JOSA("으로/로") } 이동시킨다
hololive-step-return-member = { $members } 1명을 { -hololive-deck } 아래로 되돌린다
hololive-step-to-debut = { $members } 1명을 { -hololive-debut } { -hololive-holomem }으로 되돌린다
hololive-step-choose = { $members } { $count }명을 고른다
hololive-step-collabed-with = 이 { -hololive-holomem }이 { $members }{ JOSA("과/와") } 콜라보했을 때, { $step }
hololive-step-for-each-member = { $members } 각각에 대해, { $step }
hololive-step-bloom-hand = { $members } 1명을 자신의 { -hololive-hand }에 있는 { $card }{ JOSA("으로/로") } { -hololive-bloom }시킨다
hololive-step-bloom-archive = { $members } 1명을 자신의 { -hololive-archive }에 있는 { $card }{ JOSA("으로/로") } { -hololive-bloom }시킨다
hololive-step-roll =
    { $times ->
        [1] 주사위를 1번 굴린다: { $step }
       *[other] 주사위를 { $times }번 굴린다: { $step }
    }
hololive-step-may-roll =
    { $times ->
        [1] 주사위를 1번 굴려도 된다: { $step }
       *[other] 주사위를 { $times }번 굴려도 된다: { $step }
    }
hololive-step-roll-as-many = { $times }번, 주사위를 굴린다: { $step }
hololive-step-spare-life = 자신이 잃는 { -hololive-life }{ JOSA("이/가") } { $by } 줄어든다
hololive-step-take-instead = { $members } 1명이 대신 그 { -hololive-damage }{ JOSA("을/를") } 받는다
hololive-step-take-up = 그 { -hololive-holomem }과 그 아래에 겹쳐진 { -hololive-holomem }을 모두 { -hololive-hand }로 되돌린다
hololive-step-lose-life = 상대의 { -hololive-life }{ JOSA("을/를") } { $by } 줄인다
hololive-instead-once-a-game = 대신 게임에 1번, 다음과 같이 해도 된다: { $step }

## What stands in force

hololive-change-arts = { $members }의 { -hololive-arts } { SIGNED($by) }
hololive-change-hp = { $members }의 { -hololive-hp } { SIGNED($by) }
hololive-change-baton = { $members }의 { -hololive-baton-touch }에 필요한 { -hololive-colourless } { -hololive-cheer } { SIGNED($by) }
hololive-cheaper = 이 { -hololive-arts }에 필요한 { -hololive-colourless } { SIGNED($by) }
hololive-kind-of-damage =
    { $kind ->
        [special] { -hololive-special-damage }
        [arts] { -hololive-arts-damage }
       *[any] { -hololive-damage }
    }
hololive-wounds-taken =
    { $opponent ->
        [1] { $members }{ JOSA("이/가") } 상대에게서 받는 { hololive-kind-of-damage } { SIGNED($by) }
       *[0] { $members }{ JOSA("이/가") } 받는 { hololive-kind-of-damage } { SIGNED($by) }
    }
hololive-wounds-taken-of = { $members }{ JOSA("이/가") } { $of }에게서 받는 { hololive-kind-of-damage } { SIGNED($by) }
hololive-wounds-dealt = { $members }{ JOSA("이/가") } 주는 { hololive-kind-of-damage } { SIGNED($by) }
hololive-wounds-dealt-to = { $members }{ JOSA("이/가") } { $to }에게 주는 { hololive-kind-of-damage } { SIGNED($by) }
hololive-wounds-none =
    { $opponent ->
        [1] { $members }{ JOSA("은/는") } 상대에게서 { hololive-kind-of-damage }{ JOSA("을/를") } 받지 않는다
       *[0] { $members }{ JOSA("은/는") } { hololive-kind-of-damage }{ JOSA("을/를") } 받지 않는다
    }
hololive-while = { $condition }{ JOSA("이면/면") }, { $standing }
hololive-cannot-move = { $members }{ JOSA("은/는") } 이동도 교대도 할 수 없다
hololive-cannot-baton = { $members }{ JOSA("은/는") } { -hololive-baton-touch }할 수 없다
hololive-cannot-be-target-of-arts = { $members }{ JOSA("은/는") } { -hololive-arts }의 대상으로 할 수 없다
hololive-counts-as-cheer = { $members }{ JOSA("이/가") } { -hololive-arts }{ JOSA("을/를") } 사용할 때, 이 카드를 { $colour }색 { -hololive-cheer }{ JOSA("으로/로") }도 취급한다
hololive-any-cheer = { $members }의 { -hololive-arts }에 필요한 { -hololive-cheer }의 색을 모두 { -hololive-colourless }{ JOSA("으로/로") } 만든다
hololive-stands-in-for-cheer = { $members }의 능력으로 { -hololive-cheer }{ JOSA("을/를") } { -hololive-archive }에 놓을 때, { $colour }색 { -hololive-cheer } 1장 대신 이 카드를 { -hololive-archive }에 놓아도 된다
hololive-may-bloom-over-levels = { $members }{ JOSA("은/는") } { -hololive-bloom-level }{ JOSA("을/를") } 무시하고 자신의 { -hololive-hand }에 있는 { $card }{ JOSA("으로/로") } { -hololive-bloom }할 수 있다
hololive-may-bloom-again = 이번 턴에 { -hololive-bloom }한 { $members }{ JOSA("은/는") } 자신의 { -hololive-hand }에 있는 { $card }{ JOSA("으로/로") } 한 번 더 { -hololive-bloom }할 수 있다
hololive-second-mascot = { $members }에게는 { -hololive-card-name }{ JOSA("이/가") } 서로 다른 { -hololive-mascot }{ JOSA("을/를") } 2장까지 붙일 수 있다
hololive-skill-twice = 자신의 { -hololive-oshi-skill } 「{ $name }」{ JOSA("은/는") } 턴에 1번이 아니라 2번 사용할 수 있다
hololive-arts-twice = { $members }{ JOSA("은/는") } { -hololive-arts }{ JOSA("을/를") } 사용한 뒤, 같은 { -hololive-arts }{ JOSA("을/를") } 한 번 더 사용한다
hololive-die-is = 자신의 주사위 눈은 모두 { $number }{ JOSA("으로/로") } 취급한다
hololive-for-turn = 이번 턴 동안, { $standing }
hololive-for-their-turn = 다음 상대의 턴이 끝날 때까지, { $standing }
hololive-whenever = { $trigger } 때, { $step }
hololive-whenever-so = { $condition } 때, { $step }
hololive-once-a-turn = 턴에 1번, { $text }
hololive-once-per-turn = { $step }(자신은 이 효과를 턴에 1번만 사용할 수 있다)
hololive-once-a-turn-shared = { $text }(자신의 같은 이름의 능력은 합쳐서 턴에 1번만 사용할 수 있다)
hololive-during = { $condition } 동안, { $text }
hololive-paying = { $pay }. 그렇게 했다면, { $step }
hololive-when-arts-used = { $members }{ JOSA("이/가") } { -hololive-arts }{ JOSA("을/를") } 사용했을
hololive-when-bloomed = { $members }{ JOSA("이/가") } { -hololive-bloom }했을
hololive-when-collabed = { $members }{ JOSA("이/가") } 콜라보했을
hololive-when-entered = { $members }{ JOSA("이/가") } { -hololive-stage }에 나왔을
hololive-when-hit = { $members }{ JOSA("이/가") } { -hololive-damage }{ JOSA("을/를") } 받았을
hololive-when-healed = 자신의 능력으로 { $members }{ JOSA("이/가") } 회복했을
hololive-when-level-rose = { $members }의 { -hololive-bloom-level }{ JOSA("이/가") } 올랐을
hololive-when-attached = 이 카드를 { -hololive-hand }에서 { -hololive-holomem }에게 붙였을
hololive-when-cheer-archived = { $members }의 능력으로 { -hololive-cheer }{ JOSA("을/를") } { -hololive-archive }에 놓았을
hololive-when-damaging = { $by }{ JOSA("이/가") } { $members }에게 { -hololive-damage }{ JOSA("을/를") } 주었을
hololive-at-reset = 자신의 { -hololive-reset-step } 시작에, { $step }
hololive-at-main = 자신의 { -hololive-main-step } 시작에, { $step }
hololive-at-performance = 자신의 { -hololive-performance-step } 시작에, { $step }
hololive-at-end = 자신의 { -hololive-end-step } 시작에, { $step }
hololive-in-main-step = 턴에 1번, 자신의 { -hololive-main-step }에, { $step }
hololive-when-downed = { $members }{ JOSA("이/가") } { -hololive-down }되었을 때, { $step }
hololive-when-downs = { $by }{ JOSA("이/가") } { $members }{ JOSA("을/를") } { -hololive-down }시켰을 때, { $step }
hololive-when-shown = { $members }의 { -hololive-arts }{ JOSA("으로/로") } 자신의 { -hololive-deck } 카드를 공개했을 때, { $step }
hololive-when-downs-by-arts = { $by }의 { -hololive-arts }{ JOSA("으로/로") } { $members }{ JOSA("을/를") } { -hololive-down }시켰을 때, { $step }
hololive-when-hurt =
    { $opponent ->
        [1] { $members }{ JOSA("이/가") } 상대에게서 { hololive-kind-of-damage }{ JOSA("을/를") } 받을 때, { $step }
       *[0] { $members }{ JOSA("이/가") } { hololive-kind-of-damage }{ JOSA("을/를") } 받을 때, { $step }
    }
hololive-takes-less =
    { $less ->
        [0] 그 { -hololive-damage }{ JOSA("을/를") } 받지 않는다
       *[other] 받는 { -hololive-damage }{ JOSA("을/를") } { $less } 줄인다
    }
hololive-when-rolled = { $members }{ JOSA("이/가") } 능력으로 주사위를 굴렸을 때, { $step }
hololive-roll-again = 주사위를 1번 다시 굴린다
hololive-power-for-hand = { $members }의 능력으로 자신의 { -hololive-hand }를 { -hololive-archive }에 놓을 때, 그 { -hololive-hand } 1장마다 대신 자신의 { -hololive-holo-power } 1장을 { -hololive-archive }에 놓아도 된다
hololive-declare-die = { $members }의 능력으로 주사위를 굴릴 때, 눈의 수를 하나 선언하고, 다음에 나오는 눈을 선언한 수로 취급한다
