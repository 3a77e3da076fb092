"""The tests that every room passes."""
