"""The report on a list of cards that was read: lines for people, data for programs."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from json import dumps
from typing import Any

from engine.language.printed import Printed
from judge.cardlists.card_data import card_data
from judge.cardlists.list_survey import Card, Share, shares, stops, why
from judge.output_lines import BLANK, Line, Style
from scenarios.reading.readings import Ambiguous, Read, Unread
from scenarios.reading.told_cards import reading as reading_of
from scenarios.reading.wording import Untold
from scenarios.scenario_errors import BadCardData

MOST_STOPS = 20
_STYLES: dict[str, Style] = {"read": "good", "ambiguous": "unsure", "unread": "bad"}


def survey_lines(cards: tuple[Card, ...], *, every: bool) -> Iterator[Line]:
    """Yield the shares by set and type and the words that stop cards; with `every`, why each unread card isn't read."""
    for title, column in (("By set", "set"), ("By type", "type")):
        yield Line(title, style="title")
        for share in shares(cards, column):
            yield Line(_share(share), indent=2)
    yield Line(_share(_total(cards)), style="title")
    stopped = stops(cards)
    if stopped:
        yield BLANK
        yield Line(
            "Words that can't be read: how many cards only they stop, and how many they stop in all", style="title"
        )
        for stop in stopped[:MOST_STOPS]:
            yield Line(f"{stop.finishes:4} {stop.stops:4}  {stop.words}", indent=2, whole=True)
        if len(stopped) > MOST_STOPS:
            yield Line(f"and {len(stopped) - MOST_STOPS} more; --format json has all", indent=2, style="faint")
    if every:
        yield BLANK
        yield from list_lines(cards)


def left_out_lines(rows: int, unknown: tuple[str, ...] = ()) -> Iterator[Line]:
    """Yield what of a list is read by nobody: rows that were left out, which are in no count, and unknown columns."""
    if unknown:
        yield Line(f"Nothing is read of the columns {', '.join(unknown)}", style="unsure", whole=True)
    if rows:
        yield Line(f"{rows} {'row is' if rows == 1 else 'rows are'} left out and counted nowhere", style="bad")


def list_lines(cards: Iterable[Card]) -> Iterator[Line]:
    """Yield a line for each card that isn't read: its line in the list, its name, and the reason."""
    for card in cards:
        if card.outcome != "read":
            said = f"{card.line}: {card.entry.name}: {why(card)}"
            yield Line(said, style=_STYLES[card.outcome], whole=True)


def replaced_lines(names: tuple[str, ...]) -> Iterator[Line]:
    """Yield the names of the cards that take the place of another card of the same name."""
    if names:
        yield Line("Of these names there was another card, which is replaced:", style="unsure")
        yield Line("; ".join(names), indent=2)


def hidden_lines(names: tuple[str, ...]) -> Iterator[Line]:
    """Yield the names of the cards that are never played, because a different carried card has the same name."""
    if names:
        yield Line("Carried cards with these names differ from yours and are played instead:", style="unsure")
        yield Line("; ".join(names), indent=2)
        yield Line("judge cards read --write FILE and judge run --cards FILE put yours first", indent=2, style="faint")


def _total(cards: tuple[Card, ...]) -> Share:
    count = [card.outcome for card in cards].count
    return Share("All", count("read"), count("ambiguous"), count("unread"))


def _share(share: Share) -> str:
    counts = f"{share.read} read, {share.ambiguous} ambiguous, {share.unread} unread"
    return f"{share.of or 'no set'}: {counts} ({share.percent:.1f}% of whole cards)"


def survey_data(cards: tuple[Card, ...], problems: Iterable[BadCardData]) -> dict[str, Any]:
    """Return the report on the list as data."""
    return {
        "sets": [_share_data(share) for share in shares(cards, "set")],
        "types": [_share_data(share) for share in shares(cards, "type")],
        "all": _share_data(_total(cards)),
        "stops": [asdict(stop) for stop in stops(cards)],
        "cards": [_card_data(card) for card in cards if card.outcome != "read"],
        "problems": [
            {"line": problem.line, "what": problem.what, "expected": problem.expected, "nearest": problem.nearest}
            for problem in problems
        ],
    }


def _share_data(share: Share) -> dict[str, Any]:
    return {**asdict(share), "percent": round(share.percent, 1)}


def _card_data(card: Card) -> dict[str, Any]:
    told: dict[str, Any] = {"row": card.line, "set": card.entry.set, "number": card.entry.number}
    told |= {"name": card.entry.name, "outcome": card.outcome}
    return told | reading_data(card.entry.reading)


def reading_data(reading: Read | Ambiguous | Unread) -> dict[str, Any]:
    """Return the outcome of reading a card, as data."""
    match reading:
        case Read(printed):
            return {"outcome": "read", "card": card_data(printed)}
        case Ambiguous(line, words, readings):
            return {"outcome": "ambiguous", "line": line, "words": words, "readings": [repr(each) for each in readings]}
        case Unread(line, column, words, expected):
            return {
                "outcome": "unread", "line": line, "column": column, "words": words, "expected": list(expected),
            }  # fmt: skip


def reading_lines(name: str, reading: Read | Ambiguous | Unread) -> Iterator[Line]:
    """Yield the outcome of reading one card: its values and its text in words, or why it isn't read."""
    match reading:
        case Read(printed):
            yield Line(f"{name or 'the card'}: read", style="good")
            yield from card_lines(printed)
        case Ambiguous(_, _, readings):
            yield Line(f"{name or 'the card'}: ambiguous: {reading}", style="unsure")
            for each in readings:
                yield Line(repr(each), indent=2)
        case Unread():
            yield Line(f"{name or 'the card'}: unread: {reading}", style="bad")


def card_lines(card: Printed) -> Iterator[Line]:
    """Yield a card in words made from its data: its values, then its text, or the data where something has no words."""
    yield Line(values(card), indent=2)
    try:
        told = reading_of(card)
    except Untold:
        yield from _data_lines(card)
        return
    for line in told:
        yield Line(line, indent=2)


def _data_lines(card: Printed) -> Iterator[Line]:
    """Yield the data of a card of which something has no words."""
    yield Line("not all of this card has words; this is its data:", indent=2, style="unsure")
    for line in dumps(card_data(card), indent=2, ensure_ascii=False).splitlines():
        yield Line(line.lstrip(), indent=2 + len(line) - len(line.lstrip()), whole=True)


def values(card: Printed) -> str:
    """Return a card's printed values on a line, as the documents write them.

    >>> from engine.language.words import CardType
    >>> values(Printed("Tim", CardType.ALLY, cost=1, traits=("Horde",), tags=("Orc",), atk=2, health=1))
    '1, Horde, Ally—Orc, 2 ATK / 1 Health'
    """
    cost = ("X" if not card.cost else f"{card.cost} + X") if card.has_x else str(card.cost)
    kind = f"Hero—{' '.join(card.traits)}" if card.type.value == "hero" else _kind(card)
    before = () if card.type.value in ("hero", "quest") else (cost, *card.traits)
    atk = f"{card.atk}{f' [{card.damage_type.value.capitalize()}]' if card.damage_type else ''} ATK"
    numbers = (
        (card.atk, atk), (card.strike_cost, f"{card.strike_cost} Strike"), (card.defense, f"{card.defense} DEF"),
        (card.health, f"{card.health} Health"),
    )  # fmt: skip
    shown = " / ".join(words for number, words in numbers if number is not None)
    return ", ".join(filter(None, (*before, kind, shown)))


def _kind(card: Printed) -> str:
    limits = dict(card.limits)
    tags = " ".join(f"{tag} ({limits[tag]})" if tag in limits else tag for tag in card.tags)
    words = [
        word.capitalize() for word in ("unique", "unlimited", "instant", "ongoing") if getattr(card, word)
    ]  # fmt: skip
    return " ".join((*words, card.type.value.capitalize())) + (f"—{tags}" if tags else "")
