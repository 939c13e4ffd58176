# Texts of extra rules §11: the shadow of the end. A clause is written without a full stop and begins small; the line
# brings both.

change-dash =
    { $where ->
        [aura] deals “-” as { -aura-damage }
       *[life] deals “-” as { -life-damage }
    }
change-without-after = doesn’t resolve its { -after-attack } effects
cannot-disenchant =
    { $who ->
        [me] the { -disenchant } effects of your { -enhancement } cards aren’t resolved
       *[opponent] the { -disenchant } effects of your opponent’s { -enhancement } cards aren’t resolved
    }
cannot-take-damage =
    { $who ->
        [me] you take no { -damage }
       *[opponent] your opponent takes no { -damage }
    }
trigger-attack-dealt =
    { $who ->
        [me] your { -attack-object } that dealt { $amount } or more { -damage } to your opponent has resolved
       *[opponent] your opponent’s { -attack-object } that dealt { $amount } or more { -damage } to you has resolved
    }
trigger-phase-begins = your { $phase } begins
gain-used = add { $card } from your { -extra } to your { -special(form: "many") }, { -used }
shadow-of-the-end-rises = your { -shadow-of-the-end } rises again
