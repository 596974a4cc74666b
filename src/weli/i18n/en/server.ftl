### What the server says beside the rules: the form for house rules, computer players, invitations.

## The form

# Beside a house rule that was changed: what the profile has there.
form-known = { $profile }: { $said }

## Computer players

catalogue-level-random = By chance
    .about = Plays any card that is allowed.
catalogue-level-beginner = Beginner
    .about = Knows the rules, plays by a few simple habits, and slips now and then.
catalogue-level-regular = Regular
    .about = Plays sensibly, by rules of thumb, and at once.
catalogue-level-master = Master
    .about = Imagines the hidden cards, plays every answer out, and takes the best; needs a moment.

## Invitations. A table is called by a word and a number while it waits for people: LEAF 47.
# Each language has as many words, in the same order; no word stands at two places.

invite-code = { $word } { $number }
invite-words = ACORN LEAF HEART BELL CROWN CLOVER SPADE DIAMOND TABLE CHAIR LAMP CANDLE BREAD APPLE PLUM CHERRY LEMON WALNUT HONEY SOUP PEPPER SALT COFFEE FOX HARE DEER WOLF OWL EAGLE RAVEN MAGPIE SWAN DUCK FROG TROUT SNAIL HORSE GOAT CAT DOG TIGER TREE BIRCH ROSE TULIP SNOW STORM CLOUD MOON STAR RIVER MOUNTAIN TOWER GARDEN DRUM HAT BOOT GLOVE BUTTON COIN ANCHOR CLOCK SHIP SLED
