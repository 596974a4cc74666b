"""The house rules of Mulatschak as a row of whole numbers: all 59 options, and what follows."""

from typing import Final

from weli.cards import GERMAN_SUITS
from weli.fast.mulatschak.tables import pack_bits
from weli.fast.rules_vector import Known, Numbers, rules_vector
from weli.games.mulatschak.rules import MulatschakRules
from weli.games.mulatschak.seating import table_of

__all__ = ["KNOWN", "numbers_of"]

NO_LOW_LIMIT: Final = -(1 << 40)
NO_HIGH_LIMIT: Final = 1 << 40

KNOWN: Final = (
    Known("pack.size", (36, 33)),
    Known("pack.strip_sevens"),
    Known("seating.first_dealer", ("random", "draw_high", "seat0")),
    Known("seating.fifth_sits_out"),
    Known("cut.cut"),
    Known("cut.card", ("lifted_bottom", "rest_top")),
    Known("cut.must_take_weli"),
    Known("cut.knock"),
    Known("cut.knock_carries"),
    Known("white.redeal", ("off", "mandatory", "optional")),
    Known("white.timing", ("before_bidding", "after_first_round")),
    Known("bidding.min_bid"),
    Known("bidding.five_is_muli"),
    Known("bidding.one_forces_hearts"),
    Known("bidding.dealer_hold"),
    Known("bidding.rounds", ("single_round_duel", "until_passes")),
    Known("bidding.dealer_raise_reopens", ("duel", "never", "always")),
    Known("bidding.muli_first_round_only"),
    Known("bidding.muli_out_of_turn"),
    Known("bidding.dealer_may_hold_muli"),
    Known("bidding.all_pass", ("redeal", "redeal_double", "dealer_must_bid")),
    Known("bidding.max_all_pass"),
    Known("trump.blind"),
    Known("trump.blind_weli", ("next_card", "bells", "choose")),
    Known("trump.must_play_suits", GERMAN_SUITS),
    Known("home.decision", ("before_exchange", "after_declarer_exchange")),
    Known("home.cost"),
    Known("home.last_must_play"),
    Known("home.no_consecutive"),
    Known("exchange.most"),
    Known("exchange.forbid_four"),
    Known("exchange.cap_to_declarer"),
    Known("exchange.one_on_sight", ("off", "refuse_once", "chain")),
    Known("exchange.five_on_sow"),
    Known("exchange.packerl"),
    Known("exchange.six_on_seven"),
    Known("exchange.five_served_last"),
    Known("exchange.first", ("declarer", "forehand")),
    Known("play.trumpfzwang", ("off", "always", "only_if_wins")),
    Known("play.stichzwang"),
    Known("scoring.trick"),
    Known("scoring.no_trick"),
    Known("scoring.failed_bid"),
    Known("scoring.muli_won_declarer"),
    Known("scoring.muli_won_others"),
    Known("scoring.muli_lost_declarer"),
    Known("scoring.muli_lost_others"),
    Known("scoring.muli_fail", ("all_others", "breaker")),
    Known("scoring.stop_failed_muli"),
    Known("scoring.hearts_factor"),
    Known("scoring.max_multiplier"),
    Known("limits.no_bid_at", none=NO_LOW_LIMIT),
    Known("limits.no_home_at", none=NO_LOW_LIMIT),
    Known("limits.no_exchange_at", none=NO_LOW_LIMIT),
    Known("limits.low_score_may_muli"),
    Known("match.start_score"),
    Known("match.bust_limit", none=NO_HIGH_LIMIT),
    Known("match.tie", ("lowest_then_declarer", "shared")),
    Known("match.clamp_at_zero"),
)
"""The options that the twin knows, in the order of their numbers; all there are."""

(
    PACK_SIZE,
    PACK_STRIP_SEVENS,
    SEATING_FIRST_DEALER,
    SEATING_FIFTH_SITS_OUT,
    CUT_CUT,
    CUT_CARD,
    CUT_MUST_TAKE_WELI,
    CUT_KNOCK,
    CUT_KNOCK_CARRIES,
    WHITE_REDEAL,
    WHITE_TIMING,
    BIDDING_MIN_BID,
    BIDDING_FIVE_IS_MULI,
    BIDDING_ONE_FORCES_HEARTS,
    BIDDING_DEALER_HOLD,
    BIDDING_ROUNDS,
    BIDDING_DEALER_RAISE_REOPENS,
    BIDDING_MULI_FIRST_ROUND_ONLY,
    BIDDING_MULI_OUT_OF_TURN,
    BIDDING_DEALER_MAY_HOLD_MULI,
    BIDDING_ALL_PASS,
    BIDDING_MAX_ALL_PASS,
    TRUMP_BLIND,
    TRUMP_BLIND_WELI,
    TRUMP_MUST_PLAY_SUITS,
    HOME_DECISION,
    HOME_COST,
    HOME_LAST_MUST_PLAY,
    HOME_NO_CONSECUTIVE,
    EXCHANGE_MOST,
    EXCHANGE_FORBID_FOUR,
    EXCHANGE_CAP_TO_DECLARER,
    EXCHANGE_ONE_ON_SIGHT,
    EXCHANGE_FIVE_ON_SOW,
    EXCHANGE_PACKERL,
    EXCHANGE_SIX_ON_SEVEN,
    EXCHANGE_FIVE_SERVED_LAST,
    EXCHANGE_FIRST,
    PLAY_TRUMPFZWANG,
    PLAY_STICHZWANG,
    SCORING_TRICK,
    SCORING_NO_TRICK,
    SCORING_FAILED_BID,
    SCORING_MULI_WON_DECLARER,
    SCORING_MULI_WON_OTHERS,
    SCORING_MULI_LOST_DECLARER,
    SCORING_MULI_LOST_OTHERS,
    SCORING_MULI_FAIL,
    SCORING_STOP_FAILED_MULI,
    SCORING_HEARTS_FACTOR,
    SCORING_MAX_MULTIPLIER,
    LIMITS_NO_BID_AT,
    LIMITS_NO_HOME_AT,
    LIMITS_NO_EXCHANGE_AT,
    LIMITS_LOW_SCORE_MAY_MULI,
    MATCH_START_SCORE,
    MATCH_BUST_LIMIT,
    MATCH_TIE,
    MATCH_CLAMP_AT_ZERO,
) = range(59)

# Worked out beforehand from the options and the number of players:
PACK_CARDS: Final = 59  # the cards of the pack
PACK_COUNT: Final = 60  # how many they are
PLAYERS_AT: Final = 61  # how many sit at the table
TABLE_COUNT: Final = 62  # how many take part in a deal
EXTRA: Final = 4
"""How many such numbers follow the options."""


def numbers_of(rules: MulatschakRules, seats: int) -> Numbers:
    """Return the numbers of some house rules for so many players.

    Raises:
        Unsupported: an option or a value that the twin does not know.
    """
    players = len(table_of(rules, seats, 0))
    numbers = rules_vector(rules, KNOWN, players, EXTRA)
    numbers[PACK_CARDS] = pack_bits(rules)
    numbers[PACK_COUNT] = int(numbers[PACK_CARDS]).bit_count()
    numbers[PLAYERS_AT] = seats
    numbers[TABLE_COUNT] = players
    return numbers
