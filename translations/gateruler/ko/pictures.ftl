# 카드 앞면과 읽기 칸의 말, 룰러와 덱 고르기, 대전의 경과.

## 카드

gateruler-sorts = { $sorts }
gateruler-origin = { $origin ->
    [published] 발매된 카드
   *[practice] 이 프로그램의 연습용 카드
}
gateruler-fact = { $fact ->
    [level] { -gateruler-level }
    [faction] { -gateruler-faction }
    [attributes] { -gateruler-attribute }
    [figures] { -gateruler-atk }·{ -gateruler-hp }·{ -gateruler-stk }
    [kind] 카드의 종류
    [timing] { -gateruler-timing }
    [keywords] { -gateruler-keyword }
    [name] 카드 이름
    [legendary] { -gateruler-legendary }
   *[text] 텍스트
}
gateruler-chosen-brief = 이 프로그램이 정한 항목: { $facts }
gateruler-chosen-here = 공개 자료에 없어 이 프로그램이 정한 항목: { $facts }
gateruler-hp-left = { -gateruler-hp } { $left }/{ $hp }({ -gateruler-damage-dealt } { $damage })
gateruler-now = { $what } { $value }
gateruler-figures-now = { $figures }
gateruler-keywords-now = { -gateruler-keyword }: { $keywords }
gateruler-attributes-now = { -gateruler-attribute }: { $attributes }
gateruler-souls-now = { -gateruler-soul }: { $cards }

## 룰러

gateruler-ruler-pays = { $how ->
    [flat] 어떤 카드든 { -gateruler-level }에 관계없이 { -gateruler-energy-card } { $cost }로 플레이한다.
    [level] 카드는 { -gateruler-level }만큼의 { -gateruler-energy-card }로 플레이한다.
   *[drive] { -gateruler-hand }가 없고 아무것도 지불하지 않는다. { -gateruler-to-drive }한 카드를 플레이한다.
}
gateruler-ruler-begins = { $how ->
    [hand] 처음에는 { -gateruler-energy-card } { $energy }, { -gateruler-hand } { $cards }장.
   *[drive] 처음에는 { -gateruler-deck }뿐.
}
gateruler-ruler-turn = { $how ->
    [hand] 매 턴 { -gateruler-energy-card } { $readies }개를 { -gateruler-ready } 상태로 하고 카드를 { $draws }장 뽑는다(게임의 첫 턴은 1장 적다).
   *[drive] 매 턴 카드를 { $drives }장 { -gateruler-to-drive }한다.
}
gateruler-ruler-zones = { -gateruler-set-zone } { $sets }개. { -gateruler-normal-summon }: { $limit ->
    [some] 한 턴에 { $right }번까지
   *[none] 몇 번이든
}.
gateruler-ruler-deck = 덱 조건: { $cap ->
    [some] { -gateruler-deck-level } { $level }까지
   *[none] { -gateruler-deck-level } 제한 없음
}, { -gateruler-faction } { $factions }개까지, CNT가 있는 카드 { $counters }장까지, { -gateruler-legendary } { $legends }종까지.

## 룰러와 덱 고르기

gateruler-choose-title = 룰러와 덱 고르기
gateruler-choose-window = 룰러와 덱 고르기 — { app-name }
gateruler-base-game = 기본 규칙 복원판: 공개 자료에 없는 부분은 이 프로그램의 해석입니다.
gateruler-taken = 선택됨
gateruler-called = { $name }
gateruler-deck-about = { -gateruler-level } 합계: { $level }
deck-embers-detail = { -gateruler-faction-volnar }, { -gateruler-faction-atlas }. 묘지에서 돌아오는 용과 버티는 기계.
deck-revels-detail = { -gateruler-faction-yomajin }, { -gateruler-faction-wonder }. 괴이들의 백귀야행과 방심할 수 없는 신비.
gateruler-ruler-can = { $ruler }: { -gateruler-life } { $life }, { -gateruler-atk } { $atk }, { -gateruler-stk } { $stk }. { $pays } { $begins } { $turn } { $zones } { $deck }
gateruler-begin = 대전 시작
gateruler-computer-brings = { $own ->
    [no] 컴퓨터는 이 덱과 그 룰러를 씁니다.
   *[yes] 컴퓨터는 자신의 룰러와 덱을 씁니다. 어느 것인지는 대전이 시작되면 드러납니다.
}
gateruler-brings = 컴퓨터의 덱
gateruler-brings-own = 컴퓨터에게 맡기기
gateruler-rulers = { $player }의 룰러
gateruler-decks = { $player }의 덱
gateruler-of-player = { $player }: { $ruler }, { $deck }
gateruler-deck-fits = { $ruler }{ JOSA("은/는") } 이 덱을 쓸 수 있습니다: { -gateruler-level } 합계 { $level }{ $cap ->
    [some] (상한 { $most })
   *[none] {""}
}, CNT가 있는 카드 { $counters }장(상한 { $most-counters }장).
gateruler-begins = { -gateruler-first-player }
gateruler-begins-by = { $how ->
    [drawn] 무작위로 정한다
    [first] 플레이어 1
   *[second] 플레이어 2
}
gateruler-curve-row = { -gateruler-level } { $level }
gateruler-curve-said = { -gateruler-level } { $level }: { $count }장({ $kinds })
gateruler-curve-kind = { $kind ->
    [unit] { -gateruler-unit }
    [event] { -gateruler-event }
   *[field] { -gateruler-field-card }
} { $count }
gateruler-curve-what = { $what }
gateruler-curve = { -gateruler-level }별 장수: { $rows }

## 이 프로그램의 해석

gateruler-readings-open = 규칙 해석
gateruler-readings-tip = 공개 자료에 없어 이 프로그램이 정한 규칙 목록
gateruler-readings-title = 이 프로그램의 해석에 따른 규칙
gateruler-reading-line = { $number }. { $said }
gateruler-readings-intro = 통합 규칙은 일부만 공개 자료에서 읽을 수 있습니다. 추가분에 적힌 것은 추가분을 따릅니다. 어느 쪽에도 없는 것은 다음과 같이 정했습니다.
gateruler-reading-unit-damage-ends = { $value ->
    [no] { -gateruler-unit }이 받은 { -gateruler-damage-dealt }는 턴이 끝나도 남는다.
   *[yes] { -gateruler-unit }이 받은 { -gateruler-damage-dealt }는 각 턴이 끝날 때 없어진다.
}
gateruler-reading-defender-strikes-back = { $value ->
    [yes] 공격받은 { -gateruler-unit }은 자신의 { -gateruler-atk }만큼 { -gateruler-damage-dealt }를 되돌려 준다.
   *[no] 공격받은 { -gateruler-unit }은 { -gateruler-intercept }이나 { -gateruler-strike-back }이 없으면 { -gateruler-damage-dealt }를 되돌려 주지 않는다.
}
gateruler-reading-summon-onto-occupied = { $value ->
    [no] { -gateruler-unit }은 빈 존에만 소환할 수 있다.
   *[yes] { -gateruler-unit }이 있는 존에도 소환할 수 있다. 전에 있던 { -gateruler-unit }은 { -gateruler-graveyard }에 놓인다.
}
gateruler-reading-arrives-ready = { $value ->
    [no] { -gateruler-unit }은 { -gateruler-rest } 상태로 { -gateruler-attack-zone }에 나온다.
   *[yes] { -gateruler-attack-zone }에 나온 { -gateruler-unit }은 { -gateruler-ready } 상태이며 그 턴부터 공격할 수 있다.
}
gateruler-reading-free-moves = { $value ->
    [yes] 메인 페이즈에 자신의 { -gateruler-unit }을 자신의 존 사이에서 옮길 수 있다.
   *[no] { -gateruler-unit }이 존을 옮기는 것은 효과와 { -gateruler-vigilance }에 의해서뿐이다.
}
gateruler-reading-drive-right = { $value ->
    [none] { -gateruler-hand }가 없는 룰러는 몇 번이든 { -gateruler-normal-summon }할 수 있다.
   *[some] { -gateruler-hand }가 없는 룰러는 한 턴에 { $number }번까지 { -gateruler-normal-summon }할 수 있다.
}
gateruler-reading-settable = { -gateruler-to-set }할 수 있는 카드: { $kinds }
gateruler-reading-set-events-at-once = { $value ->
    [no] { -gateruler-to-set }한 { -gateruler-event }는 그 턴에 플레이할 수 없다.
   *[yes] { -gateruler-to-set }한 { -gateruler-event }는 그 턴부터 플레이할 수 있다.
}
gateruler-reading-unused-counter-to = { $value ->
    [damage] 쓰지 않은, CNT가 있는 카드는 { -gateruler-damage }에 놓인다.
   *[graveyard] 쓰지 않은, CNT가 있는 카드는 { -gateruler-graveyard }에 놓인다.
}
gateruler-reading-empty-deck-loses = { $value ->
    [at-draw] 빈 { -gateruler-deck }에서 뽑거나 드라이브해야 하는 플레이어는 패배한다.
   *[at-once] { -gateruler-deck }이 없어진 플레이어는 바로 패배한다.
}
gateruler-reading-priority-after-action = { $value ->
    [same] 행동한 뒤에는 같은 플레이어가 이어서 { -gateruler-priority }을 얻는다.
   *[other] 행동한 뒤에는 다른 플레이어가 { -gateruler-priority }을 얻는다.
}
gateruler-reading-mulligan = { $value ->
    [yes] 처음 { -gateruler-hand }는 한 번만 다시 뽑을 수 있다.
   *[no] 처음 { -gateruler-hand }는 다시 뽑지 않는다.
}
gateruler-reading-hand-most = { $value ->
    [none] { -gateruler-hand } 장수에 상한은 없다.
   *[some] 턴이 끝날 때 { -gateruler-hand }는 { $number }장까지.
}
gateruler-reading-knight-readies = 나이트는 매 턴 { -gateruler-energy-card } { $number }개를 { -gateruler-ready } 상태로 한다.
gateruler-reading-defence-rested = { $value ->
    [no] { -gateruler-defence }에 나온 { -gateruler-unit }은 { -gateruler-ready } 상태가 된다.
   *[yes] { -gateruler-defence }에 나온 { -gateruler-unit }은 { -gateruler-rest } 상태가 된다.
}
gateruler-reading-first-turn-drive = 드라이브하는 룰러는 게임의 첫 턴에 { $number }장을 드라이브한다.
gateruler-reading-attacker-gone-ends = { $value ->
    [no] 공격하던 { -gateruler-unit }이 없어져도 공격은 이어진다.
   *[yes] 공격하던 { -gateruler-unit }이 없어진 공격은 { -gateruler-damage-dealt }를 주지 않는다.
}
gateruler-reading-empty-side-line = { $value ->
    [ruler] { -gateruler-unit }이 없는 좌우 라인에 대한 공격은 룰러에게 맞는다.
   *[nothing] { -gateruler-unit }이 없는 좌우 라인에 대한 공격은 아무것도 맞히지 않는다.
}
gateruler-reading-overdrive-cost = { -gateruler-od } 능력의 코스트는 적힌 것 외에 { -gateruler-energy-card } { $number }이다.
gateruler-reading-counter-optional = { $value ->
    [no] CNT가 있는 카드는 반드시 쓴다.
   *[yes] CNT가 있는 카드는 쓰지 않아도 된다.
}
gateruler-reading-once-per-game-by-name = { $value ->
    [yes] 【게임 1】은 같은 이름의 카드를 합쳐서 센다.
   *[no] 【게임 1】은 카드마다 센다.
}

## 대전의 경과

gateruler-tale-damage = 받은 { -gateruler-damage-dealt }
gateruler-tale-units = 플레이한 { -gateruler-unit }
gateruler-tale-attacks = 공격
gateruler-tale-dealt = 룰러에게 준 { -gateruler-damage-dealt }
gateruler-tale-destroyed = 파괴한 { -gateruler-unit }
gateruler-tale-events = 플레이한 { -gateruler-event }
gateruler-tale-counters = 쓴 CNT
