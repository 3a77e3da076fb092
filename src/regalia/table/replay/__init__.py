"""Records replayed: step by step, as a seat may know them, and with the plans there were."""
