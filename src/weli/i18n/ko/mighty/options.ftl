### 마이티의 모든 규칙: 이름, 값마다 한 문장, 값의 이름.
#
# 문장에서 $value는 yes나 no, 낱말, 수, none이고, $said는 값을 말로 적은 것, $half는 수의 반이다.
# $varies는 수가 사람 수에 따라 다른지, $count는 몇 가지를 골랐는지를 말한다.

## 여러 규칙이 함께 쓰는 말

value-valid = 그대로
value-powerless = 힘없음
value-powerless-lead = 시작하면 힘없음
value-no-lead = 시작 금지
value-forbidden = 내기 금지

## 사람

option-table-players = 사람 수
    .sentence = { $count ->
        [0] 이 규칙은 아무도 할 수 없습니다.
       *[other] 이 규칙은 { $said }명이 합니다.
    }
option-table-first-dealer = 첫 딜러
    .random = 제비
    .seat0 = 첫 자리
    .sentence = { $value ->
        [seat0] 첫 자리에 앉은 사람이 첫 딜러입니다.
       *[random] 첫 딜러는 제비로 정합니다.
    }

## 카드

option-pack-four = 네 명의 카드
    .seed43 = 43장
    .roth51 = 51장
    .sentence = { $value ->
        [roth51] 네 명이 하면 하트 2와 클로버 2를 빼고 51장을 씁니다.
       *[seed43] 네 명이 하면 2, 4, 빨간 3을 빼고 43장을 씁니다.
    }
option-pack-two-deck-jokers = 두 벌의 조커
    .sentence = 두 벌에는 조커가 { $value }장 있습니다.
option-pack-one-deck-jokers = 한 벌의 조커
    .sentence = { $value ->
        [1] 한 벌에는 조커가 1장 있습니다.
       *[other] 한 벌에는 검은 조커와 빨간 조커, { $value }장이 있습니다.
    }
option-pack-many = 여섯 명부터
    .two_decks = 두 벌
    .small_hands = 적은 손패
    .sit_out = 빠지는 사람
    .sentence = { $value ->
        [small_hands] 여섯 명과 일곱 명은 한 벌로, 손패를 적게 나눕니다.
        [sit_out] 여섯 명이면 딜러가 빠지고, 일곱 명이면 딜러 오른쪽 사람도 빠집니다.
       *[two_decks] 여섯 명부터는 카드 두 벌을 씁니다.
    }

## 특별한 카드

option-special-mighty = 마이티
    .sentence = 가장 센 카드인 마이티는 { $said }입니다.
option-special-alt-mighty = 그 무늬가 기루다일 때의 마이티
    .sentence = 그 무늬가 기루다이면 마이티는 { $said }입니다.
option-special-ripper = 조커콜
    .sentence = 조커를 부르는 조커콜은 { $said }입니다.
option-special-alt-ripper = 그 무늬가 기루다일 때의 조커콜
    .same = 그대로
    .none = 없음
    .sentence = { $value ->
        [same] 그 무늬가 기루다여도 조커콜은 그대로입니다.
        [none] 그 무늬가 기루다이면 조커콜은 없습니다.
       *[other] 그 무늬가 기루다이면 조커콜은 { $said }입니다.
    }
option-special-red-ripper = 빨간 조커콜
    .sentence = 빨간 조커의 조커콜은 { $said }입니다.
option-special-alt-red-ripper = 그 무늬가 기루다일 때의 빨간 조커콜
    .same = 그대로
    .none = 없음
    .sentence = { $value ->
        [same] 그 무늬가 기루다여도 빨간 조커의 조커콜은 그대로입니다.
        [none] 그 무늬가 기루다이면 빨간 조커의 조커콜은 없습니다.
       *[other] 그 무늬가 기루다이면 빨간 조커의 조커콜은 { $said }입니다.
    }
option-special-joker-is-point = 조커도 1점
    .sentence = { $value ->
        [yes] 조커도 1점입니다.
       *[no] 조커는 점수가 없습니다.
    }
option-special-mighty-names-suit = 마이티가 무늬를 정함
    .sentence = { $value ->
        [yes] 마이티로 시작한 사람은 낼 무늬를 정합니다.
       *[no] 마이티로 시작하면 그 카드의 무늬를 내야 합니다.
    }
option-special-trump-needs-void = 기루다는 기다리기
    .sentence = { $value ->
        [yes] 누군가 같은 무늬를 못 낼 때까지는 기루다로 시작할 수 없습니다.
       *[no] 초구 다음에는 언제나 기루다로 시작할 수 있습니다.
    }

## 딜미스

option-misdeal-allowed = 딜미스
    .sentence = { $value ->
        [yes] 패가 아주 나쁘면 딜미스를 선언하고 다시 나눌 수 있습니다.
       *[no] 딜미스는 없고, 어떤 패로도 합니다.
    }
option-misdeal-spade-ace = 딜미스의 스페이드 에이스
    .sentence = 딜미스를 따질 때 스페이드 에이스는 { $half }점입니다.
option-misdeal-honours = 딜미스의 에이스·킹·퀸·잭
    .sentence = 딜미스를 따질 때 다른 에이스, 킹, 퀸, 잭은 { $half }점씩입니다.
option-misdeal-tens = 딜미스의 10
    .sentence = 딜미스를 따질 때 10은 { $half }점씩입니다.
option-misdeal-joker = 딜미스의 조커
    .sentence = 딜미스를 따질 때 조커는 { $half }점입니다.
option-misdeal-at-most = 딜미스의 기준
    .sentence = 모두 더해 { $half }점 이하이면 딜미스입니다.
option-misdeal-also = 다른 딜미스
    .no_points = 점수 카드가 없는 패
    .lone_ten = 점수 카드가 10 한 장뿐인 패
    .one_eyed_jack = 점수 카드가 스페이드 잭이나 하트 잭뿐인 패
    .only_mighty = 점수 카드가 마이티뿐인 패
    .le1 = 점수 카드가 한 장 이하인 패
    .all_points = 모두 점수 카드인 패
    .sentence = { $count ->
        [0] 다른 딜미스는 없습니다.
       *[other] 언제나 딜미스인 것: { $said }.
    }
option-misdeal-when = 딜미스를 선언하는 때
    .first_turn = 처음 부를 차례
    .any_turn = 부를 차례마다
    .before_bidding = 선거 전
    .sentence = { $value ->
        [any_turn] 딜미스는 부를 차례마다 선언할 수 있습니다.
        [before_bidding] 딜미스는 선거 전에 선언합니다.
       *[first_turn] 딜미스는 처음 부를 차례에 선언합니다.
    }
option-misdeal-declarer-with-kitty = 바닥패를 가져온 뒤의 딜미스
    .sentence = { $value ->
        [yes] 주공은 바닥패를 가져온 뒤에도 딜미스를 선언할 수 있습니다.
       *[no] 바닥패를 가져온 뒤에는 딜미스를 선언할 수 없습니다.
    }
option-misdeal-dealer = 딜미스 뒤의 딜러
    .same = 그대로
    .caller = 선언한 사람
    .sentence = { $value ->
        [caller] 딜미스 뒤에는 선언한 사람이 딜러입니다.
       *[same] 딜미스 뒤에도 같은 사람이 딜러입니다.
    }
option-misdeal-penalty = 딜미스 벌금
    .none = 없음
    .fixed = 5
    .doubling = 2, 4, 8, …
    .sentence = { $value ->
        [fixed] 딜미스를 선언하면 5를 내놓고, 다음에 공약을 지킨 여당이 가져가며 그 5분의 2는 프렌드 몫입니다.
        [doubling] 딜미스를 선언하면 2를, 다음 사람은 4를, 그다음은 8을 내놓고, 다음에 공약을 지킨 여당이 가져가며 그 5분의 2는 프렌드 몫입니다.
       *[none] 딜미스를 선언해도 벌금은 없습니다.
    }

## 선거

option-bidding-opener = 먼저 부르는 사람
    .left = 딜러 왼쪽 사람
    .dealer = 딜러
    .dealer_then_declarer = 딜러, 그 뒤로는 지난 주공
    .first_partner = 딜러, 그 뒤로는 지난 프렌드
    .sentence = { $value ->
        [left] 딜러 왼쪽 사람이 먼저 부릅니다.
        [dealer_then_declarer] 지난 판의 주공이 먼저 부르고, 첫 판에는 딜러가 먼저 부릅니다.
        [first_partner] 지난 판의 프렌드가, 없었으면 주공이 먼저 부르고, 첫 판에는 딜러가 먼저 부릅니다.
       *[dealer] 딜러가 먼저 부릅니다.
    }
option-bidding-opener-must-bid = 처음 사람은 불러야 함
    .sentence = { $value ->
        [yes] 처음 말하는 사람은 불러야 합니다.
       *[no] 처음 말하는 사람도 패스할 수 있습니다.
    }
option-bidding-min = 가장 낮은 공약
    .sentence = 가장 낮은 공약: { $said }.
option-bidding-above-max = 가장 높은 점수보다 높은 공약
    .sentence = { $value ->
        [0] 모든 점수보다 높게 부를 수 없습니다.
       *[other] 모든 점수보다 { $value }까지 더 높게 부를 수 있지만, 그런 공약은 언제나 실패합니다.
    }
option-bidding-no-trump = 노기루다의 높이
    .over_equal = 같은 수보다 높음
    .plus_one = 하나 더 높음
    .equal_no = 무늬와 같음
    .forbidden = 없음
    .sentence = { $value ->
        [plus_one] 노기루다는 하나 더 높은 무늬와 같고, 같은 높이로는 이기지 못합니다.
        [equal_no] 노기루다도 무늬와 같아서, 언제나 더 높은 수를 불러야 합니다.
        [forbidden] 노기루다는 없습니다.
       *[over_equal] 노기루다는 같은 수의 무늬보다 높고, 무늬끼리는 높낮이가 없습니다.
    }
option-bidding-no-trump-below-min = 노기루다는 하나 낮게
    .sentence = { $value ->
        [yes] 노기루다는 가장 낮은 공약보다 하나 낮게 시작할 수 있습니다.
       *[no] 노기루다도 가장 낮은 공약부터 부릅니다.
    }
option-bidding-pass-final = 패스하면 끝
    .sentence = { $value ->
        [yes] 패스한 사람은 선거에서 빠집니다.
       *[no] 패스한 사람도 나중에 다시 부를 수 있습니다.
    }
option-bidding-once = 한 번만 부르기
    .sentence = { $value ->
        [yes] 한 사람이 한 번만 부를 수 있습니다.
       *[no] 여러 번 부를 수 있습니다.
    }
option-bidding-all-pass = 모두 패스하면
    .redeal = 다시 나누기
    .redeal_next = 다음 사람이 나누기
    .min_minus_1 = 하나 낮춰 한 번 더
    .dealer_last_chance = 딜러의 마지막 기회
    .opener_forced = 처음 사람이 불러야 함
    .sentence = { $value ->
        [redeal_next] 모두 패스하면 다음 사람이 딜러가 되어 나눕니다.
        [min_minus_1] 모두 패스하면 하나 낮춰 한 차례 더 부르고, 그래도 모두 패스하면 같은 딜러가 다시 나눕니다.
        [dealer_last_chance] 모두 패스하면 딜러가 아무 기루다로나 가장 낮은 공약을 부를 수 있고, 아니면 다시 나눕니다.
        [opener_forced] 모두 패스하면 처음 말한 사람이 아무 기루다로나 가장 낮은 공약을 불러야 합니다.
       *[redeal] 모두 패스하면 같은 딜러가 다시 나눕니다.
    }
option-bidding-all-pass-fine = 모두 패스했을 때의 벌금
    .sentence = { $value ->
        [0] 모두 패스해도 벌금은 없습니다.
       *[other] 모두 패스하면 { $value }씩 내놓습니다.
    }

## 바닥패

option-exchange-buried-points = 묻은 점수
    .attackers = 여당
    .defenders = 야당
    .last_trick = 막구를 딴 쪽
    .sentence = { $value ->
        [defenders] 묻은 점수는 야당 것입니다.
        [last_trick] 묻은 점수는 막구를 딴 쪽 것입니다.
       *[attackers] 묻은 점수는 여당 것입니다.
    }
option-exchange-forbid = 묻을 수 없는 카드
    .mighty = 마이티
    .joker = 조커
    .sentence = { $count ->
        [0] 아무 카드나 묻을 수 있습니다.
       *[other] 묻을 수 없는 카드: { $said }.
    }
option-exchange-raise-after = 바꾸지 않고 올리기
    .sentence = { $value ->
        [yes] 묻은 뒤에는 기루다를 바꾸지 않고도 공약을 올릴 수 있습니다.
       *[no] 묻은 뒤에는 기루다를 바꾸지 않고 공약을 올릴 수 없습니다.
    }

## 기루다 바꾸기

option-change-mode = 기루다 바꾸기
    .raise = 공약을 올리고
    .double_stake = 두 배로
    .free = 그냥
    .forbidden = 안 됨
    .sentence = { $value ->
        [double_stake] 묻은 뒤에 기루다를 바꿀 수 있지만, 그러면 판이 두 배가 됩니다.
        [free] 묻은 뒤에 기루다를 그냥 바꿀 수 있습니다.
        [forbidden] 묻은 뒤에는 기루다를 바꿀 수 없습니다.
       *[raise] 묻은 뒤에 공약을 올리고 기루다를 바꿀 수 있습니다.
    }
option-change-suit-cost = 다른 무늬로 바꾸는 값
    .sentence = { $value ->
        [0] 다른 무늬로는 올리지 않고 바꿉니다.
       *[other] 다른 무늬로 바꾸려면 { $value } 올립니다.
    }
option-change-no-trump-cost = 노기루다로 바꾸는 값
    .sentence = { $value ->
        [0] 노기루다로는 올리지 않고 바꿉니다.
       *[other] 노기루다로 바꾸려면 { $value } 올립니다.
    }
option-change-clamp-to-max = 값은 가장 높은 데까지
    .sentence = { $value ->
        [yes] 올린 값이 가장 높은 공약을 넘으면 가장 높은 공약으로 합니다.
       *[no] 올린 값이 가장 높은 공약을 넘으면 바꿀 수 없습니다.
    }
option-change-max-no-trump-free = 가장 높을 때 노기루다는 그냥
    .sentence = { $value ->
        [yes] 가장 높은 공약에서는 노기루다로 그냥 바꿀 수 있습니다.
       *[no] 가장 높은 공약에서는 노기루다로 바꿀 수 없습니다.
    }

## 프렌드

option-friend-kinds = 부를 수 있는 프렌드
    .card = 카드 프렌드
    .cards = 카드 두 장 프렌드
    .first = 초구 프렌드
    .last = 막구 프렌드
    .nth = n구 프렌드
    .seat = 너 프렌드
    .none = 노프렌드
    .sentence = { $value ->
        [none] 주공은 언제나 노프렌드입니다.
       *[other] 주공이 부를 수 있는 것: { $said }.
    }
option-friend-joker-card = 조커 프렌드
    .sentence = { $value ->
        [yes] 조커도 프렌드로 부를 수 있습니다.
       *[no] 조커는 프렌드로 부를 수 없습니다.
    }
option-friend-mighty-card = 마이티 프렌드
    .sentence = { $value ->
        [yes] 마이티도 프렌드로 부를 수 있습니다.
       *[no] 마이티는 프렌드로 부를 수 없습니다.
    }
option-friend-fake = 페이크 프렌드
    .sentence = { $value ->
        [yes] 제가 가진 카드를 부르면(페이크 프렌드) 몰래 혼자 하는 것입니다.
       *[no] 제가 가졌거나 묻은 카드는 부를 수 없습니다.
    }
option-friend-two-deck = 두 벌의 프렌드
    .both = 가진 사람 모두
    .first_played = 먼저 낸 사람
    .sentence = { $value ->
        [first_played] 두 벌이면 부른 카드를 먼저 낸 사람만 프렌드입니다.
       *[both] 두 벌이면 부른 카드를 가진 사람이 모두 프렌드입니다.
    }
option-friend-request = 무늬 달라고 하기
    .sentence = { $value ->
        [yes] 가장 높은 노기루다에서 주공은 프렌드에게 무늬를 달라고 할 수 있고, 프렌드는 되는 대로 빨리 그 무늬로 시작해야 합니다.
       *[no] 주공은 프렌드에게 무늬를 달라고 할 수 없습니다.
    }
option-friend-request-binding = 달라고 한 무늬의 효력
    .first_holding = 한 번
    .every = 언제나
    .sentence = { $value ->
        [every] 프렌드는 그 무늬가 있는 한 선을 잡을 때마다 내야 합니다.
       *[first_holding] 프렌드는 그 무늬를 한 번만 내면 됩니다.
    }

## 초구와 막구

policy-mighty = { $value ->
    [powerless] 마이티에 힘이 없습니다
    [powerless_lead] 마이티로 시작하면 힘이 없습니다
    [no_lead] 다른 카드가 있으면 마이티로 시작할 수 없습니다
    [forbidden] 다른 카드가 있으면 마이티를 낼 수 없습니다
   *[valid] 마이티를 그대로 씁니다
}
policy-trump = { $value ->
    [powerless] 기루다에 힘이 없습니다
    [powerless_lead] 기루다로 시작하면 기루다에 힘이 없습니다
    [no_lead] 다른 카드가 있으면 기루다로 시작할 수 없습니다
    [forbidden] 다른 카드가 있으면 기루다를 낼 수 없습니다
   *[valid] 기루다를 그대로 쓰고 시작할 수도 있습니다
}
policy-joker = { $value ->
    [powerless] 조커에 힘이 없습니다
    [powerless_lead] 조커로 시작하면 힘이 없습니다
    [no_lead] 조커에 힘이 없고, 다른 카드가 있으면 조커로 시작할 수 없습니다
    [forbidden] 다른 카드가 있으면 조커를 낼 수 없습니다
   *[valid] 조커를 그대로 씁니다
}
policy-ripper = { $value ->
    [powerless] 조커콜을 할 수 없습니다
    [powerless_lead] 조커콜 카드로 시작해도 조커를 부르지 못합니다
    [no_lead] 다른 카드가 있으면 조커콜 카드로 시작할 수 없습니다
    [forbidden] 다른 카드가 있으면 조커콜 카드를 낼 수 없습니다
   *[valid] 조커콜을 그대로 합니다
}
option-first-mighty = 초구의 마이티
    .sentence = 초구에는 { policy-mighty }.
option-first-trump = 초구의 기루다
    .sentence = 초구에는 { policy-trump }.
option-first-joker = 초구의 조커
    .sentence = 초구에는 { policy-joker }.
option-first-ripper = 초구의 조커콜
    .sentence = 초구에는 { policy-ripper }.
option-last-mighty = 막구의 마이티
    .sentence = 막구에는 { policy-mighty }.
option-last-trump = 막구의 기루다
    .sentence = 막구에는 { policy-trump }.
option-last-joker = 막구의 조커
    .sentence = 막구에는 { policy-joker }.
option-last-ripper = 막구의 조커콜
    .sentence = 막구에는 { policy-ripper }.

## 내기

option-play-trump-release = 그래도 기루다로 시작하기
    .nothing_else = 다른 카드가 없을 때
    .specials_ignored = 특별한 카드만 더 있을 때
    .sentence = { $value ->
        [specials_ignored] 기루다와 마이티와 조커뿐인 사람은 그래도 기루다로 시작할 수 있습니다.
       *[nothing_else] 달리 시작할 카드가 없는 사람은 그래도 기루다로 시작할 수 있습니다.
    }
option-play-mighty-forced = 그 무늬가 마이티뿐일 때
    .strict = 내야 함
    .joker_allowed = 조커도 됨
    .sentence = { $value ->
        [strict] 낼 무늬가 마이티뿐인 사람은 마이티를 내야 합니다.
       *[joker_allowed] 낼 무늬가 마이티뿐인 사람은 마이티나 조커를 내야 합니다.
    }
option-play-joker-lead = 조커로 시작하면
    .names_suit = 무늬를 정함
    .calls_trump = 기루다를 부름
    .names_colour = 색을 정함
    .sentence = { $value ->
        [calls_trump] 조커로 시작하면 기루다를 내야 하고, 노기루다이면 시작한 사람이 무늬를 정합니다.
        [names_colour] 조커로 시작한 사람은 검은 무늬나 빨간 무늬를 정하고, 그 색을 내야 합니다.
       *[names_suit] 조커로 시작한 사람은 낼 무늬를 정합니다.
    }
option-play-powerless-lead = 힘없는 조커로 시작하면
    .names_suit = 무늬를 정함
    .next_card = 다음 카드가 정함
    .sentence = { $value ->
        [next_card] 힘없는 조커로 시작하면 다음 카드가 낼 무늬를 정합니다.
       *[names_suit] 힘없는 조커로 시작해도 무늬를 정하고, 아무도 그 무늬나 기루다나 마이티를 내지 않으면 이깁니다.
    }
option-play-ripper-call = 조커콜 카드로 시작하면
    .always = 언제나 부름
    .optional = 부를 수 있음
    .sentence = { $value ->
        [always] 조커콜 카드로 시작하면 조커를 내야 합니다.
       *[optional] 조커콜 카드로 시작한 사람은 조커를 부를 수 있고, 그러면 조커를 내야 합니다.
    }
option-play-ripper-multi = 조커가 여럿일 때의 조커콜
    .all_holders = 모두 내기
    .next_holder = 다음 사람만
    .sentence = { $value ->
        [next_holder] 조커를 가진 사람이 여럿이면 다음 사람만 내야 합니다.
       *[all_holders] 조커를 가진 사람은 모두 한 장씩 내야 합니다.
    }
option-play-mighty-defence = 조커 대신 마이티
    .sentence = { $value ->
        [yes] 마이티도 가졌으면 조커 대신 마이티를 낼 수 있습니다.
       *[no] 조커 대신 마이티를 낼 수 없습니다.
    }
option-play-called-joker-power = 불린 조커의 힘
    .sentence = { $value ->
        [yes] 조커콜을 받은 조커도 힘이 있습니다.
       *[no] 조커콜을 받은 조커는 힘이 없습니다.
    }
option-play-forced-early = 막구까지 아끼지 않기
    .sentence = { $value ->
        [yes] 두 장이 남았을 때 마이티나 조커가 있으면 내야 합니다.
       *[no] 마이티와 조커를 끝까지 아껴도 됩니다.
    }

## 점수

option-score-style = 점수 방식
    .payment = 서로 주고받기
    .penalty = 벌점
    .sentence = { $value ->
        [penalty] 벌점을 매깁니다. 공약을 지키면 야당이 한 사람씩, 못 지키면 주공과 프렌드가 받습니다.
       *[payment] 점수를 서로 주고받습니다.
    }
option-score-base = 벌점의 바탕
    .min_minus_1 = 가장 낮은 공약보다 하나 적게
    .fixed_12 = 12
    .sentence = { $value ->
        [fixed_12] 벌점은 공약 − 12이고, 두 벌이면 공약 − 24입니다.
       *[min_minus_1] 벌점은 공약 − 가장 낮은 공약 + 1입니다.
    }
option-score-fail-split = 실패했을 때의 벌점
    .each = 저마다 모두
    .shared = 나눠서
    .sentence = { $value ->
        [shared] 실패하면 주공과 프렌드가 벌점을 나눕니다.
       *[each] 실패하면 주공과 프렌드가 저마다 벌점을 모두 받습니다.
    }
option-score-made = 성공의 값
    .official = 공식
    .over_10 = 10점 넘게
    .over_13 = 13점 넘게
    .over_min = 가장 낮은 공약 넘게
    .over_min_plus_1 = 가장 낮은 공약 넘게, 더하기 1
    .over_bid = 공약 넘게
    .over_bid_plus_1 = 공약 넘게, 더하기 1
    .twice = 공약의 두 배
    .risk = 모험
    .rust = 점수와 공약
    .league = 리그
    .sentence = { $value ->
        [over_10] 성공하면 값은 점수 − 10(두 벌이면 20)이고, 적어도 1입니다.
        [over_13] 성공하면 값은 점수 − 13(두 벌이면 25)입니다.
        [over_min] 성공하면 값은 점수 − 가장 낮은 공약입니다.
        [over_min_plus_1] 성공하면 값은 점수 − 가장 낮은 공약 + 1입니다.
        [over_bid] 성공하면 값은 점수 − 공약입니다.
        [over_bid_plus_1] 성공하면 값은 점수 − 공약 + 1입니다.
        [twice] 성공하면 값은 2 × (공약 − 가장 낮은 공약 + 1)입니다.
        [risk] 성공하면 값은 1½ × (공약 − 가장 낮은 공약) + (점수 − 공약)입니다.
        [rust] 성공하면 값은 (점수 − 13) + (공약 − 13)이고, 적어도 1입니다(두 벌이면 13 대신 25).
        [league] 성공하면 값은 300 × (공약 − 13) + 200 × (점수 − 공약 + 1)입니다(두 벌이면 13 대신 25).
       *[official] 성공하면 값은 2 × (공약 − 가장 낮은 공약) + (점수 − 공약)입니다.
    }
option-score-failed = 실패의 값
    .short = 모자란 만큼
    .pays_back = 되갚기
    .tooth = 이에는 이
    .league = 리그
    .sentence = { $value ->
        [pays_back] 실패하면 값은 (공약 − 10) + (공약 − 점수)입니다(두 벌이면 10 대신 20).
        [tooth] 실패하면 값은 공약 − 점수이고, 가장 낮은 공약에도 못 미치면 (공약 − 가장 낮은 공약) + 2 × (가장 낮은 공약 − 점수)입니다.
        [league] 실패하면 값은 300 × (공약 − 13) + 200 × (공약 − 점수)입니다(두 벌이면 13 대신 25).
       *[short] 실패하면 값은 공약 − 점수입니다.
    }
option-score-run = 런
    .any = 두 배
    .bid = 불렀을 때 두 배
    .flat = 정해진 값
    .none = 없음
    .sentence = { $value ->
        [bid] 모든 점수를 부르고 다 따면(런) 두 배입니다.
        [flat] 모든 점수를 따면(런) 공약과 상관없이 모든 점수만큼입니다.
        [none] 모든 점수를 따도 더 받는 것은 없습니다.
       *[any] 모든 점수를 따면(런) 두 배입니다.
    }
option-score-back-run = 백런
    .none = 없음
    .half_plus = 반보다 많이
    .half = 반
    .min = 가장 낮은 공약만큼
    .contract = 공약만큼
    .missed = 크게 모자람
    .sentence = { $value ->
        [none] 실패해도 두 배가 되지 않습니다.
        [half] 야당이 점수의 반 이상을 따면(백런) 두 배로 실패합니다.
        [min] 야당이 가장 낮은 공약만큼 따면(백런) 두 배로 실패합니다.
        [contract] 야당이 공약만큼 따면(백런) 두 배로 실패합니다.
        [missed] 크게 모자라면(백런) 두 배로 실패합니다.
       *[half_plus] 야당이 점수의 반보다 많이 따면(백런) 두 배로 실패합니다.
    }
option-score-back-run-by = 백런의 크기
    .sentence = 크게 모자란다는 것은 { $value }점 이상 모자란다는 뜻입니다.
option-score-no-trump = 노기루다의 배수
    .sentence = { $value ->
        [1] 노기루다도 다른 공약과 똑같이 칩니다.
       *[other] 노기루다는 { $value }배입니다.
    }
option-score-no-trump-when = 노기루다가 배가 되는 때
    .always = 언제나
    .win = 성공할 때
    .sentence = { $value ->
        [win] 그것은 성공할 때만 칩니다.
       *[always] 그것은 성공해도 실패해도 칩니다.
    }
option-score-alone = 노프렌드의 배수
    .one = 1
    .one_and_half = 1½
    .two = 2
    .sentence = { $value ->
        [one] 노프렌드라고 배가 되지는 않습니다.
        [one_and_half] 노프렌드는 1½배입니다.
       *[two] 노프렌드는 2배입니다.
    }
option-score-max-bid = 가장 높은 공약의 배수
    .sentence = { $value ->
        [1] 모든 점수를 불러도 배가 되지는 않습니다.
       *[other] 모든 점수를 부르면 { $value }배입니다.
    }
option-score-buried-special = 마이티나 조커를 묻었을 때의 배수
    .sentence = { $value ->
        [1] 마이티나 조커를 묻어도 배가 되지는 않습니다.
       *[other] 마이티나 조커를 묻으면 { $value }배입니다.
    }
option-score-redeal-doubles = 다시 나누면 두 배
    .sentence = { $value ->
        [yes] 다시 나눈 판은 2배이고, 두 번 이상 다시 나누면 4배입니다.
       *[no] 다시 나눠도 판의 값은 같습니다.
    }
option-score-four-fail = 네 명의 실패
    .equal = 똑같이
    .declarer_alone = 주공 혼자
    .two_one = 2 대 1
    .sentence = { $value ->
        [declarer_alone] 네 명이 하면 실패는 주공이 혼자 물어냅니다.
        [two_one] 네 명이 하면 실패는 주공이 프렌드의 두 배를 물어냅니다.
       *[equal] 네 명이 하면 실패는 주공과 프렌드가 똑같이 물어냅니다.
    }
option-score-cap = 값의 한계
    .sentence = { $value ->
        [none] 기루다가 있는 판의 값에는 한계가 없습니다.
       *[other] 기루다가 있는 판은 많아야 { $value }입니다.
    }
option-score-cap-no-trump = 노기루다 값의 한계
    .sentence = { $value ->
        [none] 노기루다 판의 값에는 한계가 없습니다.
       *[other] 노기루다 판은 많아야 { $value }입니다.
    }

## 경기

option-match-deals = 경기의 판 수
    .sentence = { $value ->
        [none] 경기는 사람 수의 두 배만큼 합니다.
       *[other] 경기는 { $value }판입니다.
    }
option-match-target = 경기를 끝내는 점수
    .sentence = { $value ->
        [none] 그 전에 점수로 끝나지는 않습니다.
       *[other] 누가 위로든 아래로든 { $value }점이 되어도 경기가 끝납니다.
    }
option-match-next-dealer = 다음 딜러
    .left = 왼쪽 사람
    .same = 그대로
    .friend_or_declarer = 프렌드
    .declarer_if_made_else_friend = 성공하면 주공
    .sentence = { $value ->
        [left] 판마다 왼쪽 사람이 다음 딜러입니다.
        [same] 언제나 같은 사람이 딜러입니다.
        [declarer_if_made_else_friend] 공약을 지키면 주공이, 못 지키면 프렌드가 다음 딜러입니다.
       *[friend_or_declarer] 프렌드가 다음 딜러이고, 없었으면 주공입니다.
    }
