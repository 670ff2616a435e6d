"""Words that carry meaning and that nothing made use of, for which an answer would be one to another question."""

import re
from collections.abc import Callable, Iterator

from engine.value import replace
from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.rule_questions import rule_answer
from scenarios.dialogue.dialogue import board_of, not_understood, outcome_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.said_states import without_states
from scenarios.dialogue.understanding import in_our_words
from scenarios.registry.step_tokens import IN_MARKS
from scenarios.scenario_errors import UnknownSentence

Meaning = tuple[str, ...]
"""What was understood of a text: its steps in the words of the vocabulary, and the answers."""

_CARRIES_MEANING = late(
    r"(?P<word>\b(?:not|never|no longer|another|other|others|only|alone|twice|thrice|\w+ times|again|once more|for free"
    r"|(?:unless|without|except(?: for)?|instead of|rather than|(?:right |just )?before|until|till"
    r"|so that|in order to)\b[^,]*"
    r"|(?:a |the |my |his |her |on (?:my |the |his |her ))?(?:second|third|first|next|last|previous)(?: turn| time)?"
    r"|face[ -](?:down|up)|each|every|half|double|at most|at least|more than|less than|up to)\b)",
    re.IGNORECASE,
)
_NAME = re.compile(IN_MARKS)
_PERMISSION = late(r"(?:and |so |then |but )*(?:why )?(?:can|could|may)\b", re.IGNORECASE)
_IN_TIME = late(r"(?:right |just )?before\b(?! (?:the )?combat\b)", re.IGNORECASE)
_ATTACKS = late(r"(?:and |so |then |but )*(?:can|could|may)\b.* attack\b", re.IGNORECASE)
"""Who asks for one attack in place of another asks whether it may be proposed: nothing else is (601.2)."""
_OF_ANOTHER = late(r"\b(?:already|control one|have one|controls one|has one)\b", re.IGNORECASE)
_PLAYS = late(r"\b(?:can|could|may) (?:I|my opponent|he|she) (?:play|equip|cast|summon) $", re.IGNORECASE)
"""Who asks to play another copy of a card that is in play plays it from the hand, which is another."""
_COUNTED = late(r"\s+\d|\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|have|has|controls?)\b", re.IGNORECASE)
_HOLDS = late(r"\b(?:I|opponent|he|she) (?:have|has|controls?) $", re.IGNORECASE)
"""A board is told with nothing else on it than what is said."""
_RESOURCE = late(r" (?:\w+ )?(?:resources?|cards?)\b", re.IGNORECASE)
_OF_EACH = late(r" (?:with|having|has) \d+ damage", re.IGNORECASE)
_VERBS = re.compile(r"\b(?:attack|strike|use|play|protect|complete|flip|ready|turn|block|exhaust)\w*")
_OPENING = 12
"""Where "not" stands at most that only turns a question about: "can Tim not attack"."""
_DOUBLED = late(r" +")


def without_a_word(said: tuple[Said, ...]) -> Iterator[tuple[Said, str, tuple[Said, ...]]]:
    """Yield each word that carries meaning with its sentence, and the sentences without the word.

    >>> [(word, less[0].text) for _, word, less in without_a_word((Said("Does Tim die twice", asks=True),))]
    [('twice', 'Does Tim die')]
    """
    for number, each in enumerate(said):
        if each.doc is not None or each.table is not None or (each.asks and rule_answer(each.text) is not None):
            continue
        names = [found.span() for found in _NAME.finditer(each.text)]
        for found in _CARRIES_MEANING.finditer(each.text):
            start, end = found.span("word")
            if any(first < end and start < last for first, last in names) or _is_settled(said[:number], each, found):
                continue
            less = _DOUBLED.sub(" ", f"{each.text[:start]}{each.text[end:]}").strip(" ,")
            if less:
                yield each, found["word"], (*said[:number], replace(each, text=less), *said[number + 1 :])


def _is_settled(before: tuple[Said, ...], said: Said, found: re.Match[str]) -> bool:
    """Return whether a word says what is so anyway: "only 2 resources", a play before the attack it answers."""
    word, rest = found["word"].casefold(), said.text[found.end() :]
    if word.startswith("a second") and _OF_ANOTHER.search(said.text):
        return True
    if word.startswith(("instead of", "rather than")):
        return said.asks and _ATTACKS.match(said.text[: found.start()]) is not None
    if word == "not":
        return said.asks and found.start() < _OPENING
    if word in {"other", "last turn"} or word.endswith("last turn"):
        return not said.asks or _RESOURCE.match(rest) is not None
    if word == "again" and said.asks:
        condition = said.text[: found.start()].rpartition(",")[0]
        heard = (*(each.text for each in before), condition)
        stems = {stem[:4] for each in heard for stem in re.findall(r"[a-z]{3,}", each.casefold())}
        stems |= {"use"} if "used" in stems else set()
        return "alre" in stems or bool({stem[:4] for stem in _VERBS.findall(said.text.casefold())} & stems)
    if word == "each" and _OF_EACH.match(rest):
        return not said.asks
    if word == "alone":
        return "attack" in said.text
    if word == "only":
        held = not said.asks and _HOLDS.search(said.text[: found.start()]) is not None
        return held or _COUNTED.match(rest) is not None
    if _IN_TIME.match(word):
        return said.asks and _PERMISSION.match(said.text) is not None
    if word in {"another", "other", "second", "again", "once more"} or word.startswith(("a second", "the second")):
        named = re.match(r" \"?(?P<name>[A-Z][\w'’-]*)", rest)
        earlier = " ".join((*(each.text for each in before), said.text[: found.start()]))
        plays = _PLAYS.search(said.text[: found.start()]) is not None
        return (not said.asks or plays) and named is not None and named["name"] in earlier
    return False


def unused_word(
    said: tuple[Said, ...], meaning: Meaning, meaning_of: Callable[[tuple[Said, ...]], Meaning | None]
) -> tuple[Said, str, str] | None:
    """Return a sentence, a word of it without which it is understood just the same, and it without the word.

    `meaning` is what was understood of all the sentences; `meaning_of` returns that of others, None if they are not
    understood. None is returned where every word was used.
    """
    understood = " ".join(meaning).casefold().replace("-", " ")
    for each, word, less in without_a_word(said):
        if word.casefold().replace("-", " ") not in understood and meaning_of(less) == meaning:
            shorter = next(now.text for was, now in zip(said, less, strict=True) if was is each)
            return each, word, shorter
    return None


def not_used(said: Said, word: str, shorter: str) -> UnknownSentence:
    """Return the error for a word of a sentence that nothing made use of, and the sentence without it."""
    return UnknownSentence(
        f"{said.text!r}: '{word}' was not understood there",
        line=said.line,
        expected="a sentence without it, or what it says in a sentence of its own",
        nearest=f'"{shorter}"' if '"' not in shorter else None,
    )


def without_unused_states(said: tuple[Said, ...], answer: Answered) -> Answered:
    """Return the answer; it is none if it would leave out how a card was said to stand, in any sentence."""
    told = [each.text for each in answer.dialogue.told if each.keyword != "Asked"]
    board = board_of(answer.dialogue)
    for each in said if answer.stopped is None and answer.replies else ():
        for state in without_states(in_our_words(each.text, board))[1]:
            words = "exhausted" if state.exhausted else f"{state.damage} damage" if state.damage else ""
            if words and not any(state.card in text and words in text for text in told):
                last = answer.replies[-1]
                unused = UnknownSentence(
                    f"{each.text!r}: where {state.card} is was not said, so that '{words}' says nothing of it",
                    line=each.line,
                    expected="before it, the card on the board",
                    nearest=f'"I control {state.card}"',
                )
                reply = not_understood(last.dialogue, each, unused)
                stopped = outcome_of(answer.dialogue, NAME, PLACE, (reply.outcome,))
                return replace(answer, replies=(*answer.replies, reply), outcome=stopped)
    return answer
