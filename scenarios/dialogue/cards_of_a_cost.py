"""Cards of which players say no more than the cost: "a 4-drop", "a card that costs 3", "a 2-cost weapon"."""

import re

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.stand_in_cards import STAND_INS
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import quoted

_COST = rf"(?P<cost>\d+|{'|'.join(NUMBERS)})"
_KIND = r"(?P<kind>ally|creature|ability|spell|instant|weapon|armor|item|card)"
_ENDS = r"(?=$|[,.:;]| (?:this|now|if|when|with|on|then|and|or|for|from|in)\b)"
_OF_A_COST = late(
    rf"\b(?P<verb>play|cast|afford|summon|equip|drop)(?P<s>s?) (?:an?|my|another|any) {_COST}"
    rf"(?:[- ](?:drop|cost(?:er)?|resource))?(?: {_KIND})?{_ENDS}",
    re.IGNORECASE,
)
_THAT_COSTS = late(
    rf"\b(?P<verb>play|cast|afford|summon|equip|drop)(?P<s>s?) (?:(?:an?|my|another|any) {_KIND}|something|anything)"
    rf",? (?:that costs|which costs|costing|with (?:a )?cost(?: of)?|for) (?:me )?{_COST}(?: resources?)?{_ENDS}",
    re.IGNORECASE,
)
_STANDS_IN = {"creature": "ally", "card": "ally", "spell": "ability"}


def with_cards_of_a_cost(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences with a card described for each of which only the cost is said, and its name in their place.

    What is asked of a card of any type is asked of an ally.

    >>> card, asked = with_cards_of_a_cost((Said("can I play a 4-drop", asks=True),), Board(False, tuple, str))
    >>> card.doc, asked.text
    ('4, Ally, 2 [Melee] ATK / 2 Health', 'can I play "4-cost ally"')
    """
    described: dict[str, Said] = {}
    known = [each.text for each in said if each.doc is not None]

    def named(found: re.Match[str], at: Said) -> str:
        sort = (found["kind"] or "card").casefold()
        kind = _STANDS_IN.get(sort, sort)
        cost = NUMBERS.get(found["cost"].casefold(), found["cost"])
        name = f"{cost}-cost {kind}"
        if board.kind_of(quoted(name)) in (None, CardType.ALLY) and not any(quoted(name) in each for each in known):
            text = STAND_INS[f"any {kind}"].partition(",")[2]
            described[name] = replace(
                at, text=f'the card "{name}" reads:', doc=f"{cost},{text}", keyword="Given", asks=False
            )
        return f"play{found['s']} {quoted(name)}"

    told = []
    for each in said:
        plain = each.is_bare
        text = each.text
        for form in (_OF_A_COST, _THAT_COSTS) if plain else ():
            text = form.sub(lambda found, at=each: named(found, at), text)  # type: ignore[misc]
        told.append(each if text == each.text else replace(each, text=text))
    return (*described.values(), *told)
