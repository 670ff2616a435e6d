"""Rules of the game that cards change for players: graveyards, draws, resources, decks that are seen, and winning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Apply, LoseTheGame
from engine.language.filters import (
    AllOf,
    Among,
    ClassedLike,
    Controlled,
    DidThisTurn,
    Is,
    NamedLike,
    Standing,
    TypedLike,
)
from engine.language.modifiers import Can, Cannot, Deed, HandSize, MoreOf, MoreResources, PlayAsInstant, SeenTop
from engine.language.powers import Continuous
from engine.language.selections import Every, Number, Players, Quantity, Selection, Times, Top, You
from engine.language.words import Done, Kind, Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, figure, h, narrowed, scaled

_OPPONENTS = Players(Relation.OPPONENT)
_CARD = Is((Kind.CARD,))


def _graveyards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that have to stay in graveyards."""
    kept = (Cannot(Deed.LEAVE_GRAVEYARD),)
    for words, owners in (("opposing graveyards", _OPPONENTS), ("your graveyard", You()), ("graveyards", None)):
        cards = Every(h.what, (Zone.GRAVEYARD,), owners)
        said = f"{{what:cardnouns}} can't leave {words}"
        yield rule("static", f"{said} .", (Continuous(kept, cards),))
        yield rule("clause.said", f"{said} {{d:duration}}", (Apply(kept, cards, h.d),))


def _draws() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players who draw no more than one card in a turn: whoever has drawn one can't draw."""
    for words, relation in (
        ("you can't", Relation.YOU),
        ("<each opponent|opponents> can't", Relation.OPPONENT),
        ("<each player|players> can't", Relation.ANY),
    ):
        done = AllOf((Standing(relation), DidThisTurn(Done.DRAWN)))
        no_more = (Continuous((Cannot(Deed.DRAW),), done),)
        yield rule("static", f"{words} draw more than one card <per|each> turn .", no_more)


def _resources() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for more resources that players may place; they place them only in their own turns (408.1)."""
    for number, template in (("an additional resource", 1), ("{n:scale} additional resources", h.n)):
        more = (MoreResources(template),)
        you = f"you may place {number}"
        often = "<during each of your turns|on each of your turns|each turn>"
        yield rule("static", f"<{you} {often}|{often} , {you}> .", (Continuous(more, You()),))
        yield rule("clause.said", f"{you} {{d:duration}}", (Apply(more, You(), h.d),))
        for words, relation in (("player", Relation.ANY), ("opponent", Relation.OPPONENT)):
            said = f"each {words} may place {number} <during|on> <his|his or her> turn ."
            yield rule("static", said, (Continuous(more, Players(relation)),))


def _seen_decks() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the top card of a deck at which a player can look at any time."""
    seen = (SeenTop(),)
    yield rule("static", "you may look at the top card of your deck at any time .", (Continuous(seen, You()),))


def _out_of_reach() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that opponents can't target, and for cards that share something with a deck's top."""
    beyond = (Cannot(Deed.BE_TARGETED, Controlled(_OPPONENTS)),)
    said = "opponents can't target {it:topics}"
    yield rule("static.beyond", said, (Continuous(beyond, h.it),))
    yield rule("clause.said", f"{said} {{d:duration}}", (Apply(beyond, h.it, h.d),))
    alone = "opponents can't target {topic:one}"
    yield rule("static.beyond", alone, (Continuous(beyond, h.topic),), bracket="clause")
    yield rule("clause.said", f"{alone} {{d:duration}}", (Apply(beyond, h.topic, h.d),), bracket="clause")
    kept = (Cannot(Deed.EXHAUST, Controlled(_OPPONENTS)),)
    ready = "opposing cards <and|or> effects can't exhaust {topic:one}"
    yield rule("static.beyond", ready, (Continuous(kept, h.topic),), bracket="clause")
    yield rule("clause.said", f"{ready} {{d:duration}}", (Apply(kept, h.topic, h.d),), bracket="clause")
    by = (Cannot(Deed.BE_TARGETED, narrowed(h.by, Controlled(_OPPONENTS))),)
    for whom, words in ((h.it, "{it:topics}"), (h.it, "{it:one}")):
        said = f"opponents can't target {words} with {{by:nouns}}"
        yield rule("static.beyond", said, (Continuous(by, whom),))
        yield rule("clause.said", f"{said} {{d:duration}}", (Apply(by, whom, h.d),))
    for word, like in (("name", NamedLike), ("type", TypedLike), ("class", ClassedLike)):
        top = like(Top(Number(1), h.of))
        yield rule("postmod", f"that <share|shares> a {word} with the top card of {{of:whose}} deck", top)
        yield rule("postmod", f"that <share|shares> a {word} with {{of:one}}", like(h.of))


def _completions() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a quest that you may complete though you don't control it (103.1, 702.3)."""
    allowed = (Can(Deed.COMPLETE, Among(h.it)),)
    yield rule("clause.said", "you <may|can> complete {it:ref} {d:duration}", (Apply(allowed, You(), h.d),))


def _limits() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for more cards with a tag than they print, and for a second weapon that isn't Melee."""
    more = (Continuous((MoreOf(h.tag, 0, figure(h.n)),), You()),)
    yield rule("static", "you <can|may> <have|control> up to {n:count} {tag:tags} .", more)
    wields = "your hero has ranged dual wield ."
    yield rule("static", wields, (Continuous((MoreOf("Ranged", 1, strikes=True),), You()),))


def _must_be_you(discourse: Discourse) -> None:
    """Refuse that others win: it is your opponents who lose.

    Raises:
        NoReading: other players do it.
    """
    if discourse.doer not in (None, You()):
        raise NoReading("you, who win")


def _winning() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for winning: no opposing player remains in the game (102.1), so all opponents lose."""
    yield rule("do", "win the game", (LoseTheGame(_OPPONENTS),), check=_must_be_you)


def _hand_size(sign: int) -> tuple[Any, Any]:
    """Return the build and undo functions of a larger, or smaller, maximum hand size for each of something."""

    def build(_discourse: Discourse, who: Selection, n: Quantity, each: Quantity) -> Value:
        if not isinstance(n, Number):
            raise NoReading("a printed number of cards")
        return (Continuous((HandSize(scaled(each, sign * n.value)),), who),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((HandSize(Times(each, factor)),), _, None) as power,) if sign * factor > 0:
                yield {"who": power.to, "n": Number(sign * factor), "each": each}
            case (Continuous((HandSize(each),), _, None) as power,) if sign > 0 and each is not None:
                yield {"who": power.to, "n": Number(1), "each": each}
            case _:
                return

    return build, undo


def _hands() -> Iterator[tuple[Rule, ...]]:
    for who in ("{who:whose}",):
        for words, by, sign in (("<increased|raised>", h.n, 1), ("<reduced|lowered>", Times(h.n, -1), -1)):
            said = f"{who} maximum hand size is {words} by <{{n:count}}|{{n:digits}}>"
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply((HandSize(by),), h.who, h.d),))
            yield rule("static", f"{said} .", (Continuous((HandSize(by),), h.who),))
            yield made("static", f"{said} for each {{each:counted}} .", *_hand_size(sign))
    for who, them in (("you have", You()), ("{who:player~} has~", h.who)):
        said = f"{who} no maximum hand size"
        yield rule("clause.said", f"{said} {{d:duration}}", (Apply((HandSize(None),), them, h.d),))
        yield rule("static", f"{said} .", (Continuous((HandSize(None),), them),))
    instant = (PlayAsInstant(Among(Every(h.what, (Zone.HAND,), You())), are=True),)
    said = "{what:cardnouns} in your hand are instant"
    yield rule("static", f"{said} .", (Continuous(instant, You()),))
    yield rule("clause.said", f"{said} {{d:duration}}", (Apply(instant, You(), h.d),))


RULES = (
    *_completions(),
    *_out_of_reach(),
    *_limits(),
    *_winning(),
    *_graveyards(),
    *_draws(),
    *_resources(),
    *_seen_decks(),
    *_hands(),
)
