# 対戦表：フォームどうしの勝率を見る画面。

matchups-title = 対戦表
matchups-what = フォームどうし、デッキどうしの勝率を、コンピューターどうしの対戦で測った表です。表は sakura-engine matchups --out フォルダー で作られます。そのフォルダーの matchups.json を開いてください。
matchups-open = 表を開く…
matchups-open-title = 対戦表を開く
matchups-files = 対戦表
matchups-of = { $game }：「{ $player }」どうしの{ $matches }戦。左の名前が上の名前に勝つ割合（%）。見出しを押すと並べ替えます。
matchups-all = 全体
matchups-cell = { $first }が{ $second }に勝つ割合：{ $chance }%（95%信頼区間 { $low }〜{ $high }%）、{ $games }戦{ $wins }勝
matchups-unmeasured = { $first }と{ $second }：まだ測っていません
matchups-mean = { $first }が全体に勝つ割合：{ $chance }%
matchups-damaged = この表は開けません：{ $why }
