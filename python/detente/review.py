"""By what was this game decided? See docs/review.md for what every number means."""

import json
from typing import Any

from ._native import Record
from ._native import review as _review

__all__ = ["review"]


def review(record: Record | str, *, lines: int = 240, seed: int = 1, seat: str | None = None) -> dict[str, Any]:
    """Reviews a record, or the text of one, over all cores: chances, errors, luck and their sum, in percentage points.

    `lines` are lines of play for a decision in the mean; the same `lines` and `seed` give the same review. `seat` says
    whose chance the sum is of (the first seat's, unless another is named).
    """
    if lines < 1:
        raise ValueError("lines: 1, 2, 3 …")
    text = record if isinstance(record, str) else record.text
    return json.loads(_review(text, lines, seed, seat))
