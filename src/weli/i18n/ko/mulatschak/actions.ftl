### 물라착에서 할 수 있는 일: 단추와 기록에 쓰이는 이름.

action-draw = 첫 딜러를 정하려고 뽑기: { $cards }
action-lift = { $number }장 떼기
action-knock = 노크하기
action-take-weli = 벨리 가져가기
action-leave-card = 카드 그대로 두기
action-throw-in = 백패 보이기
action-keep-hand = 패 그대로 하기
action-muli = 물리
action-no-muli = 물리 안 하기
action-bid = { $tricks } 부르기
action-pass = 패스
action-hold = 받기
action-name-trump = { $suit }을(를) 으뜸패로
action-blind-trump = “아직 모름” (모르는 으뜸패)
action-play-along = 함께하기
action-stay-home = 쉬기
action-exchange = { $number ->
    [0] 바꾸지 않기
   *[other] { $number }장 바꾸기: { $cards }
}
action-five-on-sow = 자우에 다섯
action-packerl = 파컬
action-six-on-seven = 7에 여섯
action-keep-card = 카드 갖기
action-refuse-card = 카드 물리기
action-lay-off = 버리기: { $cards }

contract = { $tricks }트릭
contract-muli = 물리
