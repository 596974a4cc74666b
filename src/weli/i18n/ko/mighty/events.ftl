### 마이티 판의 기록: 있었던 일. 읽는 사람이 한 일이면 $who는 "you"이다.

event-misdeal-shown = { $who ->
    [you] 내가 딜미스를 선언하고 패를 보입니다: { $cards }.
   *[other] { $name }이(가) 딜미스를 선언하고 패를 보입니다: { $cards }.
}
event-thrown-in-misdeal = { $who ->
    [you] 카드를 모아, 내가 다시 나눕니다.
   *[other] 카드를 모아, { $name }이(가) 다시 나눕니다.
}
event-thrown-in-all-pass = { $who ->
    [you] 모두 패스했습니다. 내가 다시 나눕니다.
   *[other] 모두 패스했습니다. { $name }이(가) 다시 나눕니다.
}
event-declarer-found = { $who ->
    [you] 내가 { $contract }(으)로 주공이 되었습니다.
   *[other] { $name }이(가) { $contract }(으)로 주공이 되었습니다.
}
event-drew = { $who ->
    [you] 내가 바닥패를 가져옵니다: { $cards }.
   *[other] { $name }이(가) 바닥패 { $number }장을 가져갑니다.
}
event-laid-off = { $who ->
    [you] 나는 { $cards }을(를) 묻습니다.
   *[other] { $name }이(가) 카드 { $number }장을 묻습니다.
}
event-stake-doubled = 기루다를 바꿔서 이번 판은 두 배입니다.
event-lead-settled-suit = { $suits }을(를) 내야 합니다.
event-lead-settled-call = 조커콜입니다.
event-friend-shown = { $who ->
    [you] 내가 프렌드인 것을 모두 알게 되었습니다.
   *[other] { $name }이(가) 프렌드입니다.
}
event-deal-scored = { $made ->
    [yes] { $who ->
        [you] 내가 { $taken }점을 따서 공약 { $contract }을(를) 지켰습니다.
       *[other] { $name }이(가) { $taken }점을 따서 공약 { $contract }을(를) 지켰습니다.
    }
   *[no] { $who ->
        [you] 내가 { $taken }점을 따서 공약 { $contract }을(를) 지키지 못했습니다.
       *[other] { $name }이(가) { $taken }점을 따서 공약 { $contract }을(를) 지키지 못했습니다.
    }
}

## 누가 하는 것을 모두가 본 일.

event-did-bid = { $who ->
    [you] 나는 { $contract }을(를) 부릅니다.
   *[other] { $name }이(가) { $contract }을(를) 부릅니다.
}
event-did-pass = { $who ->
    [you] 나는 패스합니다.
   *[other] { $name }이(가) 패스합니다.
}
event-did-declare = { $who ->
    [you] 내 공약은 { $contract }입니다.
   *[other] { $name }의 공약은 { $contract }입니다.
}
event-did-call-card = { $who ->
    [you] 나는 { $card } 프렌드를 부릅니다.
   *[other] { $name }이(가) { $card } 프렌드를 부릅니다.
}
event-did-call-cards = { $who ->
    [you] 나는 { $cards } 프렌드를 부릅니다. 먼저 낸 사람이 프렌드입니다.
   *[other] { $name }이(가) { $cards } 프렌드를 부릅니다. 먼저 낸 사람이 프렌드입니다.
}
event-did-call-trick = { $who ->
    [you] { $place ->
        [first] 나는 초구 프렌드를 부릅니다.
        [last] 나는 막구 프렌드를 부릅니다.
       *[other] 나는 { $number }구 프렌드를 부릅니다.
    }
   *[other] { $place ->
        [first] { $name }이(가) 초구 프렌드를 부릅니다.
        [last] { $name }이(가) 막구 프렌드를 부릅니다.
       *[other] { $name }이(가) { $number }구 프렌드를 부릅니다.
    }
}
event-did-call-seat = { $who ->
    [you] 나는 { $player }을(를) 너 프렌드로 부릅니다.
   *[other] { $name }이(가) { $player }을(를) 너 프렌드로 부릅니다.
}
event-did-alone = { $who ->
    [you] 나는 노프렌드로 합니다.
   *[other] { $name }이(가) 노프렌드로 합니다.
}
event-did-request = { $who ->
    [you] 나는 프렌드에게 { $suit }을(를) 달라고 합니다.
   *[other] { $name }이(가) 프렌드에게 { $suit }을(를) 달라고 합니다.
}
event-did-no-call = { $who ->
    [you] 나는 조커콜을 하지 않습니다.
   *[other] { $name }은(는) 조커콜을 하지 않습니다.
}
