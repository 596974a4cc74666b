"""Every code with which the server itself refuses something, beside the reasons of the games.

The clients say them in their reader's language; `docs/protocol.md` lists them.
"""

from typing import Final

from weli.kernel.actions import Reason

__all__ = ["PROBLEMS", "REFUSALS", "Refusal", "no"]

REFUSALS: Final = {
    "stale": "The decision was made in a state that is no longer the newest one.",
    "already_decided": "The decision has been made and is about to be shown.",
    "mirror": "Another connection of the same person acts.",
    "not_seated": "Only somebody with a seat may do this.",
    "not_host": "Only the host may do this.",
    "not_in_lobby": "This can be done only before the match.",
    "not_playing": "This can be done only while the match is played.",
    "no_such_seat": "There is no such seat at the table.",
    "no_person": "No person sits there.",
    "seat_taken": "A person holds the seat.",
    "not_yourself": "This can be done only to somebody else.",
    "no_such_level": "There is no such level of computer players.",
    "bad_rules": "The rules cannot be played by so many people; `problem` names the first problem.",
    "too_few_seats": "There are more people at the table than seats under these rules.",
    "other_rules": "The rules have changed since.",
    "not_agreed": "Somebody has not agreed to the rules yet.",
    "open_seats": "A seat is still open.",
    "deal_not_over": "The deal is not over.",
    "match_over": "The match is over.",
    "match_not_over": "The match is not over.",
    "paused": "The table is paused.",
    "not_stood_in": "Nobody plays for this person.",
    "stood_in": "A computer player plays for the person; the seat must be taken back first.",
    "not_their_turn": "It is not this person's decision.",
    "not_yet": "It is too early: only after so many `seconds` of waiting.",
    "no_claims": "At this table nobody may claim the rest, or this person no more in this match.",
    "not_your_card": "The rest can be claimed only in place of playing a card.",
    "too_few_tricks": "The rest can be claimed only with at least `least` cards in hand.",
    "not_proven": "The claim could not be proven in time; it costs nothing.",
    "claim_fails": "Somebody could still win a trick.",
    "no_hints": "At this table nobody may ask for a hint.",
    "not_alone": "Hints are given only while no other person sits at the table.",
    "not_your_decision": "A hint is given only to whoever has to decide.",
    "already_asked": "A hint for this decision has been asked for, and is on its way.",
    "no_hint_found": "No hint could be found; it can be asked for again.",
    "hints_not_ready": "Hints are still being prepared, for about a minute after an installation.",
    "no_standing_answer": "This question takes no standing answer.",
    "bad_policy": "The `field` of the policy is out of range.",
    "empty": "The text is empty.",
    "bad_command_id": "A command id has 1 to 64 letters, digits, dots, hyphens or underscores.",
}
"""The codes of `refused` messages, with what they mean."""

PROBLEMS: Final = {
    "bad_message": "It could not be understood; `error` says where, `near` what was meant.",
    "too_many": "Too much in too short a time; wait `seconds`.",
    "too_long": "The message is longer than `most` bytes.",
    "broken": "The table could not be saved; connect again.",
    "no_such_table": "There is no such table.",
    "no_watching": "People without a seat may not watch this table.",
    "full": "Too many people watch, or no seat is open.",
    "wrong_invite": "The invite does not open this table.",
    "not_seated": "Only somebody with a seat may ask for this.",
    "not_in_lobby": "The match has begun; nobody can join.",
    "not_over": "The match is still played, so its whole record is a secret.",
    "bad_origin": "The page comes from an `origin` that this server does not know.",
    "bad_host": "The request is for a `host` that this server is not.",
    "not_found": "There is nothing at this address.",
    "wrong_method": "The address does not take this method.",
    "only_here": "Only the computer that the server runs on may do this.",
    "no_lan": "This computer has no address in a local network.",
    "busy": "Too many tables are open already.",
    "bad_rules": "The rules cannot be played by so many people; `problem` names the first problem.",
    "no_such_game": "There is no such game; `near` is the nearest.",
    "no_such_level": "There is no such level of computer players; `near` is the nearest.",
}
"""The codes of `problem` messages and of HTTP errors, with what they mean."""


class Refusal(Exception):
    """A command is refused; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason."""
        super().__init__(reason.code)
        self.reason = reason


def no(code: str, **details: str | int) -> Refusal:
    """Return the refusal with one of the codes above."""
    assert code in REFUSALS or code in PROBLEMS, code
    return Refusal(Reason(code, details=details))
