"""What "he", "it", "them" and "the attacker" speak of: a card that the sentences before named."""

import re
from collections.abc import Callable, Iterable, Iterator

from engine.language.words import CardType
from engine.value import value
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD

_CARD = re.compile(CARD)
_ATTACK = late(rf"proposes? that (?P<attacker>{CARD}) (?:attacks|sabotages) (?P<defender>{CARD})")
_PROTECTING = late(r"\b(?:block|protect)\w*\b", re.IGNORECASE)
_PROTECTS = late(rf"protects? with (?P<protector>{CARD})")
_AIMED = late(rf"\b(?:targeting|choose[s]?) (?P<target>{CARD})$")
_ATTACHED = late(rf"^(?P<ability>{CARD}) is attached to (?P<host>{CARD})$")
_PLAYERS_VERB = (
    r"(?:(?:still|also|then|now|even|just) )?"
    r"(?:plays?|casts?|controls?|owns?|holds?|draws?|discards?|responds?|pass(?:es)?|concedes?|completes?|flips?"
    r"|strikes?|counters?|activates?|chooses?|ends?|takes? control|puts?|places?|equips?|casted|played|loses?|wins?"
    r"|(?:blocks?|protects?|attacks?\b.*|swings?\b.*) with|(?:do|does)(?:n't| not) (?:block|protect|respond)"
    r"|(?:has|have|had|need|needs) to (?:discard|draw|destroy|choose|pay|lose)|must (?:discard|draw|destroy|choose|pay)"
    r"|(?:has|have|had) (?!(?:got )?(?:\d+ (?!cards?|resources?|ready|unnamed|exhausted|allies)"
    r"|no powers|elusive|stealth|protector|ferocity|left|to|then|now|after\w*)))"
)
_SUBJECT = late(
    rf"\b(?P<word>(?:he|she|they)\b(?! {_PLAYERS_VERB})|it\b(?!(?:'s| is|’s) (?:your|the|my|his|her|\w+'s)\b)"
    r"|both of them\b|each of them\b|each\b(?! (?:other|player|hero|ally))|both\b(?! (?:players"
    r"|armors?|heroes|allies))|the other(?: one)?\b(?! \w+ (?:is|has)))",
    re.IGNORECASE,
)
_LINK = late(r"\b(?:counters?|interrupts?|resolves?|interrupted|countered|in response to)\b", re.IGNORECASE)
_USED = late(rf"\b.*? uses? (?:the \w+ power of )?{CARD}(?:'s power)?.*")
_USES_IT = late(r"\buses? (?:it|him|her)\b", re.IGNORECASE)
_WAS_USED = late(rf"\b(?:uses?|using) (?P<used>{CARD})")
_PLAYED = late(rf"\b(?:plays?|playing|uses?|using|completes?|strikes? with) (?P<link>{CARD})")
_ATTACHING = late(
    rf"(?P<host>(?:(?:my opponent's|my|his|her|the) )?{CARD}) (?:has|have|carries|wears"
    rf"|with) (?P<ability>{CARD}) (?:on|attached to) (?:him|her|it)(?P<rest>\b.*)",
    re.IGNORECASE,
)
_SORT = late(
    r"\b(?P<owner>my|your|his|her|the|my opponent's|your opponent's) (?P<sort>armor|weapon|quest|totem)\b",
    re.IGNORECASE,
)
_BEFORE_OBJECTS = (
    "on|at|with|by|onto|to|targeting|against|from|for|of|attacks?|kills?|destroys?|hits?|exhausts?"
    "|protects?|blocks?|plays?|uses?|activates?|returns?|heals?|flips?|and|ready|readies|targets?|counters?|interrupts?"
    "|gets?|takes?|puts?|brings?|keeps?|chooses?|picks?|completes?|sabotages?|pings?|shoots?|saves?|bounces?|steals?|discards?|burns?|fights?|strikes?|places?|readying"
)
_BEHIND_HER = (
    "with|by|using|through|from|in|on|onto|this|again|now|and|if|when|even|to|for|at|as|before|after|while|during"
    "|until|so|then|right|directly|back|twice"
)
_OBJECT = late(
    rf"(?P<before>\b(?:{_BEFORE_OBJECTS}) )"
    rf"(?P<word>him|her(?! (?!(?:{_BEHIND_HER})\b)[\w\"]+ ?)|it|them|each other|the other(?: one)?"
    r"|another(?: (?:one|copy)|$)|a second (?:one|copy)|one more)(?=\W|$)",
    re.IGNORECASE,
)
_OWN = late(
    r"\b(?P<word>his|her|its|their) (?=(?:ATK|attack|health|damage|(?:activated )?power|stats)\b)", re.IGNORECASE
)
_ROLE = late(
    r"\bthe (?P<word>attacker|attacking (?:ally|character|hero)|defender|defending (?:ally|character|hero)|protector"
    r"|target|attached ally)\b",
    re.IGNORECASE,
)
_BOTH = {"each", "each of them", "they", "them", "both", "both of them", "their"}
_PERSONS = {"he", "she", "him", "her"}

_MOST_PRONOUNS = 4

KindOf = Callable[[str], CardType | None]
"""Returns the type of the card that a sentence names, None for none that is known."""


@value
class Readings:
    """What a text says with its pronouns replaced by cards: one reading, or one for each card that it may mean.

    `pronoun` is the word that was replaced, `cards` what it may mean.
    """

    texts: tuple[str, ...]
    pronoun: str = ""
    cards: tuple[str, ...] = ()


def readings(text: str, told: Iterable[str], kind_of: KindOf) -> Readings:
    """Return a text with cards in place of its pronouns; `told` are the sentences before it, the last one first.

    >>> readings("does he die", ['you play "Fire Blast" targeting "Tim"'], {'"Tim"': CardType.ALLY}.get).texts
    ('does "Tim" die',)
    """
    said = tuple(told)
    text = _with_roles(text, said)
    text = with_attachments(text)
    text = _SORT.sub(lambda each: _of_sort(each, said, kind_of), text)
    found = _first_pronoun(text)
    if found is None:
        return Readings((text,))
    word = found["word"].casefold()
    living = _kind_of_living(said, kind_of) if _OF_LIFE.search(text) else kind_of
    cards = (
        _played_from_hand(text[: found.start("word")], said)
        or _priced(text, word, said)
        or _weapon(text[: found.start("word")], said, kind_of)
        or _link(text, word, said)
        or _meant(word, _without_combat(text, _of_protectors(text, said)), living)
        or _meant(word, said, living)
    )
    cards = cards or _meant(word, said, kind_of)
    if not cards:
        return Readings((text,), word)
    if word.startswith("the other") and len(cards) > 1:
        cards = cards[1:]
    replaced = tuple(dict.fromkeys(_replaced(text, found, card) for card in cards))
    further = tuple(dict.fromkeys(each for one in replaced for each in _same_again(one, word, cards)))
    return Readings(further if len(cards) == 1 else replaced, word, cards)


def _played_from_hand(before: str, told: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that were said last to be in a hand, for what is played comes from there."""
    if not _PLAYING.search(before):
        return ()
    return next((names_in(line) for line in told if _HAND.match(line)), ())


_PLAYING = late(r"\b(?:play|cast)s? $", re.IGNORECASE)
_HAND = late(r"(?:your|your opponent's) hand is ")


def _weapon(before: str, told: tuple[str, ...], kind_of: KindOf) -> tuple[str, ...]:
    """Return the weapon named last, for nobody strikes with anything else (303.2); nothing where nobody strikes."""
    if not _STRIKING.search(before):
        return ()
    return tuple(each for line in told for each in names_in(line) if kind_of(each) is CardType.WEAPON)[:1]


_STRIKING = late(r"\bstrik(?:es?|ing) with $", re.IGNORECASE)


def other_readings(text: str, told: Iterable[str], kind_of: KindOf) -> Iterator[str]:
    """Yield a text with each card that was named before in place of its first pronoun, the one named last first.

    >>> list(other_readings("I destroy it", ['"Polymorph" is attached to "Tim"'], lambda _: CardType.ALLY))
    ['I destroy "Polymorph"', 'I destroy "Tim"']
    """
    found = _first_pronoun(text)
    if found is not None:
        word = found["word"].casefold()
        cards = dict.fromkeys(each for line in told for each in names_in(line) if _is_meant(word, each, kind_of))
        yield from (_replaced(text, found, card) for card in cards)


def with_attachments(text: str) -> str:
    """Return a sentence that something is attached to a card, where the card was said to have it on it.

    >>> with_attachments('my "Tim" has "Polymorph" on it')
    '"Polymorph" is attached to my "Tim"'
    """
    return _ATTACHING.sub(r"\g<ability> is attached to \g<host>\g<rest>", text)


def speaks_of_a_card(text: str) -> bool:
    """Return whether a text has a pronoun or a role that may stand for a card.

    >>> speaks_of_a_card("can he attack"), speaks_of_a_card("he plays a card")
    (True, False)
    """
    return any(each is not None for each in (_first_pronoun(text), _ROLE.search(text), _SORT.search(text)))


def with_some_card(text: str) -> Iterator[str]:
    """Yield a text with some card in place of its pronouns, to see whether a sentence has its form.

    >>> list(with_some_card("can he attack"))
    ['can "?" attack']
    """
    text = _ROLE.sub('"?"', _SORT.sub('"?"', with_attachments(text)))
    found = _first_pronoun(text)
    for _ in range(_MOST_PRONOUNS):
        if found is None:
            break
        text = _replaced(text, found, '"?"')
        found = _first_pronoun(text)
    yield text


def names_in(text: str) -> tuple[str, ...]:
    """Return the cards and heroes that a sentence names, in its order."""
    return tuple(dict.fromkeys(each[0] for each in _CARD.finditer(text)))


def _first_pronoun(text: str) -> re.Match[str] | None:
    found = [match for each in (_OBJECT, _SUBJECT, _OWN) if (match := each.search(text)) is not None]
    return min(found, key=lambda each: each.start("word")) if found else None


def _replaced(text: str, found: re.Match[str], card: str) -> str:
    own = found.re is _OWN.pattern
    return f"{text[: found.start('word')]}{card}{chr(39) + 's' if own else ''}{text[found.end('word') :]}"


def _same_again(text: str, word: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return a text whose next pronoun of the same sort means the same card, if there is just one."""
    further = _first_pronoun(text)
    if further is None or len(cards) != 1 or (further["word"].casefold() in _BOTH) is not (word in _BOTH):
        return (text,)
    return (_replaced(text, further, cards[0]),)


def _with_roles(text: str, told: tuple[str, ...]) -> str:
    """Return a text with the cards of the latest combat in place of "the attacker" and "the defender"."""

    def played(found: re.Match[str]) -> str:
        word = found["word"].casefold()
        if word == "target":
            return next((each["target"] for line in told if (each := _AIMED.search(line))), found[0])
        if word == "attached ally":
            return next((each["host"] for line in told if (each := _ATTACHED.match(line))), found[0])
        if word == "protector":
            return next((each["protector"] for line in told if (each := _PROTECTS.search(line))), found[0])
        for line in told:
            protects, attack = _PROTECTS.search(line), _ATTACK.search(line)
            if protects is not None and word.startswith("defend"):
                return protects["protector"]
            if attack is not None:
                return attack["attacker" if word.startswith("attack") else "defender"]
        return found[0]

    return _ROLE.sub(played, text)


def _without_combat(text: str, told: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was told without the attacks, for a text of protecting: no character in an attack can protect."""
    return tuple(each for each in told if _ATTACK.search(each) is None) if _PROTECTING.search(text) else told


def _of_protectors(text: str, told: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was told of other cards than attackers, for a text of protecting: no attacker can protect (602.2)."""
    if not _PROTECTING.search(text):
        return told
    attackers = {found["attacker"] for line in told if (found := _ATTACK.search(line)) is not None}
    return tuple(each for each in told if not names_in(each) or set(names_in(each)) - attackers)


def _link(text: str, word: str, told: tuple[str, ...]) -> tuple[str, ...]:
    """Return the card that was played or used last, if a text speaks of it as a link: "he counters it"."""
    if _USES_IT.search(text):
        return next(((found["used"],) for line in told if (found := _WAS_USED.search(line))), ())
    if word not in {"it", "that"} or not _LINK.search(text):
        return ()
    return next(((found["link"],) for line in told if (found := _PLAYED.search(line))), ())


def _priced(text: str, word: str, told: tuple[str, ...]) -> tuple[str, ...]:
    """Return the card that was played last, if a text asks what "it" costs or deals, which no target does (401.1).

    What deals may be a card whose power was used; after an attack it is one of those that fight.
    """
    costs = word == "it" and _OF_COST.search(text) is not None
    if not costs and (word != "it" or _OF_DEALING.search(text) is None):
        return ()
    deed = next(
        (line for line in told if _ATTACK.search(line) or _WAS_USED.search(line) or _CARD_PLAYED.search(line)), ""
    )
    found = _CARD_PLAYED.search(deed)
    used = None if costs or _ATTACK.search(deed) else _WAS_USED.search(deed)
    return (found["link"],) if found is not None else (used["used"],) if used is not None else ()


_OF_COST = late(r"\b(?:costs?|pay for|afford|cost of)\b|\bresources\b.* (?:need|for)\b", re.IGNORECASE)
_OF_DEALING = late(r"\b(?:does|will|would|can) it (?:deal|do|heal)\b", re.IGNORECASE)
_CARD_PLAYED = late(rf"\b(?:plays?|playing) (?P<link>{CARD})")


def _kind_of_living(told: tuple[str, ...], kind_of: KindOf) -> KindOf:
    """Return a function for the types of cards that knows no ability that was played: it can't die (300.3, 404).

    A totem is an ability that has health (306.4).
    """
    played = {_name(found["link"]) for each in told for found in _CARD_PLAYED.finditer(each)}
    gone = {each for each in played if kind_of(each) is CardType.ABILITY and not _is_of_sort(each, "totem", kind_of)}
    return lambda card: None if _name(card) in gone else kind_of(card)


def _name(card: str) -> str:
    return card[card.index('"') :] if '"' in card else card


_OF_LIFE = late(
    r"\b(?:dies?|dead|dying|survives?|lives?|alive|killed|health|life|hp|protect|block|attack|strike)\b"
    r"|\bdamage\b.*\b(?:takes?|taken|has|have|left|gets?|on it|end up)\b|\b(?:takes?|taken|has|have)\b.* damage",
    re.IGNORECASE,
)
"""What is asked of heroes and allies alone."""


def _is_of_sort(card: str, sort: str, kind_of: KindOf) -> bool:
    return card.endswith('Totem"') if sort == "totem" else kind_of(card) == sort


def _of_sort(found: re.Match[str], told: tuple[str, ...], kind_of: KindOf) -> str:
    """Return the only card of a type that was named so far, in place of words such as "my armor"."""
    named = dict.fromkeys(card for line in told for card in names_in(line))
    cards = [
        each for each in named if not each.endswith(" hero") and _is_of_sort(each, found["sort"].casefold(), kind_of)
    ]
    return cards[0] if len(cards) == 1 else found[0]


def _meant(word: str, told: tuple[str, ...], kind_of: KindOf) -> tuple[str, ...]:
    """Return the cards that a pronoun may mean, without an owner where no other card has the name."""
    everyone = {each for line in told for each in names_in(line)}
    meant = _named_last(word, told, kind_of)
    return tuple(dict.fromkeys(_bare(each, everyone) for each in meant))


def _bare(card: str, everyone: set[str]) -> str:
    name = _name(card)
    owned = {each for each in everyone if each.endswith(name) and each != name}
    return name if len(owned) <= 1 else card


def _named_last(word: str, told: tuple[str, ...], kind_of: KindOf) -> tuple[str, ...]:
    """Return the cards that a pronoun may mean: those of the latest sentence that names any of the sort.

    A sentence that says who somebody's hero is comes after all that speak of cards.
    """
    for line in sorted(told, key=lambda each: _HERO_IS.match(each) is not None):
        cards = tuple(each for each in names_in(line) if _is_meant(word, each, kind_of))
        if not cards or (word in _BOTH and len(cards) == 1 and word.startswith("both")):
            continue
        if word not in _BOTH and len(cards) > 1:
            attack = _ATTACK.search(line)
            at_a_hero = attack is not None and attack["defender"].endswith(" hero") and word == "it"
            cards = cards if at_a_hero else tuple(each for each in cards if not each.endswith(" hero")) or cards
        aimed, host = _AIMED.search(line), _ATTACHED.match(line)
        if word not in _BOTH and aimed is not None and aimed["target"] in cards:
            return (aimed["target"],)
        if word in _PERSONS and aimed is None and _USED.fullmatch(line):
            return tuple(dict.fromkeys((*cards, *_named_last(word, told[told.index(line) + 1 :], kind_of))))
        if word not in _BOTH and host is not None and host["host"] in cards:
            return (host["host"],)
        return cards
    return ()


_HERO_IS = late(r"(?:your|your opponent's) hero is ")


def _is_meant(word: str, card: str, kind_of: KindOf) -> bool:
    if word.startswith(("another", "a second", "one more")):
        return card.startswith('"')
    if card.endswith(" hero"):
        return True
    kind = kind_of(card)
    if word in _PERSONS or word in {"his", "their", "them", "they"}:
        return kind in (CardType.ALLY, CardType.HERO)
    return kind is not None
