# ルール文書が定める用語。読み、章節（日本語版総合ルール）、意味。

## §1 The game

-game = ゲーム
    .section = 1-1

-player = プレイヤー
    .section = 1-2

-you = あなた
    .section = 1-2

-opponent = 相手
    .ruby = あいて
    .section = 1-2

-card = カード
    .section = 1-3

-contradiction = 矛盾
    .ruby = むじゅん
    .section = 1-4

## §2, §3 Before the duel

-twin-choice = 双掌繚乱
    .ruby = そうしょうりょうらん
    .section = 2-1

-megami = メガミ
    .section = 2-1

-hosting = 宿している
    .ruby = やどしている
    .section = 2-1

-another = アナザー版
    .ruby = アナザーばん
    .section = 2-1

-megami-list = メガミリスト
    .section = 2-2

-deck-building = 眼前構築
    .ruby = がんぜんこうちく
    .section = 3-2

## §4 The duel and its end

-sakura-duel = 桜花決闘
    .ruby = おうかけっとう
    .section = 4-1

-setup = 桜花決闘の準備
    .ruby = おうかけっとうのじゅんび
    .section = 4-1

-victory-check = 勝敗判定
    .ruby = しょうはいはんてい
    .section = 4-2

-victory = 勝利
    .ruby = しょうり
    .section = 4-2

-defeat = 敗北
    .ruby = はいぼく
    .section = 4-2

-does-not-lose = 敗北しない
    .ruby = はいぼくしない
    .section = 4-2

-cannot-win = 勝利できない
    .ruby = しょうりできない
    .section = 4-2

## §5-1 What a player has

-turn-player = ターンプレイヤー
    .section = 5-1-1

-non-turn-player = 非ターンプレイヤー
    .ruby = ひターンプレイヤー
    .section = 5-1-1

-vigor = 集中力
    .ruby = しゅうちゅうりょく
    .section = 5-1-2

-vigor-limit = 集中力上限
    .ruby = しゅうちゅうりょくじょうげん
    .section = 5-1-2

-hand-limit = 手札の上限
    .ruby = てふだのじょうげん
    .section = 5-1-3

-flinch = 畏縮
    .ruby = いしゅく
    .section = 5-1-4

-life-total = ライフ
    .section = 5-1-5

-flare-total = フレア
    .section = 5-1-6

-aura-total = オーラ
    .section = 5-1-7

## §5-2 to §5-4 What the duel has

-current-distance = 現在の間合
    .ruby = げんざいのまあい
    .section = 5-2-1

-turn-start-distance = ターン開始時の間合
    .ruby = ターンかいしじのまあい
    .section = 5-2-1

-distance-changes = 間合が変化する
    .ruby = まあいがへんかする
    .section = 5-2-1

-is-closer = 近づいている
    .ruby = ちかづいている
    .section = 5-2-1

-is-farther = 離れている
    .ruby = はなれている
    .section = 5-2-1

-came-closer = 近づいた
    .ruby = ちかづいた
    .section = 5-2-1

-went-farther = 離れた
    .ruby = はなれた
    .section = 5-2-1

-master-distance = 達人の間合
    .ruby = たつじんのまあい
    .section = 5-2-2

-shadow-total = ダスト
    .section = 5-2-3

-built-deck = デッキ
    .section = 5-3

-owner = 保有者
    .ruby = ほゆうしゃ
    .section = 5-4

-your-card = あなたのカード
    .section = 5-4

-opponents-card = 相手のカード
    .ruby = あいてのカード
    .section = 5-4

## §5-5 State-triggered resolution

-state-triggered = 状況起因
    .ruby = じょうきょうきいん
    .section = 5-5

-met-condition = 条件を満たした
    .ruby = じょうけんをみたした
    .section = 5-5-4

## §5-6 Layers of numbers

-number-modification = 数値修正
    .ruby = すうちしゅうせい
    .section = 5-6

-layer-set = 代入
    .ruby = だいにゅう
    .section = 5-6

-layer-swap = 入れ替え
    .ruby = いれかえ
    .section = 5-6

-layer-multiply = 乗算
    .ruby = じょうざん
    .section = 5-6

-layer-divide = 除算
    .ruby = じょざん
    .section = 5-6

-layer-add = 加減
    .ruby = かげん
    .section = 5-6

-layer-fit = 適正化
    .ruby = てきせいか
    .section = 5-6

## §5-7 Layers of ranges

-range-modification = 適正距離修正
    .ruby = てきせいきょりしゅうせい
    .section = 5-7

-range-change = 変更
    .ruby = へんこう
    .section = 5-7

-range-shift = 増減
    .ruby = ぞうげん
    .section = 5-7

-range-add = 追加
    .ruby = ついか
    .section = 5-7

-range-remove = 除去
    .ruby = じょきょ
    .section = 5-7

## §5-8 Damage

-damage = ダメージ
    .section = 5-8

-single-damage = 単一値のダメージ
    .ruby = たんいつちのダメージ
    .section = 5-8-1

-double-damage = 複数値のダメージ
    .ruby = ふくすうちのダメージ
    .section = 5-8-2

-dash = 「-」
    .section = 5-8-1

-damage-resolution = ダメージの解決
    .ruby = ダメージのかいけつ
    .section = 5-8-3

-take-damage = ダメージを受ける
    .ruby = ダメージをうける
    .section = 5-8-3

-deal-damage = ダメージを与える
    .ruby = ダメージをあたえる
    .section = 5-8-3

## §5-9 to §5-11 Paying, falling short, not defined

-payment = 支払い
    .ruby = しはらい
    .section = 5-9

-shortfall = 十分な変化がさせられない場合
    .ruby = じゅうぶんなへんかがさせられないばあい
    .section = 5-10

-undefined-value = 未定義の値
    .ruby = みていぎのあたい
    .section = 5-11

## §6 Objects

-object = オブジェクト
    .section = 6-1

-information = 情報
    .ruby = じょうほう
    .section = 6-2-1

-hidden = 非公開
    .ruby = ひこうかい
    .section = 6-2-1

-public = 公開
    .ruby = こうかい
    .section = 6-2-1-1

-kind = 分類
    .ruby = ぶんるい
    .section = 6-2-1-1

-normal = 通常札
    .ruby = つうじょうふだ
    .section = 6-2-1-1

-special = 切札
    .ruby = きりふだ
    .section = 6-2-1-1

-name = 名前
    .ruby = なまえ
    .section = 6-2-1-2

-card-number = カード番号
    .ruby = カードばんごう
    .section = 6-2-1-3

-user = 使用者
    .ruby = しようしゃ
    .section = 6-2-1-4

-card-type = カードタイプ
    .section = 6-2-1-5

-attack = 攻撃
    .ruby = こうげき
    .section = 6-2-1-5

-action = 行動
    .ruby = こうどう
    .section = 6-2-1-5

-enhancement = 付与
    .ruby = ふよ
    .section = 6-2-1-5

-undefined = 不定
    .ruby = ふてい
    .section = 6-2-1-5

-subtype = サブタイプ
    .section = 6-2-1-6

-reaction = 対応
    .ruby = たいおう
    .section = 6-2-1-6

-full-power = 全力
    .ruby = ぜんりょく
    .section = 6-2-1-6

-text = テキスト
    .section = 6-2-1-7

-annotation = 注釈文
    .ruby = ちゅうしゃくぶん
    .section = 6-2-1-7

-range = 適正距離
    .ruby = てきせいきょり
    .section = 6-2-1-8

-aura-damage = オーラへのダメージ
    .section = 6-2-1-9

-life-damage = ライフへのダメージ
    .section = 6-2-1-10

-capacity = 納
    .ruby = のう
    .section = 6-2-1-11

-cost = 消費
    .ruby = しょうひ
    .section = 6-2-1-12

-status = 状態
    .ruby = じょうたい
    .section = 6-2-2

-face-up = 表向き
    .ruby = おもてむき
    .section = 6-2-2-1

-face-down = 裏向き
    .ruby = うらむき
    .section = 6-2-2-1

-upright = 縦向き
    .ruby = たてむき
    .section = 6-2-2-2

-sideways = 横向き
    .ruby = よこむき
    .section = 6-2-2-2

-unused = 未使用
    .ruby = みしよう
    .section = 6-2-2-3

-status-in-use = 使用中
    .ruby = しようちゅう
    .section = 6-2-2-3

-devoted = 使用済
    .ruby = しようずみ
    .section = 6-2-2-3

-sakura-token = 桜花結晶
    .ruby = おうかけっしょう
    .section = 6-3

-token = トークン
    .section = 6-3

-attack-object = 攻撃
    .ruby = こうげき
    .section = 6-4

-generate = 生成
    .ruby = せいせい
    .section = 6-4

-attack-kind = 分類
    .ruby = ぶんるい
    .section = 6-4-1-1

-attack-by-card = 攻撃カードによる《攻撃》
    .ruby = こうげきカードによるこうげき
    .section = 6-4-1-1

-attack-subtype = サブタイプ
    .section = 6-4-1-2

-attack-range = 適正距離
    .ruby = てきせいきょり
    .section = 6-4-1-3

-attack-aura-damage = オーラへのダメージ
    .section = 6-4-1-4

-attack-life-damage = ライフへのダメージ
    .section = 6-4-1-5

-attack-damage = ダメージ
    .section = 6-4-1-6

-attack-text = テキスト
    .section = 6-4-1-7

-attack-user = 使用者
    .ruby = しようしゃ
    .section = 6-4-1-8

## §7 Areas

-area = 領域
    .ruby = りょういき
    .section = 7-1

-distance = 間合
    .ruby = まあい
    .section = 7-1-1

-life = ライフ
    .section = 7-1-2

-aura = オーラ
    .section = 7-1-3

-limit = 上限
    .ruby = じょうげん
    .section = 7-1-3-1

-flare = フレア
    .section = 7-1-4

-shadow = ダスト
    .section = 7-1-5

-deck = 山札
    .ruby = やまふだ
    .section = 7-1-6

-shuffle = 良く切る
    .ruby = よくきる
    .section = 7-1-6

-draw = カードを引く
    .ruby = カードをひく
    .section = 7-1-6

-put-on-top = 山札の上に置く
    .ruby = やまふだのうえにおく
    .section = 7-1-6

-put-on-bottom = 山札の底に置く
    .ruby = やまふだのそこにおく
    .section = 7-1-6

-discard = 捨て札
    .ruby = すてふだ
    .section = 7-1-7

-put-into-discard = 捨て札にする
    .ruby = すてふだにする
    .section = 7-1-7

-return-to-discard = 捨て札に戻す
    .ruby = すてふだにもどす
    .section = 7-1-7

-cover = 伏せ札
    .ruby = ふせふだ
    .section = 7-1-8

-put-into-cover = 伏せ札にする
    .ruby = ふせふだにする
    .section = 7-1-8

-enhancements = 付与札
    .ruby = ふよふだ
    .section = 7-1-9

-enhancement-in-play = 付与札
    .ruby = ふよふだ
    .section = 7-1-9

-bound = 紐付けられ
    .ruby = ひもづけられ
    .section = 7-1-9

-hand = 手札
    .ruby = てふだ
    .section = 7-1-10

-return-to-hand = 手札に戻る
    .ruby = てふだにもどる
    .section = 7-1-10

-specials = 切札
    .ruby = きりふだ
    .section = 7-1-11

-devoted-special = 使用済の切札
    .ruby = しようずみのきりふだ
    .section = 7-1-11

-look-at-specials = 切札を見る
    .ruby = きりふだをみる
    .section = 7-1-11

-extra = 追加札
    .ruby = ついかふだ
    .section = 7-1-12

-sealed = 封印
    .ruby = ふういん
    .section = 7-1-13

-in-use = 使用中
    .ruby = しようちゅう
    .section = 7-1-14

-attacking = 攻撃中
    .ruby = こうげきちゅう
    .section = 7-1-15

-outside = ゲーム外
    .ruby = ゲームがい
    .section = 7-1-16

-owner-mismatch = 保有者の不一致
    .ruby = ほゆうしゃのふいっち
    .section = 7-2

## §8 The turn

-turn = ターン
    .section = 8

-phase = フェイズ
    .section = 8

-start-phase = 開始フェイズ
    .ruby = かいしフェイズ
    .section = 8-1

-start-phase-effects = 開始フェイズでの効果解決処理
    .ruby = かいしフェイズでのこうかかいけつしょり
    .section = 8-1-2

-start-phase-steps = 開始フェイズ既定処理
    .ruby = かいしフェイズきていしょり
    .section = 8-1-3

-first-player = 先手
    .ruby = せんて
    .section = 8-1-3

-second-player = 後手
    .ruby = ごて
    .section = 8-1-3

-main-phase = メインフェイズ
    .section = 8-2

-main-phase-begin = メインフェイズ開始時処理
    .ruby = メインフェイズかいしじしょり
    .section = 8-2-1

-standard-action = 標準行動
    .ruby = ひょうじゅんこうどう
    .section = 8-2-1

-full-power-action = 全力行動
    .ruby = ぜんりょくこうどう
    .section = 8-2-1

-main-phase-end = メインフェイズ終了時処理
    .ruby = メインフェイズしゅうりょうじしょり
    .section = 8-2-3

-end-phase = 終了フェイズ
    .ruby = しゅうりょうフェイズ
    .section = 8-3

-end-phase-effects = 終了フェイズでの効果解決処理
    .ruby = しゅうりょうフェイズでのこうかかいけつしょり
    .section = 8-3-1

-end-phase-steps = 終了フェイズ既定処理
    .ruby = しゅうりょうフェイズきていしょり
    .section = 8-3-2

## §9-1 Effects

-effect = 効果
    .ruby = こうか
    .section = 9-1

-resolution = 効果の解決
    .ruby = こうかのかいけつ
    .section = 9-1

-held-back = 保留
    .ruby = ほりゅう
    .section = 9-1

-effect-class = 効果の分類
    .ruby = こうかのぶんるい
    .section = 9-1-1

-rule-effect = ルール上効果
    .ruby = ルールじょうこうか
    .section = 9-1-1-1

-forced = 常時
    .ruby = じょうじ
    .section = 9-1-1-2

-on-use = 使用時
    .ruby = しようじ
    .section = 9-1-1-3

-after-attack = 攻撃後
    .ruby = こうげきご
    .section = 9-1-1-4

-initialize = 展開時
    .ruby = てんかいじ
    .section = 9-1-1-5

-ongoing = 展開中
    .ruby = てんかいちゅう
    .section = 9-1-1-6

-disenchant = 破棄時
    .ruby = はきじ
    .section = 9-1-1-7

-used = 使用済
    .ruby = しようずみ
    .section = 9-1-1-8

-all-out = 全力化
    .ruby = ぜんりょくか
    .section = 9-1-2

-not-all-out = 全力化していないならば
    .ruby = ぜんりょくかしていないならば
    .section = 9-1-2

-instead-of-defeat = 敗北の代わりに解決される効果
    .ruby = はいぼくのかわりにかいけつされるこうか
    .section = 9-1-3-1

-damage-reading = ダメージの値を参照する効果
    .ruby = ダメージのあたいをさんしょうするこうか
    .section = 9-1-3-2

-text-changing = テキストに影響を与える効果
    .ruby = テキストにえいきょうをあたえるこうか
    .section = 9-1-3-3

-reserved = 将来に予約する効果
    .ruby = しょうらいによやくするこうか
    .section = 9-1-3-4

## §9-2, §9-3 Using a card

-use = カードの使用
    .ruby = カードのしよう
    .section = 9-2

-normal-method = 通常の方法
    .ruby = つうじょうのほうほう
    .section = 9-2

-illegal-use = 使用は不正
    .ruby = しようはふせい
    .section = 9-2

-reverted = 差し戻され
    .ruby = さしもどされ
    .section = 9-2

-terminal = 終端
    .ruby = しゅうたん
    .section = 9-2

-legal = 適正
    .ruby = てきせい
    .section = 9-2-1

-use-attack = 《攻撃》カードを使用する際の手順
    .ruby = こうげきカードをしようするさいのてじゅん
    .section = 9-2-1

-use-action = 《行動》カードを使用する際の手順
    .ruby = こうどうカードをしようするさいのてじゅん
    .section = 9-2-2

-use-enhancement = 《付与》カードを使用する際の手順
    .ruby = ふよカードをしようするさいのてじゅん
    .section = 9-2-3

-devotion = 納める
    .ruby = おさめる
    .section = 9-2-3

-use-cost = コスト
    .section = 9-3

-cost-payment = コストの支払い
    .ruby = コストのしはらい
    .section = 9-3

-flare-payment = 消費の支払い
    .ruby = しょうひのしはらい
    .section = 9-3-1

## §9-4 to §9-8 Procedures

-attack-resolution = 攻撃の解決
    .ruby = こうげきのかいけつ
    .section = 9-4

-attack-made = 《攻撃》を行った
    .ruby = こうげきをおこなった
    .section = 9-4

-attacked-player = 攻撃されたプレイヤー
    .ruby = こうげきされたプレイヤー
    .section = 9-4

-react = 対応する
    .ruby = たいおうする
    .section = 9-4

-cancelled = 打ち消されて
    .ruby = うちけされて
    .section = 9-4

-attack-success = 成功
    .ruby = せいこう
    .section = 9-4

-attack-failure = 失敗
    .ruby = しっぱい
    .section = 9-4

-unavoidable = 不可避
    .ruby = ふかひ
    .section = 9-4

-range-check = 適正距離の確認
    .ruby = てきせいきょりのかくにん
    .section = 9-4-1

-disenchantment = 付与札の破棄
    .ruby = ふよふだのはき
    .section = 9-5

-basic-action = 基本動作
    .ruby = きほんどうさ
    .section = 9-6

-forward = 前進
    .ruby = ぜんしん
    .section = 9-6-1

-backward = 後退
    .ruby = こうたい
    .section = 9-6-2

-recover = 纏い
    .ruby = まとい
    .section = 9-6-3

-focus = 宿し
    .ruby = やどし
    .section = 9-6-4

-breakaway = 離脱
    .ruby = りだつ
    .section = 9-6-5

-rebuild = 山札の再構成
    .ruby = やまふだのさいこうせい
    .section = 9-7

-nested-resolution = 入れ子解決
    .ruby = いれこかいけつ
    .section = 9-8

## §10 Established effects

-arrow = 矢印効果
    .ruby = やじるしこうか
    .section = 10-1

-two-way = 両向き
    .ruby = りょうむき
    .section = 10-1

-reversed-arrow = 矢印を逆の向きにする
    .ruby = やじるしをぎゃくのむきにする
    .section = 10-2

-damage-bonus = +X/+Y
    .section = 10-3

-range-growth = 距離拡大
    .ruby = きょりかくだい
    .section = 10-4

-range-shrinking = 距離縮小
    .ruby = きょりしゅくしょう
    .section = 10-4

-near = 近
    .ruby = きん
    .section = 10-4

-far = 遠
    .ruby = えん
    .section = 10-4

-growth-near = 距離拡大(近X)
    .ruby = きょりかくだい(きんX)
    .section = 10-4-1

-growth-far = 距離拡大(遠X)
    .ruby = きょりかくだい(えんX)
    .section = 10-4-2

-shrinking-near = 距離縮小(近X)
    .ruby = きょりしゅくしょう(きんX)
    .section = 10-4-3

-shrinking-far = 距離縮小(遠X)
    .ruby = きょりしゅくしょう(えんX)
    .section = 10-4-4

-make-attack = 攻撃を行う
    .ruby = こうげきをおこなう
    .section = 10-5

-unguarded = 隙
    .ruby = すき
    .section = 10-6

-resurgence = 再起
    .ruby = さいき
    .section = 10-7

-immediate-resurgence = 即再起
    .ruby = そくさいき
    .section = 10-8

-seal = このカードの下に封印する
    .ruby = このカードのしたにふういんする
    .section = 10-9

-impatience = 焦燥
    .ruby = しょうそう
    .section = 10-10

-this-card = このカード
    .section = 10-11

-area-owner-omitted = 領域保有者の省略
    .ruby = りょういきほゆうしゃのしょうりゃく
    .section = 10-12

-end-the-phase = フェイズを終了する
    .ruby = フェイズをしゅうりょうする
    .section = 10-13

-added-effect = 効果の追加
    .ruby = こうかのついか
    .section = 10-14

-other-megami = 他のメガミ
    .ruby = ほかのメガミ
    .section = 10-15

-copy = 複製
    .ruby = ふくせい
    .section = 10-16

-copied-card = 複製されたカード
    .ruby = ふくせいされたカード
    .section = 10-16

-copy-source = 複製元のカード
    .ruby = ふくせいもとのカード
    .section = 10-16

-not-copied = 複製不可な情報
    .ruby = ふくせいふかなじょうほう
    .section = 10-16

-return-unused = 未使用に戻す
    .ruby = みしようにもどす
    .section = 10-17

-remove = 取り除く
    .ruby = とりのぞく
    .section = 10-18

-damage-of-attack = 《攻撃》からのダメージ
    .ruby = こうげきからのダメージ
    .section = 10-19

-special-is-devoted = 切札が使用済
    .ruby = きりふだがしようずみ
    .section = 10-20

-overwhelm = 超克
    .ruby = ちょうこく
    .section = 10-21

-no-reactions = 対応不可
    .ruby = たいおうふか
    .section = 10-22

-not-cancelled = 打ち消されない
    .ruby = うちけされない
    .section = 10-23

-proof = 行えない処理の証明
    .ruby = おこなえないしょりのしょうめい
    .section = 10-24

-exchange = 交換
    .ruby = こうかん
    .section = 10-25

-exchanged-from = 交換元のカード
    .ruby = こうかんもとのカード
    .section = 10-25

-exchanged-to = 交換先のカード
    .ruby = こうかんさきのカード
    .section = 10-25

-both-damages = 両方のダメージを受ける
    .ruby = りょうほうのダメージをうける
    .section = 10-26

-attack-copy = 攻撃の複製
    .ruby = こうげきのふくせい
    .section = 10-27

-cancel-duplicates = この効果が重複したら相殺する
    .ruby = このこうかがちょうふくしたらそうさいする
    .section = 10-28

-not-chosen = 眼前構築で選んでいない
    .ruby = がんぜんこうちくでえらんでいない
    .section = 10-29

-replaced-resolution = カードの解決の置換
    .ruby = カードのかいけつのちかん
    .section = 10-30

-additional-cost = 追加コスト
    .ruby = ついかコスト
    .section = 10-31

-originally = 元々Tを持つ
    .ruby = もともとTをもつ
    .section = 10-32

-unselectable = 選ばれない
    .ruby = えらばれない
    .section = 10-33

-instead-of-reacting = 対応を行う代わりに
    .ruby = たいおうをおこなうかわりに
    .section = 10-34

-change-by = X増減させる
    .ruby = Xぞうげんさせる
    .section = 10-35

-increase = 増加させる
    .ruby = ぞうかさせる
    .section = 10-35

-decrease = 減少させる
    .ruby = げんしょうさせる
    .section = 10-35

-change-range = 適正距離
    .ruby = てきせいきょり
    .section = 10-35-1

-change-capacity = 納
    .ruby = のう
    .section = 10-35-2

-change-damage = ダメージ
    .section = 10-35-3

-declare-number = 数を宣言する
    .ruby = かずをせんげんする
    .section = 10-36

-range-restriction = 間合制限
    .ruby = まあいせいげん
    .section = 10-37

-use-as-another = 他のカードとして使用する
    .ruby = ほかのカードとしてしようする
    .section = 10-38

-declare-use = カードの使用を宣言する
    .ruby = カードのしようをせんげんする
    .section = 10-39

-if-so = そうした場合
    .ruby = そうしたばあい
    .section = 10-40

## Words without a section

-resolve = 決死
    .ruby = けっし

-idea = 八相
    .ruby = はっそう

-inferno = 連火
    .ruby = れんか

-artistic = 境地
    .ruby = きょうち

-mulligan = 引き直し
    .ruby = ひきなおし

-three-one = 三拾一捨
    .ruby = さんしゅういっしゃ
