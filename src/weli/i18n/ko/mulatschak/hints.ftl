### 물라착에서 고수가 왜 그렇게 할지. 저마다 지금 판에서 사실인 것.

because-from-declarer = 선언자가 딸 트릭을 빼앗습니다.
because-top-trump = 아무도 이길 수 없고, 다른 사람들의 으뜸패를 뽑아냅니다.
because-draws-trumps = 으뜸패를 뽑아냅니다. 가진 사람은 따라 내야 합니다.
because-keeps-trumps = 으뜸패를 나중 트릭에 쓰려고 아낍니다.
because-makes-void = { $suit } 무늬가 손에서 없어져서 나중에 그 무늬를 으뜸패로 이길 수 있습니다.
because-makes-bid = 이 트릭이면 부른 만큼 따고, 이 카드가 틀림없이 땁니다.
because-breaks-bid = 선언자는 남은 트릭을 모두 따야 하는데, 이 카드가 하나를 땁니다.
because-first-trick = 틀림없이 한 트릭을 땁니다. 하나도 못 따면 벌점이 { $fine }점입니다.
because-bid-sure = { $suit }이(가) 으뜸패면 가장 높은 카드들이 손에 있어서 { $number }트릭은 틀림없습니다.
because-bid-trumps = { $suit }이(가) 으뜸패면 손에 으뜸패가 { $number }장입니다{ $weli ->
    [yes] (벨리도 있음)
   *[no] {""}
}.
because-others-close = 다른 사람이 { $number }점만 더 줄이면 끝나므로 모험을 할 때입니다.
because-ahead = 경기에서 앞서 있으므로 모험을 할 까닭이 없습니다.
because-passes = 무엇을 부르든 패스보다 낫지 않습니다.
because-no-muli = 물리를 해도 더 낫지 않습니다.
because-longest-trump = 그러면 손에 으뜸패가 { $number }장으로, 다른 어느 무늬보다 많습니다.
because-highest-trump = 다른 무늬와 으뜸패 수는 같지만 더 높습니다.
because-doubled-trump = { $suit }이(가) 으뜸패면 모든 점수가 { $factor }배입니다.
because-not-doubled = 다른 무늬로 하면 모든 점수가 { $factor }배가 되고, 실패할 때의 벌점도 그렇습니다.
because-stays-home = { $trumps ->
    [0] 으뜸패가 없습니다
   *[other] 으뜸패가 { $trumps }장입니다
}. 쉬면 { $cost }점, 한 트릭도 못 따면 { $fine }점이 늘어납니다.
because-along-sure = 가장 높은 으뜸패로 { $number }트릭은 틀림없이 땁니다.
because-along-trumps = 으뜸패가 { $number }장이라 한 트릭은 바랄 수 있습니다.
because-along-saves = 쉬면 { $cost }점이 늘어납니다.
because-keeps-all = 손에 있는 카드가 모두 으뜸패나 자우입니다.
because-keeps-dear = { $kept ->
    [trumps] 으뜸패는
    [sows] 자우는
   *[both] 으뜸패와 자우는
} 모두 갖고 새 카드를 { $number }장 받습니다.
because-all-new = 가지고 있을 으뜸패도 자우도 없습니다.
because-lays-off-plain = 으뜸패와 자우는 버리지 않습니다.
because-takes-weli = 벨리는 무엇이 으뜸패이든 두 번째로 높은 으뜸패입니다.
because-throws-in = 백패는 하지 않아도 됩니다. 다시 나눕니다.
