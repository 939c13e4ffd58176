# 総合ルールが定める用語。読み、段落の番号、意味。

## Players and the duel

-hololive-player = プレイヤー
    .section = 1.1.1
    .gloss = 対戦する二人のそれぞれ。

-hololive-opponent = 相手
    .ruby = あいて
    .section = 1.2.1
    .gloss = もう一人の{ -hololive-player }。

-hololive-turn = ターン
    .section = 7.1.1
    .gloss = 6つの{ -hololive-step }からなる、一人の{ -hololive-player }の番。

-hololive-turn-player = ターンプレイヤー
    .section = 7.1.1
    .gloss = 今が自分の{ -hololive-turn }である{ -hololive-player }。

-hololive-other-player = 非ターンプレイヤー
    .ruby = ひターンプレイヤー
    .section = 7.1.1
    .gloss = 今が相手の{ -hololive-turn }である{ -hololive-player }。

-hololive-first-player = 先攻
    .ruby = せんこう
    .section = 6.2.1.5
    .gloss = 最初の{ -hololive-turn }を行う{ -hololive-player }。

-hololive-second-player = 後攻
    .ruby = こうこう
    .section = 8.3.1
    .gloss = 2番目の{ -hololive-turn }を行う{ -hololive-player }。

-hololive-owner = オーナー
    .section = 3.1.1
    .gloss = カードをデッキに入れてゲームを始めた{ -hololive-player }。

-hololive-controller = コントローラー
    .section = 3.1.2
    .gloss = カードの置かれている{ -hololive-area }の持ち主である{ -hololive-player }、または能力や{ -hololive-effect }を使う{ -hololive-player }。

-hololive-victory = 勝利
    .ruby = しょうり
    .section = 1.2.1
    .gloss = 相手だけが{ -hololive-defeat }した時の結果。

-hololive-defeat = 敗北
    .ruby = はいぼく
    .section = 1.2.1
    .gloss = { -hololive-life }か{ -hololive-stage }が空になる、{ -hololive-hand-step }にカードを引けない、引き直しを繰り返しすぎる、{ -hololive-giving-up }する、のいずれかで決まる結果。

-hololive-drawn = 引き分け
    .ruby = ひきわけ
    .section = 1.2.2
    .gloss = 二人が同時に{ -hololive-defeat }した時の結果。

-hololive-giving-up = 投了
    .ruby = とうりょう
    .section = 1.2.3
    .gloss = いつでも宣言でき、すぐに{ -hololive-defeat }になること。

-hololive-redraw = 引き直し
    .ruby = ひきなおし
    .section = 6.2.1.8
    .gloss = ゲームの前に{ -hololive-hand }をデッキに戻し、7枚引き直すこと。

-hololive-game-deck = ゲームデッキ
    .section = 6.1.1
    .gloss = { -hololive-oshi }1枚、50枚の{ -hololive-deck }、20枚の{ -hololive-cheer-deck }を合わせたもの。

## Steps of a turn

-hololive-step = ステップ
    .section = 7.1.2
    .gloss = { -hololive-turn }の一区切り。

-hololive-reset-step = リセットステップ
    .section = 7.2
    .gloss = 自分の{ -hololive-stage }のすべてを{ -hololive-rest }していない状態にし、自分の{ -hololive-collab-holomem }を{ -hololive-back }に移して{ -hololive-rest }させる{ -hololive-step }。

-hololive-hand-step = 手札ステップ
    .ruby = てふだステップ
    .section = 7.3
    .gloss = 自分の{ -hololive-deck }からカードを1枚引く{ -hololive-step }。

-hololive-cheer-step = エールステップ
    .section = 7.4
    .gloss = { -hololive-cheer-deck }の一番上のカードを{ -hololive-holomem }に送る{ -hololive-step }。

-hololive-main-step = メインステップ
    .section = 7.5
    .gloss = { -hololive-holomem }を出す、{ -hololive-bloom }する、{ -hololive-to-collab }する、{ -hololive-oshi-skill }や{ -hololive-support }を使う、{ -hololive-baton-touch }する、を好きな順に行う{ -hololive-step }。

-hololive-performance-step = パフォーマンスステップ
    .section = 7.6
    .gloss = { -hololive-center-holomem }と{ -hololive-collab-holomem }が{ -hololive-arts }を1回ずつ使える{ -hololive-step }。

-hololive-end-step = エンドステップ
    .section = 7.7
    .gloss = この{ -hololive-turn }の間の{ -hololive-effect }が終わり、空の{ -hololive-center }に{ -hololive-back-holomem }が移る{ -hololive-step }。

## Cards

-hololive-card-name = カード名
    .ruby = カードめい
    .section = 2.1
    .gloss = カードの固有の名前。{ -hololive-bloom }は同じ名前のカードで行う。

-hololive-card-type = カードタイプ
    .section = 2.2
    .gloss = { -hololive-oshi }、{ -hololive-holomem }、{ -hololive-support }、{ -hololive-cheer }のどれか。

-hololive-oshi = 推しホロメン
    .ruby = おしホロメン
    .section = 2.2.2
    .gloss = { -hololive-life }の数と2つの{ -hololive-oshi-skill }を持つ、デッキの主役のカード。

-hololive-holomem = ホロメン
    .section = 4.4
    .gloss = { -hololive-stage }で{ -hololive-arts }を使うカード。重なったカードは一組で1人と数える。

-hololive-support = サポート
    .section = 2.2.2
    .gloss = { -hololive-hand }から使う、{ -hololive-holomem }を助けるカード。

-hololive-cheer = エール
    .section = 2.2.2
    .gloss = { -hololive-holomem }に付き、{ -hololive-arts }のコストになるカード。

-hololive-item = アイテム
    .section = 10.7.2.5.1.1
    .gloss = 使うと{ -hololive-archive }へ行く{ -hololive-support }の一種。

-hololive-event = イベント
    .section = 10.7.2.5.1.1
    .gloss = 使うと{ -hololive-archive }へ行く{ -hololive-support }の一種。

-hololive-staff = スタッフ
    .section = 10.7.2.5.1.1
    .gloss = 使うと{ -hololive-archive }へ行く{ -hololive-support }の一種。

-hololive-tool = ツール
    .section = 5.16.3.1
    .gloss = { -hololive-holomem }1人につき1枚まで付けられる{ -hololive-support }。

-hololive-mascot = マスコット
    .section = 5.16.3.2
    .gloss = { -hololive-holomem }1人につき1枚まで付けられる{ -hololive-support }。

-hololive-fan = ファン
    .section = 10.7.2.5.1.2
    .gloss = 決まった{ -hololive-holomem }に何枚でも付けられる{ -hololive-support }。

-hololive-limited = LIMITED
    .section = 2.12
    .gloss = 1{ -hololive-turn }に1枚だけ使え、{ -hololive-first-player }の最初の{ -hololive-turn }には使えないという印。

-hololive-bloom-level = Bloomレベル
    .section = 2.3
    .gloss = { -hololive-debut }、{ -hololive-1st }、{ -hololive-2nd }、{ -hololive-spot }のどれか。

-hololive-debut = Debut
    .section = 2.3.2
    .gloss = { -hololive-hand }から{ -hololive-stage }に出せる{ -hololive-bloom-level }。

-hololive-1st = 1st
    .section = 2.3.2
    .gloss = { -hololive-debut }や1stの上に{ -hololive-bloom }する{ -hololive-bloom-level }。

-hololive-2nd = 2nd
    .section = 2.3.2
    .gloss = { -hololive-1st }や2ndの上に{ -hololive-bloom }する{ -hololive-bloom-level }。

-hololive-spot = Spot
    .section = 2.3.2
    .gloss = { -hololive-stage }に出せるが{ -hololive-bloom }しない{ -hololive-bloom-level }。

-hololive-buzz = Buzz
    .section = 2.5
    .gloss = この印のある{ -hololive-holomem }は、{ -hololive-down }すると、ふつうより多くの{ -hololive-life }を失うことが多い。

-hololive-tag = タグ
    .section = 2.6
    .gloss = { -hololive-ability }が参照する、カードの特徴。

-hololive-hp = HP
    .section = 2.9
    .gloss = { -hololive-holomem }が耐えられる{ -hololive-damage }。これ以上の{ -hololive-damage }で{ -hololive-down }する。

-hololive-extra-ability = エクストラ能力
    .ruby = エクストラのうりょく
    .section = 2.11
    .gloss = カードの枠に書かれた特別な{ -hololive-ability }。

## Colours

-hololive-colour = 色
    .ruby = いろ
    .section = 2.4
    .gloss = カードと{ -hololive-cheer }の持つ、6色の属性。

-hololive-white = 白
    .ruby = しろ
    .section = 2.4.2
    .gloss = { -hololive-colour }の1つ。

-hololive-green = 緑
    .ruby = みどり
    .section = 2.4.2
    .gloss = { -hololive-colour }の1つ。

-hololive-red = 赤
    .ruby = あか
    .section = 2.4.2
    .gloss = { -hololive-colour }の1つ。

-hololive-blue = 青
    .ruby = あお
    .section = 2.4.2
    .gloss = { -hololive-colour }の1つ。

-hololive-purple = 紫
    .ruby = むらさき
    .section = 2.4.2
    .gloss = { -hololive-colour }の1つ。

-hololive-yellow = 黄
    .ruby = き
    .section = 2.4.2
    .gloss = { -hololive-colour }の1つ。

-hololive-colourless = 無色
    .ruby = むしょく
    .section = 2.4.2
    .gloss = 色がないこと。コストでは、何色の{ -hololive-cheer }でもよいことを示す。

## Areas

-hololive-area = 領域
    .ruby = りょういき
    .section = 4.1
    .gloss = カードを置く場所。

-hololive-public-area = 公開領域
    .ruby = こうかいりょういき
    .section = 4.1.2
    .gloss = 二人ともカードの内容を見られる{ -hololive-area }。

-hololive-hidden-area = 非公開領域
    .ruby = ひこうかいりょういき
    .section = 4.1.2
    .gloss = カードの内容を見られない{ -hololive-player }がいる{ -hololive-area }。

-hololive-oshi-position = 推しポジション
    .ruby = おしポジション
    .section = 4.5
    .gloss = { -hololive-oshi }を置く{ -hololive-area }。

-hololive-stage = ステージ
    .section = 4.6
    .gloss = { -hololive-center }、{ -hololive-collab }、{ -hololive-back }を合わせた{ -hololive-area }。{ -hololive-holomem }は6人まで。

-hololive-center = センターポジション
    .section = 4.7
    .gloss = { -hololive-center-holomem }が立つ{ -hololive-area }。

-hololive-collab = コラボポジション
    .section = 4.8
    .gloss = { -hololive-collab-holomem }が立つ{ -hololive-area }。

-hololive-back = バックポジション
    .section = 4.9
    .gloss = { -hololive-back-holomem }が控える{ -hololive-area }。

-hololive-center-holomem = センターホロメン
    .section = 4.7.4
    .gloss = { -hololive-center }にいる{ -hololive-holomem }。

-hololive-collab-holomem = コラボホロメン
    .section = 4.8.4
    .gloss = { -hololive-collab }にいる{ -hololive-holomem }。

-hololive-back-holomem = バックホロメン
    .section = 4.9.3
    .gloss = { -hololive-back }にいる{ -hololive-holomem }。

-hololive-stack = 重なっているホロメン
    .ruby = かさなっているホロメン
    .section = 4.4.8
    .gloss = 一番上のカードの下に重なっている{ -hololive-holomem }カード。

-hololive-life = ライフ
    .section = 4.10
    .gloss = 裏向きの{ -hololive-cheer }の枚数で数える、負けるまでの残り。なくなると{ -hololive-defeat }する。

-hololive-deck = デッキ
    .section = 4.11.3
    .gloss = 裏向きのままカードを引く束。

-hololive-cheer-deck = エールデッキ
    .section = 4.12
    .gloss = 裏向きの{ -hololive-cheer }20枚の束。

-hololive-hand = 手札
    .ruby = てふだ
    .section = 4.13
    .gloss = 相手に見えないように持つカード。

-hololive-archive = アーカイブ
    .section = 4.14
    .gloss = 使い終えたカードの行くところ。

-hololive-holo-power = ホロパワー
    .section = 4.15
    .gloss = { -hololive-to-collab }のたびにデッキからたまり、{ -hololive-oshi-skill }の{ -hololive-cost }になる裏向きのカード。

-hololive-resolution = 解決領域
    .ruby = かいけつりょういき
    .section = 4.16
    .gloss = 使っているカードを一時的に置く{ -hololive-area }。

## States and damage

-hololive-rest = お休み
    .ruby = おやすみ
    .section = 5.2
    .gloss = 横向きの状態。{ -hololive-arts }も{ -hololive-to-collab }も{ -hololive-baton-touch }もできない。

-hololive-damage = ダメージ
    .section = 5.20
    .gloss = { -hololive-holomem }が受けてためていく数。{ -hololive-hp }以上になると{ -hololive-down }する。

-hololive-special-damage = 特殊ダメージ
    .ruby = とくしゅダメージ
    .gloss = { -hololive-arts }によらず{ -hololive-effect }で与える{ -hololive-damage }。

-hololive-arts-damage = アーツダメージ
    .section = 12.2.4.5.1
    .gloss = { -hololive-arts }で与える{ -hololive-damage }。

-hololive-down = ダウン
    .section = 5.4
    .gloss = { -hololive-holomem }が{ -hololive-stage }を離れ、その{ -hololive-player }が{ -hololive-life }を失うこと。

-hololive-life-damage = ライフダメージ
    .section = 3.2
    .gloss = これから失う{ -hololive-life }の数。

## Acts

-hololive-draw = 引く
    .ruby = ひく
    .section = 5.7
    .gloss = { -hololive-deck }の一番上のカードを{ -hololive-hand }に加えること。

-hololive-shuffle = シャッフル
    .section = 5.6
    .gloss = { -hololive-deck }や{ -hololive-cheer-deck }の順番を無作為に変えること。

-hololive-look = 見る
    .ruby = みる
    .section = 5.8
    .gloss = 隠れているカードの内容を知ること。

-hololive-reveal = 公開
    .ruby = こうかい
    .section = 5.11
    .gloss = カードを二人に見せること。

-hololive-bloom = Bloom
    .section = 5.13
    .gloss = { -hololive-holomem }の上に同じ名前の次の{ -hololive-bloom-level }のカードを重ねること。{ -hololive-damage }と付いているカードはそのまま残る。

-hololive-back-to-debut = Debutホロメンに戻す
    .ruby = Debutホロメンにもどす
    .section = 5.14
    .gloss = { -hololive-damage }を0にし、{ -hololive-debut }のカード1枚と{ -hololive-cheer }だけを残して{ -hololive-hand }に戻すこと。

-hololive-to-collab = コラボ
    .section = 5.15
    .gloss = { -hololive-back-holomem }が{ -hololive-collab }に移ること。

-hololive-baton-touch = バトンタッチ
    .section = 8.7
    .gloss = 1{ -hololive-turn }に1度、{ -hololive-cheer }を払って{ -hololive-center-holomem }を{ -hololive-back-holomem }と交代すること。

-hololive-exchange = 入れ替える
    .ruby = いれかえる
    .section = 5.10
    .gloss = 2枚のカードの場所を同時に取り替えること。

-hololive-swap = 交代
    .ruby = こうたい
    .section = 5.17
    .gloss = 前の{ -hololive-holomem }と{ -hololive-back-holomem }を入れ替えること。

-hololive-attach = 付ける
    .ruby = つける
    .section = 5.16
    .gloss = カードを{ -hololive-holomem }に関連付けて置くこと。

-hololive-reattach = 付け替える
    .ruby = つけかえる
    .section = 5.16.4
    .gloss = 付いているカードを別の{ -hololive-holomem }に移すこと。

-hololive-send = 送る
    .ruby = おくる
    .section = 5.19
    .gloss = { -hololive-cheer }を{ -hololive-holomem }に付けること。

-hololive-heal = 回復
    .ruby = かいふく
    .section = 5.21
    .gloss = 受けている{ -hololive-damage }を減らすこと。

-hololive-die = サイコロ
    .section = 5.22
    .gloss = 1から6の目を出すもの。

-hololive-reroll = 振り直す
    .ruby = ふりなおす
    .section = 5.24
    .gloss = { -hololive-die }の目の代わりに、もう一度振った目を使うこと。

## Arts, skills, abilities

-hololive-arts = アーツ
    .section = 12.2
    .gloss = { -hololive-performance-step }に、必要な{ -hololive-cheer }の付いた{ -hololive-holomem }が使う技。

-hololive-against = 特攻
    .ruby = とっこう
    .section = 12.2.4.3
    .gloss = 対象が示された{ -hololive-colour }なら{ -hololive-damage }が増えること。

-hololive-oshi-skill = 推しスキル
    .ruby = おしスキル
    .section = 12.1
    .gloss = { -hololive-holo-power }を{ -hololive-archive }に置き、1{ -hololive-turn }に1度使える{ -hololive-oshi }の{ -hololive-ability }。

-hololive-sp-oshi-skill = SP推しスキル
    .ruby = SPおしスキル
    .section = 12.1
    .gloss = ゲームに1度だけ使える{ -hololive-oshi }の{ -hololive-ability }。

-hololive-collab-effect = コラボエフェクト
    .section = 13.2
    .gloss = { -hololive-holomem }が{ -hololive-collab }に置かれた時の{ -hololive-ability }。

-hololive-bloom-effect = ブルームエフェクト
    .section = 13.3
    .gloss = そのカードで{ -hololive-bloom }した時の{ -hololive-ability }。

-hololive-gift = ギフト
    .section = 13.4
    .gloss = { -hololive-stage }にいる間働く{ -hololive-ability }の印。

-hololive-cost = コスト
    .section = 10.4
    .gloss = { -hololive-ability }を使うために行うこと。

-hololive-ability = 能力
    .ruby = のうりょく
    .section = 10.1
    .gloss = カードの文章がもつはたらき。

-hololive-activated-ability = 起動能力
    .ruby = きどうのうりょく
    .section = 10.1.1
    .gloss = { -hololive-cost }を払って自分から使う{ -hololive-ability }。

-hololive-automatic-ability = 自動能力
    .ruby = じどうのうりょく
    .section = 10.1.1
    .gloss = 何かが起きると自動的に使われる{ -hololive-ability }。

-hololive-permanent-ability = 永続能力
    .ruby = えいぞくのうりょく
    .section = 10.1.1.3
    .gloss = ずっと働き続ける{ -hololive-ability }。

-hololive-add-ability = 能力追加
    .ruby = のうりょくついか
    .section = 5.18
    .gloss = { -hololive-holomem }に{ -hololive-ability }を与えること。

-hololive-ability-change = 能力変更可能
    .ruby = のうりょくへんこうかのう
    .section = 13.6
    .gloss = 条件のもとで文章が変わる{ -hololive-ability }。

-hololive-keyword = キーワード
    .section = 13.1.1
    .gloss = よくある{ -hololive-ability }を短く呼ぶ言葉。

-hololive-effect = 効果
    .ruby = こうか
    .section = 10.2
    .gloss = { -hololive-ability }がすること。

-hololive-one-shot-effect = 単発効果
    .ruby = たんぱつこうか
    .section = 10.2.1
    .gloss = 一度行えば終わる{ -hololive-effect }。

-hololive-lasting-effect = 継続効果
    .ruby = けいぞくこうか
    .section = 10.2.1
    .gloss = ある期間続く{ -hololive-effect }。

-hololive-replacement-effect = 置換効果
    .ruby = ちかんこうか
    .section = 10.2.1
    .gloss = 起きることを別のことに置き換える{ -hololive-effect }。

-hololive-play = プレイ
    .section = 10.7
    .gloss = カードや{ -hololive-ability }を使い、その{ -hololive-effect }を行うこと。

-hololive-waiting = 待機状態
    .ruby = たいきじょうたい
    .section = 10.8.2
    .gloss = 条件を満たした{ -hololive-automatic-ability }が{ -hololive-check-timing }を待つこと。

-hololive-check-timing = チェックタイミング
    .section = 10.6.1
    .gloss = { -hololive-rule-processing }と{ -hololive-automatic-ability }を行う時点。

-hololive-play-timing = プレイタイミング
    .section = 10.6.2
    .gloss = { -hololive-player }が自分から行動できる時点。

-hololive-rule-processing = ルール処理
    .ruby = ルールしょり
    .section = 11.1
    .gloss = { -hololive-down }や{ -hololive-defeat }など、ルールが自動的に行うこと。

-hololive-source = 発生源
    .ruby = はっせいげん
    .section = 10.13
    .gloss = { -hololive-effect }や{ -hololive-damage }の元になったカード。

-hololive-last-information = 最終情報
    .ruby = さいしゅうじょうほう
    .section = 10.12
    .gloss = いなくなったカードを、最後にあった時の様子で参照すること。

-hololive-endless-loop = 永久循環
    .ruby = えいきゅうじゅんかん
    .section = 14.1
    .gloss = 同じ行動がいつまでも続くこと。
