### What a player is asked: a heading, and two sentences for whoever asks for help.

question-shuffle = Shuffling
    .help = The dealer shuffles. Nobody knows the order of the cards.
