"""The answer to a sentence at its moment: what has to be over first, what is assumed, what is asked back."""

import re
from collections.abc import Iterator
from dataclasses import replace

from judge.assistance.armor_questions import ArmorAnswer, armor_answer
from judge.assistance.asked_deaths import of_a_death
from judge.assistance.asked_purposes import of_a_trigger, with_purpose
from judge.assistance.cards_to_keep import kept_answer
from judge.assistance.changing_answers import is_yes, with_what_changes_it
from judge.assistance.each_choice import UNANSWERED, at_its_moment, by_choice, once_chosen, so_far, under_each_choice
from judge.assistance.further_questions import further_answer, repair_answer
from judge.assistance.possible_deeds import possible_deeds
from judge.assistance.possible_responses import possible_responses
from judge.assistance.protected_characters import of_no_defender
from judge.assistance.questions_of_any_board import answer_on_any_board
from judge.assistance.resources_left import resources_left
from judge.assistance.time_passing import after_the_end_phase, after_what_was_done, assuming, at_the_end
from scenarios.dialogue.dialogue import (
    YES,
    Dialogue,
    Reply,
    board_of,
    not_understood,
    noted,
    retold,
    say,
)
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.open_questions import answer_to_question
from scenarios.dialogue.players_wordings import OTHER_PLAYER, controls
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import in_our_words
from scenarios.registry.step_tokens import QUOTED, tokens_of
from scenarios.scenario_errors import UnknownSentence

_NOW = late(r"\b(?:may|can't|chain|priority|attacking|defending|protecting|in combat|turn)\b")
_FIGHTS = late(r"(?<!may be )\b(?:attacking|defending|protecting|in combat)\b")
_DEFENDS = late(r"\b(?:defending|protecting|in combat)\b")
_PROTECTS = late(r"\b(?:may|can't) protect\b")
_STRIKES = late(r"\b(?:may|can't) strike\b")
_MOMENTS = ((_PROTECTS, "the protect point comes"), (_STRIKES, "the defend window opens"))
"""When it is asked whether something can be done that has its own moment in a combat."""

_STARTS = late(r"\b(?:starts|ends)$")
_TURN_STARTS = late(r"\bturn (?:starts|ends)$")
_DISCARDS = late(r"\bdiscard", re.IGNORECASE)
_USES = late(rf"\b(?:may|can't) use (?:the \w+ power of )?(?P<card>{QUOTED})")
_ALLOWED = late(r"(?P<player>you|your opponent) may (?P<verb>\w+)(?P<rest> .+)")
_DENIED = late(r"(?P<player>you|your opponent) can't (?P<verb>\w+)(?P<rest> .+)")
_RESPONSE = late(
    r"\b(?:in response|respond\w*|chain|stack|before|while|resolves?|counter\w*|interrupt\w*|priority)\b", re.IGNORECASE
)
_RESPONDS = late(r"\b(?:respond|response)\b", re.IGNORECASE)
_ALLOWED_OR_NOT = late(r"(?:you|your opponent) (?:may|can't) (?:play|use)\b")
_DONE = late(
    r"\b(?:played|placed|casted|used|activated|attached|completed|equipped|flipped|this turn|just|already)\b"
    r"|\b(?:opponent|he|she|they|has|have|had) (?:put|cast)\b",
    re.IGNORECASE,
)
"""What tells of a deed as done."""

_WINDOWS = ("the attack window opens", "the defend window opens")
_FOUGHT = late(r"\battacked\b|\bthis turn\b|\balready\b|\bearlier\b", re.IGNORECASE)
"""What tells of a combat as one that is over."""

_NO_MOMENT = (
    (
        "no protect point has come",
        "no attack that could be protected against",
        ('"my opponent attacks my hero with Araelun"', '"I attack my opponent\'s hero with Kor Cindervein"'),
    ),
    (
        "no defend window is open",
        "no combat of that player's hero",
        ('"my hero attacks my opponent\'s hero"', '"my opponent attacks my hero with Araelun"'),
    ),
)
"""Why something is not allowed for the moment alone, what is lacking, and what to say for you and your opponent."""

_OF_WHAT_FOLLOWS = late(
    r"\b(?:dies?|destroyed|survives?|wins?|draws?|discards?)\b|\b(?:take|deal)s?\b.* damage\b"
    r"|\bdamage\b.* (?:take|deal)",
    re.IGNORECASE,
)
_OF_DEATH = late(
    r"(?:and |then |so )*(?:who|what|which(?: \w+)?) (?:dies?|(?:is|are|gets) destroyed|survives?)", re.IGNORECASE
)
_AFTER_THE_DRAW = late(r"\b(?:wins?|loses?)\b|\bcards? .*\b(?:deck|hand)\b", re.IGNORECASE)


def reply_in_time(dialogue: Dialogue, said: Said, deed: str = "") -> Reply:
    """Return the answer to a sentence, after what has to be over before it; `deed` is what was done last, as said."""
    if (anywhere := answer_on_any_board(dialogue, said)) is not None:
        return anywhere
    if said.asks and (unattacked := of_no_defender(said.text, dialogue)) is not None:
        return noted(dialogue, said, unattacked, ("602.2",))
    if said.asks and _OF_WHAT_FOLLOWS.search(said.text):
        dialogue = _with_what_was_asked(dialogue)
        if not any(step.keyword == "When" for step in dialogue.steps) and _OF_DEATH.fullmatch(said.text.strip()):
            return not_understood(dialogue, said, _nothing_done(said))
    ended = after_what_was_done(dialogue, asked=said.asks)
    if said.asks and dialogue.played.state.is_fought and _OF_WHAT_FOLLOWS.search(said.text):
        ended = at_the_end(ended)
    if (said.asks or said.keyword is None) and (open_ended := _open_ended(dialogue, ended, said)) is not None:
        return open_ended
    reply = say(dialogue, said)
    if reply.meant is not None and reply.meant.asked:
        return with_purpose(of_a_trigger(_answer_in_time(dialogue, ended, said, reply.meant.text, deed), ended))
    if (
        reply.stopped is not None
        and reply.meant is not None
        and (reply.meant.keyword == "When" or (reply.meant.keyword == "Then" and said.keyword is None))
        and ended is not dialogue
    ):
        tried = [*_later(dialogue, ended, said)]
        waits = tried[-1] if "the chain is not empty" in reply.stopped.what else reply
        return _with_face(next((each for each in tried if each.stopped is None), waits))
    return _with_face(reply)


def _open_ended(dialogue: Dialogue, ended: Dialogue, said: Said) -> Reply | None:
    """Return the answer to a question that is not answered with yes or no alone; None for another sentence."""
    if said.asks and (repaired := repair_answer(said.text, dialogue)) is not None:
        return noted(dialogue, said, repaired)
    if said.asks and (kept := kept_answer(said.text, dialogue, ended)) is not None:
        return noted(ended, said, kept)
    end = _settled(ended, said.text)
    answer = _of_the_state(said.text, end)
    if answer is not None:
        final = under_each_choice(end, lambda each: _of_the_state(said.text, each), at_the_end)
        return so_far(noted(end, said, answer), end) if final is None else noted(end, said, final)
    if not said.asks:
        return None
    if (told := further_answer(said.text, dialogue, ended)) is not None:
        return noted(ended, said, told)
    if (responses := possible_responses(said.text, dialogue)) is not None:
        return noted(dialogue, said, responses)
    if (possible := possible_deeds(said.text, dialogue)) is not None:
        return noted(possible[0], said, possible[1])
    of_armor = armor_answer(said.text, dialogue, ended)
    return None if of_armor is None else _about_armor(dialogue, ended, said, of_armor)


def _of_the_state(question: str, dialogue: Dialogue) -> str | None:
    """Return the answer to a question of the state or of what has happened; None for any other question."""
    return answer_to_question(question, dialogue) or resources_left(question, dialogue)


def _later(dialogue: Dialogue, ended: Dialogue, said: Said) -> Iterator[Reply]:
    """Yield the answers to a sentence in the windows of the combat that was proposed, and when it is over."""
    for window in _WINDOWS if dialogue.played.state.is_fought else ():
        moment = say(dialogue, Said(window, 0, keyword="When"))
        if moment.stopped is None:
            yield say(moment.dialogue, said)
    yield say(ended, said)


def _with_face(reply: Reply) -> Reply:
    """Return a reply that says that a placed quest was taken to lie face up, where nobody said so."""
    unsaid = reply.stopped is None and reply.meant is not None and reply.meant.keyword == "When"
    if not unsaid or " as a face-up resource" not in reply.outcome.text or "face" in reply.said.text.casefold():
        return reply
    last = reply.dialogue.told[-1]
    marked = replace(last, text=f"{last.text} (assumed face up)")
    return replace(reply, dialogue=retold(reply.dialogue, marked), outcome=marked)


def _answer_in_time(dialogue: Dialogue, ended: Dialogue, said: Said, statement: str, deed: str) -> Reply:
    """Return the answer to a question at the moment that it is about; what is only at another moment is asked back."""
    if (_PROTECTS.search(statement) or _STRIKES.search(statement)) and not dialogue.played.state.is_fought:
        dialogue = ended = _resolved_first(dialogue, ended)
        again = say(dialogue, said).meant
        statement = again.text if again is not None else statement
    if _RESPONDS.search(said.text) and not dialogue.acted and _ALLOWED_OR_NOT.match(statement):
        dialogue = ended = _attacked(dialogue, statement)
    plain = in_our_words(said.text, board_of(dialogue))
    moment = _before_question(dialogue, ended, statement, plain)
    asked = say(moment, said)
    if _is_about_afterwards(dialogue, said.text, statement, deed):
        afterwards = _resolved_first(dialogue, ended)
        later = say(afterwards, said)
        aims = any("target" in each.text for each in later.outcome.events)
        if not (is_yes(asked) and not is_yes(later) and aims):
            asked, moment = later, afterwards
    if (back := _out_of_time(dialogue, moment, asked, said, statement)) is not None:
        return back
    if any(UNANSWERED in each.text for each in asked.outcome.events):
        return once_chosen(asked, moment, said)
    if not is_yes(asked) and _ALLOWED_OR_NOT.match(statement) and dialogue.played.state.is_fought:
        asked = _in_a_window(dialogue, said) or asked
    if _NOW.search(statement):
        return with_what_changes_it(asked, moment, said)
    return by_choice(of_a_death(asked), moment, said)


def _in_a_window(dialogue: Dialogue, said: Said) -> Reply | None:
    """Return the answer in the first window of a proposed combat in which something may be done, None in no window."""
    for window in _WINDOWS:
        reached = say(dialogue, Said(window, 0, keyword="When"))
        reply = say(reached.dialogue, said) if reached.stopped is None else None
        if reply is not None and reply.stopped is None and is_yes(reply):
            return reply
    return None


def _out_of_time(dialogue: Dialogue, moment: Dialogue, asked: Reply, said: Said, statement: str) -> Reply | None:
    """Return the reply where the moment that a question is about has not come; None where it has.

    If a choice is open before it, the answer is told for each way to make that; else what begins a combat is asked for.
    """
    refusals = [each.text for each in asked.outcome.events]
    found = next((each for each in _NO_MOMENT if any(each[0] in text for text in refusals)), None)
    if found is None:
        return None
    _, wanted, sentence = found
    window = next(each for deed, each in _MOMENTS if deed.search(statement))
    if (told := at_its_moment(moment, said, window)) is not None:
        return replace(told, meant=asked.meant)
    if moment.played.state.is_fought:
        return replace(noted(moment, said, f"no: {wanted} is under way", ("303.2",)), meant=asked.meant)
    back = UnknownSentence(
        f"{said.text!r}: {wanted} is under way",
        line=said.line,
        expected="before it, what begins one",
        nearest=sentence[statement.startswith("your opponent")],
    )
    return not_understood(dialogue, said, back)


def _about_armor(dialogue: Dialogue, ended: Dialogue, said: Said, answer: ArmorAnswer) -> Reply:
    """Return the answer about armor; it is asked back where no damage comes that it could prevent."""
    if answer.text is not None:
        return noted(ended, said, answer.text)
    hero = "my hero" if answer.player == "you" else "my opponent's hero"
    attack = f"my opponent attacks {hero}" if answer.player == "you" else f"I attack {hero}"
    back = UnknownSentence(
        f"{said.text!r}: armor is exhausted to prevent damage to its controller's hero, and none is about to be dealt",
        line=said.line,
        expected="before it, what deals damage to that hero",
        nearest=f'"{attack} with Kor Cindervein"',
    )
    return not_understood(dialogue, said, back)


def _is_about_afterwards(dialogue: Dialogue, question: str, statement: str, deed: str) -> bool:
    """Return whether a question is about what may be done once the chain is empty.

    It is if what was done was told as done, or if who did it asks what he or she may do next; a question that speaks
    of a response, or of the chain, is about now, and so is one in a combat.
    """
    allowed = _ALLOWED.fullmatch(statement) or _DENIED.fullmatch(statement)
    if (
        allowed is None
        or not (dialogue.played.state.chain or dialogue.played.state.is_fought)
        or (dialogue.played.state.is_fought and _FOUGHT.search(deed) is None)
        or _RESPONSE.search(question)
    ):
        return False
    done = [step.text for step in dialogue.steps if step.keyword == "When"]
    return _DONE.search(deed) is not None or (bool(done) and done[-1].startswith(f"{allowed['player']} "))


def _resolved_first(dialogue: Dialogue, ended: Dialogue) -> Dialogue:
    """Return the dialogue after its chain has resolved, which its outcome says."""
    before, after = ended.told[: len(dialogue.told)], ended.told[len(dialogue.told) :]
    told = (replace(each, text=f"{each.text} (the chain is let resolve first)") for each in after[:1])
    return replace(ended, told=(*before, *told, *after[1:]))


def _nothing_done(said: Said) -> UnknownSentence:
    """Return the error for a question of what comes of a deed where no deed was said."""
    return UnknownSentence(
        f"{said.text!r}: nothing was done yet that anybody could die of",
        line=said.line,
        expected="before it, what is done",
        nearest='"I play Fire Blast on Tim" or "Tim attacks Araelun"',
    )


def _with_what_was_asked(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue with the deed done that the last question asked to be allowed, if the rules allow it."""
    asked = dialogue.told[-1] if dialogue.told else None
    if asked is None or asked.keyword != "Asked" or asked.events[0].text != YES or not dialogue.steps:
        return dialogue
    deed = _ALLOWED.fullmatch(dialogue.steps[-1].text)
    if deed is None:
        return dialogue
    verb = deed["verb"] if deed["player"] == "you" else f"{deed['verb']}s"
    return assuming(dialogue, f"{deed['player']} {verb}{deed['rest']}", "When") or dialogue


def _before_question(dialogue: Dialogue, ended: Dialogue, statement: str, question: str) -> Dialogue:
    """Return the dialogue at the moment that a question is about.

    Who can protect is asked at the protect point, who can attack once nothing else is going on, what is so when what
    was begun is over; what can be done in response, who has priority and what the chain holds is asked now.
    """
    for deed, moment in _MOMENTS:
        if deed.search(statement):
            under_attack = dialogue
            if not dialogue.played.state.is_fought:
                attacking = _attacking(dialogue, statement) if _STRIKES.search(statement) else dialogue
                under_attack = attacking if attacking is not dialogue else _attacked(dialogue, statement, question)
            reply = say(under_attack, Said(moment, keyword="When"))
            return dialogue if reply.stopped else reply.dialogue
    if _FIGHTS.search(statement) and (resolved := _once_attacked(dialogue, statement)) is not None:
        return resolved
    later = " propose " in statement or _uses_what_is_played(dialogue, statement)
    return dialogue if _NOW.search(statement) and not later else _settled(ended, statement)


def _once_attacked(dialogue: Dialogue, statement: str) -> Dialogue | None:
    """Return the dialogue once what is on the chain has resolved, for who attacks or defends then; None if nothing is.

    A character defends only after the protect point (602.3).
    """
    resolved = say(dialogue, Said("the chain empties", keyword="When"))
    moment = dialogue if resolved.stopped else resolved.dialogue
    if _DEFENDS.search(statement) and moment.played.state.is_fought:
        opened = say(moment, Said("the defend window opens", keyword="When"))
        moment = moment if opened.stopped else opened.dialogue
    return None if moment is dialogue else moment


def _uses_what_is_played(dialogue: Dialogue, statement: str) -> bool:
    """Return whether a power is asked about whose card was played last and is not in play before it resolves."""
    used = _USES.search(statement)
    done = [step.text for step in dialogue.steps if step.keyword == "When"]
    return used is not None and bool(done) and re.search(rf"\bplays? {re.escape(used['card'])}", done[-1]) is not None


def _attacking(dialogue: Dialogue, statement: str) -> Dialogue:
    """Return the dialogue with an attack by the hero of a player, of whom it is asked whether he or she can strike."""
    attack = "you propose that your hero attacks your opponent's hero"
    if statement.startswith("your opponent "):
        attack = "your opponent proposes that your opponent's hero attacks your hero"
    return assuming(dialogue, attack, "When") or dialogue


def _attacked(dialogue: Dialogue, statement: str, question: str = "") -> Dialogue:
    """Return the dialogue with an attack of one hero on the other, against which it is asked who can protect.

    Where the question names a card that is to be protected the attack is on that card, and where a hero is to protect
    on some ally: no character protects itself (602.2).

    It is in the attacker's turn: the one that is said, or else the next.
    """
    attacker, attacked = ("your opponent", "your") if statement.startswith("you ") else ("you", "your opponent's")
    whose = "your" if attacker == "you" else "your opponent's"
    named = _PROTECTED.search(question)
    protected = named["card"] if named is not None else _SOME_ALLY if _HERO_PROTECTS.search(statement) else None
    defender = f"{attacked} {protected or 'hero'}"
    if protected is not None:
        own = controls(OTHER_PLAYER[attacker], protected)
        name = tokens_of(protected)[-1].text
        on_board = any(each.printed.name == name for each in dialogue.played.now.cards.values())
        dialogue = dialogue if on_board else assuming(dialogue, own, "Given") or dialogue
    attack = f"{attacker} propose{'' if attacker == 'you' else 's'} that {whose} hero attacks {defender}"
    for keyword, turn in (("Given", f"it is {whose} turn"), ("When", ""), ("When", f"{whose} next turn starts")):
        further = assuming(dialogue, turn, keyword) if turn else dialogue
        if further is not None and turn and keyword == "When":
            further = assuming(at_the_end(further), "the action phase starts", keyword)
        proposed = assuming(further, attack, "When") if further is not None else None
        if proposed is not None:
            return proposed
    return dialogue


_SOME_ALLY = '"Kor Cindervein"'
_HERO_PROTECTS = late(r"\b(?:may|can't) protect with (?:your|your opponent's) hero$")
_PROTECTED = late(rf"\b(?:protect|block|defend)(?: for)? (?:(?:your|your opponent's) )?(?P<card>{QUOTED})(?: .*)?$")


def _settled(dialogue: Dialogue, question: str) -> Dialogue:
    """Return the dialogue after what a turn or a part of it began with is over; who wins is known after the draw."""
    last = dialogue.steps[-1].text if dialogue.steps else ""
    if _DISCARDS.search(question) and (ended := after_the_end_phase(dialogue)) is not dialogue:
        return ended
    if not _STARTS.search(last):
        return dialogue
    if _AFTER_THE_DRAW.search(question) and _TURN_STARTS.search(last):
        reply = say(at_the_end(dialogue), Said("the action phase starts", keyword="When"))
        return dialogue if reply.stopped else reply.dialogue
    return at_the_end(dialogue)
