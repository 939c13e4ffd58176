# 画面がじかに語ること。

## プログラムの名前と画面の題

app-name = Sakura Desktop
title-screen =
    { $screen ->
        [choose] 双掌繚乱 — { app-name }
        [build] 眼前構築 — { app-name }
        [puzzles] 詰め決闘 — { app-name }
        [puzzle] 詰め決闘 — { app-name }
        [seats] 席 — { app-name }
        [duel] 決闘 — { app-name }
        [result] 決着 — { app-name }
        [replay] リプレイ — { app-name }
        [analysis] 振り返り — { app-name }
        [ready] 既製のデッキ — { app-name }
        [lessons] 手ほどき — { app-name }
        [exercise] 手ほどき — { app-name }
        [lesson] 手ほどき — { app-name }
        [replays] これまでの決闘 — { app-name }
        [settings] 設定 — { app-name }
        [decks] 保存したデッキ — { app-name }
        [study] わたしの単語帳 — { app-name }
        [matchups] 対戦表 — { app-name }
        [help] 遊び方 — { app-name }
        [about] このプログラムについて — { app-name }
       *[home] { app-name }
    }
player-named = { $name }
player-seat =
    { $seat ->
        [0] プレイヤー1
       *[other] プレイヤー2
    }
refusal-line = { $what }（{ $section }）
status-warning = ⚠ { $what }
app-spoken = { $text }
button-ok = OK
button-cancel = キャンセル
button-back = 戻る
button-home = 最初の画面へ
banner-close = 閉じる

## 最初の画面

home-title = Sakura Desktop
home-unofficial = 有志が作った非公式のプログラムです。各ゲームの権利は作者の方々にあります。
home-continue = 続きから
home-continue-detail = { $first } 対 { $second }、第{ $turn }ターン
home-new = 新しい決闘
home-same = 同じ組み合わせでもう一度
home-open = 決闘を開く…
home-open-detail = 保存したファイルから
home-replays = これまでの決闘
home-replays-detail = 見返す、続ける、保存する
home-ready = 既製のデッキ
home-ready-detail = すぐに決闘を始める
home-lessons = 手ほどき
home-lessons-detail = { $all }課中{ $done }課を修了
home-lessons-first = 初めての方はこちらから
home-puzzles = 詰め決闘
home-puzzles-detail = { $all }問中{ $done }問正解
home-decks = デッキ
home-decks-detail = 名前を付けて保存したデッキ
home-study = わたしの単語帳
home-study-detail = 二つの言語で言葉を覚える
home-settings = 設定
home-settings-detail = 言語、見た目、卓のきまり
home-about = このプログラムについて
home-about-detail = ライセンスとバージョン
home-recent = 最近の決闘
home-no-duels = まだ決闘はありません。始めた決闘は一手ごとに自動で保存され、ここに並びます。
home-unclosed = 前回はプログラムが途中で終わりました。決闘（第{ $turn }ターン）は残っています。
home-unclosed-continue = 続きから始める
duel-sides = { $first }（{ $left }）対 { $second }（{ $right }）
duel-line = { $when }　{ $result }
duel-unfinished = 途中（第{ $turn }ターン）
duel-won = { $player }の勝利（第{ $turn }ターン）
duel-drawn = 引き分け（第{ $turn }ターン）

## これまでの決闘の一覧

duels-title = これまでの決闘
duels-watch = 見返す
duels-resume = 続ける
duels-save = 名前を付けて保存…
duels-remove = 削除
duels-open = ファイルを開く…
duels-remove-title = この決闘を削除しますか？
duels-remove-text = 削除した記録は元に戻せません。

## 双掌繚乱

choose-name =
    { $seat ->
        [0] プレイヤー1の名前
       *[other] プレイヤー2の名前
    }
cards-name = { $card }
cards-gone = { $card }（選択済み）
cards-room = 空き

## 幕

curtain-title =
    { $cause ->
        [turn] { $player }のターン
        [attack] { $player }への攻撃
        [damage] { $player }へのダメージ
       *[choice] { $player }が選びます
    }
curtain-lift = { $player }です。幕を上げる

## 決着

result-won = { $player }の勝利
result-nobody = 引き分けです
result-figures = 第{ $turn }ターン、{ $answers }回の選択{ $minutes ->
    [0] {""}
   *[other] 、{ $minutes }分
}
result-board = 最後の盤面：決闘を見返す
result-course = ターンごとの決闘の流れ
result-course-of = { $player }の{ $name }
result-course-figure = { $name } { $value }
result-course-turn = 第{ $turn }ターンの後：{ $figures }
result-tally = { $count }
result-tally-of = { $player }の{ $name }：{ $count }
result-side = { $player }
result-side-won = ★ { $player }（勝ち）
result-side-lost = { $player }（負け）
result-again = もう一度
result-same = 同じデッキでもう一度
result-watch = 見返す
result-watch-detail = 最初から一手ずつ
result-save = 保存…
result-save-detail = 一覧にはもう残っています
result-home = 最初の画面へ
result-home-detail = ほかの決闘、設定

## 記録

journal-title = 記録
journal-turn = 第{ $turn }ターン・{ $player }
journal-setup = 準備
journal-past = { $answers }手目までの場面を見ています。
journal-return = 現在に戻る

## リプレイ

replay-title = { $first } 対 { $second }
replay-start = 最初へ
replay-back = 一つ戻る
replay-play = 再生
replay-pause = 止める
replay-forward = 一つ進む
replay-end = 最後へ
replay-slider = 場面
replay-moment = { $answers }／{ $total }
replay-seat = 視点
replay-seat-public = 二人とも知ること
replay-seat-both = 両者
replay-open = 両方の手札を見る（H）
replay-opened = 両方の手札が見えます。
replay-closed = 手札は、それぞれのプレイヤーに見えるとおりに見えます。
replay-speed = 速さ
replay-speed-keys = 速さ（＋と－）
replay-speed-times = { $times }倍
replay-speed-said = 速さは{ $times }倍です。
replay-fork = ここから遊ぶ
replay-fork-title = ここから遊びますか？
replay-fork-text = 新しい決闘として保存します。元の記録は変わりません。
replay-leave = 閉じる

## 設定

settings-title = 設定
settings-group-reading = 言語
settings-group-look = 見た目
settings-group-table = 卓
settings-group-sound = 音
settings-group-players = プレイヤー
settings-group-data = 保存場所
settings-language = 表示する言語
settings-language-none = システムに合わせる
settings-language-ja = 日本語
settings-language-ko = 한국어
settings-language-en = English
settings-second-language = 並べて読む言語
settings-second-language-none = なし
settings-theme = 色
settings-theme-system = システムに合わせる
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-zoom = 大きさ
settings-unit-words = 語
settings-percent = { $percent }%
settings-pace = 展開の速さ
settings-pace-off = 見せない
settings-pace-fast = 速い
settings-pace-normal = ふつう
settings-pace-slow = ゆっくり
settings-pace-note = 起きたことをどの速さで見せるかを選びます。クリックかキーで最後まで進みます。
settings-motion = 動き
settings-motion-system = システムに合わせる
settings-motion-full = 動かす
settings-motion-little = 動かさない
settings-motion-note = 「動かさない」では、カードや結晶は飛ばず、起きたことを印と数字で順に示します。
settings-sound = 音を鳴らす
settings-sound-note = Ctrl+Shift+Sで消したり鳴らしたりできます。
settings-volume = 音量
settings-turn-board = 卓の向き
settings-turn-board-turn = 選ぶ人が手前
settings-turn-board-stay = プレイヤー1が手前
settings-curtain = 席を替わる時に幕を下ろす
settings-curtain-note = 秘密を見る前に、もう一人が画面から離れられます。
settings-closeups = 指したカードをその場で大きく見せる
settings-closeups-note = カードの上で少し止まると、テキストも含めてその横に大きく表示されます。
settings-always-pause-note = 応じる早さから手札を読まれないようにします。
settings-pay-default-ask = 毎回選ぶ
settings-confirm-undo = 秘密が明らかになった後の取り消しは確かめる
settings-confirm-undo-note = 見えたものは取り消しても忘れられません。
settings-group-study = 単語帳
settings-study-new = 1日の新しい単語
settings-study-reviews = 1日の復習の上限
settings-study-homonyms = 同じ表記の単語も問う
settings-study-homonyms-note = 両方の言語で表記がまったく同じ別の用語と、二つの言語で表記が変わらない単語も問います。
settings-meet-words = 決闘で見た言葉を書き留める
settings-meet-words-note = 単語帳の「決闘で見た言葉」に並びます。
settings-data-path = { $path }
settings-data-open = フォルダーを開く
settings-reset = 初めの設定に戻す
settings-reset-title = すべての設定を初めに戻しますか？
settings-reset-text = 決闘とデッキはそのまま残ります。

## メニュー

menu-duel = 決闘(&D)
menu-new = 新しい決闘(&N)
menu-continue = 続きから(&C)
menu-open = 開く…(&O)
menu-save = 名前を付けて保存…(&S)
menu-give-up = 投了…(&G)
menu-replays = これまでの決闘(&L)
menu-decks = デッキ(&K)
menu-study = わたしの単語帳(&M)
menu-matchups = 対戦表(&T)
menu-home = 最初の画面(&H)
menu-quit = 終了(&Q)
menu-edit = 編集(&E)
menu-undo = 取り消す(&U)
menu-redo = やり直す(&R)
menu-copy-picture = 卓の画像をコピー(&C)
menu-save-picture = 卓の画像を保存(&P)…
menu-settings = 設定(&S)
menu-view = 表示(&V)
menu-language = 言語(&L)
menu-second-language = 並べて読む言語(&2)
menu-ruby = ふりがな(&R)
menu-theme = 色(&T)
menu-zoom = 大きさ(&Z)
menu-zoom-in = 大きく(&I)
menu-zoom-out = 小さく(&O)
menu-zoom-normal = もとの大きさ(&N)
menu-pace = 展開の速さ(&A)
menu-volume = 音(&O)
menu-sound = 音を鳴らす(&S)
menu-louder = 大きく(&L)
menu-softer = 小さく(&F)
menu-journal-shown = 記録(&J)
menu-fullscreen = 全画面(&F)
menu-help-menu = ヘルプ(&H)
menu-help = 遊び方とキー(&H)
menu-about = このプログラムについて(&A)

## ファイル

picture-copied = ここに表示されているものの画像をクリップボードにコピーしました。
picture-save-title = 画像を保存
picture-files = 画像
picture-not-saved = 画像を { $path } に書き込めませんでした。
file-open-title = 決闘を開く
file-save-title = 決闘を保存する
file-open = 開く
file-save = 保存
file-name = ファイル名：
file-type = 種類：
file-look-in = 場所：
file-duels = 決闘の記録
file-all = すべてのファイル
file-saved = 保存しました：{ $path }
file-overwrite-title = ファイルを置き換えますか？
file-overwrite-text = { $path } には決闘ではないものが入っています。置き換えると失われます。
file-overwrite = 置き換える

## うまくいかなかったこと

trouble-unreadable = { $path } を読めません（{ $detail }）。ファイルの権限を確かめてください。このファイルなしで続けます。
trouble-damaged = { $path } は壊れていました。{ $kept } に移し、新しく作ります。
trouble-unwritten = { $why }起動時に --data-dir で別のフォルダーを指定することもできます。書き込めるようになるまでの変更は、終了時に失われます。
save-trouble = 決闘を自動保存できません。{ $why } 決闘はそのまま続けられます。
save-elsewhere = 別の場所に保存…
cannot-write-full = { $path } のディスクがいっぱいです。空きを作るか、別の場所に保存してください。
cannot-write-read-only = { $path } には書き込めません。書き込みを許可するか、別の場所に保存してください。
cannot-write-no-folder = { $path } のフォルダーがなくなっています。作り直すか、別の場所に保存してください。
cannot-write-in-use = { $path } は別のウィンドウかプログラムで使われています。そちらで続けるか閉じる、または別の場所に保存してください。
cannot-save-occupied = { $path } にはこのゲームの決闘ではないものが入っているので、置き換えません。別の名前にしてください。
cannot-write-failed = { $path } に書き込めません（{ $detail }）。ディスクがつながっているか確かめるか、別の場所に保存してください。
cannot-save-title = 保存できません
cannot-open-title = この決闘は開けません
cannot-open-line =
    { $file }
    { $line }行目：{ $why }
    ファイルはそのまま残してあります。
cannot-open-file =
    { $file }
    { $why }
    ファイルはそのまま残してあります。
cannot-open-detail = { $why }（{ $detail }）
cannot-open-rescue =
    { $why }
    その前までなら、別の決闘として開けます。
cannot-open-rescue-yes = そこまで開く
cannot-open-missing = ファイルがありません。移したり消したりしていないか、場所を確かめてください。
cannot-open-unreadable = 読み取れません。ファイルの権限を確かめてください。
cannot-open-empty = 中身がありません。
cannot-open-foreign = このプログラムにあるゲームの記録ではありません。プログラムを更新するか、この記録を書いたプログラムで開いてください。
cannot-open-newer = 新しいバージョンのプログラムで保存されています。プログラムを更新してください。
cannot-open-older = 古すぎるバージョンで保存されていて、もう読み取れません。保存したバージョンで開いてください。
cannot-open-other-rules = 別のカードセット、または別の版のルールで遊んだ記録です。それを持つバージョンのプログラムで開いてください。
cannot-open-damaged = 記録が壊れています。控えがあればそちらを開いてください。
cannot-open-diverged = 記録された選択が、このバージョンのルールではその場面で選べません。のちにルールの扱いが直された古いバージョンで遊んだものか、ファイルが書き換えられたか、壊れています。
cannot-fork = この場面からは始められません。

## プログラムの不具合

fault-title = 不具合が起きました
fault-text = 申し訳ありません。決闘は直前まで保存されていて、そのまま続けられます。報告書を { $path } に残しました。作者に送っていただけると直せます。
fault-text-unsaved = 申し訳ありません。そのまま続けられます。報告書はファイルに残せなかったので、コピーして作者に送ってください。
fault-report = 報告書
fault-go-on = 続ける
fault-copy = 報告書をコピー
fault-show = 報告書を見る
fault-quit = 終了する

## 起動できないとき

start-no-display = 画面が見つかりません。デスクトップのある環境で起動するか、環境変数 DISPLAY か WAYLAND_DISPLAY を設定してください。
start-no-qt = Qt（PySide6）が入っていません。README にある起動コマンド python3 play.py を実行すると入ります（{ $detail }）。
start-no-library = ウィンドウに必要なライブラリーを読み込めません（{ $detail }）。Debian や Ubuntu では次のコマンドで入ります：sudo apt-get install libegl1 libgl1 libxkbcommon-x11-0 libdbus-1-3 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxcb-xinerama0 libxcb-xkb1
start-fault = プログラムの不具合で起動できません。{ $path } に報告書を残しました。決闘、デッキ、単語はそのままです。
start-no-window = ウィンドウを開けません（{ $detail }）。

## コマンドライン

command-description = カードゲームの二人用の卓（非公式）。
command-arguments = 引数
command-options = オプション
command-file = 開く決闘の記録
command-lang = 表示する言語
command-data-dir = 設定、決闘、デッキを置くフォルダー
command-version = バージョンを表示して終わる
command-help = この説明を表示して終わる
command-wrong = コマンドラインが読み取れません：{ $detail }
command-unknown = 「{ $word }」というオプションはありません。
command-unknown-language = 「{ $language }」という言語はありません。ja、ko、en から選んでください。
command-no-file = { $path } というファイルはありません。
command-no-folder = { $path } はフォルダーではありません。
command-see-help = { $program } --help で使い方を表示します。

## このプログラムについて

about-title = このプログラムについて
about-what = カードゲームを、二人で、日本語・韓国語・英語で遊ぶためのプログラムです。
about-unofficial = 非公式です
about-unofficial-text = 有志が作ったもので、BakaFire Partyをはじめとする各ゲームの権利者とは関わりがありません。ゲームの名前、公式のカードの名前と数値はそれぞれの権利者のものです。絵と文章、練習用のカードはすべてこのプログラムのために作ったもので、公式の絵や文章は使っていません。
about-rules = ルール
about-licence = ライセンス
about-licence-text = このプログラムはMITライセンスです。次のものを使っています。
about-qt = Qt for PythonはLGPL第3版のもとで使っています。入れ替えられる別の部品として読み込むだけで、手を加えていません。
about-versions = バージョン { $version }、Python { $python }、Qt { $qt }、{ $system }

## 遊び方

help-title = 遊び方とキー
help-aim = 目的
help-several = いくつも選ぶ時
help-several-text = クリックかドラッグで選び、ボタンで確定します。Escで最後の一つを戻せます。
help-undo = 取り消し
help-undo-text = いつでも取り消しとやり直しができます。秘密が明らかになった後は、先に確かめます。
help-reading = 読む
help-reading-text = カードにポインターを重ねると大きく表示されます。印の付いた言葉はルールの用語で、選ぶと意味と章節が出ます。記録の行を選ぶと、その場面に戻って見られます。
keys-board = 卓の上のキー
keys-program = プログラムのキー
keys-tab = Tab
keys-tab-text = 光るものを順に移る
keys-arrows = 矢印
keys-arrows-text = 近くの光るものへ移る
keys-aside-shown = F9
keys-aside-shown-text = 卓の横の記録を見せる、隠す
keys-onward = Ctrl+Enter
keys-onward-text = 選ぶ・組む画面から先へ進む
keys-leap = Alt+1、2、3
keys-leap-text = 卓へ、続いてその横にあるものへ、上から順に移る（決闘ではカードの説明、記録）
keys-enter = Enter
keys-enter-text = 持ち上げる、置く、決める
keys-escape = Esc
keys-escape-text = 持ち上げたものを戻す、現在の場面に戻る
keys-letters = F2
keys-letters-text = 光るものとボタンに数字や文字を示す。そのキーで直接選ぶ
keys-replay = リプレイ
keys-replay-text = ←と→で一つずつ、スペースで再生と停止、HomeとEndで最初と最後へ、＋と－で速さ、Hで両方の手札
keys-undo = Ctrl+Z
keys-undo-text = 取り消す
keys-redo = Ctrl+Shift+Z
keys-redo-text = やり直す
keys-language = Ctrl+1、2、3
keys-language-text = 日本語、韓国語、英語
keys-cycle = F6
keys-cycle-text = 次の言語
keys-peek = F8または`を押している間
keys-peek-text = 並べて読む言語をのぞく
keys-ruby = F7
keys-ruby-text = ふりがな：いつも、なし、覚えていない言葉だけ
keys-zoom = Ctrl++、Ctrl+-、Ctrl+0
keys-zoom-text = 大きく、小さく、もとの大きさ
keys-fullscreen = F11
keys-fullscreen-text = 全画面
keys-picture = Ctrl+Shift+C、Ctrl+Shift+P
keys-picture-text = 卓の画像をコピー、保存
keys-sound = Ctrl+Shift+S
keys-sound-text = 音を消す、鳴らす
keys-save = Ctrl+S、Ctrl+O
keys-save-text = 決闘を保存する、開く
keys-home = Ctrl+H、F1
keys-home-text = 最初の画面、この説明
keys-study = Ctrl+M
keys-study-text = わたしの単語帳
