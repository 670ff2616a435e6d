"""Every card that a document prints is in the library, and scenarios notice each part of a card that is taken away."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.language.filters import AllOf
from engine.language.powers import (
    Completion,
    Continuous,
    Keyword,
    LinkText,
    Modes,
    Payment,
    Power,
    TargetDescription,
    Text,
    Triggered,
)
from engine.language.printed import Printed
from engine.language.triggers import On
from judge.mutation.mutation_cases import WEAK, Case, cases, notice
from scenarios.library import card_files
from tests.night import at_night
from tests.played_once import PlayedOnce

PRINTED = (
    "A Donation of Wool",
    "Acolyte Kemistra",
    "Annihilator",
    "Arcanist Avelena",
    "Barnathrum, Lord of Pain",
    "Berserker Stance",
    "Blade Flurry",
    "Blessing of Freedom",
    "Bloodclaw",
    "Bloody Welcome",
    "Boris Brightbeard",
    "Brigg",
    "Brodien",
    "Call the Spirit",
    "Chain Lightning",
    "Charge",
    "Chromatic Cloak",
    "Circle of Life",
    "Crippling Poison",
    "Crown of Destruction",
    "Deathbringer",
    "Donna Calister",
    "Dramla Lifebender",
    "Durdin Hammerhand",
    "Elder Moorf",
    "Entangling Roots",
    "Exarch Orelis",
    "Face Smash",
    "Fire Blast",
    "Fireball",
    "Flamestrike",
    "Flash Heal",
    "Forbidden Knowledge",
    "Frost Nova",
    "Graccus",
    "Green Whelp Armor",
    "Grunt Baranka",
    "Hearthstone",
    "Helwen",
    "Hide of the Wild",
    "High Overlord Saurfang",
    "High Priestess Tyrande Whisperwind",
    "Himul Longstrider",
    "Hur Shieldsmasher",
    "Illia the Bitter",
    "Inventor's Focal Sword",
    "Ironforge Guards",
    "Kaal Soulreaper",
    "Kena Shadowbrand",
    "Koringar the Heavy",
    "Kryton Barleybeard",
    "Last Stand",
    "Leeroy Jenkins",
    "Lei of Lilies",
    "Lightning Bolt",
    "Lobotomize",
    "Lord Grayson Shadowbreaker",
    "Marksman Glous",
    "Mason's Fraternity Ring",
    "Masten Everspirit",
    "Mind Blast",
    "Mind Control",
    "Mind Spike",
    "Mocking Blow",
    "Observer's Shield",
    "Orgrimmar Grunts",
    "Polymorph",
    "Rally the Troops",
    "Ramstein's Lightning Bolts",
    "Resurrection",
    "Sanva",
    "Sarmoth",
    "Shelter the Flock",
    "Shield Bash",
    "Spell Suppression",
    "Spirit Healer",
    "Stoneclaw Totem",
    "Stormstrike",
    "Sudden Reversal",
    "Sunfury Briefings",
    "Swiftshift",
    "Sword of Zeal",
    "The More, the Scarier",
    "Thrash Blade",
    "Through the Dark Portal",
    "Thunderhead Hippogryph",
    "Tim",
    "Tooga's Quest",
    "Tracker Gallen",
    "Tyrennius Scatheblade",
    "Valthak Spiritdrinker",
    "Vexra Darkfall",
    "Viking Warhammer",
    "Vindicator Kaldel",
    "Voss Treebender",
    "Warrax",
    "Warrior Training",
    "Watcher Mal'wi",
    "Withdraw",
    "World in Flames",
)
"""The cards whose text, or the part of it that an example needs, stands in a document; counted by hand.

Searing Totem, of which an example names the tag alone, has its health in no document and is not in the library;
`judge coverage --examples` says so of the examples that name it.
"""


OF_LIBRARY = at_night(1, 7)
"""One in so many cards of the library has its parts taken away."""

OF_PRINTED = at_night(1, 6)
"""One in so many printed cards has its conditions taken away."""

EXPLAINED = {
    ("Righteous Defense", "text, effect 1"): "who becomes the defender takes the place of who was, removed or not",
}
"""Parts of cards that no scenario can notice, and why."""


def without_an_effect(text: LinkText) -> Iterator[tuple[str, LinkText]]:
    """Yield the text without each of its effects, and which that is."""
    if isinstance(text, Text):
        for place in range(len(text.effects)):
            yield f"effect {place + 1}", replace(text, effects=text.effects[:place] + text.effects[place + 1 :])
        return
    for number, mode in enumerate(text.modes):
        for which, less in without_an_effect(mode):
            assert isinstance(less, Text)
            modes = (*text.modes[:number], less, *text.modes[number + 1 :])
            yield f"mode {number + 1}, {which}", replace(text, modes=modes)


def without_a_part(power: Power) -> Iterator[tuple[str, Power | None]]:
    """Yield the power without each of its effects or changes, or nothing in the place of a whole one."""
    match power:
        case Payment(text=text) | Completion(text=text) | Triggered(text=text):
            for which, less in without_an_effect(text):
                yield which, replace(power, text=less)
        case Continuous(changes=changes) if len(changes) > 1:
            for place in range(len(changes)):
                yield f"change {place + 1}", replace(power, changes=changes[:place] + changes[place + 1 :])
        case Keyword(name):
            yield name.value, None
        case _:
            yield "the whole of it", None


def less_than(card: Printed) -> Iterator[tuple[str, Printed]]:
    """Yield the card without each part of it that does something."""
    if card.text is not None:
        for which, text in without_an_effect(card.text):
            yield f"text, {which}", replace(card, text=text)
    for number, power in enumerate(card.powers):
        for which, less in without_a_part(power):
            kept = () if less is None else (less,)
            powers = (*card.powers[:number], *kept, *card.powers[number + 1 :])
            yield f"power {number + 1}, {which}", replace(card, powers=powers)
    if card.alternate_cost is not None:
        yield "alternate cost", replace(card, alternate_cost=None)
    if card.additional_cost:
        yield "additional cost", replace(card, additional_cost=())
    if card.play_only_if is not None:
        yield "when it can be played", replace(card, play_only_if=None)


IMPLIED = {
    ("Arcanist Avelena", "power 2, event 1, other"): "she has sabotage of abilities alone",
    ("Blade Flurry", "power 1, event 1, combat"): "a weapon deals nothing but combat damage",
    (
        "Crippling Poison",
        "attach, 1",
    ): "only characters are dealt damage, and to what aims a Totem is an ally",
    ("Deathbringer", "power 1, event 1, combat"): "a weapon deals nothing but combat damage",
    ("Deathbringer", "power 1, event 1, subject"): "damage is dealt with a weapon by its controller's hero",
    ("Marksman Glous", "power 2, event 1, subject"): "it inspires quests alone",
    ("Sarmoth", "power 1, to 1"): "nothing but heroes and allies attacks",
    ("Sarmoth", "power 1, to 2"): "its own side can't attack it",
    ("Stoneclaw Totem", "power 1, to 1"): "nothing but heroes and allies attacks",
    ("Stoneclaw Totem", "power 1, to 2"): "its own side can't attack it",
    ("Stoneclaw Totem", "power 2, event 1, subject"): "nothing but heroes and allies deals combat damage",
    ("Sword of Zeal", "power 1, event 1, combat"): "a weapon deals nothing but combat damage",
    ("Sword of Zeal", "power 1, event 1, subject"): "damage is dealt with a weapon by its controller's hero",
    ("Thrash Blade", "power 1, event 1, combat"): "a weapon deals nothing but combat damage",
    ("Thrash Blade", "power 1, event 1, subject"): "damage is dealt with a weapon by its controller's hero",
    ("Warrior Training", "power 1, to 1"): "nothing but heroes and allies attacks",
    ("Warrior Training", "power 1, to 2"): "its own side can't attack it",
}
"""What a text says though nothing else could be meant, so that nothing notices where it is left out, and why."""

_DETAILS = ("subject", "other", "player", "with_", "when", "combat", "damage_type", "from_zone", "to_zone")


def without_a_condition(card: Printed) -> Iterator[tuple[str, Printed]]:
    """Yield the card without each thing that it costs, waits for or asks of what it aims at."""
    if card.text is not None:
        for which, text in with_wider_targets(card.text):
            yield f"text, {which}", replace(card, text=text)
    if card.attach is not None:
        for which, wider in wider_than(card.attach.to):
            yield f"attach, {which}", replace(card, attach=replace(card.attach, to=wider))
    for number, power in enumerate(card.powers):
        for which, other in unconditional(power):
            powers = (*card.powers[:number], other, *card.powers[number + 1 :])
            yield f"power {number + 1}, {which}", replace(card, powers=powers)


def unconditional(power: Power) -> Iterator[tuple[str, Power]]:
    """Yield the power without each part of its cost, of its restrictions and of what it watches for."""
    match power:
        case Payment(cost, text) | Completion(cost, text):
            for place in range(len(cost)):
                yield f"cost {place + 1}", replace(power, cost=cost[:place] + cost[place + 1 :])
            if power.only_if is not None:
                yield "only if", replace(power, only_if=None)
            if isinstance(power, Payment) and power.once_per_turn:
                yield "once per turn", replace(power, once_per_turn=False)
            yield from ((which, replace(power, text=wider)) for which, wider in with_wider_targets(text))
        case Triggered(on, text):
            if power.if_ is not None:
                yield "if", replace(power, if_=None)
            for place, each in enumerate(on):
                for which, wider_event in wider_events(each):
                    events = (*on[:place], wider_event, *on[place + 1 :])
                    yield f"event {place + 1}, {which}", replace(power, on=events)
            yield from ((which, replace(power, text=wider)) for which, wider in with_wider_targets(text))
        case Continuous(to=to):
            if power.while_ is not None:
                yield "while", replace(power, while_=None)
            if isinstance(to, AllOf):
                for place in range(len(to.filters)):
                    yield f"to {place + 1}", replace(power, to=without_filter(to, place))
        case Keyword():
            return


def wider_events(on: On) -> Iterator[tuple[str, On]]:
    """Yield the description of events without each of its details."""
    for detail in _DETAILS:
        if getattr(on, detail) is not None:
            yield detail, replace(on, **{detail: None})  # type: ignore[arg-type]
    if on.first_time_each_turn:
        yield "first time", replace(on, first_time_each_turn=False)


def with_wider_targets(text: LinkText) -> Iterator[tuple[str, LinkText]]:
    """Yield the text without each thing that it asks of its targets."""
    if isinstance(text, Modes):
        for number, mode in enumerate(text.modes):
            for which, wider in with_wider_targets(mode):
                modes = (*text.modes[:number], wider, *text.modes[number + 1 :])
                yield f"mode {number + 1}, {which}", replace(text, modes=modes)  # type: ignore[arg-type]
        return
    for place, target in enumerate(text.targets):
        for which, less in wider_than(target):
            targets = (*text.targets[:place], less, *text.targets[place + 1 :])
            yield f"target {place + 1}, {which}", replace(text, targets=targets)


def wider_than(target: TargetDescription) -> Iterator[tuple[str, TargetDescription]]:
    """Yield the description without each of several things that it asks for."""
    asked = target.filter
    if isinstance(asked, AllOf):
        for place in range(len(asked.filters)):
            yield str(place + 1), replace(target, filter=without_filter(asked, place))


def without_filter(several: AllOf, place: int) -> AllOf:
    """Return the filter without one of its parts."""
    return AllOf(several.filters[:place] + several.filters[place + 1 :])


@pytest.fixture(scope="module")
def naming(played_once: PlayedOnce) -> dict[str, list[Case]]:
    """Return the scenarios in whose steps each of the cards is named, first those that name the fewest others."""
    found: dict[str, list[Case]] = defaultdict(list)
    played_once.play_all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("judge.mutation.mutation_cases.judge", played_once.judge)
        every = [(names_in(case), case) for case in cases()]
    for names, case in sorted(every, key=lambda named: len(named[0])):
        for name in names:
            found[name].append(case)
    return found


def names_in(case: Case) -> list[str]:
    """Return the names of cards that stand in the steps of the scenario."""
    words = " ".join(
        word
        for step in case.scenario.steps
        for word in (step.text, step.doc or "", *(cell for row in step.table or () for cell in row))
    )
    return [name for name in card_files.card_names() if name in words]


def likely_first(found: list[Case], name: str, part: str) -> list[Case]:
    """Return the scenarios of a card, first those that use it or speak of its part, such as a keyword, by name."""
    telling = (f'use "{name}"', f'uses "{name}"', f'using "{name}"', part.rpartition(", ")[2])

    def is_less_likely(case: Case) -> bool:
        return not any(words in step.text for step in case.scenario.steps for words in telling)

    return sorted(found, key=is_less_likely)


def test_every_card_that_a_document_prints_is_in_the_library() -> None:
    assert set(PRINTED) <= set(card_files.card_names())
    assert len(set(PRINTED)) == len(PRINTED) == 100


@pytest.mark.parametrize("name", card_files.card_names()[::OF_LIBRARY])
def test_each_part_of_a_card_is_at_work_in_a_scenario(
    name: str, naming: dict[str, list[Case]], monkeypatch: pytest.MonkeyPatch
) -> None:
    load = card_files.load
    card = load(name)
    assert naming[name]
    unnoticed = []
    for part, less in less_than(card):
        monkeypatch.setattr(card_files, "load", lambda asked, less=less: less if asked == name else load(asked))
        likely = likely_first(naming[name], name, part)
        if not any(noticed is not None and noticed not in WEAK for noticed in map(notice, likely)):
            unnoticed.append(part)
    assert unnoticed == [part for card_name, part in EXPLAINED if card_name == name]


@pytest.mark.parametrize("name", PRINTED[::OF_PRINTED])
def test_each_condition_of_a_printed_card_is_at_work_in_a_scenario(
    name: str, naming: dict[str, list[Case]], monkeypatch: pytest.MonkeyPatch
) -> None:
    load = card_files.load
    card = load(name)
    unnoticed = []
    for part, other in without_a_condition(card):
        monkeypatch.setattr(card_files, "load", lambda asked, other=other: other if asked == name else load(asked))
        if not any(found is not None and found not in WEAK for found in map(notice, naming[name])):
            unnoticed.append(part)
    assert sorted(unnoticed) == sorted(part for card_name, part in IMPLIED if card_name == name)


def test_a_part_that_no_scenario_plays_would_be_told(naming: dict[str, list[Case]]) -> None:
    """The scenarios of a card without powers notice nothing of another card."""
    assert {notice(case) for case in naming["Viking Warhammer"]} == {None}
    assert not list(less_than(card_files.load("Viking Warhammer")))
    assert len(list(less_than(card_files.load("Charge")))) == 2
