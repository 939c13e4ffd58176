# Texts of extra rules §19: Oath frames, the Taboo gauge, what is done instead of resolving a card. A clause is written
# without a full stop and begins small; the line brings both.

oath = (+{ $by }) { $text }
prompt-swear = Any { -oath-frame(form: "many") } of { $card }? Each chosen one counts in this play and raises your { -taboo-gauge }.
line-text-added = { $who } chose the { -oath-frame } of { $card }: { $text }
card-of-answered-megami = { $card } of the Megami whose { -attack-object } { $who ->
    [me] you reacted to
   *[opponent] your opponent reacted to
}
card-of-that-megami = { $card } of that Megami
card-answering-this = { $card } played as a { -reaction } to this { -attack-object }
attack-of-subtype = { $subtype } { $attack }
additional-cards-next =
    { $who ->
        [me] the next time you play { AN() }{ $card }, you put { $count } { $paid } from your { -hand } into your { $area } as an { -additional-cost }
       *[opponent] the next time your opponent plays { AN() }{ $card }, they put { $count } { $paid } from their { -hand } into their { $area } as an { -additional-cost }
    }
instead-there = if { -sakura-token(form: "many") } would go to { $away }, they go to { $target } instead; if they do, { $spends } { -sakura-token } goes from this card to { -shadow }
trigger-counter-multiple = your { $name } comes to a multiple of { $of }
trigger-counter-least = your { $name } is { $least } or more
