# 総合ルールと追記分の用語。読み、番号か見出し、意味。

## Players and the duel

-gateruler-player = プレイヤー
    .section = 1-2a
    .gloss = 対戦する二人のそれぞれ。

-gateruler-opponent = 相手
    .ruby = あいて
    .section = 4-2b
    .gloss = もう一人の{ -gateruler-player }。

-gateruler-ally = 味方
    .ruby = みかた
    .section = 4-2d
    .gloss = { -gateruler-controller }が自分であるカード。

-gateruler-enemy = 敵
    .ruby = てき
    .section = 4-2d
    .gloss = { -gateruler-controller }が{ -gateruler-opponent }であるカード。

-gateruler-owner = オーナー
    .section = 3-2d
    .gloss = カードを{ -gateruler-deck }に入れてゲームを始めた{ -gateruler-player }。

-gateruler-controller = コントローラー
    .section = 4-2a
    .gloss = カードや{ -gateruler-ability }を操る{ -gateruler-player }。文章の「君」はこの{ -gateruler-player }。

-gateruler-turn = ターン
    .section = 6-2
    .gloss = 4つの{ -gateruler-phase }からなる、一人の{ -gateruler-player }の番。

-gateruler-turn-player = ターンプレイヤー
    .section = 6-2a
    .gloss = 今が自分の{ -gateruler-turn }である{ -gateruler-player }。

-gateruler-first-player = 先攻
    .ruby = せんこう
    .section = 8-2a-2
    .gloss = 最初の{ -gateruler-turn }を行う{ -gateruler-player }。その{ -gateruler-turn }の{ -gateruler-attack }は1回だけ。

-gateruler-victory = 勝利
    .ruby = しょうり
    .section = 1-4a
    .gloss = { -gateruler-opponent }だけが{ -gateruler-defeat }した時の結果。

-gateruler-defeat = 敗北
    .ruby = はいぼく
    .section = 1-4a
    .gloss = { -gateruler-damage }のカードが{ -gateruler-life }に達するか、{ -gateruler-deck }がなくなるか、{ -gateruler-giving-up }した時の結果。

-gateruler-drawn = 引き分け
    .ruby = ひきわけ
    .section = 1-4b-1
    .gloss = 二人が同時に{ -gateruler-defeat }した時の結果。

-gateruler-giving-up = 投了
    .ruby = とうりょう
    .section = 1-4c
    .gloss = いつでもでき、すぐに{ -gateruler-defeat }になること。

-gateruler-preparation = ゲームの準備
    .ruby = ゲームのじゅんび
    .section = 5
    .gloss = 最初の{ -gateruler-turn }の前に{ -gateruler-ruler-card }の示すとおり{ -gateruler-energy-card }と{ -gateruler-hand }を用意すること。

## Phases and steps

-gateruler-phase = フェイズ
    .section = 6-2
    .gloss = { -gateruler-turn }の一区切り。

-gateruler-start-phase = スタートフェイズ
    .section = 6-2
    .gloss = { -gateruler-attack-zone }と{ -gateruler-ruler }のカードを{ -gateruler-ready }にし、{ -gateruler-ruler-card }の示すとおり{ -gateruler-energy-card }や{ -gateruler-draw }や{ -gateruler-to-drive }を行う{ -gateruler-phase }。

-gateruler-main-phase = メインフェイズ
    .section = 6-3
    .gloss = カードを{ -gateruler-play }し、{ -gateruler-to-set }し、{ -gateruler-ability }を使う{ -gateruler-phase }。

-gateruler-attack-phase = アタックフェイズ
    .section = 6-4
    .gloss = 好きなだけ{ -gateruler-attack }を行う{ -gateruler-phase }。

-gateruler-end-phase = エンドフェイズ
    .section = 6-5
    .gloss = 「{ -gateruler-turn }終了時」の{ -gateruler-ability }が働き、この{ -gateruler-turn }の間の{ -gateruler-effect }が終わる{ -gateruler-phase }。

-gateruler-attack-sub-phase = 攻撃サブフェイズ
    .ruby = こうげきサブフェイズ
    .section = 8-2a
    .gloss = 1回の{ -gateruler-attack }にかかる5つのステップ。

-gateruler-attack-start-step = 攻撃開始ステップ
    .ruby = こうげきかいしステップ
    .section = 8-2a-1
    .gloss = { -gateruler-attack-sub-phase }の最初のステップ。

-gateruler-declare-step = 攻撃宣言ステップ
    .ruby = こうげきせんげんステップ
    .section = 8-2a-1
    .gloss = どのカードでどの{ -gateruler-line }を{ -gateruler-attack }するか決めるステップ。

-gateruler-intercept-step = 迎撃ステップ
    .ruby = げいげきステップ
    .section = 8-2a-1
    .gloss = { -gateruler-intercept }の{ -gateruler-damage-dealt }を与えるステップ。

-gateruler-damage-step = ダメージステップ
    .section = 8-2a-1
    .gloss = { -gateruler-attack }したカードが{ -gateruler-atk }か{ -gateruler-stk }の{ -gateruler-combat-damage }を与えるステップ。

-gateruler-attack-end-step = 攻撃終了ステップ
    .ruby = こうげきしゅうりょうステップ
    .section = 8-2a-1
    .gloss = { -gateruler-attack-sub-phase }の最後のステップ。

## Cards

-gateruler-ruler-card = ルーラー
    .section = 2-3b
    .gloss = { -gateruler-life }を持ち、支払い方や準備の決まりを定める、デッキの主のカード。

-gateruler-unit = ユニット
    .section = 2-3b
    .gloss = { -gateruler-attack-zone }や{ -gateruler-defence }に立って戦うカード。

-gateruler-event = イベント
    .section = 2-3b
    .gloss = 一度解決して{ -gateruler-graveyard }へ行くカード。{ -gateruler-set-zone }に伏せられる。

-gateruler-field-card = フィールド
    .section = 2-3b
    .gloss = { -gateruler-field }に残って働き続けるカード。

-gateruler-energy-card = エナジー
    .section = 2-3b
    .gloss = カードの{ -gateruler-level }分を支払うための札。{ -gateruler-rest }して支払う。

-gateruler-card-name = カード名
    .ruby = カードめい
    .section = 2-2c
    .gloss = カードの名前。同じ名前のカードはデッキに4枚まで。

-gateruler-level = レベル
    .section = 2-2
    .gloss = カードの左上の数。{ -gateruler-ruler-card }が{ -gateruler-energy-card }を払うなら、その数だけ支払う。

-gateruler-deck-level = デッキレベル
    .section = 5
    .gloss = デッキのカードの{ -gateruler-level }の合計。上限のある{ -gateruler-ruler-card }もある。

-gateruler-faction = 軍
    .ruby = ぐん
    .section = 2-2
    .gloss = カードの属する勢力。デッキは2つまで。

-gateruler-attribute = 属性
    .ruby = ぞくせい
    .section = 2-2
    .gloss = 〈 〉で参照される、カードの特徴。

-gateruler-atk = ATK
    .section = 2-2
    .gloss = { -gateruler-unit }に与える{ -gateruler-damage-dealt }の数。

-gateruler-hp = HP
    .section = 2-11b
    .gloss = { -gateruler-unit }が耐えられる数。これ以上の{ -gateruler-damage-dealt }を負うと{ -gateruler-destroy }される。

-gateruler-stk = STK
    .section = 2-2
    .gloss = ストライク。{ -gateruler-ruler-card }に与える{ -gateruler-damage-dealt }の数。

-gateruler-life = ライフ
    .section = 2-2
    .gloss = { -gateruler-ruler-card }の持つ数。{ -gateruler-damage }のカードがこの枚数になると{ -gateruler-defeat }する。

-gateruler-legendary = レジェンド
    .section = 2-2
    .gloss = デッキに入れられる種類と枚数が限られたカード。

-gateruler-timing = 使用タイミング
    .ruby = しようタイミング
    .section = 9-3e
    .gloss = { -gateruler-event }や{ -gateruler-ability }をいつ{ -gateruler-play }できるか。

-gateruler-normal = 通常
    .ruby = つうじょう
    .section = 9-3e-4
    .gloss = 自分の{ -gateruler-main-phase }の、{ -gateruler-gate }が空の時に使えること。

-gateruler-instant = 即時
    .ruby = そくじ
    .section = 9-3e-3
    .gloss = { -gateruler-priority }のある時にいつでも使えること。

-gateruler-once-turn = ターン1
    .ruby = ターンいち
    .section = 14-1a
    .gloss = そのカードの{ -gateruler-ability }を{ -gateruler-turn }に1回だけ使えること。

-gateruler-once-game = ゲーム1
    .ruby = ゲームいち
    .section = 14-1a
    .gloss = { -gateruler-ability }をゲームに1回だけ使えること。

## Zones and lines

-gateruler-zone = 領域
    .ruby = りょういき
    .section = 3-2a
    .gloss = カードを置く場所。

-gateruler-in-play = 場
    .ruby = ば
    .section = 3-2a
    .gloss = { -gateruler-ruler }、{ -gateruler-attack-zone }、{ -gateruler-defence }、{ -gateruler-set-zone }、{ -gateruler-field }を合わせた{ -gateruler-zone }。

-gateruler-ruler = ルーラーゾーン
    .section = 3-2a
    .gloss = { -gateruler-ruler-card }のいる{ -gateruler-zone }。{ -gateruler-centre-line }の後ろ。

-gateruler-attack-zone = 攻撃ゾーン
    .ruby = こうげきゾーン
    .section = 8-4c
    .gloss = { -gateruler-attack }できる{ -gateruler-unit }の立つ{ -gateruler-zone }。左右に1つずつ。

-gateruler-left = 左の攻撃ゾーン
    .ruby = ひだりのこうげきゾーン
    .section = 8-4c
    .gloss = { -gateruler-left-line }の{ -gateruler-attack-zone }。

-gateruler-right = 右の攻撃ゾーン
    .ruby = みぎのこうげきゾーン
    .section = 8-4c
    .gloss = { -gateruler-right-line }の{ -gateruler-attack-zone }。

-gateruler-defence = 守備ゾーン
    .ruby = しゅびゾーン
    .section = 8-4c
    .gloss = { -gateruler-centre-line }で{ -gateruler-ruler-card }の前に立つ{ -gateruler-unit }の{ -gateruler-zone }。

-gateruler-set-zone = セットゾーン
    .section = 15-4a
    .gloss = { -gateruler-set-card }を裏向きで置く{ -gateruler-zone }。

-gateruler-set-1 = セットゾーン1
    .ruby = セットゾーンいち
    .section = 15-4a
    .gloss = 1つ目の{ -gateruler-set-zone }。

-gateruler-set-2 = セットゾーン2
    .ruby = セットゾーンに
    .section = 15-4a
    .gloss = 2つ目の{ -gateruler-set-zone }。

-gateruler-set-3 = セットゾーン3
    .ruby = セットゾーンさん
    .section = 15-4a
    .gloss = 3つ目の{ -gateruler-set-zone }。

-gateruler-field = フィールドゾーン
    .section = 3-2a
    .gloss = { -gateruler-field-card }の残る{ -gateruler-zone }。枚数に限りはない。

-gateruler-energy = エナジーゾーン
    .section = 6-2f
    .gloss = 支払いに使える{ -gateruler-energy-card }の{ -gateruler-zone }。

-gateruler-spent = レストしたエナジー
    .section = 6-2f
    .gloss = 支払いのために{ -gateruler-rest }した{ -gateruler-energy-card }。

-gateruler-drive = ドライブゾーン
    .section = 10-2a
    .gloss = { -gateruler-to-drive }したカードを裏向きで置く{ -gateruler-zone }。

-gateruler-gate = ゲート
    .section = 9-1a
    .gloss = { -gateruler-play }したカードや{ -gateruler-ability }が解決を待つ、二人の{ -gateruler-zone }。後のものから解決する。

-gateruler-damage = ダメージゾーン
    .section = add-reverse
    .gloss = { -gateruler-ruler-card }への{ -gateruler-damage-dealt }で{ -gateruler-deck }からめくれたカードの{ -gateruler-zone }。裏向きのカードも1枚と数える。

-gateruler-counter = カウンターゾーン
    .section = 16-4a
    .gloss = { -gateruler-damage-dealt }でめくれた{ -gateruler-cnt }のカードを処理する間置く{ -gateruler-zone }。

-gateruler-graveyard = 墓地
    .ruby = ぼち
    .section = 3-2b
    .gloss = { -gateruler-destroy }されたカードや使い終えたカードの{ -gateruler-zone }。

-gateruler-soul = ソウル
    .section = 3-2d
    .gloss = { -gateruler-in-play }のカードの下に重なっているカード。

-gateruler-removed = ゲーム除外
    .ruby = ゲームじょがい
    .section = 3-2b
    .gloss = ゲームから取り除かれたカードの{ -gateruler-zone }。

-gateruler-deck = デッキ
    .section = 3-2b
    .gloss = 裏向きのままカードを引く束。

-gateruler-hand = 手札
    .ruby = てふだ
    .section = 3-2b
    .gloss = { -gateruler-opponent }に見えないように持つカード。{ -gateruler-energy-card }を払わない{ -gateruler-ruler-card }にはない。

-gateruler-outside = ゲームの外
    .ruby = ゲームのそと
    .section = 2-11b
    .gloss = { -gateruler-energy-card }や{ -gateruler-damage-dealt }の印の出どころ。

-gateruler-line = ライン
    .section = 8-4c
    .gloss = 左、中央、右の縦の列。{ -gateruler-attack }は{ -gateruler-line }に向けて行う。

-gateruler-left-line = 左ライン
    .ruby = ひだりライン
    .section = 8-4c
    .gloss = { -gateruler-left }のある{ -gateruler-line }。

-gateruler-centre-line = 中央ライン
    .ruby = ちゅうおうライン
    .section = 8-4c
    .gloss = { -gateruler-defence }とその後ろの{ -gateruler-ruler }のある{ -gateruler-line }。

-gateruler-right-line = 右ライン
    .ruby = みぎライン
    .section = 8-4c
    .gloss = { -gateruler-right }のある{ -gateruler-line }。

-gateruler-set-card = セットカード
    .section = 15-4b
    .gloss = { -gateruler-set-zone }に裏向きで置かれたカード。

## States and damage

-gateruler-ready = アクト
    .section = 6-2c
    .gloss = 縦向きの状態。{ -gateruler-attack }できる。

-gateruler-rest = レスト
    .section = 6-2c
    .gloss = 横向きの状態。{ -gateruler-attack }すると{ -gateruler-rest }する。

-gateruler-damage-dealt = ダメージ
    .section = 2-11b
    .gloss = { -gateruler-unit }には積み重なり、{ -gateruler-ruler-card }には1点ごとに{ -gateruler-deck }の上のカードをめくる数。

-gateruler-combat-damage = 戦闘ダメージ
    .ruby = せんとうダメージ
    .section = 8-6b
    .gloss = { -gateruler-attack }と{ -gateruler-pierce }、{ -gateruler-intercept }、{ -gateruler-strike-back }で与える{ -gateruler-damage-dealt }。

-gateruler-effect-damage = 効果ダメージ
    .ruby = こうかダメージ
    .section = 8-6b
    .gloss = { -gateruler-effect }で与える{ -gateruler-damage-dealt }。

## Acts

-gateruler-play = プレイ
    .section = 9-1a
    .gloss = カードや{ -gateruler-ability }を使うと示し、支払って{ -gateruler-gate }に置くこと。

-gateruler-normal-summon = 通常召喚
    .ruby = つうじょうしょうかん
    .section = 4-3a
    .gloss = { -gateruler-unit }を{ -gateruler-play }して{ -gateruler-in-play }に出すこと。{ -gateruler-summon-count }が1増える。

-gateruler-special-summon = 特殊召喚
    .ruby = とくしゅしょうかん
    .section = 4-3a
    .gloss = { -gateruler-effect }で{ -gateruler-unit }を{ -gateruler-in-play }に出すこと。支払いも{ -gateruler-summon-right }も要らない。

-gateruler-summon-right = 召喚権
    .ruby = しょうかんけん
    .section = 4-3a
    .gloss = 自分の{ -gateruler-turn }にできる{ -gateruler-normal-summon }の回数。{ -gateruler-opponent }の{ -gateruler-turn }には限りがない。

-gateruler-summon-count = 召喚回数
    .ruby = しょうかんかいすう
    .section = 4-3a
    .gloss = この{ -gateruler-turn }に行った{ -gateruler-normal-summon }の回数。

-gateruler-draw = 引く
    .ruby = ひく
    .section = 15
    .gloss = { -gateruler-deck }の一番上のカードを{ -gateruler-hand }に加えること。

-gateruler-to-drive = ドライブ
    .section = 10-2a
    .gloss = { -gateruler-deck }の上のカードを裏向きで{ -gateruler-drive }に置くこと。

-gateruler-drive-resolution = ドライブ解決処理
    .ruby = ドライブかいけつしょり
    .section = 10-3d
    .gloss = 自分の{ -gateruler-start-phase }と{ -gateruler-main-phase }以外で{ -gateruler-to-drive }したカードを{ -gateruler-play }する処理。

-gateruler-to-set = セット
    .section = 15-4a
    .gloss = カードを裏向きで空いた自分の{ -gateruler-set-zone }に置くこと。支払いは要らない。

-gateruler-reveal = 公開
    .ruby = こうかい
    .section = 15-5
    .gloss = カードを二人に見せること。

-gateruler-shuffle = シャッフル
    .section = 5
    .gloss = { -gateruler-deck }の順番を無作為に変えること。

-gateruler-attack = 攻撃
    .ruby = こうげき
    .section = 8-2a
    .gloss = { -gateruler-ready }の{ -gateruler-unit }か{ -gateruler-ruler-card }を{ -gateruler-rest }し、{ -gateruler-opponent }の{ -gateruler-line }に{ -gateruler-combat-damage }を与えること。

-gateruler-destroy = 破壊
    .ruby = はかい
    .section = 12-4a
    .gloss = { -gateruler-in-play }のカードを{ -gateruler-graveyard }に置くこと。

-gateruler-recover = 回復
    .ruby = かいふく
    .section = add-reverse
    .gloss = { -gateruler-damage }のカードを表裏を問わず選び、{ -gateruler-graveyard }に置くこと。

-gateruler-reverse = ダメージリバース
    .section = add-reverse
    .gloss = 「DR」と書く。自分の{ -gateruler-damage }の表向きのカードを、示された枚数だけ裏向きにすること。

-gateruler-opened = オープンする
    .section = add-open
    .gloss = カードが{ -gateruler-open }の{ -gateruler-effect }で{ -gateruler-play }されること。

-gateruler-priority = 優先権
    .ruby = ゆうせんけん
    .section = 9-3
    .gloss = { -gateruler-gate }に何かを加えるか{ -gateruler-pass }するかを決める番。

-gateruler-pass = パス
    .section = 9-3e-1
    .gloss = 何も加えないこと。二人が続けて行うと{ -gateruler-gate }を解決する。

-gateruler-gate-action = ゲートアクション
    .section = 9-3e
    .gloss = { -gateruler-priority }のある{ -gateruler-player }が行うこと。

-gateruler-gate-processing = ゲート処理
    .ruby = ゲートしょり
    .section = 9-2a
    .gloss = { -gateruler-gate }に加えることと解決することを、終わるまで繰り返すこと。

-gateruler-system-processing = システム処理
    .ruby = システムしょり
    .section = 11
    .gloss = { -gateruler-defeat }や{ -gateruler-destroy }など、ルールが自動的に行うこと。

## Abilities

-gateruler-ability = 能力
    .ruby = のうりょく
    .section = 14-1a
    .gloss = カードの文章がもつはたらき。

-gateruler-activated-ability = 起動能力
    .ruby = きどうのうりょく
    .section = 14-1a-1
    .gloss = { -gateruler-timing }が合えば、{ -gateruler-cost }を払って自分から{ -gateruler-play }する{ -gateruler-ability }。

-gateruler-automatic-ability = 自動能力
    .ruby = じどうのうりょく
    .section = 14-1a-2
    .gloss = 何かが起きた時に、次の{ -gateruler-system-processing }で{ -gateruler-gate }に置かれる{ -gateruler-ability }。

-gateruler-static-ability = 常時能力
    .ruby = じょうじのうりょく
    .section = 14-1a-3
    .gloss = ずっと働き続ける{ -gateruler-ability }。

-gateruler-keyword = キーワード
    .section = 16-1a
    .gloss = よくある{ -gateruler-ability }を短く呼ぶ言葉や印。

-gateruler-keyword-ability = キーワード能力
    .ruby = キーワードのうりょく
    .section = 16-1a-1
    .gloss = { -gateruler-ability }を意味する{ -gateruler-keyword }。

-gateruler-cost = コスト
    .section = 14-1a-1a
    .gloss = カードや{ -gateruler-ability }を{ -gateruler-play }するために行うこと。

-gateruler-effect = 効果
    .ruby = こうか
    .section = 14-1b
    .gloss = { -gateruler-ability }がすること。

-gateruler-direct-effect = 直接効果
    .ruby = ちょくせつこうか
    .section = 14-1b-1
    .gloss = 一度行えば終わる{ -gateruler-effect }。

-gateruler-continuous-effect = 継続効果
    .ruby = けいぞくこうか
    .section = 14-1b-2
    .gloss = ある期間続く{ -gateruler-effect }。

-gateruler-replacement-effect = 置換効果
    .ruby = ちかんこうか
    .section = 14-1b-3
    .gloss = 起きることを別のことに置き換える{ -gateruler-effect }。

## Keywords

-gateruler-od = オーバードライブ
    .section = 16-2a
    .gloss = 「OD」。{ -gateruler-to-drive }して{ -gateruler-drive }に置いた時に使える{ -gateruler-ability }。

-gateruler-td = タッチダウン
    .section = 16-3a
    .gloss = 「TD」。{ -gateruler-hand }から{ -gateruler-play }して{ -gateruler-in-play }に出た時の{ -gateruler-ability }。

-gateruler-cnt = カウンター
    .section = 16-4a
    .gloss = 「CNT」。{ -gateruler-ruler-card }への{ -gateruler-damage-dealt }でめくれた時に使える{ -gateruler-ability }。

-gateruler-pierce = 貫通
    .ruby = かんつう
    .section = 16-1a
    .gloss = { -gateruler-defence }の{ -gateruler-unit }を{ -gateruler-attack }で{ -gateruler-destroy }すると、{ -gateruler-opponent }に{ -gateruler-stk }の{ -gateruler-combat-damage }を与える。

-gateruler-vigilance = 警戒
    .ruby = けいかい
    .section = 16-1a
    .gloss = 自分の{ -gateruler-attack-phase }の終わりに、空いた{ -gateruler-defence }に移ってよい。

-gateruler-intercept = 迎撃
    .ruby = げいげき
    .section = 16-1a
    .gloss = { -gateruler-attack }された時、先に自分の{ -gateruler-atk }の{ -gateruler-combat-damage }を与える。

-gateruler-strike-back = 反撃
    .ruby = はんげき
    .section = 16-1a
    .gloss = { -gateruler-attack }されて生き残った時、自分の{ -gateruler-atk }の{ -gateruler-combat-damage }を与える。

-gateruler-second-attack = 連撃
    .ruby = れんげき
    .section = 16-1a
    .gloss = その{ -gateruler-turn }の最初の{ -gateruler-attack }の後で{ -gateruler-ready }になる。名はこのプログラムのもの。

-gateruler-attribute-choice = 属性選択
    .ruby = ぞくせいせんたく
    .section = 16-1a
    .gloss = 自分の{ -gateruler-main-phase }に、{ -gateruler-turn }の終わりまで持つ{ -gateruler-attribute }を1つ選ぶ。名はこのプログラムのもの。

-gateruler-graveyard-summon = 墓地召喚
    .ruby = ぼちしょうかん
    .section = 16-1a
    .gloss = { -gateruler-energy-card }を払い、{ -gateruler-graveyard }から{ -gateruler-normal-summon }してよい。名はこのプログラムのもの。

-gateruler-soul-guard = ソウルガード
    .section = 16-1a
    .gloss = { -gateruler-in-play }を離れる代わりに{ -gateruler-soul }を1枚{ -gateruler-graveyard }に置き、{ -gateruler-damage-dealt }を0にして残る。

-gateruler-open = オープンカード
    .section = add-open
    .gloss = { -gateruler-hand }に来るか{ -gateruler-to-drive }された時、見せてすぐに{ -gateruler-play }するカード。{ -gateruler-to-set }できない。

-gateruler-guard-summon = 直衛召喚
    .ruby = ちょくえいしょうかん
    .section = add-guard
    .gloss = { -gateruler-opponent }の{ -gateruler-turn }の間、{ -gateruler-hand }から{ -gateruler-instant }に{ -gateruler-normal-summon }してよい。

-gateruler-gear-up = 装着
    .ruby = そうちゃく
    .section = 16-1a
    .gloss = { -gateruler-ruler-card }に重ね、{ -gateruler-ruler-card }ごと{ -gateruler-defence }に出る。支払いも{ -gateruler-summon-right }も要らない。

-gateruler-reduction = コスト軽減
    .ruby = コストけいげん
    .section = add-reduction
    .gloss = カードを{ -gateruler-play }する時、示されたことを行って支払う{ -gateruler-energy-card }を変えてよい。

-gateruler-parade = 百鬼夜行
    .ruby = ひゃっきやこう
    .section = add-brackets
    .gloss = { -gateruler-deck }の一番上を見て、示された{ -gateruler-level }以下の怪異なら{ -gateruler-to-drive }してよい{ -gateruler-ability }の名前。

## Factions and attributes

-gateruler-faction-volnar = ウォルナー
    .section = 2-2
    .gloss = 竜と騎士の{ -gateruler-faction }。

-gateruler-faction-atlas = アトラス
    .section = 2-2
    .gloss = 兵と機械の{ -gateruler-faction }。

-gateruler-faction-yomajin = 東妖軍
    .ruby = とうようぐん
    .section = 2-2
    .gloss = 怪異の{ -gateruler-faction }。

-gateruler-faction-wonder = ワンダーヴァース
    .section = 2-2
    .gloss = 不思議な世界の者たちの{ -gateruler-faction }。

-gateruler-attr-dragon = ドラゴン
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-fire = 火
    .ruby = ひ
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-knight = 騎士
    .ruby = きし
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-military = 軍事
    .ruby = ぐんじ
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-machine = 機械
    .ruby = きかい
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-space = 宇宙
    .ruby = うちゅう
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-magic = 魔法
    .ruby = まほう
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-apparition = 怪異
    .ruby = かいい
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-beast = 獣
    .ruby = けもの
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-deity = 神
    .ruby = かみ
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-water = 水
    .ruby = みず
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-horror = ホラー
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-demon = 悪魔
    .ruby = あくま
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-invader = 侵略次元
    .ruby = しんりゃくじげん
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。

-gateruler-attr-owl = OWL
    .section = 2-2
    .gloss = { -gateruler-attribute }の1つ。
