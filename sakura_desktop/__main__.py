"""`python -m sakura_desktop` starts the program."""

from __future__ import annotations

import sys

from sakura_desktop.app import main

sys.exit(main())
