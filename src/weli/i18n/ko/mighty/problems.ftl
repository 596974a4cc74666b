### 마이티 규칙의 무엇이 잘못되었는가.

problem-players-not-offered = 이 규칙은 { $allowed }명이 하는 것이고, { $seats }명은 할 수 없습니다.
problem-eight-need-two-decks = { $path }({ $name }): 여덟 명이 하려면 카드 두 벌이 있어야 합니다.
problem-minimum-above-points = { $path }({ $name }): 모두 { $points }점뿐이므로 가장 낮은 공약이 그보다 높을 수 없습니다.
problem-two-cards-need-six = { $path }({ $name }): 카드 두 장을 부르려면 여섯 명 이상이 해야 합니다.
