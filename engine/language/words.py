"""The fixed words of the game: types, zones, damage types, keywords, traits."""

from enum import StrEnum


class CardType(StrEnum):
    """The seven card types (300.1)."""

    ABILITY = "ability"
    ALLY = "ally"
    ARMOR = "armor"
    HERO = "hero"
    ITEM = "item"
    QUEST = "quest"
    WEAPON = "weapon"


class Zone(StrEnum):
    """The six zones (411.1), and the collection: the cards outside the game that effects can bring into it."""

    CHAIN = "chain"
    COLLECTION = "collection"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    HAND = "hand"
    PLAY = "play"
    REMOVED = "removed from game"


class DamageType(StrEnum):
    """The eight damage types (405.3a)."""

    ARCANE = "arcane"
    FIRE = "fire"
    FROST = "frost"
    HOLY = "holy"
    MELEE = "melee"
    NATURE = "nature"
    RANGED = "ranged"
    SHADOW = "shadow"


class KeywordName(StrEnum):
    """The keywords that stand for powers."""

    BEAR_FORM = "bear form"
    CAT_FORM = "cat form"
    DUAL_WIELD = "dual wield"
    ELUSIVE = "elusive"
    FEROCITY = "ferocity"
    INSPIRE = "inspire"
    LONG_RANGE = "long-range"
    PROTECTOR = "protector"
    RESISTANCE = "resistance"
    SABOTAGE = "sabotage"
    STEALTH = "stealth"
    UNTARGETABLE = "untargetable"
    WAR_STOMP = "war stomp"


class Kind(StrEnum):
    """A word by which text refers to cards, links or players: a card type, a group of types, or just "card"."""

    ABILITY = "ability"
    ALLY = "ally"
    ARMOR = "armor"
    CARD = "card"
    CHARACTER = "character"
    EQUIPMENT = "equipment"
    HERO = "hero"
    ITEM = "item"
    LINK = "link"
    LOCATION = "location"
    PLAYER = "player"
    QUEST = "quest"
    RESOURCE = "resource"
    TOKEN = "token"
    TOTEM = "totem"
    WEAPON = "weapon"


class Condition(StrEnum):
    """A condition that a card in play can be in."""

    ATTACHED = "attached"
    ATTACKING = "attacking"
    DAMAGED = "damaged"
    DEFENDING = "defending"
    EXHAUSTED = "exhausted"
    FACE_DOWN = "face down"
    FACE_UP = "face up"
    IN_COMBAT = "in combat"
    ONGOING = "ongoing"
    PROTECTING = "protecting"
    READY = "ready"


class Trait(StrEnum):
    """The numeric values of a card; its remaining health is its health without its damage."""

    ATK = "ATK"
    COST = "cost"
    DAMAGE = "damage"
    DEF = "DEF"
    HEALTH = "health"
    REMAINING_HEALTH = "remaining health"
    STRIKE_COST = "strike cost"


class Relation(StrEnum):
    """The relation of a player to the player who is "you"."""

    ANY = "any player"
    FRIENDLY = "friendly player"
    OPPONENT = "opponent"
    OTHER = "other player"
    YOU = "you"


CLASSES = ("Death Knight", "Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman", "Warlock", "Warrior")
"""The classes of heroes, and of allies by their tags (207.1a)."""
FACTIONS = ("Alliance", "Horde", "Monster")
"""The factions that cards show as an icon (207.1b); later sets have the third."""


class LineKeyword(StrEnum):
    """The keywords of a type line: instant as one of its tags (202.1), the others at its end (202.2)."""

    INSTANT = "instant"
    UNIQUE = "unique"
    UNLIMITED = "unlimited"


class Alike(StrEnum):
    """What several chosen cards must have in common, or what no two of them may have in common."""

    CONTROLLER = "in one party"
    OWNER = "in one zone"
    NO_NAME = "with different names"
    NO_CLASS = "with different classes"


class Joint(StrEnum):
    """The conjunction between zones to search: "and" asks for all of them, the others leave a choice."""

    AND = "and"
    AND_OR = "and/or"
    OR = "or"


class Comparison(StrEnum):
    """How two numbers are compared."""

    AT_LEAST = "at least"
    AT_MOST = "at most"
    EQUAL = "equal to"


class Phase(StrEnum):
    """The parts of a turn, with the windows of a combat step, in their order."""

    SETUP = "before the first turn"
    READY_STEP = "ready step"
    DRAW_STEP = "draw step"
    ACTION = "action phase"
    ATTACK_WINDOW = "attack window"
    DEFEND_WINDOW = "defend window"
    END = "end phase"
    WRAP_UP = "wrap-up step"


class Done(StrEnum):
    """A deed of a card or player that the history of a turn records, in the past tense that card text uses."""

    ATTACKED = "attacked"
    COMPLETED = "completed"
    DEALT_COMBAT_DAMAGE = "dealt combat damage"
    DEALT_DAMAGE = "dealt damage"
    DEFENDED = "defended"
    DESTROYED = "destroyed"
    DISCARDED = "discarded"
    DRAWN = "drawn"
    ENTERED_COMBAT = "entered combat"
    ENTERED_PLAY = "entered play"
    HEALED_DAMAGE = "healed damage"
    INSPIRED = "inspired"
    PLACED = "placed"
    PLAYED = "played"
    PROPOSED = "proposed"
    PROTECTED = "protected"
    SABOTAGED = "sabotaged"
    STRUCK = "struck"
    TRIGGERED = "triggered"
    USED = "used"


class LinkKind(StrEnum):
    """The kind of a link on the chain: a card or one of the effects (705.1)."""

    CARD = "card"
    RESOURCE = "resource"
    PAYMENT = "payment effect"
    COMPLETION = "completion effect"
    PROPOSAL = "proposal effect"
    STRIKE = "strike effect"
    TRIGGERED = "triggered effect"
