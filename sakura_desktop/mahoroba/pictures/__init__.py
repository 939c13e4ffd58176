"""The pictures of まほろば妖女奇譚: faces and backs of its cards, damage markers, signs of elements and kinds."""
