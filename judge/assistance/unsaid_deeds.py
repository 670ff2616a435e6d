"""What somebody must have done before a question makes sense, and nobody said: the play that a card is to interrupt."""

import re
from collections.abc import Iterator

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.dialogue import Reply, board_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import OF_WHOM, OTHER_PLAYER
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.stand_in_cards import ANY_ALLY, ANY_EQUIPMENT, ANY_INSTANT, ANY_LASTING, STAND_INS
from scenarios.registry.step_tokens import QUOTED, quoted

UNSAID = 0
"""The line of a sentence that nobody said."""

_DEED = late(
    r"(?P<player>you|your opponent) (?:may |can't )?(?:responds? by )?(?:play(?:s|ing)?|us(?:es?|ing)) "
    rf"(?:(?:your|your opponent's) )?{QUOTED}(?: targeting (?:(?P<whose>your|your opponent's) )?(?P<target>{QUOTED}))?"
)
_NOTHING_TO_AIM_AT = late(r"no legal target|can't be chosen now|can't be in play by itself|no ongoing ability")


def unsaid_deeds(reply: Reply) -> Iterator[tuple[Said, ...]]:
    """Yield what may have been before a sentence that found no target, likeliest first.

    A named card lies on the chain, played by whom it belongs to, or in a graveyard; where no card at all was said to be
    on the board, some ally is in play.
    """
    found = _DEED.fullmatch(reply.meant.text) if reply.meant is not None else None
    refusals = [each.text for each in reply.outcome.events] if reply.outcome.keyword == "Asked" else []
    if reply.stopped is not None:
        refusals.append(reply.stopped.what)
    if found is None or not any(_NOTHING_TO_AIM_AT.search(each) for each in refusals):
        return
    if found["target"] is None:
        yield from _something_to_interrupt(reply, found["player"])
        yield from _some_ally(reply)
        return
    holder = OF_WHOM.get(found["whose"] or "", OTHER_PLAYER[found["player"]])
    told = [step.text for step in reply.dialogue.told if step.keyword != "Asked"]
    if any(found["target"] in each and not each.endswith("(assumed)") for each in told):
        return
    if board_of(reply.dialogue).kind_of(found["target"]) in (CardType.HERO, None):
        return
    plays = f"{holder} play{'' if holder == 'you' else 's'} {found['target']}"
    aims = ("", " targeting your opponent's hero", " targeting your hero")
    yield from (
        (_unsaid(reply, f"{plays}{aim}", "When"),) for aim in (aims if holder == "you" else (aims[0], *aims[:0:-1]))
    )
    graves = [found["whose"]] if found["whose"] else ["your", "your opponent's"]
    yield from ((_unsaid(reply, f"{each} graveyard is {found['target']}", "Given"),) for each in graves)


def _something_to_interrupt(reply: Reply, player: str) -> Iterator[tuple[Said, ...]]:
    """Yield the play of some ability, for a card that interrupts one, unless somebody speaks of the chain."""
    board = board_of(reply.dialogue)
    card = re.findall(QUOTED, reply.meant.text if reply.meant is not None else "")[:1]
    told = " ".join((reply.said.text, *(step.text for step in reply.dialogue.told)))
    if not card or "Interrupt" not in board.effects_of(card[0]) or _OF_THE_CHAIN.search(told):
        return
    other = OTHER_PLAYER[player]
    reads = f"the card {quoted(ANY_INSTANT)} reads:"
    described = replace(_unsaid(reply, reads, "Given"), doc=STAND_INS[ANY_INSTANT])
    holds = f"{'your' if other == 'you' else other + chr(39) + 's'} hand is {quoted(ANY_INSTANT)}"
    plays = f"{other} play{'' if other == 'you' else 's'} {quoted(ANY_INSTANT)}"
    yield (described, _unsaid(reply, holds, "Given"), _unsaid(reply, plays, "When"))


_OF_THE_CHAIN = late(r"\b(?:chain(?! empties)|stack|nothing|nobody)\b", re.IGNORECASE)


def _some_ally(reply: Reply) -> Iterator[tuple[Said, ...]]:
    """Yield an ally, an ongoing ability or an equipment on either side, as long as nobody said what is on the board."""
    said = [step for step in reply.dialogue.told if step.keyword != "Asked" and not step.text.endswith("(assumed)")]
    own = re.findall(QUOTED, reply.meant.text if reply.meant is not None else "")[:1]
    boards = [step.text for step in said if step.keyword == "Given" and " control" in step.text]
    if any(re.findall(QUOTED, text) != own for text in boards):
        return
    sides = ("your opponent controls", "you control")
    kinds = ((ANY_ALLY, ""), (ANY_ALLY, " with 1 damage"), (ANY_LASTING, ""), (ANY_EQUIPMENT, ""))
    for holder, name, damage in ((side, *kind) for kind in kinds for side in sides):
        described = replace(_unsaid(reply, f"the card {quoted(name)} reads:", "Given"), doc=STAND_INS[name])
        yield (described, _unsaid(reply, f"{holder} {quoted(name)}{damage}", "Given"))


def _unsaid(reply: Reply, text: str, keyword: str) -> Said:
    return replace(reply.said, text=text, line=UNSAID, asks=False, keyword="When" if keyword == "When" else "Given")
