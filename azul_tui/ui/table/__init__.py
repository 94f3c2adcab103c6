"""What lies on the table: where it goes, what of the game it shows, how it is drawn."""
