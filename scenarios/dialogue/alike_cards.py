"""Two cards of one name that a player has: labels by which they are told apart, wherever one of them is spoken of."""

import re

from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.registry.step_tokens import QUOTED

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine)"
_STATE = (
    r"(?:exhausted|tapped|ready|untapped|undamaged|damaged|unhurt|hurt|healthy|unharmed|fresh|wounded|"
    rf"{_NUMBER} damage)"
)
_IS = r"(?: of (?:them|which|these|the two))?(?: one)?(?: which| that)?(?: is| has| with| having)?(?: already)?"
_TWO_ALIKE = late(
    rf"\b(?P<has>controls?|has|have) (?:two|2|both) (?:copies of )?(?P<card>{QUOTED})"
    rf"(?:(?:,| and|, and|:| -)? (?:the first|the other|one|1){_IS} (?P<state>{_STATE})(?: on (?:it|him|her))?"
    rf"(?:(?:,| and|, and) (?:the other|the second|the first|one|1){_IS} (?P<state2>{_STATE})(?: on (?:it"
    rf"|him|her))?)?)?"
)
_ONE_AND_ONE = late(
    rf"\b(?P<has>controls?|has|have) (?:an? |my |one )(?P<state>{_STATE}) (?P<card>{QUOTED}) and "
    rf"(?:an? |another |one )(?P<state2>{_STATE}) (?:one\b|(?P=card))"
)
_ONE_WITH = late(
    rf"\b(?P<has>controls?|has|have) (?:an? |my |one )?(?P<card>{QUOTED}) with (?P<state>{_NUMBER} damage) and "
    rf"(?:an?|another|one)(?: (?P<state2>{_STATE}))?(?: one\b| (?P=card))?(?: without(?: damage)?)?(?=$|,)"
)
_FIRST = r"one of (?:them|the two|these|those)|the first(?: one)?"
_SECOND = r"the (?:other|second)(?: one)?"
_OPPOSITES = {"exhausted": "ready", "ready": "exhausted", "damaged": "undamaged", "undamaged": "damaged"}
_USUAL = {"tapped": "exhausted", "untapped": "ready", "hurt": "damaged", "unhurt": "undamaged"}
_USUAL |= {"healthy": "undamaged", "unharmed": "undamaged", "fresh": "undamaged", "wounded": "damaged"}
_ONE_STANDS = late(
    rf"(?:but |and )?(?:only )?(?:one|1|the first)(?: of (?:them|which|the two|these|those))?(?: one)? (?:is"
    rf"|has)(?: already)? "
    rf"(?P<state>{_STATE})(?: on (?:it|him|her))?"
    rf"(?:(?:,| and|, and) (?:the other|the second|one)(?: one)?(?: is"
    rf"| has)? (?P<state2>{_STATE})(?: on (?:it|him|her))?)?",
    re.IGNORECASE,
)


_BOTH_STAND = late(
    rf"\b(?P<has>controls?|has|have) (?:two|2|both) (?:(?P<how>exhausted|tapped|ready|untapped) )?(?:copies of )?"
    rf"(?P<card>{QUOTED})(?:,? (?:both |each )?(?:with|having|has|have) (?P<damage>{_NUMBER}) damage"
    r"(?: each| on each(?: of them)?| apiece)?)?(?=$|[,.]| and (?:I|he|she|my)\b)",
    re.IGNORECASE,
)
_THEY_STAND = late(
    rf"(?:they |both |each )+(?:of them )?(?:(?:have|has) (?P<damage>{_NUMBER}) damage|are (?P<how>exhausted|tapped))"
    r"(?: each| on them)?",
    re.IGNORECASE,
)


_DONE_TO = r"\b(?:on|at|targeting|with|attacks?)(?: (?:my|his|her|my opponent['’]s))?"
_EACH_WITH = late(rf"(?P<cards>{QUOTED}),? each (?:with|having|has) (?P<damage>{_NUMBER} damage)", re.IGNORECASE)


def told_apart(texts: list[str]) -> list[str]:
    """Return texts with labels for two cards of one name, where one of them and the other are spoken of.

    How the two stand may be said with them: then "the damaged one" is one of them as well.

    >>> told_apart(['I have 2 "Tim"', "I attack with one of them", "Can the other attack"])[1:]
    ['I attack with "the first Tim"', 'Can "the second Tim" attack']
    >>> told_apart(['I have two "Tim", one exhausted', "Can the exhausted one attack"])[0]
    'I control an exhausted "Tim" as "the first Tim" and "Tim" as "the second Tim"'
    """
    texts = [_EACH_WITH.sub(r"\g<cards> with \g<damage>", each) for each in texts]
    if (equal := _both_standing(texts)) is not None:
        return equal
    number, found = next(((at, each) for at, text in enumerate(texts) if (each := _alike(text))), (0, None))
    if found is None:
        return texts
    card = found["card"]
    behind = texts[number + 1 :]
    stands = _ONE_STANDS.fullmatch(behind[0]) if behind and not found["state"] else None
    states = [_usual((stands or found)[each]) for each in ("state", "state2")]
    spoken = _spoken_of(card, states)
    if stands is not None:
        behind[0] = f'"the first {card[1:-1]}" {"has" if states[0].endswith("damage") else "is"} {states[0]}'
    after = texts[number][found.end() :]
    if not any(states) and not any(each.search(text) for _, each in spoken for text in (after, *behind)):
        return texts
    labels = [f'"the first {card[1:-1]}"', f'"the second {card[1:-1]}"']
    control = "control" if found["has"] in {"have", "control"} else "controls"
    both = " and ".join(f"{_standing(state, card)} as {label}" for state, label in zip(states, labels, strict=True))
    told = f"{texts[number][: found.start()]}{control} {both}"
    for place, pattern in spoken:
        after = pattern.sub(labels[place], after)
        behind = [pattern.sub(labels[place], each) for each in behind]
    return [*texts[:number], f"{told}{after}", *behind]


def _both_standing(texts: list[str]) -> list[str] | None:
    """Return texts with labels for two cards of one name that stand alike; None where nothing asks for them.

    Of two that stand alike either may be the one that is spoken of by name.

    >>> _both_standing(['I have two "Tim" with 1 damage', "Does one of them die"])[0]
    'I control "Tim" with 1 damage as "the first Tim" and "Tim" with 1 damage as "the second Tim"'
    """
    number, found = next(
        ((at, each) for at, text in enumerate(texts) if (each := _BOTH_STAND.search(text)) is not None), (0, None)
    )
    behind = texts[number + 1 :]
    they = _THEY_STAND.fullmatch(behind[0]) if found is not None and behind else None
    how = _usual((found and found["how"]) or (they and they["how"]))
    damage = (found and found["damage"]) or (they and they["damage"])
    if found is None or not (how or damage):
        return None
    card, after = found["card"], texts[number][found.end() :]
    labels = [f'"the {each} {card[1:-1]}"' for each in ("first", "second")]
    if they is not None:
        behind[0] = f"{labels[0]} {f'has {damage} damage' if damage else f'is {how}'}"
    spoken = _spoken_of(card, ["", ""])
    one = re.compile(rf"(?<!two )(?<!both )(?<!2 )(?<!many ){re.escape(card)}")
    if how or any(re.search(rf"{_DONE_TO} {re.escape(card)}", text) for text in behind):
        spoken.append((0, one))
    if not how and not any(each.search(text) for _, each in spoken for text in (after, *behind)):
        return None
    stands = f"{_standing(how, card)}{f' with {NUMBERS.get(damage, damage)} damage' if damage else ''}"
    control = "control" if found["has"] in {"have", "control"} else "controls"
    told = f"{texts[number][: found.start()]}{control} {' and '.join(f'{stands} as {label}' for label in labels)}"
    for place, pattern in spoken:
        after = pattern.sub(labels[place], after)
        behind = [pattern.sub(labels[place], each) for each in behind]
    return [*texts[:number], f"{told}{after}", *behind]


def _alike(text: str) -> re.Match[str] | None:
    found = (each.search(text) for each in (_ONE_AND_ONE, _ONE_WITH, _TWO_ALIKE))
    return next((each for each in found if each is not None and (each["state"] or each.re is _TWO_ALIKE.pattern)), None)


def _usual(state: str | None) -> str:
    return _USUAL.get(state or "", state or "")


def _standing(state: str, card: str) -> str:
    """Return a card as it stands."""
    if state == "exhausted":
        return f"an exhausted {card}"
    number, _, damage = state.partition(" ")
    if damage:
        return f"{card} with {NUMBERS.get(number, number)} damage"
    return f"{card} with 1 damage" if state == "damaged" else card


def _spoken_of(card: str, states: list[str]) -> list[tuple[int, re.Pattern[str]]]:
    """Return which of the two words speak of, by their order or by how they stand."""
    first, second = (("damaged" if each.endswith(" damage") else each) for each in states)
    second = second or _OPPOSITES.get(first, "")
    first = first or _OPPOSITES.get(second, "")
    told = []
    for place, (words, state) in enumerate(((_FIRST, first), (_SECOND, second))):
        named = "|".join(each for each, usual in (*_USUAL.items(), (state, state)) if usual == state and state)
        by_state = (
            rf"|(?:the|my|his|her) (?:{named})(?: one\b| {re.escape(card)}|(?= (?:can|attacks?|dies?)\b))"
            if named
            else ""
        )
        told.append((place, re.compile(rf"\b(?i:{words})(?! [A-Z\"])|\b(?:(?!){by_state})")))
    return told
