"""Values of states and actions, on which reviews and analyses rest."""
