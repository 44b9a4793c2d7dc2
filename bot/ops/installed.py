"""Whether the libraries are here that this Coop was tested with: what its lock file names.

Imports nothing but Python's own library, for what it looks at may be missing.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

DRIVER = "psycopg"

LOCK = Path(__file__).resolve().parents[2] / (
    "requirements-postgres.lock" if find_spec(DRIVER) else "requirements.lock"
)
"""Who has PostgreSQL's driver will want that to be as it was tested, too."""

_PINNED = re.compile(r"^([a-z0-9.-]+)==([^\s;]+)( ;)?", re.MULTILINE)
"""Name, version, and whether only some Pythons or machines need it."""


def lacking(lock: Path = LOCK) -> dict[str, tuple[str | None, str]]:
    """What is missing or too old: by name, the version that is here (or None) and the wanted one.

    A library that is newer than the lock plays; the doctor names it.
    """
    return {
        name: (here, wanted)
        for name, (here, wanted) in differing(lock).items()
        if here is None or _numbers(here) < _numbers(wanted)
    }


def differing(lock: Path = LOCK) -> dict[str, tuple[str | None, str]]:
    """All that is not as the lock has it, as `lacking` tells it. Nothing where there is no lock."""
    return dict(_differences(lock.read_text("utf-8"))) if lock.exists() else {}


def sentence(those: Mapping[str, tuple[str | None, str]]) -> str:
    """What is wrong, and what to do about it."""
    return (
        f"Coop lacks what it was made with: {told(those)}."
        f" Bring it with: {sys.executable} -m pip install -r {LOCK}"
    )


def told(those: Mapping[str, tuple[str | None, str]]) -> str:
    return ", ".join(
        f"{name} is {'missing' if here is None else here} (wanted: {wanted})"
        for name, (here, wanted) in those.items()
    )


def _differences(lock: str) -> Iterator[tuple[str, tuple[str | None, str]]]:
    for name, wanted, only_for_some in _PINNED.findall(lock):
        try:
            here = version(name)
        except PackageNotFoundError:
            if not only_for_some:
                yield name, (None, wanted)
        else:
            if _numbers(here) != _numbers(wanted):
                yield name, (here, wanted)


def _numbers(text: str) -> list[int]:
    """2.001 is 2.1; of a version such as 3.0rc1 the letters do not count."""
    return [int(part) for part in re.findall(r"\d+", text)]
