# 助言：その手の後にどうなるか。数は先読みの平均。

why-only = ほかにできることはありません。
why-seldom = 先読みが少なく、理由は言えません。
why-clear = ほかの手は見込みが薄く、ほとんど読まれませんでした。
why-even = 先読みでは、ほかの手とほとんど差がありません。
why-whole = どれか一つの数字ではなく、全体として形勢が良くなります。
why-short = どれか一つの数字ではなく、全体として形勢が不利になります。
why-risk = 懸念：{ $risk }
why-both = { $gain }懸念：{ $risk }

## 盤の上の助言

hint-title = 助言
hint-looking = 先を読んでいます…
hint-failed = 助言が見つかりませんでした。
hint-chance = { $chance }%
hint-row = { $answer }：{ $chance }%
hint-take = この手を打つ
hint-close = 閉じる
hint-nothing = 何も選ばない
hint-several = { $answers }
board-hint = 助言：今の最善手（F4）
menu-hint = 助言(&I)
keys-hint = F4
keys-hint-text = 助言：今の最善手と勝つ見込み、その理由

## 対局の振り返り

result-analyse = 振り返る
result-analyse-detail = 勝つ見込みと分かれ目
duels-analyse = 振り返る
replay-analyse = 振り返る
analysis-title = 振り返り：{ $first } 対 { $second }
analysis-curve = { $player }の勝つ見込み（%）
analysis-curve-empty = 読み返すにつれて、ここに描かれます。
analysis-progress = 読み返しています
analysis-stop = 止める
analysis-go-on = 続ける
analysis-points = 分かれ目
analysis-when =
    { $turn ->
        [0] 準備
       *[other] 第{ $turn }ターン
    }
analysis-point = { analysis-when }、{ $player }：{ $chance }%→{ $left }%
analysis-point-kept = { analysis-when }、{ $player }：{ $chance }%
analysis-numbered = { $number }. { $point }
analysis-none = どちらも大きくは損じていません。
analysis-none-yet = まだ見つかっていません。
analysis-not-yet = この手はまだ読み返していません。
analysis-better =
    { analysis-when }、{ $player }。
    打った手：{ $played }（{ $left }%）。
    よりよい手：{ $best }（{ $chance }%）。
    { $why }
analysis-as-good =
    { analysis-when }、{ $player }。
    打った手：{ $played }（{ $left }%）。
    同じくらいよい手：{ $best }（{ $chance }%）。
analysis-best =
    { analysis-when }、{ $player }。
    打った手：{ $played }（{ $left }%）。これよりよい手は見つかりませんでした。
    { $why }
analysis-ghost-better = よりよい手：{ $chance }%
analysis-ghost-played = 打った手：{ $chance }%
analysis-watch = ここから見る
analysis-save = 図を保存…
analysis-save-title = 曲線を図として保存
analysis-pictures = 図
analysis-not-saved = 図を { $path } に書き込めませんでした。
keys-analysis = 振り返りで
keys-analysis-text = ←と→で一手ずつ、Page UpとPage Downで分かれ目へ
