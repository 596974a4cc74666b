### 왜 안 되는가, 어느 게임에서나. 마침표로 끝나는 한 문장이다.

# 문장은 마침표 없이 온다. $path는 파일과 명령에서 쓰는 규칙의 이름.
reason-house-rule = { $sentence } (규칙 { $path }: { $name }).

reason-not-now = 지금 묻는 것에 대한 대답이 아닙니다.
reason-not-your-turn = 차례가 아닙니다.
reason-deal-over = 판이 끝났습니다.
reason-deal-not-over = 판이 아직 끝나지 않았습니다.
reason-match-over = 경기가 끝났습니다.
reason-table-broken = 수를 저장하지 못해 탁자가 멈췄습니다. 알려진 것은 잃지 않습니다. 경기를 다시 이어서 하세요.
reason-card-not-yours = 이 카드가 손에 없습니다: { $card }.
reason-card-not-in-pack = 이 카드는 쓰지 않습니다: { $card }.
reason-cards-not-sorted = 카드를 한 번씩, 정해진 순서로 적어야 합니다.
reason-wrong-number = 카드 { $number }장은 맞는 장수가 아닙니다.
reason-bid-too-low = { $standing }보다 높게 불러야 합니다.
reason-bid-below-minimum = 가장 낮게는 { $least }부터 부를 수 있습니다.
