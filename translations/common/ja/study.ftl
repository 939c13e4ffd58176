# 「わたしの単語帳」の部屋が言うこと。

## 部屋

study-title = わたしの単語帳
study-tab-review = 今日の分
study-tab-list = 単語の一覧
study-tab-add = 単語を加える
study-tab-progress = 進み具合
study-hint = Alt+1〜4でページ移動。1〜4で答えと評価、スペースで次へ、Fで読み方。
study-text = { $text }
study-direction = 問いと答え
study-asks = 問われる言語
study-answers = 答える言語
study-turn-sign = ⇄
study-turn = 問いと答えの言語を入れ替える

## 単語

study-kind-term = 用語
study-kind-card = カード名
study-kind-clause = カードの一文
study-of-card = { $card }の一文
study-origin-duel = 決闘で見た
study-origin-megami = メガミから
study-origin-hand = 自分で選んだ
study-origin-read = 読んでいて加えた
study-origin-import = 読み込んだ
study-origin-other = そのほか
study-due-new = 新規
study-due-now = 今
study-due-soon = 1分以内
study-due-minutes = { $count }分後
study-due-hours = { $count }時間後
study-due-days = { $count }日後
study-spoken = { $asked } — { $answered }
study-example = 出てきた文

## 一覧

study-column-reading = 読み
study-column-meaning = 意味・例文
study-column-origin = どこから
study-column-due = 次の問い
study-column-there = 一覧に
study-find = どの言語でも探せます
study-pick-kind = 種類で選ぶ
study-pick-form = メガミで選ぶ
study-pick-state = 覚え具合で選ぶ
study-any-kind = すべての種類
study-any-form = すべてのメガミ
study-any-state = すべての状態
study-state-new = まだ問われていない
study-state-due = 今日の分
study-state-learning = 覚えている途中
study-state-known = 覚えた
study-state-aside = 問わない単語
study-state-suspended = 問わない
study-state-buried = 明日
study-state-leech = 苦手で休み
study-count = { $shown }／{ $all }語を表示、{ $chosen }語を選択
study-none-found = 当てはまる単語はありません。
study-words-read = 単語を読み込んでいます…
study-everything = すべて表示
study-list-empty = まだ単語がありません。
study-open = 開く
study-add = 単語を加える…
study-list-suspended = 問わない
study-list-known = 知っている（K）
study-list-taken-up = また問う
study-remove = 一覧から外す
study-remove-title = 一覧から外しますか？
study-remove-text = { $count }語を、覚え具合と一緒に外します。一覧のCtrl+Zで元に戻せます。

## 加える

study-offered = 加えられる単語
study-forms = 単語を取るメガミ
study-form-chosen = 選択中
study-source-hand = すべてから探す
study-source-megami = メガミから
study-source-duel = 決闘で見た言葉
study-there = ✓ 一覧にある
study-take =
    { $count ->
        [0] 選んだ単語を加える
       *[other] 選んだ{ $count }語を加える
    }
study-take-all =
    { $count ->
        [0] 表示中の単語をすべて加える
       *[other] 表示中の{ $count }語をすべて加える
    }
study-add-known = 知っている単語に加える（K）
study-add-known-tip = 選んだ単語を一覧に加え、覚えた単語に数えます。問題にはなりません。
study-added =
    { $there ->
        [0] { $count }語を加えました。
       *[other] { $count }語を加えました（{ $there }語はもうありました）。
    }
study-hint-add = 行を選んでEnterで加えます。Ctrl+Aですべて選べます。
study-hint-megami = メガミを選ぶと、そのカードの名前と文が並びます。
study-none-met = まだ何も出てきていません。決闘を始めると、記録に出た言葉がここに並びます。

## 問い

study-counts = 今日：復習{ $due }・新規{ $new }・済み{ $done }（正解{ $right }）
study-language-ja = 日本語
study-language-ko = 韓国語
study-language-en = 英語
study-ask-recognise = { $language }ではどれですか？
study-ask-recall = { $language }で書いてください。
study-ask-board = この効果を処理すると、盤面はどうなりますか？
study-ask-face = このカードの名前は？（{ $language }）
study-face = 名前のないカード
study-line = { $language ->
    [ja] 漢字でも、かなでも、ローマ字でも
    [ko] ハングルでも、ローマ字でも
   *[other] ここに書く
 }
study-check = 答える
study-unknown = わからない（0）
study-right = ✓ 正解です。
study-wrong = 正しくは：{ $word }
study-wrong-board = 正しい盤面に印を付けました。
study-wrong-line = 正しい文に印を付けました。
study-insist = 合っていた（R）
study-grade-again = 1 もう一度
study-grade-hard = 2 難しい
study-grade-good = 3 できた
study-grade-easy = 4 簡単
study-ask-shown = 新しい単語です。よく見てください。このあと問題になります。
study-difference = 書いた答え：{ $written }
study-unknown-writing = わからない（空のままEnter）
study-seen = 次へ（スペース）
study-reading = 読み方（F）
study-aside = 今は問わない
study-aside-buried = 明日に回す（=）
study-aside-suspended = もう問わない（@）
study-aside-known = 知っている（!）
study-was-buried = 「{ $word }」は明日また問います。
study-was-suspended = 「{ $word }」はもう問いません。単語の一覧で元に戻せます。
study-was-known = 「{ $word }」は覚えた単語に数えます。
study-was-leech = 「{ $word }」は何度も忘れているので、ひとまず問うのをやめます。ゆっくり見直して、単語の一覧で元に戻してください。
study-grade = { $grade } · { $wait }
study-wait-minutes = { $count }分
study-wait-hours = { $count }時間
study-wait-days = { $count }日
study-wait-months = { $count }か月
study-wait-years = { $count }年
study-more-new = 新しい単語をあと10語
study-ahead = 先取りして復習
study-ahead-tip = 次に問う20語を、時期が来る前に問います。
study-end-name = { $title }。{ $text }
study-undo = 前の答えを取り消す
study-undo-tip = Ctrl+Z
study-end = ひとまず終わりです
study-end-text = 今日は{ $done }問のうち{ $right }問が正解でした。{ $next }
study-next = 次の単語：{ $when }。
study-next-none = 次に問う単語はありません。
study-nothing = 今は問う単語がありません
study-empty = 単語帳はまだ空です
study-empty-text = メガミを選ぶか、言葉を探すか、決闘で見た言葉から加えてください。

## 進み具合

study-figures = { $parts }
study-streak = 連続{ $count }日（最長{ $longest }日）
study-retention = この{ $days }日間、一度覚えた単語の{ $share }%を覚えていました
study-tomorrow = 明日の復習{ $count }語
study-hard = このところ難しかった単語：{ $words }
study-hard-none = このところ難しかった単語はありません。
study-progress-empty = まだ答えがありません。「今日の分」で答えた単語の進み具合が、ここに出ます。
study-hard-word = { $word }（{ $count }回わからなかった）
study-plot-forecast = これからの復習
study-plot-forecast-day = { $date } — { $count }語
study-plot-retention = 覚えた単語の定着率（週ごと、%）
study-plot-retention-week = { $date }からの週 — { $share }%
study-plot-today = 今日
study-today-done = 済み { $count }
study-today-due = 復習 { $count }
study-today-new = 新規 { $count }
study-plot-known = 覚えた単語
study-plot-known-day = { $date } — { $count }語
study-plot-answers = 日ごとの答え
study-plot-answers-day = { $date } — { $count }問、正解{ $right }
study-date = { $month }/{ $day }
study-plot-megami = メガミごとの単語
study-plot-chapters = ルールの章ごとの用語
study-plot-share = { $part } — 覚えた{ $known }、一覧に{ $listed }、全部で{ $words }
study-key-right = 正解
study-key-wrong = 不正解
study-key-known = 覚えた
study-key-listed = 一覧に
study-key-all = 全体
study-plot-empty = 答えると、ここに描かれます。
study-plot-counting = 数えています…
study-chapter = 第{ $number }章
study-chapter-extra = 追加ルール { $number }
study-chapter-appendix = 附則 { $number }
study-part-of-game = { $game }：{ $part }
study-chapter-none = 章のない言葉

## ファイル

study-anki = Ankiへ…
study-anki-tip = 一覧を学習の記録とともにAnkiのデッキとして書き出します。もう一度読み込むと更新されます。
study-table = CSVに書き出す…
study-table-tip = 一覧と覚え具合をCSVで書き出します。
study-import = CSVから読み込む…
study-import-tip = 書き出したCSVを読み込みます。空のセルは元のまま残し、「-」のセルは消します。idのない行は自分の単語になります。
study-backup = 控えを取る…
study-backup-tip = 単語帳をまるごと別のファイルにコピーします。
study-restore = 控えから戻す…
study-restore-tip = 控えの内容に置き換えます。今の単語帳も、プログラムのデータフォルダーに別のファイルとして残ります。
study-anki-title = Ankiのデッキを保存
study-anki-files = Ankiのデッキ
study-anki-deck = 桜の単語
study-anki-pair = { $first } ↔ { $second }
study-table-title = CSVを保存
study-import-title = CSVを開く
study-table-files = CSVの表
study-backup-title = 控えを保存
study-restore-title = 控えを開く
study-copy-files = 単語帳の控え
study-restore-sure = 控えの内容に置き換えますか？
study-restore-yes = 置き換える
study-restore-text = 単語帳が { $path } の内容になります。今の単語帳も、プログラムのデータフォルダーに別のファイルとして残ります。
study-exported = { $count }語を書き出しました：{ $path }
study-imported = 新しい単語{ $new }語、覚え具合{ $remembered }件、自分で書いたもの{ $written }件を読み込みました{ $unknown ->
    [0] {""}
   *[other] （不明な単語{ $unknown }語）
 }。
study-table-being-read = 表を読み込んでいます… { $part }%
study-table-written = 表を書き出しています… { $part }%
study-anki-written = Ankiのデッキを書き出しています… { $part }%
study-copy-written = 控えを取っています… { $part }%
study-copy-being-read = 控えを読み込んでいます… { $part }%
study-carrying-stopped = 中止しました。何も変更されていません。
study-backed-up = 控えを取りました：{ $path }
study-restored = { $path } から戻しました。前の内容：{ $kept }
study-begun-anew = 新しい単語帳を始めました。前のファイル：{ $path }

## うまくいかないとき

study-file-trouble = このファイルでは続けられません
study-closed-title = 単語帳を開けません
study-closed-damaged = { $path } は壊れています。
study-closed-not-words = { $path } は単語帳ではありません。
study-closed-newer = { $path } はもっと新しいバージョンのプログラムのものです。新しいバージョンで開いてください。
study-closed-in-use = { $path } は別のウィンドウかプログラムで開かれています。そちらを閉じて、もう一度試してください。
study-closed-no-access = { $path } を開けません。フォルダーの権限と空きを確かめてください。
study-closed-what = ファイルはそのまま残っています。もう一度試すか、控えから戻すか、このファイルを脇に置いて新しく始められます。
study-closed-again = もう一度試す
study-closed-restore = 控えから戻す…
study-closed-anew = 脇に置いて新しく始める
study-bad-columns = 表に「id」の列も、「ja」「ko」「en」のうち2つの列もありません。先頭の行：「{ $detail }」
study-bad-too-large = 単語の表にしては大きすぎるファイルです。
study-bad-not-text = UTF-8のテキストではないため、単語の表として読めません。「CSV UTF-8」で保存し直してください。
study-bad-empty = この表は空です。見出しの下に単語の行がありません。
study-bad-row = { $row }行目が読めません（{ $detail }）。何も取り込んでいません。
study-bad-too-long = 表が長すぎます（{ $row }行目）。
study-bad-not-a-table = これは表として読めません。
study-meeting-trouble = 決闘で見た言葉を { $path } に書き留められません。決闘はそのまま続きます。

# 単語帳のキー（遊び方とキーの頁）
keys-words = 単語帳のキー
keys-tabs = Alt+1〜Alt+4
keys-tabs-text = 今日の分、単語の一覧、単語を加える、進み具合
keys-search = Ctrl+F
keys-search-text = その画面の単語から探す。「今日の分」からは、すべての単語から
keys-rows = Enter、Delete、Ctrl+A
keys-rows-text = 単語の一覧で：単語を開く、選んだ単語を一覧から外す、すべて選ぶ
keys-answers = 1〜4、0
keys-answers-text = 復習で：答えるか評価する、わからない
keys-further = スペース
keys-further-text = 復習で：示された評価で次へ進む
keys-asked = F、V、R
keys-asked-text = 復習で：読み方を見る、聞く、合っていたことにする
keys-aside = =、@、!
keys-aside-text = 復習で：明日に回す、もう問わない、知っている単語にする
keys-last = Ctrl+Z
keys-last-text = 最後にしたことを取り消す
