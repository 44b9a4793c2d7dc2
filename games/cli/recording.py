"""Keeps the records of simulated games as files."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from games.engine.asks import CLOCK
from games.engine.chance import SALT_BYTES, commitment
from games.engine.engine import JournalRow
from games.engine.game import GameOptions, Rules
from games.engine.record import Header, Played, Sitter, lines
from games.engine.record_text import written
from games.engine.simulate import moved_on


class Recording:
    """`keep` writes one game: `heist-1.jsonl`. Nobody had to hide these seeds, so the salts follow
    from them and the same simulation gives the same files.
    """

    def __init__(
        self, folder: Path, game: Rules, options: GameOptions, levels: Sequence[str]
    ) -> None:
        self._folder = folder
        self._game = game
        self._options = options
        self._levels = levels
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, number: int, seed: bytes, journal: Sequence[JournalRow]) -> None:
        """See games.engine.simulate.Keep."""
        salt = sha256(seed).digest()[:SALT_BYTES]
        header = Header(
            game=self._game.slug,
            rules=self._game.rules_version,
            options=self._options.model_dump(),
            seats=[
                Sitter(name=f"House {seat + 1}", house=level)
                for seat, level in enumerate(moved_on(self._levels, number))
            ],
            commitment=commitment(seed, salt),
            salt=salt.hex(),
            seed=seed.hex(),
        )
        choices = (
            Played(0, row, "clock" if row.seat == CLOCK else "house", None) for row in journal
        )
        text = written(lines(header, self._game, choices))
        path = self._folder / f"{self._game.slug}-{number + 1}.jsonl"
        path.write_text(text, encoding="utf-8", newline="\n")
