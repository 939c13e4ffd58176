"""The text of a PDF, page by page."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from pypdf import PasswordType, PdfReader
from pypdf.errors import DependencyError, FileNotDecryptedError

from engine.rulebook.problems import RulebookError

MOST_PAGES: Final = 2000
"""The documents have less than a hundred."""
_LEAST_LETTERS: Final = 20
"""A page of text has more letters than that on average; scanned pages have none, or only their numbers."""


def pages(data: bytes, name: str) -> tuple[str, ...]:
    """The text of each page. Raises `RulebookError`; a damaged file makes the library raise whatever it likes."""
    try:
        reader = PdfReader(BytesIO(data))
        if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
            raise RulebookError("pdf-locked", name)
        if len(reader.pages) > MOST_PAGES:
            raise RulebookError("too-large", name)
        found = tuple(page.extract_text().encode("utf-8", "replace").decode() for page in reader.pages)
    except RulebookError:
        raise
    except (DependencyError, FileNotDecryptedError) as error:
        raise RulebookError("pdf-locked", name) from error
    except (MemoryError, RecursionError) as error:
        raise RulebookError("too-large", name) from error
    except Exception as error:
        raise RulebookError("pdf-damaged", name, str(error).partition("\n")[0]) from error
    if sum(len("".join(page.split())) for page in found) < _LEAST_LETTERS * max(len(found), 1):
        raise RulebookError("pdf-pictures", name)
    return found
