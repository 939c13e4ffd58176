# Names of this program’s decks.

deck-embers = Dragonfire and Steel Wings
deck-revels = Night Parade and Dream Fair
