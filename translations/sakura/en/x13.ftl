# Texts of extra rules §13: freezing. A clause is written without a full stop and begins small; the line brings both.

freeze =
    { $who ->
        [me] you { TERM("freeze", "get frozen") } { $times ->
            [1] once
           *[other] { $times } times
        }
       *[opponent] your opponent { TERM("freeze", "gets frozen") } { $times ->
            [1] once
           *[other] { $times } times
        }
    }
freeze-until-full =
    { $who ->
        [me] you { TERM("freeze", "get frozen") } until your { -aura } has no room left
       *[opponent] your opponent { TERM("freeze", "gets frozen") } until their { -aura } has no room left
    }
takes-token-instead = whoever is { -frozen } takes an { -freeze-token } away from their { -aura } by { $action }, instead of what it moves otherwise
amount-frozen =
    { $whose ->
        [me] { counted-number }{ -freeze-token(form: "many") } on your { -aura }
       *[opponent] { counted-number }{ -freeze-token(form: "many") } on your opponent’s { -aura }
    }
amount-aura-room =
    { $whose ->
        [me] the room left in your { -aura }
       *[opponent] the room left in your opponent’s { -aura }
    }
condition-aura-full =
    { $whose ->
        [me] your { -aura } has no room left
       *[opponent] your opponent’s { -aura } has no room left
    }
trigger-aura-filled = your opponent’s { -aura } had room left and has none any more
may-use-this-given = you may play this card (paying for it) with this change: { CAP() }{ $what }
