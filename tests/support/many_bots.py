"""Hundreds of bots live in one process of tests, one after the other, and all are alike.

What is done anew for each of them is done once: to read the modules of its faces, the rulebooks and
the lessons, and to say its slash commands in every language that Discord knows.
"""

import json
from functools import cache
from types import ModuleType
from typing import Any

from discord.app_commands import CommandTree, Group, Translator
from discord.ext.commands.bot import BotBase

from cogs import rulebook
from cogs.learn import lesson
from tests.support.quick_simcord import copied

_said_in_all_languages = Group.get_translated_payload
_said: dict[tuple[str, type[Translator]], dict[str, Any]] = {}


def be_many() -> None:
    """From now on, for every bot of this process."""
    BotBase._call_module_finalizers = _leave_modules  # type: ignore[assignment, method-assign]
    Group.get_translated_payload = _said_once  # type: ignore[assignment, method-assign]
    rulebook.leaves = cache(rulebook.leaves)
    lesson.lesson_of = cache(lesson.lesson_of)


async def _leave_modules(bot: BotBase, extension: ModuleType, name: str) -> None:
    """A bot that closes would have the modules of its faces forgotten."""
    if hasattr(extension, "teardown"):
        await extension.teardown(bot)
    bot._BotBase__extensions.pop(name, None)  # type: ignore[attr-defined]


async def _said_once(
    group: Group, tree: CommandTree[Any], translator: Translator
) -> dict[str, Any]:
    said = json.dumps(group.to_dict(tree)), type(translator)
    if said not in _said:
        _said[said] = await _said_in_all_languages(group, tree, translator)
    told: dict[str, Any] = copied(_said[said])
    return told
