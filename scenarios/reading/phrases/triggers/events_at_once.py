"""Events of one or more cards, which count once for all that happens at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import Filter, Owned, Standing
from engine.language.selections import Players, You
from engine.language.triggers import On, What
from engine.language.words import Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Bindings, h, narrowed

_DEALS = What.DEALS_DAMAGE
_OPPONENTS = Players(Relation.OPPONENT)
_VERBS = {
    "enter play": What.ENTERS_PLAY,
    "leave play": What.LEAVES_PLAY,
    "attack": What.ATTACKS,
    "defend": What.DEFENDS,
    "protect": What.PROTECTS,
    "are destroyed": What.DESTROYED,
    "<become exhausted|are exhausted|exhaust>": What.BECOMES_EXHAUSTED,
    "<become ready|ready|are readied>": What.BECOMES_READY,
}
"""Events of several cards that a verb alone tells."""


def _together(what: What) -> tuple[Any, Any]:
    """Return the build and undo functions of such events; no single card of them can be referred to."""

    def build(_discourse: Discourse, whom: Filter) -> On:
        return On(what, subject=whom, together=True)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.subject is not None and value == On(what, subject=value.subject, together=True):
            yield {"whom": value.subject}

    return build, undo


def _of_players(what: What, by: You | Players) -> tuple[Any, Any]:
    """Return the build and undo functions of such events of cards that these players control."""
    build, undo = _together(what)

    def undo_theirs(discourse: Discourse, value: On) -> Iterator[Bindings]:
        for bound in undo(discourse, value):
            yield from ({"whom": each["nouns"]} for each in disowned(bound["whom"]) if each["who"] == by)

    return lambda discourse, whom: build(discourse, owned(whom, by)), undo_theirs


def _several() -> Iterator[tuple[Rule, ...]]:
    for words, what in _VERBS.items():
        yield made("event.plain", f"one or more {{whom:nouns}} {words}", *_together(what), like=On)
        mine = _of_players(what, You())
        yield made("event.plain", f"one or more of your {{whom:nouns}} {words}", *mine, like=On)
    yours, theirs = "<in your party|under your control>", "<in an opponent 's party|under an opponent 's control>"
    for where, by in ((yours, You()), (theirs, Players(Relation.OPPONENT))):
        arriving = _of_players(What.ENTERS_PLAY, by)
        yield made("event.plain", f"one or more {{whom:nouns}} enter play {where}", *arriving, like=On)


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that one or more characters deal or are dealt."""
    for kind, combat in (("", None), ("combat", True)):
        undergone = On(_DEALS, other=h.whom, combat=combat, together=True)
        yield rule("event.plain", f"one or more {{whom:nouns}} are dealt {kind} damage", undergone)
        dealt = On(_DEALS, subject=h.whom, other=h.other, combat=combat, together=True)
        yield rule("event.plain", f"{{other:who}} is dealt {kind} damage by one or more {{whom:nouns}}", dealt)
        yield rule("event.plain", f"one or more {{whom:nouns}} deal {kind} damage to {{other:who}}", dealt)


def _moved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one or more cards that are put into a graveyard, or leave one or a hand."""
    for whose, his, players in (("your", "your", You()), ("an opponent 's", "<his|his or her>", _OPPONENTS)):
        cards = narrowed(h.whom, Owned(players))
        for where, zone in ((f"{his} deck", Zone.DECK), (f"{his} hand", Zone.HAND), ("anywhere", None)):
            buried = On(What.MOVES, subject=cards, from_zone=zone, to_zone=Zone.GRAVEYARD, together=True)
            said = f"one or more {{whom:cardnouns.any}} are put into {whose} graveyard from {where}"
            yield rule("event.plain", said, buried)
        died = On(What.MOVES, subject=cards, from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD, together=True)
        yield rule("event.plain", f"one or more {{whom:nouns}} are put into {whose} graveyard from play", died)
        for where, zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
            gone = On(What.MOVES, subject=cards, from_zone=zone, together=True)
            yield rule("event.plain", f"one or more {{whom:cardnouns.any}} leave {whose} {where}", gone)
        removed = On(What.MOVES, subject=cards, from_zone=Zone.GRAVEYARD, to_zone=Zone.REMOVED, together=True)
        said = f"one or more {{whom:cardnouns.any}} <in|from> {whose} graveyard are removed from the game"
        yield rule("event.plain", said, removed)


def _by_players() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one or more cards that a player discards or draws."""
    for who, s, relation in (
        ("you", "", Relation.YOU), ("an opponent", "s", Relation.OPPONENT), ("a player", "s", Relation.ANY),
    ):  # fmt: skip
        player = Standing(relation)
        for verb, what in (("discard", What.DISCARDED), ("draw", What.DRAWN)):
            said = f"{who} {verb}{s} one or more"
            yield rule("event.plain", f"{said} cards", On(what, player=player, together=True))
        some = On(What.DISCARDED, subject=h.whom, player=player, together=True)
        yield rule("event.plain", f"{who} discard{s} one or more {{whom:cardnouns.some}}", some)


RULES = (*_several(), *_dealt(), *_moved(), *_by_players())
