"""The types of slots: how steps name players, cards and characters, and how they say deeds and their clauses."""

from collections.abc import Callable
from typing import Any, cast

from scenarios.registry.pattern import Pattern, parse_pattern
from scenarios.registry.pattern_match import Build, Found
from scenarios.scenario_errors import UnknownSentence
from scenarios.step_words import (
    OPPONENT,
    YOU,
    CardWords,
    CombatWords,
    Completing,
    ConditionWords,
    EffectWords,
    HeroWords,
    InMode,
    LabelledWords,
    PacketWords,
    Passing,
    PayingWith,
    PlacedWords,
    PlaceWords,
    Placing,
    PlayerWords,
    Playing,
    Proposing,
    Protecting,
    Striking,
    Targeting,
    UnnamedWords,
    Using,
    ValueWords,
    WithX,
    ZoneWords,
)

PATTERNS: dict[str, Pattern] = {}
BUILDS: dict[str, Build] = {}


def slot_type(name: str, notation: str, build: Build) -> None:
    """Add a type of slot, with the notation of its words and the function that makes its value."""
    PATTERNS[name] = parse_pattern(notation, PATTERNS)
    BUILDS[name] = build


def _inside(found: Found) -> object:
    (value,) = found.values.values()
    return value


def _of(maker: Callable[..., object], **defaults: object) -> Build:
    """Return the build function that passes the inner slots to `maker` by name."""
    return lambda found: maker(**{**defaults, **found.values})


def _player(found: Found) -> PlayerWords:
    words = found.words.removesuffix(" 's")
    if words in {"you", "your", "yourself"}:
        return YOU
    return OPPONENT if words == "your opponent" else PlayerWords(words)


def _ordinal(found: Found) -> int:
    return int(cast("int", found.values["NUMBER"]))


def _unnamed(found: Found) -> UnnamedWords:
    values = cast("dict[str, Any]", dict(found.values))
    return UnnamedWords(resource=str(values.pop("what")).startswith("resource"), **values)


def _effect(found: Found) -> EffectWords:
    about = found["about"]
    return EffectWords(cast("CardWords", found["card"]), int(about) if isinstance(about, str) else about)  # type: ignore[arg-type]


# Players, cards and other things.

slot_type("player", "you|your opponent|{NAME}", _player)
slot_type("owner", "your|your opponent's|{NAME}'s", _player)
slot_type("chosen_player", "you|yourself|your opponent|{NAME}", _player)
slot_type("card", "[{of:owner}] {name:QUOTED}", _of(CardWords))
slot_type("hero", "{of:owner} hero", _of(HeroWords))
slot_type("character", "{card}|{hero}", _inside)
slot_type("packet", "[from {source:character}] to {to:character}", _of(PacketWords))
slot_type("zone", "{of:owner} {zone=hand|graveyard|deck|ally row|hero row|resource row|removed cards}", _of(ZoneWords))
slot_type(
    "unnamed",
    "(a[n]|{count:NUMBER}) [{state=ready|exhausted}] {what=resource|resources|unnamed card|unnamed cards}"
    " [in {of:owner} {zone=hand|graveyard|deck|resource row}]",
    _unnamed,
)
slot_type("subject", "{card}|{hero}|{chosen_player}", _inside)
slot_type("effect", "{card} about ({about:subject}|{about:NUMBER})", _effect)
slot_type("thing", "{effect}|{card}|{hero}|{chosen_player}|{zone}|{unnamed}", _inside)
slot_type("link", "{effect}|{card}|{hero}|{proposal=the proposal}", lambda found: _link(_inside(found)))
slot_type("labelled", "[{of:owner}] {name:QUOTED} [as {label:QUOTED}]", _of(LabelledWords))
slot_type("ordinal", "{NUMBER}(st|nd|rd|th)", _ordinal)


def _link(inside: object) -> object:
    return CombatWords() if inside == "the proposal" else inside


def _placed(found: Found) -> PlacedWords:
    values = cast("dict[str, Any]", dict(found.values))
    this_turn = values.pop("entered", None) is not None
    early, late = values.pop("early", None), values.pop("late", None)
    if early is not None and late is not None:
        raise UnknownSentence(f"the card {values['name']!r} gets two labels", expected="one label")
    return PlacedWords(this_turn=this_turn, label=late if early is None else early, **values)


slot_type(
    "placed",
    "[a[n]] [{state=ready|exhausted}] [{count:NUMBER}] {name:QUOTED} [as {early:QUOTED}] [with {damage:NUMBER} damage]"
    " [, {entered=which entered play this turn}] [as {late:QUOTED}]",
    _placed,
)

# Clauses of an action.


def _paying(found: Found) -> PayingWith:
    verb = cast("str", found["verb"])
    cards = cast("tuple[CardWords, ...]", found["cards"])
    return PayingWith(verb, cards, found.get("instead") is not None)


slot_type("mode", "{QUOTED}|the {ordinal} mode", _inside)
slot_type("targeting", "targeting {things:thing+}", _of(Targeting))
slot_type("with_x", "with X = {x:NUMBER}", _of(WithX))
slot_type("in_mode", "choosing {modes:mode+}", _of(InMode))
slot_type(
    "paying",
    "{verb=exhausting|destroying|discarding|readying|removing|returning|paying with} {cards:character+}"
    " [{instead=rather than paying}]",
    _paying,
)
slot_type("clause", "{targeting}|{with_x}|{in_mode}|{paying}", _inside)

# Deeds of a player, in the base form and in the form after "by".


def _deed(name: str, third: str, gerund: str, rest: str, build: Build) -> None:
    """Add the two slot types of a deed: `NAME` for "you play" and "Ann plays", `NAME_ing` for "by playing"."""
    slot_type(name, f"{third} {rest}", build)
    slot_type(f"{name}_ing", f"{gerund} {rest}", build)


def _using(found: Found) -> Using:
    hero = found.get("hero")
    return Using(
        cast("CardWords | HeroWords", hero or found["card"]),
        cast("int | None", found.get("number")),
        cast("tuple[Any, ...]", found["clauses"]),
        flips=hero is not None,
    )


def _proposing(found: Found) -> Proposing:
    attacker, defender = cast("CardWords", found["attacker"]), cast("CardWords", found["defender"])
    return Proposing(attacker, defender, found["form"] == "sabotages")


def _placing(found: Found) -> Placing:
    return Placing(cast("CardWords", found["card"]), found["face"] == "face-up")


_deed("play", "play[s]", "playing", "{card} {clauses:clause*}", _of(Playing))
_deed("use", "use[s]", "using", "[the {number:ordinal} power of] {card:character} {clauses:clause*}", _using)
_deed("flip", "flip[s]", "flipping", "{hero} {clauses:clause*}", _using)
_deed("complete", "complete[s]", "completing", "{card} {clauses:clause*}", _of(Completing))
_deed("place", "place[s]", "placing", "{card} as a {face=face-up|face-down} resource", _placing)
_deed(
    "propose",
    "propose[s]",
    "proposing",
    "that {attacker:character} {form=attacks|sabotages} {defender:character}",
    _proposing,
)
_deed("strike", "strike[s]", "striking", "with {card} {clauses:clause*}", _of(Striking))
_deed("protect", "protect[s]", "protecting", "with {character}", _of(Protecting))
_NAMES = ("play", "use", "flip", "complete", "place", "propose", "strike")
slot_type("pass", "pass", lambda _: Passing())
slot_type("deed", "|".join(f"{{{name}}}" for name in (*_NAMES, "protect", "pass")), _inside)
slot_type("doing", "|".join(f"{{{name}_ing}}" for name in _NAMES), _inside)

# Statements.


def _value(found: Found) -> ValueWords:
    return ValueWords(cast("str", found["trait"]), cast("int", found.get("number") or 0))


slot_type("value", "({number:NUMBER}|no) {trait=damage|ATK|health|DEF|cost}", _value)
slot_type(
    "condition",
    "{character} is [{no=not}] {condition=exhausted|ready|attacking|defending|protecting|in combat|face up|face down}",
    _of(ConditionWords),
)
slot_type(
    "where",
    "(in {of:owner} {zone=hand|graveyard|deck|collection|side deck}|in {zone=play}|on {zone=the chain}"
    "|{zone=removed from the game}|on {end=top|the bottom} of {of:owner} {zone=deck})",
    _of(PlaceWords),
)
slot_type(
    "outcome",
    "{character} is {condition=destroyed|not destroyed|exhausted|ready}",
    _of(ConditionWords),
)
slot_type(
    "keyword",
    "{word=bear form|cat form|dual wield|elusive|ferocity|inspire|long-range|protector|resistance|sabotage|stealth"
    "|untargetable|war stomp}",
    _inside,
)
slot_type("teammate", "{name=you}|{NAME}", lambda found: found.words)
slot_type("team", "{names:teammate+}", lambda found: found["names"])
slot_type("against", "against {team}", lambda found: found["team"])
