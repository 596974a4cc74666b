### What is wrong with a set of rules, a code or a record, and the nearest right thing.

problem-nearest = Nearest: { $near }.

## Rules

problem-seats = These rules are for { $allowed } players, not for { $seats }.
problem-not-a-group = “{ $path }” is a group of rules, and takes a table of them rather than “{ $value }”.
problem-unknown-key = There is no rule “{ $path }”.
problem-bad-value = { $path } cannot be “{ $value }”; it may be: { $allowed }.
problem-bad-toml = { $place }: this is not TOML ({ $what }).
problem-too-many-keys = The file has more than { $most } entries; no game has so many rules.
problem-toml-place = Line { $line }, column { $column }
problem-toml-end = At the end of the file
problem-other-game = These are rules of another game, “{ $game }”.
problem-unknown-profile = There is no profile “{ $path }”; there are: { $allowed }.
problem-needs-other = { $path } ({ $name }) means nothing as { $other } ({ $other_name }) stands.

## Codes

problem-code-head = The code begins with “{ $head }”; a code of this game begins with “{ $expected }”.
problem-code-symbol = “{ $symbol }” is not a character of a code.
problem-code-check = A character of the code “{ $code }” is mistyped or missing: its check character does not fit.
problem-code-unknown = The code sets rule number { $number } to something that this version of Weli does not know.

## Records

record-error-line = Line { $line }: { $sentence }
record-error-empty = The file is empty.
record-error-not-json = This is not JSON ({ $error }).
record-error-not-object = This is not an entry of a record.
record-error-no-header = The first line is not the header of a record.
record-error-version = The record has format { $version }; this version of Weli reads format { $known }.
record-error-bad-line = A field is wrong ({ $error }).
record-error-unknown-line = This is no entry of a record (its fields: { $keys }).
record-error-bad-seat = There is no seat { $seat } with { $seats } players, who sit at 0 and up.
record-error-rules = The rules cannot be used. { $why }
record-error-game = There is no game “{ $game }”.
record-error-bad-action = The action cannot be read: { $error }.
record-error-bad-secret = The secret is not a hexadecimal number.
record-error-commitment = The secret does not fit the commitment.
record-error-after-end = There is a move after the end of the match.
record-error-shuffle = The move “{ $action }” does not follow from the secret.
record-error-illegal = The move “{ $action }” is not allowed. { $why }
record-error-differs = The move “{ $action }” leads to something else than it did when the record was made.
record-error-deal-number = There are scores of deal { $deal }, but that deal does not end here.
record-error-scores = The scores after deal { $deal } are not what the moves make.
record-error-guard = A guard stands before a move of the same seat; seat { $seat } is not asked here.
