"""Phrases: 128 random bits in letters, to write down and enter on another device.

They are letters and digits that are not easily mistaken for one another, and a sign that tells
slips of the pen.  The database has only a digest, so a phrase is shown once.  Before devices had
keys of their own, a phrase was the number of the cookie; old ones are read in the same way.
"""

import string

from regalia.app.errors import says
from regalia.app.identity import TOKEN
from regalia.core.errors import RegaliaError

SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's 32
READ_AS = str.maketrans({"o": "0", "i": "1", "l": "1"})
LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"  # of tokens
LENGTH, GROUP = 28, 4  # 27 signs of 5 bits hold the 22 of 6, and one is to check
CHECKS = (
    SIGNS + "*~$=u"
)  # 37, a prime: any one wrong sign, and two that changed places, are noticed


class NoPhrase(RegaliaError):
    code = "bad-phrase"


def phrase_of(token: str) -> str:
    number = 0
    for letter in token:
        number = number * 64 + LETTERS.index(letter)
    signs = ""
    for _ in range(LENGTH - 1):
        number, rest = divmod(number, 32)
        signs = SIGNS[rest] + signs
    signs += _check(signs)
    return "-".join(signs[i : i + GROUP] for i in range(0, LENGTH, GROUP))


def token_of_phrase(phrase: str) -> str:
    """The token that a phrase stands for; NoPhrase where it is none."""
    signs = "".join(phrase.lower().split()).replace("-", "").translate(READ_AS)
    right = len(signs) == LENGTH and all(sign in SIGNS for sign in signs[:-1])
    if not right or signs[-1] != _check(signs[:-1]):
        raise NoPhrase(says("phrase-wrong"))
    number = 0
    for sign in signs[:-1]:
        number = number * 32 + SIGNS.index(sign)
    token = ""
    for _ in range(22):
        number, rest = divmod(number, 64)
        token = LETTERS[rest] + token
    if number or not TOKEN.fullmatch(token):
        raise NoPhrase(says("phrase-wrong"))
    return token


def _check(signs: str) -> str:
    weighed = sum((i + 1) * SIGNS.index(sign) for i, sign in enumerate(signs))
    return CHECKS[weighed % len(CHECKS)]
