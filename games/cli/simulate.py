"""`python -m games simulate heist --seats 5 --games 1000`: lets house players play against each
other.
"""

import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, get_args

from pydantic import ValidationError

from games.engine.asks import CLOCK
from games.engine.chance import SALT_BYTES, commitment
from games.engine.engine import JournalRow
from games.engine.errors import first_sentence
from games.engine.game import GameOptions, Rules
from games.engine.house import House, searches
from games.engine.record import Header, Played, Sitter, lines
from games.engine.record_text import format_record
from games.engine.simulate import Keep, finishes, play_many, seating_of_game, wins_by_seat
from games.engine.temper import Temper, give_temper
from games.registry import GAMES

# -- records ---------------------------------------------------------------------------------------


def recording(folder: Path, game: Rules, options: GameOptions, levels: Sequence[str]) -> Keep:
    """Create a folder, and return a function that writes records of simulated games into it.

    The names are such as `heist-1.jsonl` (docs/records.md). The seeds of a simulation need not be
    secret. So the salts (games/engine/chance.py) are computed from the seeds, and the same
    simulation gives the same files.

    Args:
        folder: The folder.
        game: The class of the game.
        options: The options of the games.
        levels: The levels of the house players in the first game, by seat.
    """
    folder.mkdir(parents=True, exist_ok=True)

    def keep(number: int, seed: bytes, journal: Sequence[JournalRow]) -> None:
        """Write the record of one game; see games.engine.simulate.Keep."""
        salt = sha256(seed).digest()[:SALT_BYTES]
        header = Header(
            game=game.slug,
            rules=game.rules_version,
            options=options.model_dump(),
            # In each game, the levels move on by one seat.
            seats=[
                Sitter(name=f"House {seat + 1}", house=level)
                for seat, level in enumerate(seating_of_game(levels, number))
            ],
            commitment=commitment(seed, salt),
            salt=salt.hex(),
            seed=seed.hex(),
        )

        # A simulation never falls back, so all choices are in epoch 0. They have no time.
        choices = (
            Played(0, row, "clock" if row.seat == CLOCK else "house", None) for row in journal
        )
        text = format_record(lines(header, game, choices))
        path = folder / f"{game.slug}-{number + 1}.jsonl"
        path.write_text(text, encoding="utf-8", newline="\n")

    return keep


# -- the command -----------------------------------------------------------------------------------


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("simulate", help="let house players play whole games")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="the number of players (default: the minimum)")
    parser.add_argument("--games", type=int, default=100, help="the number of games (default: 100)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    parser.add_argument(
        "--house",
        default="random",
        metavar="LEVEL[:TEMPER][,LEVEL…]",
        help="levels of the seats in turn, each with or without a temper (hard:bold); several "
        "levels are compared (default: random)",
    )
    parser.add_argument(
        "--budget",
        type=int,
        metavar="ROLLOUTS",
        help="the number of simulations for each choice of an expert (default: as at a table)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as duel=true (may be repeated)",
    )
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write a record of each game (docs/records.md)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Play the games and print the result. Return 2 if the arguments are wrong."""
    game = GAMES[arguments.game]
    try:
        options = _options(game, arguments.option)
        levels = _levels(game, options, arguments.house, arguments.seats)
        # Resolve automatic options, as a lobby does; the first seat counts as the host's.
        options = options.seated(0, len(levels))
        keep = None
        if arguments.records is not None:
            # A record names the level of a house player; its temper is not part of a record.
            levels_alone = [_level_and_temper(level)[0] for level in levels]
            keep = recording(arguments.records, game, options, levels_alone)

        houses = [house_of(game, level, arguments.budget) for level in levels]
        figures = measure(game, options, levels, houses, arguments.games, arguments.seed, keep)
    except (ValueError, OSError, ImportError) as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2

    figures["house"] = arguments.house
    print(json.dumps(figures) if arguments.json else _sentences(figures))
    return 0


def house_of(game: Rules, level: str, budget: int | None = None) -> House:
    """Return a new house player.

    Args:
        game: The class of the game.
        level: A level, optionally with a temper: `hard:bold`.
        budget: How many simulations the house player runs for a choice, if it searches; None: its
            usual budget.

    Raises:
        ValueError: the temper is unknown, or the budget is less than 1.
    """
    if budget is not None and budget < 1:
        raise ValueError("the budget must be at least 1")

    level, temper = _level_and_temper(level)
    house = give_temper(game.houses[level](), temper)
    if budget is not None and searches(house):
        house.budget = budget

    return house


def _level_and_temper(text: str) -> tuple[str, Temper | None]:
    """Return the parts of `hard:bold`. Raise ValueError if there is no such temper."""
    level, _, temper = text.partition(":")
    if temper and temper not in [*Temper]:
        raise ValueError(f"no temper {temper!r}: choose from {', '.join(Temper)}")
    return level, Temper(temper) if temper else None


def measure(
    game: Rules,
    options: GameOptions,
    levels: list[str],
    houses: Sequence[House],
    games: int,
    seed: str,
    keep: Keep | None = None,
) -> dict[str, Any]:
    """Play games and return the figures.

    Only decisions of seats count, not those of the clock. Writing records (`keep`) takes time, so
    it lowers the measured speed.

    Args:
        game: The class of the game.
        options: The options of the games.
        levels: The level of each house player, optionally with a temper, by seat.
        houses: The house players, by seat.
        games: The number of games.
        seed: A text from which all seeds are made.
        keep: Receives the journal of each game.
    """
    if games < 1:
        raise ValueError("the number of games must be at least 1")

    started = perf_counter()
    played = play_many(game, options, houses, games, seed, keep)
    seconds = perf_counter() - started
    decisions = sum(played_game.decisions for played_game in played)

    return {
        "game": game.slug,
        "seats": len(levels),
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "wins": list(wins_by_seat(played, len(levels)).values()),
        "mean_decisions": round(decisions / games, 1),
        "pairs": [
            {"level": level, "over": other, **counts._asdict(), "share": round(counts.share, 4)}
            for (level, other), counts in finishes(played, levels).items()
        ],
    }


def _levels(game: Rules, options: GameOptions, text: str, seats: int | None) -> list[str]:
    """Return the level of each seat: those of the text, repeated until all seats have a level."""
    levels = text.split(",")
    for level, _ in map(_level_and_temper, levels):
        if level not in game.houses:
            raise ValueError(f"no house player {level!r}: choose from {', '.join(game.houses)}")

    if seats is None:
        # As few seats as possible, but one for each named level.
        seats = max(game.seats_for(options).start, len(levels))

    if len(levels) > seats:
        raise ValueError(f"{len(levels)} levels for {seats} seats")

    return [levels[seat % len(levels)] for seat in range(seats)]


def _options(game: Rules, settings: list[str]) -> GameOptions:
    """Return the options of the command line, checked. Raise ValueError for a wrong one."""
    fields = game.Options.model_fields
    # A simulation starts with the options of a new lobby.
    values: dict[str, Any] = dict(game.Options.automatic)
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in fields:
            raise ValueError(f"no option {name!r}: choose from {', '.join(fields)}")

        # On the command line all values are texts, but the values of some options are numbers.
        by_text = {str(value): value for value in get_args(fields[name].annotation)}
        values[name] = by_text.get(text, text)

    try:
        return game.Options.model_validate(values)
    except ValidationError as error:
        raise ValueError(f"option {first_sentence(error)}") from error


def _sentences(figures: dict[str, Any]) -> str:
    """Return the figures as text."""
    wins = ", ".join(f"seat {seat}: {count}" for seat, count in enumerate(figures["wins"]))
    text = (
        f"{figures['game']}: {figures['games']} games of {figures['seats']} ({figures['house']})\n"
        f"decisions: {figures['decisions']}, {figures['mean_decisions']} a game, "
        f"{figures['decisions_per_second']} a second\n"
        f"wins: {wins}"
    )
    for pair in figures["pairs"]:
        text += (
            f"\n{pair['level']} over {pair['over']}: {pair['share']:.1%} better finishes "
            f"({pair['better']} better, {pair['tied']} tied, {pair['worse']} worse)"
        )

    return text
