"""What was said, as the text of a feature file that plays to the same end."""

from collections.abc import Iterator

from scenarios.dialogue.copied_playthrough import copied
from scenarios.dialogue.dialogue import Dialogue, names_on_board, say
from scenarios.dialogue.said_lines import Said
from scenarios.features.model import Step
from scenarios.outcome import CardView, StateView
from scenarios.registry.step_tokens import quoted


def feature_text(dialogue: Dialogue, title: str) -> str:
    """Return a feature with one scenario: what was said, under the edition that was played.

    Questions stand as the statements that hold. What is true at the end follows, where the last thing said was done.
    """
    steps = [*dialogue.steps, *_ending(dialogue)]
    lines = [f"Feature: {title}", "", f"  @edition:{dialogue.played.edition()}", f"  Scenario: {title}"]
    before = None
    for step in steps:
        lines += _step_lines(step, "And" if step.keyword == before else step.keyword)
        before = step.keyword
    return "\n".join((*lines, ""))


def _step_lines(step: Step, keyword: str) -> Iterator[str]:
    yield f"    {keyword} {step.text}"
    widths = [max(map(len, map(_cell, column))) for column in zip(*(step.table or ()), strict=True)]
    for row in step.table or ():
        cells = (f"{_cell(cell):<{width}}" for cell, width in zip(row, widths, strict=True))
        yield f"      | {' | '.join(cells)} |"
    if step.doc is not None:
        yield from ('      """', *(f"      {line}".rstrip() for line in step.doc.splitlines()), '      """')


def _cell(text: str) -> str:
    return text.replace("\\", "\\\\").replace("|", "\\|")


def _ending(dialogue: Dialogue) -> Iterator[Step]:
    """Yield what is true after the last thing that was done; nothing where a statement was the last.

    Where cards and players stand is said of the cards that sentences can name.
    """
    if not dialogue.steps or dialogue.steps[-1].keyword != "When" or dialogue.played.open is not None:
        return
    for text in _statements(dialogue):
        reply = say(dialogue, Said(text, keyword="Then"))
        if reply.stopped is None:
            yield Step("Then", "Then", text, 0)


def _statements(dialogue: Dialogue) -> Iterator[str]:
    """Yield statements about the end, of which some may not be so, or may name what is there twice."""
    state = copied(dialogue.played).view()
    for name in names_on_board(dialogue):
        yield from (f"{quoted(name)} is {place}" for place in _places(state))
    for player in state.players:
        whose = "your" if player.name == "you" else f"{player.name}'s"
        for card in (*player.hero_row, *player.ally_row):
            named = f"{whose} hero" if card.kind.casefold().endswith("hero") else f"{whose} {quoted(card.name)}"
            yield from _standing(named, card)
    if state.result is None:
        yield f"{state.priority} {'have' if state.priority == 'you' else 'has'} priority"


def _places(state: StateView) -> Iterator[str]:
    for player in state.players:
        whose = "your" if player.name == "you" else f"{player.name}'s"
        yield from (f"in {whose} {zone}" for zone in ("hand", "graveyard"))
    yield "removed from the game"


def _standing(named: str, card: CardView) -> Iterator[str]:
    """Yield what a statement says of a card in play: its damage, and whether it is exhausted."""
    if card.health is not None:
        yield f"{named} has {card.damage or 'no'} damage"
    yield f"{named} is {'ready' if card.ready else 'exhausted'}"
