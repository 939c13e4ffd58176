# 詰め決闘：一覧の画面と、卓の横に出る言葉。

puzzles-title = 詰め決闘
puzzles-what = どの局面でも、相手がどう応じようと、このターンのうちに必ず勝てます。勝ちにつながる初手は一つだけです。手の内はすべて公開で、伏せてあるカードは卓の横に示します。
puzzles-note = { $all }問中{ $solved }問正解
puzzles-length = { $count }手詰め
puzzles-open = { $number }
puzzles-solved = ✓ { $number }
puzzles-open-name = 第{ $number }問、{ $count }手、未正解
puzzles-solved-name = 第{ $number }問、{ $count }手、正解済み
puzzles-next = 次の未正解の問題へ
puzzles-damaged = この問題は開けません：{ $why }

puzzle-panel = この問題の課題
puzzle-title = 第{ $number }問
puzzle-length = { $count }手
puzzle-task = 相手がどう応じても、このターンで勝ってください。
puzzle-open =
    隠されたものはありません。伏せてあるのは次のカードです。
    { $places }
puzzle-hidden = { $place }：{ $cards }
puzzle-refuted = これではもう、必ず勝てるとは限りません。
puzzle-over = 相手を倒せないまま、ターンが終わりました。
puzzle-lucky = 運がよかっただけです。巡り合わせ次第では勝てませんでした。
puzzle-why-answer = 相手の応手：{ $answer }
puzzle-why-later = この後どう進めても、間に合う応手があります。たとえば：{ $answer }
puzzle-why-short = この後どう進めても、残った手では届きません。
puzzle-answers = { $answers }（{ $count }）
puzzle-try-again = 続けて確かめるか、戻してやり直してください。
puzzle-solved = 正解！ どう応じられても勝ちです。
puzzle-solved-helped = これが正しい手順です。手本を見たので、次は一人で解くと正解になります。
puzzle-lost = この局面の判定ができませんでした。最初からやり直してください。
puzzle-back = 一手戻す
puzzle-back-tip = 自分の最後の手を、相手の応手とともに戻します
puzzle-again = 最初から
puzzle-again-tip = 問題の始めに戻ります
puzzle-show = 手本を見る
puzzle-show-tip = 幻の手が次の一手を見せます（F3）。その場合は正解になりません
puzzle-puzzles = 一覧へ
puzzle-puzzles-tip = 詰め決闘の一覧へ
puzzle-next = 次の問題へ
puzzle-next-tip = まだ解いていない次の問題へ
