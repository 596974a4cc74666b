### 터미널에서 보는 마이티 판.

start-mighty = { $name }. { $about }
opening-mighty = 마이티, { $profile } 규칙.

## 판.

table-nobody-bid = 아직 아무도 부르지 않았습니다.
table-highest = 가장 높은 공약: { $name }, { $contract }.
table-declarer = 주공: { $name }, { $contract }{ $doubled ->
    [yes] , 점수 두 배
   *[no] {""}
}.
table-specials = 마이티: { $mighty }. { $rippers ->
    [0] 조커콜은 없습니다.
   *[other] 조커콜: { $ripper }.
}
# $call is the label of what the declarer called.
table-call = 프렌드 부르기: { $call }.
table-friends = { $number ->
    [one] 밝혀진 프렌드: { $names }.
   *[other] 밝혀진 프렌드: { $names }.
}
table-secret = 부른 카드({ $the_card })가 손에 있습니다. 당신은 주공 편입니다.
table-request = 주공이 프렌드에게 { $suit } 무늬를 달라고 했습니다.
table-buried = 묻은 카드: { $cards }.
table-place = { $name }: 점수 { $score }, 카드 { $cards }장, 딴 점수 { $points }{ $dealer ->
    [yes] , 딜러
   *[no] {""}
}{ $state }.
seat-declarer = 주공, { $contract }
seat-declarer-short = 주공
seat-friend = 프렌드
duty-called-joker = 조커를 내세요

## 판이 끝난 뒤 모두의 카드.

cards-declarer = { $name }: 받은 카드 { $dealt }; 묻은 카드 { $buried }; 플레이한 카드 { $played }.
cards-kitty = 바닥패: { $cards }.
cards-stock = 바닥패
cards-buried = 묻은 카드
pill-bury = { $number }장 묻기

## What has no number. $example is in the words of the rule book, $letters lists the suits.

more-bidding = { $most }까지 다른 공약도 부를 수 있습니다: “{ $example }”. 숫자와 글자로 짧게 써도 됩니다({ $letters }, { $no_trump } 노기루다).
more-contract = { $most }까지 다른 공약으로 정할 수 있습니다: “{ $example }”. 숫자와 글자로 짧게 써도 됩니다({ $letters }, { $no_trump } 노기루다).
more-friend = 다른 방법으로도 부를 수 있습니다({ $number }가지 더): “{ $example }”. 카드 이름만 써도 됩니다: “SK”, “스페이드 킹”.

## Marks on the cards of the card table.

mark-mighty = 마
mark-joker = 조
mark-ripper = 콜
mark-trump = 기
signs-mighty = 이름 앞의 ▶은 차례, (D)는 딜러이고, 그다음은 점수, ▮ 손에 든 카드, ● 딴 점수입니다. 카드의 표시: { $mighty } 마이티, { $joker } 조커, { $ripper } 조커콜, { $trump } 기루다. 무늬: ♠ 스페이드, ♥ 하트, ♣ 클로버, ♦ 다이아, 저마다 글자와 색이 있습니다. 위에는 공약, 특별한 카드, 프렌드가 있고, 오른쪽 위에는 지난 트릭이 있으며 트릭을 딴 카드에는 !가 붙습니다.
