"""What the texts of cards that are said to be on the board have left there: exhausted hosts, damage, counters.

A Given puts a card into play, and nothing enters. Whoever tells of such a board means one on which the text of the
card has happened: what it leaves is assumed, and what nobody can know is asked back.
"""

import re
from collections.abc import Iterator
from dataclasses import replace as replaced

from engine.language.effects import AddCounters, CreateTokens, Deal, Destroy, Exhaust, Put, PutDamage
from engine.language.filters import Among
from engine.language.modifiers import EntersPlay
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import Number, Target, This
from engine.language.triggers import What
from engine.value import value
from judge.assistance.time_passing import assuming
from scenarios.dialogue.dialogue import Dialogue, board_of, printed_card, say
from scenarios.dialogue.exact_sentences import with_card_standing
from scenarios.dialogue.players_wordings import CARD
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.said_states import SaidState, hero_standing
from scenarios.dialogue.understanding import understood
from scenarios.registry.step_tokens import QUOTED
from scenarios.scenario_errors import StepStopped, UnknownSentence

_ATTACHED = re.compile(rf"(?:(?:your|your opponent's|[A-Z]\w*'s) )?(?P<card>{QUOTED}) is attached to (?P<host>{CARD})")
_NAMED = re.compile(QUOTED)
_NEW = "which entered play this turn"
_LEAVES = (Exhaust, Deal, PutDamage, Destroy, Put, AddCounters, CreateTokens)
"""The effects after which a board is another one."""


@value
class Left:
    """How a card stands after a text: the card with the text, the card that stands so, exhausted or with damage."""

    card: str
    of: str
    exhausted: bool = False
    damage: int = 0


def with_texts_done(dialogue: Dialogue, said: Said) -> Dialogue:
    """Return the dialogue, its board as the texts of its cards have left it, before the first deed or question.

    It stays as it is before a sentence that says more of the board, and once somebody has acted. Nothing is assumed of
    what was said of a card; `said` is what comes next.

    Raises:
        UnknownSentence: it has to be said what was chosen as a card entered play, or how a card stands since.
    """
    if dialogue.acted or is_of_the_board(dialogue, said):
        return dialogue
    for text in tuple(step.text for step in dialogue.steps if step.keyword == "Given"):
        if (found := _ATTACHED.fullmatch(text)) is not None:
            for left in _left_on_a_host(found["card"], found["host"], dialogue):
                dialogue = _standing(dialogue, left, said)
        elif " control" in text:
            for card in dict.fromkeys(_NAMED.findall(text)):
                _ask_back(dialogue, card, said, new=_NEW in text)
                dialogue = _with_counters(dialogue, card)
    return dialogue


def is_of_the_board(dialogue: Dialogue, said: Said) -> bool:
    """Return whether a sentence is a Given; one that may be a Given or something else is played to find out."""
    try:
        meanings = understood(said, dialogue.setting.lookup, board_of(dialogue))
    except StepStopped:
        return False
    given = {each.keyword == "Given" for each in meanings}
    if len(given) == 1:
        return True in given
    reply = say(dialogue, said)
    return reply.meant is not None and reply.meant.keyword == "Given"


def _left_on_a_host(card: str, host: str, dialogue: Dialogue) -> Iterator[Left]:
    """Yield what the text of an attached card did to the card that it is attached to."""
    printed = printed_card(dialogue, card)
    if printed is None or not isinstance(printed.text, Text) or printed.attach is None:
        return
    for effect in printed.text.effects:
        if isinstance(effect, Exhaust) and effect.cards == Target(0):
            yield Left(card, host, exhausted=True)
        if isinstance(effect, Deal) and effect.to == Target(0) and isinstance(effect.amount, Number):
            yield Left(card, host, damage=effect.amount.value)


def _standing(dialogue: Dialogue, left: Left, said: Said) -> Dialogue:
    """Return the dialogue with a card standing as a text has left it, unless it was said how it stands."""
    name = left.of[left.of.index('"') :] if '"' in left.of else left.of
    told = [step.text for step in dialogue.steps if name in step.text and not _ATTACHED.fullmatch(step.text)]
    if any(re.search(r"\b(?:exhausted|ready)\b" if left.exhausted else r"\d+ damage\b", each) for each in told):
        return dialogue
    hero = left.of.endswith(" hero")
    health = None if hero else board_of(dialogue).health_of(left.of)
    state = SaidState(name, exhausted=left.exhausted or None, damage=left.damage or None)
    changed = None if health is not None and left.damage >= health else _said_so(dialogue, state, hero=hero)
    if changed is None:
        stands = "ready or exhausted" if left.exhausted else f"damaged, as it must be to outlive {left.damage} damage"
        nearest = f"{left.of} is exhausted" if left.exhausted else f"{left.of} has 1 damage"
        raise _unsaid(said, f"the text of {left.card} did something to {left.of}", f"how it stands: {stands}", nearest)
    *before, last = changed.told
    note = f"{left.of} as {left.card} left it, {'exhausted' if left.exhausted else f'with {left.damage} damage'}"
    return replaced(changed, told=(*before, replaced(last, text=f"{last.text} ({note}: assumed)")))


def _said_so(dialogue: Dialogue, state: SaidState, *, hero: bool) -> Dialogue | None:
    """Return the dialogue with a card standing in a way, None where that can't be said."""
    if not hero:
        return with_card_standing(dialogue, state)
    whose = state.card.removesuffix(" hero")
    player = "you" if whose == "your" else whose.removesuffix("'s")
    reply = say(dialogue, Said(hero_standing(state, player=player, known=True), 0, keyword="Given"))
    return None if reply.stopped is not None else reply.dialogue


def _ask_back(dialogue: Dialogue, card: str, said: Said, *, new: bool) -> None:
    """Ask back what was chosen as a card entered play, and for the play of one that did something this turn.

    Raises:
        UnknownSentence: nobody said it.
    """
    printed = printed_card(dialogue, card)
    for power in printed.powers if printed is not None else ():
        if isinstance(power, Continuous):
            words = [each for change in power.changes if isinstance(change, EntersPlay) for each in change.choose]
            if words:
                chosen = f"{' or '.join(repr(each) for each in words)} is chosen as {card} enters play"
                raise _unsaid(said, chosen, "its play, with the choice", f"I play {card}")
        if new and isinstance(power, Triggered) and _entering_changes_the_board(power):
            does = f"{card} does something to the board as it enters play"
            raise _unsaid(said, does, "its play, so that this happens", f"I play {card}")


def _entering_changes_the_board(power: Triggered) -> bool:
    """Return whether a power that watches for its own card entering play leaves another board behind."""
    own = any(each.what is What.ENTERS_PLAY and each.subject == Among(This()) for each in power.on)
    return own and isinstance(power.text, Text) and any(isinstance(each, _LEAVES) for each in power.text.effects)


def _with_counters(dialogue: Dialogue, card: str) -> Dialogue:
    """Return the dialogue with the counters with which a card enters play, unless it was said how many it has."""
    printed = printed_card(dialogue, card)
    changes = (
        [change for power in printed.powers if isinstance(power, Continuous) for change in power.changes]
        if (printed is not None)
        else []
    )
    for name, number in (each for change in changes if isinstance(change, EntersPlay) for each in change.counters):
        told = any(card in step.text and f'"{name}" counter' in step.text for step in dialogue.steps)
        if isinstance(number, Number) and not told:
            plural = "" if number.value == 1 else "s"
            dialogue = assuming(dialogue, f'{card} has {number.value} "{name}" counter{plural}', "Given") or dialogue
    return dialogue


def _unsaid(said: Said, what: str, expected: str, nearest: str) -> UnknownSentence:
    return UnknownSentence(
        f"{said.text!r}: {what}", line=said.line, expected=expected, nearest=f'"{nearest.replace(chr(34), chr(39))}"'
    )
