# カードの面と読み取り欄の言葉、ルーラーとデッキ選び、対戦のあらまし。

## カード

gateruler-sorts = { $sorts }
gateruler-origin = { $origin ->
    [published] 発売されたカード
   *[practice] このプログラムの練習用カード
}
gateruler-fact = { $fact ->
    [level] { -gateruler-level }
    [faction] { -gateruler-faction }
    [attributes] { -gateruler-attribute }
    [figures] { -gateruler-atk }・{ -gateruler-hp }・{ -gateruler-stk }
    [kind] カードの種類
    [timing] { -gateruler-timing }
    [keywords] { -gateruler-keyword }
    [name] カード名
    [legendary] { -gateruler-legendary }
   *[text] テキスト
}
gateruler-chosen-brief = 本プログラムで決めた項目：{ $facts }
gateruler-chosen-here = 公開資料にないためこのプログラムで決めた項目：{ $facts }
gateruler-hp-left = { -gateruler-hp } { $left }/{ $hp }（{ -gateruler-damage-dealt }{ $damage }）
gateruler-now = { $what } { $value }
gateruler-figures-now = { $figures }
gateruler-keywords-now = { -gateruler-keyword }：{ $keywords }
gateruler-attributes-now = { -gateruler-attribute }：{ $attributes }
gateruler-souls-now = { -gateruler-soul }：{ $cards }

## ルーラー

gateruler-ruler-pays = { $how ->
    [flat] カードはどれも、{ -gateruler-level }に関係なく{ -gateruler-energy-card }{ $cost }でプレイする。
    [level] カードは{ -gateruler-level }と同じ数の{ -gateruler-energy-card }でプレイする。
   *[drive] { -gateruler-hand }を持たず、何も支払わない。{ -gateruler-to-drive }したカードをプレイする。
}
gateruler-ruler-begins = { $how ->
    [hand] 最初は{ -gateruler-energy-card }{ $energy }、{ -gateruler-hand }{ $cards }枚。
   *[drive] 最初は{ -gateruler-deck }だけ。
}
gateruler-ruler-turn = { $how ->
    [hand] 毎ターン、{ -gateruler-energy-card }を{ $readies }つ{ -gateruler-ready }にし、カードを{ $draws }枚{ -gateruler-draw }（ゲーム最初のターンは1枚少ない）。
   *[drive] 毎ターン、カードを{ $drives }枚{ -gateruler-to-drive }する。
}
gateruler-ruler-zones = { -gateruler-set-zone }は{ $sets }つ。{ -gateruler-normal-summon }は{ $limit ->
    [some] 1ターンに{ $right }回まで
   *[none] 何回でもできる
}。
gateruler-ruler-deck = デッキの条件：{ $cap ->
    [some] { -gateruler-deck-level }{ $level }まで
   *[none] { -gateruler-deck-level }の制限なし
}、{ $factions }つの{ -gateruler-faction }まで、CNTを持つカード{ $counters }枚まで、{ -gateruler-legendary }{ $legends }種類まで。

## ルーラーとデッキ選び

gateruler-choose-title = ルーラーとデッキを選ぶ
gateruler-choose-window = ルーラーとデッキを選ぶ — { app-name }
gateruler-base-game = 基本ルール・復元版：公開資料にないところは、このプログラムの解釈です。
gateruler-taken = 選択中
gateruler-called = { $name }
gateruler-deck-about = { -gateruler-level }の合計：{ $level }
deck-embers-detail = { -gateruler-faction-volnar }と{ -gateruler-faction-atlas }。墓地から戻る竜と、持ちこたえる機械。
deck-revels-detail = { -gateruler-faction-yomajin }と{ -gateruler-faction-wonder }。怪異の百鬼夜行と、油断ならない不思議。
gateruler-ruler-can = { $ruler }：{ -gateruler-life }{ $life }・{ -gateruler-atk } { $atk }・{ -gateruler-stk } { $stk }。{ $pays }{ $begins }{ $turn }{ $zones }{ $deck }
gateruler-begin = 対戦を始める
gateruler-computer-brings = { $own ->
    [no] コンピューターはこのデッキとそのルーラーを使います。
   *[yes] コンピューターは自分のルーラーとデッキを使います。どれかは対戦が始まるとわかります。
}
gateruler-brings = コンピューターのデッキ
gateruler-brings-own = コンピューターに任せる
gateruler-rulers = { $player }のルーラー
gateruler-decks = { $player }のデッキ
gateruler-of-player = { $player }　{ $ruler }・{ $deck }
gateruler-deck-fits = { $ruler }はこのデッキを使えます：{ -gateruler-level }の合計{ $level }{ $cap ->
    [some] （上限{ $most }）
   *[none] {""}
}、CNTを持つカード{ $counters }枚（上限{ $most-counters }枚）。
gateruler-begins = { -gateruler-first-player }
gateruler-begins-by = { $how ->
    [drawn] 無作為に決める
    [first] プレイヤー1
   *[second] プレイヤー2
}
gateruler-curve-row = { -gateruler-level }{ $level }
gateruler-curve-said = { -gateruler-level }{ $level }は{ $count }枚（{ $kinds }）
gateruler-curve-kind = { $kind ->
    [unit] { -gateruler-unit }
    [event] { -gateruler-event }
   *[field] { -gateruler-field-card }
}{ $count }
gateruler-curve-what = { $what }
gateruler-curve = { -gateruler-level }ごとの枚数：{ $rows }

## このプログラムの解釈

gateruler-readings-open = ルールの解釈
gateruler-readings-tip = 公開資料にないため、このプログラムが決めているルールの一覧
gateruler-readings-title = このプログラムの解釈によるルール
gateruler-reading-line = { $number }. { $said }
gateruler-readings-intro = 総合ルールは一部しか公開資料で読めません。追記分に書かれていることは追記分に従います。どちらにもないことは、次のように決めています。
gateruler-reading-unit-damage-ends = { $value ->
    [no] { -gateruler-unit }の受けた{ -gateruler-damage-dealt }はターンが終わっても残る。
   *[yes] { -gateruler-unit }の受けた{ -gateruler-damage-dealt }は、各ターンの終わりになくなる。
}
gateruler-reading-defender-strikes-back = { $value ->
    [yes] 攻撃された{ -gateruler-unit }は、自身の{ -gateruler-atk }の{ -gateruler-damage-dealt }を返す。
   *[no] 攻撃された{ -gateruler-unit }は、{ -gateruler-intercept }か{ -gateruler-strike-back }がなければ{ -gateruler-damage-dealt }を返さない。
}
gateruler-reading-summon-onto-occupied = { $value ->
    [no] { -gateruler-unit }は空いているゾーンにだけ召喚できる。
   *[yes] { -gateruler-unit }のいるゾーンにも召喚できる。前からいた{ -gateruler-unit }は{ -gateruler-graveyard }に置かれる。
}
gateruler-reading-arrives-ready = { $value ->
    [no] { -gateruler-unit }は{ -gateruler-rest }状態で{ -gateruler-attack-zone }に出る。
   *[yes] { -gateruler-attack-zone }に出た{ -gateruler-unit }は{ -gateruler-ready }状態で、そのターンから攻撃できる。
}
gateruler-reading-free-moves = { $value ->
    [yes] メインフェイズ中、自分の{ -gateruler-unit }を自分のゾーンの間で動かせる。
   *[no] { -gateruler-unit }は、効果と{ -gateruler-vigilance }によってのみゾーンを移る。
}
gateruler-reading-drive-right = { $value ->
    [none] { -gateruler-hand }のないルーラーは、何回でも{ -gateruler-normal-summon }できる。
   *[some] { -gateruler-hand }のないルーラーは、1ターンに{ $number }回まで{ -gateruler-normal-summon }できる。
}
gateruler-reading-settable = { -gateruler-to-set }できるカード：{ $kinds }
gateruler-reading-set-events-at-once = { $value ->
    [no] { -gateruler-to-set }した{ -gateruler-event }は、そのターンにはプレイできない。
   *[yes] { -gateruler-to-set }した{ -gateruler-event }は、そのターンからプレイできる。
}
gateruler-reading-unused-counter-to = { $value ->
    [damage] 使わなかったCNTを持つカードは{ -gateruler-damage }に置かれる。
   *[graveyard] 使わなかったCNTを持つカードは{ -gateruler-graveyard }に置かれる。
}
gateruler-reading-empty-deck-loses = { $value ->
    [at-draw] 空の{ -gateruler-deck }からカードを引くかドライブすることになったプレイヤーは敗北する。
   *[at-once] { -gateruler-deck }がなくなったプレイヤーは、すぐに敗北する。
}
gateruler-reading-priority-after-action = { $value ->
    [same] 行動のあと、同じプレイヤーが引き続き{ -gateruler-priority }を得る。
   *[other] 行動のあと、もう一方のプレイヤーが{ -gateruler-priority }を得る。
}
gateruler-reading-mulligan = { $value ->
    [yes] 最初の{ -gateruler-hand }は、一度だけ引き直せる。
   *[no] 最初の{ -gateruler-hand }の引き直しはない。
}
gateruler-reading-hand-most = { $value ->
    [none] { -gateruler-hand }の枚数に上限はない。
   *[some] ターンの終わりの{ -gateruler-hand }は{ $number }枚まで。
}
gateruler-reading-knight-readies = ナイトは毎ターン、{ -gateruler-energy-card }を{ $number }つ{ -gateruler-ready }にする。
gateruler-reading-defence-rested = { $value ->
    [no] { -gateruler-defence }に出た{ -gateruler-unit }は{ -gateruler-ready }状態になる。
   *[yes] { -gateruler-defence }に出た{ -gateruler-unit }は{ -gateruler-rest }状態になる。
}
gateruler-reading-first-turn-drive = ドライブするルーラーは、ゲーム最初のターンに{ $number }枚ドライブする。
gateruler-reading-attacker-gone-ends = { $value ->
    [no] 攻撃している{ -gateruler-unit }がいなくなっても、攻撃は続く。
   *[yes] 攻撃している{ -gateruler-unit }がいなくなった攻撃は、{ -gateruler-damage-dealt }を与えない。
}
gateruler-reading-empty-side-line = { $value ->
    [ruler] { -gateruler-unit }のいない左右のラインへの攻撃は、ルーラーに当たる。
   *[nothing] { -gateruler-unit }のいない左右のラインへの攻撃は、何にも当たらない。
}
gateruler-reading-overdrive-cost = { -gateruler-od }能力のコストは、書かれているもののほかに{ -gateruler-energy-card }{ $number }。
gateruler-reading-counter-optional = { $value ->
    [no] CNTを持つカードは必ず使う。
   *[yes] CNTを持つカードは、使わなくてもよい。
}
gateruler-reading-once-per-game-by-name = { $value ->
    [yes] 【ゲーム1】は、同じ名前のカードをまとめて数える。
   *[no] 【ゲーム1】は、カード1枚ごとに数える。
}

## 対戦のあらまし

gateruler-tale-damage = 受けた{ -gateruler-damage-dealt }
gateruler-tale-units = プレイした{ -gateruler-unit }
gateruler-tale-attacks = 攻撃
gateruler-tale-dealt = ルーラーに与えた{ -gateruler-damage-dealt }
gateruler-tale-destroyed = 破壊した{ -gateruler-unit }
gateruler-tale-events = プレイした{ -gateruler-event }
gateruler-tale-counters = 使ったCNT
