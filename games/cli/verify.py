"""`python -m games verify game.jsonl`: referees a record, with a line for each file."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from games.engine.record_text import BYTES_AT_MOST
from games.engine.referee import Verdict, one_line, verify
from games.registry import GAMES


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """The command's arguments."""
    parser = commands.add_parser("verify", help="referee the records of games (docs/records.md)")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Exit code 1 if a record is not true."""
    found = [_verified(path) for path in arguments.files]
    return int(not all(found))


def _verified(path: Path) -> bool:
    name = one_line(str(path))
    try:
        verdict = verify(_text(path), GAMES)
    except (OSError, ValueError) as error:
        print(f"FAILED  {name}: {one_line(str(error))}")
        return False

    if verdict.why is not None:
        print(f"FAILED  {name}:{verdict.line}: {verdict.why}")
        return False

    print(f"ok      {name}: {_told(verdict)}")
    return True


def _text(path: Path) -> str:
    with path.open("rb") as file:
        body = file.read(BYTES_AT_MOST + 1)
    if len(body) > BYTES_AT_MOST:
        raise ValueError(f"this is larger than {BYTES_AT_MOST:,} bytes, as no game's record is")
    return body.decode("utf-8")


def _told(verdict: Verdict) -> str:
    """What has happened in the game: a true record of half a game is one, too."""
    end = "played to the end"
    if verdict.aborted is not None:
        end = f"then aborted ({verdict.aborted})"

    said = [f"{_counted(verdict.choices, 'choice')}, {end}"]
    people = len(verdict.cuts) + verdict.forgotten
    said.append(f"cut by {people}" if people else "nobody could cut")

    if verdict.forgotten:
        said.append(
            f"{verdict.forgotten} of these asked to be forgotten with their words, so whether the"
            " seed is made of the cuts was not checked"
        )

    if verdict.falls:
        where = ", ".join(f"from choice {one.since} to choice {one.to}" for one in verdict.falls)
        said.append(f"fell back {_counted(len(verdict.falls), 'time')} ({where})")

    return "; ".join(said)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
