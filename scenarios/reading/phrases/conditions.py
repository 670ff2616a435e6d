"""Conditions: what stands after "if", "while", "unless" and "use only"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    Controlled,
    DealtDamage,
    EnteredThisTurn,
    HasCounter,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Named,
    Tagged,
    WasDealtDamage,
)
from engine.language.selections import (
    Compare,
    Count,
    CountersOn,
    Every,
    Fits,
    ForSome,
    Happened,
    HeroOf,
    Negated,
    Number,
    Players,
    Plus,
    Target,
    Those,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.words import Comparison, Condition, Done, KeywordName, Relation, Trait, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.quantities import CARD
from scenarios.reading.rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, narrowed

HERO = HeroOf(You())
_STATES = (
    Condition.ATTACKING,
    Condition.DEFENDING,
    Condition.PROTECTING,
    Condition.EXHAUSTED,
    Condition.READY,
    Condition.IN_COMBAT,
)
_FORMS = (KeywordName.BEAR_FORM, KeywordName.CAT_FORM)


def _being() -> Iterator[tuple[Rule, ...]]:
    for state in _STATES:
        yield rule("being", state.value, InCondition(state))
    for form in _FORMS:
        yield rule("being", f"in {form.value}", HasKeyword(form))
    for a in _FORMS:
        for b in _FORMS:
            if a is not b:
                said = a.value.removesuffix(" form")
                for words in (f"in {a.value} or {b.value}", f"in {said} or {b.value}"):
                    yield rule("being", words, AnyOf((HasKeyword(a), HasKeyword(b))))
    yield rule("being", "attacking in {form:form}", AllOf((InCondition(Condition.ATTACKING), h.form)))
    for form_ in _FORMS:
        yield rule("form", form_.value, HasKeyword(form_))
    yield rule("form", "bear or cat form", AnyOf((HasKeyword(_FORMS[0]), HasKeyword(_FORMS[1]))))
    yield rule("being", "stealthed", HasKeyword(KeywordName.STEALTH))
    yield rule("being", "attached to a {to:noun}", AttachedTo(h.to))
    yield rule("being", "attached to {to:one}", AttachedTo(Among(h.to)))
    for has in ("has", "have"):
        yield rule(has, f"{has} <a|an> {{name:counter}} counter", HasCounter(h.name))
        yield rule(has, f"{has} {{keyword:keyword.name}}", HasKeyword(h.keyword))
        yield rule(has, f"{has} damage <on it|>", InCondition(Condition.DAMAGED))


def _holding() -> Iterator[tuple[Rule, ...]]:
    yield rule("condition", "{topic:np} is {be:being}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition", "{topic:np} 's {be:being}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition", "{topic:np} {be:has}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition", "{it:np} has no damage <on it|>", Negated(Fits(h.it, InCondition(Condition.DAMAGED))))
    yield rule("condition", "{it:np} dealt damage this turn", Fits(h.it, DealtDamage()))
    yield rule("condition", "{it:np} dealt no damage this turn", Negated(Fits(h.it, DealtDamage())))
    yield made("condition", "{it:np} is <a|an> {tag}", _being_a, _undo_being_a)
    yield rule("condition", "it is your turn", TurnOf(You()))


def _being_a(_discourse: Discourse, it: Value, tag: str) -> Fits:
    """Say that somebody is of a race or class: a hero shows its race and class as traits, an ally has them as tags."""
    return Fits(it, HasTrait(tag) if isinstance(it, HeroOf) else Tagged((tag,)))


def _undo_being_a(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(it, HasTrait(tag) | Tagged((tag,))):
            yield {"it": it, "tag": tag}
        case _:
            return


def _comparing() -> Iterator[tuple[Rule, ...]]:
    at_least = Comparison.AT_LEAST
    cards = Count(Every(CARD, (Zone.HAND,), You()))
    yield rule("condition", "there are {n:count} or more {them:nouns}", Compare(Count(Every(h.them)), at_least, h.n))
    yield rule("condition", "you have {n:count} or more cards in your hand", Compare(cards, at_least, h.n))
    yield rule(
        "condition",
        "you <have|control> {n:count} or more {them:nouns}",
        Compare(Count(Every(narrowed(h.them, Controlled(You())))), at_least, h.n),
    )
    yield rule(
        "condition",
        "you <have|control> <a|an> {it:noun}",
        Compare(Count(Every(narrowed(h.it, Controlled(You())))), at_least, Number(1)),
    )


def _past() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on what has happened this turn, and on what exists."""
    combat = {"": False, "combat": True}
    for word, flag in combat.items():
        for has in ("dealt", "has dealt"):
            yield rule(
                "condition",
                f"{{topic:one}} {has} {word} damage to a {{to:noun}} this turn",
                Fits(h.topic, DealtDamage(h.to, combat=flag)),
                bracket="clause",
            )
            yield rule(
                "condition",
                f"{{topic:one}} {has} {word} damage to an {{to:noun}} this turn",
                Fits(h.topic, DealtDamage(h.to, combat=flag)),
                bracket="clause",
            )
    yield rule(
        "condition",
        "<a|an> {it:noun} was dealt damage this turn by <a|an> {by:noun}",
        Compare(Count(Every(narrowed(h.it, WasDealtDamage(h.by)))), Comparison.AT_LEAST, Number(1)),
    )


def _present() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on what there is and what something is."""
    yield rule(
        "condition",
        "<a|an> {it:noun} is in your party",
        Compare(Count(Every(narrowed(h.it, Controlled(You())))), Comparison.AT_LEAST, Number(1)),
    )
    yield rule("condition", "you targeted <a|an> {kind}", Fits(Target(0), Is((h.kind,))))
    yield rule("condition", "{topic:one} is <a|an> {noun:cardnoun}", Fits(h.topic, h.noun), bracket="clause")
    yield rule("condition", "{topic:one} was <a|an> {noun:cardnoun}", Fits(h.topic, h.noun), bracket="clause")
    yield rule("condition", "{it:one} entered play this turn", Fits(h.it, EnteredThisTurn()))
    yield rule("condition", "{topic:one} 's <a|an> {noun:cardnoun}", Fits(h.topic, h.noun), bracket="clause")
    yield rule(
        "condition",
        "{who:player} has no cards in his hand",
        Compare(Count(Every(CARD, (Zone.HAND,), h.who)), Comparison.EQUAL, Number(0)),
    )
    yield rule(
        "condition", "{left:value} is less than or equal to {right:value}", Compare(h.left, Comparison.AT_MOST, h.right)
    )


def _counted() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on what is left, what is alone, and who has more."""
    yield made("condition", "you removed the last <one|counter>", _last_removed, _undo_last_removed)
    yield rule(
        "condition",
        "you have no {them:nouns}",
        Compare(Count(Every(narrowed(h.them, Controlled(You())))), Comparison.EQUAL, Number(0)),
    )
    only = Compare(Count(Every(narrowed(h.of, Controlled(You())))), Comparison.EQUAL, Number(1))
    yield rule("condition", "<he|she|it> is the only {of:noun.alone} in your party", only)
    yield rule("noun.alone", "{it:head}", h.it)
    fatal = Compare(ValueOf(Trait.DAMAGE, h.it), Comparison.AT_LEAST, ValueOf(Trait.HEALTH, h.it))
    yield rule("condition", "{it:one} has fatal damage on it", fatal)
    yield rule("condition", "{it:one} doesn't have fatal damage on it", Negated(fatal))
    yield made("condition", "{name} is in your party", _another_is_there, _undo_another_is_there)


def _another_is_there(discourse: Discourse, name: str) -> Compare:
    if tuple(name.split()) in discourse.names.forms:
        raise NoReading("that is the card itself")
    return Compare(Count(Every(AllOf((Named(name), Controlled(You()))))), Comparison.AT_LEAST, Number(1))


def _undo_another_is_there(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Compare(Count(Every(AllOf((Named(name), Controlled(You()))))), Comparison.AT_LEAST, Number(1)):
            yield {"name": name}
        case _:
            return


def _outnumbered() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on who has more."""
    mine = Count(Every(narrowed(h.them, Controlled(You()))))
    theirs = Count(Every(narrowed(h.them, Controlled(Those("opponent")))))
    more = ForSome(
        Players(Relation.OPPONENT), "opponent", Compare(theirs, Comparison.AT_LEAST, Plus((mine, Number(1))))
    )
    yield rule("condition", "there are more {them:nouns} in an opponent 's party than in yours", more)
    yield rule("condition", "more {them:nouns} are in an opponent 's party than in yours", more)
    yield rule("condition", "an opponent <has|controls> more {them:nouns} than you", more)


def _done_or_not() -> Iterator[tuple[Rule, ...]]:
    """Give conditions on what was done this turn, and what was not."""
    for words, deed in (("<you have|you've|you> completed a quest this turn", Done.COMPLETED),):
        yield rule("condition", words, Happened(deed, You()))
    mine = AllOf((Among(h.this), Controlled(You())))
    there = Compare(Count(Every(mine)), Comparison.AT_LEAST, Number(1))
    yield rule("condition", "{this:self} is in your party", there)
    yield rule(
        "condition", "{this:self} is in play", Compare(Count(Every(Among(h.this))), Comparison.AT_LEAST, Number(1))
    )
    for words, deed in (("play <a|an> {it:noun}", Done.PLAYED), ("place a resource", Done.PLACED)):
        subject = h.it if "{" in words else None
        yield rule("condition", f"you didn't {words} this turn", Negated(Happened(deed, You(), subject)))
    yield rule("condition", "no damage was dealt this turn", Negated(Happened(Done.DEALT_DAMAGE)))
    yield rule("condition", "{topic:one} healed damage this turn", Happened(Done.HEALED_DAMAGE, None, Among(h.topic)))


def _last_removed(discourse: Discourse) -> Compare:
    if discourse.counter is None:
        raise NoReading("no counter was removed")
    name, of = discourse.counter
    return Compare(CountersOn(name, of), Comparison.EQUAL, Number(0))


def _undo_last_removed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Compare(CountersOn(), Comparison.EQUAL, Number(0)):
            yield {}
        case _:
            return


def _only() -> Iterator[tuple[Rule, ...]]:
    yield rule("only", "<on|during> your turn", TurnOf(You()))
    yield rule("only", "<on|during> an opponent 's turn", TurnOf(Players(Relation.OPPONENT)))
    yield rule("only", "<if|while> {c:condition}", h.c)


RULES = (
    *_counted(),
    *_outnumbered(),
    *_done_or_not(),
    *_past(),
    *_present(),
    *_being(),
    *_holding(),
    *_comparing(),
    *_only(),
)
