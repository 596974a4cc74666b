### 물라착 판의 기록: 있었던 일. 읽는 사람이 한 일이면 $who는 "you"이다.

event-card-seen = { $who ->
    [you] { $where ->
        [last] 맨 아래 카드를 봅니다: { $the_card }.
       *[first] 맨 위 카드를 봅니다: { $the_card }.
    }
   *[other] { $where ->
        [last] 모두 맨 아래 카드를 봅니다: { $the_card }.
       *[first] 모두 맨 위 카드를 봅니다: { $the_card }.
    }
}
event-white-shown = { $who ->
    [you] 내가 백패를 보입니다: { $cards }.
   *[other] { $name }이(가) 백패를 보입니다: { $cards }.
}
event-thrown-in-white = 카드를 모아 다시 나눕니다. 점수가 두 배가 됩니다.
event-thrown-in-all-pass = { $doubles ->
    [yes] 모두 패스해서 다시 나눕니다. 점수가 두 배가 됩니다.
   *[no] 모두 패스해서 다시 나눕니다.
}
event-declarer-found = { $who ->
    [you] 내가 선언자입니다: { $contract }.
   *[other] { $name }이(가) 선언자입니다: { $contract }.
}
event-trump-fixed = 으뜸패는 { $suit }입니다.
event-turned = { $who ->
    [you] 내 앞에 펼쳐진 카드: { $card }.
   *[other] { $name } 앞에 펼쳐진 카드: { $card }.
}
event-drew = { $who ->
    [you] 나는 { $cards }을(를) 받습니다.
   *[other] { $name }이(가) 카드 { $number }장을 받습니다.
}
event-laid-off = { $who ->
    [you] { $known ->
        [yes] 나는 { $cards }을(를) 버립니다.
       *[no] 나는 바꾸지 않습니다.
    }
   *[other] { $number ->
        [0] { $name }은(는) 바꾸지 않습니다.
       *[other] { $name }이(가) 카드 { $number }장을 버립니다.
    }
}
event-served-last = { $who ->
    [you] 나는 다섯 장을 모두 바꾸고 마지막에 받습니다.
   *[other] { $name }은(는) 다섯 장을 모두 바꾸고 마지막에 받습니다.
}
event-deal-scored = { $muli ->
    [yes] { $made ->
        [yes] { $who ->
            [you] 내가 물리에 성공했습니다.
           *[other] { $name }이(가) 물리에 성공했습니다.
        }
       *[no] { $who ->
            [you] 내가 물리에 실패했습니다.
           *[other] { $name }이(가) 물리에 실패했습니다.
        }
    }
   *[no] { $made ->
        [yes] { $who ->
            [you] 내가 부른 만큼 땄습니다.
           *[other] { $name }이(가) 부른 만큼 땄습니다.
        }
       *[no] { $who ->
            [you] 내가 부른 만큼 따지 못했습니다.
           *[other] { $name }이(가) 부른 만큼 따지 못했습니다.
        }
    }
}

## 누가 하는 것을 모두가 본 일.

event-did-draw = 첫 딜러를 정하려고 뽑은 카드: { $cards }.
event-did-lift = { $who ->
    [you] 나는 { $number }장을 뗍니다.
   *[other] { $name }이(가) { $number }장을 뗍니다.
}
event-did-knock = { $who ->
    [you] 나는 노크합니다. 이번 판은 두 배입니다.
   *[other] { $name }이(가) 노크합니다. 이번 판은 두 배입니다.
}
event-did-take-weli = { $who ->
    [you] 나는 벨리를 가져갑니다.
   *[other] { $name }이(가) 벨리를 가져갑니다.
}
event-did-throw-in = { $who ->
    [you] 나는 패를 내려놓습니다.
   *[other] { $name }이(가) 패를 내려놓습니다.
}
event-did-muli = { $who ->
    [you] 나는 물리를 부릅니다.
   *[other] { $name }이(가) 물리를 부릅니다.
}
event-did-bid = { $who ->
    [you] 나는 { $tricks }을(를) 부릅니다.
   *[other] { $name }이(가) { $tricks }을(를) 부릅니다.
}
event-did-pass = { $who ->
    [you] 나는 패스합니다.
   *[other] { $name }이(가) 패스합니다.
}
event-did-hold = { $who ->
    [you] 나는 받습니다.
   *[other] { $name }이(가) 받습니다.
}
event-did-name-trump = { $who ->
    [you] 나는 { $suit }을(를) 으뜸패로 정합니다.
   *[other] { $name }이(가) { $suit }을(를) 으뜸패로 정합니다.
}
event-did-blind-trump = { $who ->
    [you] 나는 아직 모릅니다. 여섯째 카드가 으뜸패를 정합니다.
   *[other] { $name }은(는) 아직 모릅니다. 여섯째 카드가 으뜸패를 정합니다.
}
event-did-play-along = { $who ->
    [you] 나는 함께합니다.
   *[other] { $name }이(가) 함께합니다.
}
event-did-stay-home = { $who ->
    [you] 나는 쉽니다.
   *[other] { $name }이(가) 쉽니다.
}
event-did-five-on-sow = { $who ->
    [you] 나는 자우에 다섯을 합니다.
   *[other] { $name }이(가) 자우에 다섯을 합니다.
}
event-did-packerl = { $who ->
    [you] 나는 파컬을 합니다.
   *[other] { $name }이(가) 파컬을 합니다.
}
event-did-six-on-seven = { $who ->
    [you] 나는 방울 7을 보이고 여섯 장을 받습니다.
   *[other] { $name }이(가) 방울 7을 보이고 여섯 장을 받습니다.
}
event-did-keep-card = { $who ->
    [you] 나는 카드를 갖습니다.
   *[other] { $name }이(가) 카드를 갖습니다.
}
event-did-refuse-card = { $who ->
    [you] 나는 카드를 물립니다.
   *[other] { $name }이(가) 카드를 물립니다.
}
