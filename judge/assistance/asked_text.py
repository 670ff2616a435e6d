"""A text of sentences played as one question: what came of it, what the rules wait for, what follows if all pass."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile

from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.assumptions import NO_COST, assumption, joined_with, turned_over, unsaid_resources
from judge.assistance.hints import with_understood_hints
from judge.assistance.left_aside import with_asides
from judge.assistance.moments_of_deeds import at_each_moment
from judge.assistance.played_sentences import played_in_order
from judge.assistance.plays_in_a_row import with_how_taken
from judge.assistance.purposes_of_texts import with_purposes_met
from judge.assistance.rule_questions import rule_answer
from judge.assistance.unclear_sentences import (
    is_unclear,
    otherwise_said,
    with_a_shorter_text,
    with_other_texts,
    with_what_is_going_on,
)
from judge.assistance.unknown_cards import of_unknown_cards
from judge.assistance.unsaid_choices import place_of, told_together, ways_to_choose
from judge.assistance.unsaid_deeds import unsaid_deeds
from judge.assistance.unsaid_hands import unsaid_hands
from judge.assistance.unused_words import Meaning, not_used, unused_word, without_unused_states
from judge.cardlists.own_cards import own_names
from judge.documents.library_folder import cards_folder
from judge.played_features import Asked, setting_of
from scenarios.dialogue.attacked_characters import with_attacked_named
from scenarios.dialogue.cards_of_a_cost import with_cards_of_a_cost
from scenarios.dialogue.corrected_sentences import corrected
from scenarios.dialogue.dialogue import (
    YES,
    Dialogue,
    board_of,
    not_understood,
    opened,
    outcome_of,
    sentences_of,
)
from scenarios.dialogue.exact_sentences import with_states_said
from scenarios.dialogue.next_turns import with_next_turns_named
from scenarios.dialogue.only_allies import allies_told, speaks_of_one_of_several, with_only_allies_named
from scenarios.dialogue.opponent_pronouns import with_opponent_named
from scenarios.dialogue.players_verbs import in_players_verbs
from scenarios.dialogue.refused_deeds import with_refusals_told
from scenarios.dialogue.rephrased_sentences import rephrased
from scenarios.dialogue.resolved_deeds import with_past_deeds_resolved
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.dialogue.several_players import with_players_seated
from scenarios.dialogue.spoken_boards import in_usual_boards
from scenarios.dialogue.spoken_openings import as_questions
from scenarios.dialogue.told_keywords import with_keywords_told
from scenarios.dialogue.told_last_turn import with_last_turn_told
from scenarios.dialogue.told_this_turn import with_this_turn_told
from scenarios.dialogue.unnamed_allies import with_described_allies
from scenarios.dialogue.unowned_cards import without_unowned_cards
from scenarios.dialogue.usual_phrases import in_usual_phrases
from scenarios.library.card_files import card_names
from scenarios.scenario_errors import UnknownName, UnknownSentence

_QUESTION = re.compile(r"(?:can|could|may|does|do|is|are|who|what|how|where)\b", re.IGNORECASE)

MOST_ASSUMED, MOST_TRIED, MOST_CHOICES = 8, 12, 2
"""The most assumptions, the most attempts to find them, and the most choices that are answered in every way."""


def dialogue_under(edition: str, *, cards: str | None = None, library: str | None = None) -> Dialogue:
    """Return a dialogue in which nothing was said, with the carried cards and the user's own.

    Raises:
        UnknownName: there is no such edition.
        BadCardData: the file of cards can't be used.
    """
    return opened(setting_of(Asked(cards=cards, library=library)), edition, _names(library))


def _names(library: str | None) -> Callable[[], tuple[str, ...]]:
    """Return a function that gives the names of the carried cards and the user's own; its first call looks for them."""
    return cache(lambda: tuple(dict.fromkeys((*card_names(), *own_names(cards_folder(library, missing=True))))))


def answered(text: str | Sequence[str], beginning: Dialogue) -> Answered:
    """Return the answer to a text of sentences, or to several texts; "what happens" is answered by the ruling itself.

    All players pass until the chain and the combat are over: before a question about the state, before a deed that has
    to wait for them, and after the last sentence unless that is a statement. What the sentences leave unsaid is
    assumed, and the answer names each assumption.

    Raises:
        BadArgument: the text can't be divided into sentences; the error has the line.
    """
    texts = [text] if isinstance(text, str) else text
    heard = as_questions(tuple(each for number, part in enumerate(texts, 1) for each in said_in(part, number)))
    beginning = replace(beginning)  # What is remembered of a beginning is not found again by another text.
    answer = _answered(heard, beginning)
    if (without := with_asides(heard, answer, lambda less: _answered(less, beginning))) is not None:
        return without
    return answer


def _answered(heard: tuple[Said, ...], beginning: Dialogue) -> Answered:
    """Return the answer to sentences as they were said, or what to say instead."""
    heard = _in_turn(heard, beginning)
    if (unknown := of_unknown_cards(heard, beginning, unclear=False)) is not None:
        return unknown
    answer = _answer_to(heard, beginning)
    board = board_of(beginning)

    def answer_to(texts: tuple[Said, ...]) -> Answered:
        return _answer_to(texts, beginning)

    if is_unclear(answer):
        answer = otherwise_said(heard, answer, answer_to, board) or answer
    if not isinstance(answer.stopped, UnknownSentence):
        return answer
    if (unknown := of_unknown_cards(heard, beginning, unclear=True)) is not None:
        return unknown
    ways = (with_what_is_going_on, with_a_shorter_text, with_other_texts)
    instead = next((each for way in ways if (each := way(heard, answer, answer_to)) is not None), None)
    return instead or _with_hints(answer, beginning)


def _in_turn(heard: tuple[Said, ...], beginning: Dialogue) -> tuple[Said, ...]:
    """Return the sentences, each with what only those before it say: the board, who is attacked, what has resolved."""
    board = board_of(beginning)
    heard = with_next_turns_named(with_last_turn_told(with_refusals_told(heard, board), board), board)
    return with_attacked_named(with_past_deeds_resolved(in_usual_boards(heard, board), board), board)


def _answer_to(heard: tuple[Said, ...], beginning: Dialogue) -> Answered:
    """Return the answer to sentences as they were said, without suggestions of other sentences."""
    said = _as_taken(heard, beginning)
    answer = _completed(said, beginning)
    answer = next(_with_what_came_before(said, answer, beginning), answer)
    answer = _under_each_choice(said, answer, beginning)
    answer = at_each_moment(said, answer, lambda told: _completed(told, beginning))
    answer = with_how_taken(said, answer, lambda told: _completed(told, beginning))
    answer = with_purposes_met(heard, without_unused_states(said, answer))
    return _without_unused_words(heard, answer, beginning)


def _as_taken(heard: tuple[Said, ...], beginning: Dialogue) -> tuple[Said, ...]:
    """Return sentences as the dialogue takes them: in usual phrases, in parts, with described allies as cards."""
    board = board_of(beginning)
    heard = with_keywords_told(in_players_verbs(corrected(heard), board), board)
    told = with_cards_of_a_cost(with_this_turn_told(heard, board), board)
    named = with_players_seated(with_opponent_named(without_unowned_cards(told, board), board))
    usual = rephrased(in_usual_phrases(named, board), rule_answer)
    held = allies_told(usual, board)
    usual = with_only_allies_named(usual, held, rule_answer)

    def is_of_no_size(text: str) -> object:
        return rule_answer(text) or speaks_of_one_of_several(text, held)

    return (*unsaid_hands(usual), *with_described_allies(usual, is_of_no_size))


def _without_unused_words(heard: tuple[Said, ...], answer: Answered, beginning: Dialogue) -> Answered:
    """Return the answer, or a refusal if a word with a meaning of its own makes no difference to the answer."""
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
    """Return the steps and answers as which the sentences were understood; None if a sentence was not understood."""
    if answer.stopped is not None:
        return None
    told = answer.outcome.steps
    steps = tuple(f"{each.keyword} {each.text}" for each in answer.dialogue.steps)
    return (*steps, *(each.events[0].text for each in told if each.keyword == "Asked"), str(len(answer.foreseen)))


def _with_hints(answer: Answered, beginning: Dialogue) -> Answered:
    """Return a refused answer with suggestions of sentences, all of which would be understood."""

    def understands(hint: str) -> bool:
        asks = _QUESTION.match(hint) is not None
        hinted = tuple(replace(each, asks=asks) for each in said_in(hint))
        tried = _completed(_as_taken(hinted, beginning), beginning)
        return tried.stopped is None or not isinstance(tried.stopped, UnknownSentence | UnknownName)

    known = cache(understands)
    replies = tuple(with_understood_hints(each, known) for each in answer.replies)
    if replies == answer.replies:
        return answer
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    return replace(answer, replies=replies, outcome=outcome_of(answer.dialogue, NAME, PLACE, stopped))


def _with_what_came_before(said: tuple[Said, ...], answer: Answered, beginning: Dialogue) -> Iterator[Answered]:
    """Yield the answers after deeds that no sentence says, but without which a sentence has nothing to aim at."""
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
    """Return the answer by the first way to make the choices that stopped it, its questions answered for each way."""
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
    answer = tried = played_in_order(said, beginning, assumed)
    for _ in range(MOST_TRIED):
        sooner = _with_board_first(said, tried)
        if sooner != said:
            said = sooner
            answer = tried = played_in_order(said, beginning, assumed)
            continue
        turned = next((each for each in (turned_over(one, assumed) for one in tried.replies) if each), assumed)
        if turned != assumed:
            assumed = turned
            tried = played_in_order(said, beginning, assumed)
            answer = tried if _reached(tried) >= _reached(answer) else answer
            continue
        further = next((found for each in tried.replies if (found := assumption(each)) is not None), None)
        if further is None or len(assumed) >= MOST_ASSUMED or (further in assumed and " hand is " not in further):
            break
        further = further if " reads: " in further else with_states_said(further, said, beginning)
        assumed = joined_with(assumed, further)
        tried = played_in_order(said, beginning, assumed)
        if _reached(tried) >= _reached(answer):
            answer = tried
    if unsaid_resources(answer.dialogue, (each.text for each in said), assumed):
        tried = played_in_order(said, beginning, (*assumed, NO_COST))
        answer = tried if _reached(tried) >= _reached(answer) else answer
    return answer


def _with_board_first(said: tuple[Said, ...], tried: Answered) -> tuple[Said, ...]:
    """Return the sentences; one that describes the board, but comes after a deed, is moved to the board in front."""
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
