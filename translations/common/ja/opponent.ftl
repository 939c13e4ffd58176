## Who sits at the table

seats-title = 誰が席に着きますか？
seats-next = 進む
seats-sits-computer = コンピューターと対戦
seats-sits-computer-detail = 幕は下りず、いつも手前に座る
seats-sits-two = この卓で二人
seats-sits-two-detail = 一つの画面を二人で使う
seats-sits-watch = コンピューターどうしを見る
seats-sits-watch-detail = 止める、一手ずつ、両方の手札
seats-level = 強さ
seats-level-beginner = 入門
seats-level-beginner-detail = すぐに打つ
seats-level-casual = 普通
seats-level-casual-detail = 少し考える
seats-level-skilled = 上級
seats-level-skilled-detail = 最長{ $seconds }秒考える
seats-level-master = 達人
seats-level-master-detail = 最長{ $seconds }秒考える
seats-begins = 先に始める人
seats-begins-drawn = 無作為
seats-begins-person = わたし
seats-begins-computer = コンピューター
seats-hands = 手札
seats-hands-curtain = 幕を下ろす
seats-hands-curtain-detail = 相手が見る前に画面を覆う
seats-hands-open = 公開する
seats-hands-open-detail = 幕なし。試す、教える、学ぶために

## A computer at the table

told-on = { $before }{ $next }
computer-thinks = { $player }が考えています…
computer-thinks-anew = 考える部分が終了したため、{ $player }がもう一度考え直しています…
computer-stands = { $player }は考えるのをやめています。
computer-waits = 止めています。次は{ $player }です。
computer-progress = コンピューターの進み具合
computer-skip = 待たずにすぐ表示（スペース）
computer-step = 一手進める
computer-wait = 止める
computer-go-on = 続ける
computer-open = 両方の手札を見る
computer-builds = コンピューターがデッキを組んでいます…
computer-lost = { $player }の手が見つかりません。考える部分が何度も終了しました。決闘は保存されています。もう一度考えさせるか、代わりに打ってください。
computer-again = もう一度考えさせる
computer-by-hand = 代わりに打つ
keys-skip = スペース
keys-skip-text = コンピューターの手を待たずに進める
