"""The combat step that is under way."""

from __future__ import annotations

from engine.state.ids import CardId, PlayerId
from engine.value import value


@value
class Combat:
    """A combat step (602): each role is None when nobody fills it.

    `protected` is the character that was the proposed defender until another protected it (602.2); `entered` says
    whether the protect point has passed and the two are in combat (602.3); `strikes` holds which player struck with
    which weapon, in order (303.2c).
    """

    number: int
    attacking_player: PlayerId
    attacker: CardId | None
    proposed_defender: CardId | None
    defender: CardId | None = None
    protecting: CardId | None = None
    protected: CardId | None = None
    sabotage: bool = False
    entered: bool = False
    strikes: tuple[tuple[PlayerId, CardId], ...] = ()

    @property
    def in_combat(self) -> tuple[CardId, ...]:
        """Return the characters in combat: attacker and defender while both remain (602.3c, 602.5)."""
        if not self.entered or self.attacker is None or self.defender is None:
            return ()
        return (self.attacker, self.defender)
