"""Hundreds of bots live in one process of tests, one after the other, and all are alike.

What is done anew for each of them is done once: to read the rulebooks and the lessons, and to say
its slash commands in every language that Discord knows.
"""

import json
from functools import cache
from typing import Any

from discord.app_commands import CommandTree, Group, Translator

from cogs import rulebook
from cogs.learn import lesson
from tests.support.quick_simcord import copied

_said_in_all_languages = Group.get_translated_payload
_said: dict[tuple[str, type[Translator]], dict[str, Any]] = {}


def be_many() -> None:
    """From now on, for every bot of this process."""
    Group.get_translated_payload = _said_once  # type: ignore[assignment, method-assign]
    rulebook.leaves = cache(rulebook.leaves)
    lesson.lesson_of = cache(lesson.lesson_of)


async def _said_once(
    group: Group, tree: CommandTree[Any], translator: Translator
) -> dict[str, Any]:
    said = json.dumps(group.to_dict(tree)), type(translator)
    if said not in _said:
        _said[said] = await _said_in_all_languages(group, tree, translator)

    told: dict[str, Any] = copied(_said[said])
    return told
