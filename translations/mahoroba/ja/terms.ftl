# 遊び方のシートが定める用語と、練習カードの属性。読み、シートの見出し、意味。

## Players and the duel

-mahoroba-player = プレイヤー
    .section = preparation
    .gloss = 対戦する二人のそれぞれ。

-mahoroba-opponent = 相手
    .ruby = あいて
    .section = preparation
    .gloss = もう一人の{ -mahoroba-player }。

-mahoroba-turn = ターン
    .section = draw
    .gloss = 四つのフェイズからなる、一人の{ -mahoroba-player }の番。

-mahoroba-first-player = 先攻
    .ruby = せんこう
    .section = preparation-5
    .gloss = じゃんけんに勝ち、最初の{ -mahoroba-turn }を行う{ -mahoroba-player }。

-mahoroba-victory = 勝利
    .ruby = しょうり
    .section = battle-4
    .gloss = 相手の{ -mahoroba-area }のユニットをすべて{ -mahoroba-ko }させること。

-mahoroba-defeat = 敗北
    .ruby = はいぼく
    .section = draw-1
    .gloss = { -mahoroba-draw-phase }に{ -mahoroba-deck }がなくて引けないときの結果。

-mahoroba-effect = 効果
    .ruby = こうか
    .section = damage
    .gloss = カードの文章がすること。

## Cards

-mahoroba-unit = ユニット
    .section = main-2
    .gloss = { -mahoroba-area }で戦うカード。

-mahoroba-command = コマンド
    .section = main-3
    .gloss = { -mahoroba-hand }から使うカード。{ -mahoroba-strategy }、{ -mahoroba-tactics }、{ -mahoroba-enhancement }がある。

-mahoroba-strategy = 戦略
    .ruby = せんりゃく
    .section = main-3
    .gloss = 使うと{ -mahoroba-discard }へ行く{ -mahoroba-command }の一種。

-mahoroba-tactics = 戦術
    .ruby = せんじゅつ
    .section = main-3
    .gloss = 使うと{ -mahoroba-discard }へ行く{ -mahoroba-command }の一種。

-mahoroba-enhancement = 強化
    .ruby = きょうか
    .section = main-3
    .gloss = ユニットに{ -mahoroba-set }して使う{ -mahoroba-command }。

-mahoroba-hp = HP
    .section = battle-2
    .gloss = { -mahoroba-unit }が耐えられるダメージ。これ以上のダメージを受けると{ -mahoroba-ko }になる。

-mahoroba-element = 属性
    .ruby = ぞくせい
    .section = damage-4
    .gloss = { -mahoroba-unit }のもつ性質。この練習カードでは焔、潮、杜、陽、月。

-mahoroba-advantage = 有利属性
    .ruby = ゆうりぞくせい
    .section = damage-4
    .gloss = { -mahoroba-main }にいるこの{ -mahoroba-element }の相手に、{ -mahoroba-skill }のダメージが2倍になる。

-mahoroba-skill = スキル
    .section = battle-1
    .gloss = { -mahoroba-main-unit }が{ -mahoroba-battle-phase }に使う技。

-mahoroba-ex-skill = EXスキル
    .section = main-4
    .gloss = { -mahoroba-main-phase }に使う技。

-mahoroba-cost = コスト
    .section = battle-1
    .gloss = { -mahoroba-skill }を使うのに付いていなければならない{ -mahoroba-energy }の数。使っても減らない。

-mahoroba-ability = 能力
    .ruby = のうりょく
    .section = damage-2
    .gloss = { -mahoroba-unit }が{ -mahoroba-area }にいる間はたらく{ -mahoroba-effect }。

-mahoroba-flame = 焔
    .ruby = ほむら
    .section = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。杜に強い。

-mahoroba-tide = 潮
    .ruby = しお
    .section = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。焔に強い。

-mahoroba-grove = 杜
    .ruby = もり
    .section = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。潮に強い。

-mahoroba-sun = 陽
    .ruby = ひ
    .section = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。月に強い。

-mahoroba-moon = 月
    .ruby = つき
    .section = damage-4
    .gloss = 練習カードの{ -mahoroba-element }。陽に強い。

## Areas

-mahoroba-area = エリア
    .section = areas
    .gloss = { -mahoroba-main }1つと{ -mahoroba-standby }4つを合わせたもの。

-mahoroba-main = メイン・エリア
    .section = areas
    .gloss = { -mahoroba-main-unit }を置く場所。

-mahoroba-standby = スタンバイ・エリア
    .section = areas
    .gloss = { -mahoroba-standby-unit }を1体ずつ置く4つの場所。

-mahoroba-main-unit = メイン・ユニット
    .section = battle-1
    .gloss = { -mahoroba-main }にいる{ -mahoroba-unit }。

-mahoroba-standby-unit = スタンバイ・ユニット
    .section = states
    .gloss = { -mahoroba-standby }にいる{ -mahoroba-unit }。

-mahoroba-standby-1 = スタンバイ・エリア1
    .section = areas
    .gloss = 左端の{ -mahoroba-standby }。

-mahoroba-standby-2 = スタンバイ・エリア2
    .section = areas
    .gloss = 左から2つめの{ -mahoroba-standby }。

-mahoroba-standby-3 = スタンバイ・エリア3
    .section = areas
    .gloss = 左から3つめの{ -mahoroba-standby }。

-mahoroba-standby-4 = スタンバイ・エリア4
    .section = areas
    .gloss = 右端の{ -mahoroba-standby }。

-mahoroba-deck = デッキ
    .section = preparation-2
    .gloss = 裏向きのままカードを引く束。

-mahoroba-deck-place = デッキ置き場
    .ruby = デッキおきば
    .section = areas
    .gloss = { -mahoroba-deck }を置く場所。

-mahoroba-discard = 捨て場
    .ruby = すてば
    .section = states
    .gloss = 使い終えたカードや捨てたカードの行くところ。

-mahoroba-hand = 手札
    .ruby = てふだ
    .section = preparation-3
    .gloss = 相手に見えないように持つカード。

-mahoroba-in-use = 使用中
    .ruby = しようちゅう
    .section = main-3
    .gloss = { -mahoroba-command }が効果を終えるまでの場所。

-mahoroba-outside = 場の外
    .ruby = ばのそと
    .section = states
    .gloss = { -mahoroba-damage-marker }の出入りするところ。

## States

-mahoroba-unit-state = ユニットの状態
    .ruby = ユニットのじょうたい
    .section = states
    .gloss = { -mahoroba-unit }の置き方が示すもの。{ -mahoroba-normal }、{ -mahoroba-rest }、{ -mahoroba-stun }、{ -mahoroba-ko }。

-mahoroba-normal = 通常
    .ruby = つうじょう
    .section = states
    .gloss = 縦向きの状態。

-mahoroba-rest = レスト
    .section = states
    .gloss = 横向きの状態。{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使えない。

-mahoroba-stun = スタン
    .section = states
    .gloss = 上下逆さまの状態。{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使えず、{ -mahoroba-retreat }もできない。

-mahoroba-ko = KO
    .section = battle-2
    .gloss = 裏向きの状態。付いていたカードとマーカーをすべて失い、{ -mahoroba-effect }では遊べない。

-mahoroba-ailment = 状態異常
    .ruby = じょうたいいじょう
    .section = states
    .gloss = { -mahoroba-rest }と{ -mahoroba-stun }のこと。

-mahoroba-damage = ダメージ
    .section = damage
    .gloss = { -mahoroba-unit }が受け、{ -mahoroba-damage-marker }で数えるもの。

-mahoroba-damage-marker = ダメージマーカー
    .section = states
    .gloss = 受けたダメージを示すもの。

-mahoroba-damage-sum = ダメージ計算
    .ruby = ダメージけいさん
    .section = damage
    .gloss = { -mahoroba-skill }のダメージを4段階で求めること。

## Acts

-mahoroba-preparation = 対戦の準備
    .ruby = たいせんのじゅんび
    .section = preparation
    .gloss = { -mahoroba-deck }、{ -mahoroba-hand }、最初の{ -mahoroba-unit }、{ -mahoroba-first-player }を決めるまで。

-mahoroba-draw-phase = ドローフェイズ
    .section = draw
    .gloss = カードを1枚引くフェイズ。

-mahoroba-main-phase = メインフェイズ
    .section = main
    .gloss = 5つの行動を好きな順に行うフェイズ。

-mahoroba-battle-phase = バトルフェイズ
    .section = battle
    .gloss = { -mahoroba-main-unit }の{ -mahoroba-skill }を1つ使えるフェイズ。

-mahoroba-end-phase = エンドフェイズ
    .section = end
    .gloss = { -mahoroba-ailment }を{ -mahoroba-janken }で治せるフェイズ。

-mahoroba-charge = チャージ
    .section = main-1
    .gloss = 1ターンに1度、{ -mahoroba-hand }のカードを味方の{ -mahoroba-unit }に{ -mahoroba-energy }として付けること。

-mahoroba-energy = エネルギー
    .section = main-1
    .gloss = { -mahoroba-unit }に付いている、{ -mahoroba-skill }を使うためのカード。

-mahoroba-set = セット
    .section = main-3
    .gloss = { -mahoroba-enhancement }を{ -mahoroba-unit }に付けること。お互いの自分の最初の{ -mahoroba-turn }にはできない。

-mahoroba-retreat = 退却
    .ruby = たいきゃく
    .section = main-5
    .gloss = 1ターンに1度、{ -mahoroba-main-unit }を{ -mahoroba-standby-unit }と入れ替えること。

-mahoroba-janken = じゃんけん
    .section = end-2
    .gloss = グー、チョキ、パーで勝ち負けを決めること。

-mahoroba-rock = グー
    .section = end-2
    .gloss = チョキに勝つ手。

-mahoroba-scissors = チョキ
    .section = end-2
    .gloss = パーに勝つ手。

-mahoroba-paper = パー
    .section = end-2
    .gloss = グーに勝つ手。
