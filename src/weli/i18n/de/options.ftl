### Werte von Hausregeln, bei jeder Regel.

value-none = keine
per-seats = { $otherwise }; { $exceptions }
per-seats-exception = zu { $players } { $number }
