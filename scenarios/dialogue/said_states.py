"""How a card stands, said of a card by itself or beside its name: exhausted, with damage, in play since this turn."""

import re

from engine.value import value
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import in_digits
from scenarios.dialogue.players_wordings import OWNER, controls
from scenarios.registry.step_tokens import QUOTED, tokens_of

_OWNED = rf"(?:(?:{OWNER}|the|an?) )?"
_STATES = r"(?:exhausted|tapped|ready|untapped|face down|face-down|flipped)"
_LIES = r"(?: (?:already )?on (?:him|her|it|them|themselves))?"
_SAID = late(
    rf"(?P<card>(?:{OWNER} )?{QUOTED}) (?:(?:is|gets|was)(?: already)? "
    rf"(?P<state>{_STATES}|(?:flipped|face[ -]down)(?: (?:over|earlier|before|last turn|this turn|(?:on|in) .+ turn)))"
    rf"|(?:has|have|had|has taken|took|takes|was dealt|has been dealt|with)(?: already)? (?P<damage>\d+) damage{_LIES}"
    r"(?: (?:last turn|earlier(?: this turn)?|before|this turn"
    r"|(?:on|in|during) (?:your|the|your opponent's) (?:last )?turn))?"
    r"|is damaged (?:by|for) (?P<damaged>\d+)"
    r"|(?:has )?(?P<new>(?:(?:just )?(?:came|comes|come|entered|enters) (?:into )?play|(?:was|is) (?:just )?played)"
    r"(?: this turn)?|(?:is|has) (?:new|summoning sick(?:ness)?)(?: this turn)?))",
)
_LEFT = late(
    rf"(?P<card>(?:{OWNER} )?{QUOTED}|{OWNER} hero) (?:has|have|is at|is on|is down to)(?: only| just)? (?P<left>\d+) "
    r"(?:(?:health|life|hp) (?:left|remaining)|(?:remaining|left) (?:health|life|hp)|health)"
)
_BESIDE = late(rf"(?P<owner>{OWNER} |an? |the )?(?P<state>{_STATES}|(?:un)?damaged) (?P<card>{QUOTED})")
_WITH = late(
    rf"(?P<card>{QUOTED}),? (?:with|(?:that|which|who)(?: already)? has(?: already)?) (?P<damage>\d+) damage{_LIES}"
)


@value
class SaidState:
    """How a card stands: its name, its owner's words or nothing, and what is said of it."""

    card: str
    owner: str = ""
    exhausted: bool | None = None
    damage: int | None = None
    this_turn: bool = False
    flipped: bool = False
    left: int | None = None


def said_state(text: str) -> SaidState | None:
    """Return how a card stands, if a sentence says nothing else; names stand in quotation marks.

    >>> said_state('your "Tim" is tapped')
    SaidState(card='"Tim"', owner='your', exhausted=True, damage=None, this_turn=False, flipped=False, left=None)
    """
    plain = in_digits(text)
    left = _LEFT.fullmatch(plain)
    if left is not None:
        return SaidState(*_card(left["card"]), left=int(left["left"]))
    found = _SAID.fullmatch(plain)
    if found is None:
        return None
    exhausted = None if found["state"] is None else found["state"] in {"exhausted", "tapped"}
    damage = found["damage"] or found["damaged"]
    if found["state"] is not None and found["state"].startswith(("face", "flipped")):
        return SaidState(*_card(found["card"]), flipped=True)
    return SaidState(*_card(found["card"]), exhausted, int(damage) if damage else None, found["new"] is not None)


def without_states(text: str) -> tuple[str, tuple[SaidState, ...]]:
    """Return a sentence without what it says beside names of how cards stand, and what it says.

    >>> text, states = without_states('you attack an exhausted "Tim" with "Brigg"')
    >>> text, states[0].card, states[0].exhausted
    ('you attack "Tim" with "Brigg"', '"Tim"', True)
    """
    states: list[SaidState] = []

    def beside(found: re.Match[str]) -> str:
        owner = (found["owner"] or "").strip()
        whose = "" if owner in {"a", "an", "the"} else owner
        if found["state"].endswith("damaged"):
            states.append(SaidState(found["card"], whose, damage=int(found["state"] == "damaged")))
        else:
            states.append(SaidState(found["card"], whose, found["state"] in {"exhausted", "tapped"}))
        return f"{whose} {found['card']}".strip()

    def with_damage(found: re.Match[str]) -> str:
        states.append(SaidState(found["card"], damage=int(found["damage"])))
        return found["card"]

    return _WITH.sub(with_damage, _BESIDE.sub(beside, in_digits(text))), tuple(states)


def placed(state: SaidState, *, player: str) -> str:
    """Return the Given that puts a card into play as it stands.

    >>> placed(SaidState('"Tim"', damage=2), player="you")
    'you control "Tim" with 2 damage'
    """
    return with_state(controls(player, state.card), state)


def hero_standing(state: SaidState, *, player: str, known: bool) -> str:
    """Return the Given that says how a hero stands; unless it is known, it names the player's hero as well.

    >>> hero_standing(SaidState('"Warrax"', exhausted=True), player="you", known=False)
    'your hero is an exhausted "Warrax"'
    """
    whose = "your" if player == "you" else f"{player}'s"
    stands = "face-down" if state.flipped else "exhausted" if state.exhausted else ""
    if known or state.card.endswith(" hero"):
        return f"{whose} hero is {stands.replace('-', ' ')}" if stands else f"{whose} hero has {state.damage} damage"
    article = {"face-down": "a face-down ", "exhausted": "an exhausted "}.get(stands, "")
    return f"{whose} hero is {article}{state.card}{f' with {state.damage} damage' if state.damage is not None else ''}"


def with_state(given: str, state: SaidState) -> str:
    """Return a Given with a card standing as it is said to; the same Given where it does not name the card.

    >>> with_state('you control "Tim" with 1 damage', SaidState('"Tim"', exhausted=True))
    'you control an exhausted "Tim" with 1 damage'
    """
    found = re.search(
        rf"(?P<before>(?:an? )?(?:(?:ready|exhausted) )?)(?P<card>{re.escape(state.card)})"
        r"(?P<damage> with \d+ damage)?(?P<new>,? which entered play this turn)?",
        given,
    )
    if found is None:
        return given
    before = {True: "an exhausted ", False: "a ready ", None: found["before"]}[state.exhausted]
    damage = (found["damage"] or "") if state.damage is None else f" with {state.damage} damage" if state.damage else ""
    new = ", which entered play this turn" if state.this_turn or found["new"] else ""
    return f"{given[: found.start()]}{before}{found['card']}{damage}{new}{given[found.end() :]}"


def _card(words: str) -> tuple[str, str]:
    if words.endswith(" hero"):
        return words, ""
    owner, _, _ = words.rpartition(' "') if words[:1] != '"' else ("", "", "")
    return words[len(owner) :].strip(), owner.strip()


def name_of(state: SaidState) -> str:
    """Return the name of the card, without its quotation marks."""
    return tokens_of(state.card)[-1].text
