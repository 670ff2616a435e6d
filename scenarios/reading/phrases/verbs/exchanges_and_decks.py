"""Cards that are exchanged, flipped, looked at or moved, decks that are turned over, and zones seldom searched."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import (
    Apply,
    ExchangeControl,
    Flip,
    Reattach,
    TurnDeckOver,
)
from engine.language.filters import InCondition, LinkIs, Marked, Not, Owned
from engine.language.modifiers import PlayFrom
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.powers import Continuous, TargetDescription
from engine.language.revelation import LookAt
from engine.language.selections import (
    Chosen,
    Count,
    Selection,
    Target,
    This,
    Those,
    You,
)
from engine.language.words import Condition, Joint, LineKeyword, LinkKind, Zone
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.verbs.entering_with import entering
from scenarios.reading.phrases.verbs.reattached_abilities import must_be_an_ability
from scenarios.reading.phrases.verbs.turned_faces import FACED
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.selected_cards import aim, back, back_by_noun, choose
from scenarios.reading.templates import Bindings, h, narrowed


def _cards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are exchanged, flipped, looked at, and put into play attached to others."""
    for a, b in (("np.indefinite", "np"), ("np", "np.indefinite"), ("one", "nps"), ("nps", "one"), ("nps", "nps")):
        yield rule("do", f"exchange control of {{a:{a}}} and {{b:{b}}}", (ExchangeControl(h.a, h.b),))
    yield from verb("flip+s {it:np~}", Flip(h.it), check=_must_have_two_faces)
    yield from verb("look+s at {it:np~}", LookAt(h.doer, h.it))
    yield from entering("put+s {it:away} into play attached to {attached_to:np~}", "attached_to")
    yield from verb("move+s {it:np} to {to:np~}", Reattach(h.it, h.to), check=must_be_an_ability)
    yield from entering("put+s {it:away} into play with {damage:digits} damage on it", "damage")
    for kind in LinkKind:
        word = {LinkKind.CARD: "played card", LinkKind.RESOURCE: "placed resource"}.get(kind, kind.value)
        yield rule("link.kind", word, kind)
    yield made("link", "target {kind:link.kind}", _target_link, _undo_target_link, like=Target)


def _nouns_of(discourse: Discourse, it: Selection) -> frozenset[str]:
    """Return the nouns of what was just spoken of; a choice was spoken of by its name."""
    named = Those(it.name) if isinstance(it, Chosen) and it.name is not None else it
    return next((each.nouns for each in reversed(discourse.mentions) if each.selection in (it, named)), frozenset())


def _must_have_two_faces(discourse: Discourse, it: Selection) -> None:
    if it != This() and not _nouns_of(discourse, it) & FACED:
        raise NoReading("a card with two faces")


def _target_link(discourse: Discourse, kind: LinkKind) -> Target:
    return aim(discourse, TargetDescription(LinkIs((kind,)), zones=(Zone.CHAIN,)))


def _undo_target_link(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match discourse.description_of(value):
        case TargetDescription(LinkIs((kind,))):
            yield {"kind": kind}
        case _:
            return


def _players() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for decks that any player turns over, builds anew, or looks at the hand of."""
    yield from verb("turn+s {own} deck over", TurnDeckOver(h.own))
    yield rule("does", "builds a new {n:size} deck using cards from his entire collection", (NewDeck(h.doer, h.n),))
    keep = "can keep any of <his|his or her|your> {nouns} and start the next game with those cards in play"
    yield rule("clause.said", f"{{doer:player}} {keep}", (KeepForNextGame(h.doer, h.nouns),), bracket="clause")


def _one_of_them(discourse: Discourse, them: Selection) -> Chosen:
    nouns = next((each.nouns for each in reversed(discourse.mentions) if each.selection == them), frozenset({"card"}))
    return choose(discourse, them, None, None, nouns)


def _undo_one_of_them(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen((Target() | Those()) as them, None, None, None):
            yield {"them": them}
        case _:
            return


def _choices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one of several cards that were spoken of, and for how many these are."""
    yield made("some.spoken", "them", *back(plural_references.them))
    yield made("some.spoken", "those {noun:pointed.many}", *back_by_noun(plural_references.those))
    yield made("np.indefinite", "one of {them:some.spoken}", _one_of_them, _undo_one_of_them, like=Chosen)
    yield rule("value", "the number of {of:some.spoken}", Count(h.of))
    yield rule("value", "the number of {of:players}", Count(h.of))


def _zones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for zones that are searched, and from which cards are played, more rarely than others."""
    rare = {"collection": Zone.COLLECTION, "hand": Zone.HAND, "removed from game zone": Zone.REMOVED}
    for words, zone in rare.items():
        yield rule("searched", words, ((zone,), Joint.AND_OR))
    for words, zone in {**rare, "deck": Zone.DECK}.items():
        if zone is not Zone.HAND:
            played = PlayFrom(zone, narrowed(h.what, Owned(You())))
            said = f"you <can|may> play {{what:cardnouns}} from your {words}"
            yield rule("static", f"{said} .", (Continuous((played,), You()),))
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply((played,), You(), h.d),))


def _marked() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards outside play with or without a word of their type line."""
    for keyword in LineKeyword:
        for words, so in ((keyword.value, Marked(keyword)), (f"non-{keyword.value}", Not(Marked(keyword)))):
            both = narrowed(h.it, so)
            yield rule("cardnoun~", f"{words} {{it:cardcardnoun~}}", both)
    stays = narrowed(h.it, InCondition(Condition.ONGOING))
    yield rule("cardnoun~", "ongoing {it:cardcardnoun~}", stays)


RULES = (*_cards(), *_players(), *_choices(), *_zones(), *_marked())
