"""What can come out of the bag (R4.1, R4.2)."""

from __future__ import annotations

from collections import Counter

from tests.referee.counting import COLORS


class Fault(ValueError):
    """An event that the rules do not allow here; the text says why."""


def draw(
    bag: Counter[str], lid: Counter[str], dealt: list[str]
) -> tuple[Counter[str], Counter[str], list[str]]:
    """Bag and lid after a deal, and the rule clauses it met; ``Fault`` if it cannot come up."""
    if any(letter not in COLORS for factory in dealt for letter in factory):
        raise Fault("a factory holds something that is no tile")
    seen = _check_sizes(dealt, sum(bag.values()) + sum(lid.values()))
    in_bag = sum(bag.values())
    if sum(len(factory) for factory in dealt) <= in_bag:
        return _take_out(bag, "".join(dealt), "the bag"), lid, seen

    # The bag empties first, factory by factory; only then the lid is poured.
    whole, part = in_bag // 4, in_bag % 4
    rest = _take_out(bag, "".join(dealt[:whole]), "the bag")
    if rest - Counter(dealt[whole]):
        raise Fault(f"the last tiles of the bag belong to factory {whole + 1}")
    from_lid = Counter(dealt[whole]) - rest
    from_lid.update("".join(dealt[whole + 1 :]))
    place = "in the middle of a factory" if part else "between two factories"
    if in_bag == 0:
        place = "before the first factory"
    seen.append(f"R4.1 the lid is poured {place}")
    return _take_out(lid, "".join(from_lid.elements()), "the lid"), Counter(), seen


def _check_sizes(dealt: list[str], left: int) -> list[str]:
    """Four tiles each as long as there are tiles, then what is left, then none."""
    seen = []
    for number, factory in enumerate(dealt, start=1):
        due = min(4, left)
        if len(factory) != due:
            raise Fault(f"factory {number} gets {due} tiles, not {len(factory)}")
        left -= due
        if due < 4:
            seen.append("R4.2 a short factory" if due else "R4.2 an empty factory")
    return seen


def _take_out(pile: Counter[str], tiles: str, name: str) -> Counter[str]:
    missing = Counter(tiles) - pile
    if missing:
        raise Fault(f"{name} has no {''.join(sorted(missing.elements()))} to deal")
    return pile - Counter(tiles)
