"""Questions whether a player can use armor: whether it can be exhausted to prevent the damage that comes (304.2)."""

import re

from engine.decisions.choices import ChoiceKind
from engine.language.powers import Payment
from engine.language.words import CardType, Zone
from engine.state.cards import Card
from engine.value import value
from engine.view.values import powers
from scenarios.dialogue.dialogue import Dialogue, board_of, names_on_board
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import OWNER, controls
from scenarios.dialogue.understanding import in_our_words
from scenarios.registry.step_tokens import QUOTED, tokens_of

_ASKED = late(
    r"(?:can|could|may) (?P<player>you|your opponent) (?:(?P<verb>use|exhaust|activate|tap)|(?:block|protect|defend"
    r"|prevent|reduce)(?: .*?)? (?:with|using|by exhausting)) "
    rf"(?:{OWNER} )?(?P<card>{QUOTED})(?P<rest> (?:to|for|against|on) .+)?",
    re.IGNORECASE,
)
_FOR_AN_ALLY = late(r"\b(?:to|on|for|from) (?:\w+ ){0,3}(?:\S+ )?\"?(?:ally|allies|totem)\b", re.IGNORECASE)
_TO_A_CARD = late(rf"\bdamage (?:\w+ )?(?:to|on|for) (?:{OWNER} )?(?P<card>{QUOTED})", re.IGNORECASE)
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
    found = _asked(question, dialogue)
    if found is None:
        return None
    kind = board_of(dialogue).kind_of(found["card"])
    if kind is CardType.ARMOR and found["rest"] and _is_of_another(found["rest"], dialogue):
        text = "no: exhausting armor prevents only damage that would be dealt to its controller's hero (rule 304.2)"
        return ArmorAnswer(text, "")
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
    hero = "your hero" if found["player"] == "you" else f"{found['player']}'s hero"
    since = (each.text for step in ended.told[len(dialogue.told) :] for each in step.events)
    if any(each.endswith(f"damage to {hero}") for each in since):
        return ArmorAnswer("no: the damage is dealt, for it can't be prevented", "")
    return ArmorAnswer(None, found["player"])


def unsaid_armor(question: str, dialogue: Dialogue) -> str | None:
    """Return the Given of an armor that a question asks about and that is nowhere yet, None where there is none."""
    found = _asked(question, dialogue)
    if found is None or board_of(dialogue).kind_of(found["card"]) is not CardType.ARMOR:
        return None
    if tokens_of(found["card"])[-1].text in names_on_board(dialogue):
        return None
    return controls(found["player"], found["card"])


def _asked(question: str, dialogue: Dialogue) -> re.Match[str] | None:
    return _ASKED.fullmatch(in_our_words(question, board_of(dialogue)))


def _is_of_another(rest: str, dialogue: Dialogue) -> bool:
    """Return whether the damage that armor is to prevent is said to be dealt to an ally or a Totem."""
    named = _TO_A_CARD.search(rest)
    kinds = (CardType.ALLY, CardType.ABILITY)
    return _FOR_AN_ALLY.search(rest) is not None or (
        named is not None and board_of(dialogue).kind_of(named["card"]) in kinds
    )


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
