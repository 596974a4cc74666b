### 브라우저: 무엇을 정하는지, 그리고 점수표.

## 모든 결정

decide-your-turn = 내 차례
# 읽어 주는 말: $what은 질문이나 의무입니다.
decide-your-turn-for = 내 차례입니다. { $what }
decide-waiting = { $name }의 차례입니다.
decide-go-on = 계속
decide-back = 뒤로
decide-close = 닫기
decide-stop = 멈춤
decide-take-back = 무르기
decide-change = 바꾸기
decide-less = 적게
decide-more = 많이
decide-propose = 약한 카드 고르기
decide-chosen = { $size }장 가운데 { $chosen }장 고름
decide-house-rule = 규칙: { $name }
decide-sure = { $action }, 정말입니까?
# $what은 프로그램에서 쓰는 이름입니다.
decide-sure-hint = { $what ->
    [ThrowIn] 모두가 패를 보고, 카드를 다시 나눕니다.
    [Misdeal] 모두가 패를 보고, 카드를 다시 나눕니다.
   *[other] 카드를 바꾸지 않고 다섯 트릭을 모두 따겠다는 약속입니다.
}

## 트릭에서 해야 할 일

decide-duty-free = 아무 카드나 내세요
decide-duty-joker = 조커콜입니다: 조커를 내세요
decide-duty-lead = { $bound ->
    [yes] 먼저 내세요. 낼 수 없는 카드도 있습니다
   *[no] 아무 카드로나 시작하세요
}
# $what은 내야 할 것, $beat은 이겨야 하는지입니다.
decide-duty = { $what ->
    [follow] { $beat ->
        [yes] { $card }을(를) 이기는 { $suit }
       *[no] { $suit } 따라 내기
    }
    [trump] { $beat ->
        [yes] { $card }을(를) 이기는 으뜸패
       *[no] 으뜸패 { $suit } 내기
    }
   *[free] { $card }을(를) 이기는 카드
}
# $also는 그 밖에 낼 수 있는 것입니다.
decide-duty-follow = { $suits ->
    [one] { $suit } 따라 내기
   *[other] { $suit }(이)나 { $other_suit } 따라 내기
}{ $also ->
    [both] , 마이티나 조커도 가능
    [mighty] , 마이티도 가능
    [joker] , 조커도 가능
   *[none] {""}
}
decide-forced = 저절로 냅니다: { $card }
decide-again = 한 번 더 누르면 { $card }을(를) 냅니다
decide-ahead = 내 차례에 낼 카드
decide-not-now = { $card }: 지금은 안 됩니다.

## 늘 같은 대답

decide-standing-muli = 이제부터 늘 “물리 안 하기”
decide-standing-white-hand = 이제부터 늘 패 그대로 하기
decide-standing-misdeal = 이제부터 늘 그대로 하기

## 물라착

decide-cut = 카드 떼기
decide-cut-hint = { $where ->
    [last] 한 묶음 떼면 그 맨 아래 카드를 혼자만 봅니다.
   *[first] 한 묶음 떼면 그 밑의 카드를 혼자만 봅니다.
}
decide-cut-lift = { $number }장 떼기
decide-cut-share = { $share ->
    [quarter] 4분의 1
    [half] 절반
   *[most] 4분의 3
}
decide-knock = 노크: 두 배
decide-card-seen = 내가 본 카드
decide-card-seen-hint = { $where ->
    [last] 맨 아래에 { $card }. 다른 사람은 못 봤습니다.
   *[first] 맨 위에 { $card }. 다른 사람은 못 봤습니다.
}
decide-muli-hint = 바꾸지 않고 다섯 트릭 모두: 성공하면 { $won }, 실패하면 { $lost }.
decide-home-hint = 함께하면 한 트릭에 { $trick }, 한 트릭도 못 따면 { $none }.
decide-stay-home = 쉬기: { $points }
decide-on-sight-hint = { $card }이(가) 펼쳐졌습니다. 갖거나 다른 카드를 받으세요.
decide-bid-tricks = 몇 트릭?
decide-bid-open = 아직 아무도 부르지 않았습니다.
decide-bid-standing = { $holds ->
    [yes] { $name }: { $contract }. 딜러이므로 그대로 받아도 됩니다.
   *[no] { $name }: { $contract }.
}
decide-bid-worth = { $tricks }트릭을 따면 { $made } 또는 그보다 좋게, 못 따면 { $failed }
decide-hold = 받기: { $tricks }트릭
decide-muli = 물리: 다섯 모두
decide-choose-suit = 무늬를 고르세요
decide-blind-trump = 아직 모름
decide-exchange = { $number ->
    [0] 바꾸기
   *[other] { $number }장 버리기
}
decide-exchange-hint = { $most ->
    [0] 골라서 바꿀 수는 없습니다.
   *[other] 카드를 눌러 고르세요. 많아야 { $most }장입니다.
} 남은 패는 { $talon }장입니다.
decide-exchange-how = 바꾸는 방법
decide-form-exchange = { $number ->
    [0] 엎어서 바꾸기
   *[other] { $number }장 바꾸기
}
decide-form-five-on-sow = 자우에 다섯
    .about = 으뜸 자우를 두고 넷을 버리고 다섯을 받습니다
decide-form-six-on-seven = 7에 여섯
    .about = 방울 7을 보이고 넷을 버리고 여섯을 받습니다
decide-form-packerl = 파컬
    .about = 다섯을 모두 버리고 여섯 장 이상을 맨 나중에 받습니다
decide-keep-all = 모두 두기
decide-lay-off = { $number }장 버리기
decide-lay-off-hint = 카드가 너무 많습니다. 버릴 것을 누르세요.
decide-lack = { $more ->
    [yes] { $number }장 더
   *[no] { $number }장 많음
}

## 마이티

decide-no-trump = 노기루다
decide-joker = 조커
decide-points = 공약 부르기
# $contract에 무늬가 그려집니다.
decide-points-standing = { $name }의 { $contract } 위로. { $most }까지 부를 수 있습니다.
decide-points-open = 아직 아무도 부르지 않았습니다. { $most }까지 부를 수 있습니다.
decide-bury = { $number }장 묻기
decide-bury-hint = { $buried ->
    [attackers] 묻은 점수는 여당 것입니다.
    [defenders] 묻은 점수는 야당 것입니다.
   *[last_trick] 묻은 점수는 막구를 딴 쪽 것입니다.
}
decide-bury-lack = { $number }장 더 묻기
decide-bury-send = 묻고 { $contract } 하기
decide-contract-change = 공약 바꾸기
decide-contract-done = 공약 정함
decide-friend = 프렌드는
decide-friend-missing = 프렌드를 부르세요
decide-friend-card = 다른 카드
decide-friend-other = 어느 카드?
decide-friend-two = 카드 두 장
decide-friend-pair = 어느 두 장?
decide-friend-trick = { $place ->
    [first] 초구 프렌드
    [last] 막구 프렌드
   *[other] { $number }구 프렌드
}
decide-friend-tricks = 트릭으로
decide-friend-seats = 사람으로
# $step은 다시 대답할 질문입니다.
decide-sheet-dropped = { $step ->
    [contract] 고른 공약은 안 됩니다. 다시 고르세요.
    [friend] 고른 프렌드는 부를 수 없습니다. 다시 고르세요.
   *[request] 고른 무늬는 달라고 할 수 없습니다. 다시 고르세요.
}

## 힌트

decide-hint = 힌트
decide-hint-thinking = 고수가 생각하고 있습니다 …

## 단축키

decide-keys = 단축키
decide-key-hand = 손패에서 옮겨 가기
decide-key-home-end = Home End
decide-key-ends = 손패의 끝으로
decide-key-take = 카드 내기, 고르기, 버튼 누르기
decide-key-digits = 차례대로 고르기, 부를 트릭 수
decide-key-go = 큰 버튼
decide-key-pass = 패스, 그대로, 뒤로
decide-key-step = 많이, 적게
decide-key-propose = 약한 카드 고르기
decide-key-muli = 물리
decide-key-hold = 받기
decide-key-knock = 노크
decide-key-no-trump = 노기루다
decide-key-other = 프렌드로 다른 카드
decide-key-alone = 노프렌드
decide-key-hint = 힌트 보기, 닫기
decide-key-close = 닫기, 무르기, 멈춤
decide-key-help = 단축키 보기

## 점수표와 판의 끝

scores-title = 점수
scores-start = 처음
scores-of-deal = { $name }, { $number }판: { $points }
scores-of-deal-now = { $name }, { $number }판: { $points }, 점수 { $score }
scores-race = 0점까지
scores-none = 아직 끝난 판이 없습니다.
# $kind는 점수 밑에 짧게 쓰는 까닭입니다.
scores-cause = { $kind ->
    [bid] 부름 { $points }
    [failed] 부름 { $points }
    [home] 쉼 { $points }
    [none] 0트릭 { $points }
    [muli] 물리 { $points }
    [out] 빠짐
    [declarer] 주공 { $points }
    [friend] 프렌드 { $points }
   *[other] { $points }
}
scores-penalty = 벌점: 적을수록 좋습니다
scores-now-deal = 이번 판
# 이번 판에서 무엇을 하는지, 한마디로.
scores-so-far = { $what ->
    [bid] { $tricks }트릭
    [muli] 물리
    [home] 쉼 { $points }
   *[plays] 함께
}
result-points = 점수
result-cards = 카드
result-next = 다음 판
result-looking = { $names }이(가) 아직 보고 있습니다
result-waiting = 다른 사람을 기다립니다
result-show = 보기
result-show-again = 결과 보기
result-close = 탁자로
match-over = 경기가 끝났습니다
match-again = 같은 규칙으로 다시
match-other-rules = 다른 규칙으로
match-record = 기록 저장
match-leave = 첫 화면으로
