"""Other keyboard layouts press the same keys."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from azul_tui.ui.keyboards import AnyKeyboardApp


class Listening(AnyKeyboardApp[None]):
    """Hears keys, and has a field to type in."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [("X", "nothing", "a command of a capital letter")]

    def __init__(self) -> None:
        super().__init__()
        self.heard = ""

    def compose(self) -> ComposeResult:
        yield Input()

    def on_key(self, event: events.Key) -> None:
        self.heard += event.key


async def test_keys_of_two_keyboards_keep_their_order() -> None:
    app = Listening()
    async with app.run_test() as pilot:
        # All at once, as a fast typist or a slow machine sends them.
        for key in "и32ц1иі(":
            app.simulate_key(key)
        await pilot.pause()
        assert app.heard == "b32w1bs5"


async def test_capital_letters_press_the_same_keys_unless_they_have_a_command() -> None:
    app = Listening()
    async with app.run_test() as pilot:
        for key in "BИ3İX":
            app.simulate_key(key)
        await pilot.pause()
        assert app.heard == "bb3İX"


async def test_letters_that_are_typed_stay_as_they_are() -> None:
    app = Listening()
    async with app.run_test() as pilot:
        field = app.query_one(Input)
        field.focus()
        await pilot.press(*"Борβ")
        assert field.value == "Борβ"
