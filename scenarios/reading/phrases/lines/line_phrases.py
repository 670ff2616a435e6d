"""Lines of a card: powers, what the card does as it resolves, and how it may be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.language.filters import AllOf, AnyOf, Controlled, Filter, Is
from engine.language.powers import Attach, Payment, Power, TargetDescription, Triggered
from engine.language.selections import Every, HeroOf, Host, Target, This, Those, You
from engine.language.words import Kind, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.parts_by_kind import parts_by_kind
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.name_phrases import FACTIONS
from scenarios.reading.phrases.zones.moves_between_zones import BURIED
from scenarios.reading.selected_cards import owned
from scenarios.reading.templates import Bindings, Value, h, parts_of, whole_of

_YOUR_HERO = AllOf((Is((Kind.HERO,)), Controlled(You())))


@dataclass(frozen=True, slots=True)
class Said:
    """What a piece of a line says: the part of the card that it is about, and the value."""

    about: str
    value: Value


def _host(discourse: Discourse, noun: Filter) -> None:
    """Remember the nouns of the host; later words such as "attached ally" refer to it."""
    discourse.names = replace(discourse.names, hosts=words_for(noun))


def _attach(discourse: Discourse, noun: Filter) -> Said:
    """Return the attachment to a target, which is the first of the card's targets.

    Raises:
        NoReading: the text has named a target before.
    """
    if discourse.targets:
        raise NoReading("the host before the targets of the text")
    discourse.attached = True
    _host(discourse, noun)
    speak_of(discourse, Target(0), words_for(noun))
    return Said("attach", Attach(TargetDescription(noun)))


def _attach_to_one(discourse: Discourse, nouns: Filter) -> Said:
    _host(discourse, nouns)
    speak_of(discourse, Those("host"), words_for(nouns))
    return Said("attach", Attach(TargetDescription(owned(nouns, You())), targeted=False))


def _attach_to_some(discourse: Discourse, noun: Filter) -> Said:
    """Return the attachment to a card that is chosen as the ability enters play."""
    _host(discourse, noun)
    speak_of(discourse, Those("host"), words_for(noun))
    return Said("attach", Attach(TargetDescription(noun), targeted=False))


def _attach_to_hero(discourse: Discourse) -> Said:
    _host(discourse, _YOUR_HERO)
    speak_of(discourse, HeroOf(You()), words_for(_YOUR_HERO))
    return Said("attach", Attach(TargetDescription(_YOUR_HERO), targeted=False))


def _undo_attach_to_hero(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Said("attach", Attach(TargetDescription(_YOUR_HERO), targeted=False)):
        yield {}


def _undo_attach_to_either(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Said("attach", Attach(TargetDescription(AnyOf((_, _)) as either), True)):
            yield {"a": either.filters[0], "b": either.filters[1]}
        case _:
            return


def _undo_attach(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Said("attach", Attach(TargetDescription() as host)):
            noun = host.filter
            yield {"noun": noun}
            if isinstance(noun, AllOf) and noun.filters[-1] == Controlled(You()):
                yield {"nouns": whole_of(noun.filters[:-1])}
        case _:
            return


def _in_play(_discourse: Discourse, p: Power) -> Said:
    if _speaks_of_it_buried(p):
        raise NoReading("a power that functions in play")
    return Said("power", p)


def _speaks_of_it_buried(power: Value) -> bool:
    """Return whether the power speaks of its own card in its owner's graveyard."""
    return BURIED in parts_by_kind(power).get(Every, ())


def _undo_in_play(_discourse: Discourse, value: Said) -> Iterator[Bindings]:
    if value.about == "power" and not _speaks_of_it_buried(value.value):
        yield {"p": value.value}


def _buried(_discourse: Discourse, p: Power) -> Said:
    """Return the power as one that functions in the graveyard, if it moves its own card from there."""
    if not isinstance(p, (Payment, Triggered)) or not _speaks_of_it_buried(p):
        raise NoReading("a power that functions in the graveyard")
    if isinstance(p, Triggered) and Host() in parts_of(p.on):
        raise NoReading("an event that can be seen from the graveyard, where nothing is attached")
    return Said("power", replace(p, zones=(Zone.GRAVEYARD,)))


def _undo_buried(_discourse: Discourse, value: Said) -> Iterator[Bindings]:
    power = value.value
    if isinstance(power, (Payment, Triggered)) and _speaks_of_it_buried(power):
        yield {"p": power}
        yield {"p": replace(power, zones=(Zone.PLAY,))}


def _everywhere() -> Iterator[tuple[Rule, ...]]:
    for category in ("front", "body", "quest"):
        yield rule(category, "<{tag}|{tag:icon}> hero required", Said("required", h.tag))
        yield rule(category, "{which:reputation} <|,>", Said("reputation", h.which))
        yield rule(category, "{tag:profession} hero required", Said("required", h.tag))
        yield rule(category, "traitor faction : {name}", Said("trait", h.name))
        yield rule(category, "{k:keywords}", Said("keywords", h.k))
    for category in ("body", "quest"):
        yield made(category, "{p:power}", _in_play, _undo_in_play, like=Said)
    for category in ("body", "front"):
        yield made(category, "{p:power}", _buried, _undo_buried, like=Said)
    yield rule("body", "{p:power.icon}", Said("power", h.p))
    yield rule("body", "{p:form.powers}", Said("keywords", h.p))
    yield rule("body", "{p:two.statics}", Said("keywords", h.p))
    yield rule("body", "{p:chosen.statics}", Said("keywords", h.p))
    for faction in FACTIONS:
        yield rule("icon", f"[{faction}]", faction)
    yield rule("quest", "{c:completion}", Said("completion", h.c))
    yield rule("quest", "{r:reward}", Said("reward", h.r))


def _front() -> Iterator[tuple[Rule, ...]]:
    yield rule("front", "{e:step}", Said("effects", h.e))
    yield rule("front", "totem", Said("keywords", ()))
    for modal in ("modes", "text.modal", "text.modal.if"):
        yield rule("front", f"{{m:{modal}}}", Said("modes", h.m))
    yield rule("front", "{it:power.front}", Said("power", h.it))
    yield rule("front", "{it:static.entering}", Said("power", h.it))
    yield rule("front", "{p:chosen.entering}", Said("keywords", h.p))
    yield made("attaching", "attach to target {noun}", _attach, _undo_attach)
    yield made("attaching", "attach to one of your {nouns}", _attach_to_one, _undo_attach)
    yield made("attaching", "attach to <a|an> {noun}", _attach_to_some, _undo_attach)
    either = "attach to target {a:noun} or target {b:noun}"
    yield made("attaching", either, lambda d, a, b: _attach(d, AnyOf((a, b))), _undo_attach_to_either)
    yield made("attaching", "attach to your hero", _attach_to_hero, _undo_attach_to_hero)
    yield rule("front", "{a:attaching} .", h.a, bracket="sentence")
    yield rule(
        "front", "{a:attaching} <and|, and> {e:clauses.told}", Said("attach and", (h.a, h.e)), bracket="sentence"
    )
    yield rule("front", "{a:attaching} <and|, and> {e:clauses} .", Said("attach and", (h.a, h.e)), bracket="sentence")


def _instead_if(_discourse: Discourse, c: Value, acts: Value, this: This) -> Said:
    return Said("alternate_cost if", (acts, this, c))


def _undo_instead_if(_discourse: Discourse, value: Said) -> Iterator[Bindings]:
    if value.about == "alternate_cost if" and value.value[0]:
        yield dict(zip(("acts", "this", "c"), value.value, strict=True))


def _free_if(_discourse: Discourse, c: Value, this: This) -> Said:
    """Return an alternate cost of nothing; additional costs are paid with it (707.1e)."""
    return Said("alternate_cost if", ((), this, c))


def _undo_free_if(_discourse: Discourse, value: Said) -> Iterator[Bindings]:
    if value.about == "alternate_cost if" and not value.value[0]:
        yield {"this": value.value[1], "c": value.value[2]}


_RATHER = (
    "you may {acts:costs.done} <rather than pay|rather than paying|instead of paying|instead of> {this:self} 's cost"
)


def _how_played() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how the card is played: when, for what cost, and how large X may be."""
    for category in ("front", "body"):
        yield made(
            category,
            f"{_RATHER} .",
            lambda _d, acts, this: Said("alternate_cost", (acts, this)),
            lambda _d, value: (
                [{"acts": value.value[0], "this": value.value[1]}] if value.about == "alternate_cost" else []
            ),
            like=Said,
            bracket="sentence",
        )
        for said in (f"if {{c:condition}} , {_RATHER} .", f"{_RATHER} if {{c:condition}} ."):
            yield made(category, said, _instead_if, _undo_instead_if, like=Said, bracket="sentence")
        free = "you <may|can> play {this:self} without paying its cost"
        for said in (f"if {{c:condition}} , {free} .", f"{free} if {{c:condition}} ."):
            yield made(category, said, _free_if, _undo_free_if, like=Said, bracket="sentence")
        yield rule(category, "x can't be more than {n:scale} .", Said("highest_x", h.n))
    yield from _not_in_combat()


def _not_in_combat() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is played like a trap, or not during combat."""
    for category in ("front", "body"):
        yield rule(category, "trap", Said("trap", ()))
    yield made(
        "front",
        "you can't play {this:self} during combat .",
        lambda _d, this: Said("not in combat", this),
        lambda _d, value: [{"this": value.value}] if value.about == "not in combat" else [],
        like=Said,
    )


def _played_only_if() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for when the card may be played at all."""
    for category in ("front", "body"):
        yield made(
            category,
            "<<|you may|you can> play {this:self}|{this:self} can be played> only {only} .",
            lambda _d, only, **_this: Said("play_only_if", only),
            lambda _d, value: [{"this": This(), "only": value.value}] if value.about == "play_only_if" else [],
            like=Said,
        )
    yield rule("front", "<play|<|you may|you can> play <it|this>> only {only} .", Said("play_only_if", h.only))
    for category in ("front", "body"):
        yield made(
            category,
            "<you can't play {this:self}|{this:self} can't be played> unless {c:condition} .",
            lambda _d, c, **_this: Said("play_only_if", c),
            lambda _d, value: [{"this": This(), "c": value.value}] if value.about == "play_only_if" else [],
            like=Said,
        )


def _added_costs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for additional costs."""
    for category in ("front", "body"):
        yield made(
            category,
            "as an additional cost to play <{this:self}|> , {c:costs.done} .",
            lambda _d, c, **_this: Said("additional_cost", (This(), c)),
            lambda _d, value: (
                [{"this": value.value[0], "c": value.value[1]}] if value.about == "additional_cost" else []
            ),
            like=Said,
            bracket="sentence",
        )


def _of_quests() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for sentences about completing the quest that stand beside what completes it."""
    added = "as an additional cost to complete {this:self} , {c:costs.done} ."
    also = Said("added to complete", h.c)
    yield rule("quest", added, also, bracket="sentence", known={"this": This()})
    yield rule(
        "quest",
        "<|you can|you may> complete {this:self} only {c:only} .",
        Said("complete only", h.c),
        known={"this": This()},
    )
    yield rule("quest", "{p:completion.less}", Said("completion less", h.p))
    for instead in (
        "<if|while> {c:condition} , <you|> pay {n:digits} instead .",
        "<you|> pay {n:digits} instead <if|while> {c:condition} .",
    ):
        yield rule("quest", instead, Said("completion instead", (h.c, h.n)), bracket="sentence")
    only = Said("complete only", h.c)
    yield rule("quest", "{this:self} can be completed only {c:only} .", only, known={"this": This()})
    unless_ = "<you can't complete {this:self}|{this:self} can't be completed> unless {c:condition} ."
    yield rule("quest", unless_, only, known={"this": This()})
    for said in ("<|you can|you may> complete <it|this> only", "it can be completed only"):
        yield rule("quest", f"{said} {{c:only}} .", only)
    for said in ("you can't complete <it|this>", "it can't be completed"):
        yield rule("quest", f"{said} unless {{c:condition}} .", only)


RULES = (*_everywhere(), *_front(), *_how_played(), *_played_only_if(), *_added_costs(), *_of_quests())
