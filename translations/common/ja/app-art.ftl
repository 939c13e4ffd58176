# カードの読み上げ欄の言葉と、フォントが足りないときの案内。

art-fonts-missing-command = このコンピューターには{ $languages }を書けるフォントがありません。端末で次を実行してから、もう一度起動してください：{ $command }
art-fonts-missing-steps = このコンピューターには{ $languages }を書けるフォントがありません。次の手順で追加してから、もう一度起動してください：{ $steps }
art-language-ja = 日本語
art-language-ko = 韓国語

art-reader-name = カードの説明
art-reader-empty = カードを指すか、Tabキーと矢印キーで選ぶと、ここで読めます。
art-reader-hidden = 裏向きのカードです。見ることはできません。
art-reader-card = カード{ $card }

art-card-kinds = { $kinds }
art-card-value = { $label }：{ $value }
art-change-line = { $by }：{ $change }
art-change = { $what } { $before } → { $after }
art-change-by = { $card }
art-change-by-rule = ルール

art-popup-name = 「{ $term }」の意味
art-term-section = ルール §{ $section }
art-term-heading = ルール：{ $heading }
