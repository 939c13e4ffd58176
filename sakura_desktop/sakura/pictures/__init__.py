"""The pictures of Sakura Arms: faces and backs of its cards, crystals, emblems, icons."""
