"""Conditions: what stands after "if", "while", "unless" and "use only"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    Controlled,
    DealtDamage,
    EnteredThisTurn,
    Filter,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Marked,
    Named,
    Not,
    Tagged,
)
from engine.language.selections import (
    Compare,
    Count,
    CountersOn,
    Every,
    Fits,
    Happened,
    HeroOf,
    Negated,
    Number,
    Players,
    Selection,
    Target,
    This,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.words import (
    CardType,
    Comparison,
    Condition,
    Done,
    KeywordName,
    Kind,
    LineKeyword,
    Relation,
    Trait,
    Zone,
)
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.marked_nouns import INSTANT_CARD
from scenarios.reading.phrases.nouns.name_phrases import FACTIONS
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import Bindings, Value, h, narrowed

HERO = HeroOf(You())
ON_IT = "<on it|on him|on her|>"
"""The words for where damage and counters are, which a text may leave out."""
_STATES = (
    Condition.ATTACKING,
    Condition.DEFENDING,
    Condition.PROTECTING,
    Condition.EXHAUSTED,
    Condition.READY,
    Condition.IN_COMBAT,
    Condition.FACE_DOWN,
    Condition.FACE_UP,
    Condition.DAMAGED,
    Condition.ATTACHED,
)
_FORMS = (KeywordName.BEAR_FORM, KeywordName.CAT_FORM)


def _being() -> Iterator[tuple[Rule, ...]]:
    for state in _STATES:
        yield rule("being.state", state.value, InCondition(state))
    yield rule("being", "{a:being.state}", h.a)
    yield rule("being.either", "{a:being.state} <or|and/or> {b:being.state}", AnyOf((h.a, h.b)))
    yield rule("being", "{a:being.either}", h.a)
    for form in _FORMS:
        yield rule("being", f"in {form.value}", HasKeyword(form))
    for a in _FORMS:
        for b in _FORMS:
            if a is not b:
                said = a.value.removesuffix(" form")
                for words in (f"in {a.value} or {b.value}", f"in {said} or {b.value}"):
                    yield rule("being", words, AnyOf((HasKeyword(a), HasKeyword(b))))
    for role in (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING):
        yield rule("being", f"{role.value} in {{form:form}}", AllOf((InCondition(role), h.form)))
    for form_ in _FORMS:
        yield rule("form", form_.value, HasKeyword(form_))
    yield rule("form", "bear or cat form", AnyOf((HasKeyword(_FORMS[0]), HasKeyword(_FORMS[1]))))
    yield rule("being.state", "undamaged", Not(InCondition(Condition.DAMAGED)))
    yield rule("being", "stealthed", HasKeyword(KeywordName.STEALTH))
    yield rule("being", "attached to {to:who}", AttachedTo(h.to))
    yield rule("has~", f"has~ <a|an> {{name:counter}} counter {ON_IT}", HasCounter(h.name))
    yield rule("has~", "has~ {keyword:keyword.name}", HasKeyword(h.keyword))
    yield rule("has~", f"has~ damage {ON_IT}", InCondition(Condition.DAMAGED))
    yield rule("has~", "has~ <a|an> {noun} attached <|to it>", HasAttached(h.noun))
    yield rule("has~", "has~ <an attachment|attachments>", HasAttached(Is((Kind.CARD,))))
    yield rule("has~", "has~ <a|an|> {name} attached <|to it>", HasAttached(Named(h.name)))


def _holding() -> Iterator[tuple[Rule, ...]]:
    yield rule("condition.one", "{topic:one} is <|already> {be:being}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition.one", "{topic:one} 's <|already> {be:being}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition.one", "{topic:one} isn't {be:being}", Negated(Fits(h.topic, h.be)), bracket="clause")
    yield rule("condition.one", "{topic:one} {be:has}", Fits(h.topic, h.be), bracket="clause")
    attached_to = Fits(h.topic, AttachedTo(h.to))
    yield rule("condition.one", "{topic:one} was attached to {to:who}", attached_to, bracket="clause")
    for verb in ("<is|'s>", "was"):
        yield rule(
            "condition.one", f"{{topic:one}} {verb} named {{name}}", Fits(h.topic, Named(h.name)), bracket="clause"
        )
    yield made("only", "if <he|she> <'s|is> {be:being.state}", _being_so, _undo_being_so, like=Fits)
    for joint, joined_ in (("or", AnyOf), ("and", AllOf)):
        both = Fits(h.topic, joined_((h.a, h.b)))
        for words in (f"is {{a:being}} {joint} {{b:has}}", f"{{a:has}} {joint} is {{b:being}}"):
            yield rule("condition.one", f"{{topic:one}} {words}", both, bracket="clause")
        yield rule("condition.one", f"{{topic:one}} {{a:has}} {joint} {{b:has}}", both, bracket="clause")
        not_so = Fits(h.topic, joined_((h.a, Not(h.b))))
        for words in (f"{{a:has}} {joint} isn't {{b:being}}", f"is {{a:being}} {joint} isn't {{b:being}}"):
            yield rule("condition.one", f"{{topic:one}} {words}", not_so, bracket="clause")
    yield rule(
        "condition.one", f"{{it:one}} has no damage {ON_IT}", Negated(Fits(h.it, InCondition(Condition.DAMAGED)))
    )
    yield made("condition.one", "{it:one} <is|was> <a|an|> {tags:tag.either}", _being_a, _undo_being_a, like=Fits)
    yield made("condition.one", "{it:one} 's <a|an|> {tags:tag.either}", _being_a, _undo_being_a, like=Fits)
    for isnt in ("<isn't|is not|'s not|wasn't>",):
        none = f"{{it:one}} {isnt} <a|an|> {{tags:tag.either}}"
        yield made("condition.one", none, _being_no, _undo_being_no, like=Negated)
    yield from _of_a_faction()


def _of_a_faction() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card of a faction, or of one of two."""
    yield rule("faction.either", "{a:faction.word}", HasTrait(h.a))
    yield rule("faction.either", "{a:faction.word} or {b:faction.word}", AnyOf((HasTrait(h.a), HasTrait(h.b))))
    yield rule("condition.one", "{it:one} <is|'s|was> {so:faction.either}", Fits(h.it, h.so))
    not_so = "{it:one} <isn't|is not|'s not|wasn't> {so:faction.either}"
    yield rule("condition.one", not_so, Negated(Fits(h.it, h.so)))


def _stating() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one tag of several, and for whose turn it is."""
    yield rule("tag.either", "{a:tag}", (h.a,))
    yield rule("tag.either", "{a:tag} or <|a|an> {b:tag}", (h.a, h.b))
    yield rule("tag.either", "{a:tag} , <|a|an> {b:tag} , or <|a|an> {c:tag}", (h.a, h.b, h.c))
    yield rule("condition.one", "<it is|it 's> your turn", TurnOf(You()))
    yield rule("condition.one", "<it isn't|it 's not> your turn", Negated(TurnOf(You())))
    yield rule("condition.one", "<it is|it 's> an opponent 's turn", TurnOf(Players(Relation.OPPONENT)))


def _being_so(discourse: Discourse, be: Value) -> Fits:
    """Return that the card itself, a character, is in a state that no player can be in."""
    if discourse.names.type not in (CardType.ALLY, CardType.HERO):
        raise NoReading("a character")
    return Fits(This(), be)


def _undo_being_so(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(This()) if discourse.names.type in (CardType.ALLY, CardType.HERO):
            yield {"be": value.filter}
        case _:
            return


def _being_a(_discourse: Discourse, it: Value, tags: tuple[str, ...]) -> Fits:
    """Return that a card is of a race or class: a hero shows these as traits, an ally has them as tags."""
    if not isinstance(it, HeroOf):
        if not frozenset(FACTIONS).isdisjoint(tags):
            raise NoReading("a race or class")
        return Fits(it, Tagged(tags))
    traits = tuple(HasTrait(tag) for tag in tags)
    return Fits(it, traits[0] if len(traits) == 1 else AnyOf(traits))


def _being_no(discourse: Discourse, it: Value, tags: tuple[str, ...]) -> Negated:
    return Negated(_being_a(discourse, it, tags))


def _undo_being_no(discourse: Discourse, value: Negated) -> Iterator[Bindings]:
    yield from _undo_being_a(discourse, value.condition)


def _undo_being_a(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(HeroOf() as it, HasTrait(tag)):
            yield {"it": it, "tags": (tag,)}
        case Fits(HeroOf() as it, AnyOf(traits)):
            yield {"it": it, "tags": tuple(each.trait for each in traits if isinstance(each, HasTrait))}
        case Fits(it, Tagged(tags)):
            yield {"it": it, "tags": tags}
        case _:
            return


def _past() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on what has happened this turn, and on what exists."""
    combat = {"": False, "combat": True}
    for word, flag in combat.items():
        for has in ("dealt", "has dealt"):
            yield rule(
                "condition.one",
                f"{{topic:one}} {has} {word} damage to a {{to:noun}} this turn",
                Fits(h.topic, DealtDamage(h.to, combat=flag)),
                bracket="clause",
            )
            yield rule(
                "condition.one",
                f"{{topic:one}} {has} {word} damage to an {{to:noun}} this turn",
                Fits(h.topic, DealtDamage(h.to, combat=flag)),
                bracket="clause",
            )


def _must_be_more_than_marked(_discourse: Discourse, noun: Filter, **_topic: Value) -> None:
    """Refuse "is an instant", which says how a card is marked, and not that it is a card besides."""
    if noun == INSTANT_CARD:
        raise NoReading("more than a word of the type line")


def _must_be_a_card(_discourse: Discourse, it: Selection) -> None:
    """Refuse a player, who doesn't enter play."""
    if is_player(it):
        raise NoReading("a card, which enters play")


def _must_be_one_target(discourse: Discourse, **_parts: Value) -> None:
    """Refuse a text that has chosen several targets, or none, where words ask of what kind the one target is.

    Raises:
        NoReading: there is not just one target.
    """
    several = any(each.most != Number(1) for each in discourse.targets)
    if several or len(discourse.targets) + discourse.attached != 1:
        raise NoReading("one target of which that can be asked")


def _present() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on what is in play and what a card is."""
    aimed = Fits(Target(0), Is((h.kind,)))
    yield rule("condition.one", "you targeted <a|an> {kind}", aimed, check=_must_be_one_target)
    for verb in ("is", "was", "'s"):
        said = f"{{topic:one}} {verb} <a|an> {{noun:cardnoun}}"
        yield rule("condition.one", said, Fits(h.topic, h.noun), bracket="clause", check=_must_be_more_than_marked)
    yield rule("condition.one", "{it:one} entered play this turn", Fits(h.it, EnteredThisTurn()))
    entering = "<during|on> the turn {it:one} <enters|entered> play"
    yield rule("when", entering, Fits(h.it, EnteredThisTurn()), check=_must_be_a_card)
    yield rule(
        "condition.one",
        "{left:value} is less than or equal to {right:value}",
        Compare(h.left, Comparison.AT_MOST, h.right),
    )


def _counted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on counters that are gone, on being alone, and on who has more."""
    for words in ("<none|no counters> remain", "there are none left"):
        yield made("condition.one", words, _none_left, _undo_none_left)
    alone = Fits(Every(narrowed(h.of, Controlled(You()))), Among(h.it))
    yield rule("condition.one", "{it:one} is the only {of:noun.alone} <in your party|you control>", alone)
    yield rule("noun.alone", "{it:head}", h.it)
    fatal = Compare(ValueOf(Trait.DAMAGE, h.it), Comparison.AT_LEAST, ValueOf(Trait.HEALTH, h.it))
    yield rule("condition.one", f"{{it:one}} has fatal damage {ON_IT}", fatal)
    yield rule("condition.one", f"{{it:one}} doesn't have fatal damage {ON_IT}", Negated(fatal))
    yield rule(
        "condition.one",
        "{name} is in your party",
        Compare(Count(Every(AllOf((Named(h.name), Controlled(You()))))), Comparison.AT_LEAST, Number(1)),
        check=_must_be_another_name,
    )
    buried = Compare(Count(Every(Named(h.name), (Zone.GRAVEYARD,), You())), Comparison.AT_LEAST, Number(1))
    yield rule("condition.one", "{name} is in your graveyard", buried, check=_must_be_another_name)


def _must_be_another_name(discourse: Discourse, name: str) -> None:
    if tuple(name.split()) in discourse.names.forms:
        raise NoReading("the name of another card")


def _done_or_not() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on what was, or was not, done this turn."""
    mine = AllOf((Among(h.this), Controlled(You())))
    there = Compare(Count(Every(mine)), Comparison.AT_LEAST, Number(1))
    yield rule("condition.one", "{this:self} is in your party", there)
    yield rule(
        "condition.one",
        "{this:one} <is|'s> in play",
        Compare(Count(Every(Among(h.this))), Comparison.AT_LEAST, Number(1)),
    )
    yield rule("condition.one", "no damage was dealt this turn", Negated(Happened(Done.DEALT_DAMAGE)))


def _none_left(discourse: Discourse) -> Compare:
    if discourse.counter is None:
        raise NoReading("counters that this text has removed")
    name, of = discourse.counter
    return Compare(CountersOn(name, of), Comparison.EQUAL, Number(0))


def _undo_none_left(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Compare(CountersOn(), Comparison.EQUAL, Number(0)):
            yield {}
        case _:
            return


def _marked() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a card's type line says of it."""
    for keyword in LineKeyword:
        marked = f"{{topic:one}} <<is|'s> <a|an|>|was <a|an>> {keyword.value}"
        yield rule("condition.one", marked, Fits(h.topic, Marked(keyword)), bracket="clause")
        was = _marked_before(keyword)
        yield made("condition.one", f"{{topic:one}} was {keyword.value}", *was, bracket="clause", like=Fits)


def _marked_before(keyword: LineKeyword) -> tuple[Any, Any]:
    """Return the build and undo functions of what a card was; a target was so before what is done to it.

    Nothing is told in these words, for what the card is says the same.
    """

    def build(_discourse: Discourse, topic: Selection) -> Fits:
        if isinstance(topic, Target):
            raise NoReading("a card of the event")
        return Fits(topic, Marked(keyword))

    return build, lambda _discourse, _value: ()


def _only() -> Iterator[tuple[Rule, ...]]:
    yield rule("only", "<on|during> your turn", TurnOf(You()))
    yield rule("only", "<on|during> an opponent 's turn", TurnOf(Players(Relation.OPPONENT)))
    yield rule("only", "<if|while> {c:condition}", h.c)


RULES = (
    *_counted(),
    *_done_or_not(),
    *_past(),
    *_present(),
    *_being(),
    *_holding(),
    *_stating(),
    *_marked(),
    *_only(),
)
