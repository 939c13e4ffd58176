# 追加ルール§16のテキスト：兵員と兵舎、直前のターンの対応、不動。句は文末の「。」なしで書く。

do-conscript = { TERM("conscript", "徴兵") }を1回行う
join-barracks = { -extra }の{ $card }と{ -hand }のカード1枚を{ -barracks }に{ -conscripted }で置く
returns-home = あなたの{ $kind }が{ $home }、{ -in-use }、{ -enhancements }、{ -sealed }、{ -outside }以外へ動くなら、代わりに{ $home }に戻り{ -unconscripted }になる
place-barracks = { $who }の{ -barracks }（{ -conscripted }）
place-unconscripted = { $who }の{ -barracks }（{ -unconscripted }）
condition-reacted-last-turn = あなたが直前のターンに{ -reaction }している
condition-first-reaction = これがこのターンにあなたが行う最初の{ -reaction }
condition-distance-unchanged = このターンに{ -current-distance }が変化していない
condition-no-attack-made =
    { $who ->
        [me] このターンにあなたが《{ -attack-object }》を行っていない
       *[opponent] このターンに相手が《{ -attack-object }》を行っていない
    }
attack-neither =
    { $kind ->
        [special] { -special }でも{ $subtype }でもない{ $attack }
       *[normal] { -normal }でも{ $subtype }でもない{ $attack }
    }
attack-not-of-subtype = { $subtype }でない{ $attack }
attack-made-with = { $card }による{ $attack }
attack-either = { $one }または{ $other }
treated-as = （このカードは{ $megami }のカードとして扱う）
