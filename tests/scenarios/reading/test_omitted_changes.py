"""Each change that a read card makes matters somewhere: without it a game would go on otherwise.

At night every card is searched for, by day a few. Where a change shows at rare moments alone, few games come to it.
Such moments are made of those of a game, and what even they don't show is played by a scenario with a difference and
one without.
"""

import re
from pathlib import Path

import pytest

from engine.language.modifiers import Can, Deed, MustAttack
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Both, Negated, TurnOf, You
from engine.language.words import CardType
from scenarios.reading import Read, read_card
from tests.night import at_night
from tests.scenarios.reading.omitted_changes import changes, look_into, searched
from tests.scenarios.reading.test_games import cards

FEATURE = Path(__file__).parents[3] / "features" / "cards" / "changes-that-seldom-matter.feature"

EVERY, GAMES, STEPS = at_night(1, 150), at_night(6, 2), 100
"""One in so many cards is searched for, in so many games of so many actions."""
MADE_OF, MOST_MADE = 4, 700
"""Of how many games more moments are made for what is left, and how many of each game."""
_SEEN = (
    "It changes what players may look at, which no state says; whoever plays sees it, and the game goes on as it would."
)
_LOCATION = (
    "No document has rules for locations, so that no card is one, and what the card gives them is given to none."
)
_CHOSEN = "The text gives a resistance for each damage type, and some are not among those to choose from."
NEVER: dict[str, str] = {
    "Arcanist Raith": _SEEN,
    "Arcanist Tian": _SEEN,
    "Centurion Addisyn": _CHOSEN,
    "Gryth Thurden, Gryphon Master": _LOCATION,
    "Malicious Mallina": _CHOSEN,
    "Michael Garrett, Bat Handler": _LOCATION,
    "Personal Weather Maker": _SEEN,
    "Unending Breath": _SEEN,
}
"""Cards with a change that can't make a difference to how a game goes on, and why."""
SELDOM: dict[str, str] = {
    "Annihilator": "Annihilator's combat damage asks for no armor",
    "Arcane Intellect": "Arcane Intellect lets nine cards be kept",
    "Arcanist Alathana": "A Waster silences what it sabotages",
    "Ardent Defender": "Last Stand prevents everything from 25 damage on",
    "Arktos": "A hero that defends as a bear is dealt nothing",
    "Barkskin": "Under Thick Bark a spell is not interrupted",
    "Beastial Wrath": "A furious Pet is dealt no damage",
    "Bling": "With Trinkets a third Ring stays",
    "Borlis Brode": "Sleeper stays exhausted over its player's ready step",
    "Brainwash": "Brainwash takes an attacker out of its combat and keeps it",
    "Challenging Shout": "Challenging Shout makes an ally attack, and your hero alone",
    "Chill": "Whom Frost Shock has damaged can't protect",
    "Cloak of Subjugated Power": "Who is lured serves the other player until the turn is over",
    "Dagg'um Ty'gor": "Against a Noisy One anybody protects",
    "Dampen Magic": "Damper prevents one of an ability's damage",
    "Deacon Markus Hallow": "Who is lured serves the other player until the turn is over",
    "Distract": "Scatter keeps an ally from readying in the ready step",
    "Divine Shield": "A hidden hero is no target of its opponents",
    "Double Barrel": "With Two Barrels both bows are struck with",
    "Durae Crystalshield": "A Marshal protects the damaged",
    "Enduring Shout": "A Lone Shout makes a single ally strong, and a protector",
    "Entangling Roots": "Entangling Roots keeps an ally from readying in the ready step",
    "Evasion": "Dodge prevents what an attacker would deal",
    "Fang of the Crystal Spider": "A hero dealt combat damage by Fang's owner can't strike this turn",
    "Feeding Frenzy": "Hunger grows with each ally destroyed",
    "Fel Armor": "Mend Armor raises what is healed from its player's hero",
    "Feral Instinct": "A bear with Instinct strikes down whom it protects against",
    "Fire and Ice": "Whom Frost Nova has damaged can't attack",
    "Freezing Band": "Against a Cold Band nobody draws a second card",
    "Freezing Trap": "A snared ally that is made a protector protects nobody",
    "Frost Nova": "Whom Frost Nova has damaged can't attack",
    "Frost Shock": "Whom Frost Shock has damaged can't protect",
    "Fugu": "Who is lured serves the other player until the turn is over",
    "Gatlin Clouds-the-Sky": "A Marksman is dealt nothing by the exhausted",
    "Gouge": "Gouge keeps an ally from readying in the ready step",
    "Grace of Air Totem": "Grace of Air Totem lets no ally attack that nobody pays for",
    "Grint Sundershot": "Grint Sundershot keeps opponents from striking on your turn",
    "Hammer of Justice": "Gouge keeps an ally from readying in the ready step",
    "Hamstring": "Entangling Roots keeps an ally from readying in the ready step",
    "Hannah the Unstoppable": "Nobody protects against a party whose opponents can't",
    "Helwen": "Helwen may stay exhausted",
    "Hemet's Elekk Gun": "A Big Gun is for big allies",
    "Hota the Bloodsoaked": "A Sentry of the weaker party protects",
    "Instructor Antheol": "A snared ally that is made a protector protects nobody",
    "Jin'lak Nightfang": "Whoever is hampered can't protect this turn",
    "Justicar Brace": "A Marshal protects the damaged",
    "Kayleitha": "Parry prevents what an ally would deal in combat",
    "Kelvor Valorshine": "Piercer's combat damage passes a bubble",
    "Kindred Spirits": "Kinship keeps a hero with fatal damage while an ally lives",
    "Kiting": "Whom a Kite String names deals its ally no combat damage",
    "Lazy Peons": "Sluggards pay for nothing as they come",
    "Lelora Sunlancer": "In Peace an ally neither deals damage nor is dealt any",
    "Lelora the Dawnslayer": "Under Vengeance combat damage to and by an ally is doubled",
    "Lolly the Unsuspecting": "In a Muddle chance picks the target",
    "Lt. Commander Dudefella": "Whom Frost Nova has damaged can't attack",
    "Magistrix Tibrana": "A Burglar takes the equipment that it sabotages",
    "Meganna Callaghan": "A Seeker attacks the elusive",
    "Merciless Gladiator's Battlegear": "In Arena Plate a weapon hits twice as hard",
    "Mind Soothe": "Mind Soothe keeps an ally from attacking your hero",
    "Mocking Blow": "Mocking Blow makes an ally attack, and your hero alone",
    "Natural Genesis": "Growth lets a second resource be placed",
    "Netherbane": "An Anchor keeps cards in play from being removed",
    "Noggenfogger Elixir": "Elixir keeps an ally from being destroyed",
    "Old Bones": "One who can protect a hero protects it",
    "Polymorph": "A Sheep that was given protector later can't protect",
    "Reincarnation": "Rebirth takes the place of a hero's destruction",
    "Retainer Cara": "A Burglar takes the equipment that it sabotages",
    "Revenge is Tasty": "Sluggards pay for nothing as they come",
    "Ring of the Silver Hand": "Parry prevents what an ally would deal in combat",
    "Shadow Weaving": "In the Web shadow hurts more",
    "Shelly": "Shelly prevents one of combat damage",
    "Soup for the Soul": "Sluggards pay for nothing as they come",
    "Stoneclaw Totem": "Stoneclaw Totem keeps who has hit it from readying",
    "Stronghold Gauntlets": "A gripped weapon is no target of opponents",
    "Surprise Attacks": "From an ambush combat damage asks for no armor",
    "Sus'vayin": "Who is outnumbered attacks in the turn of entering play",
    "Taunt": "Challenging Shout makes an ally attack, and your hero alone",
    "The Essence Focuser": "Mend Armor raises what is healed from its player's hero",
    "The Flawless Flame": "Who is dazzled can't protect",
    "The Hammerhand Brothers": "Whom the Brawlers hold back can't attack",
    "Touch of Ice": "Whom Icy Touch has hurt skips a draw",
    "Turn Aside": "Parry prevents what an ally would deal in combat",
    "Tyler Falconbridge": "A Footpad in a graveyard pays for a finishing move",
    "Ubel Sternbrow": "Stalwart protects himself and is exhausted",
    "Valthak Spiritdrinker": "Valthak Spiritdrinker saves a hero from fatal damage",
    "Veil of Night": "A hidden hero is no target of its opponents",
    "Velindra Sepulchre": "A snared ally that is made a protector protects nobody",
    "Wand of Eternal Light": "Against a Pure Wand there is no armor",
    "Wastewalker Tunic": "A Tunic is strong where its hero attacks the exhausted",
    "Wing Clip": "Whoever is clipped can't attack your hero",
    "X-51 Nether-Rocket": "A Rocket lets a new ally use its activated power",
    "Zaistor the Vigilant": "Elixir keeps an ally from being destroyed",
    "Zempre, Grace of Elune": "While the Quiet One is exhausted its hero is dealt nothing",
    "Zul'that Steeltusk": "Against a Pure Wand there is no armor",
}
"""Cards whose changes games seldom come to, and the scenario in which the change, of that card or alike, matters.

The scenario that follows it is one in which the change makes no difference.
"""


def made(line: str, words: str) -> Printed:
    reading = read_card("Test Card", f"{line}\n{words}")
    assert isinstance(reading, Read)
    return reading.printed


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("2, Item", "Allies in your party have +1 ATK."),
        ("2, Item", "Opposing allies can't attack."),
        ("2, Ally—Orc, 2 [Melee] ATK / 2 Health", "When Test Card enters play, your hero has +2 health this turn."),
        ("1, Ability", "Target ally loses and can't have powers this turn."),
    ],
)
def test_a_change_that_matters_is_found_to_matter(line: str, words: str) -> None:
    card = made(line, words)
    assert changes(card)
    assert searched(card, 4, STEPS).left == []


@pytest.mark.parametrize("change", [MustAttack(), Can(Deed.ATTACK)])
def test_a_change_that_never_applies_is_left(change: MustAttack | Can) -> None:
    """As of a card that is read wrongly: it holds on a turn that is its player's and is not."""
    never = Both((TurnOf(You()), Negated(TurnOf(You()))))
    card = Printed("Never", CardType.ITEM, cost=1, powers=(Continuous((change,), You(), while_=never),))
    assert [each.change for each in searched(card, 1, 20).left] == [change]


@pytest.mark.long
def test_every_change_of_a_read_card_matters_in_a_game_or_in_a_scenario() -> None:
    """What neither a game nor a moment made of one shows is in the table, with its scenario or the reason."""
    changing = [name for name, card in cards().items() if changes(card)]
    left: dict[str, list[str]] = {}
    for name in changing[::EVERY]:
        if name in SELDOM or name in NEVER:
            continue
        search = searched(cards()[name], GAMES, STEPS)
        look_into(search, MADE_OF, STEPS, MOST_MADE)
        if search.left:
            left[name] = [str(each.change) for each in search.left]
    assert left == {}


def test_what_games_seldom_come_to_is_played_by_scenarios_with_a_difference_and_without() -> None:
    told = re.findall(r"^  Scenario: (.*)$", FEATURE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) == len(set(told))
    assert [name for name in SELDOM.values() if name not in told[::2]] == []
    assert [name for name in (*SELDOM, *NEVER) if name in cards() and not changes(cards()[name])] == []
