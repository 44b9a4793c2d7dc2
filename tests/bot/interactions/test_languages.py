"""What somebody reads, by their choice or their Discord's, and who hears of it."""

from unittest.mock import Mock

import discord
import pytest

from bot.discord_api.reader import Reader, locale_of
from bot.interactions import languages as languages_module
from bot.interactions.languages import Languages
from bot.people import Person
from tests.bot.memory import Memory
from tests.bot.stage import Stage

ADA = 7
BEN = 8


def speaks(locale: discord.Locale, user_id: int = ADA) -> Mock:
    """A command or a press, from that Discord."""
    return Mock(user=Mock(id=user_id), locale=locale, extras={})


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def stage() -> Stage:
    return Stage(0, 0)


@pytest.fixture
def languages(memory: Memory, stage: Stage) -> Languages:
    return Languages(memory, stage.tables)


async def test_who_has_chosen_nothing_reads_what_their_discord_speaks(languages: Languages) -> None:
    pressed = speaks(discord.Locale.german)
    assert languages.chosen(ADA) is None
    assert languages.reader(pressed) == Reader("de", is_new=True)
    assert locale_of(pressed) == "de"


async def test_what_was_chosen_is_read_whatever_their_discord_speaks(
    languages: Languages, memory: Memory, stage: Stage
) -> None:
    pressed = speaks(discord.Locale.german)
    assert await languages.choose(pressed, "fr") == "fr"
    assert locale_of(pressed) == "fr", "the answer is the first to be read in it"

    again = speaks(discord.Locale.german)
    assert languages.reader(again) == Reader("fr", is_new=False)
    assert locale_of(again) == "fr"
    assert languages.reader(speaks(discord.Locale.german, BEN)).locale == "de"
    assert stage.spoken == [(ADA, "fr")]
    assert (memory.chosen, memory.people[ADA].locale) == ({ADA: "fr"}, "fr")


async def test_a_choice_outlives_a_restart(memory: Memory, stage: Stage) -> None:
    await Languages(memory, stage.tables).choose(speaks(discord.Locale.german), "fr")
    languages = Languages(memory, stage.tables)
    await languages.wake()
    assert languages.chosen(ADA) == "fr"


async def test_a_choice_is_taken_back(languages: Languages, memory: Memory, stage: Stage) -> None:
    await languages.choose(speaks(discord.Locale.german), "fr")
    assert await languages.choose(speaks(discord.Locale.german), None) == "de"
    assert languages.chosen(ADA) is None
    assert stage.spoken == [(ADA, "fr"), (ADA, "de")]
    assert (memory.chosen, memory.people[ADA].locale) == ({ADA: None}, "de")


async def test_a_language_that_is_offered_no_more_is_nobodys_choice(
    languages: Languages, memory: Memory
) -> None:
    memory.chosen = {ADA: "tlh"}
    await languages.wake()
    assert languages.chosen(ADA) is None
    assert languages.reader(speaks(discord.Locale.german)).locale == "de"


async def test_a_language_is_heard_once_and_again_when_it_changes(
    languages: Languages, stage: Stage
) -> None:
    for locale in ("de", "de", "fr", "fr", "de"):
        await languages.hear(ADA, locale)

    assert stage.spoken == [(ADA, "de"), (ADA, "fr"), (ADA, "de")]
    assert not languages.reader(speaks(discord.Locale.german)).is_new
    assert languages.reader(speaks(discord.Locale.french)).is_new


async def test_only_who_is_known_and_reads_something_else_is_remembered_anew(
    languages: Languages, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = memory.put_locale
    written = list[tuple[int, str]]()

    async def noted(user_id: int, locale: str) -> None:
        written.append((user_id, locale))
        await put(user_id, locale)

    monkeypatch.setattr(memory, "put_locale", noted)
    memory.people[ADA] = Person(ADA, None, True, "de")
    await languages.hear(ADA, "de")
    await languages.hear(BEN, "de")
    await languages.hear(ADA, "fr")

    assert written == [(ADA, "fr")]


async def test_who_is_forgotten_has_chosen_nothing_and_was_never_heard(
    languages: Languages, memory: Memory
) -> None:
    await languages.choose(speaks(discord.Locale.german), "fr")
    languages.forget(ADA)
    languages.forget(BEN)

    assert languages.chosen(ADA) is None
    assert languages.reader(speaks(discord.Locale.french)).is_new


async def test_the_latest_are_remembered(
    memory: Memory, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages_module, "REMEMBERED", 1)
    languages = Languages(memory, stage.tables)
    for user_id in (ADA, BEN, ADA):
        await languages.hear(user_id, "de")

    assert len(stage.spoken) == 3
