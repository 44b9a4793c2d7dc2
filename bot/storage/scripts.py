"""What makes the tables: `data/migrations/<engine>/<version>_<what>.sql`.

The numbers are the same for each engine, and a test holds that all say the same.
"""

from pathlib import Path

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"


def scripts(folder: Path) -> dict[int, str]:
    """Version to script, in order."""
    return {
        int(file.name.partition("_")[0]): file.read_text("utf-8")
        for file in sorted(folder.glob("*.sql"))
    }
