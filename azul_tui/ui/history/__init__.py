"""The games that were played and the standings: how they are listed and drawn."""
