"""Conditions on this turn: who did what, how often, to what it was done, and whether a host's controller takes it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Among, DealtDamage, DidThisTurn, Filter, Not, WasDealtDamage
from engine.language.selections import (
    Circumstance,
    Compare,
    ControllerOf,
    Fits,
    Happened,
    Host,
    Negated,
    Players,
    Selection,
    This,
    TimesDone,
    TurnOf,
    You,
)
from engine.language.words import Comparison, Done, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.conditions.conditions_on_control import BOUNDS, THEY, some_opponent
from scenarios.reading.phrases.replacements.prevented_damage import SOME_OF
from scenarios.reading.templates import Value, h, narrowed

_OPPONENTS = Players(Relation.OPPONENT)


def not_done(deed: Done, who: Selection, of: Value = None) -> Circumstance:
    """Return that a player didn't do so this turn; "an opponent" didn't where one of them didn't."""
    if who == _OPPONENTS:
        return some_opponent(not_done(deed, THEY, of))
    return Negated(Happened(deed, who, of))


def so_often(
    deed: Done, who: Selection, comparison: Comparison, of: Value = None, *, different: bool = False
) -> Circumstance:
    """Return that a player did so often enough this turn; "an opponent" did where one of them did alone."""
    if who == _OPPONENTS:
        return some_opponent(so_often(deed, THEY, comparison, of, different=different))
    return Compare(TimesDone(deed, who, of, different=different), comparison, h.n)


_BY_PLAYERS = (
    ("played", "play", Done.PLAYED),
    ("completed", "complete", Done.COMPLETED),
    ("placed", "place", Done.PLACED),
    ("struck with", "strike with", Done.STRUCK),
)
"""What players do with a card: the past tense, the bare form of the verb, and the deed."""

_BY_CARDS = (
    ("was destroyed", "were destroyed", "wasn't destroyed", Done.DESTROYED),
    ("<attacked|has attacked>", "attacked", "<didn't attack|hasn't attacked>", Done.ATTACKED),
    ("<defended|has defended>", "defended", "<didn't defend|hasn't defended>", Done.DEFENDED),
    ("<protected|has protected>", "protected", "<didn't protect|hasn't protected>", Done.PROTECTED),
)
"""What cards do or undergo: the past tense of one, of several and negated, and the deed."""

_AMOUNTS: tuple[tuple[str, Value], ...] = (
    ("<a|an> {it:noun}", h.it),
    ("{it:noun.another}", h.it),
    ("<a|an> {it:cardnoun.some}", h.it),
    ("another {it:cardnoun.some}", narrowed(h.it, Not(Among(This())))),
    ("another card", Not(Among(This()))),
    ("a card", None),
)
_PLAYER = "{who:player.one}"


def _by_players() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what you or an opponent did this turn, and how often."""
    for past, bare, deed in _BY_PLAYERS:
        for subject_, has, who in (("you", "<|have|'ve>", You()), ("an opponent", "<|has>", _OPPONENTS)):
            hasnt = "haven't" if who == You() else "hasn't"
            subject = f"{subject_} {has}" if "'" not in has else "<you|you have|you've>"
            for words, of in _AMOUNTS:
                if of is not None or deed is Done.PLAYED:
                    yield rule("condition.one", f"{subject} {past} {words} this turn", Happened(deed, who, of))
                    none = not_done(deed, who, of)
                    yield rule(
                        "condition.one", f"<{subject_} didn't {bare}|{subject_} {hasnt} {past}> {words} this turn", none
                    )
            none = not_done(deed, who, h.it)
            for words in ("{it:nouns}", "{it:cardnouns.some}"):
                yield rule("condition.one", f"{subject} {past} no {words} this turn", none)
            if deed is Done.PLAYED:
                yield rule("condition.one", f"{subject} {past} no cards this turn", not_done(deed, who))
            for bound, comparison in BOUNDS:
                often = so_often(deed, who, comparison, h.it)
                yield rule("condition.one", f"{subject} {past} {{n:count}} {bound} {{it:nouns}} this turn", often)
                any_card = so_often(deed, who, comparison)
                if deed is Done.PLAYED:
                    cards = f"{subject} {past} {{n:count}} {bound} cards this turn"
                    yield rule("condition.one", cards, any_card)


def _others_playing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether a player who was spoken of has played a card this turn."""
    for words, of in (("a card", None), ("<a|an> {it:noun}", h.it)):
        happened = Happened(Done.PLAYED, h.who, of)
        yield rule("condition.one", f"{{who:player.one}} <|has> played {words} this turn", happened)
        yield rule(
            "condition.one", f"{{who:player.one}} <didn't play|hasn't played> {words} this turn", Negated(happened)
        )
    for past, bare, deed in _BY_PLAYERS:
        if deed is not Done.PLAYED:
            did = Happened(deed, h.who, h.it)
            yield rule("condition.one", f"{_PLAYER} has {past} <a|an> {{it:noun}} this turn", did)
            not_so = f"{_PLAYER} <didn't {bare}|hasn't {past}> <a|an> {{it:noun}} this turn"
            yield rule("condition.one", not_so, Negated(did))
    for words, of in (("cards", None), ("{it:nouns}", h.it)):
        none = Negated(Happened(Done.PLAYED, h.who, of))
        yield rule("condition.one", f"{{who:player.one}} <|has> played no {words} this turn", none)


def _discarding() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether somebody has discarded a card, or so many, this turn."""
    deed = Done.DISCARDED
    for who, player in (("you", You()), ("an opponent", _OPPONENTS), ("{who:player.one}", h.who)):
        subject = f"{who} <|already|has>" if who != "you" else "<you|you already|you have|you've>"
        hasnt = "haven't" if who == "you" else "hasn't"
        for words, of in (("a card", None), ("<a|an> {it:cardnoun.some}", h.it)):
            yield rule("condition.one", f"{subject} discarded {words} this turn", Happened(deed, player, of))
            none = not_done(deed, player, of)
            yield rule("condition.one", f"{who} <didn't discard|{hasnt} discarded> {words} this turn", none)
        yield rule("value", f"the number of cards {subject} discarded this turn", TimesDone(deed, player))
        kind = TimesDone(deed, player, h.it)
        yield rule("value", f"the number of {{it:cardnouns.some}} {subject} discarded this turn", kind)
        if player == You():
            yield rule("counted.one", f"{{it:cardnoun.some}} {subject} discarded this turn", kind)
        for bound, comparison in BOUNDS:
            often = so_often(deed, player, comparison)
            yield rule("condition.one", f"{subject} discarded {{n:count}} {bound} cards this turn", often)
            of_a_kind = so_often(deed, player, comparison, h.it)
            said = f"{subject} discarded {{n:count}} {bound} {{it:cardnouns.some}} this turn"
            yield rule("condition.one", said, of_a_kind)


def _attacked_with() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what you or an opponent attacked with this turn, and with how many different characters."""
    for person, has, who in (("you", "have", You()), ("an opponent", "has", _OPPONENTS), (_PLAYER, "has", h.who)):
        subject = f"{person} <|{has}>"
        for words in ("<a|an> {it:noun.fighting}", "{it:noun.another}"):
            so = Happened(Done.ATTACKED, who, h.it)
            yield rule("condition.one", f"{subject} attacked with {words} this turn", so)
            not_so = f"<didn't attack|{has}n't attacked> with {words} this turn"
            yield rule("condition.one", f"{person} {not_so}", not_done(Done.ATTACKED, who, h.it))
        for bound, comparison in BOUNDS:
            many = so_often(Done.ATTACKED, who, comparison, h.it, different=True)
            several = f"{{n:count}} {bound} {{it:nouns.fighting}}"
            yield rule("condition.one", f"{subject} attacked with {several} this turn", many)
    yield made("noun.fighting~", "{it:noun~}", _fighting, lambda _d, value: [{"it": value}])
    mine = TimesDone(Done.ATTACKED, You(), h.it, different=True)
    yield rule("counted.one", "{it:noun.fighting} you attacked with this turn", mine)


def _fighting(_discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of characters, for abilities and equipment never attack or defend (600.1)."""
    if words_for(it) & {"ability", "equipment", "quest", "resource"}:
        raise NoReading("characters that can attack")
    return it


def _by_cards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a card of a kind did or underwent this turn, and how many did."""
    for one, several, not_so, deed in _BY_CARDS:
        for words in ("<a|an> {it:noun}", "{it:noun.another}"):
            yield rule("condition.one", f"{words} {one} this turn", Happened(deed, None, h.it))
        none = Negated(Happened(deed, None, h.it))
        yield rule("condition.one", f"no {{it:nouns}} {several} this turn", none)
        yield rule("condition.one", f"no {{it:noun}} {one} this turn", none)
        for bound, comparison in BOUNDS:
            often = Compare(TimesDone(deed, None, h.it, different=deed is not Done.DESTROYED), comparison, h.n)
            yield rule("condition.one", f"{{n:count}} {bound} {{it:nouns}} {several} this turn", often)
        if deed is not Done.DESTROYED:
            did = Fits(h.it, DidThisTurn(deed))
            yield rule("condition.one", f"{{it:one}} {one} this turn", did)
            yield rule("condition.one", f"{{it:one}} {not_so} this turn", Negated(did))
    for words in ("<a|an> {it:noun}", "{it:noun.another}"):
        mine = Happened(Done.ENTERED_PLAY, You(), h.it)
        yield rule("condition.one", f"{words} entered play under your control this turn", mine)
        theirs = Happened(Done.ENTERED_PLAY, _OPPONENTS, h.it)
        yield rule("condition.one", f"{words} entered play under an opponent 's control this turn", theirs)
    for bound, comparison in BOUNDS:
        came = Compare(TimesDone(Done.ENTERED_PLAY, You(), h.it), comparison, h.n)
        said = f"{{n:count}} {bound} {{it:nouns}} entered play <under your control|in your party> this turn"
        yield rule("condition.one", said, came)


def _of_damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that somebody dealt or was dealt this turn."""
    for kind, combat in (("", False), ("combat", True)):
        if combat:
            dealt = Fits(h.it, DealtDamage(combat=True))
            yield rule("condition.one", f"{{it:one}} <dealt|has dealt> {kind} damage this turn", dealt)
        fatal = Fits(h.it, DealtDamage(h.to, combat=combat, fatal=True))
        deadly = f"{{it:one}} <dealt|has dealt> fatal {kind} damage to <a|an> {{to:noun}} this turn"
        yield rule("condition.one", deadly, fatal, bracket="clause")
        was = Fits(h.it, WasDealtDamage(combat=combat))
        yield rule("condition.one", f"{{it:one}} <was|has been> dealt {SOME_OF} {kind} damage this turn", was)
        yield rule("condition.one", f"{kind} damage <was|has been> dealt to {{it:one}} this turn", was)
        yield rule("condition.one", f"no {kind} damage <was|has been> dealt to {{it:one}} this turn", Negated(was))
        yield rule("condition.one", f"{{it:one}} <wasn't|hasn't been> dealt {kind} damage this turn", Negated(was))
    for words, tool in (("<a|an> {tool:noun}", h.tool), ("{tool:tool.one}", Among(h.tool))):
        with_it = Happened(Done.DEALT_DAMAGE, with_=tool)
        yield rule("condition.one", f"damage was dealt with {words} this turn", with_it)
        yield rule("condition.one", f"no damage was dealt with {words} this turn", Negated(with_it))
    healed = Happened(Done.HEALED_DAMAGE, None, Among(h.it))
    yield rule("condition.one", "{it:one} <healed|has healed> damage this turn", healed)


def _counted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for numbers of this turn: cards that something was done to, and what you did with them."""
    yield rule("counted.one", "{it:noun} <|that was> destroyed this turn", TimesDone(Done.DESTROYED, None, h.it))
    dead = TimesDone(Done.DESTROYED, None, h.it)
    yield rule("value", "the number of {it:nouns} <|that were> destroyed this turn", dead)
    came = TimesDone(Done.ENTERED_PLAY, You(), h.it)
    mine = "<in your party|under your control>"
    yield rule("counted.one", f"{{it:noun}} that <entered|has entered> play {mine} this turn", came)
    yield rule("value", f"the number of {{it:nouns}} that <entered|have entered> play {mine} this turn", came)
    yield rule("counted.one", "card <you|you have|you've> played this turn", TimesDone(Done.PLAYED, You()))
    for past, deed in (("discarded", Done.DISCARDED), ("drew", Done.DRAWN)):
        participle = past.replace("drew", "drawn")
        said = f"card <you {past}|you have {participle}|you've {participle}> this turn"
        yield rule("counted.one", said, TimesDone(deed, You()))
        yield rule("counted.one", f"card {participle} this turn", TimesDone(deed))
    for past, _, deed in _BY_PLAYERS:
        so_often = TimesDone(deed, You(), h.it)
        yield rule("value", f"the number of {{it:nouns}} <you|you have|you've> {past} this turn", so_often)
        if deed is not Done.STRUCK:
            yield rule(
                "counted.one", f"{{it:noun}} <you|you have|you've> {past} this turn", TimesDone(deed, You(), h.it)
            )


def _hosts_turn(discourse: Discourse) -> TurnOf:
    """Return the turn of whoever controls the card that the ability is attached to, if the sentence is about that card.

    Raises:
        NoReading: the sentence is about another card.
    """
    if discourse.doer != Host():
        raise NoReading("the card that the ability is attached to")
    return TurnOf(ControllerOf(Host()))


def _turns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the turn in which a host is changed, called after the host itself."""
    yield made("when", "<on|during> its controller 's turn", _hosts_turn, as_built(_hosts_turn), like=TurnOf)


RULES = (
    *_counted(),
    *_by_players(),
    *_others_playing(),
    *_discarding(),
    *_attacked_with(),
    *_by_cards(),
    *_of_damage(),
    *_turns(),
)
