# Extra rules §6: the anvil and its copy, cards that are chosen and then played.

copy-of-card-in = this card is a { -copy } of the card on your { $area }, but keeps its own { -name } and { -user(form: "many") } and this effect
amount-crystals-in =
    { $whose ->
        [nobody] { counted-number }{ -sakura-token(form: "many") } on { $area }
       *[me] { counted-number }{ -sakura-token(form: "many") } on your { $area }
    }
shielded-in = while this card is in your { $area }, it { -unselectable } by your opponent’s effects
never-sealed = this card can’t be { TERM("seal", "sealed") }
returns-only-from = unless this card is in your { $area }, it goes to your { -deck } or { -hand } only by a { -rebuild }
use-different = choose { $cards } with different names and play them in any order
where-y = Y is { $amount }
