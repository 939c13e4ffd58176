# 追加ルール§19のテキスト：誓約枠、禁忌ゲージ、カードの解決の置換。句は文末の「。」なしで書く。

oath = （+{ $by }）{ $text }
prompt-swear = { $card }の{ -oath-frame }を選びますか？ 選んだ枠はこの使用でテキストとして働き、その数だけ{ -taboo-gauge }が上がります。
line-text-added = { $who }は{ $card }の{ -oath-frame }を選んだ：{ $text }
card-of-answered-megami = { $who ->
    [me] あなたが
   *[opponent] 相手が
}対応した《{ -attack-object }》を行ったメガミの{ $card }
card-of-that-megami = そのメガミの{ $card }
card-answering-this = この《{ -attack-object }》に対応した{ $card }
attack-of-subtype = { $subtype }の{ $attack }
additional-cards-next =
    { $who ->
        [me] あなたは、{ $card }を次に使用する際、{ -additional-cost }として{ -hand }から{ $paid }{ $count }枚を{ $area }にしなければならない
       *[opponent] 相手は、{ $card }を次に使用する際、{ -additional-cost }として{ -hand }から{ $paid }{ $count }枚を{ $area }にしなければならない
    }
instead-there = { $away }へ動く{ -sakura-token }は、代わりに{ $target }へ動く。そうした場合、このカードの上から{ -sakura-token }{ $spends }つを{ -shadow }へ送る
trigger-counter-multiple = あなたの{ $name }が{ $of }の倍数になった
trigger-counter-least = あなたの{ $name }が{ $least }以上になった
