### 판의 기록: 있었던 일. 읽는 사람이 한 일이면 $who는 "you"이다.

event-deal-began = { $who ->
    [nobody] { $number }번째 판을 시작합니다.
    [you] { $number }번째 판: 내가 딜러입니다.
   *[other] { $number }번째 판: { $name }이(가) 딜러입니다.
}
event-dealer-found = { $who ->
    [you] 내가 첫 딜러입니다.
   *[other] { $name }이(가) 첫 딜러입니다.
}
event-dealt = { $who ->
    [you] 내 패: { $cards }.
   *[other] { $name }의 패: { $cards }.
}
event-trick-taken = { $who ->
    [you] 내가 트릭을 땄습니다.
   *[other] { $name }이(가) 트릭을 땄습니다.
}
event-did-play = { $who ->
    [you] 나는 { $card }을(를) 냅니다.
   *[other] { $name }이(가) { $card }을(를) 냅니다.
}
