"""A worker process: a question a line on its standard input, an answer a line on its output.

It knows no database and no other question than the one it was asked.  It ends with the server.
"""

import os
import sys

from regalia.app.questions import answered
from regalia.fast import warm
from regalia.server.sandbox.child_process import run_behind


def main() -> None:
    run_behind(10)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed meanwhile is no answer
    warm.never_wait()  # others may have questions that need no compiled rules
    for question in sys.stdin.buffer:
        answers.write(answered(question) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
