# Small boards among the words to learn.

study-board = { $parts }
study-board-figure = { $figure } { $value }
study-board-mine = { -you }：{ $figures }
study-board-theirs = { -opponent }：{ $figures }
study-board-middle = 中央：{ $figures }
study-of-form = { $megami }の{ $type }
study-board-me = { -you }
study-board-them = { -opponent }
study-board-place = { $figure }
