### Values of house rules, whatever the rule.

value-none = none
per-seats = { $otherwise }; { $exceptions }
per-seats-exception = with { $players } players { $number }
