"""How likely a player gives each answer: its worths by rule of thumb, made into chances.

An answer that is worth less is given more rarely, the more so the colder the kind of question (a
softmax with a temperature); and a small part of all answers is given without any thought (a lapse),
each as likely as another. The worths are those of `bots/mulatschak` and of its twin `thumb`.

Some answers tell too little of a hand and are not weighed: that no Muli is announced out of turn,
that a hand is kept (only a white one could be thrown in), and what becomes of a card on sight,
which the rule of thumb judges by the card alone.
"""

from math import exp

from weli.fast.jit import compiled, popcount, trailing_zeros
from weli.fast.layouts import Counts
from weli.fast.mulatschak import layout as at
from weli.fast.mulatschak import moves as do
from weli.fast.mulatschak import options as option
from weli.fast.mulatschak import phases as phase
from weli.fast.mulatschak.imagining import fields as field
from weli.fast.mulatschak.imagining.fields import Desk
from weli.fast.mulatschak.legal import most_cards, plain_sizes
from weli.fast.mulatschak.playing import promised
from weli.fast.mulatschak.tables import SEVEN_BIT, SOW_OF
from weli.fast.mulatschak.thumb import weights as weigh
from weli.fast.mulatschak.thumb.calls import ALL, passing, promising, to_speak
from weli.fast.mulatschak.thumb.exchange import cards_at
from weli.fast.mulatschak.thumb.prospects import (
    best_declaring,
    best_muli,
    blind,
    declaring,
    declaring_with,
    going,
    home,
    muli,
)
from weli.fast.mulatschak.thumb.race import after
from weli.fast.mulatschak.thumb.strength import strength_of
from weli.fast.mulatschak.thumb.tricks import card_worths
from weli.fast.rules_vector import Numbers

__all__ = ["MOST_ANSWERS", "judge", "kind_of", "list_answers"]

MOST_ANSWERS = 8192
"""A question has no more: from the most cards there can be, 16, 11 are laid off in 4,368 ways."""


@compiled
def kind_of(row: Numbers, code: int) -> int:
    """Return the kind of the question that a step answers, -1 where the answer is not weighed."""
    asked = row[at.PHASE]
    if asked == phase.BIDDING or asked == phase.HOLD_MULI or code == do.SAY_MULI:
        return field.BID
    if asked == phase.TRUMP or asked == phase.BLIND_TRUMP:
        return field.TRUMP
    if asked == phase.HOME:
        return field.HOME
    if asked == phase.EXCHANGE:
        return field.EXCHANGE
    if asked == phase.LAY_OFF:
        return field.LAY_OFF
    return field.CARD if asked == phase.PLAY else -1


@compiled
def judge(row: Numbers, rules: Numbers, table: Numbers, policy: Counts, desk: Desk) -> int:
    """Write the answers to the present question and how likely each is; return how many."""
    count, worths = list_answers(row, rules, table, desk), desk.worths
    kind = kind_of(row, do.SAY_MULI if row[at.PHASE] == phase.MULI else 0)
    temperature, lapse = policy[2 * kind], policy[2 * kind + 1]
    best, total = worths[0], 0.0
    for number in range(1, count):
        best = max(best, worths[number])
    for number in range(count):
        worths[number] = exp((worths[number] - best) / temperature)
        total += worths[number]
    for number in range(count):
        worths[number] = (1.0 - lapse) * worths[number] / total + lapse / count
    return count


@compiled
def list_answers(row: Numbers, rules: Numbers, table: Numbers, desk: Desk) -> int:
    """Write the answers to the present question and what each is worth; return how many.

    An answer is a step; in an exchange the set of cards that is laid off, or minus the step of a
    special form.
    """
    asked, answers, worths = row[at.PHASE], desk.answers, desk.worths
    if asked == phase.PLAY:
        return card_worths(row, rules, table, answers, worths)
    if asked == phase.EXCHANGE or asked == phase.LAY_OFF:
        return list_cards(row, rules, table, desk)
    words, count = row[at.LEGAL_WORDS], 0
    while words:
        answers[count] = do.WORDS + trailing_zeros(words)
        worths[count] = worth_of_word(row, rules, table, answers[count])
        count += 1
        words &= words - 1
    return count


# ------------------------------------------------------------------------ what is said


@compiled
def worth_of_word(row: Numbers, rules: Numbers, table: Numbers, code: int) -> int:
    """Return what an answer is worth that is no card."""
    asked = row[at.PHASE]
    if asked == phase.HOME:
        return worth_of_home(row, rules, table, code)
    if asked == phase.TRUMP or asked == phase.BLIND_TRUMP:
        return worth_of_trump(row, rules, table, code)
    if asked == phase.MULI and code == do.NO_MULI:
        best = after(row, rules, table, row[at.ACTOR], 0)
        plain = ALL - rules[option.BIDDING_FIVE_IS_MULI]
        for tricks in range(rules[option.BIDDING_MIN_BID], plain + 1):
            best = max(best, best_declaring(row, rules, table, tricks))
        return best
    return worth_of_bid(row, rules, table, code)


@compiled
def worth_of_bid(row: Numbers, rules: Numbers, table: Numbers, code: int) -> int:
    """Return what a pass, a hold or a bid is worth."""
    if code == do.PASS:
        return passing(row, rules, table, to_speak(row, rules))
    if code == do.SAY_MULI or row[at.CONTRACT] == do.MULI_RANK:
        return best_muli(row, rules, table)
    if code == do.HOLD:
        return best_declaring(row, rules, table, row[at.CONTRACT])
    return promising(row, rules, table, to_speak(row, rules), code - do.BID)


@compiled
def worth_of_trump(row: Numbers, rules: Numbers, table: Numbers, code: int) -> int:
    """Return what it is worth to name a trump, or to look for it blind."""
    if code == do.BLIND_TRUMP:
        return blind(row, rules, table, promised(row))
    suit = code - do.NAME
    if row[at.CONTRACT] == do.MULI_RANK:
        return muli(row, rules, table, suit)
    if row[at.BLIND]:
        strength = strength_of(table, row[at.HAND + row[at.ACTOR]], suit, 0)
        return declaring_with(row, rules, table, strength, suit, promised(row))
    return declaring(row, rules, table, suit, promised(row))


@compiled
def worth_of_home(row: Numbers, rules: Numbers, table: Numbers, code: int) -> int:
    """Return what it is worth to stay home, or to play along."""
    if code == do.STAY_HOME:
        return home(row, rules, table, row[at.TRUMP])
    gone = popcount(row[at.GOING])
    undecided = rules[option.TABLE_COUNT] - 2 - popcount(row[at.HOME_SEATS]) - gone
    playing = 2 + gone + (undecided + 1) // 2
    return going(row, rules, table, row[at.TRUMP], promised(row), playing)


# ------------------------------------------------------------------------ what is laid off


@compiled
def list_cards(row: Numbers, rules: Numbers, table: Numbers, desk: Desk) -> int:
    """Write what may be laid off, and the special forms, with their worths; return how many."""
    hand, trump, count = row[at.HAND + row[at.ACTOR]], row[at.TRUMP], 0
    exchanges = row[at.PHASE] == phase.EXCHANGE
    sizes = 1 << (popcount(hand) - at.HAND_CARDS)
    if exchanges:
        sizes = plain_sizes(row, rules, most_cards(row, rules))
        count = list_forms(row, table, trump, desk)
    size = 0
    while sizes >> size:
        if sizes >> size & 1:
            bonus = 0
            if exchanges and size == 1 and rules[option.EXCHANGE_ONE_ON_SIGHT]:
                bonus = table[weigh.SIGHT]
            count = list_choices(table, hand, trump, size, bonus, count, desk)
        size += 1
    return count


@compiled
def list_forms(row: Numbers, table: Numbers, trump: int, desk: Desk) -> int:
    """Write the special forms that may be taken, with their worths; return how many."""
    words, count = row[at.LEGAL_WORDS], 0
    while words:
        form = do.WORDS + trailing_zeros(words)
        words &= words - 1
        kept, extra = 0, 1
        if form == do.FIVE_ON_SOW:
            kept = SOW_OF[trump]
        elif form == do.SIX_ON_SEVEN:
            kept, extra = SEVEN_BIT, 2
        desk.answers[count] = -form
        desk.worths[count] = strength_of(table, kept, trump, extra)
        count += 1
    return count


@compiled
def list_choices(
    table: Numbers,
    hand: int,
    trump: int,
    size: int,
    bonus: int,
    count: int,
    desk: Desk,
) -> int:
    """Write every choice of so many cards of a hand, with its worth, after so many answers."""
    held = popcount(hand)
    places = (1 << size) - 1
    while places < 1 << held:
        cards = cards_at(hand, places, held)
        desk.answers[count] = cards
        desk.worths[count] = strength_of(table, hand & ~cards, trump, 0) + bonus
        count += 1
        if not places:
            break
        lowest = places & -places
        ripple = places + lowest
        places = ripple | ((places ^ ripple) // lowest >> 2)
    return count
