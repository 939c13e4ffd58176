"""`python -m sakura_desktop` starts the program. Processes that it makes come through here as well, and do nothing."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    from sakura_desktop.app import main

    sys.exit(main())
