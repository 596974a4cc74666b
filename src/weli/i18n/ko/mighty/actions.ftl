### 마이티에서 할 수 있는 일: 단추와 기록에 쓰이는 이름.

# 노기루다이면 $suit는 비어 있다.
contract = { $trump ->
    [none] 노기루다 { $level }
   *[suit] { $suit } { $level }
}

action-misdeal = 딜미스
action-no-misdeal = 그대로 하기
action-bid = { $contract } 부르기
action-pass = 패스
action-bury = 묻기: { $cards }
action-declare = 공약 { $contract }
action-call-card = { $card } 프렌드
action-call-cards = { $cards } 프렌드
# $place는 첫 트릭, 마지막 트릭, 또는 다른 트릭.
action-call-trick = { $place ->
    [first] 초구 프렌드
    [last] 막구 프렌드
   *[other] { $number }구 프렌드
}
action-call-seat = { $player } 너 프렌드
action-alone = 노프렌드
action-request = 프렌드에게 { $suit } 달라고 하기
action-no-request = 무늬를 달라고 하지 않기
action-name-suit = { $suit } 내라고 하기
action-name-colour = { $colour ->
    [black] 검은 무늬 내라고 하기
   *[red] 빨간 무늬 내라고 하기
}
action-call-joker = 조커콜
action-no-call = 조커콜 안 하기
