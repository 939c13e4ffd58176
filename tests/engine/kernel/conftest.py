from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a journal may be written; nothing is there yet, nor beside it."""
    return tmp_path / "evening.jsonl"
