"""Evaluation for the computer players of Royal Battles: blows, traits, and the fitted network."""
