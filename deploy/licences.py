"""Write THIRD_PARTY.md: the licences of the packages that Coop installs (`make licences`)."""

import re
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
FILE = ROOT / "THIRD_PARTY.md"
LOCK = ROOT / "requirements-postgres.lock"

_INTRODUCTION = """\
# Third-party licences

Coop itself is under the [MIT licence](LICENSE). It installs the packages below, unmodified, in
the versions that `requirements.lock` and `requirements-postgres.lock` pin. A path of a licence text
starts in the folder of the installed packages: `.venv/lib/python3.11/site-packages`.

* The fonts are Fredoka (`fontpkg-fredoka`) and Noto Sans (`fontpkg-noto-sans`), both under the
  SIL Open Font License 1.1.
* `psycopg` and `psycopg-binary` are needed only for PostgreSQL. They are separate packages,
  which you may replace with your own builds. Their licence adds to the [GNU General Public License
  3](https://www.gnu.org/licenses/gpl-3.0.html).
* `psycopg-binary` also contains compiled libraries: libpq (PostgreSQL), OpenSSL (Apache-2.0), MIT
  Kerberos (MIT), e2fsprogs' com_err (MIT), OpenLDAP (OLDAP-2.8), Cyrus SASL (BSD-style),
  libxcrypt and keyutils (LGPL-2.1 or later). The licence texts of NumPy and Pillow name what
  these contain.
* Python and Debian come from the base image of the container. Debian's licences are in
  `/usr/share/doc` there.

`make licences` writes this file. Run it after `make lock`.

| package | version | licence | licence text | source |
|---|---|---|---|---|
"""

_ELSEWHERE = {
    "audioop-lts": ("PSF-2.0", "https://github.com/AbstractUmbra/audioop"),
    "tzdata": ("Apache-2.0", "https://github.com/python/tzdata"),
}
"""Packages that only some systems install: licence and source."""

_SPELLINGS = {"APL 2": "Apache-2.0", "Apache 2.0": "Apache-2.0", "MIT License": "MIT"}
_SOURCES = {
    "discord-py": "https://github.com/Rapptz/discord.py",
    "fontpkg-noto-sans": "https://github.com/Fontpkg/fontpkg",
}
"""Package -> source, for packages whose metadata names no source."""

_LABELS = ("source", "source code", "repository", "code", "github", "homepage")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


def page() -> str:
    """Return the text of THIRD_PARTY.md."""
    requirements = [
        Requirement(line.rstrip(" \\"))
        for line in LOCK.read_text("utf-8").splitlines()
        if not line.startswith(" ")
    ]
    return _INTRODUCTION + "".join(_row(requirement) for requirement in requirements)


def _row(requirement: Requirement) -> str:
    version = str(requirement.specifier).removeprefix("==")
    if requirement.name in _ELSEWHERE:
        licence, source = _ELSEWHERE[requirement.name]
        texts: list[str] = []
    else:
        installed = distribution(requirement.name)
        licence = _licence(installed)
        source = _SOURCES.get(requirement.name) or _source(installed)
        texts = _texts(installed)

    where = (
        ", ".join(f"`{text}`" for text in texts) or f"<https://spdx.org/licenses/{licence}.html>"
    )
    return f"| {requirement.name} | {version} | {licence} | {where} | <{source}> |\n"


def _licence(installed: Distribution) -> str:
    """Return the licence of a package as an SPDX expression."""
    about = installed.metadata
    named = about["License-Expression"] or about["License"] or ""
    if not named or "\n" in named:  # the whole text, or nothing
        classifiers = about.get_all("Classifier") or []
        (named,) = [name.split(" :: ")[-1] for name in classifiers if name.startswith("License")]
    return _SPELLINGS.get(named, named)


def _source(installed: Distribution) -> str:
    pairs = [entry.split(", ", 1) for entry in installed.metadata.get_all("Project-URL") or []]
    addresses = {label.lower(): address for label, address in pairs}
    named = [addresses[label] for label in _LABELS if label in addresses]
    return named[0] if named else installed.metadata["Home-page"]


def _texts(installed: Distribution) -> list[str]:
    """Return the licence files of a package; for those in the metadata, their folder."""
    found = set()
    for path in installed.files or ():
        if _LICENCE_FILE.search(path.name) and path.suffix not in (".py", ".pyc", ".pyi"):
            depth = 2 if path.parts[0].endswith(".dist-info") else len(path.parts)
            found.add("/".join(path.parts[:depth]))
    return sorted(found)


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
