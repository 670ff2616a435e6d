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
    """The six zones (411.1), and the collection, which is outside the game and from which cards may come into it."""

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
    """What a card may be called in text: a card type, a group of types, or any card."""

    ABILITY = "ability"
    ALLY = "ally"
    ARMOR = "armor"
    CARD = "card"
    CHARACTER = "character"
    EQUIPMENT = "equipment"
    HERO = "hero"
    ITEM = "item"
    LINK = "link"
    PLAYER = "player"
    QUEST = "quest"
    RESOURCE = "resource"
    TOKEN = "token"
    TOTEM = "totem"
    WEAPON = "weapon"


class Condition(StrEnum):
    """What a card in play may be at a moment."""

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
    """The numeric values of a card."""

    ATK = "ATK"
    COST = "cost"
    DAMAGE = "damage"
    DEF = "DEF"
    HEALTH = "health"
    STRIKE_COST = "strike cost"


class Relation(StrEnum):
    """How a player stands to the player who is "you"."""

    ANY = "any player"
    FRIENDLY = "friendly player"
    OPPONENT = "opponent"
    OTHER = "other player"
    YOU = "you"


CLASSES = ("Death Knight", "Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman", "Warlock", "Warrior")
"""The classes of heroes, and of allies by their tags (207.1a)."""


class LineKeyword(StrEnum):
    """The keywords at the end of a type line (202.2)."""

    UNIQUE = "unique"
    UNLIMITED = "unlimited"


class Alike(StrEnum):
    """What several chosen cards must have in common, or no two of them."""

    CONTROLLER = "in one party"
    OWNER = "in one zone"
    NO_NAME = "with different names"
    NO_CLASS = "with different classes"


class Joint(StrEnum):
    """What stands between zones that are to be searched: which of them have to be."""

    AND = "and"
    AND_OR = "and/or"
    OR = "or"


class Comparison(StrEnum):
    """How two numbers are compared."""

    AT_LEAST = "at least"
    AT_MOST = "at most"
    EQUAL = "equal to"


class Phase(StrEnum):
    """The parts of a turn, with the windows of a combat step, in the order they come."""

    SETUP = "before the first turn"
    READY_STEP = "ready step"
    DRAW_STEP = "draw step"
    ACTION = "action phase"
    ATTACK_WINDOW = "attack window"
    DEFEND_WINDOW = "defend window"
    END = "end phase"
    WRAP_UP = "wrap-up step"


class Done(StrEnum):
    """What a turn's history tells of a card or player, in the past tense of the text that asks for it."""

    ATTACKED = "attacked"
    COMPLETED = "completed"
    DEALT_COMBAT_DAMAGE = "dealt combat damage"
    DEALT_DAMAGE = "dealt damage"
    DEFENDED = "defended"
    DESTROYED = "destroyed"
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
    """What a link on the chain is (705.1)."""

    CARD = "card"
    RESOURCE = "resource"
    PAYMENT = "payment effect"
    COMPLETION = "completion effect"
    PROPOSAL = "proposal effect"
    STRIKE = "strike effect"
    TRIGGERED = "triggered effect"
