"""The rule documents that a person has: read, cut into sections, laid side by side, searched, kept.

The documents themselves are no part of the program. `library.Library` keeps those that were opened once.
"""
