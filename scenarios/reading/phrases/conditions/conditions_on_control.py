"""Conditions on what players control and hold: how many cards of a kind, and who has more."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Controlled, Filter, Is, Named
from engine.language.selections import (
    Both,
    Circumstance,
    Compare,
    Count,
    Either,
    Every,
    ForSome,
    Negated,
    Number,
    Players,
    Plus,
    Quantity,
    Selection,
    Those,
    You,
)
from engine.language.words import Comparison, Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.nouns.card_nouns import another, undo_another
from scenarios.reading.phrases.nouns.name_phrases import TAGS, plural_of
from scenarios.reading.templates import Bindings, Value, h, narrowed, parts_of

THEY = Those("opponent")
"""The opponent of whom a condition asks, each in turn."""
_YOU = You()
_NONE, _ONE = Number(0), Number(1)
BOUNDS = (("or more", Comparison.AT_LEAST), ("or fewer", Comparison.AT_MOST))
"""The words behind a number of cards, and what they make of it."""
_AMOUNTS: tuple[tuple[str, str, Comparison, Value], ...] = (
    ("<a|an> {it:noun}", "is", Comparison.AT_LEAST, _ONE),
    ("{it:noun.another}", "is", Comparison.AT_LEAST, _ONE),
    ("no {it:nouns}", "are", Comparison.EQUAL, _NONE),
    ("exactly one {it:noun}", "is", Comparison.EQUAL, _ONE),
    ("exactly {n:count} {it:nouns}", "are", Comparison.EQUAL, h.n),
    *((f"{{n:count}} {bound} {{it:nouns}}", "are", comparison, h.n) for bound, comparison in BOUNDS),
    ("{n:count} {it:nouns}", "are", Comparison.AT_LEAST, h.n),
    ("{n:count.below} {it:nouns}", "are", Comparison.AT_MOST, h.n),
    ("{n:count.above} {it:nouns}", "are", Comparison.AT_LEAST, h.n),
)
"""Amounts in words, each with whether the verb is plural, and with the comparison and the number they stand for."""


def some_opponent(condition: Circumstance) -> ForSome:
    """Return that the condition is true for at least one opponent, whom it calls "opponent", by himself or herself."""
    return ForSome(Players(Relation.OPPONENT), THEY.name, condition)


def _controlled() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how many cards of a kind somebody controls."""
    yield made("noun.another", "another {it:noun}", another, undo_another)
    for words, be, comparison, n in _AMOUNTS:
        mine = Compare(Count(Every(narrowed(h.it, Controlled(_YOU)))), comparison, n)
        theirs = Compare(Count(Every(narrowed(h.it, Controlled(THEY)))), comparison, n)
        yield rule("condition.one", f"you <control|have> {words}", mine)
        yield rule("condition.one", f"{words} {be} in your party", mine)
        yield rule("condition.one", f"an opponent <controls|has> {words}", some_opponent(theirs))
        yield rule("condition.one", f"{words} {be} in an opponent 's party", some_opponent(theirs))
        yield rule("condition.one", f"an opponent has {words} in <his|his or her> party", some_opponent(theirs))
        his = Compare(Count(Every(narrowed(h.it, Controlled(h.who)))), comparison, n)
        yield rule("condition.one", f"{{who:player.one}} <controls|has> {words}", his)
        there = Compare(Count(Every(h.it)), comparison, n)
        yield rule("condition.one", f"{words} {be} in play", there)
        if be == "are":
            yield rule("condition.one", f"there are {words} <|in play>", there)
        if n == _NONE:
            yield rule("condition.one", f"{words} remain <|in play>", there)
        yield rule("condition.one", f"there {be} {words} in your party", mine)
        yield rule("condition.one", f"there {be} {words} in an opponent 's party", some_opponent(theirs))
        for state in ("being", "has"):
            verb = f"{be} " if state == "being" else ""
            so = Compare(Count(Every(narrowed(h.it, h.so))), comparison, n)
            yield rule("condition.one", f"{words} {verb} {{so:{state}}}", so)


def _more(more: Quantity, fewer: Quantity, by: Quantity = _ONE) -> Compare:
    return Compare(more, Comparison.AT_LEAST, Plus((fewer, by)))


_YOURS = "{it:nouns.whoever} <|in play|in your party>"
_HIS = "{it:nouns.whoever} <|in play|in <his|his or her|their> party>"
"""Cards that are compared, each player's by themselves."""


def _more_than_others() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for more cards of one kind in play than of another, whoever controls them."""
    over = _more(Count(Every(h.it)), Count(Every(h.of)))
    yield rule("condition.one", "there are more {it:nouns} <|in play> than {of:nouns} <|in play>", over)
    yield rule("condition.one", "more {it:nouns} than {of:nouns} are in play", over)


def _compared() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who controls or holds more than somebody else."""
    things = (Count(Every(narrowed(h.it, Controlled(_YOU)))), Count(Every(narrowed(h.it, Controlled(THEY)))))
    cards = (Count(Every(CARD, (Zone.HAND,), _YOU)), Count(Every(CARD, (Zone.HAND,), THEY)))
    for yours, have, his, has, (mine, theirs) in (
        (_YOURS, "<control|have>", _HIS, "<controls|has>", things),
        ("cards in <your hand|hand>", "have", "cards in <his hand|hand>", "has", cards),
    ):
        for word, left, right in (("more", mine, theirs), ("fewer", theirs, mine)):
            some, none = some_opponent(_more(left, right)), Negated(some_opponent(_no_more(left, right)))
            yield rule("condition.one", f"you {have} {word} {yours} than an opponent", some)
            yield rule("condition.one", f"you {have} {word} {yours} than each opponent", none)
            they = some_opponent(_more(right, left))
            yield rule("condition.one", f"an opponent {has} {word} {his} than you", they)
    held = (Count(Every(narrowed(h.it, Controlled(h.who)))), Count(Every(CARD, (Zone.HAND,), h.who)))
    for yours, his, one, you in (
        (_YOURS, _HIS, held[0], things[0]),
        ("cards in <hand|your hand>", "cards in <his hand|hand>", held[1], cards[0]),
    ):
        yield rule("condition.one", f"{{who:player.one}} <has|controls> more {his} than you", _more(one, you))
        yield rule("condition.one", f"{{who:player.one}} <has|controls> fewer {his} than you", _more(you, one))
        yield rule("condition.one", f"you <have|control> more {yours} than {{who:player.one}}", _more(you, one))
        yield rule("condition.one", f"you <have|control> fewer {yours} than {{who:player.one}}", _more(one, you))
    had = (("<control|have>", _YOURS), ("<controls|has>", _HIS))
    yield from _more_by_a_number(*had, *things, held[0])
    in_hand = (("have", "cards in <hand|your hand>"), ("has", "cards in <hand|his hand>"))
    yield from _more_by_a_number(*in_hand, *cards, held[1])
    yield made("nouns.whoever", "{it:nouns}", _of_whoever, lambda _d, value: [{"it": value}])
    yield made("player.one", "{who:player}", _one_player, lambda _d, value: [{"who": value}])
    more = some_opponent(_more(things[1], things[0]))
    yield rule("condition.one", "there are more {it:nouns.whoever} in an opponent 's party than in yours", more)
    yield rule("condition.one", "more {it:nouns.whoever} are in an opponent 's party than in yours", more)


def _of_whoever(_discourse: Discourse, it: Filter) -> Filter:
    """Return the description of cards that each of two players may control.

    Raises:
        NoReading: it says who controls them, so that the other has none.
    """
    if any(isinstance(part, Controlled) for part in parts_of(it)):
        raise NoReading("cards that either player may control")
    return it


def _more_by_a_number(
    yours: tuple[str, str], his: tuple[str, str], mine: Quantity, theirs: Quantity, other: Quantity
) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who has at least so many more cards than somebody else."""
    for word, sign in (("more", 1), ("fewer", -1)):
        some = some_opponent(_by_how_many(mine, theirs, sign))
        they = some_opponent(_by_how_many(theirs, mine, sign))
        one = _by_how_many(mine, other, sign)
        mine_more, one_more = (f"{{n:count}} or more {each[1]} {word} than" for each in (yours, his))
        each_of_them = Negated(some_opponent(_by_less(mine, theirs, sign)))
        at_least = "<<|at least> {n:count}|{n:count} or more>"
        for words, so in (
            (f"you {yours[0]} {mine_more} an opponent", some),
            (f"an opponent {his[0]} {one_more} you", they),
            (f"you {yours[0]} {mine_more} {{who:player.one}}", one),
            (f"you {yours[0]} {mine_more} each opponent", each_of_them),
            (f"you {yours[0]} {at_least} {word} {yours[1]} than each opponent", each_of_them),
        ):
            yield rule("condition.one", words, so, check=_several_more)
        for count in ("<|at least> {n:count}", "{n:count} or more"):
            said, they_have = (f"{have} {count} {word} {what}" for have, what in (yours, his))
            yield rule("condition.one", f"you {said} than an opponent", some, check=_several_more)
            yield rule("condition.one", f"an opponent {they_have} than you", they, check=_several_more)
            yield rule("condition.one", f"you {said} than {{who:player.one}}", one, check=_several_more)


def _by_less(one: Quantity, other: Quantity, sign: int) -> Compare:
    """Return that one has fewer than so many more cards than the other, or with another sign fewer cards."""
    few, many = (other, one) if sign > 0 else (one, other)
    return Compare(Plus((few, h.n)), Comparison.AT_LEAST, Plus((many, _ONE)))


def _by_how_many(one: Quantity, other: Quantity, sign: int) -> Compare:
    return _more(one, other, h.n) if sign > 0 else _more(other, one, h.n)


def _several_more(_discourse: Discourse, n: Quantity, **_others: Value) -> None:
    """Refuse one card for a plural."""
    if n == _ONE:
        raise NoReading("more than one card")


def _one_player(_discourse: Discourse, who: Selection) -> Selection:
    if isinstance(who, Players):
        raise NoReading("one player")
    return who


def _no_more(left: Quantity, right: Quantity) -> Compare:
    """Return that the second quantity is at least the first."""
    return Compare(right, Comparison.AT_LEAST, left)


def _held() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how many cards a hand or a graveyard has."""
    hand = Count(Every(CARD, (Zone.HAND,), h.who))
    for words, comparison, n in (
        ("no cards", Comparison.EQUAL, _NONE),
        ("exactly {n:count} cards", Comparison.EQUAL, h.n),
        *((f"{{n:count}} {bound} cards", comparison, h.n) for bound, comparison in BOUNDS),
    ):
        mine = Compare(Count(Every(CARD, (Zone.HAND,), _YOU)), comparison, n)
        theirs = Compare(Count(Every(CARD, (Zone.HAND,), THEY)), comparison, n)
        yield rule("condition.one", f"you have {words} in <your hand|hand>", mine)
        yield rule("condition.one", f"{{who:player}} has {words} in <his hand|hand>", Compare(hand, comparison, n))
        yield rule("condition.one", f"an opponent has {words} in <his hand|hand>", some_opponent(theirs))
    for whose, who in (("your", _YOU), ("{who:player.one} 's", h.who)):
        for words, zone in (("hand", Zone.HAND), ("graveyard", Zone.GRAVEYARD)):
            none = Compare(Count(Every(CARD, (zone,), who)), Comparison.EQUAL, _NONE)
            yield rule("condition.one", f"{whose} {words} is empty", none)
    dead = Count(Every(h.it, (Zone.GRAVEYARD,), _YOU))
    for be, words, comparison, n in (
        ("is", "<a|an> {it:cardnoun.any}", Comparison.AT_LEAST, _ONE),
        ("is", "{it:cardnoun.another}", Comparison.AT_LEAST, _ONE),
        ("are", "no {it:cardnouns.any}", Comparison.EQUAL, _NONE),
        *(("are", f"{{n:count}} {bound} {{it:cardnouns.any}}", comparison, h.n) for bound, comparison in BOUNDS),
    ):
        yield rule("condition.one", f"{words} {be} in your graveyard", Compare(dead, comparison, n))
        yield rule("condition.one", f"there {be} {words} in your graveyard", Compare(dead, comparison, n))
        yield rule("condition.one", f"you have {words} in your graveyard", Compare(dead, comparison, n))


def _several() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for controlling one card of each of several kinds, or of any of them."""
    a, b, c = (
        Compare(Count(Every(narrowed(each, Controlled(_YOU)))), Comparison.AT_LEAST, _ONE) for each in (h.a, h.b, h.c)
    )
    one, two, three = (f"<a|an> {{{name}:noun}}" for name in "abc")
    for joint, several in (("and", Both), ("or", Either)):
        both = "<|both>" if several is Both else ""
        yield rule("condition.one", f"you <control|have> {both} {one} {joint} {two}", several((a, b)))
        yield rule("condition.one", f"you <control|have> {one} , {two} , {joint} {three}", several((a, b, c)))
    yield rule("condition.one", f"{one} or {two} is in your party", Either((a, b)))
    yield rule("condition.one", f"{one} , {two} , or {three} is in your party", Either((a, b, c)))
    yield rule("condition.one", f"{one} and {two} are in your party", Both((a, b)))
    yield rule("condition.one", f"{one} , {two} , and {three} are in your party", Both((a, b, c)))


def _of_a_tag() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for controlling a card, of whatever kind, that has a tag."""
    for words, comparison, n in (
        ("<a|an> {it:tagged.card}", Comparison.AT_LEAST, _ONE),
        ("no {it:tagged.cards}", Comparison.EQUAL, _NONE),
        ("{n:count} or more {it:tagged.cards}", Comparison.AT_LEAST, h.n),
        ("{n:count} or fewer {it:tagged.cards}", Comparison.AT_MOST, h.n),
    ):
        mine, theirs, his = (
            Compare(Count(Every(narrowed(h.it, Controlled(who)))), comparison, n) for who in (_YOU, THEY, h.who)
        )
        yield rule("condition.one", f"you control {words}", mine)
        yield rule("condition.one", f"an opponent controls {words}", some_opponent(theirs))
        yield rule("condition.one", f"{{who:player.one}} controls {words}", his)
    yield made("noun.another", "another {it:tagged.card}", another, undo_another)
    yield made("condition.one", "you control {name}", _named, _undo_named, like=Compare)
    yield made("tagged.card~", "{it:coreheadcard} card~", _with_a_tag, lambda _d, value: [{"it": value}])


def _with_a_tag(_discourse: Discourse, it: Filter) -> Filter:
    if isinstance(it, Is):
        raise NoReading("a tag of a card")
    return it


def _named(discourse: Discourse, name: str) -> Compare:
    """Return whether you control the card with the name, which is no word for a kind of cards, nor looks like one.

    Raises:
        NoReading: it is such a word, or the text's own card is called so.
    """
    looks_plural = " " not in name and name.endswith("s")
    if tuple(name.split()) in discourse.names.forms or looks_plural or name in (*TAGS, *map(plural_of, TAGS)):
        raise NoReading("the name of a card")
    return Compare(Count(Every(AllOf((Named(name), Controlled(_YOU))))), Comparison.AT_LEAST, _ONE)


def _undo_named(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Compare(Count(Every(AllOf((Named(name), Controlled(You()))))), Comparison.AT_LEAST, Number(1)):
            yield {"name": name}
        case _:
            return


RULES = (*_of_a_tag(), *_several(), *_controlled(), *_compared(), *_more_than_others(), *_held())
