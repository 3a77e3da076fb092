"""`python -m regalia.kit NAME`: check a room."""

import sys

from regalia.core.safe_path import standard_library_first

if __name__ == "__main__":
    standard_library_first()
    from regalia.kit.check import main

    sys.exit(main(sys.argv[1:]))
