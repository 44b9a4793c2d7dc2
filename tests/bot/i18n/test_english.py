"""The English texts use contractions, as in spoken English."""

import re

import pytest

from bot.settings import LOCALES

FORMAL = re.compile(
    r"\b(?:do|does|did|could|would|will) not\b|\bcannot\b|\b(?:is|are|was|have|has) not (?=\w)"
    r"|\b[Ii]t is (?=not\b)|\bI am (?=\w)|\bYou are (?=\w)|[\d}] %",
    re.MULTILINE,
)
FILES = [
    file
    for file in sorted((LOCALES / "en").glob("*.ftl"))
    if file.name != "hosting.ftl"  # for operators, in the style of a log
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_sentences_are_contracted_and_percent_follows_its_number(file):
    lines = file.read_text("utf-8").splitlines()
    values = [
        # Only the text of a message, without its id.
        line.partition(" = ")[2] if re.match(r"[a-z][\w-]* = ", line) else line
        for line in lines
        if not line.startswith("#")
    ]

    formal = [line for line in values if FORMAL.search(line)]

    assert formal == [], "write contractions, and per cent without a space before it"
