"""Words of a card's text that know no game: flow, choosing, filters, amounts, conditions. A game adds its own."""
