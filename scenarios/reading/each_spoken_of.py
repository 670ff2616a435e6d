"""Cards that "it" may mean rather than the card itself, which goes by its name: each of several, and one out of play.

"Destroy each other ally unless it's an Orc" asks of each ally. "Reveal the top card of your deck. If it's an ability,
ready Grok. Otherwise, put it into your hand" puts the revealed card there. "Exhaust target ally. If your hero is ready,
destroy it" leaves open which of the two is destroyed.
"""

from __future__ import annotations

from engine.language.selections import Selection, This, Those
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading


def may_be_each(discourse: Discourse, own: Mention) -> bool:
    """Return whether "it" may mean each of several cards spoken of since the card itself, or your hero, last was."""
    if discourse.grouped >= own.sentence:
        return True
    places = [place for place, each in enumerate(discourse.mentions) if each.selection == own.selection]
    since = discourse.mentions[places[-1] + 1 :] if places else []
    return any(each.several and not each.person for each in since)


def may_be_another(discourse: Discourse, own: Mention) -> bool:
    """Return whether "it" may mean another such card of the text, although the card itself, or your hero, was named."""
    before = len(discourse.outer[-1][3]) if discourse.outer else 0
    return may_be_each(discourse, own) or any(map(_is_named, discourse.mentions[before:]))


def must_tell_to_which(discourse: Discourse, **_parts: object) -> None:
    """Refuse a deed of yours to "it" where either of two cards may be the one to which it is done.

    Raises:
        NoReading: there are two.
    """
    said = discourse.mentions
    meant = {
        each.selection for each in said if each.by_pronoun and is_own(each) and each.sentence == discourse.sentence
    }
    named = {each.selection: each for each in said if each.selection in meant and not each.by_pronoun}
    if any(may_be_one_before(discourse, own) for own in named.values()):
        raise NoReading('words that say which of two things "it" is')


def may_be_one_before(discourse: Discourse, own: Mention) -> bool:
    """Return whether something is done to "it" after words that only ask about the card itself, or about your hero.

    A card that was spoken of before these words, and after the last sentence about the card itself, may be the one to
    which it is done.
    """
    if discourse.doer is None or not own.subject:
        return False
    before = discourse.mentions[: discourse.mentions.index(own)]
    if own.sentence < discourse.sentence and not _is_asked_first(discourse, own, len(before)):
        return False
    named = [place for place, each in enumerate(before) if _is_of_before(each, own)]
    return any(map(_is_another_one, before[named[-1] + 1 :] if named else before))


def _is_asked_first(discourse: Discourse, own: Mention, place: int) -> bool:
    """Return whether the condition between an event and the first sentence of its text has the mention (703.2)."""
    in_front = bool(discourse.outer) and place < len(discourse.outer[-1][3])
    return in_front and not own.in_event and own.sentence == discourse.sentence - 1


def _is_of_before(mention: Mention, own: Mention) -> bool:
    """Return whether an earlier sentence has this mention of the card itself, or of your hero."""
    return mention.selection == own.selection and mention.sentence < own.sentence


def must_go_on(discourse: Discourse, it: Selection, *, also: bool = False) -> None:
    """Refuse "it" as the subject where what was said before may go on about the subject of an earlier sentence.

    "Target ally has +1 ATK this turn. If your hero is exhausted, it has ferocity this turn" may be about either. With
    "also" it goes on about whatever has something already, so that no other card may be a subject beside it.

    Raises:
        NoReading: there is such a subject.
    """
    spoken = [each for each in discourse.mentions if each.selection == it]
    here = [each for each in spoken if each.sentence == discourse.sentence]
    if not any(each.by_pronoun for each in here):
        return
    first = min(each.sentence for each in spoken)
    others = [each for each in discourse.mentions if each.subject and each.selection != it and _is_one(each)]
    asked = any(each.subject and not each.by_pronoun and is_own(each) for each in here)
    before = [each for each in others if each.sentence < first]
    beside = [each for each in others if each.sentence == discourse.sentence]
    if (also and (before or beside)) or (asked and any(map(_is_another_one, before))):
        raise NoReading('words that say which of two things "it" is')


def _is_named(mention: Mention) -> bool:
    """Return whether this is one card that was chosen or seen, out of play or in it, and has got a name for that."""
    return isinstance(mention.selection, Those) and not (mention.several or mention.person or mention.in_event)


def _is_one(mention: Mention) -> bool:
    return not (mention.several or mention.person)


def is_own(mention: Mention) -> bool:
    """Return whether the mention is of the card itself, of you or of your hero."""
    return mention.yours or mention.selection == This()


def _is_another_one(mention: Mention) -> bool:
    """Return whether this is one card, neither the card itself nor your hero."""
    return _is_one(mention) and not is_own(mention)
