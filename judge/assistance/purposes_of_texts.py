"""Questions whether a card may be used for a purpose: where its text does nothing of the kind, none is answered yes.

Whether a card is destroyed is told from what happens (`asked_purposes`); here it is healing, exhausting, readying,
returning, taking control and damage, of which the text itself tells.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.unsaid_choices import place_of
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.dialogue import YES, Reply, board_of, not_understood, outcome_of, printed_card
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.registry.step_tokens import QUOTED, tokens_of
from scenarios.scenario_errors import UnknownSentence

_DOES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"heal", ("Heal(", "RemoveDamage(")),
    (r"exhaust|tap", ("Exhaust(",)),
    (r"ready|untap", ("Ready(",)),
    (r"return|bounce", ("Put(",)),
    (r"steal|(?:take|gain)(?: control of)?", ("Control(",)),
    (r"burn|damage|deal (?:\d+ |any )?(?:\w+ )?damage to", ("Deal(", "PutDamage(")),
)
"""What is done to a character, and the words of card data without which no text does it."""
_VERB = rf"(?P<verb>{'|'.join(verb for verb, _ in _DOES)})"
_MAY = r"(?:and |so |then |but )*(?:can|could|may)"
_WHO = r"(?:I|we|my opponent|the opponent|he|she|they)(?: still| also)?"
_OWN = r"(?:(?:my|his|her|their|the|my opponent['’]s) )?"
_FORMS = (
    late(
        rf"{_MAY} {_WHO} {_VERB} .+? (?:with|by using|by playing|using|through) {_OWN}(?P<card>{QUOTED})(?:[ ,'’].+)?",
        re.IGNORECASE,
    ),
    late(
        rf"{_MAY} {_WHO} (?:use|play|cast|activate|flip) {_OWN}(?P<card>{QUOTED})(?:['’]s (?:power|ability))? to "
        rf"{_VERB} .+",
        re.IGNORECASE,
    ),
    late(rf"{_MAY} {_OWN}(?P<card>{QUOTED}) (?:still )?{_VERB} .+", re.IGNORECASE),
)


def with_purposes_met(heard: tuple[Said, ...], answer: Answered) -> Answered:
    """Return the answer, or a refusal if a card is said to be allowed for what its text doesn't do."""
    if answer.stopped is not None:
        return answer
    found = next(_unmet(heard, answer), None)
    if found is None:
        return answer
    said, verb, card = found
    unmet = UnknownSentence(
        f"{said.text!r}: it may be done, but nothing in the text of {tokens_of(card)[-1].text!r} does that ({verb})",
        line=said.line,
        expected="what is done with the card, and then what comes of it",
        nearest='"what happens"',
    )
    reply = not_understood(answer.replies[-1].dialogue, said, unmet)
    stopped = outcome_of(answer.dialogue, NAME, PLACE, (reply.outcome,))
    return replace(answer, replies=(*answer.replies, reply), outcome=stopped)


def _unmet(heard: tuple[Said, ...], answer: Answered) -> Iterator[tuple[Said, str, str]]:
    """Yield each question that was answered yes for a card without such a text, with the verb and the card."""
    names = tuple(board_of(answer.dialogue).names())
    for each in heard:
        purpose = _purpose(with_names(each.text, names)) if each.asks else None
        if purpose is None:
            continue
        verb, card, words = purpose
        printed = printed_card(answer.dialogue, card)
        does = printed is None or any(word in repr(printed) for word in words)
        replies = (reply for reply in answer.replies if place_of(reply.said, (each,)) == 0)
        if not does and any(_is_allowed(reply, card) for reply in replies):
            yield each, verb, card


def _purpose(question: str) -> tuple[str, str, tuple[str, ...]] | None:
    """Return the verb of a question for a purpose, its card, and what its text would have to do."""
    found = next((each for form in _FORMS if (each := form.fullmatch(question)) is not None), None)
    if found is None:
        return None
    words = next(words for verb, words in _DOES if re.fullmatch(verb, found["verb"], re.IGNORECASE))
    return found["verb"], found["card"], words


def _is_allowed(reply: Reply, card: str) -> bool:
    """Return whether a question was answered yes for the play or use of a card."""
    meant = reply.meant
    yes = reply.outcome.keyword == "Asked" and reply.outcome.events[0].text.startswith(YES)
    return yes and meant is not None and card in meant.text
