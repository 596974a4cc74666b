### 물라착에서 왜 안 되는가. 마침표로 끝나는 한 문장이다.

## 떼기와 백패

reason-no-knock = 여기서는 노크를 하지 않습니다.
reason-not-the-weli = 벨리를 뗀 것이 아닙니다.
reason-must-take-weli = 벨리를 뗀 사람은 가져가야 합니다.
reason-hand-not-white = 백패가 아닙니다. 운터, 오버, 왕, 자우나 벨리가 있습니다.

## 부르기

reason-no-hold = 여기서는 딜러가 받을 수 없습니다.
reason-nothing-to-hold = 받을 만한 다른 사람의 부름이 없습니다.
reason-score-too-low-to-bid = 점수가 { $limit }점 이하이면 부를 수 없습니다.
reason-muli-too-late = 모두 말한 뒤에는 물리를 부를 수 없습니다.
reason-dealer-must-bid = 다른 사람이 모두 패스하면 딜러가 불러야 합니다.
reason-too-many-passes = { $number ->
    [0] 아무도 부르지 않았으므로 딜러가 불러야 합니다.
    [1] 지난번에 모두 패스했으므로 이번에는 딜러가 불러야 합니다.
   *[other] 모두 패스한 것이 { $number }번째이므로 이번에는 딜러가 불러야 합니다.
}
reason-five-is-muli = 여기서는 다섯 트릭이 곧 물리이고, 그냥 5는 없습니다.

## 으뜸패

reason-one-forces-hearts = 1트릭으로 선언자가 되면 하트를 으뜸패로 정해야 합니다.
reason-no-blind-trump = 여기서는 모르는 으뜸패를 하지 않습니다.
reason-muli-no-exchange = 물리에서는 아무도 바꾸지 않습니다.

## 함께하기와 쉬기

reason-score-too-low-for-home = 점수가 { $limit }점 이하이면 쉴 수 없습니다.
reason-home-twice = 지난 판에 쉬었으므로 이번에는 쉴 수 없습니다.
reason-last-must-play = 다른 사람이 모두 쉬므로 함께해야 합니다.

## 바꾸기

reason-score-too-low-to-exchange = 점수가 { $limit }점 이하이면 바꿀 수 없습니다.
reason-too-many-cards = { $most ->
    [0] 카드를 바꿀 수 없습니다.
   *[other] 많아야 { $most }장까지 바꿀 수 있습니다.
}
reason-more-than-declarer = { $most ->
    [0] 선언자가 바꾸지 않았으므로 아무도 바꿀 수 없습니다.
   *[other] 선언자가 { $most }장을 바꿨으므로 그보다 많이 바꿀 수 없습니다.
}
reason-talon-too-small = { $left ->
    [0] 남은 패가 없는데 { $needed }장이 있어야 합니다.
   *[other] 남은 패가 { $left }장뿐인데 { $needed }장이 있어야 합니다.
}
reason-not-four = 꼭 네 장은 바꿀 수 없습니다.
reason-five-is-packerl = 여기서는 다섯 장을 모두 바꾸는 것이 파컬입니다.
reason-plain-only = { $left ->
    [0] 남은 패가 없어서 바꿀 수 없습니다.
   *[other] 남은 패가 { $left }장뿐이어서 그냥 바꾸기만 할 수 있습니다.
}
reason-no-packerl = 여기서는 파컬을 하지 않습니다.
reason-no-five-on-sow = 여기서는 자우에 다섯을 하지 않습니다.
reason-no-trump-sow = 으뜸패 자우가 없습니다.
reason-no-six-on-seven = 여기서는 7에 여섯을 하지 않습니다.
reason-no-bells-seven = 7에 여섯은 방울이 으뜸패이고 손에 방울 7이 있어야 합니다.

## 내기

reason-farbzwang = 같은 무늬를 내야 합니다.
reason-trumpfzwang = 같은 무늬가 없으므로 으뜸패를 내야 합니다.
reason-trumpfzwang-wins = 같은 무늬는 없지만 으뜸패로 이길 수 있으므로 이겨야 합니다.
reason-stichzwang = 놓인 카드를 이길 수 있으므로 이겨야 합니다.
