"""The layers in which values of attacks change beside numbers (§5-7), and names that hooks and askers share."""

from __future__ import annotations

from typing import Final

RANGE_SET: Final = 11
RANGE_SHIFT: Final = 12
RANGE_ADD: Final = 13
RANGE_ENDS: Final = 14
RANGE_REMOVE: Final = 15
"""At once with what is left of the ends (§5-7): a change that asks which values there are comes first."""
RANGE_GROW: Final = 16
RANGE_SHRINK: Final = 17
RANGE_CHECK: Final = 18
"""What the check of the range looks at (§9-4-1), the last of what concerns ranges."""
# Traits of attacks, keywords of cards: given first, taken away after that
TRAIT: Final = 21
TRAIT_LOST: Final = 22

DEVOTION: Final = "devotion"
"""The step at which crystals are laid onto an enhancement that is used (§9-2-3 iii)."""
LAY_TOKEN: Final = "lay-token:"
"""What begins the name of the permission to lay tokens of an area onto an enhancement that is used (§x17-7-1): the
token and the area follow.
"""
IDLE: Final = "basic-effect"
"""What is forbidden to a player whose basic actions do nothing (§9-6 iii)."""
KEYWORD: Final = "keyword:"
"""What begins the name of the value that a keyword or a subtype of a card is (§6-2-1-6, §6-2-1-7)."""
TEXT: Final = "text"
"""The value that the text of a card is as its use begins, fixed until that is over (§9-1-3-3) …"""
TEXT_AT_REST: Final = "text-at-rest"
"""… and that of what is resolved of it in no use: disenchantment, what was reserved (§9-1-3-4)."""
LENDS_SEALED: Final = "lends-sealed"
"""What a card permits under which cards are sealed whose own standing effects are in force (§10-9)."""
USE_FROM: Final = "use-from:"
"""What begins the name of the permission to use a card by the usual means from an area other than the hand (§9-2)."""
DEVOTE_FROM: Final = "devote-from:"
"""What begins the name of the permission to lay crystals of another area onto a card that is used (§9-2-3 iii)."""
