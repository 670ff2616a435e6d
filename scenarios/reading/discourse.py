"""The discourse: the targets of a text so far, and what later words can refer to."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from engine.language.powers import TargetDescription
from engine.language.selections import ControllerOf, Host, Role, Target, This, Those, Union, You
from engine.language.words import CardType
from engine.value import replace, value
from scenarios.reading.templates import Value, parts_of, replaced


@value
class Mention:
    """Something that was spoken of: its selection, its nouns, and whether it is several, a player, or in an event.

    It is `not_taken` where a target was named only in a branch that is not taken, and other cards were before it.
    After a mention `before_draw` of a single card, words may mean the one drawn.
    """

    selection: Value
    nouns: frozenset[str]
    several: bool = False
    person: bool = False
    clause: int = 0
    sentence: int = 0
    subject: bool = False
    yours: bool = False
    filter: Value = None
    in_event: bool = False
    by_pronoun: bool = False
    not_taken: bool = False
    before_draw: bool = False


def from_inside(selection: Value) -> Value:
    """Return a selection as a text inside this one has it: a target of this text is a role there.

    >>> from_inside(Target(1))
    Role(name='target 1')
    """
    for part in parts_of(selection):
        if isinstance(part, Target):
            return replaced(selection, part, Role(f"target {part.slot}"))
    return selection


def does_here(discourse: Discourse, mention: Mention) -> bool:
    """Return whether the one who was spoken of, other than you, does something now or earlier in this sentence."""
    before = mention.subject and mention.sentence == discourse.sentence
    return mention.selection != You() and (before or bool(mention.selection == discourse.doer))


_DONE = frozenset({"destroyed", "discarded", "exhausted", "removed"})
"""Words for what was done to cards, by which a later line can count them or speak of the one."""


def what_was_done(discourse: Discourse) -> list[Mention]:
    """Return the mentions of cards to which something was done in a line before, and of one card by its name."""
    return [each for each in discourse.mentions if each.nouns & _DONE or _is_one_by_name(each)]


def _is_one_by_name(mention: Mention) -> bool:
    return isinstance(mention.selection, Those) and not (mention.several or mention.person)


@dataclass(frozen=True, slots=True)
class Names:
    """Names of a card in its own text: its forms as words, the card's type, and nouns for the card's host.

    `tokens` are the tags, as words, of tokens that the text puts into play, by which it may speak of them again;
    `name` is the whole name, and `words` are its words. `of_tokens` are forms that are such a token's name as well.
    """

    forms: tuple[tuple[str, ...], ...] = ()
    type: CardType = CardType.ALLY
    hosts: frozenset[str] = frozenset()
    tokens: frozenset[tuple[str, ...]] = frozenset()
    name: str = ""
    words: tuple[str, ...] = ()
    of_tokens: frozenset[tuple[str, ...]] = frozenset()


DEALER = Role("dealer")
"""Who deals damage, or what it is dealt with, beside others that "it" can mean as well."""

PAID_COUNTERS = "counters"
"""What was measured where a cost has removed counters, whose number the text that it pays for can mean."""

PAYER = ControllerOf(Those("payer"))
"""Who does what a character's controller does as a price, as long as the price is read or told; then it is "you"."""

_GIVEN = (Host, Role, Target, Those)
"""How a text speaks of cards that it gives a power, and that have other names in that power."""


@dataclass(slots=True)
class Discourse:
    """The state of the discourse at a point of a text, which goes from left to right in reading and in telling.

    `counting`, `describing` and `listing` say within how many numbers, descriptions of cards and words for several
    cards this is, `grouped` which sentence was the last about each card of a description, `told_from` how many mentions
    came before the event that was told last, `numbers` how many cards are of a name where the words say so, and
    `put_on` on which cards this text has put counters of a name. `unquoted` was spoken of before a quoted power.
    `rolled` is the number of dice of whose sum the text can speak.
    """

    names: Names = field(default_factory=Names)
    mentions: list[Mention] = field(default_factory=list)
    targets: list[TargetDescription] = field(default_factory=list)
    attached: bool = False
    doer: Value = None
    clause: int = 0
    sentence: int = 0
    bound: int = 0
    event: Value = None
    counter: tuple[str, Any] | None = None
    measured: str | None = None
    rolled: Value = None
    looked: Value = None
    revealed: bool = False
    named: Value = None
    quoted: bool = False
    coming: tuple[TargetDescription, ...] = ()
    owners: dict[str, Any] = field(default_factory=dict)
    given: Value = None
    taken: Value = None
    chosen_word: Value = None
    branches: tuple[tuple[frozenset[Any], frozenset[Any]], ...] = ()
    counting: int = 0
    describing: int = 0
    listing: int = 0
    grouped: int = -1
    told_from: int = 0
    numbers: tuple[tuple[str, int], ...] = ()
    put_on: tuple[tuple[str, Any], ...] = ()
    unquoted: tuple[Mention, ...] = ()
    outer: list[tuple[list[TargetDescription], Any, tuple[TargetDescription, ...], list[Mention]]] = field(
        default_factory=list
    )

    def fork(self) -> Discourse:
        """Return a copy of the discourse; changes of one don't change the other."""
        return Discourse(
            self.names, list(self.mentions), list(self.targets), self.attached, self.doer, self.clause, self.sentence,
            self.bound, self.event, self.counter, self.measured, self.rolled, self.looked, self.revealed,
            self.named, self.quoted, self.coming, dict(self.owners), self.given, self.taken,
            self.chosen_word, self.branches, self.counting, self.describing, self.listing, self.grouped,
            self.told_from, self.numbers, self.put_on, self.unquoted, list(self.outer),
        )  # fmt: skip

    def become(self, other: Discourse) -> None:
        """Take on the state of the other discourse; later changes of one don't change the other."""
        copy = other.fork()
        for name in _STATE:
            setattr(self, name, getattr(copy, name))

    def mention(self, mention: Mention) -> None:
        """Remember that something was spoken of."""
        self.mentions.append(mention)

    def name(self, stem: str) -> str:
        """Return a new name that begins with the stem."""
        self.bound += 1
        return f"{stem}{self.bound}"

    def description_of(self, value: Value) -> TargetDescription | None:
        """Return the description of a target of this text, which may be about to come; None for any other value."""
        if isinstance(value, Target):
            place = value.slot - self.attached
            if 0 <= place < len(self.targets):
                return self.targets[place]
            if len(self.targets) <= place < len(self.coming):
                return self.coming[place]
        return None

    def open_text(self) -> None:
        """Begin a text with targets of its own, in which targets of the surrounding text are roles."""
        self.outer.append((self.targets, self.doer, self.coming, self.mentions))
        self.mentions = [replace(each, selection=from_inside(each.selection)) for each in self.mentions]
        self.targets = []
        if self.measured != PAID_COUNTERS or len(self.outer) > 1:
            self.measured = None
        self.rolled, self.revealed = None, False
        self.put_on = ()
        self.coming = ()
        self.doer = None

    def close_text(self) -> tuple[TargetDescription, ...]:
        """End that text, and return its targets."""
        found = tuple(self.targets)
        self.put_on = ()
        targets, self.doer, self.coming, mentions = self.outer.pop()
        self.targets, self.mentions = list(targets), list(mentions)  # A fork that is still in the text has them, too.
        return found

    def open_quote(self) -> None:
        """Begin a power that is given to others: who gets it is the card itself there."""
        self.quoted, self.given, self.unquoted = True, self.doer, tuple(self.mentions)
        given = self.given.parts if isinstance(self.given, Union) else (self.given,)
        whom = {selection for each in given if isinstance(each, _GIVEN) for selection in (each, from_inside(each))}
        self.mentions = [replace(each, selection=This()) if each.selection in whom else each for each in self.mentions]

    def close_quote(self) -> None:
        """End that power: what is said in it alone is spoken of nowhere else."""
        self.quoted, self.given, self.mentions = False, None, list(self.unquoted)


_STATE = tuple(each.name for each in fields(Discourse))
