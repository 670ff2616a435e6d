"""The combat step that is under way."""

from __future__ import annotations

from engine.state.ids import CardId, PlayerId
from engine.value import value


@value
class Combat:
    """A combat step (602); a role that no character has is None.

    `protecting` is the character that exhausted to protect in this combat, whether or not it defends now (602.2).
    `entered` says that the attacker and the defender have entered combat, after the protect point (602.3). `strikes`
    holds each player and the weapon with which he or she struck, in order (303.2c).
    """

    number: int
    attacking_player: PlayerId
    attacker: CardId | None
    proposed_defender: CardId | None
    defender: CardId | None = None
    protecting: CardId | None = None
    sabotage: bool = False
    entered: bool = False
    strikes: tuple[tuple[PlayerId, CardId], ...] = ()

    @property
    def in_combat(self) -> tuple[CardId, ...]:
        """Return the characters in combat: attacker and defender while both remain (602.3c, 602.5)."""
        if not self.entered or self.attacker is None or self.defender is None:
            return ()
        return (self.attacker, self.defender)
