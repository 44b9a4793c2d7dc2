"""The public table: the seats, the story, the count, then whose turn it is and what they may do."""

from bot.i18n.words import Words
from bot.pages.page import Asked, Block, Button, Do, Image, Kept, Line, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.chicken_out import alt, board, result, signs, story
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.picture import TablePicture
from cogs.pages import headline, now, small_print, texts, until, ways_on
from cogs.pictures import others
from games.chicken_out.view import OutView
from games.engine.asks import Option

ACCENT = 0xE8A33D
ACCENT_HOT = 0xC0392B

LINES, LONGEST = 2, 900
LINES_BELOW, LONGEST_BELOW = 1, 130
"""Of news: in words, and below the picture."""

TONES = {
    "play": Tone.MAIN,
    "continue": Tone.MAIN,
    "until_11": Tone.MAIN,
    "chicken_out": Tone.DANGER,
    "stop": Tone.GOOD,
}


def page(scene: Scene[OutView], words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(scene, words)
    if scene.status is Status.OVER:
        return result.page(labels)
    playing = scene.status is Status.PLAYING
    blocks: list[Block] = [Text(headline(scene, words)), _drawn(labels, in_play=playing)]
    blocks += [Asked(now(labels, awaited)), *buttons(labels, "turn")]
    blocks.append(ways_on(scene, words, *([reminder(words)] if playing else [])))
    hot = board.mood(labels.view) == signs.HOT
    return Page(tuple(blocks), ACCENT_HOT if hot else ACCENT)


def _drawn(labels: Labels, *, in_play: bool) -> Image:
    """The table. Drawn, it lacks what the host has set, and who played what. While it is paused,
    the count is not said.
    """
    words, news = labels.words, "\n".join(story.table_news(labels, LINES, LONGEST))
    legend = small_print(words("out-table-legend", deals=labels.view.deal))
    said: list[Block] = [Text(board.headline(labels)), Kept(board.seats(labels)), Line()]
    said += [*texts(news), Text(legend), Line()]
    if in_play:
        said.append(Text("\n".join(series(labels))))
    if not labels.scene.pictured:
        return Image(instead=tuple(said))
    latest = "\n".join(story.table_news(labels, LINES_BELOW, LONGEST_BELOW))
    below = texts(*board.settings(labels), latest, story.on_table(labels))
    picture = TablePicture.of(labels)
    return Image(
        picture,
        alt.table(picture, words),
        tuple(said),
        (*below, *others(labels.scene, words)),
    )


def series(labels: Labels) -> list[str]:
    """The count, and how it came about."""
    return [board.count(labels), *filter(None, [story.on_table(labels)])]


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who is asked what, and until when."""
    facts = labels.spoken(ask.about) | {"who": labels.seats(ask.waiting)}
    return until(labels.words, labels.words(f"out-ask-{ask.kind}", **facts), ask.deadline)


def buttons(labels: Labels, verb: str) -> list[Block]:
    """What whoever's turn it is may do; nobody else's press counts."""
    ask = labels.scene.ask
    if ask is None:
        return []
    return [Row(tuple(_button(labels, verb, *one) for one in enumerate(ask.public)))]


def reminder(words: Words, *, on: bool = False) -> Button:
    """Opens the page on which everybody may have themselves rung."""
    label = words("out-button-reminding" if on else "out-button-remind")
    return Button(label, Do("orders"), Tone.PLAIN, signs.BELL)


def _button(labels: Labels, verb: str, index: int, option: Option) -> Button:
    sign = signs.OPTIONS[option.kind]
    return Button(labels.option(option), Do(verb, index), TONES[option.kind], sign)
