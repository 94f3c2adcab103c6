"""The pictures of the README: ``python -m tests.screenshots`` draws them again.

Each is a scene of a game from a fixed seed, taken with the app's own export and made independent
of the machine and of the version of the exporter.
"""
