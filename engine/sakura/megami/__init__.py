"""The megami: one module each, and the roster of those that can be played. Nothing outside names any of them."""
