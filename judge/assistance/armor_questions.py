"""Questions whether a player can use armor: whether it can be exhausted to prevent the damage that comes (304.2)."""

import re

from engine.decisions.choices import ChoiceKind
from engine.language.powers import Payment
from engine.language.words import CardType, Zone
from engine.state.cards import Card
from engine.value import value
from engine.view.values import powers
from scenarios.dialogue.bare_names import with_quoted_names, with_short_names
from scenarios.dialogue.dialogue import Dialogue, names_on_board
from scenarios.dialogue.plain_speech import plainly
from scenarios.dialogue.players_sentences import in_our_persons
from scenarios.dialogue.players_wordings import OWNER
from scenarios.registry.step_tokens import QUOTED, tokens_of

_ASKED = re.compile(
    r"(?:can|could|may) (?P<player>you|your opponent) (?:(?P<verb>use|exhaust|activate|tap)|(?:block|protect|defend"
    r"|prevent|reduce)(?: .*?)? (?:with|using|by exhausting)) "
    rf"(?:{OWNER} )?(?P<card>{QUOTED})(?P<rest> (?:to|for|against|on) .+)?",
    re.IGNORECASE,
)
_NO_POWER = {"use", "activate"}


@value
class ArmorAnswer:
    """The answer to a question of armor, None where the damage that it asks about never came; and whose armor it is."""

    text: str | None
    player: str


def armor_answer(question: str, dialogue: Dialogue, ended: Dialogue) -> ArmorAnswer | None:
    """Return the answer to whether a player can use armor; None where no armor in play is asked about.

    `dialogue` is the game as it is, `ended` the one after what was begun went on as far as it goes without a choice.
    An armor with a payment power is only meant where it is said to be exhausted, or to prevent.
    """
    names = names_on_board(dialogue)
    found = _ASKED.fullmatch(plainly(in_our_persons(with_short_names(with_quoted_names(question, names), names))))
    if found is None:
        return None
    armor = _armor(found["card"], found["player"], ended)
    preventing = bool(found["rest"]) and "prevent" in found["rest"]
    if armor is None or (found["verb"] in _NO_POWER and not preventing and _has_power(armor, ended)):
        return None
    held = next((each for each in dialogue.played.now.cards.values() if each.id == armor.id), armor)
    choice = ended.played.open.choice if ended.played.open is not None else None
    if choice is not None and choice.kind is ChoiceKind.ARMOR and armor.id in choice.options:
        return ArmorAnswer(
            "yes: it may be exhausted as the damage is dealt, to prevent as much of it as its DEF (rule 304.2)", ""
        )
    if not held.ready:
        return ArmorAnswer("no: it is exhausted already (rule 304.2)", "")
    return ArmorAnswer(None, found["player"])


def _armor(card: str, player: str, dialogue: Dialogue) -> Card | None:
    """Return the armor of a name that a player controls in play, None if there is none."""
    play, name = dialogue.played, tokens_of(card)[-1].text
    labelled = play.labels.get(name)
    for each in play.now.cards.values():
        if each.zone is not Zone.PLAY or each.printed.type is not CardType.ARMOR:
            continue
        called = each.id == labelled if labelled is not None else each.printed.name == name
        if called and play.now.player(each.controller or each.owner).name == player:
            return each
    return None


def _has_power(armor: Card, dialogue: Dialogue) -> bool:
    return any(isinstance(each.power, Payment) for each in powers(dialogue.played.state, armor.id))
