# 開いたルール文書：読めない、または残せない理由と、どうすればよいか。

rulebook-missing = { $name }というファイルがありません。場所を確かめてください。
rulebook-unreadable = { $name }を読めません（{ $detail }）。ファイルの権限を確かめてください。
rulebook-empty = { $name }は空です。
rulebook-too-large = { $name }はルール文書よりはるかに大きいファイルです。正しいファイルを選んでください。
rulebook-kind = { $name }は読めません。テキスト、Markdown、PDFのいずれかが必要です。
rulebook-binary = { $name }は、名前とは違ってテキストではありません。
rulebook-encoding = { $name }の文字を読めません。UTF-8で保存し直して開いてください。
rulebook-too-slow = { $name }の読み込みに時間がかかりすぎます。ルール文書のようなPDFではありません。テキストとして保存し、それを開いてください。
rulebook-stopped = { $name }の読み込みをやめました。
rulebook-pdf-damaged = PDFの{ $name }は壊れています（{ $detail }）。もう一度入手してください。
rulebook-pdf-locked = PDFの{ $name }にはパスワードがかかっています。パスワードなしで保存し直して開いてください。
rulebook-pdf-pictures = { $name }のページは画像だけで、文字がありません。文字の入ったPDFが必要です。
rulebook-language = { $name }は日本語でも韓国語でもありません。ルール文書はそのどちらかです。
rulebook-not-rules = { $name }はこのゲームの総合ルールではありません。
rulebook-cannot-keep = 控えの{ $name }を書けません（{ $detail }）。空きを作るか書き込みを許可して、文書を開き直してください。
rulebook-copy-damaged = 控えの{ $name }は壊れています。文書を開き直してください。壊れた控えは脇に残します。

## ルールブックへの道

home-rulebook = ルールブック
home-rulebook-detail = お手元のルール文書を読む
menu-rulebook = ルールブック(&R)
keys-rulebook = Ctrl+B
keys-rulebook-text = ルールブックを別のウィンドウで開く。そこではCtrl+Fで探し、F3で次へ、Alt+←とAlt+→で行き来する
rulebook-go = §{ $number }
rulebook-go-tip = ルールの{ $section }を開く
rulebook-go-term = §{ $number } { $term }
rulebook-line = この行に出てくるルールの節

## その窓

rulebook-window = ルールブック — { app-name }
rulebook-empty-title = ルール文書はまだありません
rulebook-empty-needed = 公式のルール文書はこのプログラムに含まれていません。総合ルールのファイルをお持ちでしたら、ここで一度開いてください。テキスト、Markdown、PDFを読めます。
rulebook-empty-languages = 日本語と韓国語の文書を読めます。片方だけでもかまいません。両方あれば、節ごとに並びます。
rulebook-empty-drop = ファイルをこのウィンドウにドロップしても開けます。
rulebook-empty-kept = 控えは{ $path }に残します。元のファイルには触れません。
rulebook-wanted = 文書が開かれると§{ $number }を表示します。
rulebook-open = 文書を開く…
rulebook-open-title = ルール文書を開く
rulebook-files = ルール文書
rulebook-stop = やめる
rulebook-reading =
    { $of ->
        [1] { $name }を読んでいます…
       *[other] { $name }を読んでいます（{ $count }/{ $of }）…
    }
rulebook-opened =
    { $language ->
        [ja] 日本語の文書を開きました
       *[ko] 韓国語の文書を開きました
    }（{ $count }節{ $mended ->
        [0] {""}
       *[other] 、番号の乱れを{ $mended }か所直しました
    }）。
rulebook-half =
    { $language ->
        [ja] 日本語の文書だけがあります。韓国語の文書も開くと、並べて読めます。
       *[ko] 韓国語の文書だけがあります。日本語の文書も開くと、並べて読めます。
    }
rulebook-documents = 文書
rulebook-forget-ja = 日本語の文書を取り除く
rulebook-forget-ko = 韓国語の文書を取り除く
rulebook-forget-title =
    { $language ->
        [ja] 日本語の文書を取り除きますか？
       *[ko] 韓国語の文書を取り除きますか？
    }
rulebook-forget-text = このプログラムの控えを消します。元のファイルは残り、また開けます。
rulebook-forget-yes = 取り除く
rulebook-document =
    { $language ->
        [ja] 日本語　{ $edition }
       *[ko] 韓国語　{ $edition }
    }
rulebook-document-undated =
    { $language ->
        [ja] 日本語　日付なし
       *[ko] 韓国語　日付なし
    }

## 読む

rulebook-headings = 見出し
rulebook-part-core = コアルール
rulebook-part-extra = 追加ルール
rulebook-part-appendices = 附則
rulebook-front = §1の前
rulebook-chapter = ルール第{ $number }章
rulebook-game = 表示するルールのゲーム
rulebook-view = 表示する言語
rulebook-view-both = 両方
rulebook-view-ja = 日本語
rulebook-view-ko = 韓国語
rulebook-only =
    { $have ->
        [ja] §{ $number }は日本語の文書だけにあります。
       *[ko] §{ $number }は韓国語の文書だけにあります。
    }
rulebook-within = §{ $number }に含まれているかもしれません。
rulebook-repair-renumbered = 文書では§{ $was }となっていますが、この番号は二度使われています。
rulebook-repair-step-numbered = 文書では手順{ $now }の番号が抜けています。
rulebook-repair-step-renumbered = 文書では手順{ $now }の番号が再び{ $was }となっています。
rulebook-instead = お手元の文書に§{ $number }はありません。それが属する§{ $instead }を表示しています。
rulebook-no-section = お手元の文書に§{ $number }はありません。

## 探す、行き来する

rulebook-find = ルールを検索
rulebook-find-tip = 言葉または節の番号（Ctrl+F）
rulebook-count =
    { $count ->
        [0] ありません
       *[other] { $at ->
            [0] { $count }件
           *[other] { $at }/{ $count }件
        }
    }
rulebook-hits = 見つかった節
rulebook-hit = { $number }　{ $title }（{ $count }）
rulebook-back = 戻る
rulebook-back-tip = 前の場所へ戻る（Alt+←）
rulebook-forth = 進む
rulebook-forth-tip = 戻る前の場所へ進む（Alt+→）
rulebook-previous = 前へ
rulebook-previous-tip = 前に見つかったところ（Shift+F3）
rulebook-next = 次へ
rulebook-next-tip = 次に見つかったところ（F3）
rulebook-smaller = 小さく
rulebook-smaller-tip = 文字を小さく（Ctrl+-）
rulebook-larger = 大きく
rulebook-larger-tip = 文字を大きく（Ctrl++）
