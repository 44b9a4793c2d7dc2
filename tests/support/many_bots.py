"""Caches what is equal for the hundreds of bots in one test process.

These are the rulebooks, the lessons, and the slash commands in every language of Discord.
"""

import json
from functools import cache
from typing import Any

from discord.app_commands import CommandTree, Group, Translator

from cogs import rulebook
from cogs.learn import lesson
from tests.support.quick_simcord import copied

_translate = Group.get_translated_payload
_payloads: dict[tuple[str, type[Translator]], dict[str, Any]] = {}


def be_many() -> None:
    """Install the caches for all later bots of this process."""
    Group.get_translated_payload = _translate_once  # type: ignore[assignment, method-assign]
    rulebook.rulebook_pages = cache(rulebook.rulebook_pages)
    lesson.lesson_of = cache(lesson.lesson_of)


async def _translate_once(
    group: Group, tree: CommandTree[Any], translator: Translator
) -> dict[str, Any]:
    """Return the group's commands in all languages, translated once for equal commands."""
    commands_key = json.dumps(group.to_dict(tree)), type(translator)
    if commands_key not in _payloads:
        _payloads[commands_key] = await _translate(group, tree, translator)

    # A caller may change the payload, so each gets a copy.
    payload: dict[str, Any] = copied(_payloads[commands_key])
    return payload
