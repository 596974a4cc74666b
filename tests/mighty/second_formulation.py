"""Which cards are legal and who takes a trick, once more, straight from the rule book.

The engine lists duties and adds powers up; this module asks the rule book's questions one after
another, of card codes and suit letters, and walks down the classes of A3 to find the winner. It
shares nothing with the engine but the cards and the values of the house rules.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from weli.cards import Card
from weli.games.mighty.rules import MightyRules

HEIGHTS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RELEASE = ("trump", "ripper", "joker", "mighty")
"""E: bans on leading are released one class at a time, in this order."""

# E, policies: which kinds have power under a policy, when led and when followed with.
POWER_LED = {
    "valid": "mighty trump joker ripper",
    "powerless": "",
    "powerless_lead": "",
    "no_lead": "mighty trump",
    "forbidden": "mighty trump",
}
POWER_FOLLOWED = {**POWER_LED, "powerless_lead": POWER_LED["valid"]}
COLOUR = {"S": "black", "C": "black", "H": "red", "D": "red"}


def face(card: Card) -> str:
    """What a card shows, such as `SA` or `Joker`."""
    return card.code.rstrip("'")


def suit(card: Card) -> str:
    """The letter of a card's suit; the joker has none (A11)."""
    return "" if is_joker(card) else card.code[0]


def is_joker(card: Card) -> bool:
    """Whether a card is a joker."""
    return card.code.startswith("Joker")


def height(card: Card) -> int:
    """A2: A K Q J 10 9 .. 2; a joker has no rank among them."""
    return -1 if is_joker(card) else HEIGHTS.index(face(card)[1:])


class Law(NamedTuple):
    """What decides about a trick beside its cards.

    Attributes:
        rules: the house rules.
        pack: the faces of the pack.
        decks: one or two.
        trump: the letter of the trump suit; empty in no-trump.
        where: `first`, `last` or empty.
    """

    rules: MightyRules
    pack: frozenset[str]
    decks: int
    trump: str
    where: str

    # ------------------------------------------------------------ the special cards

    def there(self, code: str) -> str:
        """E: a special card that the pack lacks is the lowest card of its suit."""
        if code in self.pack:
            return code
        return min((c for c in self.pack if c[0] == code[0]), key=lambda c: HEIGHTS.index(c[1:]))

    def is_mighty(self, card: Card) -> bool:
        """The ace of spades, or the other mighty when its own suit is trump."""
        special = self.rules.special
        usual = special.mighty[0] != self.trump
        return face(card) == self.there(special.mighty if usual else special.alt_mighty)

    def joker_colours(self) -> bool:
        """Whether one deck has a black and a red joker."""
        return self.decks == 1 and self.rules.pack.one_deck_jokers == 2

    def calls(self, card: Card) -> str:
        """Which jokers a card calls: `black`, `red`, `all`, several words, or none."""
        special, called = self.rules.special, []
        pairs = [(special.ripper, special.alt_ripper, "black" if self.joker_colours() else "all")]
        if self.joker_colours():
            pairs.append((special.red_ripper, special.alt_red_ripper, "red"))
        for usual, other, jokers in pairs:
            code = other if usual[0] == self.trump and other != "same" else usual
            if code != "none" and face(card) == self.there(code):
                called.append(jokers)
        return " ".join(called)

    def is_called(self, joker: Card, table: Sequence[Card], called: bool) -> bool:
        """Whether a joker is called in this trick."""
        if not (called and is_joker(joker)):
            return False
        colour = "black" if joker.code == "Joker" else "red"
        wanted = self.calls(table[0]).split()
        return "all" in wanted or (self.joker_colours() and colour in wanted)

    def classes(self, card: Card) -> set[str]:
        """E: the classes of a card; it may be in two."""
        of = {
            "mighty": self.is_mighty(card),
            "joker": is_joker(card),
            "ripper": bool(self.calls(card)),
            "trump": bool(self.trump) and suit(card) == self.trump,
        }
        return {name for name, holds in of.items() if holds}

    # ------------------------------------------------------------ policies

    def policy(self, kind: str) -> str:
        """What a kind of card may do in this trick."""
        if not self.where:
            return "valid"
        cell: str = getattr(getattr(self.rules, self.where), kind)
        return cell

    def powered(self, kind: str, *, led: bool) -> bool:
        """Whether a kind has its power, led or followed with."""
        return kind in (POWER_LED if led else POWER_FOLLOWED)[self.policy(kind)].split()

    def released(self, cards: Sequence[Card], banned: set[str]) -> list[Card]:
        """The cards that the bans leave, released one class after another as far as needed."""
        for classes in range(len(RELEASE) + 1):
            still = banned - set(RELEASE[:classes])
            free = [card for card in cards if not self.classes(card) & still]
            if free:
                return free
        raise AssertionError("with every ban released every card is free")

    # ------------------------------------------------------------ leading

    def may_lead(self, hand: Sequence[Card], *, owes: str, void_seen: bool) -> list[Card]:
        """A10: the cards that may be led.

        Args:
            hand: the leader's hand.
            owes: the suit that the declarer has asked this leader for; empty for none.
            void_seen: whether somebody could not follow suit in this deal.
        """
        early = self.not_to_be_kept(hand)
        if early:
            return early
        banned = {kind for kind in RELEASE if self.policy(kind) in ("no_lead", "forbidden")}
        if self.rules.play.trump_release == "specials_ignored":
            plain = [card for card in hand if not self.classes(card) & {"trump", "joker", "mighty"}]
            banned -= set() if plain else {"trump"}
        free = self.released(hand, banned)
        if self.rules.special.trump_needs_void and self.trump and not void_seen:
            free = [card for card in free if suit(card) != self.trump] or free
        if owes:
            free = [card for card in free if suit(card) == owes] or free
        return free

    def not_to_be_kept(self, hand: Sequence[Card]) -> list[Card]:
        """U: with two cards left a held mighty or joker must be played."""
        if not self.rules.play.forced_early or len(hand) != 2:
            return []
        return [card for card in hand if self.is_mighty(card) or is_joker(card)]

    # ------------------------------------------------------------ after the lead

    def after_lead(self, card: Card) -> str:
        """A12, A13: what the leader is asked, or what his card does without a question."""
        play = self.rules.play
        if is_joker(card):
            if play.powerless_lead == "next_card" and not self.powered("joker", led=True):
                return ""
            if play.joker_lead == "calls_trump":
                return "trump" if self.trump else "suit"
            return {"names_suit": "suit", "names_colour": "colour"}[play.joker_lead]
        if self.is_mighty(card):
            names = self.rules.special.mighty_names_suit and self.powered("mighty", led=True)
            return "suit" if names else ""
        if self.calls(card) and self.powered("ripper", led=True):
            return {"always": "calls", "optional": "call"}[play.ripper_call]
        return ""

    # ------------------------------------------------------------ following

    @staticmethod
    def asked(table: Sequence[Card], named: str) -> str:
        """The letters of the suits to follow: those named, or that of the first card with one."""
        return named or next((suit(card) for card in table if not is_joker(card)), "")

    def may_follow(
        self, hand: Sequence[Card], table: Sequence[Card], named: str, *, called: bool
    ) -> list[Card]:
        """A11: the cards that a follower may play."""
        answers = self.answers(hand, table, called=called)
        if answers:
            return answers
        early = self.not_to_be_kept(hand)
        if early:
            return early
        wanted = self.asked(table, named)
        own = [card for card in hand if suit(card) and suit(card) in wanted]
        mighty = self.powered("mighty", led=False)
        cards = list(hand)
        if own:
            exempt = [c for c in hand if is_joker(c) or (mighty and self.is_mighty(c))]
            only = mighty and all(self.is_mighty(card) for card in own)
            strict = only and self.rules.play.mighty_forced == "strict"
            cards = own if strict else [card for card in hand if card in own or card in exempt]
        return self.released(cards, {k for k in RELEASE if self.policy(k) == "forbidden"})

    def answers(self, hand: Sequence[Card], table: Sequence[Card], *, called: bool) -> list[Card]:
        """A13: the cards with which a holder of the joker must answer the ripper's call."""
        jokers = [card for card in hand if self.is_called(card, table, called)]
        defence = self.rules.play.mighty_defence and self.powered("mighty", led=False)
        shields = [card for card in hand if defence and self.is_mighty(card)]
        lapses = self.policy("joker") == "forbidden"
        over = self.rules.play.ripper_multi == "next_holder" and any(
            self.is_called(card, table, called) or (defence and self.is_mighty(card))
            for card in table[1:]
        )
        return [*jokers, *shields] if jokers and not lapses and not over else []

    # ------------------------------------------------------------ winning

    def taker(self, table: Sequence[Card], named: str, *, called: bool) -> int:
        """A3: the place of the winning card: the first class that anybody played decides."""
        by_class: dict[int, list[int]] = {}
        for place in range(len(table)):
            rank = self.rank(table, place, named, called=called)
            by_class.setdefault(rank, []).append(place)
        contenders = by_class[min(by_class)]
        best = max(height(table[place]) for place in contenders)
        return next(place for place in contenders if height(table[place]) == best)

    def rank(self, table: Sequence[Card], place: int, named: str, *, called: bool) -> int:
        """The class of a card in a trick: 1 the mighty, down to 7, which beats nothing."""
        card, led = table[place], place == 0
        if self.is_mighty(card) and self.powered("mighty", led=led):
            return 1
        if is_joker(card):
            dead = self.is_called(card, table, called) and not self.rules.play.called_joker_power
            if dead or not self.powered("joker", led=led):
                return 6 if led else 7
            return 4 if self.is_off_colour(card) else 2
        if suit(card) == self.trump and self.powered("trump", led=led):
            return 3
        return 5 if suit(card) == self.led_suit(table, named) else 7

    def is_off_colour(self, joker: Card) -> bool:
        """C: of two jokers the one that is not of trump's colour stands just under trump."""
        if not self.joker_colours() or not self.trump:
            return False
        return COLOUR[self.trump] != ("black" if joker.code == "Joker" else "red")

    def led_suit(self, table: Sequence[Card], named: str) -> str:
        """The suit that counts as led: of a colour, the first that was played."""
        wanted: Collection[str] = self.asked(table, named)
        if len(wanted) < 2:
            return str(wanted)
        return next((suit(card) for card in table if suit(card) and suit(card) in wanted), "")
