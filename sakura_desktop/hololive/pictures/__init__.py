"""The pictures of the hololive official card game: faces and backs of its cards, damage, signs of colours and kinds."""
