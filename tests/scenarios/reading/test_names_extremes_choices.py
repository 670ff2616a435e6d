"""Wordings about shared names, highest and lowest values, chosen words, and what lasts until something happens."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, ChooseMode, Delay, Destroy, Discard, Draw, RemoveCounters
from engine.language.filters import AllOf, Among, Controlled, Filter, HasKeyword, Is, Namesakes, Standing, Valued
from engine.language.modifiers import (
    Adjust,
    Can,
    Cannot,
    CompleteFrom,
    Deed,
    GainPowers,
    PlayRevealed,
    TargetsAtRandom,
)
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Fits,
    Happened,
    Highest,
    Lowest,
    Negated,
    Number,
    Players,
    Role,
    TagsAmong,
    Target,
    This,
    TookLastTurn,
    TurnOf,
    WasChosen,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

YOU, CARD, WEAPON = You(), Is((Kind.CARD,)), Is((Kind.WEAPON,))
OPPONENTS, OTHERS = Players(Relation.OPPONENT), Players(Relation.OTHER)
MINE, TURN, IN_PARTY = Controlled(You()), Duration.THIS_TURN, Duration.WHILE_SOURCE_IN_PARTY
AN_ALLY = (TargetDescription(ALLY),)
ONE_MORE = (Draw(YOU, n(1)),)
RINGS = Every(Is((Kind.ITEM,)))


def _for_a_time(change: object, to: object, duration: Duration = TURN) -> Apply:
    return Apply((change,), to, duration)  # type: ignore[arg-type]


def _always(change: object, to: object, while_: object = None) -> Continuous:
    return Continuous((change,), to, while_)  # type: ignore[arg-type]


def _all_with(noun: Filter, so: Filter) -> Text:
    return Text((), (Destroy(Every(AllOf((noun, so)))),))


ATTACKING_IT = Cannot(Deed.ATTACK)
THE_LOWEST = Valued(Trait.ATK, Comparison.AT_MOST, Lowest(Trait.ATK, Every(ALLY)))
THE_HIGHEST = Valued(Trait.COST, Comparison.AT_LEAST, Highest(Trait.COST, Every(WEAPON)))

TEXTS: dict[str, Text] = {
    "Destroy all weapons with the same name as another weapon.": _all_with(WEAPON, Namesakes(Every(WEAPON))),
    "Destroy the ally with the lowest ATK. If two or more are tied, destroy all with that ATK.": _all_with(
        ALLY, THE_LOWEST
    ),
    "Destroy the card with the highest cost among weapons in play. If two or more are tied, destroy all with that "
    "cost.": _all_with(WEAPON, THE_HIGHEST),
    "Target ally can't attack while Grok Stonefist remains in your party.": Text(
        AN_ALLY, (_for_a_time(ATTACKING_IT, Target(), IN_PARTY),)
    ),
    "Your hero has +2 ATK this turn until you play a card.": Text(
        (),
        (Apply((Adjust(Trait.ATK, n(2)),), HERO, TURN, until=(On(What.PLAYED, player=Standing(Relation.YOU)),)),),
    ),
    "At the end of the next turn, draw a card.": Text(
        (), (Delay(Triggered((On(What.ENDS_TURN),), Text((), ONE_MORE)), Duration.NEXT_TURN),)
    ),
    'Choose "weapon" or "armor" and then each opponent discards all cards of that kind.': Text(
        (),
        (
            ChooseMode(
                YOU,
                tuple((Discard(OPPONENTS, None, filter=Is((kind,))),) for kind in (Kind.WEAPON, Kind.ARMOR)),
                ("weapon", "armor"),
            ),
        ),
    ),
    "Remove a counter from target ally.": Text(AN_ALLY, (RemoveCounters(Target(), None, n(1)),)),
    "Choose a counter on target ally and add another of those counters to it.": Text(
        AN_ALLY, (AddCounters(Target(), None, n(1)),)
    ),
    "All targets are chosen at random this turn.": Text((), (_for_a_time(TargetsAtRandom(), Players()),)),
}

POWERS: dict[str, Power] = {
    "Opponents play with the top card of their decks revealed.": _always(PlayRevealed(Zone.DECK), OPPONENTS),
    "Play with the top card of your deck revealed.": _always(PlayRevealed(Zone.DECK), YOU),
    "Play with your hand revealed.": _always(PlayRevealed(Zone.HAND), YOU),
    "Your targets are chosen at random.": _always(TargetsAtRandom(), YOU),
    "You may complete quest cards from your graveyard. As you do, remove them from the game as an additional "
    "cost.": _always(CompleteFrom(Zone.GRAVEYARD), YOU),
    "Other players can't use payment powers during your turn.": _always(
        Cannot(Deed.USE, Among(OTHERS)), CARD, TurnOf(YOU)
    ),
    "Cards in play you control can't be removed from the game.": _always(Cannot(Deed.BE_REMOVED), AllOf((CARD, MINE))),
    "Your hero can't be exhausted by opposing cards and effects.": _always(Cannot(Deed.EXHAUST, OPPOSING), HERO),
    "Grok Stonefist can attack elusive allies.": _always(
        Can(Deed.ATTACK, AllOf((ALLY, HasKeyword(KeywordName.ELUSIVE), OPPOSING))), This()
    ),
    "Your allies may protect against Grok Stonefist.": _always(
        Can(Deed.PROTECT_AGAINST, Among(This())), AllOf((ALLY, MINE))
    ),
    "While exactly one weapon is in your party, it has +1 ATK.": _always(
        Adjust(Trait.ATK, n(1)),
        AllOf((WEAPON, MINE)),
        Compare(Count(Every(AllOf((WEAPON, MINE)))), Comparison.EQUAL, Number(1)),
    ),
    "While three or more allies have the same name, your hero has +1 ATK.": _always(
        Adjust(Trait.ATK, n(1)),
        HERO,
        Compare(Count(Every(AllOf((ALLY, Namesakes(Every(ALLY), 2))))), Comparison.AT_LEAST, Number(1)),
    ),
    "While no two items have the same name, your hero has +1 ATK.": _always(
        Adjust(Trait.ATK, n(1)),
        HERO,
        Compare(Count(Every(AllOf((RINGS.filter, Namesakes(RINGS))))), Comparison.EQUAL, Number(0)),
    ),
    "While you didn't take the last turn, your hero has +1 ATK.": _always(
        Adjust(Trait.ATK, n(1)), HERO, Negated(TookLastTurn(YOU))
    ),
    "While an opponent already discarded a card this turn, your hero has +1 ATK.": _always(
        Adjust(Trait.ATK, n(1)), HERO, Happened(Done.DISCARDED, OPPONENTS)
    ),
    "Grok Stonefist has +1 ATK for each different [Horde] race among allies in your party other than Orc.": _always(
        Adjust(Trait.ATK, TagsAmong(("Blood Elf", "Tauren", "Troll", "Undead"), Every(AllOf((ALLY, MINE))))), This()
    ),
    "When an ally deals damage to another ally, draw a card.": Triggered(
        (On(What.DEALS_DAMAGE, ALLY, ALLY, when=Negated(Fits(Role("other"), Among(Role("subject"))))),),
        Text((), ONE_MORE),
    ),
}


UNDEALT = "Your hero deals 1 fire damage to target ally. Allies dealt frost damage this way have +1 ATK this turn."
OF_ANOTHER_FACTION = (
    "Grok Stonefist has +1 ATK for each different [Horde] race among allies in your party other than Gnome."
)


def test_what_a_text_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_what_a_power_means() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_an_ally_that_shares_the_highest_value_may_share_it_with_others() -> None:
    text = card(ABILITY_LINE, "Destroy target ally if it has or shares the lowest ATK among allies.").text
    assert isinstance(text, Text)
    assert text.effects[0].condition == Fits(Target(), THE_LOWEST)  # type: ignore[union-attr]


def test_the_resistance_that_was_chosen_is_had_while_its_type_is_the_chosen_one() -> None:
    lines = "As Grok Stonefist enters play, choose fire or frost.\nGrok Stonefist has the chosen resistance."
    powers = card(ALLY_LINE, lines).powers
    fire = _always(GainPowers((Keyword(KeywordName.RESISTANCE, DamageType.FIRE),)), This(), WasChosen("fire"))
    assert fire in powers
    assert powers[0].changes[0].choose == ("fire", "frost")  # type: ignore[union-attr]


@for_every(
    ("line", "text"),
    [
        # Without a word on ties nobody knows which of two is destroyed.
        (ABILITY_LINE, "Destroy the ally with the lowest ATK."),
        # The value that is named again must be the one that was named.
        (ABILITY_LINE, "Destroy the ally with the lowest ATK. If two or more are tied, destroy all with that cost."),
        # No cards are of "that kind" where none was chosen, and a choice without them chooses nothing.
        (ABILITY_LINE, "Target player discards all cards of that kind."),
        (ABILITY_LINE, 'Choose "ally" or "weapon" and then each opponent discards a card.'),
        # Who is not elusive can be attacked anyway.
        (ALLY_LINE, "Grok Stonefist can attack allies."),
        # Nothing was removed that could come back.
        (ABILITY_LINE, "At the end of the next turn, put all cards removed this way into your party."),
        # Only one of the deeds before deals damage of the type.
        (ABILITY_LINE, UNDEALT),
        # A race of the other faction is none of those that count.
        (ALLY_LINE, OF_ANOTHER_FACTION),
        # Only the token itself calls itself so.
        (ALLY_LINE, "This token has +1 ATK."),
        # A card that isn't played can't be interrupted as it is played.
        (ALLY_LINE, "When an opponent discards a card, interrupt that card."),
        # Each may deal it to an ally of its own choice, or all to the same one.
        (ABILITY_LINE, "Each ally deals 1 fire damage to another ally."),
    ],
)  # fmt: skip
def test_near_misses_stay_unread(line: str, text: str) -> None:
    stuck(line, text)
