"""Pairs that no card can need: a field that takes cards and a selection of players, a number that is no number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.language.modifiers import Deed
from scenarios.reading.reach.pairs import Pair


@dataclass(frozen=True, slots=True)
class Unneeded:
    """Members that no card puts in these fields, and why; a place is an owner's name, a dot and a field's name."""

    why: str
    places: frozenset[str]
    members: frozenset[str]
    but: bool = False
    """Whether the members are those that remain, and all others are unneeded."""

    def covers(self, pair: Pair) -> bool:
        """Return whether the pair is one of these."""
        return pair.place in self.places and (pair.said in self.members) is not self.but


def _named(*words: str) -> frozenset[str]:
    return frozenset(name for each in words for name in each.split())


PLAYER_PLACES = _named(
    "HeroOf.players Every.of Top.of Chosen.by TimesDone.player HandLimit.of TurnOf.players TookLastTurn.players",
    "Happened.player",
    "Controlled.by Owned.by Search.player Search.of LookAt.player RevealUntil.of NewDeck.player",
    "KeepForNextGame.players Put.under Put.by Draw.players Discard.players CreateTokens.players Shuffle.players",
    "TurnDeckOver.players May.player ChooseNumber.player ChooseMode.player RollDice.player FlipCoin.player",
    "ExtraTurn.players SkipTurn.players LoseTheGame.players PayResources.player NameCard.player Control.player",
)
LINK_PLACES = _named("Interrupt.links")
CARD_PLACES = _named(
    "ControllerOf.cards OwnerOf.cards ValueOf.of CountersOn.of Highest.of Lowest.of TagsAmong.of Namesakes.of",
    "NamedLike.card TypedLike.card",
    "ClassedLike.card InCombatWith.other Reveal.cards LookAt.cards Deal.source Deal.to Heal.source Heal.to",
    "PutDamage.on RemoveDamage.on Destroy.cards Put.cards Put.attached_to Exhaust.cards Ready.cards Flip.cards",
    "AddCounters.cards RemoveCounters.cards MoveCounters.cards MoveCounters.to Reattach.abilities Reattach.to",
    "RemoveFromCombat.cards",
    "BecomeDefender.card ExchangeControl.one ExchangeControl.other CopyPaymentPowers.of AlterPacket.to",
)
_CARD_FILTERS = _named(
    "Every.filter TimesDone.filter Happened.with_ Happened.filter WasDealtDamage.by WasDealtDamage.with_",
    "DealtDamage.to",
    "DealtDamage.with_ AttachedTo.host HasAttached.attachment HasTarget.target Search.filter RevealUntil.filter",
    "KeepForNextGame.filter Discard.filter NameCard.filter Can.other MustAttack.other AttackOnly.filter",
    "CostToAttack.other ChangeCost.filter AddCost.filter PlayFrom.filter PlayAsInstant.filter EntersPlay.filter",
    "Unpreventable.with_ Prevent.source Prevent.with_ On.subject On.with_ Count.fitting Fits.filter Not.filter",
    "Cannot.other On.other Apply.to Continuous.to AllOf.filters AnyOf.filters TargetDescription.filter",
)
_STEPS = _named(
    "Search.then May.do May.then May.otherwise IfYouDo.do IfYouDo.then IfYouDo.otherwise If.then If.otherwise",
    "ForEach.do Repeat.do ChooseMode.courses FlipCoin.won FlipCoin.lost DoInstead.effects Text.effects Perform.effect",
)
_COUNTED = _named("Times.quantity Per.quantity Half.quantity AtMost.quantity")
_PLAYED = _named("Is Tagged HasTrait Named Marked Valued AllOf AnyOf Not")
"""What describes a card as it is played."""

UNNEEDED = (
    Unneeded("it is said with whose cards they are, on the chain and entering play",
             _CARD_FILTERS - _named("AllOf.filters"), _named("PlayedAs")),
    Unneeded("nothing in play says what is played", _named("PlayedAs.what"), _PLAYED, but=True),
    Unneeded("it is the first, the second or the next", _named("PlayedAs.place"), _named("Number Plus"), but=True),
    Unneeded("cards stand here, not players", CARD_PLACES, _named("You ControllerOf OwnerOf Players TurnPlayer")),
    Unneeded("players stand here, not cards", PLAYER_PLACES, _named("This Host HeroOf Every Top Nth")),
    Unneeded("what follows prevention is counted by what was prevented", _named("Prevent.then"),
             _named("AddCounters Draw Deal Heal"), but=True),
    Unneeded("who chooses among one has no choice", _named("Chosen.among"),
             _named("Every Players Those Target Union Top"), but=True),
    Unneeded("the order of targets is that in which they were chosen", _named("Nth.of"), _named("Target"), but=True),
    Unneeded("one card or player is one", _named("Count.of"), _named("Every Players Those Target Union"), but=True),
    Unneeded("the highest value of one card is its value, and so is the lowest", _named("Highest.of Lowest.of"),
             _named("Every Those Target Union Top"), but=True),
    Unneeded("names and races are shared among cards of a kind", _named("Namesakes.of TagsAmong.of"),
             _named("Every"), but=True),
    Unneeded("players have them hidden there, or no quest lies there", _named("CompleteFrom.zone"),
             _named("DECK GRAVEYARD HAND"), but=True),
    Unneeded("what lies there is revealed anyway", _named("PlayRevealed.zone"), _named("DECK HAND"), but=True),
    Unneeded("it is said as protecting", _named("Cannot.deed"), _named("PROTECT_AGAINST PROTECT_EXHAUSTED")),
    Unneeded("what was discarded is another card now", _named("DidThisTurn.deed"), _named("DISCARDED")),
    Unneeded("what players are is asked in other ways", _named("Fits.selection"),
             _named("You ControllerOf OwnerOf Players TurnPlayer")),
    Unneeded("what is chosen in a condition has no use after it", _named("Fits.selection"), _named("Chosen Top")),
    Unneeded("only opponents are asked about one by one", _named("ForSome.of"), _named("Players"), but=True),
    Unneeded("it is the same for every opponent", _named("ForSome.condition"),
             _named("TurnOf TookLastTurn During PaidAlternate WasChosen ForSome Both Either Fits")),
    Unneeded("you are described by the relation to you", _named("Among.selection"), _named("You")),
    Unneeded("a player is chosen first, and then does it", PLAYER_PLACES - _named("ChooseMode.player"),
             _named("Chosen")),
    Unneeded("a cost is printed, or X", _named("Resources.amount FlipCoin.reflip PayResources.amount"),
             _named("Number X None"), but=True),
    Unneeded("it is said as what the card dealt, or as entering play", _named("DidThisTurn.deed"),
             _named("DEALT_DAMAGE DEALT_COMBAT_DAMAGE ENTERED_PLAY")),
    Unneeded("a printed number is the least", _named("ChooseNumber.low"), _named("Number"), but=True),
    Unneeded("a remembered number is said where it is used", _named("Remember.quantity"), _named(""), but=True),
    Unneeded("a choice is said with what is first done to the chosen", _named("Choose.selection"),
             _named("Chosen"), but=True),
    Unneeded("the source of damage is one card, or a description of several", _named("Deal.source Heal.source"),
             _named("Top Chosen Union")),
    Unneeded("cards of a deck are moved and shown, and have no place in play",
         CARD_PLACES - _named("Reveal.cards LookAt.cards Put.cards Highest.of ValueOf.of"),
             _named("Top")),
    Unneeded("the card has no kinds beside its keyword", _named("Keyword.kinds"),
             _named("ALLY HERO CHARACTER"), but=True),
    Unneeded("several players are named one after the other", PLAYER_PLACES, _named("Union")),
    Unneeded("you are always one player", _named("Players.relation"), _named("YOU")),
    Unneeded("powers watch players by their relation to you", _named("On.player"), _named("Among AnyOf")),
    Unneeded("powers watch players by their relation to you", _named("Among.selection"),
             _named("ControllerOf OwnerOf Players TurnPlayer Top")),
    Unneeded("for one card or player it is done once", _named("ForEach.of"),
             _named("Every Players Those Target"), but=True),
    Unneeded("only quests are completed", _named("GainPowers.powers TokenFace.powers"), _named("Completion")),
    Unneeded("targets are chosen before anything is done",
         _named("TargetDescription.least TargetDescription.most Total.most"),
             _named("ThatMany")),
    Unneeded("a power without a text has no targets", _named("Continuous.to"),
             _named("Target Role Those Nth Chosen Top TurnPlayer OwnerOf ControllerOf")),
    Unneeded("a hero is attached to nothing", _named("Reattach.abilities"), _named("HeroOf")),
    Unneeded("cards of a deck have no place in play", _named("Apply.to Union.parts"), _named("Top")),
    Unneeded("costs, damage and prices are changed in other ways", _named("Adjust.trait SetValue.trait"),
             _named("COST DAMAGE STRIKE_COST REMAINING_HEALTH")),
    Unneeded("only what a rule forbids can be allowed", _named("Can.deed"), _named("ATTACK READY STRIKE")),
    Unneeded("it is paid by others than the card", _named("CostToAttack.cost AddCost.cost"),
             _named("Activate Concede")),
    Unneeded("the game is lost, or the card exhausted, for a power alone",
             _named("Printed.alternate_cost Printed.additional_cost"), _named("Activate Concede")),
    Unneeded("whether it was done is asked of your own deeds alone", _named("IfYouDo.do"),
             _named("Deal Heal Apply Delay ForEach Repeat ChooseNumber FlipCoin")),
    Unneeded("it is said as losing all powers, and as having none", _named("Cannot.deed"), _named("HAVE_POWERS")),
    Unneeded("cards of a deck are shown by their place first, and then meant",
         _named("Reveal.cards LookAt.cards Highest.of ValueOf.of"), _named("Top")),
    Unneeded("cards outside play are in no condition",
             _named("Search.filter NameCard.filter Discard.filter RevealUntil.filter PlayFrom.filter"),
             _named("InCondition")),
    Unneeded("a card has one type line; classes, owners and controllers are not looked for", _named("Search.alike"),
             _named("CONTROLLER OWNER NO_CLASS")),
    Unneeded("they are values of equipment, which no total asks for", _named("Total.trait"),
             _named("DAMAGE DEF STRIKE_COST REMAINING_HEALTH")),
    Unneeded("keywords name kinds of cards, protectors and attached abilities", _named("Keyword.fitting"),
             _named("Is HasKeyword InCondition"), but=True),
    Unneeded("fatal damage is said behind a noun, and of no card outside play",
             _named("AddCost.filter AnyOf.filters Apply.to AttachedTo.host AttackOnly.filter Can.other",
                    "Cannot.other ChangeCost.filter Continuous.to CostToAttack.other Count.fitting",
                    "DamageThisTurn.by DamageThisTurn.to DealtDamage.to DealtDamage.with_ Discard.filter",
                    "EntersPlay.filter Every.filter Fits.filter Happened.filter Happened.with_",
                    "HasAttached.attachment HasTarget.target KeepForNextGame.filter MustAttack.other",
                    "NameCard.filter Not.filter On.other On.subject On.with_ PlayAsInstant.filter",
                    "PlayFrom.filter Prevent.source Prevent.with_ RevealUntil.filter Search.filter",
                    "TargetDescription.filter TimesDone.filter Unpreventable.with_ WasDealtDamage.by",
                    "WasDealtDamage.with_"),
             _named("FatallyDamaged")),
    Unneeded("forms are said of your hero", _named("Keyword.name"), _named("BEAR_FORM CAT_FORM")),
    Unneeded("a watch is not measured by the turns of the cards it is about", _named("Delay.duration"),
             _named("ITS_NEXT_READY_STEP YOUR_NEXT_READY_STEP ITS_NEXT_TURN UNTIL_ITS_NEXT_TURN END_OF_ITS_NEXT_TURN",
                    "WHILE_SOURCE_IN_PLAY WHILE_SOURCE_IN_PARTY")),
    Unneeded("nothing has happened yet as a card enters play", _named("EntersPlay.counters EntersPlay.damage"),
             _named("EventAmount ThatMany")),
    Unneeded("who is not named is you", _named("Chosen.by ChooseMode.player"), _named("You")),
    Unneeded("what is chosen is compared by name", _named("Chosen.alike"), _named("CONTROLLER OWNER NO_CLASS")),
    Unneeded("a description has no choice in it",
             _named("NamedLike.card TypedLike.card ClassedLike.card InCombatWith.other"), _named("Chosen Union")),
    Unneeded("a power applies to what fits at any time", _named("Continuous.to"), _named("Every")),
    Unneeded("a card that would leave play or be moved is not put into play instead", _named("MoveInstead.zone"),
             _named("PLAY")),
    Unneeded("links stand here", LINK_PLACES, _named("Target Role Those Every Chosen"), but=True),
    Unneeded("you are always one player", _named("Chosen.by"), _named("Union Players")),
    Unneeded(
        "cards are described here, not players or links", _CARD_FILTERS - _named("TargetDescription.filter"),
        _named("Standing LinkIs HasTarget"),
    ),
    Unneeded("a player is described by the relation to you", _named("On.player"),
             _named("None Standing Among AnyOf"), but=True),
    Unneeded("a negation of a negation is said without either", _named("Not.filter"), _named("Not")),
    Unneeded("parts of parts are parts of the whole", _named("AllOf.filters"), _named("AllOf")),
    Unneeded("parts of parts are parts of the whole", _named("AnyOf.filters"), _named("AnyOf")),
    Unneeded("neither one nor the other is said as two negations", _named("Not.filter"), _named("AnyOf")),
    Unneeded("a negation of a negation is said without either", _named("Negated.condition"), _named("Negated")),
    Unneeded("parts of parts are parts of the whole", _named("Both.conditions"), _named("Both")),
    Unneeded("parts of parts are parts of the whole", _named("Either.conditions"), _named("Either")),
    Unneeded("parts of parts are parts of the whole", _named("Union.parts"), _named("Union")),
    Unneeded("parts of parts are parts of the whole", _named("Plus.parts"), _named("Plus AtMost")),
    Unneeded("a printed number is printed as what it comes to", _COUNTED, _named("Number")),
    Unneeded("a number is reckoned from once, not from what was reckoned", _COUNTED - _named("AtMost.quantity"),
             _named("Plus Times Per Half AtMost")),
    Unneeded("a number is reckoned from once, not from what was reckoned", _named("AtMost.quantity"),
             _named("Plus AtMost")),
    Unneeded("a number is compared with something, and a printed one comes last", _named("Compare.left"),
             _named("Number X")),
    Unneeded("a remembered number is said where it is used", _STEPS, _named("Remember")),
    Unneeded("a choice is said with what is first done to the chosen", _STEPS - _named("Text.effects"),
         _named("Choose")),
    Unneeded("it concerns other games and is all that its card does", _STEPS - _named("Text.effects"),
             _named("NewDeck KeepForNextGame")),
    Unneeded("two conditions are said as one", _named("If.then If.otherwise"), _named("If")),
    Unneeded("whoever may do something does a deed", _named("May.do IfYouDo.do"),
             _named("If IfYouDo May ChooseMode")),
    Unneeded("a cost is a deed of yours to what is yours", _named("Perform.effect"),
             _named("Destroy Exhaust Discard Put PutDamage Deal RemoveCounters AddCounters Flip Reveal"), but=True),
    Unneeded("no card there can be chosen as a target", _named("TargetDescription.zones"),
             _named("COLLECTION DECK HAND")),
    Unneeded("no card is put there", _named("Put.zone MoveInstead.zone"), _named("CHAIN COLLECTION")),
    Unneeded("no event puts cards there or takes them from there", _named("On.from_zone On.to_zone"),
             _named("CHAIN COLLECTION")),
    Unneeded("nobody searches there", _named("Search.zones"), _named("CHAIN PLAY")),
    Unneeded("cards are played from the hand anyway, and are not played from there",
             _named("PlayFrom.zone"), _named("CHAIN PLAY HAND")),
    Unneeded("powers do not function there", _named("Payment.zones Triggered.zones Continuous.zones"),
             _named("COLLECTION DECK REMOVED")),
    Unneeded("powers are used or trigger in play, in hands and in graveyards", _named("Payment.zones Triggered.zones"),
             _named("CHAIN")),
    Unneeded("no rule forbids it", _named("Can.deed"),
             frozenset(
                 deed.name
                 for deed in (
                     Deed.ATTACK, Deed.PROTECT, Deed.PROTECT_AGAINST, Deed.PROTECT_EXHAUSTED, Deed.BE_ATTACKED,
                     Deed.READY, Deed.USE,
                 )
             ),
             but=True),
    Unneeded("the word stands for what is not a card", _named("Is.kinds"), _named("LINK PLAYER")),
)  # fmt: skip


@cache
def reason(pair: Pair) -> str | None:
    """Return why no card needs the pair, None for a pair that a card can need."""
    return next((each.why for each in UNNEEDED if each.covers(pair)), None)
