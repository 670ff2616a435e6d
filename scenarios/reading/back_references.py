"""What pronouns and back-references point to, by rule.

* "it" is what its own clause has spoken of already, the doer aside; else the subject of an earlier clause of the
  sentence; else what was last spoken of in the sentence; else what was last spoken of before, your own hero only if
  there is nothing else. Who deals or heals damage after dealing some is the one who dealt it, not who was dealt it.
  Where one did something to another, in an earlier clause or sentence or as the event, or both stand side by side,
  either could be "it", and nothing is; but your hero and the card itself are not meant where an earlier sentence says
  what they do.
* "its" may be the doer's own; else it is read like "it", what the clause itself has spoken of first. "Its controller"
  is never yours, who are "you".
* "that ally" is what was last spoken of that can be called so; where an ally did something to an ally, neither is.
* "he" and "she" are a person or the card itself; "they" are several.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.language.filters import Among, Standing
from engine.language.selections import SELECTIONS, HeroOf, Role, This, Top, You
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Value

_PLAYERS = frozenset({"player", "opponent"})
_KINDS = frozenset({"ability", "ally", "armor", "character", "equipment", "hero", "item", "quest", "resource", "totem",
                    "weapon"})  # fmt: skip


def speak_of(
    discourse: Discourse,
    selection: Value,
    nouns: frozenset[str],
    *,
    several: bool = False,
    person: bool = False,
    fits: Value = None,
) -> None:
    """Remember that the selection was spoken of at this point."""
    discourse.mention(
        Mention(
            selection,
            nouns,
            several,
            person,
            discourse.clause,
            discourse.sentence,
            yours=selection in (HeroOf(You()), You()),
            filter=fits,
        )
    )


def note_role(name: str, value: Value, discourse: Discourse) -> None:
    """Note who played a role in an event: later words point back at it."""
    if name not in ("subject", "other", "player"):
        return
    if isinstance(value, Among) and isinstance(value.selection, SELECTIONS):
        selection: Value = value.selection
        known = [each for each in discourse.mentions if each.selection == selection]
        nouns = known[-1].nouns if known else frozenset({"card"})
    else:
        selection = Role(name)
        nouns = _PLAYERS if isinstance(value, Standing) else words_for(value)
    discourse.mention(
        Mention(
            selection,
            nouns,
            person=bool(nouns & _PLAYERS),
            clause=discourse.clause,
            sentence=discourse.sentence,
            subject=name == "subject",
            yours=selection == HeroOf(You()),
            in_event=True,
        )
    )


def it(discourse: Discourse) -> Mention:
    """Return what "it" is.

    Raises:
        NoReading: there is nothing that it could be, or it could be either of two.
    """
    found = nearest(discourse)
    if found.sentence < discourse.sentence:
        _must_be_plain(found, [each for each in discourse.mentions if not each.person and not each.several], "it")
    return found


def nearest(discourse: Discourse) -> Mention:
    """Return what "it" is by place alone, though a sentence before may leave in doubt which of two is meant.

    Raises:
        NoReading: there is nothing that it could be.
    """
    things = [each for each in discourse.mentions if not each.person and not each.several]
    here = [each for each in things if each.sentence == discourse.sentence]
    for each in reversed(here):
        if each.clause == discourse.clause and each.selection != discourse.doer:
            return each
    for each in reversed(here):
        if each.subject and each.clause < discourse.clause:
            _must_be_alone(discourse, each, here)
            return each
    for each in reversed(here):
        if each.selection != discourse.doer or each.clause < discourse.clause:
            return each
    before = [each for each in things if each.sentence < discourse.sentence]
    return _last(before, lambda each: not each.yours) or _must(_last(before, lambda _each: True), "it")


def _must_be_alone(discourse: Discourse, subject: Mention, here: list[Mention]) -> None:
    """Let nothing be called "it" after a subject that did something to another: either could be.

    Raises:
        NoReading: there is another.
    """
    others = here[here.index(subject) + 1 :]
    if any(each.selection != subject.selection and each.clause < discourse.clause for each in others):
        raise NoReading("either could be it")


def _must_be_plain(found: Mention, before: list[Mention], what: str) -> None:
    """Let nothing be meant that did something to another, or to which another did it, where both could be.

    The card itself and your hero do things to others in most sentences, and are called so again when they are meant;
    but where an event has them and another, nothing tells which of the two is "it". Nor does anything where one and
    another stand side by side.

    Raises:
        NoReading: there is another.
    """
    for each in before:
        if each.sentence != found.sentence or each.clause != found.clause or each.selection == found.selection:
            continue
        if isinstance(each.selection, Top):  # It has a name of its own where it was put.
            continue
        if what == "it" and not (_is_own(each) and each.subject and not each.in_event):
            raise NoReading("either could be it")
        if what != "it" and not _is_own(each) and (each.subject or found.subject):
            raise NoReading(f"either could be {what}")


def must_be_the_doer(discourse: Discourse, doer: Value) -> None:
    """Let "it" not be who deals or heals damage where another did so in a sentence before: either could go on.

    Raises:
        NoReading: another did, and "it" is not that one.
    """
    said = next((each for each in reversed(discourse.mentions) if each.selection == doer), None)
    if said is None or not said.by_pronoun:
        return
    before = [each for each in discourse.mentions if each.subject and each.sentence < discourse.sentence]
    if any(each.selection != doer for each in before):
        raise NoReading("either could be it")


def its(discourse: Discourse) -> Mention:
    """Return whose "its" is: not the card's own where something else set off what it does, for it could be either.

    Raises:
        NoReading: there is nothing whose it could be, or two things whose it could be.
    """
    things = [each for each in discourse.mentions if not each.person and not each.several]
    found = _in_its_clause(discourse)
    if found.selection == This() and any(each.in_event and each.subject and not _is_own(each) for each in things):
        raise NoReading("either could be its")
    return found


def _in_its_clause(discourse: Discourse) -> Mention:
    """Return what the clause itself has spoken of last, but your hero; else what "it" is."""
    things = [each for each in discourse.mentions if not each.person and not each.several]
    clause = [each for each in things if each.clause == discourse.clause and each.sentence == discourse.sentence]
    done_by = [each for each in clause if each.selection == discourse.doer and not each.yours]
    if done_by and clause[-1].selection != discourse.doer:
        raise NoReading("either could be its")
    if clause and clause[-1].yours and clause[-1].selection == discourse.doer:
        raise NoReading("either could be its")
    return clause[-1] if clause and not clause[-1].yours else it(discourse)


def whose_value(discourse: Discourse) -> Mention:
    """Return whose ATK, health or cost is meant by "its".

    Raises:
        NoReading: there is nothing whose it could be, or a sentence before spoke of something that has one as well.
    """
    found = its(discourse)
    things = [each for each in discourse.mentions if not (each.person or each.several or _is_own(each))]
    if found.sentence == discourse.sentence and not _is_own(found):
        before = {each.selection for each in things if each.sentence < discourse.sentence}
        if before - {found.selection}:
            raise NoReading("either could be its")
    return found


def of_whom(discourse: Discourse) -> Mention:
    """Return whose controller or owner is meant by "its": never the card's own or your hero's, for these are you.

    Raises:
        NoReading: there is nothing else that it could be.
    """
    things = [each for each in discourse.mentions if not (each.person or each.several or _is_own(each))]
    here = {each.selection for each in things if each.sentence == discourse.sentence}
    found = things[-1] if len(here) == 1 else _in_its_clause(discourse)
    if not _is_own(found):
        return found
    return _must(things[-1] if things else None, "its controller")


def _is_own(mention: Mention) -> bool:
    return mention.yours or mention.selection == This()


def that(discourse: Discourse, noun: str, done: str | None = None) -> Mention:
    """Return what was last spoken of that the noun can mean, and to which it was done, if so said.

    The card itself is called by its name and your hero is "your hero", so they are never meant.

    Raises:
        NoReading: nothing was.
    """

    def fits(each: Mention) -> bool:
        own = each.yours or each.selection == This()
        return noun in each.nouns and not each.several and not own and done in (None, *each.nouns)

    found = _must(_last(discourse.mentions, fits), f"that {noun}")
    if found.sentence < discourse.sentence:
        alike = [each for each in discourse.mentions if fits(each) and each.nouns <= found.nouns]
        _must_be_plain(found, alike, f"that {noun}")
    if noun == "card" and found.nouns & _KINDS and any(fits(each) for each in discourse.mentions if _is_bare(each)):
        raise NoReading("another was called a card")
    return found


def _is_bare(mention: Mention) -> bool:
    """Return whether what was spoken of was called a card, and not by what kind of card it is."""
    return "card" in mention.nouns and not mention.nouns & _KINDS


def them(discourse: Discourse) -> Mention:
    """Return which several things were last spoken of.

    Raises:
        NoReading: none were.
    """
    return _must(_last(discourse.mentions, lambda each: each.several and not each.person), "them")


def done_to(discourse: Discourse, done: str) -> Mention:
    """Return the several things to which it was done.

    Raises:
        NoReading: it was done to none.
    """
    return _must(_last(discourse.mentions, lambda each: done in each.nouns), f"what was {done}")


def those(discourse: Discourse, noun: str) -> Mention:
    """Return the several things last spoken of that the noun can mean.

    Raises:
        NoReading: none were.
    """
    found = _last(discourse.mentions, lambda each: each.several and noun in each.nouns)
    return _must(found, f"those {noun}")


def person(discourse: Discourse) -> Mention:
    """Return which player was last spoken of, other than you.

    Raises:
        NoReading: none was.
    """
    return _must(_last(discourse.mentions, lambda each: each.person and each.selection != You()), "that player")


def himself(discourse: Discourse) -> Mention:
    """Return the card itself, if it was spoken of by name; where a player does something, "he" is that player.

    Raises:
        NoReading: it was not.
    """
    if any(each.person and each.selection == discourse.doer != You() for each in discourse.mentions):
        raise NoReading("the player is meant")
    return _must(_last(discourse.mentions, lambda each: each.selection == This()), "him or her")


def _last(mentions: list[Mention], fits: Callable[[Mention], bool]) -> Mention | None:
    return next((each for each in reversed(mentions) if fits(each)), None)


def _must(found: Mention | None, what: str) -> Mention:
    if found is None:
        raise NoReading(f"nothing that {what!r} could be")
    return found
