# 追加ルール§22のテキスト：裂傷トークン、裂傷化。句は文末の「。」なしで書く。

lacerate =
    { $whose ->
        [me] あなたの{ $areas }に{ -laceration }を{ $count }与える
       *[opponent] 相手の{ $areas }に{ -laceration }を{ $count }与える
    }
lacerate-they-choose =
    { $whose ->
        [me] 相手があなたの{ $areas }を選び、あなたはそこに{ -laceration }を{ $count }与える
       *[opponent] 相手が自分の{ $areas }を選び、あなたはそこに{ -laceration }を{ $count }与える
    }
answered-as-laceration = その{ -damage }の値X/Yのまま、あなたは{ "{X/Y}" }の{ -laceration }を受ける
bleed-all = 自分の{ -laceration-token }がある{ -area }を1つずつ選び、すべて{ TERM("laceration-damage", "ダメージ化") }する
bleed-chosen = { -area }を好きな数だけ選び、そこにあるあなたの{ -laceration-token }を好きな順に{ TERM("laceration-damage", "ダメージ化") }する
trigger-bled-out = 自分の{ -laceration-token }がそれのある{ -life }以上になった
bleed-out = ただちにそれらを{ TERM("laceration-damage", "ダメージ化") }する
later-answered-or-now = このカードで{ TERM("react", "対応した") }《{ -attack-object }》があればその解決後に、次を順に行う：{ $step }
amount-every-laceration = あなたの{ -laceration-token }{ counted-number }
amount-lacerations = { $spot }にあるあなたの{ -laceration-token }{ counted-number }
condition-damaged =
    { $count ->
        [1] あなたがこのターンに{ -damage }を受けている
       *[other] あなたがこのターンに{ -damage }を{ $count }回以上受けている
    }
trigger-nth-damage = あなたが各ターン{ $nth }回目の{ -damage }を受けた
change-lacerated = { -damage }が{ TERM("lacerated", "裂傷化") }する
change-aura-barred = 相手に{ -aura-damage }を選ばせない
trait-lacerated = { TERM("lacerated", "裂傷化") }
trait-aura-barred = { -aura-damage }を選べない
option-area = { $area }
prompt-lacerate = { -laceration }{ $count }を受ける{ -area }を選んでください。
prompt-laceration = どちらの{ -laceration }を受けるか選んでください：{ -aura }に{ $aura }、または{ -life }に{ $life }。
prompt-bleed = { TERM("laceration-damage", "ダメージ化") }する{ -laceration-token }のある{ -area }を選んでください。
refusal-laceration-stays = { -laceration-token }は手では動かせません。置いたプレイヤーの{ -start-phase }などに、{ -damage }になる時だけ取り除かれます。
