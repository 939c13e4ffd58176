"""Painters of the table's items: pixmaps made beforehand, and the signs of the open decision drawn over them."""
