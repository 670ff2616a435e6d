"""Nouns for cards, as filters, in the singular and in the plural."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    Controlled,
    DidThisTurn,
    EnteredThisTurn,
    Filter,
    HasAttached,
    HasKeyword,
    InCondition,
    Is,
    Marked,
    NamedLike,
    Not,
    Tagged,
    Valued,
)
from engine.language.selections import ControllerOf, HeroOf, Number, Players, Selection, This, X, You
from engine.language.words import (
    CardType,
    Comparison,
    Condition,
    DamageType,
    Done,
    KeywordName,
    Kind,
    LineKeyword,
    Relation,
    Trait,
)
from engine.value import value
from scenarios.reading import back_references
from scenarios.reading.chosen_cards import (
    chosen_before,
    excludes_unlike,
    is_other_than_chosen,
    spoken_of,
    spoken_of_alike,
)
from scenarios.reading.discourse import Discourse
from scenarios.reading.excluded_cards import can_be_one, check_other, check_source, is_by_hero, is_one_of
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.nouns.tags_before_nouns import (
    NotTagged,
    OfType,
    asked,
    check_nested,
    in_words_of_the_kind,
    word_of,
)
from scenarios.reading.said_of_kinds import must_be_said_of_all
from scenarios.reading.templates import Bindings, Value, filters_of, h, joined, match, narrowed

_KINDS = {
    Kind.ABILITY: ("ability", "abilities"),
    Kind.ALLY: ("ally", "allies"),
    Kind.ARMOR: ("armor", "armor"),
    Kind.CHARACTER: ("character", "characters"),
    Kind.EQUIPMENT: ("equipment", "equipment"),
    Kind.HERO: ("hero", "heroes"),
    Kind.ITEM: ("item", "items"),
    Kind.QUEST: ("quest", "quests"),
    Kind.LOCATION: ("location", "locations"),
    Kind.RESOURCE: ("resource", "resources"),
    Kind.TOTEM: ("totem", "totems"),
    Kind.WEAPON: ("weapon", "weapons"),
}
_KEYWORDS = (
    KeywordName.ELUSIVE,
    KeywordName.FEROCITY,
    KeywordName.PROTECTOR,
    KeywordName.STEALTH,
    KeywordName.UNTARGETABLE,
    KeywordName.LONG_RANGE,
    KeywordName.INSPIRE,
    KeywordName.SABOTAGE,
    KeywordName.DUAL_WIELD,
)


@value
class InParty:
    """A part of a noun: being in the party of these players."""

    by: Selection


def _kinds() -> Iterator[tuple[Rule, ...]]:
    for kind, (one, several) in _KINDS.items():
        yield rule("kind~", f"{one}~{several}", kind)
    joint = "<or~and|and/or|and~or>"
    yield rule("head~", "{a:kind~}", Is((h.a,)))
    yield rule("head~", f"{{a:kind~}} {joint} {{b:kind~}}", Is((h.a, h.b)))
    yield rule("head~", f"{{a:kind~}} , {{b:kind~}} , {joint} {{c:kind~}}", Is((h.a, h.b, h.c)))
    four = f"{{a:kind~}} , {{b:kind~}} , {{c:kind~}} , {joint} {{d:kind~}}"
    yield rule("head~", four, Is((h.a, h.b, h.c, h.d)))


def compose(discourse: Discourse, *, head: Value, pre: tuple[Any, ...] = (), post: tuple[Any, ...] = ()) -> Filter:
    """Return the filter of a noun: its head, then what stands before the head, then what stands after it."""
    heads = filters_of(head)
    before = tuple(asked(each, heads[0]) for each in reversed(pre))
    after = tuple(Controlled(each.by) if isinstance(each, InParty) else asked(each, heads[0]) for each in post)
    in_party = any(isinstance(each, InParty) for each in post)
    of_a_kind = isinstance(heads[0], Is) and heads[0] != _OF_A_TOKEN
    kind = () if of_a_kind or not in_party else (_OF_A_PARTY,)
    parts = (*kind, *heads, *before, *after)
    check_nested(post)
    must_be_said_of_all(heads[0], (*before, *after))
    check_other(discourse, before, heads)
    check_source(discourse, before, AllOf(parts))
    if excludes_unlike(discourse, before, AllOf(heads)):
        raise NoReading('one card that "other" excludes without doubt')
    if any(map(is_other_than_chosen, before)) and {discourse.names.type.value, "resource"} & words_for(AllOf(heads)):
        raise NoReading('one card that "other" excludes without doubt')
    if Not(Among(This())) in before and not (discourse.quoted or can_be_one(discourse.names.type, parts)):
        raise NoReading('one card that "other" excludes without doubt')
    if len(parts) == 1:
        return head  # type: ignore[no-any-return]
    return AllOf(parts)


_ANY_CARD = Is((Kind.CARD,))
"""Any card: what can be attached, and what a card can be attached to."""

_OF_A_TOKEN = Is((Kind.TOKEN,))
_ATTACHED = InCondition(Condition.ATTACHED)


_OF_A_PARTY = Is((Kind.CHARACTER,))
"""What is in a party where the noun names no kind of card (Glossary: Party)."""


def decompose(_discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    """Yield the heads of nouns that stand for the filter, with what stands before and after each."""
    parts = filters_of(value)
    if not parts:
        return
    ways = (*_in_a_party(parts[1:]), parts[1:]) if _is_of_characters(parts[0]) else (parts[1:],)
    for rest in ways:
        yield from _parted(parts[0], rest)
    if len(parts) > 1 and parts[1] in (_OF_A_TOKEN, _ATTACHED):
        for rest in (parts[2:], *_in_a_party(parts[2:])):
            yield from _parted(AllOf(parts[:2]), rest)
    tagged = len(parts) > 1 and isinstance(parts[1], (Tagged, HasKeyword, AnyOf, InCondition))
    if len(parts) > 1 and parts[0] == _OF_A_PARTY and (tagged or parts[1] == _OF_A_TOKEN):
        for rest in _in_a_party(parts[2:]):
            yield from _parted(parts[1], rest)


def _is_of_characters(head: Filter) -> bool:
    """Return whether a head describes characters, which texts sooner call "in a party" than "controlled"."""
    return not isinstance(head, Is) or not {Kind.HERO, Kind.ALLY, Kind.CHARACTER, Kind.TOTEM}.isdisjoint(head.kinds)


def _in_a_party(rest: tuple[Filter, ...]) -> Iterator[tuple[Filter | InParty, ...]]:
    """Yield the rest of a filter with being in a party in place of being controlled."""
    for place, part in enumerate(rest):
        if isinstance(part, Controlled):
            yield (*rest[:place], InParty(part.by), *rest[place + 1 :])


def _parted(head: Filter, rest: tuple[Filter | InParty, ...]) -> Iterator[Bindings]:
    """Yield the parts of a noun, once for each place where the words before the head can end."""
    for place in range(len(rest) + 1):
        if any(isinstance(part, InParty) for part in rest[:place]):
            return
        pre = tuple(word_of(each) for each in reversed(rest[:place]))
        yield {"head": head, "pre": pre, "post": rest[place:]}
        behind = tuple(map(word_of, rest[place:]))
        if behind != rest[place:]:
            yield {"head": head, "pre": pre, "post": behind}
        of_the_kind = in_words_of_the_kind(pre, head)
        yield from ({"head": head, "pre": each, "post": rest[place:]} for each in (of_the_kind,) if each != pre)


def _nouns() -> Iterator[tuple[Rule, ...]]:
    yield rule("corehead~", "{head~}", h.head)
    yield rule("corehead~", "{tag~}", Tagged((h.tag,)))
    yield made("noun~", "{head:corehead~}", compose, decompose)
    yield made("noun~", "{pre:premods} {head:corehead~}", compose, decompose)
    yield made("noun~", "{head:corehead~} {post:postmods}", compose, decompose)
    yield made("noun~", "{pre:premods} {head:corehead~} {post:postmods}", compose, decompose)
    for name, word in (("attacker", Condition.ATTACKING), ("defender", Condition.DEFENDING)):
        yield rule("corehead~", f"{name}~", InCondition(word))
    yield rule("corehead~", "token~", _OF_A_TOKEN)
    yield rule("corehead~", "attached ability~", AllOf((Is((Kind.ABILITY,)), _ATTACHED)))
    token = AllOf((Is((h.a,)), Is((Kind.TOKEN,))))
    yield rule("corehead~", "{a:kind} token~", token)


def _lists() -> Iterator[tuple[Rule, ...]]:
    for one, several in (("premod", "premods"), ("postmod", "postmods")):
        yield rule(several, f"{{a:{one}}}", (h.a,))
        yield made(
            several,
            f"{{a:{one}}} {{rest:{several}}}",
            _list,
            lambda _d, value: [{"a": value[0], "rest": value[1:]}] if len(value) > 1 else [],
            like=tuple,
        )


def _list(_discourse: Discourse, a: Value, rest: tuple[Any, ...]) -> tuple[Any, ...]:
    if isinstance(a, AttachedTo) or (isinstance(a, Valued) and not isinstance(a.quantity, (Number, X))):
        raise NoReading("words about the card that the noun before them names")
    return (a, *rest)


def _other(discourse: Discourse) -> Not:
    """Return the filter that "other" stands for: it excludes the card itself, your hero, or what was spoken of.

    Raises:
        NoReading: more than one of them could be meant.
    """
    spoken = spoken_of(discourse)
    if not spoken:
        if chosen_before(discourse) is not None:
            raise NoReading('one card that "other" excludes without doubt')
        return Not(Among(HeroOf(You()) if is_by_hero(discourse) else This()))
    if discourse.names.type is not CardType.ABILITY or spoken[-1].several:
        raise NoReading('one card that "other" excludes without doubt')
    return Not(Among(spoken[-1].selection))


def _other_than_source(discourse: Discourse) -> Not:
    """Return the filter that "other" stands for where your hero does it and is none of those described.

    Raises:
        NoReading: your hero doesn't do it, or another card was spoken of; what is described is for the noun to say.
    """
    if not is_by_hero(discourse) or spoken_of(discourse) or chosen_before(discourse) is not None:
        raise NoReading('one card that "other" excludes without doubt')
    return Not(Among(This()))


def _undo_other(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Not) and isinstance(value.filter, Among) and value == _other(discourse):
        yield {}


def another(discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of what "another" describes: cards that fit and are not the card itself.

    Raises:
        NoReading: the card is none of what is described, or another card could be excluded.
    """
    if discourse.names.type is CardType.ABILITY and discourse.doer == HeroOf(You()):
        return joined(it, Not(Among(HeroOf(You()))))
    if discourse.names.type is CardType.ABILITY:
        if "ability" not in words_for(it) or any("ability" in each.nouns for each in discourse.mentions):
            raise NoReading('one card that "another" excludes without doubt')
        return joined(it, Not(Among(This())))
    if spoken_of_alike(discourse, it) or not is_one_of(discourse, it):
        raise NoReading('one card that "another" excludes without doubt')
    return joined(it, _other(discourse))


def undo_another(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the noun to which a filter adds "another"."""
    for excluded in (This(), HeroOf(You())):
        bound: Bindings = {}
        if match(narrowed(h.it, Not(Among(excluded))), value, bound):
            yield bound


def _related(to_you: Controlled) -> tuple[Any, Any]:
    """Return the build and undo functions of "opposing" and "friendly", which are said only where you act."""

    def build(discourse: Discourse) -> Controlled:
        if isinstance(discourse.doer, Players):
            raise NoReading("one player who has opponents and friends")
        return to_you

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == to_you:
            yield {}

    return build, undo


def _other_rules() -> Iterator[tuple[Rule, ...]]:
    yield made("premod", "other", _other, _undo_other)
    yield made("premod", "other", _other_than_source, as_built(_other_than_source), like=Not)


def _premods() -> Iterator[tuple[Rule, ...]]:
    for word, relation in (("opposing", Relation.OPPONENT), ("friendly", Relation.FRIENDLY)):
        yield made("premod", word, *_related(Controlled(Players(relation))), like=Controlled)
    yield from _other_rules()
    yield rule("premod", "non-token", Not(Is((Kind.TOKEN,))))
    for kind, (word, _) in _KINDS.items():
        yield rule("premod", f"non-{word}", Not(Is((kind,))))
        yield rule("coreheadcard", f"non-{word}", Not(Is((kind,))))
    for keyword in LineKeyword:
        yield rule("premod", keyword.value, Marked(keyword))
        yield rule("premod", f"non-{keyword.value}", Not(Marked(keyword)))
    for condition in (
        Condition.EXHAUSTED,
        Condition.READY,
        Condition.ATTACKING,
        Condition.DEFENDING,
        Condition.PROTECTING,
        Condition.DAMAGED,
    ):
        yield rule("premod", condition.value, InCondition(condition))
    yield rule("premod", "{so:being.either}", h.so)
    yield rule("postmod", "that <isn't|aren't> {so:being.state}", Not(h.so))
    yield rule("premod", "face-down", InCondition(Condition.FACE_DOWN))
    yield rule("premod", "face-up", InCondition(Condition.FACE_UP))
    yield rule("premod", "elusive", HasKeyword(KeywordName.ELUSIVE))
    yield rule("premod", "{tag}", h.tag)
    yield rule("premod", "{tag:nontag}", NotTagged(h.tag))
    for dealt in DamageType:
        yield rule("premod", dealt.value, OfType(dealt))


def _same_name(discourse: Discourse) -> NamedLike:
    return NamedLike(back_references.it(discourse).selection)


def _postmods() -> Iterator[tuple[Rule, ...]]:
    cost = Trait.COST
    yield rule("postmod", "<in|from> your party", InParty(You()))
    yield rule("postmod", "<|that> you <control|have>", Controlled(You()))
    theirs = "<opponents ' <party|parties>|your opponents ' <party|parties>|opposing parties>"
    yield rule("postmod", f"<in|from> {theirs}", InParty(Players(Relation.OPPONENT)))
    yield made("postmod", "<in|from> {of:whose} party", *back_references.of_one_player(InParty), like=InParty)
    yield rule("postmod", "<in|from> {of:ref} 's party", InParty(ControllerOf(h.of)))
    yield made("postmod", "controlled by {of:player}", *back_references.of_one_player(Controlled), like=Controlled)
    yield made("postmod", "with the same name", _same_name, as_built(_same_name))
    yield rule("postmod", "with the same name as {of:one}", NamedLike(h.of))
    yield rule("postmod", "with cost {n:digits}", Valued(cost, Comparison.EQUAL, h.n))
    yield rule("postmod", "with cost <|of> {n:digits} or less", Valued(cost, Comparison.AT_MOST, h.n))
    yield rule("postmod", "with cost <|of> {n:digits} or <more|greater>", Valued(cost, Comparison.AT_LEAST, h.n))
    costs = tuple(Valued(cost, Comparison.EQUAL, each) for each in (h.a, h.b, h.c))
    yield rule("postmod", "with cost {a:digits} , {b:digits} , or {c:digits}", AnyOf(costs))
    for keyword in _KEYWORDS:
        yield rule("keyword.name", keyword.value, keyword)
    yield rule("postmod", "with damage <on it|on them|on him|on her|>", InCondition(Condition.DAMAGED))
    for to in ("{to:who}", "{to:nouns}"):
        yield rule("postmod", f"<|that is|that 's|that are> attached to {to}", AttachedTo(h.to))
    unattached = Not(AttachedTo(h.to))
    yield rule("postmod", "<that 's not|that isn't|not> attached to {to:who}", unattached)
    yield rule("postmod", "with {keyword:keyword.name}", HasKeyword(h.keyword))


def _postmods_of_values() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for values, attachments, deeds and missing keywords behind a noun."""
    for trait, word in ((Trait.ATK, "atk"), (Trait.HEALTH, "health")):
        for bound, comparison in (("or less", Comparison.AT_MOST), ("or <more|greater>", Comparison.AT_LEAST)):
            found = Valued(trait, comparison, h.n)
            yield rule("postmod", f"with {{n:digits}} <{bound} {word}|{word} {bound}>", found)
            yield rule("postmod", f"with {word} {{n:digits}} {bound}", found)
        yield rule("postmod", f"with <|exactly> {{n:digits}} {word}", Valued(trait, Comparison.EQUAL, h.n))
    undamaged = Not(InCondition(Condition.DAMAGED))
    yield rule("postmod", "with no damage <on it|on them|on him|on her|>", undamaged)
    yield rule("postmod", "without damage <on it|on them|on him|on her|>", undamaged)
    yield rule("postmod", "with <an attachment|attachments>", HasAttached(_ANY_CARD))
    yield rule("postmod", "without <an attachment|attachments>", Not(HasAttached(_ANY_CARD)))
    yield rule("corehead~", "card~ in play", _ANY_CARD)
    yield rule("corehead~", "attachment~", AttachedTo(_ANY_CARD))
    yield rule("corehead~", "attachment~ on {to:who}", AttachedTo(h.to))
    yield rule("postmod", "that entered play this turn", EnteredThisTurn())
    yield rule("postmod", "<with|that has> <a|an> {attachment:noun} attached <|to it>", HasAttached(h.attachment))
    yield rule("postmod", "<with|that has> <a|an> attached {attachment:noun}", HasAttached(h.attachment))
    yield made("postmod", "{of:player} <controls|has>", *back_references.of_one_player(Controlled), like=Controlled)
    yield rule("postmod", "{of:players} <control|have>", Controlled(h.of))
    idle = AllOf((Not(DidThisTurn(Done.ATTACKED)), Not(EnteredThisTurn())))
    yield rule("postmod", "that neither attacked nor entered play this turn", idle)
    yield rule(
        "postmod", "<|that> <an opponent controls|controlled by an opponent>", Controlled(Players(Relation.OPPONENT))
    )
    yield rule("postmod", "without {keyword:keyword.name}", Not(HasKeyword(h.keyword)))


def _postmods_of_states() -> Iterator[tuple[Rule, ...]]:
    yield rule("postmod", "that are {tag:tags}", Tagged((h.tag,)))
    yield rule("postmod", "<that is|that 's|that are> {so:being.state}", h.so)


RULES = (
    *_kinds(),
    *_nouns(),
    *_lists(),
    *_premods(),
    *_postmods(),
    *_postmods_of_values(),
    *_postmods_of_states(),
)
