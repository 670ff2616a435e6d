"""What makes so what somebody says has happened, where nothing that was done can have made it so."""

from engine.value import replace
from scenarios.dialogue.dialogue import Reply, board_of, ready_to_act
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD, controls
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.stand_in_cards import destroying
from scenarios.registry.step_tokens import QUOTED, quoted
from scenarios.scenario_errors import Differs

_GONE = late(rf"(?P<card>{CARD}) is not in play")


_ON_A_CARD = late(rf"(?:(?P<whose>your|your opponent's) )?(?P<card>{QUOTED}) is attached to (?P<host>{CARD})")


_AGAINST = late(r"\btargeting\b|\bproposes? that\b|\bprotects? with\b|\bplays?\b(?! .*targeting)")


def in_play_by_itself(reply: Reply) -> Said | None:
    """Return that a player controls an ability that was said to be on a hero, but attaches to nothing; None otherwise.

    What is said to be on another card stays as it was said: of whom it speaks then is not certain.
    """
    found = _ON_A_CARD.fullmatch(reply.meant.text) if reply.meant is not None else None
    if found is None or reply.stopped is not None or not found["host"].endswith(" hero"):
        return None
    if reply.meant is None or reply.meant.keyword != "Given" or ready_to_act(reply.dialogue) is not None:
        return None
    player = found["host"].removesuffix(" hero").removesuffix("'s")
    text = controls("you" if player == "your" else player, found["card"])
    return replace(reply.said, text=text, keyword="Given")


def unsaid_cause(reply: Reply) -> Said | None:
    """Return the deed that destroys a card, where it was said that it is destroyed and nothing was done to it.

    A card that stands in for any cause destroys it by its power, so that nobody plays a card. None where something was
    done to it, for then what was said may simply not be so.
    """
    meant = reply.meant
    if not isinstance(reply.stopped, Differs) or meant is None or meant.asked or reply.said.keyword is not None:
        return None
    found, board = _GONE.fullmatch(meant.text), board_of(reply.dialogue)
    cause = destroying(board.kind_of(found["card"])) if found else None
    if found is None or cause is None:
        return None
    done = [step.text for step in reply.dialogue.steps if step.keyword == "When"]
    if any(found["card"] in text[at.start() :] for text in done if (at := _AGAINST.search(text)) is not None):
        return None
    player = board.controller_of("")
    text = f"{player} {'use' if player == 'you' else 'uses'} {quoted(cause)} targeting {found['card']}"
    return replace(reply.said, text=text, keyword="When")
