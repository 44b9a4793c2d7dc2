"""Tests of documents: links lead to something, and lists are complete."""

import re
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, text_files

DOCUMENTS = [name for name in text_files() if name.endswith(".md")]
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
"""Matches a relative link: its path, which may be empty, and its anchor."""
DECISIONS = ROOT / "docs" / "decisions"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_relative_links_have_targets(document: str) -> None:
    folder = (ROOT / document).parent
    text = (ROOT / document).read_text("utf-8")
    for path, anchor in LINK.findall(text):
        target = (folder / path).resolve() if path else ROOT / document
        assert target.exists(), f"{document} links to {path}, which is not there"

        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{document} links to {path}#{anchor}"


def test_code_that_architecture_names_is_where_its_link_leads() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    named = re.findall(r"\[`([A-Za-z_.]+)`\]\(([^)]+\.py)\)", text)
    # Without matches the loop would check nothing.
    assert len(named) > 10

    for name, path in named:
        code = (ROOT / path).read_text("utf-8")
        owner, _, method = name.partition(".")
        assert f"class {owner}" in code, f"{path} has no class {owner}"
        assert not method or f"def {method}(" in code, f"{path} has no {name}"


def test_glossary_is_in_alphabetical_order() -> None:
    for part in (ROOT / "docs" / "glossary.md").read_text("utf-8").split("\n## ")[1:]:
        words = re.findall(r"^\| \*\*(.+?)\*\* \|", part, re.MULTILINE)
        assert words == sorted(words)


def test_index_lists_every_decision_by_its_title() -> None:
    index = (DECISIONS / "README.md").read_text("utf-8")
    for file in sorted(DECISIONS.glob("0*.md")):
        number, title = file.read_text("utf-8").splitlines()[0].removeprefix("# ").split(". ", 1)
        assert f"| {number} | [{title}]({file.name}) |" in index


def anchors(document: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a document."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    # GitHub drops punctuation and joins words with dashes.
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
