"""Moments as people say them."""

from __future__ import annotations

from datetime import datetime, timedelta


def when(moment: datetime, now: datetime) -> str:
    """Return "today 20:15", "yesterday 20:15" or "2026-11-28 20:15", in the zone of ``now``."""
    local = moment.astimezone(now.tzinfo)
    clock = f"{local:%H:%M}"
    if local.date() == now.date():
        return f"today {clock}"
    if local.date() == (now - timedelta(days=1)).date():
        return f"yesterday {clock}"
    return day_and_time(local)


def day_and_time(moment: datetime) -> str:
    """Return "2026-11-28 20:15"."""
    return f"{moment:%Y-%m-%d %H:%M}"
