### 마이티에서 고수가 왜 그렇게 할지. 저마다 지금 판에서 사실인 것.

because-from-declarer = 주공이 딸 트릭을 빼앗습니다.
because-top-trump = 아무도 이길 수 없고, 다른 사람들의 기루다를 뽑아냅니다.
because-draws-trumps = 기루다를 뽑아냅니다. 가진 사람은 따라 내야 합니다.
because-keeps-trumps = 기루다를 나중 트릭에 쓰려고 아낍니다.
because-makes-void = { $suit } 무늬가 손에서 없어져서 나중에 그 무늬를 기루다로 이길 수 있습니다.
because-finds-friend = 부른 카드의 무늬인 { $suit }을(를) 내게 해서 프렌드를 찾습니다.
because-takes-points = 놓여 있는 점수 카드 { $number }장을 땁니다.
because-partner-has-it = 우리 편이 이미 가장 높으므로 { $the_card }을(를) 아낍니다.
because-points-to-partner = 지금 가장 높은 우리 편에게 점수 카드를 줍니다.
because-saves-points = 지금 가장 높은 상대편에게 점수 카드를 주지 않습니다.
because-passes = 헤아려 본 공약은 모두 패스보다 낫지 않습니다.
# $specials: mighty, joker, both or none of them in the hand.
because-bid-hand = { $suit }이(가) { $number }장 있습니다{ $specials ->
    [mighty] (마이티도 있음)
    [joker] (조커도 있음)
    [both] (마이티와 조커도 있음)
   *[none] {""}
}.
because-bid-no-trump = 에이스가 { $number }장 있습니다{ $specials ->
    [mighty] (마이티도 있음)
    [joker] (조커도 있음)
    [both] (마이티와 조커도 있음)
   *[none] {""}
}.
because-longest-trump = 그러면 손에 기루다가 { $number }장으로, 다른 어느 무늬보다 많습니다.
because-buries-points = 점수 카드 { $number }장을 우리 편 것으로 묻습니다.
because-buries-no-points = 묻은 점수가 우리 것이 된다는 보장이 없어서 점수 카드는 묻지 않습니다.
because-buries-suit = { $suit } 무늬가 손에서 없어집니다.
because-keeps-strong = 기루다와 특별한 카드는 묻지 않습니다.
because-calls-strongest = 나에게 없는 카드 가운데 가장 셉니다.
because-calls-highest = 나에게 없는 { $suit } 카드 가운데 가장 높습니다.
because-alone = 마이티와 조커가 모두 내 손에 있습니다.
because-calls-joker = 조커가 아직 남아 있고, 부르면 힘을 잃습니다.
because-names-trump = 기루다를 뽑아냅니다. 가진 사람은 따라 내야 합니다.
