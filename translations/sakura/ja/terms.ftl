# ルール文書が定める用語。読み、章節（日本語版総合ルール）、意味。

## §1 The game

-game = ゲーム
    .section = 1-1
    .gloss = { -twin-choice }から{ -deck-building }、{ -sakura-duel }までの一続き。

-player = プレイヤー
    .section = 1-2
    .gloss = { -game }に参加する二人のそれぞれ。

-you = あなた
    .section = 1-2
    .gloss = その効果を使う側の{ -player }。

-opponent = 相手
    .ruby = あいて
    .section = 1-2
    .gloss = あなたでないほうの{ -player }。

-card = カード
    .section = 1-3
    .gloss = { -megami-list }に載っている{ -card }。

-contradiction = 矛盾
    .ruby = むじゅん
    .section = 1-4
    .gloss = { -card }はルールに勝り、「できない」は「できる」に勝る。

## §2, §3 Before the duel

-twin-choice = 双掌繚乱
    .ruby = そうしょうりょうらん
    .section = 2-1
    .gloss = 二人がそれぞれ番号の異なる{ -megami }を二柱選んで見せる段階。

-megami = メガミ
    .section = 2-1
    .gloss = { -player }が力を借りる女神。二柱を選んで戦う。

-hosting = 宿している
    .ruby = やどしている
    .section = 2-1
    .gloss = その{ -megami }を{ -twin-choice }で選んでいること。

-another = アナザー版
    .ruby = アナザーばん
    .section = 2-1
    .gloss = 同じ番号を持つ{ -megami }の別の姿。元の姿と組み合わせては選べない。

-megami-list = メガミリスト
    .section = 2-2
    .gloss = 選べる{ -megami }と、それぞれの{ -card }の一覧。

-deck-building = 眼前構築
    .ruby = がんぜんこうちく
    .section = 3-2
    .gloss = 相手の{ -megami }を見たうえで、{ -normal }七枚と{ -special }三枚を秘密に選ぶ段階。

## §4 The duel and its end

-sakura-duel = 桜花決闘
    .ruby = おうかけっとう
    .section = 4-1
    .gloss = 選び終えた二人が{ -turn }を重ねて決着まで戦う段階。

-setup = 桜花決闘の準備
    .ruby = おうかけっとうのじゅんび
    .section = 4-1
    .gloss = { -sakura-token }を並べ、{ -deck }を切り、先手を決め、最初の{ -hand }を引くまで。

-victory-check = 勝敗判定
    .ruby = しょうはいはんてい
    .section = 4-2
    .gloss = { -life-total }が尽きた者や、効果で勝敗の決まった者がいるかを、何よりも先に確かめること。

-victory = 勝利
    .ruby = しょうり
    .section = 4-2
    .gloss = { -game }に勝つこと。

-defeat = 敗北
    .ruby = はいぼく
    .section = 4-2
    .gloss = { -game }に負けること。

-does-not-lose = 敗北しない
    .ruby = はいぼくしない
    .section = 4-2
    .gloss = この効果のある{ -player }は、{ -life-total }が0でも効果によっても負けない。

-cannot-win = 勝利できない
    .ruby = しょうりできない
    .section = 4-2
    .gloss = この効果のある{ -player }は、相手の{ -life-total }が0でも効果によっても勝てない。

## §5-1 What a player has

-turn-player = ターンプレイヤー
    .section = 5-1-1
    .gloss = 今{ -turn }を進めている{ -player }。同時に起きた効果の順も決める。

-non-turn-player = 非ターンプレイヤー
    .ruby = ひターンプレイヤー
    .section = 5-1-1
    .gloss = { -turn }を進めていないほうの{ -player }。

-vigor = 集中力
    .ruby = しゅうちゅうりょく
    .section = 5-1-2
    .gloss = { -basic-action }を行うために払う値。0から{ -vigor-limit }まで。

-vigor-limit = 集中力上限
    .ruby = しゅうちゅうりょくじょうげん
    .section = 5-1-2
    .gloss = { -vigor }の最大値。ふつうは2。

-hand-limit = 手札の上限
    .ruby = てふだのじょうげん
    .section = 5-1-3
    .gloss = { -end-phase }に{ -hand }に残せる枚数。ふつうは2。

-flinch = 畏縮
    .ruby = いしゅく
    .section = 5-1-4
    .gloss = 次に{ -vigor }を得る時、得る代わりに解ける状態。

-life-total = ライフ
    .section = 5-1-5
    .gloss = { -life }にある{ -sakura-token }の数。0になれば{ -defeat }。

-flare-total = フレア
    .section = 5-1-6
    .gloss = { -flare }にある{ -sakura-token }の数。

-aura-total = オーラ
    .section = 5-1-7
    .gloss = { -aura }にある{ -sakura-token }の数。

## §5-2 to §5-4 What the duel has

-current-distance = 現在の間合
    .ruby = げんざいのまあい
    .section = 5-2-1
    .gloss = { -distance }の{ -sakura-token }の数に効果を加えた、今の値。0より小さくならない。

-turn-start-distance = ターン開始時の間合
    .ruby = ターンかいしじのまあい
    .section = 5-2-1
    .gloss = この{ -turn }の初めの{ -current-distance }。

-distance-changes = 間合が変化する
    .ruby = まあいがへんかする
    .section = 5-2-1
    .gloss = { -current-distance }が別の値になること。

-is-closer = 近づいている
    .ruby = ちかづいている
    .section = 5-2-1
    .gloss = { -current-distance }が{ -turn-start-distance }より小さいこと。

-is-farther = 離れている
    .ruby = はなれている
    .section = 5-2-1
    .gloss = { -current-distance }が{ -turn-start-distance }より大きいこと。

-came-closer = 近づいた
    .ruby = ちかづいた
    .section = 5-2-1
    .gloss = 変化のあと、{ -current-distance }が前より小さくなったこと。

-went-farther = 離れた
    .ruby = はなれた
    .section = 5-2-1
    .gloss = 変化のあと、{ -current-distance }が前より大きくなったこと。

-master-distance = 達人の間合
    .ruby = たつじんのまあい
    .section = 5-2-2
    .gloss = { -forward }できなくなり、{ -breakaway }できるようになる境の値。ふつうは2。

-shadow-total = ダスト
    .section = 5-2-3
    .gloss = { -shadow }にある{ -sakura-token }の数。

-built-deck = デッキ
    .section = 5-3
    .gloss = { -deck-building }で選んだ十枚の{ -card }。

-owner = 保有者
    .ruby = ほゆうしゃ
    .section = 5-4
    .gloss = その{ -card }を用意した{ -player }。

-your-card = あなたのカード
    .section = 5-4
    .gloss = { -owner }があなたである{ -card }。

-opponents-card = 相手のカード
    .ruby = あいてのカード
    .section = 5-4
    .gloss = { -owner }が相手である{ -card }。

-opposing-player = 対戦相手
    .ruby = たいせんあいて
    .section = 5-4
    .gloss = 二人のうち、相手にあたる{ -player }。

## §5-5 State-triggered resolution

-state-triggered = 状況起因
    .ruby = じょうきょうきいん
    .section = 5-5
    .gloss = 条件が満たされたとたんに、手順の途中でも起きて解決される、効果の起こり方。

-met-condition = 条件を満たした
    .ruby = じょうけんをみたした
    .section = 5-5-4
    .gloss = 条件の満たされた継続的な効果。すぐに解決される。

## §5-6 Layers of numbers

-number-modification = 数値修正
    .ruby = すうちしゅうせい
    .section = 5-6
    .gloss = 数を変える効果。六つの層の順に当てはまる。

-layer-set = 代入
    .ruby = だいにゅう
    .section = 5-6
    .gloss = 第一層。値を決まった値にする。

-layer-swap = 入れ替え
    .ruby = いれかえ
    .section = 5-6
    .gloss = 第二層。二つの値を取り換える。

-layer-multiply = 乗算
    .ruby = じょうざん
    .section = 5-6
    .gloss = 第三層。値に掛ける。

-layer-divide = 除算
    .ruby = じょざん
    .section = 5-6
    .gloss = 第四層。値を割る。端数の扱いは効果による。

-layer-add = 加減
    .ruby = かげん
    .section = 5-6
    .gloss = 第五層。値に足すか、値から引く。

-layer-fit = 適正化
    .ruby = てきせいか
    .section = 5-6
    .gloss = 最後の層。ルールの定める限度に収める。

## §5-7 Layers of ranges

-range-modification = 適正距離修正
    .ruby = てきせいきょりしゅうせい
    .section = 5-7
    .gloss = { -range }を変える効果。六つの層の順に当てはまる。

-range-change = 変更
    .ruby = へんこう
    .section = 5-7
    .gloss = { -range }をまるごと別のものにする層。

-range-shift = 増減
    .ruby = ぞうげん
    .section = 5-7
    .gloss = { -range }のすべての値をずらす層。

-range-add = 追加
    .ruby = ついか
    .section = 5-7
    .gloss = { -range-growth }によらずに値を加える層。

-range-remove = 除去
    .ruby = じょきょ
    .section = 5-7
    .gloss = { -range-shrinking }によらずに値を取る層。

## §5-8 Damage

-damage = ダメージ
    .section = 5-8
    .gloss = { -sakura-token }を失わせる値。{ -aura }、{ -flare }、{ -life }のいずれかに向かう。

-single-damage = 単一値のダメージ
    .ruby = たんいつちのダメージ
    .section = 5-8-1
    .gloss = 行き先の決まった一つの値の{ -damage }。

-double-damage = 複数値のダメージ
    .ruby = ふくすうちのダメージ
    .section = 5-8-2
    .gloss = { -aura }と{ -life }の二つの値を持ち、受ける側がどちらかを選ぶ{ -damage }。

-dash = 「-」
    .section = 5-8-1
    .gloss = 値がないことを示す印。こちら側の{ -damage }は選べない。

-damage-resolution = ダメージの解決
    .ruby = ダメージのかいけつ
    .section = 5-8-3
    .gloss = { -damage }を選び、{ -sakura-token }を動かす処理。

-take-damage = ダメージを受ける
    .ruby = ダメージをうける
    .section = 5-8-3
    .gloss = 自分の{ -sakura-token }を{ -damage }の数だけ失うこと。

-deal-damage = ダメージを与える
    .ruby = ダメージをあたえる
    .section = 5-8-3
    .gloss = { -player }に{ -damage }を受けさせること。

## §5-9 to §5-11 Paying, falling short, not defined

-payment = 支払い
    .ruby = しはらい
    .section = 5-9
    .gloss = 求められた分をすべて差し出すこと。足りなければ何もしない。

-shortfall = 十分な変化がさせられない場合
    .ruby = じゅうぶんなへんかがさせられないばあい
    .section = 5-10
    .gloss = 動かせる分や変えられる分だけを行うという原則。{ -payment }には当てはまらない。

-undefined-value = 未定義の値
    .ruby = みていぎのあたい
    .section = 5-11
    .gloss = 決まっていない値。0とみなす。

## §6 Objects

-object = オブジェクト
    .section = 6-1
    .gloss = { -card }、{ -sakura-token }、{ -attack-object }の総称。

-information = 情報
    .ruby = じょうほう
    .section = 6-2-1
    .gloss = { -object }が持つ事柄。名前や{ -kind }、{ -range }など。

-hidden = 非公開
    .ruby = ひこうかい
    .section = 6-2-1
    .gloss = 一方または双方の{ -player }に見えないこと。

-public = 公開
    .ruby = こうかい
    .section = 6-2-1-1
    .gloss = すべての{ -player }に見えること。

-kind = 分類
    .ruby = ぶんるい
    .section = 6-2-1-1
    .gloss = { -normal }か{ -special }か。裏向きでも分かる。

-normal = 通常札
    .ruby = つうじょうふだ
    .section = 6-2-1-1
    .gloss = { -deck }に入り、使うと{ -discard }になる{ -card }。

-special = 切札
    .ruby = きりふだ
    .section = 6-2-1-1
    .gloss = { -flare }を払って使い、使ったあと表向きに残る{ -card }。

-name = 名前
    .ruby = なまえ
    .section = 6-2-1-2
    .gloss = { -card }の名。文の中では括弧で囲んで示す。

-card-number = カード番号
    .ruby = カードばんごう
    .section = 6-2-1-3
    .gloss = { -card }を一枚ずつ見分ける番号。

-user = 使用者
    .ruby = しようしゃ
    .section = 6-2-1-4
    .gloss = その{ -card }の持ち主である{ -megami }。

-card-type = カードタイプ
    .section = 6-2-1-5
    .gloss = { -attack }、{ -action }、{ -enhancement }、{ -undefined }のいずれか。

-attack = 攻撃
    .ruby = こうげき
    .section = 6-2-1-5
    .gloss = 使うと{ -attack-object }が生じる{ -card-type }。

-action = 行動
    .ruby = こうどう
    .section = 6-2-1-5
    .gloss = 使うと書かれた効果を行う{ -card-type }。

-enhancement = 付与
    .ruby = ふよ
    .section = 6-2-1-5
    .gloss = { -sakura-token }を載せて場に残る{ -card-type }。

-undefined = 不定
    .ruby = ふてい
    .section = 6-2-1-5
    .gloss = 使うことのできない{ -card-type }。

-subtype = サブタイプ
    .section = 6-2-1-6
    .gloss = { -reaction }や{ -full-power }など、使える場面を変える種類。

-reaction = 対応
    .ruby = たいおう
    .section = 6-2-1-6
    .gloss = 相手の{ -attack-object }に割り込んで使える{ -subtype }。

-full-power = 全力
    .ruby = ぜんりょく
    .section = 6-2-1-6
    .gloss = { -full-power-action }でなければ使えない{ -subtype }。

-text = テキスト
    .section = 6-2-1-7
    .gloss = { -card }に並べて書かれた効果。上から順に行う。

-annotation = 注釈文
    .ruby = ちゅうしゃくぶん
    .section = 6-2-1-7
    .gloss = 括弧の中の説明。効力はない。

-range = 適正距離
    .ruby = てきせいきょり
    .section = 6-2-1-8
    .gloss = { -attack-object }が届く間合の集まり。

-aura-damage = オーラへのダメージ
    .section = 6-2-1-9
    .gloss = 左の値。{ -aura }で受ける時の{ -damage }。

-life-damage = ライフへのダメージ
    .section = 6-2-1-10
    .gloss = 右の値。{ -life }で受ける時の{ -damage }。

-capacity = 納
    .ruby = のう
    .section = 6-2-1-11
    .gloss = { -enhancement }を使う時、その上に置く{ -sakura-token }の数。

-cost = 消費
    .ruby = しょうひ
    .section = 6-2-1-12
    .gloss = { -special }を使うために{ -flare }から{ -shadow }へ送る{ -sakura-token }の数。

-status = 状態
    .ruby = じょうたい
    .section = 6-2-2
    .gloss = { -card }の置かれ方や、使われたかどうか。

-face-up = 表向き
    .ruby = おもてむき
    .section = 6-2-2-1
    .gloss = 表面が上になっている状態。

-face-down = 裏向き
    .ruby = うらむき
    .section = 6-2-2-1
    .gloss = 裏面が上になっている状態。

-upright = 縦向き
    .ruby = たてむき
    .section = 6-2-2-2
    .gloss = 短い辺を上にした置き方。

-sideways = 横向き
    .ruby = よこむき
    .section = 6-2-2-2
    .gloss = 長い辺を上にした置き方。

-unused = 未使用
    .ruby = みしよう
    .section = 6-2-2-3
    .gloss = まだ使っていない{ -special }の状態。裏向きに置く。

-status-in-use = 使用中
    .ruby = しようちゅう
    .section = 6-2-2-3
    .gloss = 今解決している{ -special }の状態。

-devoted = 使用済
    .ruby = しようずみ
    .section = 6-2-2-3
    .gloss = 使い終わった{ -special }の状態。表向きに置く。

-sakura-token = 桜花結晶
    .ruby = おうかけっしょう
    .section = 6-3
    .gloss = 間合、守り、力、命のすべてを数える結晶。

-token = トークン
    .section = 6-3
    .gloss = { -object }を表す駒。

-attack-object = 攻撃
    .ruby = こうげき
    .section = 6-4
    .gloss = 今行われている一回の攻撃。{ -card }や効果から生じる。

-generate = 生成
    .ruby = せいせい
    .section = 6-4
    .gloss = { -attack-object }を新しく置くこと。

-attack-kind = 分類
    .ruby = ぶんるい
    .section = 6-4-1-1
    .gloss = 生じた元の{ -card }が{ -normal }か{ -special }か。効果から生じたものにはない。

-attack-by-card = 攻撃カードによる《攻撃》
    .ruby = こうげきカードによるこうげき
    .section = 6-4-1-1
    .gloss = { -card }を使って生じた{ -attack-object }。

-attack-subtype = サブタイプ
    .section = 6-4-1-2
    .gloss = 生じた元の{ -card }の{ -subtype }。効果から生じたものにはない。

-attack-range = 適正距離
    .ruby = てきせいきょり
    .section = 6-4-1-3
    .gloss = この{ -attack-object }が今届く間合の集まり。

-attack-aura-damage = オーラへのダメージ
    .section = 6-4-1-4
    .gloss = この{ -attack-object }を{ -aura }で受ける時の値。0から5まで。

-attack-life-damage = ライフへのダメージ
    .section = 6-4-1-5
    .gloss = この{ -attack-object }を{ -life }で受ける時の値。0より小さくならない。

-attack-damage = ダメージ
    .section = 6-4-1-6
    .gloss = { -attack-object }の二つの値をまとめた呼び方。

-attack-text = テキスト
    .section = 6-4-1-7
    .gloss = この{ -attack-object }が持つ効果の並び。

-attack-user = 使用者
    .ruby = しようしゃ
    .section = 6-4-1-8
    .gloss = この{ -attack-object }を生じさせた{ -card }の{ -megami }。

## §7 Areas

-area = 領域
    .ruby = りょういき
    .section = 7-1
    .gloss = { -object }の置かれる場所。十六種類ある。

-distance = 間合
    .ruby = まあい
    .section = 7-1-1
    .gloss = 二人の隔たりを表す共有の場所。{ -sakura-token }は10個まで。

-life = ライフ
    .section = 7-1-2
    .gloss = 命の{ -sakura-token }を置く場所。失うと{ -flare }へ移る。

-aura = オーラ
    .section = 7-1-3
    .gloss = 守りの{ -sakura-token }を置く場所。ふつうは5個まで。

-limit = 上限
    .ruby = じょうげん
    .section = 7-1-3-1
    .gloss = { -aura }に置ける{ -sakura-token }の最大数。ふつうは5。

-flare = フレア
    .section = 7-1-4
    .gloss = { -special }を使うための{ -sakura-token }を置く場所。

-shadow = ダスト
    .section = 7-1-5
    .gloss = 誰のものでもない{ -sakura-token }を置く共有の場所。

-deck = 山札
    .ruby = やまふだ
    .section = 7-1-6
    .gloss = 引く{ -card }を裏向きに積む場所。

-shuffle = 良く切る
    .ruby = よくきる
    .section = 7-1-6
    .gloss = { -deck }の順を偶然に任せて並べ替えること。

-draw = カードを引く
    .ruby = カードをひく
    .section = 7-1-6
    .gloss = { -deck }の一番上を{ -hand }に加えること。

-put-on-top = 山札の上に置く
    .ruby = やまふだのうえにおく
    .section = 7-1-6
    .gloss = { -owner }の{ -deck }の一番上に移すこと。

-put-on-bottom = 山札の底に置く
    .ruby = やまふだのそこにおく
    .section = 7-1-6
    .gloss = { -owner }の{ -deck }の一番下に移すこと。

-discard = 捨て札
    .ruby = すてふだ
    .section = 7-1-7
    .gloss = 使った{ -card }を表向きに置く場所。

-put-into-discard = 捨て札にする
    .ruby = すてふだにする
    .section = 7-1-7
    .gloss = { -owner }の{ -discard }に移すこと。

-return-to-discard = 捨て札に戻す
    .ruby = すてふだにもどす
    .section = 7-1-7
    .gloss = { -owner }の{ -discard }に移すこと。

-cover = 伏せ札
    .ruby = ふせふだ
    .section = 7-1-8
    .gloss = { -basic-action }などに使った{ -card }を裏向きで横に置く場所。持ち主は見てよい。

-put-into-cover = 伏せ札にする
    .ruby = ふせふだにする
    .section = 7-1-8
    .gloss = { -owner }の{ -cover }に移すこと。

-enhancements = 付与札
    .ruby = ふよふだ
    .section = 7-1-9
    .gloss = 使った{ -enhancement }を{ -sakura-token }とともに置く場所。

-enhancement-in-play = 付与札
    .ruby = ふよふだ
    .section = 7-1-9
    .gloss = その場所にある一枚の{ -card }。上の{ -sakura-token }がなくなると片づける。

-bound = 紐付けられ
    .ruby = ひもづけられ
    .section = 7-1-9
    .gloss = ある{ -object }が特定の{ -card }に属していること。{ -card }が動けば共に動く。

-hand = 手札
    .ruby = てふだ
    .section = 7-1-10
    .gloss = 自分だけが見られる、使うための{ -card }。

-return-to-hand = 手札に戻る
    .ruby = てふだにもどる
    .section = 7-1-10
    .gloss = { -owner }の{ -hand }に移すこと。

-specials = 切札
    .ruby = きりふだ
    .section = 7-1-11
    .gloss = 三枚の{ -special }を置く場所。使う前は裏向き、あとは表向き。

-devoted-special = 使用済の切札
    .ruby = しようずみのきりふだ
    .section = 7-1-11
    .gloss = 使い終わって表向きに置かれた{ -special }。

-look-at-specials = 切札を見る
    .ruby = きりふだをみる
    .section = 7-1-11
    .gloss = ある{ -player }の{ -specials }の表面を見ること。

-extra = 追加札
    .ruby = ついかふだ
    .section = 7-1-12
    .gloss = { -game }の途中で加わる{ -card }を表向きに控えておく場所。

-sealed = 封印
    .ruby = ふういん
    .section = 7-1-13
    .gloss = 別の{ -card }の下に置かれ、効力を失った{ -card }の場所。

-in-use = 使用中
    .ruby = しようちゅう
    .section = 7-1-14
    .gloss = 今使われている{ -card }の場所。

-attacking = 攻撃中
    .ruby = こうげきちゅう
    .section = 7-1-15
    .gloss = 今行われている{ -attack-object }の場所。

-outside = ゲーム外
    .ruby = ゲームがい
    .section = 7-1-16
    .gloss = 選ばれなかった{ -card }や取り除かれたものの場所。{ -sakura-token }は尽きない。

-owner-mismatch = 保有者の不一致
    .ruby = ほゆうしゃのふいっち
    .section = 7-2
    .gloss = 他人の同じ{ -area }へ行くはずの{ -card }は、{ -owner }の同じ名の{ -area }へ行く。

## §8 The turn

-turn = ターン
    .section = 8
    .gloss = 一人が{ -start-phase }、{ -main-phase }、{ -end-phase }を行うひと区切り。

-phase = フェイズ
    .section = 8
    .gloss = { -turn }を三つに分けた一つ。

-start-phase = 開始フェイズ
    .ruby = かいしフェイズ
    .section = 8-1
    .gloss = { -turn }の最初の{ -phase }。{ -vigor }を得て、{ -card }を引く。

-start-phase-effects = 開始フェイズでの効果解決処理
    .ruby = かいしフェイズでのこうかかいけつしょり
    .section = 8-1-2
    .gloss = { -start-phase }に起こると書かれた効果を行うところ。

-start-phase-steps = 開始フェイズ既定処理
    .ruby = かいしフェイズきていしょり
    .section = 8-1-3
    .gloss = { -vigor }を得、{ -enhancement }の{ -sakura-token }を減らし、{ -rebuild }を選び、二枚引く。最初の二つの{ -turn }では行わない。

-first-player = 先手
    .ruby = せんて
    .section = 8-1-3
    .gloss = 最初の{ -turn }を行う{ -player }。

-second-player = 後手
    .ruby = ごて
    .section = 8-1-3
    .gloss = 二番目の{ -turn }を行う{ -player }。

-main-phase = メインフェイズ
    .section = 8-2
    .gloss = { -card }を使い、{ -basic-action }を行う{ -phase }。

-main-phase-begin = メインフェイズ開始時処理
    .ruby = メインフェイズかいしじしょり
    .section = 8-2-1
    .gloss = 行動の仕方を選び、{ -main-phase }の初めに起こる効果を行うところ。

-standard-action = 標準行動
    .ruby = ひょうじゅんこうどう
    .section = 8-2-1
    .gloss = { -card }の使用と{ -basic-action }を好きなだけ重ねる行動。

-full-power-action = 全力行動
    .ruby = ぜんりょくこうどう
    .section = 8-2-1
    .gloss = 一枚だけ{ -card }を使い、{ -full-power }の{ -card }も使える行動。

-main-phase-end = メインフェイズ終了時処理
    .ruby = メインフェイズしゅうりょうじしょり
    .section = 8-2-3
    .gloss = { -main-phase }の終わりに起こる効果を行うところ。

-end-phase = 終了フェイズ
    .ruby = しゅうりょうフェイズ
    .section = 8-3
    .gloss = { -turn }の最後の{ -phase }。{ -hand }を減らす。

-end-phase-effects = 終了フェイズでの効果解決処理
    .ruby = しゅうりょうフェイズでのこうかかいけつしょり
    .section = 8-3-1
    .gloss = { -end-phase }に起こると書かれた効果を行うところ。

-end-phase-steps = 終了フェイズ既定処理
    .ruby = しゅうりょうフェイズきていしょり
    .section = 8-3-2
    .gloss = { -hand }が{ -hand-limit }を超えるあいだ、一枚ずつ{ -cover }にする。

## §9-1 Effects

-effect = 効果
    .ruby = こうか
    .section = 9-1
    .gloss = { -game }の中で起こる処理すべて。

-resolution = 効果の解決
    .ruby = こうかのかいけつ
    .section = 9-1
    .gloss = { -effect }の処理を行うこと。

-held-back = 保留
    .ruby = ほりゅう
    .section = 9-1
    .gloss = 同時に起きて、順番を待っている{ -effect }の扱い。

-effect-class = 効果の分類
    .ruby = こうかのぶんるい
    .section = 9-1-1
    .gloss = { -effect }がいつ、どう働くかによる分け方。

-rule-effect = ルール上効果
    .ruby = ルールじょうこうか
    .section = 9-1-1-1
    .gloss = ルールそのものが与える{ -effect }。

-forced = 常時
    .ruby = じょうじ
    .section = 9-1-1-2
    .gloss = 見えているかぎり、どの{ -area }からでもひとりでに働く{ -effect }。

-on-use = 使用時
    .ruby = しようじ
    .section = 9-1-1-3
    .gloss = { -action }を使った時に行う{ -effect }。

-after-attack = 攻撃後
    .ruby = こうげきご
    .section = 9-1-1-4
    .gloss = { -attack-object }が成功し、{ -damage }のあとで行う{ -effect }。

-initialize = 展開時
    .ruby = てんかいじ
    .section = 9-1-1-5
    .gloss = { -enhancement }を使った時に行う{ -effect }。

-ongoing = 展開中
    .ruby = てんかいちゅう
    .section = 9-1-1-6
    .gloss = { -enhancement }が場にあるあいだ働く{ -effect }。

-disenchant = 破棄時
    .ruby = はきじ
    .section = 9-1-1-7
    .gloss = { -sakura-token }のなくなった{ -enhancement }を片づける時に行う{ -effect }。

-used = 使用済
    .ruby = しようずみ
    .section = 9-1-1-8
    .gloss = { -special }が使い終わって表向きであるあいだ働く{ -effect }。

-all-out = 全力化
    .ruby = ぜんりょくか
    .section = 9-1-2
    .gloss = { -full-power-action }で使った時だけ働く{ -effect }の印。

-not-all-out = 全力化していないならば
    .ruby = ぜんりょくかしていないならば
    .section = 9-1-2
    .gloss = { -full-power-action }以外で使った時にだけ満たされる条件。

-instead-of-defeat = 敗北の代わりに解決される効果
    .ruby = はいぼくのかわりにかいけつされるこうか
    .section = 9-1-3-1
    .gloss = { -defeat }するところで、その代わりに行う{ -effect }。途中では勝敗を見ない。

-damage-reading = ダメージの値を参照する効果
    .ruby = ダメージのあたいをさんしょうするこうか
    .section = 9-1-3-2
    .gloss = { -damage }の値を見る{ -effect }。値を変えるものなら、その層より前までの値を見る。

-text-changing = テキストに影響を与える効果
    .ruby = テキストにえいきょうをあたえるこうか
    .section = 9-1-3-3
    .gloss = { -card }の{ -text }を変える{ -effect }。使いはじめの状態が、使い終わるまで続く。

-reserved = 将来に予約する効果
    .ruby = しょうらいによやくするこうか
    .section = 9-1-3-4
    .gloss = 先の時点で何かが起こるよう約束しておく{ -effect }。元の{ -card }がなくなっても起こる。

## §9-2, §9-3 Using a card

-use = カードの使用
    .ruby = カードのしよう
    .section = 9-2
    .gloss = { -card }を使うこと。手順は{ -card-type }による。

-main-type = メインタイプ
    .section = 9-2
    .gloss = 使う手順を決める{ -card-type }の呼び方。

-normal-method = 通常の方法
    .ruby = つうじょうのほうほう
    .section = 9-2
    .gloss = { -main-phase }に自分で選んで使う使い方。

-illegal-use = 使用は不正
    .ruby = しようはふせい
    .section = 9-2
    .gloss = 条件を満たさない使用。使ったことにならず、元に戻る。

-reverted = 差し戻され
    .ruby = さしもどされ
    .section = 9-2
    .gloss = 成り立たなかった使用の前の状態に返すこと。

-terminal = 終端
    .ruby = しゅうたん
    .section = 9-2
    .gloss = この{ -card }のあと、その{ -turn }はほかの{ -card }も{ -basic-action }も使えない。

-legal = 適正
    .ruby = てきせい
    .section = 9-2-1
    .gloss = 条件を満たし、成り立っていること。

-use-attack = 《攻撃》カードを使用する際の手順
    .ruby = こうげきカードをしようするさいのてじゅん
    .section = 9-2-1
    .gloss = 届くかを見て、{ -use-cost }を払い、{ -attack-object }を解決して片づける手順。

-use-action = 《行動》カードを使用する際の手順
    .ruby = こうどうカードをしようするさいのてじゅん
    .section = 9-2-2
    .gloss = { -use-cost }を払い、書かれた{ -effect }を行って片づける手順。

-use-enhancement = 《付与》カードを使用する際の手順
    .ruby = ふよカードをしようするさいのてじゅん
    .section = 9-2-3
    .gloss = { -use-cost }を払い、{ -sakura-token }を載せ、{ -initialize }の{ -effect }を行って場に出す手順。

-devotion = 納める
    .ruby = おさめる
    .section = 9-2-3
    .gloss = { -shadow }や自分の{ -aura }から、{ -capacity }の数の{ -sakura-token }を{ -card }に載せること。

-use-cost = コスト
    .section = 9-3
    .gloss = { -card }を使うために払うものすべて。{ -cost }と{ -additional-cost }。

-cost-payment = コストの支払い
    .ruby = コストのしはらい
    .section = 9-3
    .gloss = { -card }の{ -use-cost }を払うこと。払えなければ使えない。

-flare-payment = 消費の支払い
    .ruby = しょうひのしはらい
    .section = 9-3-1
    .gloss = { -cost }の数の{ -sakura-token }を{ -flare }から{ -shadow }へ送ること。

## §9-4 to §9-8 Procedures

-attack-resolution = 攻撃の解決
    .ruby = こうげきのかいけつ
    .section = 9-4
    .gloss = { -reaction }を問い、届くかを見て、{ -damage }と{ -after-attack }の{ -effect }を行う手順。

-attack-made = 《攻撃》を行った
    .ruby = こうげきをおこなった
    .section = 9-4
    .gloss = { -attack-object }が生じて成り立ったこと。

-attacked-player = 攻撃されたプレイヤー
    .ruby = こうげきされたプレイヤー
    .section = 9-4
    .gloss = { -attack-object }を受けている{ -player }。

-react = 対応する
    .ruby = たいおうする
    .section = 9-4
    .gloss = 相手の{ -attack-object }に対して{ -reaction }の{ -card }を使うこと。

-cancelled = 打ち消されて
    .ruby = うちけされて
    .section = 9-4
    .gloss = なかったことにされること。{ -attack-object }、{ -damage }、{ -after-attack }の{ -effect }に対して起こる。

-attack-success = 成功
    .ruby = せいこう
    .section = 9-4
    .gloss = { -attack-object }が届いたこと。

-attack-failure = 失敗
    .ruby = しっぱい
    .section = 9-4
    .gloss = { -attack-object }が届かないか、なかったことにされたこと。

-unavoidable = 不可避
    .ruby = ふかひ
    .section = 9-4
    .gloss = { -reaction }のあと、届くかどうかを確かめない{ -attack-object }の性質。

-range-check = 適正距離の確認
    .ruby = てきせいきょりのかくにん
    .section = 9-4-1
    .gloss = { -current-distance }が{ -range }に含まれるかを見ること。

-disenchantment = 付与札の破棄
    .ruby = ふよふだのはき
    .section = 9-5
    .gloss = { -sakura-token }のなくなった{ -enhancement }を片づける手順。

-basic-action = 基本動作
    .ruby = きほんどうさ
    .section = 9-6
    .gloss = { -vigor }一つか{ -hand }一枚で行う、{ -sakura-token }一つの動き。

-forward = 前進
    .ruby = ぜんしん
    .section = 9-6-1
    .gloss = { -distance }から自分の{ -aura }へ、{ -sakura-token }を一つ動かす。{ -master-distance }より遠い時に行える。

-backward = 後退
    .ruby = こうたい
    .section = 9-6-2
    .gloss = 自分の{ -aura }から{ -distance }へ、{ -sakura-token }を一つ動かす。

-recover = 纏い
    .ruby = まとい
    .section = 9-6-3
    .gloss = { -shadow }から自分の{ -aura }へ、{ -sakura-token }を一つ動かす。

-focus = 宿し
    .ruby = やどし
    .section = 9-6-4
    .gloss = 自分の{ -aura }から自分の{ -flare }へ、{ -sakura-token }を一つ動かす。

-breakaway = 離脱
    .ruby = りだつ
    .section = 9-6-5
    .gloss = { -shadow }から{ -distance }へ、{ -sakura-token }を一つ動かす。{ -master-distance }以内の時に行える。

-rebuild = 山札の再構成
    .ruby = やまふだのさいこうせい
    .section = 9-7
    .gloss = 自分の{ -discard }と{ -cover }にある{ -normal }を、自分の{ -deck }に戻して切ること。ルールによるものなら、自分の{ -life }に1の{ -damage }を受ける。

-nested-resolution = 入れ子解決
    .ruby = いれこかいけつ
    .section = 9-8
    .gloss = 今の{ -effect }を止めて割り込んだ{ -effect }を先に終え、それから続きに戻ること。

## §10 Established effects

-arrow = 矢印効果
    .ruby = やじるしこうか
    .section = 10-1
    .gloss = 絵の{ -area }から{ -area }へ、書かれた数の{ -sakura-token }を動かす{ -effect }。

-two-way = 両向き
    .ruby = りょうむき
    .section = 10-1
    .gloss = どちらの向きに動かすかを選べる{ -arrow }。

-reversed-arrow = 矢印を逆の向きにする
    .ruby = やじるしをぎゃくのむきにする
    .section = 10-2
    .gloss = { -arrow }の出どころと行き先を入れ替えること。

-damage-bonus = +X/+Y
    .section = 10-3
    .gloss = { -attack-object }の{ -aura-damage }にXを、{ -life-damage }にYを足す。

-range-growth = 距離拡大
    .ruby = きょりかくだい
    .section = 10-4
    .gloss = { -attack-object }の{ -range }を端から広げること。

-range-shrinking = 距離縮小
    .ruby = きょりしゅくしょう
    .section = 10-4
    .gloss = { -attack-object }の{ -range }を端から狭めること。広げたあとに当てはまる。

-near = 近
    .ruby = きん
    .section = 10-4
    .gloss = { -range }の小さいほうの端。

-far = 遠
    .ruby = えん
    .section = 10-4
    .gloss = { -range }の大きいほうの端。

-growth-near = 距離拡大(近X)
    .ruby = きょりかくだい(きんX)
    .section = 10-4-1
    .gloss = 最小の値より下に、Xだけ広げる。

-growth-far = 距離拡大(遠X)
    .ruby = きょりかくだい(えんX)
    .section = 10-4-2
    .gloss = 最大の値より上に、Xだけ広げる。

-shrinking-near = 距離縮小(近X)
    .ruby = きょりしゅくしょう(きんX)
    .section = 10-4-3
    .gloss = 最小の値から上へ、X個分の値を失う。

-shrinking-far = 距離縮小(遠X)
    .ruby = きょりしゅくしょう(えんX)
    .section = 10-4-4
    .gloss = 最大の値から下へ、X個分の値を失う。

-make-attack = 攻撃を行う
    .ruby = こうげきをおこなう
    .section = 10-5
    .gloss = { -card }を使わず、{ -effect }が{ -attack-object }を生じさせること。届かなければ消える。

-unguarded = 隙
    .ruby = すき
    .section = 10-6
    .gloss = { -rebuild }以外で{ -life }に{ -damage }を受けると、この{ -enhancement }は{ -cover }になり、上の{ -sakura-token }は{ -shadow }へ行く。

-resurgence = 再起
    .ruby = さいき
    .section = 10-7
    .gloss = { -owner }の{ -end-phase }に条件が満たされていれば、この{ -special }はまた使える。

-immediate-resurgence = 即再起
    .ruby = そくさいき
    .section = 10-8
    .gloss = 条件が満たされたとたん、この{ -special }はまた使える。

-seal = このカードの下に封印する
    .ruby = このカードのしたにふういんする
    .section = 10-9
    .gloss = 選んだ{ -card }をこの{ -card }の下に置き、効力を失わせること。

-impatience = 焦燥
    .ruby = しょうそう
    .section = 10-10
    .gloss = { -deck }に{ -card }がないのに引く時に受ける、{ -aura }に1か{ -life }に1の{ -damage }。

-this-card = このカード
    .section = 10-11
    .gloss = { -attack-object }の{ -effect }では、それを生じさせた元の{ -card }を指す。

-area-owner-omitted = 領域保有者の省略
    .ruby = りょういきほゆうしゃのしょうりゃく
    .section = 10-12
    .gloss = 誰の{ -area }か書かれていなければ、その{ -card }を使う{ -player }のものを指す。

-end-the-phase = フェイズを終了する
    .ruby = フェイズをしゅうりょうする
    .section = 10-13
    .gloss = 残りの処理を行わず、使いかけの{ -card }を片づけて、今の{ -phase }を終えること。

-added-effect = 効果の追加
    .ruby = こうかのついか
    .section = 10-14
    .gloss = { -effect }によって{ -card }に加わる{ -effect }。ふつうは元の{ -effect }の後ろに並ぶ。

-other-megami = 他のメガミ
    .ruby = ほかのメガミ
    .section = 10-15
    .gloss = その{ -card }と{ -user }の異なる{ -card }や{ -attack-object }の{ -megami }。

-copy = 複製
    .ruby = ふくせい
    .section = 10-16
    .gloss = { -kind }を除いて、もう一枚と同じ{ -information }を持つ{ -card }になること。

-copied-card = 複製されたカード
    .ruby = ふくせいされたカード
    .section = 10-16
    .gloss = 別の{ -card }の{ -information }を持つようになった{ -card }。

-copy-source = 複製元のカード
    .ruby = ふくせいもとのカード
    .section = 10-16
    .gloss = { -information }を写される元の{ -card }。

-not-copied = 複製不可な情報
    .ruby = ふくせいふかなじょうほう
    .section = 10-16
    .gloss = 写されず、元のままの{ -information }。{ -kind }だけがこれにあたる。

-return-unused = 未使用に戻す
    .ruby = みしようにもどす
    .section = 10-17
    .gloss = { -special }をまた使えるように裏向きに戻すこと。

-remove = 取り除く
    .ruby = とりのぞく
    .section = 10-18
    .gloss = { -card }を表向きにして{ -outside }に移すこと。

-damage-of-attack = 《攻撃》からのダメージ
    .ruby = こうげきからのダメージ
    .section = 10-19
    .gloss = { -attack-object }そのものの{ -damage }。{ -after-attack }の{ -effect }による{ -damage }は含まない。

-special-is-devoted = 切札が使用済
    .ruby = きりふだがしようずみ
    .section = 10-20
    .gloss = { -specials }にある自分の{ -special }が一枚以上、使い終わっていること。

-overwhelm = 超克
    .ruby = ちょうこく
    .section = 10-21
    .gloss = この{ -attack-object }の{ -aura-damage }は5を超えてよい。

-no-reactions = 対応不可
    .ruby = たいおうふか
    .section = 10-22
    .gloss = この{ -attack-object }には{ -reaction }できない。括弧があれば、そこに書かれた{ -card }では{ -reaction }できない。

-not-cancelled = 打ち消されない
    .ruby = うちけされない
    .section = 10-23
    .gloss = この{ -attack-object }も、その{ -damage }も{ -after-attack }の{ -effect }も、なかったことにされない。

-proof = 行えない処理の証明
    .ruby = おこなえないしょりのしょうめい
    .section = 10-24
    .gloss = 見えないもので求められたことができない時、それを見せて示すこと。

-exchange = 交換
    .ruby = こうかん
    .section = 10-25
    .gloss = 一枚を控えの一枚と取り換えること。入る{ -card }は出る{ -card }のあった場所へ行く。

-exchanged-from = 交換元のカード
    .ruby = こうかんもとのカード
    .section = 10-25
    .gloss = 取り換えで出ていく{ -card }。

-exchanged-to = 交換先のカード
    .ruby = こうかんさきのカード
    .section = 10-25
    .gloss = 取り換えで入ってくる{ -card }。

-both-damages = 両方のダメージを受ける
    .ruby = りょうほうのダメージをうける
    .section = 10-26
    .gloss = { -aura }と{ -life }の{ -damage }を、選ばずに同時に受けること。

-attack-copy = 攻撃の複製
    .ruby = こうげきのふくせい
    .section = 10-27
    .gloss = 今の{ -range }と{ -damage }を写し、{ -after-attack }の{ -effect }と{ -overwhelm }を持つ{ -attack-object }を行うこと。

-cancel-duplicates = この効果が重複したら相殺する
    .ruby = このこうかがちょうふくしたらそうさいする
    .section = 10-28
    .gloss = 同じ{ -effect }が二つ以上あれば、どれも働かない。

-not-chosen = 眼前構築で選んでいない
    .ruby = がんぜんこうちくでえらんでいない
    .section = 10-29
    .gloss = { -deck-building }で入れず、{ -outside }に裏向きにある{ -card }。

-replaced-resolution = カードの解決の置換
    .ruby = カードのかいけつのちかん
    .section = 10-30
    .gloss = { -card }の{ -effect }を行わず、代わりに別の{ -effect }を行うこと。

-additional-cost = 追加コスト
    .ruby = ついかコスト
    .section = 10-31
    .gloss = { -effect }によって加わり、払わなければその{ -card }を使えないもの。

-originally = 元々Tを持つ
    .ruby = もともとTをもつ
    .section = 10-32
    .gloss = { -effect }で得たものを除き、印刷された{ -text }として持っていること。

-unselectable = 選ばれない
    .ruby = えらばれない
    .section = 10-33
    .gloss = その{ -card }は、誰かが選ぶ時の候補に入らない。

-instead-of-reacting = 対応を行う代わりに
    .ruby = たいおうをおこなうかわりに
    .section = 10-34
    .gloss = { -reaction }を使えるところで、その代わりに行える{ -effect }。

-change-by = X増減させる
    .ruby = Xぞうげんさせる
    .section = 10-35
    .gloss = ある値をXだけ増やすか減らすかを選んで変えること。

-increase = 増加させる
    .ruby = ぞうかさせる
    .section = 10-35
    .gloss = ある値を大きくすること。

-decrease = 減少させる
    .ruby = げんしょうさせる
    .section = 10-35
    .gloss = ある値を小さくすること。

-change-range = 適正距離
    .ruby = てきせいきょり
    .section = 10-35-1
    .gloss = { -range }のすべての値を同じだけずらすこと。

-change-capacity = 納
    .ruby = のう
    .section = 10-35-2
    .gloss = 使う時の{ -capacity }を変えること。

-change-damage = ダメージ
    .section = 10-35-3
    .gloss = { -damage }に足し引きすること。

-declare-number = 数を宣言する
    .ruby = かずをせんげんする
    .section = 10-36
    .gloss = 整数を一つ選んで言うこと。

-range-restriction = 間合制限
    .ruby = まあいせいげん
    .section = 10-37
    .gloss = { -current-distance }がXからYまでの時だけ使える。

-use-as-another = 他のカードとして使用する
    .ruby = ほかのカードとしてしようする
    .section = 10-38
    .gloss = 使うあいだ、その{ -card }が別の{ -card }の{ -information }をすべて持つこと。

-declare-use = カードの使用を宣言する
    .ruby = カードのしようをせんげんする
    .section = 10-39
    .gloss = 使うと告げて見せ、払ってから、本当に使えるかを確かめる使い方。

-if-so = そうした場合
    .ruby = そうしたばあい
    .section = 10-40
    .gloss = 前に書かれたことをすべて行えた時だけ、続きを行う。

## Extra rules §2: core and extra rules

-core-rules = コアルール
    .section = x2-1
    .gloss = どの{ -game }でも使うルール。

-extra-rules = 追加ルール
    .ruby = ついかルール
    .section = x2-1
    .gloss = { -twin-choice }で選ばれた{ -megami }ごとに加わり、{ -core-rules }に勝るルール。

## Extra rules §20: falsehood

-falsifying = 偽証中
    .ruby = ぎしょうちゅう
    .section = x20-2-2
    .gloss = { -falsehood }に使う{ -normal }を置く場所。

-relics = 遺物
    .ruby = いぶつ
    .section = x20-2-3
    .gloss = { -normal }を裏向きに置く場所。

-falsehood = 偽証
    .ruby = ぎしょう
    .section = x20-3
    .gloss = この{ -text }を持つ{ -card }であるかのように、ほかの{ -normal }を使える。

-false-trap = 偽証設置
    .ruby = ぎしょうせっち
    .section = x20-4
    .gloss = { -rebuild }の直前に、{ -cover }の一枚で{ -falsehood }ができる。

-recurrence = 回帰
    .ruby = かいき
    .section = x20-5
    .gloss = { -refutation-failure }した{ -falsehood }の{ -card }を{ -relics }に移せる。

-recur = 回帰する
    .ruby = かいきする
    .section = x20-5
    .gloss = { -recurrence }の手順を始めること。

-refutation-failure = 反証が失敗
    .ruby = はんしょうがしっぱい
    .section = x20-5
    .gloss = { -refute }したが、宣言された{ -name }と一致していたこと。

-falsify = 偽証を行う
    .ruby = ぎしょうをおこなう
    .section = x20-6-1
    .gloss = { -normal }を裏向きに出し、{ -falsehood }を持つ{ -card }の{ -name }を宣言して使うこと。

-falsehood-proxy = 偽証プロキシ
    .ruby = ぎしょうプロキシ
    .section = x20-6-1
    .gloss = 宣言した{ -card }を示す札。

-refute = 反証
    .ruby = はんしょう
    .section = x20-6-3
    .gloss = { -falsehood }を疑い、表を見ること。外れれば{ -impatience }を受ける。

## Extra rules §21: the market

-flow = フロー
    .section = x21-1
    .gloss = { -investment }によって{ -sakura-token }を五つまで置く場所。

-market = 相場
    .ruby = そうば
    .section = x21-2-1
    .gloss = 1から4までの値。どの{ -area }と取り引きするかを決める。

-market-board = 相場ボード
    .ruby = そうばボード
    .section = x21-2-1
    .gloss = { -market }の値を示す板。

-market-token = 相場トークン
    .ruby = そうばトークン
    .section = x21-2-1
    .gloss = { -market-board }に置く{ -token }。

-funds = 資本
    .ruby = しほん
    .section = x21-2-2
    .gloss = { -aura }、{ -flare }、{ -flow }にある{ -sakura-token }の合計。

-market-cost = 時価
    .ruby = じか
    .section = x21-3-1
    .gloss = { -owner }の{ -market }に等しい{ -cost }。

-investment = 投資券
    .ruby = とうしけん
    .section = x21-4
    .gloss = 使い終えた{ -card }を手放して、{ -sakura-token }を{ -flow }に置ける。

-divest = 回収を行う
    .ruby = かいしゅうをおこなう
    .section = x21-5
    .gloss = { -flow }の{ -sakura-token }を一つ手放し、相手の側から{ -aura }へ一つ得て、{ -market }を下げること。

-use-investments = 投資券の利用
    .ruby = とうしけんのりよう
    .section = x21-6-1
    .gloss = { -investment }を持つ{ -card }を選び、一枚ごとに{ -sakura-token }を{ -flow }に置いて{ -market }を上げること。

-divesting = 回収
    .ruby = かいしゅう
    .section = x21-6-2
    .gloss = { -main-phase-begin }に一回だけできる、{ -flow }からの引き上げ。

-market-shift = 相場の変動
    .ruby = そうばのへんどう
    .section = x21-6-3
    .gloss = { -life-damage }のあと、受けた側の{ -market }が下がり、もう一方の{ -market }が上がること。

## Extra rules §22: lacerations

-laceration-token = 裂傷トークン
    .ruby = れっしょうトークン
    .section = x22-1
    .gloss = { -aura }、{ -flare }、{ -life }に置かれ、のちに{ -damage }となる{ -token }。

-laceration-owner = 裂傷トークンの保有者
    .ruby = れっしょうトークンのほゆうしゃ
    .section = x22-1
    .gloss = その{ -laceration-token }が属する{ -player }。

-laceration = 裂傷
    .ruby = れっしょう
    .section = x22-6
    .gloss = その場では{ -sakura-token }を減らさず、{ -laceration-token }を置かせる傷。

-single-laceration = 単一値の裂傷
    .ruby = たんいつちのれっしょう
    .section = x22-6-1
    .gloss = 一つの{ -area }に向けられた{ -laceration }。

-double-laceration = 複数値の裂傷
    .ruby = ふくすうちのれっしょう
    .section = x22-6-2
    .gloss = { -aura }と{ -life }への二つの値が組になった{ -laceration }。

-laceration-to-aura = オーラへの裂傷
    .ruby = オーラへのれっしょう
    .section = x22-6-2
    .gloss = { -double-laceration }の左の値。

-laceration-to-life = ライフへの裂傷
    .ruby = ライフへのれっしょう
    .section = x22-6-2
    .gloss = { -double-laceration }の右の値。

-laceration-resolution = 裂傷の解決
    .ruby = れっしょうのかいけつ
    .section = x22-6-3
    .gloss = { -laceration }の値だけ{ -laceration-token }を置くこと。

-take-laceration = 裂傷を受ける
    .ruby = れっしょうをうける
    .section = x22-6-3
    .gloss = 自分の{ -area }に{ -laceration-token }を置かれること。

-deal-laceration = 裂傷を与える
    .ruby = れっしょうをあたえる
    .section = x22-6-3
    .gloss = ある{ -player }に{ -laceration }を受けさせること。

-laceration-damage = 裂傷トークンのダメージ化
    .ruby = れっしょうトークンのダメージか
    .section = x22-7
    .gloss = ある{ -area }の{ -laceration-token }を除き、その数の{ -damage }を与えること。

-lacerated = 裂傷化している
    .ruby = れっしょうかしている
    .section = x22-8
    .gloss = { -damage }や{ -cost }が、代わりに{ -laceration }として与えられること。

-bleeding-out = 失血死
    .ruby = しっけつし
    .section = x22-11-2
    .gloss = { -life }の{ -laceration-token }がその値に達し、すぐに{ -damage }となること。

## Extra rules §23: aim

-aim = 照準
    .ruby = しょうじゅん
    .section = x23-1-1
    .gloss = { -current-distance }に合わせておける値。{ -aim-none }のこともある。

-aim-none = なし
    .section = x23-1-1
    .gloss = { -aim }の値がないこと。

-aim-board = 照準ボード
    .ruby = しょうじゅんボード
    .section = x23-1-1
    .gloss = { -aim }の値を示す板。

-aim-token = 照準トークン
    .ruby = しょうじゅんトークン
    .section = x23-1-1
    .gloss = { -aim-board }に置く{ -token }。

-aim-matches = 照準が合っている
    .ruby = しょうじゅんがあっている
    .section = x23-3
    .gloss = { -aim }の値も{ -current-distance }も{ -attack-object }の{ -attack-range }に含まれること。

-homing = 追尾
    .ruby = ついび
    .section = x23-4
    .gloss = { -range-check }に、{ -current-distance }の代わりに{ -aim }の値を使う。

## Extra rules §3: parts and traps

-install = 設置
    .ruby = せっち
    .section = x3-2
    .gloss = { -rebuild }の直前に、これを持つ{ -card }を一枚だけ{ -cover }から使える。

-part = パーツ
    .section = x3-4
    .gloss = { -electronic-zone }に置く部品。{ -main-part }と{ -custom-part }がある。

-main-part = メインパーツ
    .section = x3-4-1
    .gloss = { -digital-install }で行う{ -attack-object }の元になる{ -part }。{ -card }でもある。

-custom-part = カスタムパーツ
    .section = x3-4-2
    .gloss = { -digital-install }で行う{ -attack-object }に効果を足す{ -part }。見せた枚数でその効果が変わる。

-digital-install = デジ設置
    .ruby = デジせっち
    .section = x3-6
    .gloss = これを持つ{ -part }が組まれていれば、{ -rebuild }の代わりに{ -part }を見せて{ -attack-object }を行える。

-assemble = 組み立てる
    .ruby = くみたてる
    .section = x3-7
    .gloss = { -parts }から選び、{ -assembled }に加えること。組めるのは五枚まで。

-parts = 組み立てられていないパーツ
    .ruby = くみたてられていないパーツ
    .section = x3-7
    .gloss = { -electronic-zone }のうち、まだ組まれていない{ -part }の置き場。初めはすべてここにある。

-disassemble = 解体する
    .ruby = かいたいする
    .section = x3-8
    .gloss = { -assembled }から選び、{ -parts }に戻すこと。

-electronic-zone = 電子戦ゾーン
    .ruby = でんしせんゾーン
    .section = x3-9
    .gloss = { -part }だけを置く場所。裏向きに置き、その{ -player }だけが表を見られる。

-assembled = 組み立てられたパーツ
    .ruby = くみたてられたパーツ
    .section = x3-9
    .gloss = { -electronic-zone }のうち、{ -digital-install }で見せられる{ -part }の置き場。

## Extra rules §4: the umbrella

-umbrella = 傘
    .ruby = かさ
    .section = x4-1-1
    .gloss = 開いたり閉じたりする。初めは閉じている。

-umbrella-state = 傘の開閉状態
    .ruby = かさのかいへいじょうたい
    .section = x4-1-1
    .gloss = { -umbrella }が開いているか閉じているか。どちらの{ -player }にも見える。

-umbrella-card = 傘カード
    .ruby = かさカード
    .section = x4-1-1
    .gloss = { -umbrella-state }を示す札。

-umbrella-icon = 傘アイコン
    .ruby = かさアイコン
    .section = x4-2-1
    .gloss = 二つの面を持つ{ -card }の印。{ -owner }の{ -umbrella }に合う面の{ -information }だけが数えられる。

-umbrella-open = 開
    .ruby = かい
    .section = x4-2-1
    .gloss = { -owner }の{ -umbrella }が開いている時の面。

-umbrella-closed = 閉
    .ruby = へい
    .section = x4-2-1
    .gloss = { -owner }の{ -umbrella }が閉じている時の面。

-turn-umbrella = 傘の開閉
    .ruby = かさのかいへい
    .section = x4-3
    .gloss = 自分の{ -umbrella }を、開いていれば閉じ、閉じていれば開くこと。

## Extra rules §5: plans

-shinzan = 神算
    .ruby = しんざん
    .section = x5-1
    .gloss = { -plan }の二つのうちの一つ。初めはこちらである。

-kibo = 鬼謀
    .ruby = きぼう
    .section = x5-1
    .gloss = { -plan }の二つのうちの一つ。

-plan-board = 計略ボード
    .ruby = けいりゃくボード
    .section = x5-1
    .gloss = 選ばれている{ -plan }を示す板。

-plan = 計略
    .ruby = けいりゃく
    .section = x5-2
    .gloss = { -shinzan }か{ -kibo }か。実行するまでは本人だけが知っている。

-enact-plan = 計略を実行する
    .ruby = けいりゃくをじっこうする
    .section = x5-2
    .gloss = 自分の{ -plan }を明かし、そちらに書かれた{ -effect }だけを行うこと。

-prepare-plan = 計略を準備する
    .ruby = けいりゃくをじゅんびする
    .section = x5-2
    .gloss = { -shinzan }か{ -kibo }を秘密に選び直すこと。

## Extra rules §6: centrifuge and anvil

-centrifugal = 遠心
    .ruby = えんしん
    .section = x6-2
    .gloss = { -turn-start-distance }より2以上{ -is-farther }うえ、この{ -phase }にまだ{ -attack-object }を行っていない時だけ使える。

-anvil = 金床
    .ruby = かなとこ
    .section = x6-3-1
    .gloss = { -normal }を表向きに、その上に{ -sakura-token }を置く場所。

## Extra rules §7: poison

-poison = 毒
    .ruby = どく
    .section = x7-2-1
    .gloss = { -normal }のように使える{ -card }。{ -cover }にできず、渡った先の{ -player }のものになる。

-poison-bag = 毒袋
    .ruby = どくぶくろ
    .section = x7-3-1
    .gloss = 渡す前の{ -poison }を裏向きに置く場所。その{ -player }だけが表を見られる。

-poison-owner = 保有者
    .ruby = ほゆうしゃ
    .section = x7-4
    .gloss = 初めは{ -poison-bag }の{ -player }。別の{ -player }の{ -area }へ移ると、その{ -player }に変わる。

## Extra rules §8: mechanisms

-mechanism = 機巧
    .ruby = きこう
    .section = x8-2
    .gloss = { -mechanism-icon }の並び。その数だけ当てはまる{ -card }が揃うと働く。

-gear-frame = 歯車枠
    .ruby = はぐるまわく
    .section = x8-2
    .gloss = { -mechanism }と文の書かれた枠。{ -mechanism }が{ -mechanism-complete }していなければ、文はないものとする。

-mechanism-icon = アイコン
    .section = x8-2
    .gloss = { -mechanism }の印。{ -attack }、{ -action }、{ -enhancement }、{ -reaction }、{ -full-power }の五つがある。

-mechanism-complete = 完成
    .ruby = かんせい
    .section = x8-2
    .gloss = { -mechanism }のどの{ -mechanism-icon }も足りていること。

-mechanism-assembly = 機巧の組み立て
    .ruby = きこうのくみたて
    .section = x8-3
    .gloss = { -mechanism-icon }に当てはまる{ -card }を、{ -discard }、{ -enhancements }、{ -devoted-special }に揃えること。

-great-discovery = 世紀の大発見
    .ruby = せいきのだいはっけん
    .section = x8-4
    .gloss = 一人の{ -player }が選ばずに残した{ -special }をすべて得て、控えの一枚を加え、元の{ -card }を{ -remove }こと。

## Extra rules §9: the machine

-artificial-crystal = 造花結晶
    .ruby = ぞうかけっしょう
    .section = x9-2
    .gloss = { -machine }を動かす五つの結晶。{ -machine }か{ -burnt }か{ -distance }にある。

-artificial = 造花結晶トークン
    .ruby = ぞうかけっしょうトークン
    .section = x9-2
    .gloss = { -artificial-crystal }を表す駒。

-artificial-owner = 造花結晶の保有者
    .ruby = ぞうかけっしょうのほゆうしゃ
    .section = x9-2
    .gloss = その{ -artificial-crystal }の属する{ -player }。

-distance-plus = 間合+1トークン
    .ruby = まあい+1トークン
    .section = x9-2-1-1
    .gloss = { -distance }に置かれ、{ -sakura-token }の一つのように数えられる{ -artificial-crystal }。次の自分の{ -start-phase }に{ -burnt }となる。

-distance-minus = 間合-1トークン
    .ruby = まあい-1トークン
    .section = x9-2-1-1
    .gloss = { -distance }の{ -sakura-token }に重なり、その一つを数えなくする{ -artificial-crystal }。次の自分の{ -start-phase }に{ -burnt }となる。

-transform-card = TransFormカード
    .section = x9-3
    .gloss = 初めは{ -extra }にあり、{ -machine }に移ると新しい力を与える{ -card }。

-transform-machine = TransFormする
    .section = x9-3
    .gloss = { -extra }から一枚を{ -machine }に加え、その形を変えること。

-transform = TransForm
    .section = x9-3-1-1
    .gloss = { -transform-card }の{ -kind }。

-on-transform = 変形時
    .ruby = へんけいじ
    .section = x9-3-1-5
    .gloss = { -transform-card }が{ -machine }に移った時に行う{ -effect }。

-transform-forced = 常時効果
    .ruby = じょうじこうか
    .section = x9-3-1-6
    .gloss = { -transform-card }が{ -machine }にあるあいだ、{ -forced }の{ -effect }として働くもの。

-extra-basic-action = 追加基本動作
    .ruby = ついかきほんどうさ
    .section = x9-3-1-7
    .gloss = { -transform-card }が{ -machine }にあるあいだ、{ -basic-action }の一つとして選べる{ -effect }。

-machine = マシン
    .section = x9-4
    .gloss = { -artificial-crystal }と{ -transform-card }を置く場所。初めは五つの{ -artificial-crystal }がある。

-burnt = 燃焼済
    .ruby = ねんしょうずみ
    .section = x9-5
    .gloss = 払い終えた{ -artificial-crystal }を置く場所。

-burn = 燃焼させる
    .ruby = ねんしょうさせる
    .section = x9-5
    .gloss = { -machine }の{ -artificial-crystal }を{ -burnt }へ移す{ -payment }。

-restore = 回復する
    .ruby = かいふくする
    .section = x9-5
    .gloss = { -burnt }の{ -artificial-crystal }を{ -machine }へ戻すこと。

-burning = 燃焼
    .ruby = ねんしょう
    .section = x9-8
    .gloss = { -additional-cost }として{ -artificial-crystal }を一つ{ -burn }{ -card }。

-ride = 騎動
    .ruby = きどう
    .section = x9-9
    .gloss = { -ride-forward }か{ -ride-backward }を選び、{ -artificial-crystal }一つで{ -current-distance }を変えること。

-ride-forward = 騎動前進
    .ruby = きどうぜんしん
    .section = x9-9
    .gloss = { -machine }の{ -artificial-crystal }を、{ -distance }の{ -sakura-token }に重ねて{ -distance-minus }にすること。

-ride-backward = 騎動後退
    .ruby = きどうこうたい
    .section = x9-9
    .gloss = { -machine }の{ -artificial-crystal }を、{ -distance }に{ -distance-plus }として置くこと。

## Extra rules §10: wind and thunder

-wind-gauge = 風神ゲージ
    .ruby = ふうじんゲージ
    .section = x10-2-1
    .gloss = 0から20までの値。初めは0で、どちらの{ -player }にも見える。

-thunder-gauge = 雷神ゲージ
    .ruby = らいじんゲージ
    .section = x10-2-1
    .gloss = 0から20までの値。初めは0で、どちらの{ -player }にも見える。

-storm-board = 風雷ボード
    .ruby = ふうらいボード
    .section = x10-2-1
    .gloss = { -wind-gauge }と{ -thunder-gauge }の値を示す板。

-wind-token = 風神トークン
    .ruby = ふうじんトークン
    .section = x10-2-1
    .gloss = { -wind-gauge }の値を示す{ -token }。

-thunder-token = 雷神トークン
    .ruby = らいじんトークン
    .section = x10-2-1
    .gloss = { -thunder-gauge }の値を示す{ -token }。

-charge = 帯電状態
    .ruby = たいでんじょうたい
    .section = x10-3-1-1
    .gloss = { -other-megami }の{ -card }を使うと、その{ -card }に付く状態。縦向きに置いて示す。

-discharge = 帯電状態を解除する
    .ruby = たいでんじょうたいをかいじょする
    .section = x10-3-1-1
    .gloss = { -charge }の{ -card }を、そうでなくすること。

-discharging = 帯電状態の解除
    .ruby = たいでんじょうたいのかいじょ
    .section = x10-4
    .gloss = { -card }を使った時、{ -rebuild }の前、または{ -standard-action }の中で{ -charge }を解き、自分のゲージを1上げること。

-use-storm = 嵐の力を使用する
    .ruby = あらしのちからをしようする
    .section = x10-5
    .gloss = どちらかのゲージを1から3下げ、その値に当たる{ -storm-ability }を行うこと。

-wind = 風神ゲージ
    .ruby = ふうじんゲージ
    .section = x10-5
    .gloss = 今の{ -wind-gauge }の値。

-thunder = 雷神ゲージ
    .ruby = らいじんゲージ
    .section = x10-5
    .gloss = 今の{ -thunder-gauge }の値。

-storm-power = 嵐の力
    .ruby = あらしのちから
    .section = x10-5
    .gloss = ゲージを下げて行う、六つの{ -storm-ability }。

-storm-ability = 力
    .ruby = ちから
    .section = x10-5
    .gloss = { -storm-power }の一つ。下げたゲージと値で決まる。

-storm-card = 嵐の力カード
    .ruby = あらしのちからカード
    .section = x10-5
    .gloss = { -storm-power }の一覧が載った札。

## Extra rules §11: the shadow of the end

-shadow-of-the-end = 終焉の影
    .ruby = しゅうえんのかげ
    .section = x11-2
    .gloss = 蘇ると、{ -special }でない自分の{ -card }をすべて失い、{ -extra }の三枚だけで{ -rebuild }を行うこと。

## Extra rules §13: freezing

-freeze-token = 凍結トークン
    .ruby = とうけつトークン
    .section = x13-1
    .gloss = { -aura }に置かれて{ -sakura-token }の場所をふさぐ{ -token }。

-frozen = 凍結している
    .ruby = とうけつしている
    .section = x13-2-1
    .gloss = { -aura }に{ -freeze-token }があること。数が添えられていれば、その数以上あること。

-freeze = 凍結する
    .ruby = とうけつする
    .section = x13-5
    .gloss = その{ -player }の{ -aura }に{ -freeze-token }を一つ置くこと。

## Extra rules §14: reflections and the journey

-reflections = 鏡映数
    .ruby = きょうえいすう
    .section = x14-2-1
    .gloss = { -aura-total }、{ -flare-total }、{ -life-total }のうち、二人で値の等しいものの数。

-perfect = 完全態にする
    .ruby = かんぜんたいにする
    .section = x14-3
    .gloss = 決められた組のとおりに{ -card }を{ -exchange }すること。

-memory = 思い出
    .ruby = おもいで
    .section = x14-4
    .gloss = { -normal }を裏向きに置き、旅を示す{ -sakura-token }も置く場所。

-journey-place = 位置
    .ruby = いち
    .section = x14-4
    .gloss = { -memory }にある四つの場所。それぞれ数値と{ -effect }を持つ。

-current-place = 所在地
    .ruby = しょざいち
    .section = x14-4
    .gloss = { -memory }の{ -sakura-token }が今ある{ -journey-place }。

-journey-card = 桜降る代の旅路カード
    .ruby = さくらふるよのたびじカード
    .section = x14-4
    .gloss = { -current-place }を示す札。

-journey-start = 始点
    .ruby = してん
    .section = x14-5
    .gloss = 旅に出る時に選んだ{ -journey-place }。

-begin-journey = 桜降る代の旅路に出発する
    .ruby = さくらふるよのたびじにしゅっぱつする
    .section = x14-5
    .gloss = 一度だけ、{ -journey-start }を選んで{ -shadow }の{ -sakura-token }を{ -memory }に置くこと。

-move-clockwise = 次の位置へと時計回りに動かす
    .ruby = つぎのいちへととけいまわりにうごかす
    .section = x14-6
    .gloss = { -memory }の{ -sakura-token }を次の{ -journey-place }へ進めること。四つ目の次は一つ目。

-homecoming = 家路
    .ruby = いえじ
    .section = x14-7
    .gloss = 旅の終わり。一枚のほかの{ -normal }を{ -memory }に移し、新しい{ -special }を得る。

## Extra rules §15: the wind at sea and dives

-tailwind = 順風
    .ruby = じゅんぷう
    .section = x15-1-1
    .gloss = { -headwind }でない{ -player }の状態。

-headwind = 逆風
    .ruby = ぎゃくふう
    .section = x15-1-1
    .gloss = 前の{ -turn }に{ -attack-object }を受けた{ -player }の状態。

-submerged = 潜水状態
    .ruby = せんすいじょうたい
    .section = x15-1-2
    .gloss = { -dive-forward }か{ -dive-backward }を隠して選んでいる状態。

-dive = 潜水
    .ruby = せんすい
    .section = x15-1-2
    .gloss = { -submerged }になること。相手が{ -card }を使うか自分の{ -turn }が来れば明かす。

-dive-forward = 潜水前進
    .ruby = せんすいぜんしん
    .section = x15-1-2
    .gloss = 明かすとその{ -turn }の間、{ -current-distance }と{ -master-distance }が1小さくなる{ -dive }。

-dive-backward = 潜水後退
    .ruby = せんすいこうたい
    .section = x15-1-2
    .gloss = 明かすとその{ -turn }の間、{ -current-distance }と{ -master-distance }が1大きくなる{ -dive }。

-dive-card = 潜水カード
    .ruby = せんすいカード
    .section = x15-1-2
    .gloss = { -dive-forward }か{ -dive-backward }かを示す札。

-dive-resolution = 潜水の解決
    .ruby = せんすいのかいけつ
    .section = x15-2
    .gloss = { -dive }の向きを明かし、相手の{ -attack-object }にもう一度{ -range-check }を行うこと。

## Extra rules §16: units and the barracks

-unit = 兵員
    .ruby = へいいん
    .section = x16-2-1
    .gloss = { -barracks }から使い、{ -barracks }へ戻る{ -card }の{ -kind }。

-barracks = 兵舎
    .ruby = へいしゃ
    .section = x16-4
    .gloss = { -unit }や{ -normal }を裏向きに置く場所。

-unconscripted = 未徴兵
    .ruby = みちょうへい
    .section = x16-4
    .gloss = { -barracks }にあるが、まだ使えない状態。

-conscripted = 徴兵済
    .ruby = ちょうへいずみ
    .section = x16-4
    .gloss = { -barracks }から使える状態。

-barracks-board = 兵舎ボード
    .ruby = へいしゃボード
    .section = x16-4
    .gloss = { -conscripted }の{ -card }を置く板。

-conscript = 徴兵を行う
    .ruby = ちょうへいをおこなう
    .section = x16-5
    .gloss = { -unconscripted }の{ -unit }を一枚{ -conscripted }にすること。

## Extra rules §17: seeds

-seed = 種結晶
    .ruby = たねけっしょう
    .section = x17-2
    .gloss = { -enhancement }の上で{ -sakura-token }としても扱う、五つの結晶。

-seed-token = 種結晶トークン
    .ruby = たねけっしょうトークン
    .section = x17-2
    .gloss = { -seed }を示す{ -token }。

-seed-owner = 種結晶の保有者
    .ruby = たねけっしょうのほゆうしゃ
    .section = x17-2
    .gloss = その{ -seed }が属する{ -player }。

-sprouted = 萌芽している
    .ruby = ほうがしている
    .section = x17-2-1-1
    .gloss = { -enhancement }に納められる{ -seed }の状態。

-unsprouted = 萌芽していない
    .ruby = ほうがしていない
    .section = x17-2-1-1
    .gloss = まだ納められない{ -seed }の状態。{ -field }に戻るとこうなる。

-field-board = 土壌ボード
    .ruby = どじょうボード
    .section = x17-2-1-1
    .gloss = { -seed }が{ -sprouted }かどうかを置き場所で示す板。

-field = 土壌
    .ruby = どじょう
    .section = x17-3
    .gloss = { -seed }を置く場所。

-growth = 生育
    .ruby = せいいく
    .section = x17-6
    .gloss = { -enhancement }を使う時、{ -capacity }のほかにその数まで{ -seed }を載せてよい。

## Extra rules §18: plots and acts

-plot = 構想カード
    .ruby = こうそうカード
    .section = x18-2
    .gloss = 両面に{ -achievement-condition }を持つ{ -card }。満たせば{ -act }が進む。

-plot-kind = 構想
    .ruby = こうそう
    .section = x18-2-1-1
    .gloss = { -plot }の{ -kind }。

-achievement-condition = 達成条件
    .ruby = たっせいじょうけん
    .section = x18-2-1-5
    .gloss = { -plots }にある{ -plot }を進めるための条件。

-plot-space = マス
    .section = x18-2-1-6
    .gloss = { -plot }の上に並び、{ -sakura-token }が進む目。

-will = 意思
    .ruby = いし
    .section = x18-2-2-2
    .gloss = 裏向きの{ -plot }に込められたもの。{ -trial }のある道を選べる。

-act = 幕
    .ruby = まく
    .section = x18-3-1
    .gloss = 物語が今ある場面。色と値を持つ。

-act-color = 現在の幕の色
    .ruby = げんざいのまくのいろ
    .section = x18-3-1
    .gloss = 今の{ -act }の色。色ごとに{ -effect }がある。

-act-white = 白
    .ruby = しろ
    .section = x18-3-1
    .gloss = 初めの{ -act }の色。{ -effect }はない。

-act-red = 赤
    .ruby = あか
    .section = x18-3-1
    .gloss = この色の{ -act }に進むと、相手の{ -life }に1{ -damage }を与える。

-act-purple = 紫
    .ruby = むらさき
    .section = x18-3-1
    .gloss = この色の{ -act }に進むと、{ -basic-action }を一回してよい。

-act-green = 緑
    .ruby = みどり
    .section = x18-3-1
    .gloss = この色の{ -act }に進むと、自分の{ -cover }の一枚を自分の{ -deck }の底に戻す。

-act-yellow = 黄
    .ruby = き
    .section = x18-3-1
    .gloss = この色の{ -act }の間、自分の{ -attack-by-card }は強くなる。

-final-act = 終幕
    .ruby = しゅうまく
    .section = x18-3-1
    .gloss = たどり着けば勝つ、最後の{ -act }。

-story-board = 物語ボード
    .ruby = ものがたりボード
    .section = x18-3-1
    .gloss = { -act }のつながりが描かれた板。

-mask-token = 仮面トークン
    .ruby = かめんトークン
    .section = x18-3-1
    .gloss = { -story-board }でいまの{ -act }を示す{ -token }。

-act-value = 現在の幕の値
    .ruby = げんざいのまくのあたい
    .section = x18-3-2
    .gloss = 今の{ -act }の数。{ -final-act }では0。

-plots = 構想
    .ruby = こうそう
    .section = x18-4-1
    .gloss = 準備した{ -plot }を、{ -sakura-token }を載せて置く場所。

-prepared-plot = 準備された構想カード
    .ruby = じゅんびされたこうそうカード
    .section = x18-4-1
    .gloss = { -plots }にある{ -plot }。

-achieved = 達成済
    .ruby = たっせいずみ
    .section = x18-4-2
    .gloss = 成し遂げた{ -plot }を置く場所。

-plot-achievement = 構想カードの達成
    .ruby = こうそうカードのたっせい
    .section = x18-6
    .gloss = { -sakura-token }が右端の{ -plot-space }に着き、{ -plot }を{ -achieved }に移して次の{ -act }へ進むこと。

-trial = 試練
    .ruby = しれん
    .section = x18-6
    .gloss = { -story-board }の線に描かれた印。{ -will }がなければ通れない。

-prepare-plot = 構想カードを準備する
    .ruby = こうそうカードをじゅんびする
    .section = x18-7
    .gloss = { -plot }の面を選んで{ -plots }に置き、左端の{ -plot-space }に{ -sakura-token }を載せること。

## Extra rules §19: the taboo

-taboo-gauge = 禁忌ゲージ
    .ruby = きんきゲージ
    .section = x19-2-1
    .gloss = 初めは0。16以上になれば負ける値。

-taboo-board = 禁忌ボード
    .ruby = きんきボード
    .section = x19-2-1
    .gloss = { -taboo-gauge }の値を示す板。

-crimson-orb = 紅の宝珠
    .ruby = くれないのほうじゅ
    .section = x19-2-1
    .gloss = { -taboo-board }で値を示す駒。

-oath = 誓約
    .ruby = せいやく
    .section = x19-3
    .gloss = { -taboo-gauge }を上げて、{ -card }にさらに{ -text }を与えること。

-oath-frame = 誓約枠
    .ruby = せいやくわく
    .section = x19-3
    .gloss = { -oath-orb }と文章を持つ枠。使う時に好きなだけ選べる。

-oath-orb = 宝珠
    .ruby = ほうじゅ
    .section = x19-3
    .gloss = { -oath-frame }を選ぶと{ -taboo-gauge }が上がる数。

## Appendix 1: the megami

-card-list = カードリスト
    .section = a1
    .gloss = { -megami-list }のうち、それぞれの{ -megami }で使える{ -card }を挙げた部分。

-yurina = ユリナ
    .section = a1
    .gloss = 番号01の{ -megami }。象徴は刀。

-saine = サイネ
    .section = a1
    .gloss = 番号02の{ -megami }。象徴は薙刀。

-himika = ヒミカ
    .section = a1
    .gloss = 番号03の{ -megami }。象徴は銃。

-tokoyo = トコヨ
    .section = a1
    .gloss = 番号04の{ -megami }。象徴は扇。

-oboro = オボロ
    .section = a1
    .gloss = 番号05の{ -megami }。象徴は忍。

-yukihi = ユキヒ
    .section = a1
    .gloss = 番号06の{ -megami }。象徴は傘/簪。

-shinra = シンラ
    .section = a1
    .gloss = 番号07の{ -megami }。象徴は書。

-hagane = ハガネ
    .section = a1
    .gloss = 番号08の{ -megami }。象徴は鎚。

-chikage = チカゲ
    .section = a1
    .gloss = 番号09の{ -megami }。象徴は毒。

-kururu = クルル
    .section = a1
    .gloss = 番号10の{ -megami }。象徴は絡繰。

-thallya = サリヤ
    .section = a1
    .gloss = 番号11の{ -megami }。象徴は乗騎。

-raira = ライラ
    .section = a1
    .gloss = 番号12の{ -megami }。象徴は爪。

-utsuro = ウツロ
    .section = a1
    .gloss = 番号13の{ -megami }。象徴は鎌。

-honoka = ホノカ
    .section = a1
    .gloss = 番号14の{ -megami }。象徴は旗。

-korunu = コルヌ
    .section = a1
    .gloss = 番号15の{ -megami }。象徴は橇。

-yatsuha = ヤツハ
    .section = a1
    .gloss = 番号16の{ -megami }。象徴は鏡。

-hatsumi = ハツミ
    .section = a1
    .gloss = 番号17の{ -megami }。象徴は櫂。

-mizuki = ミズキ
    .section = a1
    .gloss = 番号18の{ -megami }。象徴は兜。

-megumi = メグミ
    .section = a1
    .gloss = 番号19の{ -megami }。象徴は唐棹。

-kanawe = カナヱ
    .section = a1
    .gloss = 番号20の{ -megami }。象徴は仮面。

-kamuwi = カムヰ
    .section = a1
    .gloss = 番号21の{ -megami }。象徴は剣。

-renri = レンリ
    .section = a1
    .gloss = 番号22の{ -megami }。象徴は衣。

-akina = アキナ
    .section = a1
    .gloss = 番号23の{ -megami }。象徴は算盤。

-shisui = シスイ
    .section = a1
    .gloss = 番号24の{ -megami }。象徴は鋸。

-misora = ミソラ
    .section = a1
    .gloss = 番号25の{ -megami }。象徴は弓。

-kodama = コダマ
    .section = a1
    .gloss = { -twin-choice }では選べない{ -megami }。ほかの{ -megami }の{ -card }に{ -user }として名がある。

-kiriko = キリコ
    .section = a1
    .gloss = { -twin-choice }では選べない{ -megami }。ほかの{ -megami }の{ -card }に{ -user }として名がある。

-zanka = ザンカ
    .section = a1
    .gloss = { -twin-choice }では選べない{ -megami }。ほかの{ -megami }の{ -card }に{ -user }として名がある。

-ouka = ヲウカ
    .section = a1
    .gloss = { -twin-choice }では選べない{ -megami }。ほかの{ -megami }の{ -card }に{ -user }として名がある。

## Appendix 1: names of Another versions

-epithet-first-chapter = 第一章
    .ruby = だいいっしょう
    .section = a1
    .gloss = { -yurina }の{ -another }に付く名。

-epithet-arbitrator = 調停者
    .ruby = ちょうていしゃ
    .section = a1
    .gloss = { -yurina }の{ -another }に付く名。

-epithet-second-chapter = 第二章
    .ruby = だいにしょう
    .section = a1
    .gloss = { -saine }の{ -another }に付く名。

-epithet-adagami = 徒神
    .ruby = あだがみ
    .section = a1
    .gloss = { -saine }、{ -tokoyo }、{ -kururu }、{ -hatsumi }の{ -another }に付く名。

-epithet-origin = 原初
    .ruby = げんしょ
    .section = a1
    .gloss = { -himika }の{ -another }に付く名。

-epithet-bard = 旅芸人
    .ruby = たびげいにん
    .section = a1
    .gloss = { -tokoyo }の{ -another }に付く名。

-epithet-third-chapter = 第三章
    .ruby = だいさんしょう
    .section = a1
    .gloss = { -oboro }の{ -another }に付く名。

-epithet-vanished = 消失
    .ruby = しょうしつ
    .section = a1
    .gloss = { -oboro }の{ -another }に付く名。

-epithet-society = 社交界
    .ruby = しゃこうかい
    .section = a1
    .gloss = { -yukihi }の{ -another }に付く名。

-epithet-hierarch = 教主
    .ruby = きょうしゅ
    .section = a1
    .gloss = { -shinra }の{ -another }に付く名。

-epithet-blacksmith = 鍛冶師
    .ruby = かじし
    .section = a1
    .gloss = { -hagane }の{ -another }に付く名。

-epithet-fourth-chapter = 第四章
    .ruby = だいよんしょう
    .section = a1
    .gloss = { -chikage }の{ -another }に付く名。

-epithet-explorer = 探索者
    .ruby = たんさくしゃ
    .section = a1
    .gloss = { -kururu }の{ -another }に付く名。

-epithet-return = 帰還
    .ruby = きかん
    .section = a1
    .gloss = { -thallya }の{ -another }に付く名。

-epithet-prayer = 祈祷師
    .ruby = きとうし
    .section = a1
    .gloss = { -raira }の{ -another }に付く名。

-epithet-final-chapter = 終章
    .ruby = しゅうしょう
    .section = a1
    .gloss = { -utsuro }の{ -another }に付く名。

-epithet-sakuraist = 桜花拝
    .ruby = おうかはい
    .section = a1
    .gloss = { -honoka }の{ -another }に付く名。

-epithet-perfect = 完全態
    .ruby = かんぜんたい
    .section = a1
    .gloss = { -yatsuha }の{ -another }に付く名。

-epithet-realized = 自我
    .ruby = じが
    .section = a1
    .gloss = { -yatsuha }の{ -another }に付く名。

-epithet-historian = 歴史家
    .ruby = れきしか
    .section = a1
    .gloss = { -renri }の{ -another }に付く名。

## Appendix 2

-errata = エラッタ
    .section = a2
    .gloss = 印刷された{ -card }の誤りや古い{ -text }を正したもの。

## Words without a section

-resolve = 決死
    .ruby = けっし
    .gloss = あなたの{ -life-total }が3以下の時に満たされる条件の名。

-idea = 八相
    .ruby = はっそう
    .gloss = あなたの{ -aura-total }が1以下の時に満たされる条件の名。

-inferno = 連火
    .ruby = れんか
    .gloss = この{ -turn }に使った三枚目以降の{ -card }である時に満たされる条件の名。

-artistic = 境地
    .ruby = きょうち
    .gloss = あなたの{ -vigor }が2の時に満たされる条件の名。

-unwavering = 不動
    .ruby = ふどう
    .gloss = この{ -turn }に{ -current-distance }が変化していない時に満たされる条件の名。

-ashen = 灰塵
    .ruby = かいじん
    .gloss = { -shadow }に{ -sakura-token }が12個以上ある時に満たされる条件の名。

-mulligan = 引き直し
    .ruby = ひきなおし
    .gloss = 最初の{ -hand }から好きな枚数を自分の{ -deck }の底に戻し、同じ枚数を引くこと。

-three-one = 三拾一捨
    .ruby = さんしゅういっしゃ
    .gloss = 三柱を選び、相手に一柱を外させる選び方。
