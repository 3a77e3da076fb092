"""Exercises in the engine protocol: one is given by its number, and an answer is judged."""

import pytest
from support.asking import Here
from support.exercises import right

ONE = {"game": "study", "lesson": "exercises", "step": "3"}


def test_an_exercise_is_given_and_judged(client: Here) -> None:
    given = client.ask("step", **ONE)
    assert given["par"] == given["most"] == len(right(3))
    assert right(3)[0] in given["actions"]
    assert client.ask("answer", **ONE, actions=right(3))["state"] == "done"
    assert client.ask("answer", **ONE, actions=["give-up"])["state"] == "wrong"


@pytest.mark.parametrize("number", ["-1", "99999", "9999999", "", "x", "٣"])
def test_a_number_that_there_is_not_is_refused(client: Here, number: str) -> None:
    assert client.refused("step", **{**ONE, "step": number})["message"]
