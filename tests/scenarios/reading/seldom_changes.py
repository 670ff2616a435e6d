"""What shows that a change of a card matters where games seldom come to it: two scenarios with the card itself.

In the first the game would go on otherwise without the change, in the second it would not. Both are in the feature of
such changes, where a described card that makes the same change may stand for the card, which then takes its place; or
they are in `BOARDS`, for cards of the tables that no such scenario fits.
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from engine.language.modifiers import Change
from engine.language.printed import Printed
from engine.value import value
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Scenario
from scenarios.outcome import ScenarioOutcome
from tests.made_once import made_once
from tests.scenarios.reading.omitted_changes import changes, without
from tests.scenarios.reading.played_with import cards_of, played_with
from tests.scenarios.reading.test_games import cards

FEATURE = Path(__file__).parents[3] / "features" / "cards" / "changes-that-seldom-matter.feature"
BOARDS = Path(__file__).with_name("seldom_boards.gherkin")

SELDOM: dict[str, str] = {
    "Annihilator": "Annihilator's combat damage asks for no armor",
    "Arcane Intellect": "Arcane Intellect lets nine cards be kept",
    "Ardent Defender": "Last Stand prevents everything from 25 damage on",
    "Arktos": "A hero that defends as a bear is dealt nothing",
    "Barkskin": "Under Thick Bark a spell is not interrupted",
    "Beastial Wrath": "A furious Pet is dealt no damage",
    "Bling": "With Trinkets a third Ring stays",
    "Borlis Brode": "Sleeper stays exhausted over its player's ready step",
    "Brainwash": "Brainwash takes an attacker out of its combat and keeps it",
    "Challenging Shout": "Challenging Shout makes an ally attack, and your hero alone",
    "Dampen Magic": "Damper prevents one of an ability's damage",
    "Distract": "Scatter keeps an ally from readying in the ready step",
    "Divine Shield": "A hidden hero is no target of its opponents",
    "Double Barrel": "With Two Barrels both bows are struck with",
    "Enduring Shout": "A Lone Shout makes a single ally strong, and a protector",
    "Entangling Roots": "Entangling Roots keeps an ally from readying in the ready step",
    "Evasion": "Dodge prevents what an attacker would deal",
    "Fang of the Crystal Spider": "A hero dealt combat damage by Fang's owner can't strike this turn",
    "Feeding Frenzy": "Hunger grows with each ally destroyed",
    "Fel Armor": "Mend Armor raises what is healed from its player's hero",
    "Feral Instinct": "A bear with Instinct strikes down whom it protects against",
    "Freezing Band": "Against a Cold Band nobody draws a second card",
    "Freezing Trap": "A snared ally that is made a protector protects nobody",
    "Frost Nova": "Whom Frost Nova has damaged can't attack",
    "Frost Shock": "Whom Frost Shock has damaged can't protect",
    "Gatlin Clouds-the-Sky": "A Marksman is dealt nothing by the exhausted",
    "Gouge": "Gouge keeps an ally from readying in the ready step",
    "Grace of Air Totem": "Grace of Air Totem lets no ally attack that nobody pays for",
    "Grint Sundershot": "Grint Sundershot keeps opponents from striking on your turn",
    "Hammer of Justice": "Gouge keeps an ally from readying in the ready step",
    "Hannah the Unstoppable": "Nobody protects against a party whose opponents can't",
    "Helwen": "Helwen may stay exhausted",
    "Hemet's Elekk Gun": "A Big Gun is for big allies",
    "Hota the Bloodsoaked": "A Sentry of the weaker party protects",
    "Justicar Brace": "A Marshal protects the damaged",
    "Kelvor Valorshine": "Piercer's combat damage passes a bubble",
    "Kindred Spirits": "Kinship keeps a hero with fatal damage while an ally lives",
    "Kiting": "Whom a Kite String names deals its ally no combat damage",
    "Lazy Peons": "Sluggards pay for nothing as they come",
    "Lolly the Unsuspecting": "In a Muddle chance picks the target",
    "Meganna Callaghan": "A Seeker attacks the elusive",
    "Merciless Gladiator's Battlegear": "In Arena Plate a weapon hits twice as hard",
    "Mind Soothe": "Mind Soothe keeps an ally from attacking your hero",
    "Mocking Blow": "Mocking Blow makes an ally attack, and your hero alone",
    "Netherbane": "An Anchor keeps cards in play from being removed",
    "Old Bones": "One who can protect a hero protects it",
    "Polymorph": "A Sheep that was given protector later can't protect",
    "Reincarnation": "Rebirth takes the place of a hero's destruction",
    "Revenge is Tasty": "Sluggards pay for nothing as they come",
    "Shadow Weaving": "In the Web shadow hurts more",
    "Shelly": "Shelly prevents one of combat damage",
    "Soup for the Soul": "Sluggards pay for nothing as they come",
    "Stoneclaw Totem": "Stoneclaw Totem keeps who has hit it from readying",
    "Stronghold Gauntlets": "A gripped weapon is no target of opponents",
    "Sus'vayin": "Who is outnumbered attacks in the turn of entering play",
    "The Hammerhand Brothers": "Whom the Brawlers hold back can't attack",
    "Touch of Ice": "Whom Icy Touch has hurt skips a draw",
    "Turn Aside": "Parry prevents what an ally would deal in combat",
    "Tyler Falconbridge": "A Footpad in a graveyard pays for a finishing move",
    "Ubel Sternbrow": "Stalwart protects himself and is exhausted",
    "Valthak Spiritdrinker": "Valthak Spiritdrinker saves a hero from fatal damage",
    "Veil of Night": "A hidden hero is no target of its opponents",
    "Wand of Eternal Light": "Against a Pure Wand there is no armor",
    "Wastewalker Tunic": "A Tunic is strong where its hero attacks the exhausted",
    "Wing Clip": "Whoever is clipped can't attack your hero",
    "Zempre, Grace of Elune": "While the Quiet One is exhausted its hero is dealt nothing",
}
"""Cards whose changes games seldom come to, and the scenario of the feature in which the change matters.

The scenario that follows it is one in which the change makes no difference.
"""


@value
class Evidence:
    """A card, the scenarios in which its change matters and doesn't, and what is called by the card's place there."""

    card: Printed
    matters: Scenario
    matters_not: Scenario
    place: str

    def played(self, scenario: Scenario, change: Change | None = None) -> ScenarioOutcome:
        """Return what comes of a scenario with the card in its place, without the change if there is one."""
        card = self.card if change is None else without(self.card, change)
        return played_with(scenario, self.place, card)

    def shown(self) -> tuple[Change, ...]:
        """Return the changes of the card that make a difference in the one scenario and none in the other."""
        return tuple(
            change
            for change in changes(self.card)
            if self.played(self.matters, change).verdict != "as ruled"
            and self.played(self.matters_not, change).verdict == "as ruled"
        )


EVIDENCE_PARTS = 4
"""In how many parts the scenarios of the evidence are played, so that workers share them."""


@cache
def evidence() -> dict[str, Evidence]:
    """Return the evidence for each card that is at hand, by its name."""
    return made_once({"seldom.evidence": _evidence})["seldom.evidence"]


def shown_in(*parts: int) -> dict[str, tuple[Change, ...]]:
    """Return the changes that are shown by the evidence of these parts, by the name of the card."""
    made = made_once({f"seldom-{part}.shown": partial(_shown, part) for part in parts})
    return {name: changes_shown for part in made.values() for name, changes_shown in part.items()}


def _shown(part: int) -> dict[str, tuple[Change, ...]]:
    return {name: each.shown() for name, each in list(evidence().items())[part::EVIDENCE_PARTS]}


def _evidence() -> dict[str, Evidence]:
    return {**_of_the_feature(), **_of_boards()}


def _of_the_feature() -> dict[str, Evidence]:
    told = read_feature(FEATURE.read_text(encoding="utf-8"), FEATURE.name).scenarios
    places = {scenario.name: place for place, scenario in enumerate(told)}
    found = {}
    for name, title in SELDOM.items():
        if name in cards():
            first, second = told[places[title]], told[places[title] + 1]
            found[name] = Evidence(cards()[name], first, second, _place(cards()[name], first))
    return found


def _place(card: Printed, scenario: Scenario) -> str:
    """Return the name under which the scenario has the card, or else a card that makes the same change.

    Where it has neither, the entry is stale, and nothing of the card is shown.
    """
    used = cards_of(scenario)
    own = set(map(str, changes(card)))
    alike = (name for name, each in used.items() if own & set(map(str, changes(each))))
    return card.name if card.name in used else next(alike, card.name)


def _of_boards() -> dict[str, Evidence]:
    boards = read_feature(BOARDS.read_text(encoding="utf-8"), BOARDS.name).scenarios
    pairs = zip(boards[::2], boards[1::2], strict=True)
    named = {first.name.removesuffix(" makes a difference"): (first, second) for first, second in pairs}
    return {name: Evidence(cards()[name], *pair, name) for name, pair in named.items() if name in cards()}
