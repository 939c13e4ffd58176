# 手ほどき：一覧の画面と、卓の横に出る言葉。中身はゲームごとのファイルにある。

lessons-title = 手ほどき
lessons-note = どれも本物の卓で進めます。いつやめても、続きから始められます。
lessons-new = { $number }. { $lesson }
lessons-begun = { $number }. { $lesson }（途中）
lessons-done = ✓ { $number }. { $lesson }

lesson-panel = この手ほどきの課題
lesson-place = { $step }/{ $steps }
lesson-happened = ✓ { $what }
lesson-learned = この手ほどきは修了です。
lesson-follows = 次は「{ $lesson }」です。このまま続けて遊ぶこともできます。
lesson-last = これで最後です。次は自分の決闘をどうぞ！
lesson-missed = もう目標に届きません。この段階をやり直しましょう。
lesson-not-now = ルール上はできますが、今は次のことをしてください：{ $task }
lesson-show = 手本を見る
lesson-show-tip = 幻の手がやり方を見せます（F3）
lesson-again = この段階をもう一度
lesson-again-tip = この段階の始めに戻ります
lesson-restart = 最初から
lesson-restart-tip = この手ほどきの始めに戻ります
lesson-lessons = 一覧へ
lesson-lessons-tip = 手ほどきの一覧へ。続きは残ります
lesson-next = 次の手ほどきへ
lesson-next-tip = 次の手ほどきを始めます
lesson-duel = 決闘する
lesson-duel-tip = 自分の決闘へ進みます
lesson-suggested = おすすめ
