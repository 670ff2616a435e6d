"""Every card that a document prints is in the library, and scenarios notice each part of a card that is taken away."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.language.powers import Completion, Continuous, Keyword, LinkText, Payment, Power, Text, Triggered
from engine.language.printed import Printed
from judge.mutation.cases import WEAK, Case, cases, notice
from scenarios.library import loading

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


@pytest.fixture(scope="module")
def naming() -> dict[str, list[Case]]:
    """Return the scenarios in whose steps each of the cards is named."""
    found: dict[str, list[Case]] = defaultdict(list)
    for case in cases():
        words = " ".join(
            word
            for step in case.scenario.steps
            for word in (step.text, step.doc or "", *(cell for row in step.table or () for cell in row))
        )
        for name in loading.card_names():
            if name in words:
                found[name].append(case)
    return found


def test_every_card_that_a_document_prints_is_in_the_library() -> None:
    assert set(PRINTED) <= set(loading.card_names())
    assert len(set(PRINTED)) == len(PRINTED) == 100


@pytest.mark.parametrize("name", loading.card_names())
def test_each_part_of_a_card_is_at_work_in_a_scenario(
    name: str, naming: dict[str, list[Case]], monkeypatch: pytest.MonkeyPatch
) -> None:
    load = loading.load
    card = load(name)
    assert naming[name]
    unnoticed = []
    for part, less in less_than(card):
        monkeypatch.setattr(loading, "load", lambda asked, less=less: less if asked == name else load(asked))
        if not any(found is not None and found not in WEAK for found in map(notice, naming[name])):
            unnoticed.append(part)
    assert unnoticed == [part for card_name, part in EXPLAINED if card_name == name]


def test_a_part_that_no_scenario_plays_would_be_told(naming: dict[str, list[Case]]) -> None:
    """The scenarios of a card without powers notice nothing of another card."""
    assert {notice(case) for case in naming["Viking Warhammer"]} == {None}
    assert not list(less_than(loading.load("Viking Warhammer")))
    assert len(list(less_than(loading.load("Charge")))) == 2
