"""A process that thinks: a question a line on its standard input, an answer a line on its output.

It knows no database and no other question than the one it was asked.  When whoever asks is gone,
it ends.
"""

import os
import signal
import sys

from regalia.fast import warm
from regalia.server.questions import answered


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(10)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed meanwhile is no answer
    warm.never_wait()  # others may have questions that need no compiled rules
    for question in sys.stdin.buffer:
        answers.write(answered(question) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
