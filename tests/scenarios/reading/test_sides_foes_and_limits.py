"""Both sides of a combat, foes by values compared with the card's own, and as much as so much and no more."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    Deal,
    Destroy,
    Discard,
    Draw,
    Heal,
    If,
    May,
    Put,
    RemoveFromCombat,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    HasCounter,
    InCondition,
    Is,
    Not,
    Owned,
    Standing,
    Valued,
)
from engine.language.modifiers import (
    Adjust,
    AlterPacket,
    Cannot,
    Deed,
    GainPowers,
    GainTags,
    PlayAsInstant,
    Replace,
    Unpreventable,
)
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.revelation import Reveal
from engine.language.selections import (
    AtMost,
    Chosen,
    Compare,
    ControllerOf,
    Count,
    EventAmount,
    Every,
    Fits,
    Happened,
    Plus,
    Role,
    Target,
    This,
    Those,
    Top,
    ValueOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    CHARACTERS,
    HERO,
    MY_ALLY,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

TURN = Duration.THIS_TURN
ABILITY = Is((Kind.ABILITY,))
CARD = Is((Kind.CARD,))
SIDES = AnyOf((InCondition(Condition.ATTACKING), InCondition(Condition.DEFENDING)))
CHILLED = Fits(Target(), HasCounter("chill"))
MY_DEAD_ALLY = TargetDescription(AllOf((ALLY, Owned(You()))), zones=(Zone.GRAVEYARD,))


def lower(trait: Trait) -> Valued:
    """Return that a value is lower than the card's own."""
    return Valued(trait, Comparison.AT_MOST, Plus((ValueOf(trait, This()), n(-1))))


TEXTS = {
    "Remove all attacking and defending heroes and allies from combat.": Text(
        (), (RemoveFromCombat(Every(AllOf((CHARACTER, SIDES)))),)
    ),
    "Destroy all opposing attacking and defending allies.": Text((), (Destroy(Every(AllOf((ALLY, SIDES, OPPOSING)))),)),
    "Remove all attackers and defenders from combat.": Text((), (RemoveFromCombat(Every(SIDES)),)),
    "Put target ally card from your graveyard into your party. It's also Undead.": Text(
        (MY_DEAD_ALLY,),
        (Put(Target(), Zone.PLAY, under=You()), Apply((GainTags(("Undead",)),), Target(), Duration.GAME)),
    ),
    "This turn, your hero has +2 ATK and allies in your party have ferocity.": Text(
        (),
        (
            Apply((Adjust(Trait.ATK, n(2)),), HERO, TURN),
            Apply((GainPowers((Keyword(KeywordName.FEROCITY),)),), MY_ALLY, TURN),
        ),
    ),
    "For the rest of this turn, damage can't be prevented and heroes and allies can't be healed.": Text(
        (),
        (
            Apply((Unpreventable(),), CHARACTERS, TURN),
            Apply((Cannot(Deed.BE_HEALED),), CHARACTER, TURN),
        ),
    ),
    "Put a chill counter on target ally. While it has a chill counter, it can't attack.": Text(
        (TargetDescription(ALLY),),
        (AddCounters(Target(), "chill", n(1)), Apply((Cannot(Deed.ATTACK),), Target(), Duration.GAME, CHILLED)),
    ),
    "Put the top four cards of your deck into your graveyard. If three or more are abilities, draw a card.": Text(
        (),
        (
            Put(Top(n(4), You()), Zone.GRAVEYARD, name="put1"),
            If(Compare(Count(Those("put1"), ABILITY), Comparison.AT_LEAST, n(3)), (Draw(You(), n(1)),)),
        ),
    ),
}

DESTROYED = Happened(Done.DESTROYED, filter=MY_ALLY)
DEALT_MUCH = Compare(EventAmount(), Comparison.AT_LEAST, n(3))

HERO_OR_ANOTHER = Chosen(Every(AnyOf((Among(HERO), AllOf((ALLY, Controlled(You()), Not(Among(This()))))))))

POWERS: dict[str, Power] = {
    "Mend 2 (At the start of your turn, this ally may heal 2 damage from your hero or another ally in your party.)": (
        Triggered(
            (On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN),),
            Text((), (May(You(), (Heal(This(), HERO_OR_ANOTHER, n(2)),)),)),
        )
    ),
    "Grok can't be attacked by allies with lower cost.": Continuous(
        (Cannot(Deed.BE_ATTACKED, AllOf((ALLY, lower(Trait.COST)))),), This()
    ),
    "Grok can't attack opposing allies with lower ATK.": Continuous(
        (Cannot(Deed.ATTACK, AllOf((ALLY, OPPOSING, lower(Trait.ATK)))),), This()
    ),
    "Grok can't be targeted by opposing ability cards with cost 3 or less.": Continuous(
        (Cannot(Deed.BE_TARGETED, AllOf((ABILITY, CARD, Valued(Trait.COST, Comparison.AT_MOST, n(3)), OPPOSING))),),
        This(),
    ),
    "You may play Grok as though he were instant if an ally in your party was destroyed this turn.": Continuous(
        (PlayAsInstant(Among(This())),), You(), DESTROYED, zones=(Zone.HAND, Zone.CHAIN)
    ),
    "If Grok would be dealt 3 or more damage, he's dealt 2 instead.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, other=Among(This()), when=DEALT_MUCH), AlterPacket(n(2))),), You()
    ),
    "When your hero deals combat damage to a hero, it heals that much damage from itself, up to 3.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(HERO), other=Is((Kind.HERO,)), combat=True),),
        Text((), (Heal(HERO, HERO, AtMost(EventAmount(), 3)),)),
    ),
    "When Grok is dealt damage, Grok deals that much fire damage to target hero, to a maximum of 4.": Triggered(
        (On(What.DEALS_DAMAGE, other=Among(This())),),
        Text(
            (TargetDescription(Is((Kind.HERO,))),),
            (Deal(This(), Target(), AtMost(EventAmount(), 4), DamageType.FIRE),),
        ),
    ),
}


def test_what_is_done_means_its_text() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_a_power_means_its_text() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


@for_every(("line", "words"), [*((ABILITY_LINE, each) for each in TEXTS), *((ALLY_LINE, each) for each in POWERS)])
def test_the_card_is_told_in_words_that_mean_it(line: str, words: str) -> None:
    says_it_back(words, line)


REVEALED = "that hero's controller reveals a card from his hand at random. If it's an ability, he discards it."


def test_a_revealed_card_is_an_ability_where_all_others_are_characters() -> None:
    loser = ControllerOf(Role("other"))
    seen = Those("chosen1")
    shown = Chosen(Every(Is((Kind.CARD,)), zones=(Zone.HAND,), of=loser), at_random=True, name="chosen1")
    gone = Discard(loser, n(1), filter=Among(seen))
    meant = Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(This()), other=Is((Kind.HERO,)), combat=True),),
        Text((), (Reveal(shown), If(Fits(seen, ABILITY), (gone,)))),
    )
    check_power(f"When Grok deals combat damage to a hero, {REVEALED}", meant)


def test_a_reminder_of_resistance_can_be_of_that_character() -> None:
    reminder = "(Prevent all frost or [Frost] damage that character would be dealt.)"
    (power,) = card(ALLY_LINE, f"Pay 1 >>> Target hero or ally has frost resistance this turn. {reminder}").powers
    assert power == card(ALLY_LINE, "Pay 1 >>> Target hero or ally has frost resistance this turn.").powers[0]
    stuck(ALLY_LINE, f"Pay 1 >>> Target hero or ally has fire resistance this turn. {reminder}")


@for_every(
    ("line", "text"),
    [
        # No card attacks and defends.
        (ABILITY_LINE, "Destroy target attacking and defending ally."),
        # Each of several cards has a cost of its own, and a hero has none.
        (ALLY_LINE, "Opposing allies can't be attacked by allies with lower cost."),
        (ALLY_LINE, "Grok can't be attacked by heroes and allies with lower cost."),
        # Allies in play are no cards of another zone, whose powers target nothing.
        (ALLY_LINE, "Grok can't be targeted by opposing ally cards."),
        # The ally that lost the card may be the ally that is asked for.
        (
            ALLY_LINE,
            f"When Grok deals damage to an ally, {REVEALED.replace('hero', 'ally').replace('an ability', 'an ally')}",
        ),
        # The ally that enters play may be the one that "another" excludes.
        (ALLY_LINE, "When an ally enters play, heal 1 damage from your hero or another ally in your party."),
        # The condition may be of the event.
        (ALLY_LINE, "When an ally enters play, while Grok is ready, that ally can't attack."),
        # Allies that were destroyed are allies no longer, and a hand may have changed.
        (ABILITY_LINE, "Destroy all allies. If two or more are Demons, draw a card."),
        # "He" is no item.
        ("3, Item—Trinket (2)\n", "You may play Grok Stonefist as though he were instant."),
        # A printed amount is no more than it is, and of several packets the limit could be of all.
        (ABILITY_LINE, "Your hero heals 5 damage from target ally, up to 3."),
        (ALLY_LINE, "When Grok is dealt damage, Grok deals that much damage to each opposing ally, up to 3."),
    ],
)
def test_what_has_no_one_meaning_is_unread(line: str, text: str) -> None:
    stuck(line, text)
