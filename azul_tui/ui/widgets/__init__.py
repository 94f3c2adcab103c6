"""What lies on the table, a widget for each."""
