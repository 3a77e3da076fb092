"""Answers to what is asked at a table: one to each question, however fast they come."""

from support.servers.serving import Person

AT_ONCE = 39  # messages of one connection that are heard without a pause


def test_whoever_asks_much_at_once_about_another_s_seat_is_told_why_each_time(
    ann: Person, bob: Person
) -> None:
    key = ann.open("ur", {"kind": "me"}, {"kind": "open"})["key"]
    with bob.sit_at(key) as sitting:
        for _ in range(AT_ONCE):
            sitting.send("why", seat=0, taps=[])
        sitting.send("ping")
        told = []
        sitting.wait(lambda message: told.append(message) or message["type"] == "pong")
    refused = [message["message"] for message in told if message["type"] == "refusal"]
    assert len(refused) == AT_ONCE
    assert {*refused} == {"You are watching; only those who hold a seat can do this."}
