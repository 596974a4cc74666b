"""Every number that the rule-of-thumb player of Mighty goes by, in one table of whole numbers.

Points and chances are in thousandths. The numbers about hands were fitted to some 35,000 deals
that the player played with itself, with trumps and friends often chosen by chance, and then moved
to what `tools/fit_mighty.py` finds under each kind of table; those about the play of the cards
were tried against each other on the same deals.
"""

from typing import Final

from msgspec import Struct

__all__ = ["WEIGHTS", "ByRole", "Company", "Weights"]

ByRole = tuple[int, int, int]
"""A number each for declarer, friend and defender."""

ByStage = tuple[tuple[int, int], tuple[int, int]]
"""Before and after the exchange a number each for contracts with a trump suit and without."""


class Company(Struct, frozen=True, kw_only=True):
    """What is particular to one kind of table.

    Attributes:
        group: which traits count here: 0 for one deck, 1 for two decks, 2 for three players.
        start: the points that a hand without any trait promises.
        scale: how much the traits count.
        deviation: the standard deviation of the points.
        alone: how many points fewer a declarer takes without a friend.
        usual: the points that a usual hand promises under its best trump.
    """

    group: int
    start: ByStage
    scale: ByStage
    deviation: ByStage
    alone: tuple[int, int]
    usual: int


class Weights(Struct, frozen=True, kw_only=True):
    """The player's weights.

    Attributes:
        will_mighty: how likely a trick of 0, 1, 2 ... points draws the mighty from its holder.
        will_joker: the same for the joker.
        will_ruff: how likely a void hand ruffs.
        will_called: how likely the friend takes a trick with the called card.
        declarer_trumps: for how many cards, in tenths, the declarer's count when trumps matter.
        others_trumps: the same for the other seats.
        declarer_specials: by how much, in tenths, the declarer is likelier to hold mighty or joker.
        retaken: how likely a friend behind takes back what a foe behind has taken away.
        taken: how likely a friend behind who can take the trick from a foe does so.
        gain: what a trick that a card wins later is worth, as a part of all its points.
        base: the part of the points still out that the side takes anyway.
        keep_mighty: what the mighty is worth with 0, 1, 2 ... tricks to come, in tricks.
        keep_joker: the same for the joker.
        under_ripper: what is left of the joker's worth while a ripper is out.
        later_trump: how likely a trump wins a later trick when 0, 1, 2 ... higher ones are out.
        later_plain: the same for a plain card, first without and then with trumps out.
        thin: what is left of that chance when only 0, 1, 2 ... cards of its suit are out.
        to_come: how many of the points that those behind may add are counted on.
        tempo: what the lead to the next trick is worth.
        new_void: what it is worth to get rid of the last card of a side suit.
        lead_joker: what speaks for a lead of the joker beyond the trick it takes.
        lead_trump: the same for a trump while others have trumps.
        lead_top_trump: the same on top for a trump that none of theirs beats.
        lead_last_trump: the same for a trump when nobody else has one.
        ripper: what it is worth to call the joker from a foe.
        name_trump: what it is worth that a sure lead asks for trumps.
        buried: what a buried point is worth, by its owner.
        bury_plain: what a plain card is worth in hand when 0, 1, 2 ... higher ones are out.
        bury_point: what a point in hand is worth beyond that.
        void: what it is worth to bury the last card of a suit.
        traits: what each trait of a hand is worth (see `weli.bots.mighty.hand`): with one deck,
            with two, with three players, and the same in no-trump.
        buried_point: what each buried point adds, in the same order.
        helps: what the friends add who are called in this way: with one deck, with two decks, and
            the same in no-trump.
        lone_friend: how much of that is left when only one of two copies makes a friend.
        alone: how points without a friend depend on those of the traits: from a middle on they
            are stretched by a factor; with one deck and with two.
        bidder: what a called seat that has bid is worth beyond others.
        companies: the kinds of table, by name.
        outbid: how likely another player bids higher at 0, 1, 2 ... points above the minimum; with
            one deck and with two.
        opens: how likely another player bids at all.
        over: by how much others' points exceed what they bid; with one deck and with two.
        best_over_usual: by how much the best hand at the table exceeds a usual one.
        resists: how many of a defender's own points the declarer takes fewer.
        impatience: how fast the wish to play grows with every redeal.
        request: how much better a suit must be than none to be asked for.
    """

    will_mighty: tuple[int, ...]
    will_joker: tuple[int, ...]
    will_ruff: int
    will_called: int
    declarer_trumps: int
    others_trumps: int
    declarer_specials: int
    retaken: int
    taken: int
    gain: ByRole
    base: ByRole
    keep_mighty: tuple[int, ...]
    keep_joker: tuple[int, ...]
    under_ripper: int
    later_trump: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    later_plain: tuple[tuple[int, ...], tuple[int, ...]]
    thin: tuple[int, ...]
    to_come: ByRole
    tempo: ByRole
    new_void: ByRole
    lead_joker: ByRole
    lead_trump: ByRole
    lead_top_trump: ByRole
    lead_last_trump: ByRole
    ripper: int
    name_trump: ByRole
    buried: dict[str, int]
    bury_plain: tuple[int, ...]
    bury_point: int
    void: int
    traits: tuple[tuple[int, ...], ...]
    buried_point: tuple[int, ...]
    helps: dict[str, tuple[int, int, int, int]]
    lone_friend: int
    alone: tuple[tuple[int, int], tuple[int, int]]
    bidder: int
    companies: dict[str, Company]
    outbid: tuple[tuple[int, ...], tuple[int, ...]]
    opens: int
    over: tuple[int, int]
    best_over_usual: tuple[int, int]
    resists: int
    impatience: int
    request: int


WEIGHTS: Final = Weights(
    will_mighty=(100, 200, 350, 600, 800, 900, 950),
    will_joker=(100, 250, 450, 700, 850, 950, 950),
    will_ruff=850,
    will_called=850,
    declarer_trumps=16,
    others_trumps=8,
    declarer_specials=26,
    retaken=350,
    taken=900,
    gain=(550, 450, 550),
    base=(600, 450, 350),
    keep_mighty=(0, 450, 750, 900, 975, 1050, 1050, 1050, 1050),
    keep_joker=(0, 375, 600, 750, 825, 900, 900, 900, 900),
    under_ripper=850,
    later_trump=(
        (950, 800, 700, 600, 550, 500),
        (950, 700, 550, 450, 400, 350),
        (950, 650, 450, 350, 300, 250),
    ),
    later_plain=((675, 375, 187, 90, 45), (487, 262, 135, 60, 30)),
    thin=(100, 300, 600, 850, 1000),
    to_come=(900, 900, 650),
    tempo=(100, 0, 350),
    new_void=(400, 0, 500),
    lead_joker=(200, 0, 0),
    lead_trump=(300, 300, -300),
    lead_top_trump=(600, 200, 0),
    lead_last_trump=(-600, -200, 0),
    ripper=1500,
    name_trump=(800, 500, 200),
    buried={"attackers": 1000, "defenders": 0, "last_trick": 600},
    bury_plain=(1300, 700, 350, 200, 150, 120, 100),
    bury_point=400,
    void=500,
    traits=(
        (3860, 3320, 4280, 4290, 3260, 5450),  # mighties
        (2830, 2480, 3150, 2930, 2010, 2990),  # jokers
        (1400, 570, 1950, 0, 0, 0),  # trumps
        (-130, 550, -450, 0, 0, 0),  # trumps beyond five
        (1560, 1220, 2280, 0, 0, 0),  # trump aces
        (1170, 690, 1420, 0, 0, 0),  # trump kings
        (780, 480, 530, 0, 0, 0),  # trump queens
        (460, 320, 190, 0, 0, 0),  # trump jacks
        (320, 340, 290, 0, 0, 0),  # trump tens
        (190, -450, -750, 740, 400, -550),  # side aces
        (570, -100, 900, 860, 510, 910),  # side kings beside an ace
        (380, -110, -30, 640, 470, -100),  # other side kings
        (220, 150, 50, 340, 230, 370),  # side queens beside a higher card
        (290, 250, -10, 330, 130, -140),  # other side honours
        (-220, -190, -430, -20, -270, -350),  # side suits without a card
        (-280, -210, -880, -160, -300, -400),  # side suits with one card, no ace
        (-240, -200, -610, -180, -10, -300),  # side suits with two cards
        (860, 1330, 1680, 780, 610, 1920),  # side cards that nothing beats
        (-780, -810, -1190, -380, 310, -1290),  # such cards but one a suit
        (420, 240, 390, 310, 80, 860),  # side cards beyond three a suit
        (-210, -30, 350, 350, 220, 720),  # side cards behind two that nothing beats
    ),
    buried_point=(280, 430, 280, 500, 660, 100),
    helps={
        "mighty": (6300, 15300, 6810, 15400),
        "joker": (5150, 12500, 6700, 12000),
        "top_trump": (4690, 12300, 0, 0),
        "trump": (3750, 10700, 0, 0),
        "top": (3500, 10200, 4810, 11300),
        "high": (3180, 7600, 4280, 9000),
        "first": (4440, 7500, 5050, 7000),
        "other": (2680, 7000, 3780, 7000),
        "trick": (3940, 6500, 4910, 6500),
        "seat": (4440, 7000, 5410, 7000),
    },
    lone_friend=550,
    alone=((12000, 1250), (20000, 1000)),
    bidder=1500,
    companies={
        "5": Company(
            group=0,
            start=((6860, 9000), (-4560, -1300)),
            scale=((690, 680), (1020, 1020)),
            deviation=((2820, 2900), (2530, 2620)),
            alone=(5310, 6010),
            usual=12750,
        ),
        "4": Company(
            group=0,
            start=((10200, 12500), (-1150, 650)),
            scale=((530, 500), (900, 950)),
            deviation=((2480, 2500), (2150, 2370)),
            alone=(4630, 5610),
            usual=15200,
        ),
        "4r": Company(
            group=0,
            start=((9020, 10410), (-1590, -490)),
            scale=((490, 530), (840, 960)),
            deviation=((2350, 2600), (2090, 2450)),
            alone=(4310, 5620),
            usual=14290,
        ),
        "6s": Company(
            group=0,
            start=((9760, 11000), (-5260, -990)),
            scale=((600, 640), (1130, 1060)),
            deviation=((3170, 2900), (2460, 2500)),
            alone=(5920, 6260),
            usual=13700,
        ),
        "7s": Company(
            group=0,
            start=((6800, 8660), (-7610, -2920)),
            scale=((880, 750), (1310, 1180)),
            deviation=((3620, 3830), (2940, 3240)),
            alone=(6890, 6990),
            usual=12180,
        ),
        "6": Company(
            group=1,
            start=((22360, 23020), (130, -40)),
            scale=((490, 400), (970, 1050)),
            deviation=((4900, 5450), (4520, 4930)),
            alone=(11260, 12610),
            usual=27200,
        ),
        "7": Company(
            group=1,
            start=((21110, 23080), (-1650, 20)),
            scale=((610, 410), (1070, 1080)),
            deviation=((5100, 5740), (4870, 5060)),
            alone=(12580, 13230),
            usual=25900,
        ),
        "8": Company(
            group=1,
            start=((19300, 23020), (-1450, 2750)),
            scale=((770, 180), (1080, 920)),
            deviation=((5940, 5750), (5420, 5290)),
            alone=(12740, 11160),
            usual=24600,
        ),
        "6r": Company(
            group=1,
            start=((20150, 20610), (210, -10)),
            scale=((610, 630), (1000, 1100)),
            deviation=((5000, 5800), (4700, 5290)),
            alone=(11730, 13050),
            usual=25900,
        ),
        "7r": Company(
            group=1,
            start=((19540, 20590), (-600, -880)),
            scale=((700, 660), (1060, 1170)),
            deviation=((5400, 6030), (4950, 5440)),
            alone=(12610, 14010),
            usual=24800,
        ),
        "8r": Company(
            group=1,
            start=((16990, 19370), (-2490, 760)),
            scale=((1000, 790), (1170, 1080)),
            deviation=((5500, 5970), (5380, 5420)),
            alone=(13880, 13120),
            usual=23400,
        ),
        "3": Company(
            group=2,
            start=((4550, 7100), (-5050, 1040)),
            scale=((620, 670), (1030, 1030)),
            deviation=((2780, 2800), (1910, 2560)),
            alone=(0, 0),
            usual=11550,
        ),
    },
    outbid=(
        (250, 200, 150, 100, 60, 30, 20, 10, 0),
        (200, 180, 160, 130, 110, 90, 70, 60, 50, 40, 30, 20, 10, 10, 10, 0),
    ),
    opens=350,
    over=(500, 1000),
    best_over_usual=(2000, 2500),
    resists=400,
    impatience=5,
    request=1500,
)
"""The weights of the player that is shipped."""
