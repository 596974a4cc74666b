### 브라우저: 첫 화면, 첫 판 전의 탁자, 하우스 룰, 그리고 각자의 설정.

# A computer player in the first seat; the others are named in terminal.ftl.
player-0 = 정원사

## 모든 화면

page-title = Weli
page-title-turn = 내 차례 · { $table }
page-title-table = { $table } · Weli
page-to-start = 첫 화면으로
page-language = 언어
page-theme = 밝게 또는 어둡게
page-theme-auto = 시스템 설정
page-theme-light = 밝게
page-theme-dark = 어둡게
page-settings = 설정
page-learn = 게임 배우기
page-close = 닫기
page-failed = 화면을 불러오지 못했습니다. 서버가 켜져 있나요?
page-again = 다시 하기
page-copied = 복사했습니다
page-copy = 복사
page-copy-by-hand = 아래 글을 선택해서 복사하세요:

## 첫 화면

lobby-heading = 무엇을 할까요?
lobby-hint = 컴퓨터와 바로 시작하거나, 친구들과 함께할 탁자를 차리세요.
lobby-play-now = 바로 하기
lobby-play-now-how = { $players }명, { $profile } 규칙{ $changed ->
    [0] {""}
   *[other] , 바꾼 규칙 { $changed }개
}
lobby-new-table = 친구들과 하기
lobby-go-on = 이어서 하기
lobby-go-on-stage = { $stage ->
    [lobby] 첫 판을 기다리는 중
    [over] 경기가 끝남
   *[playing] 경기 중
}
lobby-code-heading = 초대받았나요?
lobby-code-hint = 친구가 알려 준 코드를 적으세요. 예: 나뭇잎 47
lobby-code = 탁자 코드
lobby-code-open = 열기
lobby-name = 내 이름

## 첫 판 전의 탁자

seats-heading = 누가 함께하나요?
seats-hint = 링크를 보내거나 컴퓨터와 함께하세요.
seats-hint-guest = 모두 규칙에 동의하면 방장이 시작합니다.
seats-players = 인원
seats-host = 방장
seats-you = 나
seats-agreed = 동의함
seats-not-agreed = 규칙을 읽는 중
seats-away = 자리 비움
seats-level = 컴퓨터, { $level }
seats-free = 빈자리
seats-free-hint = 초대한 사람 자리
seats-change = 바꾸기
seats-change-label = { $name } 자리 바꾸기
seats-add-bot = 컴퓨터 앉히기
seats-open = 사람에게 열기
seats-make-host = 방장 넘기기
seats-kick = 내보내기
seats-leave = 탁자에서 나가기
seats-leave-sure = 정말 나갈까요?
seats-start = { $players }명이서 시작
seats-start-waits = { $number }명이 아직 동의하지 않았습니다
seats-start-open = 빈자리가 { $number }개 있습니다
seats-watching = 구경하는 중입니다.

## 초대

invite-heading = 초대
invite-table-code = 탁자 코드
invite-button = 초대하기
invite-link = 이 탁자로 오는 링크
invite-picture = 휴대전화 카메라로 찍는 링크 그림
invite-text = { $game } 같이 해요:
invite-only-here = 아직은 이 컴퓨터에서만 링크를 열 수 있습니다.
invite-lan = 같은 와이파이에서 들어오게 하기
invite-lan-hint = 같은 네트워크에 있는 사람은 누구나 이 화면을 열 수 있게 됩니다.

## 들어오기

join-heading = 초대받았습니다
join-hint = 이름을 정하고 자리에 앉으세요.
join-seat = 자리
join-any-seat = 아무 빈자리
join-take = 앉기
join-watch = 구경만 하기
join-full = 자리가 모두 찼습니다. 구경할 수 있습니다.

## 하우스 룰

form-heading = 하우스 룰
form-hint = { $profile } 규칙과 다른 것에 표시가 있습니다.
form-profiles = 알려진 규칙 모음
form-groups = 규칙의 묶음
form-changed = { $number }개 바꿈
form-same = { $profile }과(와) 같음
form-choices = 고를 수 있는 것
form-back = { $profile }(으)로 되돌리기
form-back-one = { $name }: { $profile }(으)로 되돌리기
form-all-back = 바꾼 것을 모두 되돌리기
form-idle = 다른 규칙이 지금과 같으면 나올 일이 없습니다.
form-source = 출처: { $source }
form-code = 규칙 코드
form-code-copy = 규칙 코드 복사
form-paste = 규칙 붙여 넣기
form-paste-hint = 규칙 코드나 규칙 파일(TOML)의 내용.
form-paste-field = 코드 또는 파일
form-paste-use = 이 규칙 쓰기
form-file = 규칙 파일(TOML)
form-problems = 서로 맞지 않는 규칙이 { $number }개 있습니다:
form-unread = 읽지 못했습니다:
form-remedy = 고치기: { $sentence }
form-not-sent = 탁자에는 마지막으로 맞았던 규칙이 그대로 있습니다.
form-seats = { $players }일 때
form-for-others = 그 밖에
form-players-not = 이 규칙은 { $numbers }명이 하는 것입니다.
form-other-game = 다른 게임의 규칙입니다.
form-search = 규칙 찾기
form-search-none = 그런 이름의 규칙은 없습니다.

## 규칙표와 동의

agree-heading = 여기서 하는 규칙
agree-know = 내가 아는 규칙
agree-differences = { $number ->
    [0] 내가 아는 규칙과 다른 것이 없습니다.
   *[other] 내가 아는 규칙과 { $number }가지가 다릅니다:
}
agree-known = { $profile }: { $sentence }
agree-gone = { $profile }에는 있고 여기에는 없음: { $sentence }
agree-sheet = 규칙표 전체
agree-button = 동의합니다
agree-done = 동의했습니다
agree-changed = 규칙이 바뀌었습니다. 다시 읽어 주세요.

## 탁자에서 지킬 것

policy-heading = 이 탁자에서는
policy-history = 다시 볼 수 있는 트릭
policy-history-none = 없음
policy-history-last = 마지막 트릭
policy-history-all = 이번 판 전부
policy-show-cards = 판이 끝나면 모두의 카드를 보여 주기
policy-spectators = 구경 허용
policy-clock = 생각하는 시간
policy-clock-none = 제한 없음
policy-claims = 세팅 (“나머지는 내 것”)
policy-claims-off = 없음
policy-claims-free = 틀려도 벌 없음
policy-claims-open = 틀리면 손패 공개
policy-claims-once = 틀리면 손패 공개, 그 경기에서 다시 못 함
policy-hints = 고수의 힌트
policy-hints-alone = 다른 사람이 없을 때만
policy-hints-all = 모두에게
policy-hints-off = 없음
policy-stand-in = 나간 사람 대신 컴퓨터가 하기까지
policy-seconds = { $seconds }초
policy-minutes = { $minutes }분

## 연결

connection-connecting = 연결하는 중 …
connection-lost = 연결이 끊겼습니다. 저절로 다시 연결됩니다.
connection-ended = 이 화면에서 탁자가 닫혔습니다.
connection-reload = 다시 연결

## 각자의 설정

set-you = 나
set-table = 탁자
set-cards = 카드
set-notice = 내 차례가 되면
set-speed = 빠르기
set-speed-off = 끄기
set-speed-slow = 느리게
set-speed-normal = 보통
set-speed-fast = 빠르게
set-stays = 다 모인 트릭을 두는 시간
set-stays-tap = 누를 때까지
set-stays-seconds = { $seconds }초
set-reduced = 움직임 줄이기
set-paper = 카드 종이
set-paper-auto = 밝기에 따라
set-paper-day = 흰색
set-paper-lamp = 크림색
set-paper-night = 어두운색
set-palette = 무늬의 색
set-palette-four = 네 가지
set-palette-two = 두 가지
set-letters = 무늬마다 글자 적기
set-own-colour = { $suit }의 색
set-own-colours = 무늬마다 내가 고른 색
set-own-back = 원래 색으로
set-german = 물라착을 독일식 카드로
set-sound = 소리
set-title = 창 제목에 표시
set-vibrate = 진동
set-forced = 낼 카드가 하나뿐이면 저절로 내기
set-two-taps = 카드를 두 번 눌러서 내기
set-reversed = 패를 거꾸로 놓기
set-fan = 휴대전화에서 긴 패를 부채 하나로: 손가락으로 훑다가 고를 카드에서 떼기
set-mine-only = 이 설정은 나만 보고, 이 브라우저에만 남습니다.

## 배우기

learn-heading = { $game } 하는 법
learn-sheet-hint = 집마다 다른 것은 그 집의 규칙표에 있습니다.
learn-try = 바로 해 보기
