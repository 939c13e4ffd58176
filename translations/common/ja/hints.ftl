# 助言：その手の後にどうなるか。数は先読みの平均。

why-only = ほかにできることはありません。
why-seldom = 先読みが少なく、理由は言えません。
why-even = 先読みでは、ほかの手とほとんど差がありません。
why-risk = 懸念：{ $risk }
why-both = { $gain }懸念：{ $risk }

## 盤の上の助言

hint-title = 助言
hint-looking = 先を読んでいます…
hint-failed = 助言が見つかりませんでした。
hint-chance = { $chance }％
hint-row = { $answer }：{ $chance }％
hint-take = この手を打つ
hint-close = 閉じる
hint-nothing = 何も選ばない
hint-several = { $answers }
board-hint = 助言：いまの最善手（F4）
menu-hint = 助言(&I)
keys-hint = F4
keys-hint-text = 助言：いまの最善手と勝つ見込み、その理由
