"""Discord's limits on application commands, for a request that replaces all commands.

A problem is a text such as "[0].name: too long". Its first part, the parameter `at`, is the place
of the wrong value in the request.
"""

import re
from collections import Counter

from playground.limits.components import Part, Problems, broken, length, lengths, repeated_values

CHAT_INPUT = 1
SUBCOMMAND = 1
GROUP = 2
STRING = 3
INTEGER = 4
NUMBER = 10
# The maximum number of slash commands.
MAX_CHAT_INPUT = 100
# The maximum number of user commands, and that of message commands.
MAX_MENU = 15
MAX_COMMAND_CHARACTERS = 8000
# Discord: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$; \w is the same for the names we can have.
NAME = re.compile(r"[-'\w]{1,32}\Z")


def command_problems(body: object) -> list[str]:
    """Return the problems of a list of commands."""
    if not isinstance(body, list):
        return ["body: must be a list of commands"]

    names = repeated_values(
        (command.get("type", CHAT_INPUT), command.get("name")) for command in body
    )
    problems = [f"body: two commands named {name!r}" for _, name in names]
    # Each type of command has a limit of its own.
    kinds = Counter(command.get("type", CHAT_INPUT) for command in body)
    for kind, count in kinds.items():
        limit = MAX_CHAT_INPUT if kind == CHAT_INPUT else MAX_MENU
        problems += broken((count > limit, f"body: {count} commands of type {kind}, over {limit}"))

    for number, command in enumerate(body):
        problems += _one_command(f"[{number}]", command)

    return problems


def _one_command(at: str, command: Part) -> Problems:
    """Return the problems of one command."""
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        return lengths(at, command, name=(1, 32)) + broken(
            (command.get("description"), f"{at}.description: a menu command has none")
        )

    problems = _name_problems(at, command) + _options(at, command.get("options") or [], depth=0)
    # Discord counts the characters of a command with all its options.
    total = _count_characters(command)
    most = MAX_COMMAND_CHARACTERS
    return problems + broken((total > most, f"{at}: {total} characters in total, over {most}"))


def _name_problems(at: str, part: Part) -> Problems:
    """Return the problems of names and descriptions, in all languages."""
    names = {"name": str(part.get("name") or ""), **(part.get("name_localizations") or {})}
    problems = [
        f"{at}.{where}: {text!r} is not a lower-case name of 1 to 32 characters"
        for where, text in names.items()
        if not NAME.match(text) or text != text.lower()
    ]
    problems += lengths(at, part, description=(1, 100))
    described = part.get("description_localizations") or {}
    problems += lengths(f"{at}.description", described, **dict.fromkeys(described, (1, 100)))
    return problems


def _options(at: str, options: list[Part], *, depth: int) -> Problems:
    """Return the problems of a list of options.

    `depth` is 0 in a command, 1 in a group, 2 in a subcommand.
    """
    names = repeated_values(option.get("name") for option in options)
    # Discord refuses a command with both subcommands and options of its own.
    nested = [option for option in options if option.get("type") in (SUBCOMMAND, GROUP)]
    needed = [bool(option.get("required")) for option in options]
    problems = broken(
        (len(options) > 25, f"{at}.options: more than 25"),
        (names, f"{at}.options: names used twice: {names}"),
        (
            nested and len(nested) < len(options),
            f"{at}.options: subcommands and plain options cannot be mixed",
        ),
        (needed != sorted(needed, reverse=True), f"{at}.options: required options come first"),
    )
    for number, option in enumerate(options):
        here = f"{at}.options[{number}]"
        problems += _name_problems(here, option) + _one_option(here, option, depth)

    return problems


def _one_option(at: str, option: Part, depth: int) -> Problems:
    """Return the problems of one option."""
    kind = option.get("type")
    if kind == GROUP and depth > 0:
        return [f"{at}: a group cannot stand in a group"]
    if kind in (SUBCOMMAND, GROUP):
        if kind == SUBCOMMAND and depth > 1:
            return [f"{at}: nested too deep"]
        # Below a subcommand there may be neither a subcommand nor a group.
        return _options(at, option.get("options") or [], depth=depth + (1 if kind == GROUP else 2))
    # The types of options with a value are 3 (a text) to 11 (a file).
    if kind not in range(3, 12):
        return [f"{at}: unknown option type {kind!r}"]

    return _plain_option(at, option)


def _plain_option(at: str, option: Part) -> Problems:
    """Return the problems of an option that is not a subcommand."""
    choices = option.get("choices") or []
    completes = option.get("autocomplete")
    takes_choices = option["type"] in (STRING, INTEGER, NUMBER)
    low = option.get("min_value")
    high = option.get("max_value")
    problems = broken(
        (choices and completes, f"{at}: choices and autocomplete exclude each other"),
        (len(choices) > 25, f"{at}.choices: more than 25"),
        (
            (choices or completes) and not takes_choices,
            f"{at}: type {option['type']} takes neither choices nor autocomplete",
        ),
        (
            low is not None and high is not None and low > high,
            f"{at}: min_value over max_value",
        ),
    )
    for field in ("name", "value"):
        texts = repeated_values(str(choice.get(field)) for choice in choices)
        problems += [f"{at}.choices: {field} {text!r} twice" for text in texts]

    for number, choice in enumerate(choices):
        names = {"name": choice.get("name"), **(choice.get("name_localizations") or {})}
        problems += lengths(f"{at}.choices[{number}]", names, **dict.fromkeys(names, (1, 100)))

        if option["type"] == STRING:
            problems += length(choice.get("value"), 1, 100, f"{at}.choices[{number}].value")

    return problems


def _count_characters(part: Part) -> int:
    """Return the number of characters in names, descriptions and values.

    Of several translations the longest one counts (Discord's rule).
    """
    total = 0
    for field in ("name", "description"):
        texts = [part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()]
        total += max(map(len, texts))

    if isinstance(part.get("value"), str):
        total += len(part["value"])

    for below in [*(part.get("options") or []), *(part.get("choices") or [])]:
        total += _count_characters(below)

    return total
