# 読んでいるところから単語帳に加える言葉。

mine-stage =
    { $stage ->
        [new] ○ 新しい言葉
        [learning] ◐ 覚えている途中
       *[known] ● 覚えた言葉
    }
mine-add-key = ＋ 単語帳に加える（A）
mine-off-key = { mine-stage }（Aで外す）
mine-add = ＋ 「{ $word }」を単語帳に加える
mine-off = { mine-stage }：「{ $word }」を単語帳から外す
mine-add-all = ＋ { $count }件をすべて単語帳に加える
mine-write = ＋ 「{ $word }」を自分の単語にする…
mine-line-words = この行の言葉
mine-added-word = 「{ $word }」を単語帳に加えました。
mine-added = { $count }件を単語帳に加えました。
mine-taken-off-word = 「{ $word }」を単語帳から外しました。もう一度加えると、覚え具合も元に戻ります。
mine-taken-off = { $count }件を単語帳から外しました。もう一度加えると、覚え具合も元に戻ります。
mine-none = この行には、単語帳に加える言葉がありません。
mine-copy = コピー
mine-copy-line = この行をコピー

## 決闘の終わりに

mine-met = 新しい言葉を{ $count }語加える
mine-met-detail = この決闘の記録に出て、まだ単語帳にない言葉
mine-met-choose = 選ぶ…
mine-met-taken = { $count }語を加えました：取り消す
mine-met-taken-detail = 「{ home-study }」で覚えられます

## 最初の画面で

home-study-due = { home-study }・今日は{ $count }語

## キーの一覧で

keys-walk = ←、→
keys-walk-text = カードの説明や用語の項目で、言葉から言葉へ移る
keys-mine = A
keys-mine-text = 指している言葉を単語帳に加える、または外す（右クリックかShift+F10のメニューでもできる）
keys-copy = Ctrl+C
keys-copy-text = マウスでなぞった文字、または行全体をコピーする
