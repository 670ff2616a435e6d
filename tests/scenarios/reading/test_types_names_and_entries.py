"""Lists of damage types, own names, entries, icons of values, others in a party, later cards, counted prevention."""

from __future__ import annotations

from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import Apply, CreateTokens, Destroy, Draw, Put, RemoveCounters
from engine.language.filters import AllOf, Among, Controlled, Is, Named, Not, Owned, Standing, Tagged
from engine.language.modifiers import Adjust, AlterPacket, AttackOnly, GainPowers, Prevent, Replace
from engine.language.powers import Continuous, Keyword, TargetDescription, Text
from engine.language.printed import TokenFace
from engine.language.selections import (
    Compare,
    ControllerOf,
    Count,
    EventAmount,
    Every,
    Host,
    Players,
    Plus,
    Role,
    Selection,
    Target,
    This,
    Times,
    TimesDone,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Ambiguous, Read, Unread, read_card
from scenarios.reading.templates import parts_of
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    NAME,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

FIRE, FROST, NATURE = DamageType.FIRE, DamageType.FROST, DamageType.NATURE
ONE_MORE = AlterPacket(Plus((EventAmount(), n(1))))
WEAPON_LINE = "5, Weapon—Axe, Melee (1), 3 [Melee] ATK / 1 Strike\n"
TYPES = for_every(
    ("words", "types"), [("fire or frost", (FIRE, FROST)), ("fire, frost, or nature", (FIRE, FROST, NATURE))]
)


@TYPES
def test_damage_of_one_of_several_types_is_watched_for_altered_and_prevented(
    words: str, types: tuple[DamageType, ...]
) -> None:
    dealt = On(What.DEALS_DAMAGE, subject=Among(HERO), one_of_types=types)
    taken = On(What.DEALS_DAMAGE, other=Among(HERO), one_of_types=types)
    for said, power in (
        (f"When your hero deals {words} damage, draw a card.", drawing(dealt)),
        (f"When your hero is dealt {words} damage, draw a card.", drawing(taken)),
        (f"If your hero would deal {words} damage, it deals that much +1 instead.",
         Continuous((Replace(dealt, ONE_MORE),), You())),
        (f"If your hero would be dealt {words} damage, it's dealt that much +1 instead.",
         Continuous((Replace(taken, ONE_MORE),), You())),
        (f"If your hero would be dealt {words} damage, prevent 1 of it.",
         Continuous((Prevent(n(1), damage_types=types),), HERO)),
    ):  # fmt: skip
        check_power(said, power)
        says_it_back(said, ALLY_LINE)


def test_one_type_in_words_and_as_an_icon_is_one_type() -> None:
    power = drawing(On(What.DEALS_DAMAGE, subject=Among(HERO), damage_type=FIRE))
    check_power("When your hero deals fire or [Fire] damage, draw a card.", power)


def test_one_type_said_twice_is_no_list() -> None:
    words = "When your hero deals fire or fire damage, draw a card."
    assert "different types of damage" in stuck(ALLY_LINE, words).expected


@for_every(("line", "kind"), [(ALLY_LINE, Kind.ALLY), (WEAPON_LINE, Kind.WEAPON), ("2, Ability\n", Kind.ABILITY)])
def test_a_card_s_own_name_means_others_of_that_name_behind_another(line: str, kind: Kind) -> None:
    others = AllOf((Is((kind,)), Named(NAME), Not(Among(This())), Controlled(You())))
    so = Compare(Count(Every(others)), Comparison.AT_LEAST, n(1))
    said = f"{'Ongoing: ' if kind is Kind.ABILITY else ''}While you control another {NAME}, your hero has +1 ATK."
    check_power(said, Continuous((Adjust(Trait.ATK, n(1)),), HERO, so), line)
    says_it_back(said, line)


@for_every(
    "words",
    [
        f"Other {NAME}s in your party have +1 ATK.",
        f"{NAME} has +1 ATK for each other {NAME} in your party.",
        f"When another {NAME} enters play, draw a card.",
        f"{NAME} has +1 ATK for each {NAME} in your graveyard.",
    ],
)
def test_cards_of_the_own_name_are_told_back(words: str) -> None:
    says_it_back(words, ALLY_LINE)


def test_the_own_name_alone_means_the_card_itself() -> None:
    check_power(f"{NAME} has +1 ATK.", Continuous((Adjust(Trait.ATK, n(1)),), This()))


TOKENS = f"Put three 0 [Arcane] ATK / 1 health {NAME} ally tokens into play"
NAMED_TOKEN = f"Put a 0 [Arcane] ATK / 1 health Boar ally token named {NAME} into play"
WHELP = TokenFace(NAME, 0, 1, damage_type=DamageType.ARCANE)
TAGGED, SO_NAMED = Tagged((NAME,)), AllOf((Is((Kind.ALLY,)), Named(NAME)))
ONLY_THEM = Continuous(
    (AttackOnly(TAGGED),), AllOf((Is((Kind.HERO, Kind.ALLY)), Controlled(Players(Relation.OPPONENT))))
)
TOKENS_OF_THE_OWN_NAME = {
    f'{TOKENS}. They have "Opposing heroes and allies can attack only {NAME}s if able."': Text(
        (), (CreateTokens(You(), replace(WHELP, powers=(ONLY_THEM,)), n(3)),)
    ),
    f"{TOKENS}. Destroy target {NAME}.": Text(
        (TargetDescription(TAGGED),), (CreateTokens(You(), WHELP, n(3)), Destroy(Target()))
    ),
    f"{TOKENS}. {NAME}s in your party have +1 ATK this turn.": Text(
        (),
        (
            CreateTokens(You(), WHELP, n(3)),
            Apply(
                (Adjust(Trait.ATK, n(1)),),
                AllOf((Is((Kind.CHARACTER,)), TAGGED, Controlled(You()))),
                Duration.THIS_TURN,
            ),
        ),
    ),
    f"{NAMED_TOKEN}. Destroy target {NAME}.": Text(
        (TargetDescription(SO_NAMED),),
        (CreateTokens(You(), replace(WHELP, tag="Boar", name=NAME), n(1)), Destroy(Target())),
    ),
}


@for_every("words", TOKENS_OF_THE_OWN_NAME)
def test_the_name_of_an_ability_means_the_tokens_that_it_names_so(words: str) -> None:
    """By 402.2 a token without a name has its tag for a name."""
    check_text(words, TOKENS_OF_THE_OWN_NAME[words])
    says_it_back(words)


def test_a_later_line_means_tokens_of_the_own_name() -> None:
    found = card(
        "2, Ability\n", f"Ongoing: When you play an ally, p{TOKENS[1:]}.\nOngoing: {NAME}s in your party have ferocity."
    )
    had = GainPowers((Keyword(KeywordName.FEROCITY),))
    assert found.powers[1] == Continuous((had,), AllOf((Is((Kind.CHARACTER,)), TAGGED, Controlled(You()))))


@for_every(
    ("line", "text"),
    [
        (ABILITY_LINE, f"{TOKENS}. {NAME} has +1 ATK this turn."),
        ("3, Item—Trinket (2)\n", f"[Activate] >>> {TOKENS}. Ready {NAME}."),
        (ALLY_LINE, f"[Activate] >>> {TOKENS}. Exhaust {NAME}."),
        (ALLY_LINE, f"[Activate] >>> {TOKENS}.\nOther {NAME}s in your party have +1 ATK."),
        (ALLY_LINE, f"[Activate] >>> {TOKENS}. Destroy another {NAME}."),
    ],
)
def test_the_card_or_a_token_of_its_name_may_be_meant(line: str, text: str) -> None:
    reading = read_card(NAME, line + text)
    assert isinstance(reading, Unread | Ambiguous), str(reading)


MINE_BURIED = TargetDescription(AllOf((ALLY, Owned(You()))), zones=(Zone.GRAVEYARD,))


@for_every(("words", "duration"), [("", Duration.GAME), (" this turn", Duration.THIS_TURN)])
def test_a_card_enters_with_keywords_for_as_long_as_is_said(words: str, duration: Duration) -> None:
    had = (GainPowers((Keyword(KeywordName.FEROCITY), Keyword(KeywordName.STEALTH))),)
    said = f"Put target ally card from your graveyard into play with ferocity and stealth{words}."
    check_text(said, Text((MINE_BURIED,), (Put(Target(0), Zone.PLAY), Apply(had, Target(0), duration))))
    says_it_back(said)


def test_the_health_of_a_token_may_be_an_icon() -> None:
    face = TokenFace("Mirror Image", 1, 2, damage_type=DamageType.ARCANE)
    check_text(
        "Put three 1 [Arcane] / 2 [Health] Mirror Image ally tokens into play.",
        Text((), (CreateTokens(You(), face, n(3)),)),
    )


def test_values_may_be_icons() -> None:
    assert (
        card(ABILITY_LINE, "Target ally has +1 [ATK] / +1 [Health] this turn.").text
        == card(ABILITY_LINE, "Target ally has +1 ATK / +1 health this turn.").text
    )


ATTACHED = "Attach to target ally.\nOngoing: "
STRIKES = "your hero deals 3 shadow damage to each other ally in"


@for_every(
    ("line", "words", "one"),
    [
        (ABILITY_LINE, "Exhaust target ally and each other ally in that ally's party.", Target(0)),
        ("2, Ability\n", f"{ATTACHED}When attached ally is destroyed, {STRIKES} that ally's party.", Role("subject")),
        ("2, Ability\n", f"{ATTACHED}Other allies in attached ally's party have -1 ATK.", Host()),
        (ALLY_LINE, f"When an opposing ally attacks, {STRIKES} that ally's party.", Role("subject")),
    ],
)
def test_others_in_the_party_of_a_card_are_all_but_that_card(line: str, words: str, one: Selection) -> None:
    others = AllOf((ALLY, Not(Among(one)), Controlled(ControllerOf(one))))
    assert others in parts_of(card(line, words))
    says_it_back(words, line)


@for_every(
    ("line", "words"),
    [
        ("2, Ability\n", f"Attach to target hero.\nOngoing: When attached hero attacks, {STRIKES} that hero's party."),
        (ALLY_LINE, f"When another ally in your party attacks, {STRIKES} that ally's party."),
    ],
)
def test_other_leaves_no_doubt_about_what_it_excludes(line: str, words: str) -> None:
    assert 'one card that "other" excludes without doubt' in stuck(line, words).expected


@for_every(("place", "before"), [("second", 1), ("third", 2)])
def test_a_later_card_of_a_turn_is_played_after_so_many(place: str, before: int) -> None:
    so_many = Compare(TimesDone(Done.PLAYED, You(), ALLY), Comparison.EQUAL, n(before))
    played = On(What.PLAYED, subject=ALLY, player=Standing(Relation.YOU), when=so_many)
    words = f"When you play your {place} ally each turn, draw a card."
    check_power(words, drawing(played))
    says_it_back(words, ALLY_LINE)


MANY = Count(Every(MY_ALLY))


@for_every(
    ("words", "prevented"),
    [
        ("prevent 2 of it for each ally in your party", Prevent(Times(MANY, 2))),
        ("prevent 1 of it for each ally in your party", Prevent(MANY)),
        ("prevent X of it, where X is the number of allies in your party", Prevent(MANY)),
        ("prevent 2 of it, then draw a card", Prevent(n(2), then=(Draw(You(), n(1)),))),
        ("prevent it, then draw a card", Prevent(None, then=(Draw(You(), n(1)),))),
        (
            f"prevent it and remove that many rage counters from {NAME}",
            Prevent(None, then=(RemoveCounters(This(), "rage", EventAmount()),)),
        ),
    ],
)
def test_prevented_damage_is_counted_and_followed_by_a_deed(words: str, prevented: Prevent) -> None:
    said = f"If your hero would be dealt damage, {words}."
    check_power(said, Continuous((prevented,), HERO))
    says_it_back(said, ALLY_LINE)


def test_that_many_after_a_counted_amount_is_in_doubt() -> None:
    counted = f"prevent 1 of it for each rage counter on {NAME}, then remove that many rage counters from {NAME}"
    stuck(ALLY_LINE, f"If your hero would be dealt damage, {counted}.")


@for_every(("name", "is_called"), [("Warglaive of Azzar", "Warglaive"), ("Sword of Azzar", "Sword")])
def test_equipment_is_called_by_what_stands_before_of_unless_that_is_a_tag(name: str, is_called: str) -> None:
    power = Continuous((Adjust(Trait.ATK, n(1)),), This())
    reading = read_card(name, f"{WEAPON_LINE}{is_called} has +1 ATK.")
    assert isinstance(reading, Unread if is_called == "Sword" else Read)
    assert not isinstance(reading, Read) or reading.printed.powers == (power,)


def test_a_card_of_an_opponent_enters_under_your_control_with_keywords() -> None:
    buried = TargetDescription(ALLY, zones=(Zone.GRAVEYARD,))
    had = (GainPowers((Keyword(KeywordName.FEROCITY),)),)
    said = "Put target ally card from a graveyard into play under your control with ferocity this turn."
    entry = Put(Target(0), Zone.PLAY, under=You())
    check_text(said, Text((buried,), (entry, Apply(had, Target(0), Duration.THIS_TURN))))
    says_it_back(said)
