# 追加ルール§23のテキスト：照準。句は文末の「。」なしで書く。

aim-to-distance = あなたの{ -aim }を{ -current-distance }と同じ値にする
aim-to-none = あなたの{ -aim }が『{ -aim-none }』になる
aim-shifts = あなたの{ -aim }が{ $by }される
next-attack-if = { $sentence }（{ $condition }場合だけ）
condition-has-aim = あなたの{ -aim }が『{ -aim-none }』でない
condition-aim-matches = { -aim-matches }
condition-aim-in-range = 対応した《{ -attack-object }》の{ -range }があなたの{ -aim }を含む
condition-attacked = あなたがこのターンに《{ -attack-object }》を行った
back-outside = この効果で{ -outside }から使用したカードは、どこへ動く場合も、代わりに裏向きで{ -outside }に戻る（選んでいない状態に戻る）
card-unchosen-or-covered =
    { $whose ->
       *[any] { -deck-building }で選んでいない他の{ -megami }のものか、あなたの{ -cover }にある{ $card }
    }
seal-answered = その《{ -attack-object }》のカードをこのカードの下に{ TERM("seal", "封印") }する
