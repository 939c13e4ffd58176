# 助言：その手の後にどうなるか。数は先読みの平均。

why-only = ほかにできることはありません。
why-seldom = 先読みが少なく、理由は言えません。
why-even = 先読みでは、ほかの手とほとんど差がありません。
why-risk = 懸念：{ $risk }
why-both = { $gain }懸念：{ $risk }
