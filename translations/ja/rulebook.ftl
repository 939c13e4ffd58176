# 開いたルール文書：読めない、または残せない理由と、どうすればよいか。

rulebook-missing = { $name }というファイルがありません。場所を確かめてください。
rulebook-unreadable = { $name }を読めません（{ $detail }）。ファイルの権限を確かめてください。
rulebook-empty = { $name }は空です。
rulebook-too-large = { $name }はルール文書よりはるかに大きいファイルです。正しいファイルを選んでください。
rulebook-kind = { $name }は読めません。テキスト、Markdown、PDFのいずれかが必要です。
rulebook-binary = { $name }は、名前とは違ってテキストではありません。
rulebook-encoding = { $name }の文字を読めません。UTF-8で保存し直して開いてください。
rulebook-pdf-damaged = PDFの{ $name }は壊れています（{ $detail }）。もう一度入手してください。
rulebook-pdf-locked = PDFの{ $name }にはパスワードがかかっています。パスワードのない写しを保存して開いてください。
rulebook-pdf-pictures = { $name }のページは画像だけで、文字がありません。文字の入ったPDFが必要です。
rulebook-language = { $name }は日本語でも韓国語でもありません。ルール文書はそのどちらかです。
rulebook-not-rules = { $name }はこのゲームの総合ルールではありません。
rulebook-cannot-keep = 控えの{ $name }を書けません（{ $detail }）。空きを作るか書き込みを許可して、文書を開き直してください。
rulebook-copy-damaged = 控えの{ $name }は壊れています。文書を開き直してください。壊れた控えは脇に残します。
