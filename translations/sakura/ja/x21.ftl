# 追加ルール§21のテキスト：相場、フロー、投資券、回収。句は文末の「。」なしで書く。

do-divest = { TERM("divest", "回収を行う") }
amount-market-price = あなたの{ -market }
amount-funds =
    { $whose ->
        [me] あなたの{ -funds }
       *[opponent] 相手の{ -funds }
    }
market-rule = { TERM("rebuild", "再構成") }の直前とメインフェイズの開始時に{ -investment }を利用でき、メインフェイズの開始時にはその後{ TERM("divest", "回収を行って") }もよい。{ -life }への{ -damage }で{ -market }が動く
instead-of-divesting = あなたは{ -main-phase-begin }に{ TERM("divest", "回収を行う") }代わりに、{ $step }ことができる
change-damage-fixed = { -damage }が変化しない
trait-damage-fixed = { -damage }は変化しない
prompt-divest = { TERM("divest", "回収を行い") }ますか？
figure-market-price = 時価
refusal-flow = { -flow }の{ -sakura-token }は、{ -investment }、{ TERM("divest", "回収") }か効果でだけ動きます。
refusal-market = { -market }は、{ -investment }で上がり、{ TERM("divest", "回収") }で下がり、{ -life }への{ -damage }で動きます。
instead-of-defeat-all = あなたは{ -defeat }する代わりに、次を順に行う：{ $step }
prompt-invest = 利用する{ -investment }を好きな枚数、順に選んでください。
