"""`python -m sakura_desktop` starts the program."""

from __future__ import annotations

import sys

from sakura_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
