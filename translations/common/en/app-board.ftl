# What the board says: names of places, figures, the prompt, the line below the board.

board-tray-close = Close the spread pile

board-section = ({ $section })
board-card = { $card }
board-panel-line = { $panel } ({ $owner }): { $figures }

beside-tabs = Beside the board
beside-card = Card
beside-task = Task
board-ask = Choose ({ $kind }).
board-option = { $key }
board-chosen = Chosen: { $chosen }{ $limits ->
    [exact] {" "}of { $most }
    [up-to] {" "}of up to { $most }
   *[between] {" "}({ $least } to { $most })
}
board-confirm = { $what ->
    [cards] { $count ->
        [one] Take this card
       *[other] Take these { $count } cards
    }
   *[other] { $count ->
        [one] Take this one
       *[other] Take these { $count }
    }
}
board-confirm-none = Go on without
board-confirm-short = { $what ->
    [cards] { $count ->
        [one] Choose { $count } more card
       *[other] Choose { $count } more cards
    }
   *[other] Choose { $count } more
}
board-confirm-cards-to = { $count ->
    [one] { $count } card to { $area }
   *[other] { $count } cards to { $area }
}
board-confirm-pieces-to = { $count } to { $area }
board-question-of = { CAP() }{ $card }: { $question }
board-step = { $way ->
    [more] +
   *[less] −
}
board-declare = Declare
board-filter = Part of a name
board-names = Card names
board-take-seat = Look at my cards

board-how-to-move = What is lit can be moved: drag it to where it goes, or click it.
board-undo = Take back (Ctrl+Z)
board-redo = Do again (Ctrl+Shift+Z)
board-keys = Show the keys (F2)
board-undo-doubt = Taking this back undoes something that chance or the other player made known. Take it back all the same?
board-undo-sure = Take back
board-undo-not = Leave it
board-undo-never = Don’t ask again
board-give-up = Give up the duel
board-give-up-doubt = { $player } gives up, and the other player wins. Give the duel up?
board-give-up-sure = Give up
board-give-up-not = Play on
board-looking = You are looking at an earlier moment. Esc returns to the present.
board-over = The duel is over.
board-won = { $player } wins the duel.

board-turn = Turn { $turn }
board-hit = −{ $number }{ $area ->
    [none] {""}
   *[other] {" "}{ $area }
}
board-unmet = Condition not met
board-no-reaction = No reaction to this attack is possible.
board-go-on = Go on
board-plate-plain = { $name }{ $turn ->
    [yes] , has the turn
   *[no] {""}
}{ $decides ->
    [yes] , decides
   *[no] {""}
}

board-area-name = { CAP() }{ $area }
board-area-count = { CAP() }{ $area } { $count }
board-area-of = { CAP() }{ $area } { $count }/{ $capacity }
board-tray = { CAP() }{ $area } of { $player }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-tokens = { CAP() }{ $area }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-tokens-beside = { $token } in { $area }: { $count }
board-tokens-bound = { $token } of { $owner } in { $area }: { $count }
board-pieces-on-panel = { CAP() }{ $area }: { $pieces }
board-on-panel = { CAP() }{ $area }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
