"""Reviews from Python: the sum, the same again, and what is refused."""

from pathlib import Path

import pytest

import detente

#: The game that the rulebooks tell.
TOURNAMENT = Path(__file__).parents[2] / "crates" / "struggle" / "tests" / "games" / "tournament.txt"


@pytest.fixture(scope="module")
def record():
    text = TOURNAMENT.read_text()
    whole = detente.Record.parse(text)
    # The set-up and the first headline are enough to see that everything is there.
    return detente.Record(whole.game, whole.options, whole.actions[:40])


def test_the_sum_is_the_result_and_the_same_again(record):
    try:
        review = detente.review(record, lines=8)
    except RuntimeError as error:
        pytest.skip(str(error))
    told = review["start"] + sum(review["luck"].values()) + sum(review["errors"].values()) + review["rest"]
    assert told == pytest.approx(review["end"], abs=0.05)
    assert detente.review(record.text, lines=8) == review
    other = detente.review(record, lines=8, seat="ussr")
    assert other["of"] == "ussr" and other["start"] == pytest.approx(100 - review["start"], abs=0.05)
    assert {point["n"] for point in review["curve"]} >= {0, 40}


def test_what_cannot_be_reviewed_is_said(record):
    with pytest.raises(ValueError, match="no seat"):
        detente.review(record, lines=1, seat="north")
    with pytest.raises(ValueError, match="line 1"):
        detente.review("nothing")
    with pytest.raises(ValueError, match="lines"):
        detente.review(record, lines=0)
