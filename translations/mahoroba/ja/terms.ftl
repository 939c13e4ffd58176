# 遊び方のシートが定める用語と、練習カードの属性。読み、シートの見出し、意味。

## Players and the duel

-mahoroba-player = プレイヤー
    .heading = preparation
    .gloss = 対戦する二人のそれぞれ。

-mahoroba-opponent = 相手
    .ruby = あいて
    .heading = preparation
    .gloss = もう一人の{ -mahoroba-player }。

-mahoroba-turn = ターン
    .heading = draw
    .gloss = 四つのフェイズからなる、一人の{ -mahoroba-player }の番。

-mahoroba-first-player = 先攻
    .ruby = せんこう
    .heading = preparation-5
    .gloss = じゃんけんに勝ち、最初の{ -mahoroba-turn }を行う{ -mahoroba-player }。

-mahoroba-victory = 勝利
    .ruby = しょうり
    .heading = battle-4
    .gloss = 相手の{ -mahoroba-area }の{ -mahoroba-unit }をすべて{ -mahoroba-ko }させた時の結果。

-mahoroba-defeat = 敗北
    .ruby = はいぼく
    .heading = draw-1
    .gloss = { -mahoroba-draw-phase }に、自分の{ -mahoroba-deck }がなくてカードを引けない時の結果。

-mahoroba-effect = 効果
    .ruby = こうか
    .heading = damage
    .gloss = カードの文章がすること。

## Cards

-mahoroba-unit = ユニット
    .heading = main-2
    .gloss = { -mahoroba-area }で戦うカード。

-mahoroba-command = コマンド
    .heading = main-3
    .gloss = { -mahoroba-hand }から使うカード。{ -mahoroba-strategy }、{ -mahoroba-tactics }、{ -mahoroba-enhancement }がある。

-mahoroba-strategy = 戦略
    .ruby = せんりゃく
    .heading = main-3
    .gloss = 使うと{ -mahoroba-discard }へ行く{ -mahoroba-command }の一種。

-mahoroba-tactics = 戦術
    .ruby = せんじゅつ
    .heading = main-3
    .gloss = 使うと{ -mahoroba-discard }へ行く{ -mahoroba-command }の一種。

-mahoroba-enhancement = 強化
    .ruby = きょうか
    .heading = main-3
    .gloss = ユニットに{ -mahoroba-set }して使う{ -mahoroba-command }。

-mahoroba-hp = HP
    .heading = battle-2
    .gloss = { -mahoroba-unit }が耐えられるダメージ。これ以上のダメージを受けると{ -mahoroba-ko }になる。

-mahoroba-element = 属性
    .ruby = ぞくせい
    .heading = damage-4
    .gloss = { -mahoroba-unit }の持つ性質。この練習カードでは{ -mahoroba-flame }、{ -mahoroba-tide }、{ -mahoroba-grove }、{ -mahoroba-sun }、{ -mahoroba-moon }。

-mahoroba-advantage = 有利属性
    .ruby = ゆうりぞくせい
    .heading = damage-4
    .gloss = { -mahoroba-main }にいるこの{ -mahoroba-element }の相手に、{ -mahoroba-skill }のダメージが2倍になる。

-mahoroba-skill = スキル
    .heading = battle-1
    .gloss = { -mahoroba-main-unit }が{ -mahoroba-battle-phase }に使う技。

-mahoroba-ex-skill = EXスキル
    .heading = main-4
    .gloss = { -mahoroba-main-phase }に使う技。

-mahoroba-cost = コスト
    .heading = battle-1
    .gloss = { -mahoroba-skill }を使うのに付いていなければならない{ -mahoroba-energy }の数。使っても減らない。

-mahoroba-ability = 能力
    .ruby = のうりょく
    .heading = damage-2
    .gloss = { -mahoroba-unit }が{ -mahoroba-area }にいる間働く{ -mahoroba-effect }。

-mahoroba-flame = 焔
    .ruby = ほむら
    .heading = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。{ -mahoroba-grove }に強い。

-mahoroba-tide = 潮
    .ruby = しお
    .heading = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。{ -mahoroba-flame }に強い。

-mahoroba-grove = 杜
    .ruby = もり
    .heading = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。{ -mahoroba-tide }に強い。

-mahoroba-sun = 陽
    .ruby = ひ
    .heading = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。{ -mahoroba-moon }に強い。

-mahoroba-moon = 月
    .ruby = つき
    .heading = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。{ -mahoroba-sun }に強い。

## Areas

-mahoroba-area = エリア
    .heading = areas
    .gloss = { -mahoroba-main }1つと{ -mahoroba-standby }4つを合わせたもの。

-mahoroba-main = メイン・エリア
    .heading = areas
    .gloss = { -mahoroba-main-unit }を置く場所。

-mahoroba-standby = スタンバイ・エリア
    .heading = areas
    .gloss = { -mahoroba-standby-unit }を1体ずつ置く4つの場所。

-mahoroba-main-unit = メイン・ユニット
    .heading = battle-1
    .gloss = { -mahoroba-main }にいる{ -mahoroba-unit }。

-mahoroba-standby-unit = スタンバイ・ユニット
    .heading = states
    .gloss = { -mahoroba-standby }にいる{ -mahoroba-unit }。

-mahoroba-standby-1 = スタンバイ・エリア1
    .heading = areas
    .gloss = 左端の{ -mahoroba-standby }。

-mahoroba-standby-2 = スタンバイ・エリア2
    .heading = areas
    .gloss = 左から2つめの{ -mahoroba-standby }。

-mahoroba-standby-3 = スタンバイ・エリア3
    .heading = areas
    .gloss = 左から3つめの{ -mahoroba-standby }。

-mahoroba-standby-4 = スタンバイ・エリア4
    .heading = areas
    .gloss = 右端の{ -mahoroba-standby }。

-mahoroba-deck = デッキ
    .heading = preparation-2
    .gloss = 裏向きのままカードを引く束。

-mahoroba-deck-place = デッキ置き場
    .ruby = デッキおきば
    .heading = areas
    .gloss = { -mahoroba-deck }を置く場所。

-mahoroba-discard = 捨て場
    .ruby = すてば
    .heading = states
    .gloss = 使い終えたカードや捨てたカードの行くところ。

-mahoroba-hand = 手札
    .ruby = てふだ
    .heading = preparation-3
    .gloss = 相手に見えないように持つカード。

-mahoroba-in-use = 使用中
    .ruby = しようちゅう
    .heading = main-3
    .gloss = { -mahoroba-command }が効果を終えるまで置かれる場所。

-mahoroba-outside = 場の外
    .ruby = ばのそと
    .heading = states
    .gloss = { -mahoroba-damage-marker }の出入りするところ。

## States

-mahoroba-unit-state = ユニットの状態
    .ruby = ユニットのじょうたい
    .heading = states
    .gloss = { -mahoroba-unit }の置き方が示すもの。{ -mahoroba-normal }、{ -mahoroba-rest }、{ -mahoroba-stun }、{ -mahoroba-ko }。

-mahoroba-normal = 通常
    .ruby = つうじょう
    .heading = states
    .gloss = 縦向きの状態。

-mahoroba-rest = レスト
    .heading = states
    .gloss = 横向きの状態。{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使えない。

-mahoroba-stun = スタン
    .heading = states
    .gloss = 上下逆さまの状態。{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使えず、{ -mahoroba-retreat }もできない。

-mahoroba-ko = KO
    .heading = battle-2
    .gloss = 裏向きの状態。付いていたカードとマーカーをすべて失い、特に指示がなければ{ -mahoroba-effect }を受けない。

-mahoroba-ailment = 状態異常
    .ruby = じょうたいいじょう
    .heading = states
    .gloss = { -mahoroba-rest }と{ -mahoroba-stun }のこと。

-mahoroba-damage = ダメージ
    .heading = damage
    .gloss = { -mahoroba-unit }が受け、{ -mahoroba-damage-marker }で数えるもの。

-mahoroba-damage-marker = ダメージマーカー
    .heading = states
    .gloss = 受けたダメージを示すもの。

-mahoroba-damage-sum = ダメージ計算
    .ruby = ダメージけいさん
    .heading = damage
    .gloss = { -mahoroba-skill }のダメージを4段階で求めること。

## Acts

-mahoroba-preparation = 対戦の準備
    .ruby = たいせんのじゅんび
    .heading = preparation
    .gloss = { -mahoroba-deck }、{ -mahoroba-hand }、最初の{ -mahoroba-unit }、{ -mahoroba-first-player }を決めるまで。

-mahoroba-draw-phase = ドローフェイズ
    .heading = draw
    .gloss = 自分の{ -mahoroba-deck }からカードを1枚引くフェイズ。

-mahoroba-main-phase = メインフェイズ
    .heading = main
    .gloss = 5つの行動を好きな順に行うフェイズ。

-mahoroba-battle-phase = バトルフェイズ
    .heading = battle
    .gloss = { -mahoroba-main-unit }の{ -mahoroba-skill }を1つ使えるフェイズ。

-mahoroba-end-phase = エンドフェイズ
    .heading = end
    .gloss = { -mahoroba-ailment }を{ -mahoroba-janken }で治せるフェイズ。

-mahoroba-charge = チャージ
    .heading = main-1
    .gloss = 1ターンに1度、自分の{ -mahoroba-hand }のカードを、自分の{ -mahoroba-unit }に{ -mahoroba-energy }として付けること。

-mahoroba-energy = エネルギー
    .heading = main-1
    .gloss = { -mahoroba-unit }に付いている、{ -mahoroba-skill }を使うためのカード。

-mahoroba-set = セット
    .heading = main-3
    .gloss = { -mahoroba-enhancement }を{ -mahoroba-unit }に付けること。どちらの{ -mahoroba-player }も、自分の最初の{ -mahoroba-turn }にはできない。

-mahoroba-retreat = 退却
    .ruby = たいきゃく
    .heading = main-5
    .gloss = 1ターンに1度、{ -mahoroba-main-unit }を{ -mahoroba-standby-unit }と入れ替えること。

-mahoroba-janken = じゃんけん
    .heading = end-2
    .gloss = グー、チョキ、パーで勝ち負けを決めること。

-mahoroba-rock = グー
    .heading = end-2
    .gloss = チョキに勝つ手。

-mahoroba-scissors = チョキ
    .heading = end-2
    .gloss = パーに勝つ手。

-mahoroba-paper = パー
    .heading = end-2
    .gloss = グーに勝つ手。
