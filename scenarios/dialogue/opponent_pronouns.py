"""Sentences in which "he", "she" or "they" is the opponent, who was spoken of just before, said with the opponent."""

import re

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_JOINTS = re.compile(r"((?:,? (?:and|but|while|so|then|if|when) )|, |; |: )")
_OPPONENT = late(
    r"(?:(?:if|when|then|now|in response|suppose|assume|let's say),? )*(?:my |the |an |your )?(?:opponent"
    r"|opp|enemy)\b(?!['’]?s\b)",
    re.IGNORECASE,
)
_PLAYER_HAS = late(
    r"(?:if |when )?(?:he|she|they) (?:also |still |only |just )?(?:(?:has|have|controls?|plays?|casts?"
    r"|uses?|draws?|discards?"
    r"|exhausts?|pays?|responds?|holds?|completes?|flips?)\b)(?! (?:\d+ )?(?:damage|ATK|health|protector"
    r"|elusive|stealth|ferocity))",
    re.IGNORECASE,
)
_ASKED = late(
    r"(?P<before>.*\b(?:can|could|may|does|do|did|will|would|must|has|have|is|are)\b (?:still )?)(?P<who>he"
    r"|she|they)\b(?P<rest>.*)",
    re.IGNORECASE,
)
_TOLD = late(r"(?P<who>he|she|they) (?P<rest>.+)", re.IGNORECASE)
_AS_A_PLAYER = late(
    r".*\b(?:kill|destroy|save|rescue|win|lose|respond|stop|prevent|do (?:any|some)thing|get rid of|counter"
    r"|interrupt|finish"
    r"|afford|pay|play|cast|draw|discard|complete|choose|target)\b.*",
    re.IGNORECASE,
)
_BY_DAMAGE = late(
    r".*\bhow much damage\b.*\btake\b.*|.*\btake\b.*\bdamage\b.*|.*\b(?:die|dead|survive)\b.*", re.IGNORECASE
)
_ATTACKS_HERO = late(
    rf"(?:(?:I )?attack|my {QUOTED} attacks|{QUOTED} attacks|I swing)"
    rf"(?: (?:him|(?:his|her|my opponent['’]s) hero|my opponent|face))?(?: with .+)?",
    re.IGNORECASE,
)
_SEVERAL_ATTACK_HERO = late(
    rf"(?:(?:I )?attack(?: (?:him|(?:his|her|my opponent['’]s) hero|my opponent|face))?"
    rf" with (?:(?:both|all|every\w*)\b.*|(?:my )?{QUOTED}(?:,? and |, )(?:my )?{QUOTED}.*)"
    rf"|(?:(?:my )?{QUOTED}(?:, | and |, and )?){{2,}} (?:both |all )?attack"
    r"(?: (?:him|(?:his|her|my opponent['’]s) hero|my opponent|face)))",
    re.IGNORECASE,
)
_MY_BOARD = late(r"(?:I|we) (?:have|control) .+", re.IGNORECASE)
_TAKES = late(r"how much (?:damage )?(?:does|will|would) (?:he|she) take.*", re.IGNORECASE)
_AT_MY_HERO = late(r"\b(?:plays?|uses?|casts?|throws?)\b.* (?:on|at|against) my hero$", re.IGNORECASE)
"""What is done to the hero, who is "he" then where harm is asked about."""
_HARMS_HIM = late(
    r"(?:how much (?:damage )?does|does|will|would) (?:he|she) (?:take|die|survive|live)\b", re.IGNORECASE
)
_HIM = re.compile(r"\b(?:he|she)\b", re.IGNORECASE)
_OF_ANOTHER = late(
    r"(?:if |when |then |can |could |do |does |is |are |am )*(?:I|we|my|mine|it|both|each)\b", re.IGNORECASE
)
_HERO_ATTACKED = late(r"\bopponent['’]?s? (?:hero|face)\b|\battacks? (?:my |the )?opponent\b(?!['’])", re.IGNORECASE)
_CHARACTERS = (CardType.ALLY, CardType.HERO)


def with_opponent_named(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences with "my opponent" in place of a pronoun that means the opponent; any other stays as it is.

    The clause before must speak of the opponent and of no character. Where a character was named earlier the pronoun
    may be that one, and means the opponent only in what players do, or if the opponent's hero is attacked.

    >>> board = Board(False, lambda: ["Fire Blast"], str)
    >>> told = (Said("My opponent has Fire Blast in hand"), Said("can he kill my hero", asks=True))
    >>> with_opponent_named(told, board)[1].text
    'can my opponent kill my hero'
    """
    names = tuple(board.names())
    spoken_of, characters, so_far, before, several = False, False, "", "", False
    changed = []
    for each in said:
        if not each.is_bare:
            changed.append(each)
            continue
        quoted = with_names(each.text, names)
        clauses = _clauses(_of_my_hero(quoted, before) if each.asks else quoted)
        several = _SEVERAL_ATTACK_HERO.fullmatch(quoted) is not None or (
            several and (each.asks or _MY_BOARD.fullmatch(quoted) is not None)
        )
        for at in range(0, len(clauses), 2):
            named = any(board.kind_of(card) in _CHARACTERS for card in re.findall(QUOTED, clauses[at]))
            bare = clauses[at]
            attacked = _ATTACKS_HERO.fullmatch(before) is not None and _TAKES.fullmatch(bare) is not None
            attacked = attacked or (
                several and each.asks and (_BY_DAMAGE.fullmatch(bare) or _TAKES.fullmatch(bare)) is not None
            )
            if attacked or (spoken_of and (not characters or _means_the_player(bare, so_far))):
                clauses[at] = _with_opponent(bare)
            tells = _OPPONENT.match(bare) is not None or _PLAYER_HAS.match(bare) is not None
            kept = spoken_of and _OF_ANOTHER.match(bare) is None
            spoken_of = (tells or kept) and not named
            characters = characters or named
            so_far, before = f"{so_far} {bare}", bare
        text = _with_hero("".join(clauses), " ".join(one.text for one in changed))
        changed.append(each if text == quoted else replace(each, text=text))
    return tuple(changed)


def _of_my_hero(question: str, before: str) -> str:
    """Return a question for the harm that "he" comes to, with my hero where something was just done to that one."""
    harmed = _AT_MY_HERO.search(before) is not None and _HARMS_HIM.match(question) is not None
    return _HIM.sub("my hero", question) if harmed else question


def _with_hero(text: str, before: str) -> str:
    """Return a text with whose hero "the hero" is, where one was spoken of before."""
    if _THE_HERO.search(text) is None:
        return text
    heroes = _HEROES.findall(before)
    attackers = _ATTACKERS.findall(before) if not heroes and _PROTECTS.search(text) is not None else []
    if attackers:
        heroes = ["his hero" if attackers[-1].casefold().endswith("i") else "my hero"]
    if not heroes:
        return text
    return _THE_HERO.sub(
        "my hero" if heroes[-1].casefold().endswith(("my hero", " me")) else "my opponent's hero", text
    )


_ATTACKERS = re.compile(r"\b(I|opponent|he|she) attacks?\b", re.IGNORECASE)
_PROTECTS = late(r"\bthe hero (?:still )?(?:protect|block|defend)\b", re.IGNORECASE)
_THE_HERO = late(r"\b(?:the|that) hero\b(?!['’])", re.IGNORECASE)
_HEROES = re.compile(
    r"\bmy hero\b|\battacks? me\b|\b(?:my |the )?opponent['’]?s? (?:hero|face)\b|\b(?:his|her|their) hero\b",
    re.IGNORECASE,
)


def _means_the_player(clause: str, so_far: str) -> bool:
    if _AS_A_PLAYER.fullmatch(clause):
        return True
    return _BY_DAMAGE.fullmatch(clause) is not None and _HERO_ATTACKED.search(so_far) is not None


def _clauses(text: str) -> list[str]:
    """Return the clauses of a sentence with what joins them in between; no name is divided."""
    names: list[str] = []

    def hidden(found: re.Match[str]) -> str:
        names.append(found[0])
        return f"\x00{len(names) - 1}\x00"

    parts = _JOINTS.split(re.sub(QUOTED, hidden, text))
    return [re.sub("\x00(\\d+)\x00", lambda found: names[int(found[1])], part) for part in parts]


def _with_opponent(clause: str) -> str:
    if (found := _ASKED.fullmatch(clause)) is not None:
        before = re.sub(r"\bdo( still)? $", r"does\1 ", found["before"])
        return f"{before}my opponent{found['rest']}"
    if (found := _TOLD.fullmatch(clause)) is not None:
        rest = found["rest"]
        if found["who"].casefold() == "they":
            verb, space, behind = rest.partition(" ")
            rest = f"{'has' if verb == 'have' else verb + 's'}{space}{behind}"
        return f"my opponent {rest}"
    return clause
