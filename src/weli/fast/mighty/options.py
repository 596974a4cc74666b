"""The house rules of Mighty as a row of whole numbers: all 88 options, and what follows."""

from functools import lru_cache
from typing import Final

from weli.fast.mighty.tables import outfit_numbers, powers_of, special_numbers
from weli.fast.rules_vector import Known, Numbers, rules_vector
from weli.games.mighty.rules import MightyRules
from weli.games.mighty.seating import outfit_of, table_of
from weli.games.mighty.words import FACES, FriendKind, MisdealHand, Players, Unburied

__all__ = ["KNOWN", "numbers_of"]

RULES_KEPT: Final = 64
"""For so many sets of rules, the last ones met, the numbers are remembered."""

NONE: Final = -1
"""What stands for a limit that is off."""

POLICIES: Final = ("valid", "powerless", "powerless_lead", "no_lead", "forbidden")

KNOWN: Final = (
    Known("table.players", tuple(Players)),
    Known("table.first_dealer", ("random", "seat0")),
    Known("pack.four", ("seed43", "roth51")),
    Known("pack.two_deck_jokers"),
    Known("pack.one_deck_jokers"),
    Known("pack.many", ("two_decks", "small_hands", "sit_out")),
    Known("special.mighty", FACES),
    Known("special.alt_mighty", FACES),
    Known("special.ripper", FACES),
    Known("special.alt_ripper", (*FACES, "same", "none")),
    Known("special.red_ripper", FACES),
    Known("special.alt_red_ripper", (*FACES, "same", "none")),
    Known("special.joker_is_point"),
    Known("special.mighty_names_suit"),
    Known("special.trump_needs_void"),
    Known("misdeal.allowed"),
    Known("misdeal.spade_ace"),
    Known("misdeal.honours"),
    Known("misdeal.tens"),
    Known("misdeal.joker"),
    Known("misdeal.at_most"),
    Known("misdeal.also", tuple(MisdealHand)),
    Known("misdeal.when", ("first_turn", "any_turn", "before_bidding")),
    Known("misdeal.declarer_with_kitty"),
    Known("misdeal.dealer", ("same", "caller")),
    Known("misdeal.penalty", ("none", "fixed", "doubling")),
    Known("bidding.opener", ("left", "dealer", "dealer_then_declarer", "first_partner")),
    Known("bidding.opener_must_bid"),
    Known("bidding.min"),
    Known("bidding.above_max"),
    Known("bidding.no_trump", ("over_equal", "plus_one", "equal_no", "forbidden")),
    Known("bidding.no_trump_below_min"),
    Known("bidding.pass_final"),
    Known("bidding.once"),
    Known(
        "bidding.all_pass",
        ("redeal", "redeal_next", "min_minus_1", "dealer_last_chance", "opener_forced"),
    ),
    Known("bidding.all_pass_fine"),
    Known("exchange.buried_points", ("attackers", "defenders", "last_trick")),
    Known("exchange.forbid", tuple(Unburied)),
    Known("exchange.raise_after"),
    Known("change.mode", ("raise", "double_stake", "free", "forbidden")),
    Known("change.suit_cost"),
    Known("change.no_trump_cost"),
    Known("change.clamp_to_max"),
    Known("change.max_no_trump_free"),
    Known("friend.kinds", tuple(FriendKind)),
    Known("friend.joker_card"),
    Known("friend.mighty_card"),
    Known("friend.fake"),
    Known("friend.two_deck", ("both", "first_played")),
    Known("friend.request"),
    Known("friend.request_binding", ("first_holding", "every")),
    Known("first.mighty", POLICIES),
    Known("first.trump", POLICIES),
    Known("first.joker", POLICIES),
    Known("first.ripper", POLICIES),
    Known("last.mighty", POLICIES),
    Known("last.trump", POLICIES),
    Known("last.joker", POLICIES),
    Known("last.ripper", POLICIES),
    Known("play.trump_release", ("nothing_else", "specials_ignored")),
    Known("play.mighty_forced", ("strict", "joker_allowed")),
    Known("play.joker_lead", ("names_suit", "calls_trump", "names_colour")),
    Known("play.powerless_lead", ("names_suit", "next_card")),
    Known("play.ripper_call", ("always", "optional")),
    Known("play.ripper_multi", ("all_holders", "next_holder")),
    Known("play.mighty_defence"),
    Known("play.called_joker_power"),
    Known("play.forced_early"),
    Known("score.style", ("payment", "penalty")),
    Known("score.base", ("min_minus_1", "fixed_12")),
    Known("score.fail_split", ("each", "shared")),
    Known(
        "score.made",
        (
            "official",
            "over_10",
            "over_13",
            "over_min",
            "over_min_plus_1",
            "over_bid",
            "over_bid_plus_1",
            "twice",
            "risk",
            "rust",
            "league",
        ),
    ),
    Known("score.failed", ("short", "pays_back", "tooth", "league")),
    Known("score.run", ("any", "bid", "flat", "none")),
    Known("score.back_run", ("none", "half_plus", "half", "min", "contract", "missed")),
    Known("score.back_run_by"),
    Known("score.no_trump"),
    Known("score.no_trump_when", ("always", "win")),
    Known("score.alone", ("one", "one_and_half", "two")),
    Known("score.max_bid"),
    Known("score.buried_special"),
    Known("score.redeal_doubles"),
    Known("score.four_fail", ("equal", "declarer_alone", "two_one")),
    Known("score.cap", none=NONE),
    Known("score.cap_no_trump", none=NONE),
    Known("match.deals", none=NONE),
    Known("match.target", none=NONE),
    Known(
        "match.next_dealer", ("left", "same", "friend_or_declarer", "declarer_if_made_else_friend")
    ),
)
"""The options that the twin knows, in the order of their numbers; all there are."""

(
    TABLE_PLAYERS,
    TABLE_FIRST_DEALER,
    PACK_FOUR,
    PACK_TWO_DECK_JOKERS,
    PACK_ONE_DECK_JOKERS,
    PACK_MANY,
    SPECIAL_MIGHTY,
    SPECIAL_ALT_MIGHTY,
    SPECIAL_RIPPER,
    SPECIAL_ALT_RIPPER,
    SPECIAL_RED_RIPPER,
    SPECIAL_ALT_RED_RIPPER,
    SPECIAL_JOKER_IS_POINT,
    SPECIAL_MIGHTY_NAMES_SUIT,
    SPECIAL_TRUMP_NEEDS_VOID,
    MISDEAL_ALLOWED,
    MISDEAL_SPADE_ACE,
    MISDEAL_HONOURS,
    MISDEAL_TENS,
    MISDEAL_JOKER,
    MISDEAL_AT_MOST,
    MISDEAL_ALSO,
    MISDEAL_WHEN,
    MISDEAL_DECLARER_WITH_KITTY,
    MISDEAL_DEALER,
    MISDEAL_PENALTY,
    BIDDING_OPENER,
    BIDDING_OPENER_MUST_BID,
    BIDDING_MIN,
    BIDDING_ABOVE_MAX,
    BIDDING_NO_TRUMP,
    BIDDING_NO_TRUMP_BELOW_MIN,
    BIDDING_PASS_FINAL,
    BIDDING_ONCE,
    BIDDING_ALL_PASS,
    BIDDING_ALL_PASS_FINE,
    EXCHANGE_BURIED_POINTS,
    EXCHANGE_FORBID,
    EXCHANGE_RAISE_AFTER,
    CHANGE_MODE,
    CHANGE_SUIT_COST,
    CHANGE_NO_TRUMP_COST,
    CHANGE_CLAMP_TO_MAX,
    CHANGE_MAX_NO_TRUMP_FREE,
    FRIEND_KINDS,
    FRIEND_JOKER_CARD,
    FRIEND_MIGHTY_CARD,
    FRIEND_FAKE,
    FRIEND_TWO_DECK,
    FRIEND_REQUEST,
    FRIEND_REQUEST_BINDING,
    FIRST_MIGHTY,
    FIRST_TRUMP,
    FIRST_JOKER,
    FIRST_RIPPER,
    LAST_MIGHTY,
    LAST_TRUMP,
    LAST_JOKER,
    LAST_RIPPER,
    PLAY_TRUMP_RELEASE,
    PLAY_MIGHTY_FORCED,
    PLAY_JOKER_LEAD,
    PLAY_POWERLESS_LEAD,
    PLAY_RIPPER_CALL,
    PLAY_RIPPER_MULTI,
    PLAY_MIGHTY_DEFENCE,
    PLAY_CALLED_JOKER_POWER,
    PLAY_FORCED_EARLY,
    SCORE_STYLE,
    SCORE_BASE,
    SCORE_FAIL_SPLIT,
    SCORE_MADE,
    SCORE_FAILED,
    SCORE_RUN,
    SCORE_BACK_RUN,
    SCORE_BACK_RUN_BY,
    SCORE_NO_TRUMP,
    SCORE_NO_TRUMP_WHEN,
    SCORE_ALONE,
    SCORE_MAX_BID,
    SCORE_BURIED_SPECIAL,
    SCORE_REDEAL_DOUBLES,
    SCORE_FOUR_FAIL,
    SCORE_CAP,
    SCORE_CAP_NO_TRUMP,
    MATCH_DEALS,
    MATCH_TARGET,
    MATCH_NEXT_DEALER,
) = range(88)

# Worked out beforehand from the options and the number of players:
(
    PLAYERS_AT,  # how many sit at the table
    TABLE_COUNT,  # how many take part in a deal
    PACK_COUNT,  # how many cards the pack has
    HAND_SIZE,  # how many cards a hand has, which is the number of tricks
    KITTY_SIZE,
    PACK_POINTS,  # how many points the pack holds
    DECKS,
    PACK_FIRST,  # the cards of the pack: first copies and jokers
    PACK_SECOND,  # second copies
    CALLABLE,  # the faces a friend may be called by, unless the declarer has them all
    JOKER_COPIES,  # the jokers that are called by one name, where there are two decks
    POINT_CARDS,  # the faces and jokers that count a point
    USUAL_MIGHTY,  # the mighty's face while its suit is not trump, as a bit
) = range(88, 101)

POWERS: Final = 101  # for a trick in the middle, the first, the last: see `tables.powers`
SPECIALS: Final = 104  # by strain: MIGHTY, RIPPER, RIPPER_CALLS, RED_RIPPER, RED_CALLS, STRONG
MIGHTY, RIPPER, RIPPER_CALLS, RED_RIPPER, RED_CALLS, STRONG = range(6)
SPECIAL_COUNT: Final = 6
EXTRA: Final = SPECIALS + 5 * SPECIAL_COUNT - 88
"""How many such numbers follow the options."""


@lru_cache(maxsize=RULES_KEPT)
def numbers_of(rules: MightyRules, seats: int) -> Numbers:
    """Return the numbers of some house rules for so many players; nobody may change them.

    Raises:
        Unsupported: an option or a value that the twin does not know.
    """
    players = len(table_of(rules, seats, 0))
    numbers = rules_vector(rules, KNOWN, players, EXTRA)
    numbers[PLAYERS_AT] = seats
    numbers[TABLE_COUNT] = players
    numbers[PACK_COUNT:POWERS] = outfit_numbers(rules, outfit_of(rules, seats))
    numbers[POWERS:SPECIALS] = [powers_of(rules, stage) for stage in range(3)]
    numbers[SPECIALS:] = special_numbers(rules, seats)
    return numbers
