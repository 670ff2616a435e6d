"""Conditions made of conditions, and conditions on the time, on what was chosen and paid, and on who did what."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Controlled, Filter, Is
from engine.language.selections import (
    Both,
    During,
    Either,
    Every,
    Fits,
    Happened,
    Negated,
    PaidAlternate,
    Players,
    Selection,
    This,
    TookLastTurn,
    TurnOf,
    WasChosen,
    You,
)
from engine.language.words import CardType, Done, KeywordName, Phase, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.parts_of_turns import PARTS_OF_TURNS
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, filters_of, h, narrowed

_COMBAT = (Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)


def _joined() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two or three conditions, all or one of which must be true."""
    for first, last, several in (("both", "and", Both), ("either", "or", Either)):
        yield rule("condition.one", f"{first} {{a:condition.one}} {last} {{b:condition.one}}", several((h.a, h.b)))
        three = f"{first} {{a:condition.one}} , {{b:condition.one}} , {last} {{c:condition.one}}"
        yield rule("condition.one", three, several((h.a, h.b, h.c)))


def _times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the part of the turn, and for whose turn it is."""
    phases = [(phase.value, PARTS_OF_TURNS.get(phase.value, (phase,))) for phase in Phase if phase is not Phase.SETUP]
    for words, found in (*((f"the {words}", phases_) for words, phases_ in phases), ("combat", _COMBAT)):
        yield rule("condition.one", f"<it 's|it is> {words} now", During(found))
        yield rule("condition.one", f"<it isn't|it 's not> {words} now", Negated(During(found)))
    yield rule("condition.one", "<it 's|it is> before the first turn", During((Phase.SETUP,)))
    yield rule("condition.one", "<it 's|it is> {who:player} 's turn", TurnOf(h.who))
    for who, players in (("you", You()), ("{who:player}", h.who)):
        yield rule("condition.one", f"{who} took the last turn", TookLastTurn(players))
        yield rule("condition.one", f"{who} didn't take the last turn", Negated(TookLastTurn(players)))


def _parts_of_turns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for when a power can be used: in a part of the turn, or while the card is in a state."""
    yield rule("only", "<during|in> combat", During(_COMBAT))
    for words, phases in PARTS_OF_TURNS.items():
        yield rule("only", f"<during|in> your {words}", Both((TurnOf(You()), During(phases))))
    yield rule("only", "<on|during> <your|> opponents ' turns", TurnOf(Players(Relation.OPPONENT)))
    yield made("only", "<if|while> {so:being.state}", _in_a_state, _undo_in_a_state, like=Fits)


def _in_a_state(discourse: Discourse, so: Filter) -> Fits:
    """Return that the card itself, a character, is in a state; of another card the words would say which."""
    if discourse.names.type not in (CardType.ALLY, CardType.HERO):
        raise NoReading("a character")
    return Fits(This(), so)


def _undo_in_a_state(discourse: Discourse, value: Fits) -> Iterator[Bindings]:
    if value.selection == This() and discourse.names.type in (CardType.ALLY, CardType.HERO):
        yield {"so": value.filter}


def _chosen_word(_discourse: Discourse, word: KeywordName) -> WasChosen:
    return WasChosen(word.value)


def _undo_chosen_word(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case WasChosen(word) if word in {each.value for each in KeywordName}:
            yield {"word": KeywordName(word)}
        case _:
            return


def _chosen_and_paid() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what was chosen as the card entered play, and for its alternate cost."""
    yield made("condition.one", "you chose {word:keyword.name}", _chosen_word, _undo_chosen_word, like=WasChosen)
    yield rule("condition.one", "you paid the alternate cost", PaidAlternate())
    yield rule("condition.one", "you didn't pay the alternate cost", Negated(PaidAlternate()))


_BY_CARDS = {
    Done.DEALT_COMBAT_DAMAGE: "<dealt|has dealt> combat damage",
    Done.DEALT_DAMAGE: "<dealt|has dealt> damage",
    Done.ENTERED_COMBAT: "<entered|has entered> combat",
    Done.ENTERED_PLAY: "<entered|has entered> play",
    Done.HEALED_DAMAGE: "<healed|has healed> damage",
    Done.INSPIRED: "<was|has been> inspired",
    Done.PROPOSED: "was proposed as an attacker",
    Done.SABOTAGED: "sabotaged",
    Done.TRIGGERED: "triggered",
    Done.USED: "was used",
}
_BY_PLAYERS = {Done.PLAYED: "played", Done.COMPLETED: "completed", Done.PLACED: "placed", Done.STRUCK: "struck with"}


def _happened() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what cards and players did this turn."""
    yield rule("condition.one", "<a|an> {it:noun} was played this turn", Happened(Done.PLAYED, None, h.it))
    for deed, words in _BY_CARDS.items():
        for who in ("<a|an> {it:noun}", "{it:noun.another}"):
            yield rule("condition.one", f"{who} {words} this turn", Happened(deed, None, h.it))
        none = Negated(Happened(deed, None, h.it))
        yield rule("condition.one", f"no {{it:noun}} {words} this turn", none)
        several = words.replace("<was|has been>", "were").replace("was ", "were ").replace("|has ", "|have ")
        yield rule("condition.one", f"no {{it:nouns}} {several} this turn", none)
    for deed, words in _BY_PLAYERS.items():
        did = Happened(deed, h.who, h.it)
        yield rule("condition.one", f"{{who:player.one}} {words} <a|an> {{it:noun}} this turn", did)


def _must_be_of_a_kind(_discourse: Discourse, noun: Filter, **_parts: Value) -> None:
    """Refuse a tag alone, which is said in other ways."""
    if not isinstance(filters_of(noun)[0], Is):
        raise NoReading("a noun with words that describe it")


def _must_be_every(_discourse: Discourse, topic: Selection, **_parts: Value) -> None:
    """Refuse cards that are not all cards of a kind; how many are in a state is said with numbers."""
    if not isinstance(topic, Every):
        raise NoReading("all cards of a kind")


def _being() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what one card, or each of several, is."""
    yield rule(
        "condition.one",
        "{topic:one} <is|'s|was> <a|an> {noun}",
        Fits(h.topic, h.noun),
        bracket="clause",
        check=_must_be_of_a_kind,
    )
    yours = Fits(Every(narrowed(h.it, Controlled(You()))), h.so)
    yield rule("condition.one", "each of your {it:nouns} is {so:being}", yours, bracket="clause")
    all_of_them = "{topic:nps} are {so:being}"
    yield rule("condition.one", all_of_them, Fits(h.topic, h.so), bracket="clause", check=_must_be_every)


RULES = (*_joined(), *_parts_of_turns(), *_times(), *_chosen_and_paid(), *_happened(), *_being())
