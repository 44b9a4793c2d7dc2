"""`python -m games verify game.jsonl`: referees a record, with a line for each file."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from games.kit.referee import verify
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
    try:
        verdict = verify(path.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeError) as error:
        print(f"FAILED  {path}: {error}")
        return False
    if verdict.why is not None:
        print(f"FAILED  {path}:{verdict.line}: {verdict.why}")
        return False
    print(f"ok      {path}: {verdict.choices} choices")
    return True
