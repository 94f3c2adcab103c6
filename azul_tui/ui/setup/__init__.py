"""The parts of the setup screen: what is chosen, how it is laid out, how it is drawn."""
