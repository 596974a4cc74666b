### 규칙의 값, 어느 규칙에서나.

value-none = 없음
per-seats = { $otherwise }, { $exceptions }
per-seats-exception = { $players }이면 { $number }
