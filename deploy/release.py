"""Prepare a release in this checkout: `make release VERSION=0.2.0` (docs/releasing.md).

It writes the number into pyproject.toml and the Dockerfile, gives the unreleased section of the
changelog its number and date, commits, and tags. It pushes nothing, and prints the remaining steps.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]

UNRELEASED = "## Unreleased\n"

NEXT = """\
Coop {version} is committed and tagged in this checkout. To see it: git show v{version}
To undo it: git tag --delete v{version} && git reset --keep HEAD~1
To publish it: git push --atomic origin HEAD v{version}
GitHub then builds the image and publishes the release. docs/releasing.md says what to check."""


class NotReady(Exception):
    """The release cannot be made; the text says why."""


def prepare(root: Path, version: str, date: str) -> None:
    """Write, commit and tag a version.

    Args:
        root: The checkout.
        version: The new number, such as "0.2.0".
        date: The day of the release, such as "2026-11-28".

    Raises:
        NotReady: The number is wrong, the checkout has changes, or the changelog has no new entry.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotReady("Which version? make release VERSION=0.2.0")
    if _git(root, "status", "--porcelain", "--untracked-files=no"):
        raise NotReady("This checkout has uncommitted changes.")

    if _git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"The tag v{version} exists already.")
    _git(root, "var", "GIT_COMMITTER_IDENT")  # fails if git knows no author for the commit

    texts = {name: (root / name).read_text("utf-8") for name in ("pyproject.toml", "Dockerfile")}
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    (old,) = re.findall(r'^version = "(.+)"$', texts["pyproject.toml"], re.MULTILINE)
    if _numbers(version) <= _numbers(old):
        raise NotReady(f"{version} must be higher than {old}, the version in pyproject.toml.")

    new_entries = changelog.partition(UNRELEASED)[2].partition("\n## ")[0]
    if not new_entries.strip():
        raise NotReady("The section Unreleased of CHANGELOG.md is empty.")

    texts["pyproject.toml"] = texts["pyproject.toml"].replace(
        f'version = "{old}"', f'version = "{version}"', 1
    )
    texts["Dockerfile"] = texts["Dockerfile"].replace(
        f"ARG VERSION={old}", f"ARG VERSION={version}"
    )
    texts["CHANGELOG.md"] = changelog.replace(
        UNRELEASED, f"{UNRELEASED}\n## {version} – {date}\n", 1
    )
    for name, text in texts.items():
        (root / name).write_text(text, "utf-8")

    _git(root, "commit", "--quiet", "--message", f"release: {version}", "--", *texts)
    _git(root, "tag", "--annotate", "--message", f"Coop {version}", f"v{version}")


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _git(root: Path, *words: str) -> str:
    """Return the output of a git command. Raise NotReady with git's message if it fails."""
    result = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if result.returncode:
        raise NotReady(f"git {words[0]}: {result.stderr.strip()}")

    return result.stdout


def main() -> int:
    version = "".join(sys.argv[1:])
    try:
        prepare(ROOT, version, time.strftime("%Y-%m-%d"))
    except NotReady as reason:
        print(reason, file=sys.stderr)
        return 1

    print(NEXT.format(version=version))
    return 0


if __name__ == "__main__":
    sys.exit(main())
