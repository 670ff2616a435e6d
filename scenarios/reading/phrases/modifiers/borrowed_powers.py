"""What some players may do with cards besides the rules: powers, quests outside of play, hidden cards, targets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Controlled, Filter, HasKeyword, Is
from engine.language.modifiers import Can, Cannot, CompleteFrom, Deed, MustTarget, PlayRevealed, TargetsAtRandom
from engine.language.powers import Continuous
from engine.language.selections import Players, TurnOf, You
from engine.language.words import KeywordName, Kind, Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, filters_of, h, joined, whole_of

_CARD = Is((Kind.CARD,))
_POWERS = "<payment|payment ( ¶ )|> powers"


def _at_times(said: str) -> tuple[str, ...]:
    """Return the patterns of what is so at some times or while something is true, said behind it or before it."""
    return tuple(
        words
        for cond in ("{cond:when}", "<while|as long as> {cond:condition}")
        for words in (f"{said} {cond} .", f"{cond} , {said} .")
    )


def _used() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who can't use payment powers, and for who can use those of all cards (701.2)."""
    kinds = ((_POWERS, Deed.USE), ("<activated|[activate]> powers", Deed.USE_ACTIVATED))
    for (who, players), (powers, deed) in product((("you", You()), ("{who:player~}", h.who)), kinds):
        never = (Cannot(deed, Among(players)),)
        said = f"{who} can't use {powers}"
        yield rule("static", f"{said} .", (Continuous(never, _CARD),), bracket="clause")
        for words in _at_times(said):
            yield rule("static", words, (Continuous(never, _CARD, h.cond),), bracket="clause")
        yield rule("clause.said", f"{said} {{d:duration}}", (Apply(never, _CARD, h.d),), bracket="clause")
    yield from _neither_played_nor_used()
    all_ = (Can(Deed.USE, Among(You())),)
    said = "you <can|may> use the payment powers of any cards in play"
    yield rule("static", f"{said} .", (Continuous(all_, _CARD),))
    yield rule("static", f"{said} {{cond:when}} .", (Continuous(all_, _CARD, h.cond),))
    opposing = f"{said} during your turn ( including opposing cards ) ."
    yield rule("static", opposing, (Continuous(all_, _CARD, TurnOf(You())),))


def _neither_played_nor_used() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who can neither play cards nor use payment powers."""
    for (who, players), (cards, barred) in product(
        (("you", You()), ("{who:player~}", h.who)), (("cards", None), ("{other:nouns}", h.other))
    ):
        said = f"{who} can't play {cards} or use {_POWERS}"
        played, used = (Cannot(Deed.PLAY, barred),), (Cannot(Deed.USE, Among(players)),)
        never = (Continuous(played, players), Continuous(used, _CARD))
        at_times = (Continuous(played, players, h.cond), Continuous(used, _CARD, h.cond))
        yield rule("two.statics", f"{said} .", never, bracket="clause")
        for words in _at_times(said):
            yield rule("two.statics", words, at_times, bracket="clause")
        now = (Apply(played, players, h.d), Apply(used, _CARD, h.d))
        yield rule("clause.said", f"{said} {{d:duration}}", now, bracket="clause")


def _completed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for quests that are removed from the game as they are completed outside of play."""
    removed = "as you do , remove them from the game as an additional cost ."
    for words, zone in (
        ("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("the top of your deck", Zone.DECK),
    ):  # fmt: skip
        said = f"you <may|can> complete quest cards from {words}"
        yield rule("static", f"{said} . {removed}", (Continuous((CompleteFrom(zone),), You()),))
        yield rule("step.plain", f"{said} {{d:duration}} . {removed}", (Apply((CompleteFrom(zone),), You(), h.d),))


def _revealed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players who play with revealed cards."""
    for words, zone in (("the top card of {own} revealed", Zone.DECK), ("{own} revealed", Zone.HAND)):
        place = "deck" if zone is Zone.DECK else "hand"
        shown = (PlayRevealed(zone),)
        mine = words.replace("{own}", f"your {place}")
        yield rule("static", f"play with {mine} .", (Continuous(shown, You()),))
        yield rule("clause", f"play with {mine} {{d:duration}}", (Apply(shown, You(), h.d),))
        his, theirs = (words.replace("{own}", own) for own in (f"<his|his or her> {place}", f"their {place}s"))
        yield rule("static", f"{{who:player}} plays with {his} .", (Continuous(shown, h.who),))
        yield rule("static", f"{{who:players}} play with {theirs} .", (Continuous(shown, h.who),))


def _elusive_too(_discourse: Discourse, of: Filter) -> tuple[Can]:
    """Return the permission to attack elusive characters; whose they are is no matter of it (601.2b)."""
    parts = filters_of(of)
    if HasKeyword(KeywordName.ELUSIVE) not in parts:
        raise NoReading("characters that could not be attacked otherwise")
    theirs = Controlled(Players(Relation.OPPONENT))
    return (Can(Deed.ATTACK, of if theirs in parts else joined(of, theirs)),)


def _undo_elusive_too(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Can(Deed.ATTACK, AllOf((*rest, Controlled(Players(Relation.OPPONENT))))),):
            yield {"of": whole_of(rest)}
            yield {"of": AllOf((*rest, Controlled(Players(Relation.OPPONENT))))}
        case (Can(Deed.ATTACK, AllOf() as of),) if Controlled(Players(Relation.OPPONENT)) in of.filters:
            yield {"of": of}
        case _:
            return


def _fighting() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who can attack elusive characters, and who may protect against which attackers."""
    against = (Can(Deed.PROTECT_AGAINST, h.other),)
    yield made("is~", "can attack {of:nouns}", _elusive_too, _undo_elusive_too)
    yield rule("is~", "<can|may> protect against {other:noun.any}", against)


def _random() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for targets that nobody chooses."""
    at_random = (TargetsAtRandom(),)
    for targets, whose in (("all", Players()), ("{whose}", h.whose)):
        said = f"{targets} targets are chosen at random"
        yield rule("static", f"{said} .", (Continuous(at_random, whose),))
        yield rule("clause.said", f"{said} {{d:duration}}", (Apply(at_random, whose, h.d),))


def _required() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what the cards and effects of players must target if they can."""
    theirs = "<opposing cards and effects|cards and effects your opponents control>"
    whose = ((theirs, Players(Relation.OPPONENT)), ("{who:whose} cards and effects", h.who))
    for (cards, who), (whom, filter_) in product(whose, (("{it:np}", Among(h.it)), ("{of:nouns}", h.of))):
        must, said = (MustTarget(filter_),), f"{cards} must target {whom}"
        yield rule("static", f"{said} if able .", (Continuous(must, who),), bracket="clause")
        for timed in (f"{said} if able {{d:duration}}", f"{said} {{d:duration}} if able"):
            yield rule("clause.said", timed, (Apply(must, who, h.d),), bracket="clause")


RULES = (*_used(), *_completed(), *_revealed(), *_random(), *_required(), *_fighting())
