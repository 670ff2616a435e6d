"""Sentences of players with the phrases of a table in the words of the game, before anything else is made of them.

A phrase stands for another wherever it stands, so that each serves every form of a sentence; `table_phrases` has them.
Forms of whole sentences stand in `players_wordings` and `rephrased_sentences`.
"""

import re
from functools import lru_cache

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.alike_cards import told_apart
from scenarios.dialogue.bare_names import outside_names, with_last_words, with_quoted_names, with_short_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.pronouns import KindOf
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.table_phrases import NAME, NUMBER, OTHER, phrases
from scenarios.dialogue.told_attacks import attacks_apart, with_all_attackers
from scenarios.dialogue.told_choices import choices_apart
from scenarios.dialogue.told_responses import responses_apart
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_LIFE = r"(?:health|life|hp|hit points?)"
_SCORE = late(
    r"\b(?P<who>(?:my|the) opponent(?:['’]s hero)?|(?:his|her|their|my) hero|he|she|they|I)"
    r"(?:['’](?:s|m|re)| is| am| are)(?: only| just| still| already)?(?: left)? (?:at|on|down to|sitting at) "
    rf"(?P<left>{NUMBER})(?: {_LIFE})?(?: left| remaining)?\b(?! damage)"
    r"|\b(?P<owner>(?:my|the) opponent(?:['’]s hero)?|(?:his|her|their|my) hero|he|she|they|I) (?:has|have)"
    rf"(?: only| just| still)? (?P<health>{NUMBER}) {_LIFE}(?: left| remaining)?\b",
    re.IGNORECASE,
)
_CONDITION = late(
    r"(?P<if>\b(?:if|when|while|even if|even though|although|though|since|because)) (?:he|she|it)"
    rf"(?:(?P<has> has)(?= (?:{NUMBER} damage\b|(?:(?:my|his|her|an?) )?\"§A))"
    r"|(?:['’]s| is)(?= (?:already )?(?:exhausted|ready|tapped|untapped)\b))",
    re.IGNORECASE,
)
_OWN = late(r"I|my hero", re.IGNORECASE)


def in_usual_phrases(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences with the phrases of a table in the words of the game; one that has none stays as it is.

    The board knows the names of the cards that can be spoken of; a word of a name that was said stands for it.

    >>> board = Board(False, lambda: ["Tim"], str)
    >>> [each.text for each in in_usual_phrases((Said("Does Tim go down", asks=True),), board)]
    ['Does "Tim" die']
    """
    known = tuple(board.names())
    quoted = [with_quoted_names(each.text, known) for each in said]
    spoken = tuple(dict.fromkeys(name[1:-1] for text in quoted for name in re.findall(QUOTED, text)))
    named = [outside_names(with_short_names(with_short_names(each, spoken), known), str) for each in quoted]
    spoken = tuple(dict.fromkeys(name[1:-1] for text in named for name in re.findall(QUOTED, text)))
    whole_names = [with_last_words(each, spoken) for each in named]
    whole_names = [_with_heroes_flipped(each, board) for each in whole_names]
    apart = told_apart(with_defenders(with_all_attackers(whole_names, board.kind_of), board.kind_of))
    usual = [
        _in_usual_phrases(each, board, of_cards=_names_a_character(apart[: number + 1], board))
        if not _LAST_TURN.fullmatch(each)
        else each
        for number, each in enumerate(apart)
    ]
    usual = [_with_what_is_used(each, usual[:number], board) for number, each in enumerate(usual)]
    usual = [_without_purpose(each, usual[:number], board) for number, each in enumerate(usual)]
    usual = [_with_both_named(each, usual[:number]) for number, each in enumerate(usual)]
    usual = [_with_resources_before(each, board) for each in usual]
    usual = [_at_the_hero(each, usual[:number], board) for number, each in enumerate(usual)]
    usual = [_with_measure(each, " ".join(usual[: number + 1])) for number, each in enumerate(usual)]
    full = {name[1:-1] for text in quoted for name in re.findall(QUOTED, text)}
    whole: list[Said] = []
    for each, before, told, now in zip(said, named, apart, usual, strict=True):
        alone = each.doc is not None or each.table is not None
        parts = [] if alone else _in_several_sentences(each, told, now, [one.text for one in whole], board)
        same = now == before and not (_LAST_TURN.fullmatch(now) or _names_in_short(now, full))
        whole += parts or [each if same or alone else replace(each, text=now)]
    return tuple(part for each in whole for part in _a_turn_ago(each, board))


def _in_several_sentences(said: Said, told: str, usual: str, heard: list[str], board: Board) -> list[Said]:
    """Return the sentences that attacks, responses and choices told in one stand for; none for any other sentence.

    The sentence is given as it was told, and in usual phrases.
    """
    parts = [*attacks_apart(usual, board.kind_of)]
    parts = parts or [*responses_apart(usual, heard)]
    parts = parts or ([] if said.asks else [*choices_apart(told, board.kind_of)])
    return [replace(said, text=each, asks=said.asks and at == len(parts)) for at, each in enumerate(parts, 1)]


def _with_heroes_flipped(text: str, board: Board) -> str:
    """Return a text in which a hero whose power is used is flipped, as its cost says (301.2)."""

    def flipped(found: re.Match[str]) -> str:
        if board.kind_of(found["card"]) is not CardType.HERO:
            return found[0]
        return f"flip{found['s']} {found['card']}"

    return _USES_A_CARD.sub(flipped, text)


_USES_A_CARD = late(rf"\b(?:use|activate)(?P<s>s?) (?:my |his |her )?(?P<card>{QUOTED})(?:'s (?:power|ability|flip))?")


def _names_in_short(text: str, full: set[str]) -> bool:
    """Return whether a card is named that no sentence has with its full name."""
    return any(name[1:-1] not in full for name in re.findall(QUOTED, text))


def _a_turn_ago(said: Said, board: Board) -> tuple[Said, ...]:
    """Return an ability that resolved in the turn before as played then, for what it did may be over since."""
    found = _LAST_TURN.fullmatch(said.text)
    if found is None or said.asks or not board.resolves_away(found["card"]):
        return (said,)
    theirs = found["who"].casefold() != "i"
    turn = (replace(said, text="it is my opponent's turn", keyword="Given"),) if theirs else ()
    deed = f"{'my opponent plays' if theirs else 'I play'} {found['card']}{found['on'] or ''}"
    since = ("my next turn starts", "the action phase starts")
    return (*turn, replace(said, text=deed), *(replace(said, text=each, keyword="When") for each in since))


_LAST_TURN = late(
    rf"(?:(?:last turn|on (?:my|his|her) last turn),? )?(?P<who>I|my opponent|he|she) "
    rf"(?:plays?|played|casts?|used|uses?) (?:an? )?(?P<card>{QUOTED})(?P<on> (?:on|at|against) .+?)?"
    r"(?: (?:last turn|(?:on|during|in) (?:my|his|her|the) (?:last|previous) turn|the turn before|a turn ago))",
    re.IGNORECASE,
)


def _with_what_is_used(text: str, before: list[str], board: Board) -> str:
    """Return a text that names the armor that is used: of what was named last only armor can be "them"."""
    found = _USES_THEM.search(text)
    named = re.findall(QUOTED, " ".join((*before, text[: found.start()]))) if found is not None else []
    armor = [each for each in dict.fromkeys(named) if board.kind_of(each) is CardType.ARMOR]
    if found is None or len(armor) != 1:
        return text
    return f"{text[: found.start('them')]}{armor[0]}{text[found.end('them') :]}"


_USES_THEM = late(r"\b(?:use|exhaust|tap)s? (?P<them>them|these|those)\b", re.IGNORECASE)


def _without_purpose(text: str, before: list[str], board: Board) -> str:
    """Return a text that says what a card is used for without it, where the text of the card does just that."""

    def used(found: re.Match[str]) -> str:
        named = [found["card"]] if found["card"].startswith('"') else re.findall(QUOTED, " ".join(before))
        effect = _EFFECTS[found["verb"].casefold()]
        meant = [each for each in dict.fromkeys(named) if effect in board.effects_of(each)]
        return f"{found['use'].removesuffix(found['card'])}{meant[0]}" if len(meant) == 1 else found[0]

    return _PURPOSE.sub(used, text)


_EFFECTS = {"draw": "Draw", "ready": "Ready", "heal": "Heal", "discard": "Discard", "interrupt": "Interrupt"}
_PURPOSE = late(
    rf"(?P<use>\b(?:use|play|activate|flip)s? (?:my |his )?(?P<card>{QUOTED}|it|him|her|them)) (?:(?:in order )?to"
    r"|so that (?:I|he|she)(?: can)?) (?P<verb>draw|ready|heal|discard|interrupt)s?"
    r"(?: (?:an?|one|two|three|the|some|it|\d+|extra|more|cards?|damage))+(?=$|,| )",
    re.IGNORECASE,
)


def _with_both_named(text: str, before: list[str]) -> str:
    """Return a question for playing both of two cards with their names, where the latest sentence of cards has two."""
    found = _BOTH.fullmatch(text.strip())
    if found is None:
        return text
    named = (list(dict.fromkeys(re.findall(QUOTED, told))) for told in reversed(before))
    match next((each for each in named if each), []):
        case [one, other]:
            return f"{found['may']} {one} and {other}"
        case _:
            return text


_BOTH = late(
    r"(?P<may>(?:can|may|could) (?:I|my opponent|he|she) (?:still )?(?:play|cast|afford|pay for)) "
    r"both(?: of them| cards)?(?: this turn| now| in (?:one|the same) turn)?",
    re.IGNORECASE,
)


def _with_resources_before(text: str, board: Board) -> str:
    """Return a text of what is left after a card was played with the resources that there were before."""
    found = _LEFT_AFTER.search(text)
    cost = board.cost_of(found["card"]) if found is not None else None
    if found is None or cost is None:
        return text
    before = int(NUMBERS.get(found["left"].casefold(), found["left"])) + cost
    return f"I have {before} resources, and I play {found['card']}{text[found.end() :]}"


_LEFT_AFTER = late(
    rf"^I (?:just |have (?:just )?)?play(?:ed)? (?:an? )?(?P<card>{QUOTED})(?: this turn)?,? and (?:I )?"
    rf"(?:still )?have (?P<left>{NUMBER}) (?:more )?(?:ready )?resources?(?: left| ready| remaining)?",
    re.IGNORECASE,
)


def _at_the_hero(text: str, before: list[str], board: Board) -> str:
    """Return an attack on "him" as one on the hero, where no character was named before that could be meant."""
    found = _ATTACKS_HIM.search(text)
    if found is None:
        return text
    return (
        text
        if _names_a_character([*before, _ATTACKER.sub("", text[: found.start()])], board)
        else (f"{text[: found.start('him')]}my opponent's hero{text[found.end('him') :]}")
    )


_ATTACKER = late(rf"{QUOTED} $")
_ATTACKS_HIM = late(r"\b(?:attack|hit)s? (?P<him>him|her|them)\b(?! hero)", re.IGNORECASE)
_CHARACTERS = (CardType.ALLY, CardType.HERO)


def _with_measure(text: str, so_far: str) -> str:
    """Return a question for how much a card has with what was spoken of: damage, or else its health."""
    bare = _NO_MEASURED.fullmatch(text.strip())
    damaged = _DAMAGED.findall(so_far) if bare is not None else []
    if damaged and len(set(damaged)) == 1:
        return f"how much damage is on {damaged[0]}"
    what = r"how much damage is on \g<card>" if "damage" in so_far else r"how much health does \g<card> have left"
    return _UNMEASURED.sub(what, text)


_NO_MEASURED = late(r"how much damage (?:remains|is left|stays|is still there)(?: (?:now|then))?", re.IGNORECASE)
_DAMAGED = re.compile(rf"(my hero|my opponent['’]s hero|{QUOTED}) (?:has|with) {NUMBER} damage", re.IGNORECASE)
_UNMEASURED = late(
    rf"\bhow much (?:does|will|would) (?P<card>{QUOTED}|he|she|it|my hero) have(?: left)?"
    r"(?= (?:at|after|when|now|then)\b|$)",
    re.IGNORECASE,
)


def with_defenders(texts: list[str], kind_of: KindOf) -> list[str]:
    """Return texts in which an attack that names no defender is one on the only other ally that is asked about next.

    >>> with_defenders(['I attack with "Tim"', 'Does "Ann" die'], lambda _: CardType.ALLY)
    ['I attack "Ann" with "Tim"', 'Does "Ann" die']
    """
    found = list(texts)
    for number, text in enumerate(texts):
        attack = _NO_DEFENDER.search(text)
        if attack is None:
            continue
        behind = text[attack.end() :] if _HARMED.search(text[attack.end() :]) else " ".join(texts[number + 1 :][:1])
        cards = dict.fromkeys(each for each in re.findall(QUOTED, behind) if kind_of(each) is CardType.ALLY)
        others = [each for each in cards if each != attack["attacker"]]
        if _HARMED.search(behind) and len(others) == 1:
            attacks = f"{attack['verb']} {others[0]} with {attack['attacker']}"
            found[number] = f"{text[: attack.start()]}{attacks}{text[attack.end() :]}"
    return found


_NO_DEFENDER = late(
    rf"\b(?P<verb>attacks?) with (?:my )?(?P<attacker>{QUOTED})(?=$|[,.]| and (?:he|she|my opponent|nobody|no one)\b)"
)
_HARMED = late(r"\b(?:dies?|survives?|destroyed|take|damage)\b")


def _names_a_character(texts: list[str], board: Board) -> bool:
    return any(board.kind_of(each) in _CHARACTERS for each in re.findall(QUOTED, " ".join(texts)))


def _in_usual_phrases(text: str, board: Board, *, of_cards: bool) -> str:
    """Return a sentence, its names in quotation marks, with the phrases of a table in the words of the game.

    Where a character was named, "he" with so much health may be that one: `of_cards` says so.
    """
    found: list[str] = []

    def hidden(name: re.Match[str]) -> str:
        found.append(name[0])
        ability = board.kind_of(name[0]) is CardType.ABILITY
        return f'"§{"A" if ability else "P" if board.has_payment_power(name[0]) else ""}{len(found) - 1}"'

    usual = _with_named_condition(_with_scores(re.sub(QUOTED, hidden, text), of_cards=of_cards))
    usual = _phrased(usual)
    if '"§A' in usual:
        usual = _PLAYED_ALONE.sub(lambda each: f"{each[1]} {'play' if each[2] else 'plays'} {each[3]}", usual)
    if "X" in usual:
        usual = _AMOUNT_OF_X.sub(r"with X = \1", usual)
    return re.sub(NAME, lambda each: found[int(each[0][2:-1].lstrip("AP"))], usual)


@lru_cache(maxsize=4096)
def _phrased(text: str) -> str:
    """Return a text with the phrases of a table in the words of the game; a text is asked about many times over."""
    for pattern, meant in phrases():
        text = pattern.sub(meant, text)
    return text


_PLAYED_ALONE = late(r'\b((I|we|they)|my opponent|he|she) ("§A\d+")(?=$|,)')
"""An ability whose name is the verb, and that is aimed at nothing."""
_AMOUNT_OF_X = late(r"\b(?:with |for )?(?:an? )?X ?(?:=|of|is|equal to|being|equals) ?(\d+)\b")


def _with_scores(text: str, *, of_cards: bool) -> str:
    """Return a text with a player's score as the health that is left of his or her hero."""

    def left(found: re.Match[str]) -> str:
        who, number = found["who"] or found["owner"], found["left"] or found["health"]
        if of_cards and who.casefold() in {"he", "she", "they"}:
            return found[0]
        hero = "my hero" if _OWN.fullmatch(who) else "my opponent's hero"
        return f"{hero} has {number} health left"

    return _SCORE.sub(left, text)


def _with_named_condition(text: str) -> str:
    """Return a text that names the card that stands in some way, where it names one alone that can stand at all."""
    cards = dict.fromkeys(re.findall(OTHER, text))
    return (
        text
        if len(cards) != 1
        else _CONDITION.sub(lambda found: f"{found['if']} {next(iter(cards))} {'has' if found['has'] else 'is'}", text)
    )
