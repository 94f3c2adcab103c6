"""Pasted text that stays text, whatever is in it."""

from __future__ import annotations

from typing import Final

_ESCAPE: Final = "\x1b"
_START: Final = "\x1b[200~"
_END: Final = "\x1b[201~"
_PATIENCE: Final = 30


class Pastes:
    """Takes the escape characters out of text that is pasted between the brackets for it.

    Textual takes what follows such a character for keys, and would play moves by accident. Text
    may come in pieces of any size.
    """

    def __init__(self) -> None:
        self._pasting = False
        self._tail = ""
        """The last characters: in a paste, those that may begin its end, which are held back."""
        self._ticks = 0

    def clean(self, text: str) -> str:
        """The same text; in a paste, nothing but its end begins with an escape character."""
        self._ticks = 0
        return "".join(
            self._in_paste(character) if self._pasting else self._typed(character)
            for character in text
        )

    def tick(self) -> str:
        """What to add after a moment without text: the end of a paste whose own end was lost.

        Otherwise keys would mean nothing for ever.
        """
        self._ticks += 1
        if self._pasting and self._ticks > _PATIENCE:
            return self._end()
        if not self._pasting:
            self._tail = ""
        return ""

    def _typed(self, character: str) -> str:
        self._tail = (self._tail + character)[-len(_START) :]
        if self._tail == _START:
            self._pasting = True
            self._tail = ""
        return character

    def _in_paste(self, character: str) -> str:
        self._tail += character
        if self._tail == _END:
            return self._end()
        if _END.startswith(self._tail):
            return ""
        text, self._tail = self._tail, ""
        if character == _ESCAPE:
            self._tail = _ESCAPE
        return text.replace(_ESCAPE, "")

    def _end(self) -> str:
        self._pasting = False
        self._tail = ""
        return _END
