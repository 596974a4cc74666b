### 터미널: 탁자, 줄 모드, 경기 명령이 하는 말.

## 카드 귀퉁이: 무늬마다, 10보다 높은 카드마다 글자 하나. 폭이 좁아야 해서 로마자를 쓴다.

index-acorns = A
index-leaves = L
index-hearts = H
index-bells = B
index-unter = U
index-ober = O
index-king = K
index-sow = S
index-weli = Weli
index-spades = S
index-diamonds = D
index-clubs = C
index-jack = J
index-queen = Q
index-ace = A
index-joker = 조커
# 공약에서 노기루다를 줄인 글자.
index-no-trump = N

## 함께하는 사람. 컴퓨터는 직업으로 부른다.

player-guest = 손님
player-1 = 농부
player-2 = 대장장이
player-3 = 제빵사
player-4 = 주모
player-5 = 목수
player-6 = 어부
player-7 = 요리사
table-me = 나

## 첫 판 전에, 무엇을 하는지.

opening-rules = 물라착, 규칙 { $profile }: { $points }점.
opening-different = { $profile }과(와) 다른 점:
opening-code = 이 규칙의 코드: { $code } (규칙표 전체: weli rules sheet { $code })

## 탁자.

hand = 내 패: { $cards }.
hand-empty = 손에 카드가 없습니다.
table-no-bid = 아직 아무도 부르지 않았습니다.
table-contract = { $named ->
    [yes] 선언자: { $name }, { $contract }, 으뜸패 { $trump }.
   *[no] 가장 높은 부름: { $name }, { $contract }.
}
table-factor = 모든 점수가 { $factor }배입니다({ $causes }).
table-talon = 남은 패 { $number }장.
table-bottom = 남은 패의 마지막 카드를 압니다: { $card }.
table-seat = { $name }: { $score }점, 카드 { $cards }장, { $tricks }트릭{ $dealer ->
    [yes] , 딜러
   *[no] {""}
}{ $state }.
seat-sits-out = 빠짐
seat-home = 쉼
seat-declares = { $muli ->
    [yes] 물리
   *[no] 선언 { $tricks }
}
seat-passed = 패스
seat-holds = 받음
seat-bids = { $tricks } 부름
seat-goes = 함께함
seat-served-last = 다섯 장을 마지막에
seat-changed = { $number ->
    [0] 안 바꿈
   *[other] { $number }장 바꿈
}
trick-card = { $name } { $card }
trick-open = 탁자 위: { $played }.
trick-taken = { $played }. 딴 사람: { $name }.
trick-none = 이번 판에는 아직 끝난 트릭이 없습니다.

## 판이 끝난 뒤의 점수와 카드.

scores-deal = { $number }번째 판
scores-now = 지금 점수: { $scores }.
scores-one = { $name } { $score }
cards-heading = 지난 판에 모두가 가졌던 카드:
cards-kept = { $name }: { $dealt }.
cards-changed = { $name }: 받은 패 { $dealt }; 버린 패 { $discards }; 낸 패 { $played }.
cards-talon = 남은 패: { $cards }.
cards-not-yet = 모두의 카드는 판이 끝난 뒤에 볼 수 있습니다.

## 줄 모드.

line-commands = 번호를 치거나 말로 적으세요. 명령: ? 지금 할 일 설명, 힌트(hint) 고수라면 무엇을 할지, h 내 패, t 탁자, l 지난 트릭, s 점수표, r 규칙, c 판이 끝난 뒤 모두의 카드, q 나가기(경기는 저장됩니다).
# What is typed for a hint, in small letters; “hint” does as well.
line-hint-word = 힌트
line-taken-up = 그만둔 데서부터 경기를 이어 합니다.
line-your-turn = 내 차례입니다. { $heading }
line-choice = { $number }: { $label }
line-lift = 또는 { $least }장부터 { $most }장까지 떼기: “{ $example }”.
line-pick = 또는 카드를 적기({ $sizes }): “{ $example }”.
line-choose = 1부터 { $most }까지의 번호나 말로 골라 주세요.
line-no-such-number = { $number }번은 없습니다. 번호는 1부터 { $most }까지입니다.
line-not-understood = “{ $typed }”은(는) 알아듣지 못했습니다. “{ $near }”인가요?
line-unknown = “{ $typed }”은(는) 알아듣지 못했습니다. ?를 치면 도움말이 나옵니다.
line-refused = 안 됩니다: { $reason }
line-next-deal = 다음 판
line-leave = 자리에서 일어나기
line-deal-over = 판이 끝났습니다.
line-deal-over-help = 카드(c)와 점수(s)를 얼마든지 보세요. Enter나 1을 치면 이어 합니다.
line-match-over = 경기가 끝났습니다.

## 나가기와 돌아오기.

saved-resume = 경기를 저장했습니다. 이어 하려면: weli resume
saved-preparing = 가장 강한 컴퓨터를 준비하고 있습니다. 설치한 뒤 처음 한 번만 1분쯤 걸립니다.
saved-over = 경기 { $match }은(는) 끝나서 이어 할 것이 없습니다.
saved-none = 이어 할 경기가 없습니다. 새로 하려면: weli
saved-empty = 저장한 경기가 아직 없습니다. 새로 하려면: weli
saved-unknown = “{ $match }”(이)라는 저장된 경기는 없습니다.
saved-in-use = 경기 { $match }은(는) 다른 창에서 하고 있습니다.
saved-disk = 경기를 저장할 수 없습니다: { $file }: { $reason }
saved-people = 이 경기에는 사람이 앉는 자리가 { $number }개인데, 터미널에는 한 사람만 앉을 수 있습니다.
saved-no-secret = 기록 { $match }에 섞기의 비밀 값이 없어서 다음 카드를 나눌 수 없습니다.
saved-broken = { $match }  깨짐  { $error }
saved-listed = { $match }  { $state ->
    [finished] 끝남
   *[unfinished] 하는 중
}  { $date }  { $profile }  { $deals }판 뒤: { $scores }

## 기록을 따라가고 확인하기.

replay-commands = Enter는 다음으로, b는 뒤로, d는 다음 판으로, 숫자는 그 자리로, t는 탁자, h는 카드, q는 나가기입니다.
replay-place = { $number }/{ $most }:
replay-end = 기록이 끝났습니다.
replay-guard = { $name }의 생각이 끝나기 전에 멈췄습니다: { $guard ->
    [time] 시간이 다 되었습니다
    [compiling] 필요한 것이 아직 준비되지 않았습니다
   *[other] 맞는 카드 배치를 찾지 못했습니다
}.
replay-seat = 자리 “{ $seat }”은(는) 없습니다. 자리는 0부터 { $most }까지입니다: { $known }.
verify-true = 맞습니다. 수 { $moves }개가 모두 기록에 적힌 규칙에 맞고, { $deals }판 뒤의 점수도 맞습니다. { $finished ->
    [yes] 경기는 끝났습니다.
   *[no] 경기는 끝나지 않았습니다.
}
verify-fingerprint = 전체의 지문: { $fingerprint }
verify-shuffles = 우연이 고른 { $number }개가 모두 기록에 적힌 비밀 값에서 나오고, 비밀 값은 약속한 값 { $commitment }과(와) 맞습니다. 첫 카드보다 먼저 그 값을 알렸다면 아무도 섞기를 고르지 않은 것입니다.
verify-no-secret = 기록에 비밀 값이 없어서, 우연이 고른 { $number }개가 약속한 값 { $commitment }에서 나오는지는 알 수 없습니다.
verify-guards = 컴퓨터의 수 { $number }개는 생각이 중간에 멈춘 뒤에 둔 것입니다.
verify-differs = 기록이 다릅니다. { $error }
verify-unreadable = 기록을 읽을 수 없습니다. { $error }
verify-cut-off = 마지막 줄은 적다가 끊겨서 뺐습니다.

## 명령.

cli-language = “{ $language }”(이)라는 언어는 없습니다. 있는 것: { $known }.
cli-game = “{ $game }”(이)라는 게임은 없습니다.
cli-command = “{ $command }”(이)라는 명령은 없습니다(weli --help에 모두 있습니다).
cli-file = { $file }을(를) 읽을 수 없습니다: { $reason }
cli-setting = “{ $setting }”은(는) 설정이 아닙니다. exchange.most=3처럼 group.option=value로 적으세요.
cli-speed = “{ $speed }”(이)라는 빠르기는 없습니다.
bot-unknown-level = “{ $name }”(이)라는 컴퓨터는 없습니다. 있는 것: { $known }, 또는 직접 만든 package.module:Class.
bot-no-module = 컴퓨터 “{ $name }”의 모듈을 불러올 수 없습니다.
bot-no-class = 컴퓨터 “{ $name }”의 모듈에 그런 클래스가 없습니다.
bot-no-bot = “{ $name }”은(는) 컴퓨터가 아닙니다. choose 메서드가 없습니다.
bot-breaks = 컴퓨터 “{ $name }”을(를) 만들 수 없습니다: { $error }
bot-arena-only = “{ $name }”은(는) 모든 카드를 보므로 아레나에서만 합니다 (weli arena).
cli-bots = 컴퓨터를 { $number }명 적었지만, 이 자리에는 나 말고 { $others }명이 앉습니다.

## 앉기: weli play --ask가 묻는 것.

start-game = 어느 게임을 할까요 ({ $answers }) [{ $usual }]:
start-profiles = 누구의 규칙으로 할까요?
start-profile = { $name } ({ $points }점, 카드 { $cards }장). { $about }
start-last = 지난번처럼: { $profile }, 규칙 { $number }개를 바꿔서
start-last-name = 지난번
start-rules = 규칙, 번호나 이름으로 [{ $usual }]:
start-players = 나를 넣어 몇 명인가요 ({ $answers }) [{ $usual }]:
start-level = 다른 사람의 수준 ({ $answers }) [{ $usual }]:
start-not-that = “{ $typed }”은(는) 대답에 없습니다.

## 카드 탁자.

felt-factor = ×{ $factor }배
felt-talon = 남은 패 { $number }
felt-bottom = 마지막: { $card }
felt-winning = 이김
felt-dealer = {" "}(D)

cards-dealt = 받은 패
cards-laid-off = 버린 패
cards-played = 낸 패
cards-rest = 남은 패
scores-column = 판
scores-total = 지금

pill = [{ $key }] { $label }
pill-fewer = 적게
pill-more = 많이
pill-back = 앞쪽
pill-onward = 더
pill-exchange = { $number }장 바꾸기
pill-layoff = { $number }장 버리기
duty-lead = 아무 카드로나 시작
duty-follow = { $suit } 따라 내기
duty-trump = 으뜸패 내기
duty-head = 이기는 카드 내기
duty-free = 아무 카드나 내기
duty-mine = 내 차례: { $heading }
duty-pick = 내 차례: { $heading }. 번호로 카드를 고르고 Enter
duty-waiting = { $name }의 차례입니다 …
duty-go-on = { $told } 스페이스를 누르면 이어 합니다.

key-hint = 힌트
key-scores = 점수
key-last-trick = 지난 트릭
key-cards = 카드
key-rules = 규칙
key-table = 탁자
key-log = 기록
key-explain = 도움말
key-light = 밝기
key-leave = 나가기
keys-explained = 숫자와 글자는 그 옆에 있는 것을 고르고, 눌러도 됩니다. 화살표는 커서를 옮기고, Enter는 고른 것을 하며, 스페이스는 카드를 집거나 다른 사람의 차례를 넘깁니다. h 고수의 힌트, s 점수표, l 지난 트릭, c 판이 끝난 뒤 모두의 카드, r 규칙, t 말로 적은 탁자, g 기록, d 밝게 또는 어둡게, q 나가기(경기는 저장됩니다).
signs-explained = 깔개 위: ▮은 카드, ■은 트릭, (D)는 딜러이고, 테두리에 점수가 있습니다. 굵은 테두리는 그 사람의 차례이고, 지금 이기고 있는 카드에는 표시가 있습니다. 무늬: ♣ 도토리, ♠ 나뭇잎, ♥ 하트, ♦ 방울, 저마다 글자가 붙고, ★은 벨리입니다. 왼쪽 위에는 으뜸패와 부름이, 오른쪽 위에는 남은 패와 지난 트릭이 있고, 트릭을 딴 카드에는 !가 붙습니다.

sheet-scores-title = 점수표
sheet-last-trick-title = 지난 트릭
sheet-cards-title = 모두의 카드
sheet-rules-title = 무엇을 하는지
sheet-table-title = 탁자
sheet-log-title = 있었던 일
sheet-explain-title = 도움말
sheet-back = Enter: 탁자로 돌아가기
sheet-sit-down = Enter: 앉기
sheet-next-deal = Enter: 다음 판
sheet-leave = Enter: 자리에서 일어나기
