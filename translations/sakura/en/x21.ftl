# Texts of extra rules §21: the Market, the Flow, Investments, divesting. A clause is written without a full stop and
# begins small; the line brings both.

do-divest = { -divest }
amount-market-price = your { -market }
amount-funds =
    { $whose ->
        [me] the sum of your { -funds }
       *[opponent] the sum of your opponent’s { -funds }
    }
market-rule = just before a { TERM("rebuild", "Reshuffle") } and at the { -main-phase-begin } you may use { -investment } cards, and at the { -main-phase-begin } you may { -divest } after that; { -damage } to { -life } moves the { -market }
instead-of-divesting = at the { -main-phase-begin }, instead of what would be a { -divest }, you may { $step }
change-damage-fixed = has { -damage } that nothing changes
trait-damage-fixed = { CAP() }{ -damage } doesn’t change
prompt-divest = { CAP() }{ -divest }?
figure-market-price = MP
refusal-flow = { CAP() }{ -sakura-token(form: "many") } of the { -flow } move only by an { -investment }, when you { -divest }, or by effects.
refusal-market = The { -market } rises by an { -investment }, falls when you { -divest }, and moves with { -damage } to { -life }.
instead-of-defeat-all = instead of losing the { -sakura-duel }, do the following in order: { CAP() }{ $step }
prompt-invest = Choose any number of { -investment } cards to use, in the order in which you use them.
