### 마이티에서 왜 안 되는가. 마침표로 끝나는 한 문장이다.

## 딜미스와 선거

reason-no-misdeal = 이 패는 딜미스가 아닙니다.
reason-no-no-trump = 여기서는 노기루다를 하지 않습니다.
reason-bid-too-high = { $most }보다 높게 부를 수 없습니다.
reason-opener-must-bid = 처음 말하는 사람은 불러야 합니다.
reason-opener-forced = 모두 패스했으므로 처음 말한 사람이 불러야 합니다.

## 묻기, 공약, 프렌드

reason-not-buried = 이 카드는 묻을 수 없습니다: { $card }.
reason-no-change = 기루다를 이렇게 바꿀 수 없습니다.
reason-change-costs-more = 기루다를 이렇게 바꾸려면 공약이 { $least } 이상이어야 합니다.
reason-no-raise = 공약을 더 올릴 수 없습니다.
reason-not-alone = 여기서는 프렌드를 불러야 합니다.
reason-no-card-call = 여기서는 카드로 프렌드를 부르지 않습니다.
reason-joker-not-called = 조커는 프렌드로 부를 수 없습니다.
reason-mighty-not-called = 마이티는 프렌드로 부를 수 없습니다.
reason-too-many-copies = 이 카드는 두 장보다 많아서 부를 수 없습니다: { $card }.
reason-fake-not-called = 내가 가졌거나 묻은 카드입니다: { $card }.

## 내기

reason-follow-suit = 같은 무늬를 내야 합니다.
reason-only-mighty = 그 무늬는 마이티뿐이므로 마이티를 내야 합니다.
reason-called-joker = 조커콜이므로 조커를 내야 합니다.
reason-forced-early = 마이티와 조커는 막구까지 아껴 둘 수 없습니다.
reason-trump-needs-void = 누군가 같은 무늬를 못 낼 때까지는 기루다로 시작할 수 없습니다.
reason-request = 주공이 달라고 한 무늬를 내야 합니다.
reason-banned-mighty = 다른 카드를 낼 수 있는 동안 이 트릭에는 마이티를 낼 수 없습니다.
reason-banned-trump = 다른 카드를 낼 수 있는 동안 이 트릭에는 기루다를 낼 수 없습니다.
reason-banned-joker = 다른 카드를 낼 수 있는 동안 이 트릭에는 조커를 낼 수 없습니다.
reason-banned-ripper = 다른 카드를 낼 수 있는 동안 이 트릭에는 조커콜 카드를 낼 수 없습니다.
