"""Back-references: what "it", "that ally" and "they" mean at a point of a text.

* "it" means the first of these that exists: what its own clause has spoken of, except the doer; the subject of an
  earlier clause of the sentence; what the sentence has spoken of last; what earlier sentences have spoken of last, your
  own hero only if there is nothing else. As the dealer of damage, "it" is who dealt the damage of the event.
  Where one card did something to another, or two stand side by side, both could be "it", and the words have no
  reading. Only the card itself and your hero, as the subject of an earlier sentence, are not meant then. Nor is it
  clear to which of two something is done after words that only ask about the card itself, or about your hero.
  After the play of a card that targets something both are spoken of, and "it" is in doubt but for "interrupt it".
* "its" may refer to the doer; otherwise it is read like "it". "Its controller" is never you.
* "that ally" is what was last spoken of as an ally; where an ally did something to an ally, the words have no reading.
* "he" and "she" are a player or the card itself; "they" are several cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.filters import Among, Controlled, Standing
from engine.language.selections import SELECTIONS, HeroOf, Host, Players, Role, This, Those, Top, You
from engine.language.triggers import On, What
from engine.language.words import Relation, Trait
from scenarios.reading.aimed_plays import aims_at_yours
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.each_spoken_of import is_own, may_be_another
from scenarios.reading.noun_words import means_all, words_for
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Bindings, Value, parts_of

_PLAYERS = frozenset({"player", "opponent"})
BY_PRONOUN = "he or she"
"""Among the nouns of a mention: the card itself was called "he" or "she", not by its name."""

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
    """Add a mention of the selection to the discourse at this point."""
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
    """Add a mention of who has a role in an event, so that later words can refer to it."""
    if name not in ("subject", "other", "player"):
        return
    if isinstance(value, Among) and isinstance(value.selection, SELECTIONS):
        known = [each for each in discourse.mentions if each.selection == value.selection]
        # Of several to which something was done, each event is about one.
        one_of_several = isinstance(value.selection, Those) and not (known and not known[-1].several)
        selection: Value = Role(name) if one_of_several else value.selection
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
            filter=value,
            yours=selection == HeroOf(You()),
            in_event=True,
        )
    )


def it(discourse: Discourse) -> Mention:
    """Return what "it" is.

    Raises:
        NoReading: there is nothing that "it" can mean, or there are two such things.
    """
    found = nearest(discourse)
    if found.not_taken or (may_be_another(discourse, found) if is_own(found) else found.before_draw):
        raise NoReading('words that say which of two things "it" is')
    if found.sentence < discourse.sentence and not _is_sabotaged(discourse, found):
        _must_be_plain(found, [each for each in discourse.mentions if not each.person and not each.several], "it")
    return found


def must_be_in_doubt(discourse: Discourse) -> None:
    """Refuse a reading of "it" that only helps where the words alone leave in doubt what "it" is.

    Raises:
        NoReading: the words alone tell what it is.
    """
    try:
        it(discourse)
    except NoReading:
        return
    raise NoReading('a sentence in which "it" is in doubt')


def nearest(discourse: Discourse) -> Mention:
    """Return what "it" is by its place alone, which an earlier sentence may leave in doubt.

    Raises:
        NoReading: there is nothing that "it" can mean.
    """
    things = [each for each in discourse.mentions if not each.person and not each.several]
    things = [each for each in things if not _is_within(discourse, each)]
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
    return last(before, lambda each: not each.yours) or must(last(before, lambda _each: True), "it")


def _is_within(discourse: Discourse, each: Mention) -> bool:
    """Return whether the event that is being told has this part: its other part would be called "itself"."""
    here = (discourse.clause, discourse.sentence)
    return (each.clause, each.sentence) == here and any(
        told.in_event and (told.clause, told.sentence) == here and told.selection == each.selection
        for told in discourse.mentions[discourse.told_from :]
    )


def _is_sabotaged(discourse: Discourse, found: Mention) -> bool:
    """Return whether this is the object of the sabotage that the text waits for, which no character can be."""
    event = discourse.event
    return isinstance(event, On) and event.what is What.SABOTAGES and found.selection == Role("other")


def _must_be_alone(discourse: Discourse, subject: Mention, here: list[Mention]) -> None:
    """Refuse "it" after a subject that did something to another card in an earlier clause: both could be meant.

    Raises:
        NoReading: there is another card that could be meant.
    """
    others = here[here.index(subject) + 1 :]
    if any(each.selection != subject.selection and each.clause < discourse.clause for each in others):
        raise NoReading('words that say which of two things "it" is')


def _must_be_plain(found: Mention, before: list[Mention], what: str) -> None:
    """Refuse a reference where one card did something to another in the same clause: both could be meant.

    The card itself and your hero do things to others in most sentences, and are named again when they are meant. But
    where an event is about one of them and another card, or two cards stand side by side, nothing tells which is "it".

    Raises:
        NoReading: there is another card that could be meant.
    """
    for each in before:
        if each.sentence != found.sentence or each.clause != found.clause or each.selection == found.selection:
            continue
        if isinstance(each.selection, Top):  # The card has a name of its own in the zone that it was put into.
            continue
        if what == "it" and not (is_own(each) and each.subject and not each.in_event):
            raise NoReading('words that say which of two things "it" is')
        if what != "it" and not is_own(each) and (each.subject or found.subject):
            raise NoReading(f"words that say which of two things {what!r} is")


def must_be_the_doer(discourse: Discourse, doer: Value) -> None:
    """Refuse "it" as the dealer of damage where an earlier sentence had another subject: both could go on.

    Raises:
        NoReading: another card did, and "it" is not that one.
    """
    said = (each for each in discourse.mentions if each.selection == doer and each.sentence == discourse.sentence)
    if not any(each.by_pronoun for each in said):
        return
    before = [each for each in discourse.mentions if each.subject and each.sentence < discourse.sentence]
    if any(each.selection != doer for each in before):
        raise NoReading('words that say which of two things "it" is')


def its(discourse: Discourse) -> Mention:
    """Return whose "its" is; not the card's own where another card's event set off the effect.

    Raises:
        NoReading: there is nothing that "its" can be about, or there are two such things.
    """
    things = [each for each in discourse.mentions if not each.person and not each.several]
    found = _in_its_clause(discourse)
    if found.selection == This() and any(each.in_event and each.subject and not is_own(each) for each in things):
        raise NoReading('words that say which of two cards "its" is about')
    return found


def _in_its_clause(discourse: Discourse) -> Mention:
    """Return what the clause itself has spoken of last, except your hero; otherwise what "it" is."""
    things = [each for each in discourse.mentions if not each.person and not each.several]
    clause = [each for each in things if each.clause == discourse.clause and each.sentence == discourse.sentence]
    done_by = [each for each in clause if each.selection == discourse.doer and not each.yours]
    if done_by and clause[-1].selection != discourse.doer:
        raise NoReading('words that say which of two cards "its" is about')
    if clause and clause[-1].yours and clause[-1].selection == discourse.doer:
        raise NoReading('words that say which of two cards "its" is about')
    return clause[-1] if clause and not clause[-1].yours else it(discourse)


def whose_value(discourse: Discourse, trait: Trait | None = None) -> Mention:
    """Return whose ATK, health or cost "its" means; no hero has a cost.

    Raises:
        NoReading: there is nothing with such a value, or another card, such as the one described, has one, too.
    """
    if trait is Trait.COST and any(_is_hero(each) for each in discourse.mentions):
        discourse = discourse.fork()
        discourse.mentions = [each for each in discourse.mentions if not _is_hero(each)]
        discourse.doer = None
    found = its(discourse)
    things = [each for each in _of_the_text(discourse) if not (each.person or each.several or is_own(each))]
    others = is_own(found) and not all(each.person or each.several or is_own(each) for each in discourse.mentions)
    before = {each.selection for each in things if each.sentence < discourse.sentence} - {found.selection}
    if discourse.describing or others or (before and found.sentence == discourse.sentence and not is_own(found)):
        raise NoReading('words that say which of two cards "its" is about')
    return found


def _of_the_text(discourse: Discourse) -> list[Mention]:
    """Return what the text itself has spoken of, without what its cost or event spoke of before it began."""
    return discourse.mentions[len(discourse.outer[-1][3]) :] if discourse.outer else discourse.mentions


def _is_hero(mention: Mention) -> bool:
    return isinstance(mention.selection, HeroOf) or mention.nouns & (_KINDS - {"character"}) == {"hero"}


def of_whom(discourse: Discourse, *, is_controller: bool = True) -> Mention:
    """Return whose controller or owner "its" means: never the card's own nor your hero's, for these are "you".

    Where an attached ability has spoken of nothing else, it is the card that it is attached to.

    Raises:
        NoReading: there is nothing else that "its" can be about.
    """
    things = [each for each in discourse.mentions if not (each.person or each.several or is_own(each))]
    if not things and discourse.names.hosts and not any(each.selection == This() for each in discourse.mentions):
        return Mention(Host(), discourse.names.hosts)
    everywhere = {each.selection for each in things}
    here = {each.selection for each in things if each.sentence == discourse.sentence} or everywhere
    found = things[-1] if len(here) == 1 else _in_its_clause(discourse)
    if found.not_taken and not (is_controller and aims_at_yours(discourse.event)):
        raise NoReading('words that say which of two things "it" is')
    if not is_own(found):
        return found
    return must(things[-1] if things else None, "its controller")


def that(discourse: Discourse, noun: str, done: str | None = None) -> Mention:
    """Return what was last spoken of that the noun can mean, and to which the deed was done where one is named.

    The card itself is called by its name and your hero is "your hero", so they are never meant; "that card" is no hero.

    Raises:
        NoReading: there is no such thing.
    """

    def fits(each: Mention) -> bool:
        own = each.yours or each.selection == This() or (noun == "card" and _is_hero(each))
        own |= each.selection == Host() and not means_all(noun, each.nouns)  # That one is called "attached".
        return noun in each.nouns and not each.several and not own and done in (None, *each.nouns)

    found = must(last(discourse.mentions, fits), f"that {noun}")
    if not means_all(noun, found.nouns):
        raise NoReading(f"a word for what may be no {noun}")
    if found.sentence < discourse.sentence:
        alike = [each for each in discourse.mentions if fits(each) and each.nouns <= found.nouns]
        _must_be_plain(found, alike, f"that {noun}")
    if noun == "card" and found.before_draw:
        raise NoReading("a noun for one of the cards, for another was drawn")
    bare = [each for each in discourse.mentions if "card" in each.nouns and not each.nouns & _KINDS]
    if noun == "card" and found.nouns & _KINDS and any(map(fits, bare)):
        raise NoReading('a noun for one of the cards, for another was called "card"')
    return found


def person(discourse: Discourse) -> Mention:
    """Return the player other than you who was last spoken of.

    Raises:
        NoReading: no other player was spoken of, or each of several in turn.
    """
    one = last(discourse.mentions, lambda each: each.person and not each.several and each.selection != You())
    found = must(one, "that player")
    must_be_asked_of_each(discourse, found.selection)
    return found


def must_be_asked_of_each(discourse: Discourse, who: Value) -> None:
    """Refuse "he" for each of several players where what is said of him is found once, for all of them together.

    Raises:
        NoReading: such players are meant, in a number or a condition, or beside what their heroes do.
    """
    by_heroes = isinstance(discourse.doer, HeroOf) and discourse.doer.players == who
    if isinstance(who, Players) and (discourse.counting or by_heroes):
        raise NoReading('one player, for "he" would be all of them together')


def is_one_player(discourse: Discourse, who: Value) -> bool:
    """Return whether the words mean one player, or each of those who do what is said, with what is his own."""
    return not isinstance(who, Players) or discourse.doer == who


def must_be_one_player(discourse: Discourse, who: Value) -> None:
    """Refuse one card of "each" player's: it is one of each of them, and not one among all that they have.

    Raises:
        NoReading: such players are meant.
    """
    if not is_one_player(discourse, who):
        raise NoReading("one player whose cards are meant")


def of_one_player(kind: type[Any]) -> tuple[Any, Any]:
    """Return the build and undo functions of what belongs to one player, or to whoever does what is said."""

    def build(discourse: Discourse, of: Value) -> Value:
        must_be_one_player(discourse, of)
        return kind(of)

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        if isinstance(value, kind) and is_one_player(discourse, value.by):
            yield {"of": value.by}

    return build, undo


def that_of(discourse: Discourse, noun: str, relation: Relation) -> Mention:
    """Return what was last spoken of that the noun can mean, among cards that such players were said to control.

    Raises:
        NoReading: there is no such thing.
    """
    theirs = Controlled(Players(relation))
    found = last(
        discourse.mentions,
        lambda each: noun in each.nouns and not each.several and theirs in parts_of(each.filter),
    )
    return must(found, f"that {relation.value}'s {noun}")


def last(mentions: list[Mention], fits: Callable[[Mention], bool]) -> Mention | None:
    """Return the last of the mentions that fits, None if none does."""
    return next((each for each in reversed(mentions) if fits(each)), None)


def must(found: Mention | None, what: str) -> Mention:
    """Return what was found.

    Raises:
        NoReading: nothing was found that the words can mean.
    """
    if found is None:
        raise NoReading(f"something spoken of before that {what!r} can mean")
    return found
