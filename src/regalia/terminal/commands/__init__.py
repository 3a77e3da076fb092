"""Commands of the `regalia` program, a module for each."""
