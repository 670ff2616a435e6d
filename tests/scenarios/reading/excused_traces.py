"""Words that leave no trace of their own in a card's data, where other words beside them say what they mean."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.scenarios.reading.traces import TRACES

CANNOT = r"(?<!x )can't (?!be prevented)"
OTHER = "other(?! one)|another(?! card for each)"
EACH = r"(?<!for )each (?!opponent|player|turn|of|draw|attacker|\w+ dealt damage this way)"
UNDER = "under (?:your|his|her) control"
TURN = "this turn|until end of turn"
DEALS = "deals?(?! no)"
IF = next(trace.word for trace in TRACES if trace.word.startswith("if (?!you do"))
IF_DONE = "if (?:you do|he does|she does)"
FOR_EACH = "for each(?! attacker)"


class Excuse(NamedTuple):
    """Which trace may be missing where a text says something, and why."""

    said: str
    lost: str
    why: str


EXCUSES = (
    Excuse("loses? and can't have", CANNOT, "losing a power and not having it is one modifier"),
    Excuse("two-handed", "2: 1 said, 0 held", "a tag is no number"),
    Excuse(r"^double|[>.] double", "2: 1 said, 0 held", "what is doubled is added once more"),
    Excuse("each friendly player", EACH, "all friendly players draw"),
    Excuse("each other player", EACH, "all other players destroy"),
    Excuse("each other player", OTHER, "opponents and partners are the relation of others"),
    Excuse(
        "each of three different", "each of up to|each of two|each of three", "the damage of a cost is put on three"
    ),
    Excuse("that friendly", "friendly", "what is pointed back to was friendly before"),
    Excuse("enters play under your control", UNDER, "the event is asked whose the card is"),
    Excuse("hand$|hands", "hands?", "a name has the word in it"),
    Excuse("would deal is unpreventable", DEALS, "the damage itself is changed"),
    Excuse("the other on the bottom", OTHER, "the rest is one card"),
    Excuse("pay 0", "0: 1 said, 0 held", "nothing is paid"),
    Excuse("abilit(?:y|ies) you've played this turn", TURN, "deeds are counted by turns"),
    Excuse("abilit(?:y|ies) you've played this turn", "for each(?! attacker)", "deeds are counted by turns"),
    Excuse("with cost 3 or more", "3: 1 said, 2 held", "both changes count the same allies"),
    Excuse("^finishing move", "5: 0 said, 1 held", "the reminder of a finishing move has its bound"),
    Excuse("^diplomacy: ", "1: 0 said, 2 held", "the reminder of a keyword has its numbers"),
    Excuse("^diplomacy: ", "1: 1 said, 3 held", "the reminder of a keyword has its numbers"),
    Excuse(
        r"dealt (?:combat )?damage (?:to an? .* this turn|this turn by an? )",
        "1: 1 said, 2 held",
        "some damage is 1 or more",
    ),
    Excuse("cost less than x", "1: 1 said, 2 held", "less than X is at most one less"),
    Excuse(r"all \+1 atk counters", "1: 2 said, 1 held", "which counters are removed is said by their name"),
    Excuse(r"much \+1 for each", "factor: 1 said, 0 held", "one for each is their number"),
    Excuse("complete quest cards from", "may", "the permission is a modifier of its own"),
    Excuse("complete quest cards from", "from the game", "the cost is a part of the permission"),
    Excuse("if two or more are tied", IF, "all with the lowest cost are destroyed, be it one or more"),
    Excuse("if two or more are tied", "destroy", "all with the lowest cost are destroyed, be it one or more"),
    Excuse("if two or more are tied", "2: 1 said, 0 held", "all with the lowest cost are destroyed, be it one or more"),
    Excuse(r"allies .*have \+1 atk for each other", OTHER, "each of them is one of those that are counted"),
    Excuse(r"allies .*have \+1 atk for each other", "1: 0 said, 1 held", "all of them but one"),
    Excuse(r"allies .*have \+1 atk for each other", "factor: 1 said, 0 held", "one for each is their number"),
    Excuse("have the same name", "2: 2 said, 1 held", "two of a name are one with another"),
    Excuse("while exactly one ally", "1: 1 said, 0 held", "the one is said as an exact count"),
    Excuse("frost damage this way", "frost(?= damage)", "whom the frost damage was dealt to has a name"),
    Excuse("pandaren ally tokens", "1: 0 said, 2 held", "each of the others gives 1"),
    Excuse("pandaren ally tokens", "factor: 4 said, 2 held", "each of the others gives 1"),
    Excuse("race among allies", FOR_EACH, "the races are counted"),
    Excuse("race among allies", OTHER, "the excepted race is none of those counted"),
    Excuse("race among allies", "1: 0 said, 2 held", "the reminder of a keyword has its numbers"),
    Excuse("race among allies", "factor: 2 said, 0 held", "one for each is their number"),
    Excuse("^all targets", "at random", "the modifier says so by itself"),
    Excuse("non-fatal damage on it", "1: 0 said, 1 held", "the card keeps 1 health"),
    Excuse("same name as another", OTHER, "a card shares its name with others alone"),
    Excuse("other players can't use", OTHER, "opponents and partners are the relation of others"),
    Excuse("can't be removed from", "from the game", "the deed that is forbidden has the word"),
    Excuse("another of those counters", OTHER, "it is one more of those that are there"),
    Excuse("message item token", "0: 0 said, 2 held", "an item has no ATK and no health"),
    Excuse("remove this token", "token", "the token is the card that has the power"),
    Excuse("place an additional resource", "1: 0 said, 1 held", "an additional one is one more"),
    Excuse("has ranged dual wield", "1: 0 said, 1 held", "a second weapon is one more"),
    Excuse("each put the top card", EACH, "one sentence says what each of the two does"),
    Excuse("if you can't, destroy", IF, "what can't be done is the other branch"),
    Excuse("each opponent can't draw", "each (?:opponent|player)(?!'s)", "opponents are described, not counted"),
    Excuse("pay 1 more to strike .* for each", "1: 0 said, 1 held", "one counter is one"),
    Excuse("pay 1 more to strike .* for each", "factor: 1 said, 0 held", "one for each is their number"),
    Excuse("control all three", "3: 2 said, 1 held", "all three are the three that were listed"),
    Excuse("you may choose a demon in your party. if you do", "may", "the replacement itself is optional"),
    Excuse("you may choose a demon in your party. if you do", IF_DONE, "the replacement itself is optional"),
    Excuse("dealt to or dealt by", "2: 1 said, 2 held", "two events are doubled by one sentence"),
    Excuse("2 shadow or fire damage", "2: 1 said, 2 held", "either type is dealt by an effect of its own"),
    Excuse("reduced by one for each", "1: 1 said, 0 held", "one for each is their number"),
    Excuse("either draw it", IF, "what follows the draw stands in its branch"),
    Excuse("either draw it", "draws?", "the second time it is said of the same draw"),
    Excuse("one on top of your deck, and the other", "1: 1 said, 0 held", "one is left where it is"),
    Excuse("any number of graveyards", "any number of", "nothing says which graveyards"),
    Excuse("draw another one for each", OTHER, "another card is one more"),
    Excuse("draw another one for each", "1: 1 said, 0 held", "one for each is their number"),
)


def excused(text: str) -> set[str]:
    """Return what the text may leave without a trace."""
    return {excuse.lost for excuse in EXCUSES if re.search(excuse.said, text)}
