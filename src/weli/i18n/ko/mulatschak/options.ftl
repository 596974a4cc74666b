### 물라착의 모든 규칙: 이름, 값마다 한 문장, 값의 이름.
#
# 문장에서 $value는 yes나 no, 낱말, 수, none이고, $said는 값을 말로 적은 것, $signed는 부호를 붙인
# 수이다. $varies는 수가 사람 수에 따라 다른지, $count는 무늬가 몇인지를 말한다.

## 카드

option-pack-size = 카드 수
    .sentence = { $value ->
        [33] 카드는 33장입니다. 6은 방울 6만 쓰고, 그것이 벨리입니다.
       *[36] 카드는 36장이고, 방울 6이 벨리입니다.
    }
option-pack-strip-sevens = 두 명이면 7을 빼기
    .sentence = { $value ->
        [yes] 두 명이 하면 7도 뺍니다.
       *[no] 7은 빼지 않습니다.
    }

## 자리

option-seating-first-dealer = 첫 딜러
    .random = 제비
    .draw_high = 가장 높은 카드를 뽑은 사람
    .seat0 = 첫 자리
    .sentence = { $value ->
        [draw_high] 첫 딜러를 정하려고 카드를 뽑아, 가장 높은 사람이 딜러가 됩니다.
        [seat0] 첫 자리에 앉은 사람이 첫 딜러입니다.
       *[random] 첫 딜러는 제비로 정합니다.
    }
option-seating-fifth-sits-out = 다섯째는 빠지기
    .sentence = { $value ->
        [yes] 다섯 명이 하면 딜러 오른쪽 사람이 빠집니다.
       *[no] 다섯 명이 하면 다섯 명이 모두 합니다.
    }

## 떼기

option-cut-cut = 떼기
    .sentence = { $value ->
        [yes] 딜러 오른쪽 사람이 카드를 떼고, 그때 벨리가 나오면 가져도 됩니다.
       *[no] 카드를 떼지 않습니다.
    }
option-cut-card = 뗄 때 보는 카드
    .lifted_bottom = 떼어 든 묶음의 맨 아래
    .rest_top = 남은 묶음의 맨 위
    .sentence = { $value ->
        [rest_top] 떼는 사람은 남은 묶음의 맨 위 카드를 혼자 봅니다.
       *[lifted_bottom] 떼는 사람은 떼어 든 묶음의 맨 아래 카드를 혼자 봅니다.
    }
option-cut-must-take-weli = 벨리는 가져가야 함
    .sentence = { $value ->
        [yes] 벨리를 뗀 사람은 가져가야 합니다.
       *[no] 벨리를 뗀 사람은 그대로 두어도 됩니다.
    }
option-cut-knock = 노크
    .sentence = { $value ->
        [yes] 떼는 대신 노크할 수 있습니다. 판이 두 배가 되고 모두 맨 아래 카드를 보며, 그것이 벨리이면 노크한 사람이 가져도 됩니다.
       *[no] 노크는 하지 않습니다.
    }
option-cut-knock-carries = 노크는 다시 나눠도 남음
    .sentence = { $value ->
        [yes] 다시 나눠도 노크는 그대로 남습니다.
       *[no] 다시 나누면 노크는 없어집니다.
    }

## 백패

option-white-redeal = 백패
    .mandatory = 보여야 함
    .optional = 보여도 됨
    .off = 하지 않음
    .sentence = { $value ->
        [optional] 백패(운터, 오버, 왕, 자우, 벨리가 없는 패)를 든 사람은 보여도 됩니다. 같은 딜러가 다시 나누고, 그때마다 점수가 두 배가 됩니다.
        [off] 백패도 다른 패와 똑같이 합니다.
       *[mandatory] 백패(운터, 오버, 왕, 자우, 벨리가 없는 패)를 든 사람은 보여야 합니다. 같은 딜러가 다시 나누고, 그때마다 점수가 두 배가 됩니다.
    }
option-white-timing = 백패를 보이는 때
    .before_bidding = 부르기 전
    .after_first_round = 한 차례 부른 뒤
    .sentence = { $value ->
        [after_first_round] 백패는 모두 한 번씩 말한 뒤에 보입니다.
       *[before_bidding] 백패는 부르기 전에 보입니다.
    }

## 부르기

option-bidding-min-bid = 가장 낮은 부름
    .sentence = 가장 낮게는 { $value }트릭부터 부를 수 있습니다.
option-bidding-five-is-muli = 5는 물리
    .sentence = { $value ->
        [yes] 5를 부르면 물리입니다. 카드를 바꾸지 않고 모든 트릭을 따야 합니다.
       *[no] 카드를 바꾸는 그냥 5 위에 물리(물라착, 모르트)가 있습니다. 카드를 바꾸지 않고 모든 트릭을 따야 합니다.
    }
option-bidding-one-forces-hearts = 1은 하트
    .sentence = { $value ->
        [yes] 1트릭으로 선언자가 되면 하트를 으뜸패로 정해야 합니다.
       *[no] 1트릭으로 선언자가 되어도 아무 무늬나 정할 수 있습니다.
    }
option-bidding-dealer-hold = 딜러의 받기
    .sentence = { $value ->
        [yes] 딜러는 더 높이지 않고 가장 높은 부름을 받을 수 있습니다. 그러면 부른 사람이 높일 수 있고, 딜러는 다시 받을 수 있습니다.
       *[no] 딜러도 다른 사람처럼 더 높게 불러야 합니다.
    }
option-bidding-rounds = 부르는 차례
    .single_round_duel = 한 차례, 그다음은 딜러와 겨루기
    .until_passes = 모두 패스할 때까지
    .sentence = { $value ->
        [until_passes] 다른 사람이 모두 패스할 때까지 돌아가며 부르고, 패스한 사람은 빠집니다.
       *[single_round_duel] 딜러와 겨룰 때 말고는 한 번씩만 말합니다.
    }
option-bidding-dealer-raise-reopens = 딜러가 높였을 때의 대답
    .duel = 겨룰 때만
    .never = 못 함
    .always = 언제나
    .sentence = { $value ->
        [never] 딜러가 높이면 부르기가 끝납니다.
        [always] 딜러가 높이면 앞서 부른 사람은 언제나 대답할 수 있습니다.
       *[duel] 딜러가 높이면 겨룰 때는 대답할 수 있지만 첫 차례에는 할 수 없습니다.
    }
option-bidding-muli-first-round-only = 물리는 첫 차례에만
    .sentence = { $value ->
        [yes] 모두 말한 뒤에는 물리를 부를 수 없습니다.
       *[no] 부르기가 끝날 때까지 물리를 부를 수 있습니다.
    }
option-bidding-muli-out-of-turn = 차례 없이 물리
    .sentence = { $value ->
        [yes] 물리는 나눈 뒤 곧바로, 차례를 기다리지 않고 부를 수 있습니다.
       *[no] 물리도 다른 부름처럼 차례에 부릅니다.
    }
option-bidding-dealer-may-hold-muli = 딜러의 물리 받기
    .sentence = { $value ->
        [yes] 딜러는 물리도 넘겨받을 수 있고, 그 뒤에는 아무도 높일 수 없습니다.
       *[no] 물리는 아무도 넘겨받을 수 없습니다.
    }
option-bidding-all-pass = 모두 패스하면
    .redeal = 다시 나누기
    .redeal_double = 다시 나누고 두 배
    .dealer_must_bid = 딜러가 불러야 함
    .sentence = { $value ->
        [redeal_double] 모두 패스하면 같은 딜러가 다시 나누고 점수가 두 배가 됩니다.
        [dealer_must_bid] 다른 사람이 모두 패스하면 딜러가 불러야 합니다.
       *[redeal] 모두 패스하면 같은 딜러가 다시 나눕니다.
    }
option-bidding-max-all-pass = 잇달아 패스한 판
    .sentence = { $value ->
        [0] 다른 사람이 모두 패스하면 딜러가 곧바로 불러야 합니다.
       *[other] 그런 판이 잇달아 { $value }번이면 딜러가 불러야 합니다.
    }

## 으뜸패

option-trump-blind = 모르는 으뜸패
    .sentence = { $value ->
        [yes] 모르는 으뜸패: 아직 모르는 선언자는 다섯 장을 모두 버리고 다섯 장을 엎어서, 여섯째를 펼쳐서 받으며, 그 무늬가 으뜸패입니다. 일곱째를 엎어서 받고 다섯 장을 남깁니다.
       *[no] 선언자는 손에 든 카드를 보고 으뜸패를 정합니다.
    }
option-trump-blind-weli = 여섯째 카드가 벨리이면
    .next_card = 다음 카드가 정함
    .bells = 방울이 으뜸패
    .choose = 선언자가 고름
    .sentence = { $value ->
        [bells] 모르는 으뜸패의 여섯째 카드가 벨리이면 방울이 으뜸패입니다.
        [choose] 모르는 으뜸패의 여섯째 카드가 벨리이면 선언자가 무늬를 고릅니다.
       *[next_card] 모르는 으뜸패의 여섯째 카드가 벨리이면 다음 카드가 정합니다.
    }
option-trump-must-play-suits = 모두 함께해야 하는 무늬
    .sentence = { $count ->
        [0] 무엇이 으뜸패이든 쉴 수 있습니다.
        [4] 무엇이 으뜸패이든 쉴 수 없습니다.
       *[other] 으뜸패가 { $said }이면 아무도 쉴 수 없습니다.
    }

## 쉬기

option-home-decision = 쉬기를 정하는 때
    .before_exchange = 바꾸기 전
    .after_declarer_exchange = 선언자가 바꾼 뒤
    .sentence = { $value ->
        [after_declarer_exchange] 선언자가 바꾼 뒤에 다른 사람은 차례로 함께할지 쉴지 말합니다.
       *[before_exchange] 아무도 바꾸기 전에 다른 사람은 차례로 함께할지 쉴지 말합니다.
    }
option-home-cost = 쉬는 값
    .sentence = { $value ->
        [0] 쉬어도 점수가 늘지 않습니다.
       *[other] 쉬면 점수가 { $value }점 늡니다.
    }
option-home-last-must-play = 마지막 사람은 함께하기
    .sentence = { $value ->
        [yes] 다른 사람이 모두 쉬면 마지막 사람은 함께해야 합니다.
       *[no] 모두 쉬어도 되고, 그러면 선언자가 다섯 트릭을 모두 땁니다.
    }
option-home-no-consecutive = 두 번 잇달아 쉬지 않기
    .sentence = { $value ->
        [yes] 두 판을 잇달아 쉴 수 없습니다.
       *[no] 두 판을 잇달아 쉬어도 됩니다.
    }

## 바꾸기

option-exchange-most = 바꿀 수 있는 장수
    .sentence = { $varies ->
        [yes] 바꿀 수 있는 장수는 많아야: { $said }.
       *[no] { $value ->
            [0] 카드를 바꿀 수 없습니다.
           *[other] 많아야 { $said }장까지 바꿀 수 있습니다.
        }
    }
option-exchange-forbid-four = 네 장은 안 됨
    .sentence = { $value ->
        [yes] 꼭 네 장은 바꿀 수 없습니다.
       *[no] 네 장도 바꿀 수 있습니다.
    }
option-exchange-cap-to-declarer = 선언자보다 많이는 안 됨
    .sentence = { $value ->
        [yes] 선언자보다 많이 바꿀 수 없습니다.
       *[no] 선언자보다 많이 바꿀 수 있습니다.
    }
option-exchange-one-on-sight = 보고 받기
    .refuse_once = 한 번 물리기
    .chain = 거듭 물리기
    .off = 엎어서
    .sentence = { $value ->
        [off] 한 장만 바꿔도 새 카드는 엎어서 받습니다.
        [chain] 보고 받기: 한 장만 바꾸면 새 카드를 펼쳐서 받고 물릴 수 있습니다. 으뜸패를 물리면 다음 카드도 펼쳐서 받고, 으뜸패이면 또 물릴 수 있습니다. 다른 카드를 물리면 다음 카드는 엎어서 받고 그대로 갖습니다.
       *[refuse_once] 보고 받기: 한 장만 바꾸면 새 카드를 펼쳐서 받고 물릴 수 있습니다. 다음 카드는 엎어서 받고 그대로 갖습니다.
    }
option-exchange-five-on-sow = 자우에 다섯
    .sentence = { $value ->
        [yes] 자우에 다섯: 으뜸패 자우를 든 사람은 나머지 네 장을 버리고 다섯 장을 받아 한 장을 버릴 수 있습니다.
       *[no] 자우에 다섯은 하지 않습니다.
    }
option-exchange-packerl = 파컬
    .sentence = { $value ->
        [yes] 파컬: 다섯 장을 모두 버린 사람은 다섯 장과 펼친 여섯째를 받고, 펼친 으뜸패마다 한 장을 더 받아 다섯 장을 남깁니다.
       *[no] 파컬은 하지 않고, 다섯 장을 모두 버리면 다섯 장을 받습니다.
    }
option-exchange-six-on-seven = 7에 여섯
    .sentence = { $value ->
        [yes] 7에 여섯: 방울이 으뜸패일 때 방울 7을 보인 사람은 나머지 네 장을 버리고 여섯 장을 받아 두 장을 버릴 수 있습니다.
       *[no] 7에 여섯은 하지 않습니다.
    }
option-exchange-five-served-last = 다섯 장은 마지막에
    .sentence = { $value ->
        [yes] 다섯 장을 모두 바꾸는 사람은 마지막에 받습니다.
       *[no] 다섯 장을 모두 바꾸는 사람도 차례에 받습니다.
    }
option-exchange-first = 먼저 바꾸는 사람
    .declarer = 선언자
    .forehand = 딜러 왼쪽 사람
    .sentence = { $value ->
        [forehand] 딜러 왼쪽부터 차례로 바꿉니다.
       *[declarer] 선언자가 먼저 바꾸고, 다른 사람이 차례로 바꿉니다.
    }

## 내기

option-play-trumpfzwang = 으뜸패를 낼 의무
    .always = 언제나
    .only_if_wins = 이길 때만
    .off = 없음
    .sentence = { $value ->
        [only_if_wins] 같은 무늬가 없으면 으뜸패로 이길 수 있을 때는 이겨야 하고, 아니면 아무 카드나 냅니다.
        [off] 같은 무늬가 없으면 아무 카드나 냅니다.
       *[always] 같은 무늬가 없으면 이기지 못하더라도 으뜸패를 내야 합니다.
    }
option-play-stichzwang = 이길 의무
    .sentence = { $value ->
        [yes] 같은 무늬나 으뜸패를 낼 때는 이길 수 있으면 놓인 카드를 이겨야 합니다.
       *[no] 놓인 카드를 꼭 이길 필요는 없습니다.
    }

## 점수

option-scoring-trick = 트릭의 점수
    .sentence = { $value ->
        [0] 트릭은 점수가 없습니다.
       *[other] 트릭마다 { $signed }점입니다.
    }
option-scoring-no-trick = 트릭이 없을 때의 점수
    .sentence = 함께하고도 한 트릭도 못 따면 { $signed }점입니다.
option-scoring-failed-bid = 부른 만큼 못 땄을 때의 점수
    .sentence = 부른 만큼 못 따면 선언자는 { $signed }점이고, 딴 트릭은 치지 않습니다.
option-scoring-muli-won-declarer = 물리 성공: 선언자
    .sentence = 물리에 성공한 선언자는 { $signed }점입니다.
option-scoring-muli-won-others = 물리 성공: 다른 사람
    .sentence = 물리에 성공하면 다른 사람은 { $signed }점씩입니다.
option-scoring-muli-lost-declarer = 물리 실패: 선언자
    .sentence = 물리에 실패한 선언자는 { $signed }점입니다.
option-scoring-muli-lost-others = 물리 실패: 다른 사람
    .sentence = 물리에 실패하면 상은 { $signed }점입니다.
option-scoring-muli-fail = 물리를 깬 상을 받는 사람
    .all_others = 다른 사람 모두
    .breaker = 깬 사람
    .sentence = { $value ->
        [breaker] 물리에 실패하면 선언자에게서 첫 트릭을 빼앗은 사람만 상을 받습니다.
       *[all_others] 물리에 실패하면 다른 사람이 모두 상을 받습니다.
    }
option-scoring-stop-failed-muli = 실패한 물리는 멈춤
    .sentence = { $value ->
        [yes] 물리는 선언자가 트릭 하나를 잃는 순간 끝납니다.
       *[no] 물리는 실패해도 끝까지 합니다.
    }
option-scoring-hearts-factor = 하트의 배수
    .sentence = { $value ->
        [1] 하트도 다른 으뜸패와 똑같이 칩니다.
       *[other] 하트가 으뜸패이면 모든 점수가 { $value }배입니다.
    }
option-scoring-max-multiplier = 가장 높은 배수
    .sentence = { $value ->
        [1] 점수는 절대로 배가 되지 않습니다.
       *[other] 배수는 서로 곱해서 { $value }배까지 되고, 그 판의 모든 점수에 칩니다.
    }

## 0점 가까이

option-limits-no-bid-at = 부를 수 없는 점수
    .sentence = { $value ->
        [none] 점수가 몇이든 부를 수 있습니다.
       *[other] { $value }점 이하이면 부르거나 받을 수 없습니다.
    }
option-limits-no-home-at = 쉴 수 없는 점수
    .sentence = { $value ->
        [none] 점수가 몇이든 쉴 수 있습니다.
       *[other] { $value }점 이하이면 쉴 수 없습니다.
    }
option-limits-no-exchange-at = 바꿀 수 없는 점수
    .sentence = { $value ->
        [none] 점수가 몇이든 바꿀 수 있습니다.
       *[other] { $value }점 이하이면 바꿀 수 없습니다.
    }
option-limits-low-score-may-muli = 낮은 점수의 물리
    .sentence = { $value ->
        [yes] 부를 수 없게 된 사람도 물리는 부를 수 있습니다.
       *[no] 부를 수 없게 된 사람은 물리도 부를 수 없습니다.
    }

## 경기

option-match-start-score = 처음 점수
    .sentence = 모두 { $value }점에서 시작합니다.
option-match-bust-limit = 위쪽 한계
    .sentence = { $value ->
        [none] 점수에 위쪽 한계는 없고, 누가 0점이 될 때까지 합니다.
       *[other] 누가 { $value }점이 되어도 경기가 끝나고, 그때는 점수가 가장 낮은 사람이 이깁니다.
    }
option-match-tie = 여럿이 0점이면
    .lowest_then_declarer = 가장 낮은 사람, 그다음은 선언자
    .shared = 모두
    .sentence = { $value ->
        [shared] 한 판에 여럿이 0점이 되면 함께 이깁니다.
       *[lowest_then_declarer] 한 판에 여럿이 0점이 되면 가장 낮은 사람이 이기고, 같으면 선언자가 이깁니다.
    }
option-match-clamp-at-zero = 0점 아래는 없음
    .sentence = { $value ->
        [yes] 0점보다 낮은 점수는 0으로 보입니다.
       *[no] 0점보다 낮은 점수도 그대로 보입니다.
    }
