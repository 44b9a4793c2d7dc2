"""The language of a person: their choice, or the language of their Discord client."""

from unittest.mock import Mock

import discord
import pytest

from bot.discord_api.interaction_token import Reader, locale_of
from bot.interactions import languages as languages_module
from bot.interactions.languages import Languages
from bot.people import Person
from tests.bot.memory import Memory
from tests.bot.stage import Stage

ADA = 7
BEN = 8


def speaks(locale: discord.Locale, user_id: int = ADA) -> Mock:
    """Return an interaction from a Discord client in this language."""
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


async def test_language_of_the_client_is_used_without_a_choice(languages: Languages) -> None:
    pressed = speaks(discord.Locale.german)
    assert languages.chosen(ADA) is None
    assert languages.reader(pressed) == Reader("de", is_new=True)
    assert locale_of(pressed) == "de"


async def test_chosen_language_overrides_the_client(
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
    # The choice is stored, and the running tables know of it.
    assert (memory.chosen, memory.people[ADA].locale) == ({ADA: "fr"}, "fr")


async def test_choice_survives_a_restart(memory: Memory, stage: Stage) -> None:
    await Languages(memory, stage.tables).choose(speaks(discord.Locale.german), "fr")
    languages = Languages(memory, stage.tables)
    await languages.wake()
    assert languages.chosen(ADA) == "fr"


async def test_choice_can_be_withdrawn(languages: Languages, memory: Memory, stage: Stage) -> None:
    await languages.choose(speaks(discord.Locale.german), "fr")
    assert await languages.choose(speaks(discord.Locale.german), None) == "de"
    assert languages.chosen(ADA) is None
    assert stage.spoken == [(ADA, "fr"), (ADA, "de")]
    assert (memory.chosen, memory.people[ADA].locale) == ({ADA: None}, "de")


async def test_chosen_language_that_is_no_longer_offered_is_ignored(
    languages: Languages, memory: Memory
) -> None:
    memory.chosen = {ADA: "tlh"}
    await languages.wake()
    assert languages.chosen(ADA) is None
    assert languages.reader(speaks(discord.Locale.german)).locale == "de"


async def test_language_is_announced_only_when_it_changes(
    languages: Languages, stage: Stage
) -> None:
    for locale in ("de", "de", "fr", "fr", "de"):
        await languages.hear(ADA, locale)

    assert stage.spoken == [(ADA, "de"), (ADA, "fr"), (ADA, "de")]
    assert not languages.reader(speaks(discord.Locale.german)).is_new
    assert languages.reader(speaks(discord.Locale.french)).is_new


async def test_only_known_people_with_a_new_language_are_written(
    languages: Languages, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = memory.change_person
    written = list[tuple[int, str]]()

    async def noted(user_id: int, locale: str) -> None:
        written.append((user_id, locale))
        await change(user_id, locale=locale)

    monkeypatch.setattr(memory, "change_person", noted)
    memory.people[ADA] = Person(ADA, None, True, "de")
    await languages.hear(ADA, "de")
    await languages.hear(BEN, "de")
    await languages.hear(ADA, "fr")

    # A person without a row needs none for this; the same language needs no write.
    assert written == [(ADA, "fr")]


async def test_erased_person_has_no_choice_and_no_last_language(
    languages: Languages, memory: Memory
) -> None:
    await languages.choose(speaks(discord.Locale.german), "fr")
    languages.forget(ADA)
    languages.forget(BEN)

    assert languages.chosen(ADA) is None
    assert languages.reader(speaks(discord.Locale.french)).is_new


async def test_cache_of_languages_is_bounded(
    memory: Memory, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages_module, "REMEMBERED", 1)
    languages = Languages(memory, stage.tables)
    for user_id in (ADA, BEN, ADA):
        await languages.hear(user_id, "de")

    # Ben's entry pushed out Ada's, so hers is announced again.
    assert len(stage.spoken) == 3
