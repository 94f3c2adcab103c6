"""Azul for two to four people around one keyboard, in the terminal."""

__version__ = "0.1.0"
