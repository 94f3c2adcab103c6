"""Keys that are typed in haste.

They arrive before the focus has moved to where they belong. So fields act on their keys at once,
and hand on what comes after the focus has left them; nothing is lost when somebody types ``Ana``,
enter, ``Bor``, enter, enter in one go.
"""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.widget import Widget


async def act_at_once(field: Widget, keys: Mapping[str, str], event: events.Key) -> None:
    """Act on a key that came to ``field``, or hand it on.

    The keys behind one that closed the screen are lost.

    Args:
        field: the widget that the key came to.
        keys: for each key the name of an action; others are left to the widget.
        event: the key.
    """
    if not field.is_attached:
        return
    focused = field.screen.focused
    if focused is not None and focused is not field:
        event.stop()
        event.prevent_default()
        focused.post_message(events.Key(event.key, event.character))
    elif event.key in keys:
        event.stop()
        event.prevent_default()
        await perform(field, keys[event.key])


async def perform(field: Widget, action: str) -> None:
    """Run an action of ``field`` or, after ``screen.``, of the screen that it is on.

    Textual would take the screen on top, which may be the next one already.
    """
    name = action.removeprefix("screen.")
    if name == action:
        await field.run_action(name)
    elif field.is_attached:
        await field.screen.run_action(name)
