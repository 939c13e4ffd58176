"""The PySide6 that is installed does not lose references to None (6.12.0 on Python 3.11 does, and then aborts)."""

from __future__ import annotations

import json
import subprocess
import sys

CALLS = 200_000
VOID_CALLS = f"""
import json, sys
from PySide6.QtCore import QObject, Qt, QTimer

thing, timer = QObject(), QTimer()
thing.setObjectName("warm"), timer.setInterval(1), timer.stop()
before = sys.getrefcount(None)
for _ in range({CALLS} // 4):
    thing.setObjectName("petal")
    thing.blockSignals(False)
    timer.setInterval(5)
    timer.setTimerType(Qt.TimerType.CoarseTimer)
after = sys.getrefcount(None)
print(json.dumps({{"before": before, "after": after}}))
"""
LOST_AT_MOST = 100
"""References to None come and go with everything that an interpreter does; a leak would be of the size of CALLS."""


def test_void_calls_keep_the_references_to_none() -> None:
    done = subprocess.run([sys.executable, "-c", VOID_CALLS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stderr}"
    counted = json.loads(done.stdout)
    assert counted["before"] - counted["after"] <= LOST_AT_MOST
