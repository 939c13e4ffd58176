# Small boards among the words to learn.

study-board = { $parts }
study-board-figure = { $figure } { $value }
study-board-mine = { CAP() }{ -you }: { $figures }
study-board-theirs = { CAP() }{ -opponent }: { $figures }
study-board-middle = Middle: { $figures }
study-of-form = { $megami }, { $type }
study-board-me = { CAP() }{ -you }
study-board-them = { CAP() }{ -opponent }
study-board-place = { $figure }
