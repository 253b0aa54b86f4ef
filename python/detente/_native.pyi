"""The native part: see the package's own documentation, docs/notation.md and docs/encoding.md."""

from collections.abc import Sequence
from typing import Any, Final, Generic, Literal, TypedDict, TypeVar

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
T = TypeVar("T")
Floats = npt.NDArray[np.float32]

FEATURES: Final[int]
"""Bytes of an observation."""
ACTIONS: Final[int]
"""Numbers of actions."""
ENCODING: Final[int]
"""Version of the encoding."""
ONE: Final[int]
"""How a flag is written in an observation."""
TRUTH: Final[int]
"""Bytes of the truth about the enemy's hand, one per card."""
ENDINGS: Final[list[str]]
"""How a game can end, in the order of the vectorised environment's numbers."""
SCALARS: Final[list[str]]
"""Names of the numbers at the end of an observation."""
LAYOUT: Final[dict[str, tuple[int, int]]]
"""Sections of an observation: where each starts and how many bytes it has."""

def action_word(number: int) -> str:
    """The word of an action's number."""

def action_number(word: str) -> int:
    """The number of a player's action."""

class Rng:
    """A seeded stream of random numbers, the same on every machine."""

    def __init__(self, seed: int) -> None: ...
    @staticmethod
    def derive(seed: int, n: int) -> Rng:
        """The stream of part `n` of a run: slot `n` of a `VectorEnv` with this seed uses it."""

    def below(self, n: int) -> int:
        """A number from 0 to `n` - 1."""

class BySide(TypedDict, Generic[T]):
    us: T
    ussr: T

class TwilightDict(TypedDict):
    viewer: Literal["us", "ussr", "observer"]
    options: list[str]
    turn: int
    round: int
    phasing: Literal["us", "ussr"]
    defcon: int
    points: int
    military_ops: BySide[int]
    space: BySide[int]
    space_attempts: BySide[int]
    china: tuple[Literal["us", "ussr"], bool] | None
    influence: dict[str, BySide[int]]
    control: dict[str, Literal["us", "ussr"]]
    hand: BySide[list[str]]
    hand_size: BySide[int]
    deck_size: int
    unseen: list[str]
    discard: list[str]
    removed: list[str]
    in_play: list[str]
    table: list[str]
    looked_at: list[str]
    effects: list[str]
    stack: list[str]

class Arsenal(TypedDict):
    attack: dict[str, int]
    reserve: int

class GuerraFriaDict(TypedDict):
    viewer: Literal["south", "west", "north", "east", "observer"]
    options: list[str]
    round: int
    arsenals: dict[str, Arsenal]
    chosen: list[str]
    own: list[str]

class Twilight:
    """A game of Twilight Struggle: a plain value that can be copied, compared, pickled and taken up again."""

    NAME: Final[str]
    """Its name in records."""
    RULES: Final[int]
    """Version of the rules."""
    SEATS: Final[list[str]]
    LEVELS: Final[list[str]]
    """Playing levels of the bots, weakest first."""
    ENCODING: Final[int]
    """Version of the encoding."""
    FEATURES: Final[int]
    """Bytes of an observation."""
    ACTIONS: Final[int]
    """Numbers of actions."""

    def __init__(self, options: str | Sequence[str] = ..., rules: int | None = None) -> None:
        """`options`: words, e.g. `"league optional-cards=off"`; `rules`: an older version of the rules."""

    @staticmethod
    def from_position(text: str) -> Twilight: ...
    def position(self) -> str:
        """The whole position, secrets included, on one line."""

    @property
    def options(self) -> list[str]: ...
    def to_act(self) -> list[str]:
        """Seats that owe an answer, or `nature`; empty when the game is over."""

    @property
    def is_over(self) -> bool: ...
    def outcome(self) -> tuple[list[str], str] | None:
        """Winners (none: a draw) and how it ended, or `None` while it goes on."""

    def legal(self, seat: str) -> list[str]:
        """What the seat may answer now, as words."""

    def chances(self) -> list[tuple[str, float]]:
        """Nature's possible answers with their probabilities."""

    def apply(self, by: str, word: str) -> None:
        """Plays a word, or raises `ValueError` and changes nothing."""

    def sample_chance(self, source: int | Rng) -> str:
        """Draws one of Nature's answers by a seed or from a stream; it is not applied."""

    def sample_legal(self, seat: str, source: int | Rng) -> str:
        """Draws one of a seat's legal actions, all alike; it is not applied."""

    def view(self, viewer: str) -> TwilightView:
        """What a seat, or `observer`, may know."""

    def determinize(self, viewer: str, source: int | Rng) -> Twilight:
        """A full game that looks exactly like this one to `viewer`, with all he cannot know dealt anew."""

    @staticmethod
    def bot(level: str, seed: int = 0) -> TwilightBot: ...
    def clone(self) -> Twilight: ...
    def __copy__(self) -> Twilight: ...
    def __deepcopy__(self, memo: Any, /) -> Twilight: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def legal_numbers(self, seat: str) -> list[int]:
        """What the seat may answer now, as numbers of actions."""

    def apply_number(self, seat: str, number: int) -> None:
        """Plays the action of a number, or raises `ValueError` and changes nothing."""

    def observation(self, seat: str, out: Bytes | None = None) -> Bytes:
        """The seat's view and options as `FEATURES` bytes, in a new array or in `out`."""

    def mask(self, seat: str, out: Bytes | None = None) -> Bytes:
        """1 where an action of this seat is legal: `ACTIONS` bytes, in a new array or in `out`."""

    @property
    def points(self) -> int:
        """Positive for the US."""

    @property
    def turn(self) -> int: ...
    def hand(self, seat: str) -> list[str]:
        """The cards in a seat's hand: the truth, not what others may know."""

class TwilightView:
    """What one viewer knows of a game, and nothing else."""

    @staticmethod
    def from_text(text: str) -> TwilightView: ...
    @property
    def text(self) -> str:
        """The view on one line."""

    def dict(self) -> TwilightDict: ...
    def determinize(self, source: int | Rng) -> Twilight:
        """A full game that looks like this view."""

    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

class TwilightBot:
    """A player made of code. It is shown views only."""

    def choose(self, game: Twilight, seat: str) -> str:
        """The bot's answer for an awaited seat."""

    def interrupt(self, game: Twilight, seat: str) -> str | None:
        """Would it interrupt though nobody waits for it? Most never do."""

    def new_game(self) -> None:
        """Forget the last game."""

class GuerraFria:
    """A game of Guerra Fría: a plain value that can be copied, compared, pickled and taken up again."""

    NAME: Final[str]
    """Its name in records."""
    RULES: Final[int]
    """Version of the rules."""
    SEATS: Final[list[str]]
    LEVELS: Final[list[str]]
    """Playing levels of the bots, weakest first."""
    ENCODING: Final[int]
    """Version of the encoding."""
    FEATURES: Final[int]
    """Bytes of an observation."""
    ACTIONS: Final[int]
    """Numbers of actions."""

    def __init__(self, options: str | Sequence[str] = ..., rules: int | None = None) -> None:
        """`options`: words, e.g. `"max-rounds=60"`; `rules`: an older version of the rules."""

    @staticmethod
    def from_position(text: str) -> GuerraFria: ...
    def position(self) -> str:
        """The whole position, secrets included, on one line."""

    @property
    def options(self) -> list[str]: ...
    def to_act(self) -> list[str]:
        """Seats that owe an answer, or `nature`; empty when the game is over."""

    @property
    def is_over(self) -> bool: ...
    def outcome(self) -> tuple[list[str], str] | None:
        """Winners (none: a draw) and how it ended, or `None` while it goes on."""

    def legal(self, seat: str) -> list[str]:
        """What the seat may answer now, as words."""

    def chances(self) -> list[tuple[str, float]]:
        """Nature's possible answers with their probabilities."""

    def apply(self, by: str, word: str) -> None:
        """Plays a word, or raises `ValueError` and changes nothing."""

    def sample_chance(self, source: int | Rng) -> str:
        """Draws one of Nature's answers by a seed or from a stream; it is not applied."""

    def sample_legal(self, seat: str, source: int | Rng) -> str:
        """Draws one of a seat's legal actions, all alike; it is not applied."""

    def view(self, viewer: str) -> GuerraFriaView:
        """What a seat, or `observer`, may know."""

    def determinize(self, viewer: str, source: int | Rng) -> GuerraFria:
        """A full game that looks exactly like this one to `viewer`, with all he cannot know dealt anew."""

    @staticmethod
    def bot(level: str, seed: int = 0) -> GuerraFriaBot: ...
    def clone(self) -> GuerraFria: ...
    def __copy__(self) -> GuerraFria: ...
    def __deepcopy__(self, memo: Any, /) -> GuerraFria: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    def legal_numbers(self, seat: str) -> list[int]:
        """What the seat may answer now, as numbers of actions."""

    def apply_number(self, seat: str, number: int) -> None:
        """Plays the action of a number, or raises `ValueError` and changes nothing."""

    def observation(self, seat: str, out: Bytes | None = None) -> Bytes:
        """The seat's view and options as `FEATURES` bytes, in a new array or in `out`."""

    def mask(self, seat: str, out: Bytes | None = None) -> Bytes:
        """1 where an action of this seat is legal: `ACTIONS` bytes, in a new array or in `out`."""

    @staticmethod
    def action_word(seat: str, number: int) -> str:
        """The word of an action's number, which depends on where the seat's rivals sit."""

    @staticmethod
    def action_number(seat: str, word: str) -> int:
        """The number of an action; `back` has none."""

    @property
    def round(self) -> int:
        """The round being played, counted from 1, or the one in which the game ended."""

class GuerraFriaView:
    """What one viewer knows of a game, and nothing else."""

    @staticmethod
    def from_text(text: str) -> GuerraFriaView: ...
    @property
    def text(self) -> str:
        """The view on one line."""

    def dict(self) -> GuerraFriaDict: ...
    def determinize(self, source: int | Rng) -> GuerraFria:
        """A full game that looks like this view."""

    def __eq__(self, other: object, /) -> bool: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

class GuerraFriaBot:
    """A player made of code. It is shown views only."""

    def choose(self, game: GuerraFria, seat: str) -> str:
        """The bot's answer for an awaited seat."""

    def interrupt(self, game: GuerraFria, seat: str) -> str | None:
        """Would it interrupt though nobody waits for it? Most never do."""

    def new_game(self) -> None:
        """Forget the last game."""

class Record:
    """A whole game of either kind, from its options to its last action."""

    def __init__(
        self,
        game: str,
        options: str | Sequence[str],
        actions: Sequence[tuple[str, str]],
        tags: Sequence[tuple[str, str]] = ...,
    ) -> None:
        """`actions`: `(actor, word)` each. They are replayed; the first refused one is named."""

    @staticmethod
    def parse(text: str) -> Record: ...
    @property
    def text(self) -> str:
        """The record as it is written to a file."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> int:
        """The version of the rules it was played under."""

    @property
    def options(self) -> list[str]: ...
    @property
    def tags(self) -> list[tuple[str, str]]: ...
    @property
    def actions(self) -> list[tuple[str, str]]:
        """`(actor, word)` in order, dice and deals among them."""

    @property
    def result(self) -> str:
        """What it states about its end: `unfinished`, `us vp`, `draw final-scoring`."""

    def check(self) -> Twilight | GuerraFria:
        """Plays it to the end it states and gives the last position; what is wrong is raised with its place."""

    def __len__(self) -> int: ...

class VectorEnv:
    """Games of Twilight Struggle played side by side on all cores, without holding Python's lock."""

    def __init__(
        self,
        n: int,
        seed: int,
        rules: Sequence[str],
        threads: int = 0,
        rivals: int = 0,
        rival: str = "greedy",
        as_us: float = 0.5,
        setups: float = 0.0,
        sure: bool = False,
    ) -> None:
        """`rules`: options of the games; each new game takes one of them at random. `threads` 0: all cores.

        In the last `rivals` games a bot of level `rival` sits at one seat; the rows then show only the decisions of the
        other seat. Of several levels (`"sparring,greedy"`) each gets as many pairs of slots. `as_us`: the share of these
        games in which the rows show the US and the bot is the USSR; with a half it is the US in even slots and the USSR
        in odd ones.

        `setups`: the share of the games in which a side's set-up is drawn from a wide, sensible set and not asked for.
        `sure`: a game that the asked player can win by its own choices alone is won without asking.
        """

    def __len__(self) -> int: ...
    def rival_seats(self) -> npt.NDArray[np.int8]:
        """The seat of each game's bot: 0 the US, 1 the USSR, -1 where there is none."""

    def step(
        self,
        actions: npt.NDArray[np.int32] | None,
        observations: Bytes,
        masks: Bytes,
        seats: Bytes,
        done: Bytes,
        results: Floats,
        points: Floats,
        endings: Bytes,
        turns: Bytes,
        truths: Bytes,
    ) -> int:
        """Plays `actions` (none: only looks) and fills the arrays; see `detente.vector.Buffers`.

        Gives the number of illegal actions, which were replaced by the first legal one.
        """

    def random_actions(self, masks: Bytes, actions: npt.NDArray[np.int32], seed: int) -> None:
        """Fills `actions` with a legal action for each row of `masks`, all alike."""

    def game(self, slot: int) -> Twilight:
        """A copy of one game, the whole truth: for tests and for looking closely."""

class GuerraFriaVectorEnv:
    """Games of Guerra Fría played side by side on all cores, without holding Python's lock.

    The four choose at the same time; they are asked one after the other and see nothing of each other's choices.
    """

    def __init__(
        self,
        n: int,
        seed: int,
        rules: Sequence[str],
        threads: int = 0,
        rivals: int = 0,
        rival: str = "greedy",
    ) -> None:
        """`rules`: options of the games; each new game takes one of them at random. `threads` 0: all cores.

        In the last `rivals` games bots sit at three of the seats, in a third of them at two. Their levels are drawn from
        `rival` (`"greedy,search@60n"`); the rows show only the decisions of the other seats.
        """

    def __len__(self) -> int: ...
    def rival_seats(self) -> Bytes:
        """1 for each seat of each game (a row of four) in which a bot sits."""

    def step(
        self,
        actions: npt.NDArray[np.int32] | None,
        observations: Bytes,
        masks: Bytes,
        seats: Bytes,
        done: Bytes,
        winners: Bytes,
        rounds: Bytes,
    ) -> int:
        """Plays `actions` (none: only looks) and fills the arrays; see `detente.vector.GuerraFriaBuffers`.

        Gives the number of actions that were not offered, which were replaced by the first that was.
        """

    def game(self, slot: int) -> GuerraFria:
        """A copy of one game, the whole truth: for tests and for looking closely."""

def review(record: str, lines: int, seed: int, seat: str | None) -> str:
    """The review of the text of a record, as JSON; `detente.review` reads it."""
