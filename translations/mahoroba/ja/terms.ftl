# 遊び方のシートが定める用語と、練習カードの属性。読み、シートの見出し、意味。

## Players and the duel

-player = プレイヤー
    .section = preparation
    .gloss = 対戦する二人のそれぞれ。

-opponent = 相手
    .ruby = あいて
    .section = preparation
    .gloss = もう一人の{ -player }。

-turn = ターン
    .section = draw
    .gloss = 四つのフェイズからなる、一人の{ -player }の番。

-first-player = 先攻
    .ruby = せんこう
    .section = preparation-5
    .gloss = じゃんけんに勝ち、最初の{ -turn }を行う{ -player }。

-victory = 勝利
    .ruby = しょうり
    .section = battle-4
    .gloss = 相手の{ -area }のユニットをすべて{ -ko }させること。

-defeat = 敗北
    .ruby = はいぼく
    .section = draw-1
    .gloss = { -draw-phase }に{ -deck }がなくて引けないときの結果。

-effect = 効果
    .ruby = こうか
    .section = damage
    .gloss = カードの文章がすること。

## Cards

-unit = ユニット
    .section = main-2
    .gloss = { -area }で戦うカード。

-command = コマンド
    .section = main-3
    .gloss = { -hand }から使うカード。{ -strategy }、{ -tactics }、{ -enhancement }がある。

-strategy = 戦略
    .ruby = せんりゃく
    .section = main-3
    .gloss = 使うと{ -discard }へ行く{ -command }の一種。

-tactics = 戦術
    .ruby = せんじゅつ
    .section = main-3
    .gloss = 使うと{ -discard }へ行く{ -command }の一種。

-enhancement = 強化
    .ruby = きょうか
    .section = main-3
    .gloss = ユニットに{ -set }して使う{ -command }。

-hp = HP
    .section = battle-2
    .gloss = { -unit }が耐えられるダメージ。これ以上のダメージを受けると{ -ko }になる。

-element = 属性
    .ruby = ぞくせい
    .section = damage-4
    .gloss = { -unit }のもつ性質。この練習カードでは焔、潮、杜、陽、月。

-advantage = 有利属性
    .ruby = ゆうりぞくせい
    .section = damage-4
    .gloss = { -main }にいるこの{ -element }の相手に、{ -skill }のダメージが2倍になる。

-skill = スキル
    .section = battle-1
    .gloss = { -main-unit }が{ -battle-phase }に使う技。

-ex-skill = EXスキル
    .section = main-4
    .gloss = { -main-phase }に使う技。

-cost = コスト
    .section = battle-1
    .gloss = { -skill }を使うのに付いていなければならない{ -energy }の数。使っても減らない。

-ability = 能力
    .ruby = のうりょく
    .section = damage-2
    .gloss = { -unit }が{ -area }にいる間はたらく{ -effect }。

-flame = 焔
    .ruby = ほむら
    .section = damage-4
    .gloss = 練習カードの{ -element }。杜に強い。

-tide = 潮
    .ruby = しお
    .section = damage-4
    .gloss = 練習カードの{ -element }。焔に強い。

-grove = 杜
    .ruby = もり
    .section = damage-4
    .gloss = 練習カードの{ -element }。潮に強い。

-sun = 陽
    .ruby = ひ
    .section = damage-4
    .gloss = 練習カードの{ -element }。月に強い。

-moon = 月
    .ruby = つき
    .section = damage-4
    .gloss = 練習カードの{ -element }。陽に強い。

## Areas

-area = エリア
    .section = areas
    .gloss = { -main }1つと{ -standby }4つを合わせたもの。

-main = メイン・エリア
    .section = areas
    .gloss = { -main-unit }を置く場所。

-standby = スタンバイ・エリア
    .section = areas
    .gloss = { -standby-unit }を1体ずつ置く4つの場所。

-main-unit = メイン・ユニット
    .section = battle-1
    .gloss = { -main }にいる{ -unit }。

-standby-unit = スタンバイ・ユニット
    .section = states
    .gloss = { -standby }にいる{ -unit }。

-standby-1 = スタンバイ・エリア1
    .section = areas
    .gloss = 左端の{ -standby }。

-standby-2 = スタンバイ・エリア2
    .section = areas
    .gloss = 左から2つめの{ -standby }。

-standby-3 = スタンバイ・エリア3
    .section = areas
    .gloss = 左から3つめの{ -standby }。

-standby-4 = スタンバイ・エリア4
    .section = areas
    .gloss = 右端の{ -standby }。

-deck = デッキ
    .section = preparation-2
    .gloss = 裏向きのままカードを引く束。

-deck-place = デッキ置き場
    .ruby = デッキおきば
    .section = areas
    .gloss = { -deck }を置く場所。

-discard = 捨て場
    .ruby = すてば
    .section = states
    .gloss = 使い終えたカードや捨てたカードの行くところ。

-hand = 手札
    .ruby = てふだ
    .section = preparation-3
    .gloss = 相手に見えないように持つカード。

-in-use = 使用中
    .ruby = しようちゅう
    .section = main-3
    .gloss = { -command }が効果を終えるまでの場所。

-outside = 場の外
    .ruby = ばのそと
    .section = states
    .gloss = { -damage-marker }の出入りするところ。

## States

-unit-state = ユニットの状態
    .ruby = ユニットのじょうたい
    .section = states
    .gloss = { -unit }の置き方が示すもの。{ -normal }、{ -rest }、{ -stun }、{ -ko }。

-normal = 通常
    .ruby = つうじょう
    .section = states
    .gloss = 縦向きの状態。

-rest = レスト
    .section = states
    .gloss = 横向きの状態。{ -skill }も{ -ex-skill }も使えない。

-stun = スタン
    .section = states
    .gloss = 上下逆さまの状態。{ -skill }も{ -ex-skill }も使えず、{ -retreat }もできない。

-ko = KO
    .section = battle-2
    .gloss = 裏向きの状態。付いていたカードとマーカーをすべて失い、{ -effect }では遊べない。

-ailment = 状態異常
    .ruby = じょうたいいじょう
    .section = states
    .gloss = { -rest }と{ -stun }のこと。

-damage = ダメージ
    .section = damage
    .gloss = { -unit }が受け、{ -damage-marker }で数えるもの。

-damage-marker = ダメージマーカー
    .section = states
    .gloss = 受けたダメージを示すもの。

-damage-sum = ダメージ計算
    .ruby = ダメージけいさん
    .section = damage
    .gloss = { -skill }のダメージを4段階で求めること。

## Acts

-preparation = 対戦の準備
    .ruby = たいせんのじゅんび
    .section = preparation
    .gloss = { -deck }、{ -hand }、最初の{ -unit }、{ -first-player }を決めるまで。

-draw-phase = ドローフェイズ
    .section = draw
    .gloss = カードを1枚引くフェイズ。

-main-phase = メインフェイズ
    .section = main
    .gloss = 5つの行動を好きな順に行うフェイズ。

-battle-phase = バトルフェイズ
    .section = battle
    .gloss = { -main-unit }の{ -skill }を1つ使えるフェイズ。

-end-phase = エンドフェイズ
    .section = end
    .gloss = { -ailment }を{ -janken }で治せるフェイズ。

-charge = チャージ
    .section = main-1
    .gloss = 1ターンに1度、{ -hand }のカードを味方の{ -unit }に{ -energy }として付けること。

-energy = エネルギー
    .section = main-1
    .gloss = { -unit }に付いている、{ -skill }を使うためのカード。

-set = セット
    .section = main-3
    .gloss = { -enhancement }を{ -unit }に付けること。お互いの自分の最初の{ -turn }にはできない。

-retreat = 退却
    .ruby = たいきゃく
    .section = main-5
    .gloss = 1ターンに1度、{ -main-unit }を{ -standby-unit }と入れ替えること。

-janken = じゃんけん
    .section = end-2
    .gloss = グー、チョキ、パーで勝ち負けを決めること。

-rock = グー
    .section = end-2
    .gloss = チョキに勝つ手。

-scissors = チョキ
    .section = end-2
    .gloss = パーに勝つ手。

-paper = パー
    .section = end-2
    .gloss = グーに勝つ手。
