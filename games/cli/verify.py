"""`python -m games verify game.jsonl`: checks records, and prints one line for each file.

A record is a finished game as a file (docs/records.md). games/engine/referee.py checks it.
"""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from games.engine.record_text import BYTES_AT_MOST
from games.engine.referee import Verdict, one_line, verify
from games.registry import GAMES


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("verify", help="check records of games (docs/records.md)")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Check the files. Return 1 if a record is not correct."""
    verdicts = [_verify_file(path) for path in arguments.files]
    return int(not all(verdicts))


def _verify_file(path: Path) -> bool:
    """Check one file, print the result, and return whether the record is correct."""
    name = one_line(str(path))
    try:
        verdict = verify(_text(path), GAMES)
    except (OSError, ValueError) as error:
        print(f"FAILED  {name}: {one_line(str(error))}")
        return False

    if verdict.why is not None:
        print(f"FAILED  {name}:{verdict.line}: {verdict.why}")
        return False

    print(f"ok      {name}: {_what_happened(verdict)}")
    return True


def _text(path: Path) -> str:
    """Return the file's text. Raise ValueError if it is too large or not UTF-8."""
    with path.open("rb") as file:
        # One byte more than allowed shows that the file is too large.
        body = file.read(BYTES_AT_MOST + 1)
    if len(body) > BYTES_AT_MOST:
        raise ValueError(f"larger than {BYTES_AT_MOST:,} bytes, so it is no record of a game")
    return body.decode("utf-8")


def _what_happened(verdict: Verdict) -> str:
    """Return what has happened in the game. A correct record may also end with an abort."""
    end = "played to the end"
    if verdict.aborted is not None:
        end = f"then aborted ({verdict.aborted})"

    sentences = [f"{_counted(verdict.choices, 'choice')}, {end}"]
    # Each person has a cut, and house players have none. Some cuts may be deleted (`forgotten`).
    people = len(verdict.cuts) + verdict.forgotten
    sentences.append(f"cut by {people}" if people else "nobody could cut")

    if verdict.forgotten:
        sentences.append(
            f"{verdict.forgotten} of these asked to be forgotten with their words, so whether the"
            " seed is made of the cuts was not checked"
        )

    if verdict.falls:
        where = ", ".join(f"from choice {fall.since} to choice {fall.to}" for fall in verdict.falls)
        sentences.append(f"fell back {_counted(len(verdict.falls), 'time')} ({where})")

    return "; ".join(sentences)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
