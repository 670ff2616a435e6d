"""A text of sentences played as one question: what came of it, what the rules wait for, what follows if all pass."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile

from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.assumptions import NO_COST, assumption, joined_with, turned_over, unsaid_resources
from judge.assistance.entered_cards import is_of_the_board, with_texts_done
from judge.assistance.foreseen import futures_asked
from judge.assistance.hints import with_understood_hints
from judge.assistance.moments import reply_in_time
from judge.assistance.moments_of_deeds import at_each_moment
from judge.assistance.questions_of_any_board import is_about_this_game
from judge.assistance.rule_questions import rule_answer
from judge.assistance.time_passing import after_the_end_phase, after_what_was_done, assuming
from judge.assistance.unclear_sentences import (
    is_unclear,
    otherwise_said,
    with_a_shorter_text,
    with_other_texts,
    with_what_is_going_on,
)
from judge.assistance.unsaid_causes import in_play_by_itself, unsaid_cause
from judge.assistance.unsaid_choices import place_of, told_together, ways_to_choose, with_consent
from judge.assistance.unsaid_deeds import UNSAID, unsaid_deeds
from judge.assistance.unsaid_hands import unsaid_hands, with_fewer_cards
from judge.assistance.unused_words import Meaning, not_used, unused_word, without_unused_states
from judge.cardlists.own_cards import own_names
from judge.documents.library_folder import cards_folder
from judge.played_features import Asked, setting_of
from scenarios.dialogue.corrected_sentences import corrected
from scenarios.dialogue.dialogue import (
    YES,
    Dialogue,
    Reply,
    board_of,
    not_understood,
    opened,
    outcome_of,
    retold,
    say,
    sentences_of,
)
from scenarios.dialogue.exact_sentences import exactly, with_other_cards, with_states_said
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.opponent_pronouns import with_opponent_named
from scenarios.dialogue.questions_asked import is_open
from scenarios.dialogue.rephrased_sentences import rephrased
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.dialogue.several_players import with_players_seated
from scenarios.dialogue.spoken_openings import as_questions
from scenarios.dialogue.understanding import is_known_question
from scenarios.dialogue.unnamed_allies import with_described_allies
from scenarios.dialogue.usual_phrases import in_usual_phrases
from scenarios.library.card_files import card_names
from scenarios.scenario_errors import UnknownName, UnknownSentence

_QUESTION = re.compile(r"(?:can|could|may|does|do|is|are|who|what|how|where)\b", re.IGNORECASE)

MOST_ASSUMED, MOST_TRIED, MOST_CHOICES = 8, 12, 2
"""How much is assumed at most, how often it is tried what to assume, and how many choices are answered in each way."""


def dialogue_under(edition: str, *, cards: str | None = None, library: str | None = None) -> Dialogue:
    """Return a dialogue in which nothing was said, with the carried cards and the user's own.

    Raises:
        UnknownName: there is no such edition.
        BadCardData: the file of cards can't be used.
    """
    return opened(setting_of(Asked(cards=cards, library=library)), edition, _names(library))


def _names(library: str | None) -> Callable[[], tuple[str, ...]]:
    """Return what names the carried cards and the user's own, looking for them when it is first asked."""
    return cache(lambda: tuple(dict.fromkeys((*card_names(), *own_names(cards_folder(library, missing=True))))))


def answered(text: str | Sequence[str], beginning: Dialogue) -> Answered:
    """Return the answer to a text of sentences, or to several; questions for what happens the ruling answers itself.

    Before a question for the state, and after the last sentence if that is no statement, what was begun goes on to its
    end: all pass. So it does before somebody does something that must wait for it. What is merely left unsaid is
    assumed, and said to be.

    Raises:
        BadArgument: the text can't be divided into sentences; the error has the line.
    """
    texts = [text] if isinstance(text, str) else text
    heard = as_questions(tuple(each for number, part in enumerate(texts, 1) for each in said_in(part, number)))
    answer = _answer_to(heard, beginning)
    board = board_of(beginning)

    def answer_to(texts: tuple[Said, ...]) -> Answered:
        return _answer_to(texts, beginning)

    if is_unclear(answer):
        answer = otherwise_said(heard, answer, answer_to, board) or answer
    if not isinstance(answer.stopped, UnknownSentence):
        return answer
    ways = (with_what_is_going_on, with_a_shorter_text, with_other_texts)
    instead = next((each for way in ways if (each := way(heard, answer, answer_to)) is not None), None)
    return instead or _with_hints(answer, beginning)


def _answer_to(heard: tuple[Said, ...], beginning: Dialogue) -> Answered:
    """Return the answer to sentences as they were said, without hints what to say instead."""
    said = _as_taken(heard, beginning)
    answer = _completed(said, beginning)
    answer = next(_with_what_came_before(said, answer, beginning), answer)
    answer = _under_each_choice(said, answer, beginning)
    answer = at_each_moment(said, answer, lambda told: _completed(told, beginning))
    return _without_unused_words(heard, without_unused_states(said, answer), beginning)


def _as_taken(heard: tuple[Said, ...], beginning: Dialogue) -> tuple[Said, ...]:
    """Return sentences as the dialogue takes them: in usual phrases, in parts, with described allies as cards."""
    board = board_of(beginning)
    named = with_players_seated(with_opponent_named(corrected(heard), board))
    usual = rephrased(in_usual_phrases(named, board), rule_answer)
    return (*unsaid_hands(usual), *with_described_allies(usual, rule_answer))


def _without_unused_words(heard: tuple[Said, ...], answer: Answered, beginning: Dialogue) -> Answered:
    """Return the answer; it is none if a word that carries meaning could be left out without any difference to it."""
    if answer.stopped is not None or not answer.replies:
        return answer
    found = unused_word(
        heard, _meaning(answer) or (), lambda less: _meaning(_completed(_as_taken(less, beginning), beginning))
    )
    if found is None:
        return answer
    each, word, shorter = found
    unused = not_used(each, word, shorter)
    reply = not_understood(answer.replies[-1].dialogue, each, unused)
    stopped = outcome_of(answer.dialogue, NAME, PLACE, (reply.outcome,))
    return replace(answer, replies=(*answer.replies, reply), outcome=stopped)


def _meaning(answer: Answered) -> Meaning | None:
    """Return what was understood, as the steps and the answers; None where something was not."""
    if answer.stopped is not None:
        return None
    told = answer.outcome.steps
    steps = tuple(f"{each.keyword} {each.text}" for each in answer.dialogue.steps)
    return (*steps, *(each.events[0].text for each in told if each.keyword == "Asked"), str(len(answer.foreseen)))


def _with_hints(answer: Answered, beginning: Dialogue) -> Answered:
    """Return an answer that could not be given, with sentences to say instead that are understood."""

    def understands(hint: str) -> bool:
        asks = _QUESTION.match(hint) is not None
        hinted = tuple(replace(each, asks=asks) for each in said_in(hint))
        tried = _completed(with_described_allies(hinted, rule_answer), beginning)
        return tried.stopped is None or not isinstance(tried.stopped, UnknownSentence | UnknownName)

    known = cache(understands)
    replies = tuple(with_understood_hints(each, known) for each in answer.replies)
    if replies == answer.replies:
        return answer
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    return replace(answer, replies=replies, outcome=outcome_of(answer.dialogue, NAME, PLACE, stopped))


def _with_what_came_before(said: tuple[Said, ...], answer: Answered, beginning: Dialogue) -> Iterator[Answered]:
    """Yield the answer after something that nobody said, without which the sentence would have nothing to aim at."""
    for reply in answer.replies:
        at = place_of(reply.said, said)
        for deeds in unsaid_deeds(reply) if at is not None else ():
            board = [each for each in deeds if each.keyword == "Given"]
            done = [each for each in deeds if each.keyword != "Given"]
            acted = reply.dialogue.acted
            told = (*board, *said[:at], *done, *said[at:]) if acted else (*said[:at], *deeds, *said[at:])
            tried = _completed(told, beginning)
            asked = [step.events[0].text for step in tried.outcome.steps if step.keyword == "Asked"]
            if tried.stopped is None and (reply.meant is None or not reply.meant.asked or YES in asked):
                yield tried


def _under_each_choice(said: tuple[Said, ...], answer: Answered, beginning: Dialogue) -> Answered:
    """Return the answer under each answer to a choice that stopped it; the steps told are those of the first."""
    ends = [*_ends(said, answer, beginning, ())]
    found = [(" and ".join(path), each) for path, each in ends if each.stopped is None]
    if len(ends) == 1 or not found:
        return answer
    refused = [" and ".join(path) for path, each in ends if each.stopped is not None]
    first, steps = found[0][1], told_together([(path, each.outcome.steps) for path, each in found], refused)
    return replace(first, outcome=replace(first.outcome, steps=steps))


def _ends(
    said: tuple[Said, ...], answer: Answered, beginning: Dialogue, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Answered]]:
    """Yield each way to answer the choices that stop an answer, with the answer to which it leads."""
    reply = next((each for each in answer.replies if each.stopped is not None), None)
    at = place_of(reply.said, said) if reply is not None else None
    ways = [*ways_to_choose(reply)] if reply is not None and at is not None and len(path) < MOST_CHOICES else []
    for way, sentences in ways:
        longer = (*said[:at], *sentences, *said[at:])
        yield from _ends(longer, _completed(longer, beginning), beginning, (*path, way))
    if not ways:
        yield path, next(_with_what_came_before(said, answer, beginning), answer) if path else answer


def _completed(said: tuple[Said, ...], beginning: Dialogue) -> Answered:
    """Return the answer to sentences, with what they leave unsaid of the board assumed."""
    assumed: tuple[str, ...] = ()
    answer = tried = _played(said, beginning, assumed)
    for _ in range(MOST_TRIED):
        sooner = _with_board_first(said, tried)
        if sooner != said:
            said = sooner
            answer = tried = _played(said, beginning, assumed)
            continue
        turned = next((each for each in (turned_over(one, assumed) for one in tried.replies) if each), assumed)
        if turned != assumed:
            assumed = turned
            tried = _played(said, beginning, assumed)
            answer = tried if _reached(tried) >= _reached(answer) else answer
            continue
        further = next((found for each in tried.replies if (found := assumption(each)) is not None), None)
        if further is None or len(assumed) >= MOST_ASSUMED or (further in assumed and " hand is " not in further):
            break
        further = further if " reads: " in further else with_states_said(further, said, beginning)
        assumed = joined_with(assumed, further)
        tried = _played(said, beginning, assumed)
        if _reached(tried) >= _reached(answer):
            answer = tried
    if unsaid_resources(answer.dialogue, (each.text for each in said), assumed):
        tried = _played(said, beginning, (*assumed, NO_COST))
        answer = tried if _reached(tried) >= _reached(answer) else answer
    return answer


def _with_board_first(said: tuple[Said, ...], tried: Answered) -> tuple[Said, ...]:
    """Return the sentences with one first that says the board after something was done; as they are if none does so."""
    for reply in tried.replies:
        meant, acted = reply.meant, reply.dialogue.acted
        carried = meant is not None and " is attached to " in meant.text and not reply.said.asks
        late = meant is not None and acted and (carried or meant.keyword == "Given" or assumption(reply) == meant.text)
        if reply.stopped is None or not late or reply.said.keyword is not None:
            continue
        before = tuple(each for each in said if (each.line, each.column) <= (reply.said.line, reply.said.column))
        if not before or before[-1].keyword is not None:
            continue
        of_it = [each for each in tried.replies if place_of(each.said, before[-1:]) is not None]
        acts = any(each.meant is not None and each.meant.keyword == "When" for each in of_it)
        parts = sentences_of(reply.dialogue, before[-1]) if acts else ()
        own = [each for each in parts if each.text != reply.said.text]
        given = replace(reply.said if own else before[-1], keyword="Given")
        kept = tuple(part for each in said for part in (own if each is before[-1] else (each,)))
        board = [*takewhile(lambda each: each.keyword == "Given", kept)]
        return (*board, given, *kept[len(board) :])
    return said


def _reached(answer: Answered) -> int:
    """Return how many sentences were taken before one could not be."""
    taken = [each.stopped is None for each in answer.replies]
    return len([*takewhile(bool, taken)]) if False in taken else len(taken) + 1


def _played(said: tuple[Said, ...], beginning: Dialogue, assumed: tuple[str, ...]) -> Answered:
    """Return the answer to sentences, with some of the board assumed as soon as they go beyond the board."""
    replies: list[Reply] = []
    asked: list[tuple[Dialogue | None, Said]] = []
    deed = ""
    seated = bool(said) and said[0].text.startswith("a team game")
    dialogue, left = (beginning, assumed) if seated else _with_assumed(beginning, assumed)
    for whole in said:
        for part in _parts_of(dialogue, whole):
            if is_open(part.text) and (part.asks or part.keyword is None):
                dialogue = dialogue if any(each.stopped for each in replies) else after_the_end_phase(dialogue)
                continue
            if any(each.stopped for each in replies):
                replies += _read_only(dialogue, part)
                continue
            try:
                dialogue, exact, of_the_future = _read(dialogue, part)
            except UnknownSentence as unclear:
                replies.append(not_understood(dialogue, part, unclear))
                continue
            if of_the_future:
                asked.append((dialogue if dialogue.acted else None, part))
            for each in exact:
                if left and not is_of_the_board(dialogue, each):
                    dialogue, left = _with_assumed(dialogue, left)[0], ()
                fitting = _of_another_card(dialogue, part, _reply_on_the_board(dialogue, each, deed), deed)
                replies.append(reply := with_fewer_cards(dialogue, fitting, assumed))
                deed = reply.said.text if reply.meant is not None and reply.meant.keyword == "When" else deed
                if reply.stopped is not None:
                    break
                dialogue = _marked(reply) if each.line == UNSAID else reply.dialogue
    return _ended(_with_assumed(dialogue, left)[0] if asked else dialogue, replies, asked)


def _parts_of(dialogue: Dialogue, whole: Said) -> tuple[Said, ...]:
    """Return a sentence as those that it joins; a question that a rule answers stays whole."""
    general = whole.asks and rule_answer(whole.text) is not None
    return (whole,) if general else sentences_of(dialogue, whole)


def _ended(dialogue: Dialogue, replies: list[Reply], asked: list[tuple[Dialogue | None, Said]]) -> Answered:
    """Return the answer, for which all pass unless the last sentence asks what can follow.

    `asked` are the questions about what can follow, each with the dialogue as it stood; without one it is about the end
    of the text, for where nothing had been done yet the board may be told after the question.
    """
    foreseen = tuple(future for then, part in asked for future in futures_asked(then or dialogue, part))
    stays = any(each.stopped for each in replies) or any(each.dialogue is dialogue for each in foreseen)
    after = dialogue if stays else after_what_was_done(dialogue)
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    outcome = outcome_of(after, NAME, PLACE, stopped)
    return Answered(after, outcome, offer(after.played), tuple(replies), after is not dialogue, foreseen)


def _read(dialogue: Dialogue, part: Said) -> tuple[Dialogue, tuple[Said, ...], bool]:
    """Return a sentence in exact words, or else that it asks of the future.

    Raises:
        UnknownSentence: it can't be understood.
    """
    if part.asks and rule_answer(part.text) is not None and not is_about_this_game(dialogue, part):
        return dialogue, (part,), False
    return (dialogue, (), True) if futures_asked(dialogue, part) else (*exactly(dialogue, part), False)


def _reply_on_the_board(dialogue: Dialogue, said: Said, deed: str) -> Reply:
    """Return the answer to a sentence; one that begins to act or ask finds the board as the texts of cards left it."""
    try:
        return _reply(with_texts_done(dialogue, said), said, deed)
    except UnknownSentence as unsaid:
        return not_understood(dialogue, said, unsaid)


def _of_another_card(dialogue: Dialogue, part: Said, reply: Reply, deed: str) -> Reply:
    """Return the answer to a sentence whose pronoun means the only card that can be chosen if the likeliest can't."""
    if reply.stopped is None or not _UNCHOSEN.search(reply.stopped.what) or part.text == reply.said.text:
        return reply
    tried = (_reply_on_the_board(dialogue, each, deed) for each in with_other_cards(dialogue, part))
    found = [each for each in tried if each.stopped is None]
    return found[0] if len(found) == 1 else reply


_UNCHOSEN = re.compile(r"can't be chosen now")


def _reply(dialogue: Dialogue, said: Said, deed: str) -> Reply:
    """Return the answer to a sentence, or to the deed that makes so what it says has happened."""
    reply = with_consent(reply_in_time(dialogue, said, deed))
    if (cause := unsaid_cause(reply)) is not None:
        return reply_in_time(after_what_was_done(dialogue), cause, deed)
    by_itself = in_play_by_itself(reply)
    return reply if by_itself is None else reply_in_time(dialogue, by_itself, deed)


def _marked(reply: Reply) -> Dialogue:
    """Return the dialogue after a sentence that nobody said, which its outcome says."""
    last = reply.dialogue.told[-1]
    return retold(reply.dialogue, replace(last, text=f"{last.text} (assumed)"))


def _with_assumed(dialogue: Dialogue, assumed: Sequence[str]) -> tuple[Dialogue, tuple[str, ...]]:
    """Return the dialogue with Givens that nobody has said, marked as assumed, and those that can't be said yet."""
    left = []
    for text in assumed:
        further = assuming(dialogue, text, "Given")
        if further is None:
            left.append(text)
        dialogue = further or dialogue
    return dialogue, tuple(left)


def _read_only(dialogue: Dialogue, said: Said) -> list[Reply]:
    """Return the reply to a sentence behind one that stopped, if nobody knows it, so that all such are told at once."""
    reply = say(dialogue, said)
    known = not isinstance(reply.stopped, UnknownSentence) or is_known_question(said, board_of(dialogue))
    known = known or (said.asks and rule_answer(said.text) is not None)
    return [] if known else [reply]
