"""`python -m regalia` is the `regalia` command."""

from regalia.terminal.command import main

if __name__ == "__main__":
    main(prog_name="regalia")
