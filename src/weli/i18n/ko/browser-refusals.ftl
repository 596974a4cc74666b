### 브라우저: 게임 규칙 말고 서버가 거절하는 것.

## 탁자에서 한 일

refusal-stale = 그사이에 무슨 일이 있었습니다. 다시 보고 고르세요.
refusal-already-decided = 이미 정해졌습니다.
refusal-mirror = 다른 창에서 하고 있습니다. 여기서 하려면 이 창으로 가져오세요.
refusal-not-seated = 자리가 있는 사람만 할 수 있습니다.
refusal-not-host = 방장만 할 수 있습니다.
refusal-not-in-lobby = 첫 판 전에만 할 수 있습니다.
refusal-not-playing = 경기 중에만 할 수 있습니다.
refusal-no-such-seat = 그런 자리는 없습니다.
refusal-no-person = 그 자리에는 아무도 없습니다.
refusal-seat-taken = 그 자리에는 이미 사람이 있습니다.
refusal-not-yourself = 다른 사람에게만 할 수 있습니다.
refusal-no-such-level = 그런 컴퓨터는 없습니다.
refusal-bad-rules = 이 규칙은 그 인원으로 할 수 없습니다.
refusal-too-few-seats = 이 규칙의 자리보다 사람이 많습니다.
refusal-other-rules = 그사이에 규칙이 바뀌었습니다. 다시 읽어 주세요.
refusal-not-agreed = 아직 규칙에 동의하지 않은 사람이 있습니다.
refusal-open-seats = 빈자리가 있습니다. 기다리거나 컴퓨터를 앉히세요.
refusal-deal-not-over = 판이 아직 끝나지 않았습니다.
refusal-match-over = 경기가 끝났습니다.
refusal-match-not-over = 경기가 아직 끝나지 않았습니다.
refusal-paused = 탁자가 쉬는 중입니다.
refusal-not-stood-in = 대신 하는 컴퓨터가 없습니다.
refusal-stood-in = 컴퓨터가 대신 하고 있습니다. 먼저 자리를 되찾으세요.
refusal-not-their-turn = 그 사람의 차례가 아닙니다.
refusal-no-claims = 여기에서는 세팅을 할 수 없습니다.
refusal-not-your-card = 세팅은 자기가 카드를 낼 차례에만 할 수 있습니다.
refusal-too-few-tricks = 마지막 한 장으로는 세팅을 하지 않습니다.
refusal-not-proven = 세팅이 맞는지 제때 밝히지 못했습니다. 벌은 없으니 계속 하세요.
refusal-claim-fails = 세팅이 아닙니다. 아직 다른 사람이 트릭을 딸 수 있습니다.
refusal-no-hints = 이 테이블에서는 힌트를 볼 수 없습니다.
refusal-not-alone = 힌트는 다른 사람이 함께 앉아 있지 않을 때만 볼 수 있습니다.
refusal-not-your-decision = 힌트는 지금 결정할 차례인 사람만 볼 수 있습니다.
refusal-already-asked = 고수가 벌써 생각하고 있습니다.
refusal-no-hint-found = 고수가 힌트를 찾지 못했습니다. 다시 물어보세요.
refusal-hints-not-ready = 힌트를 아직 준비하고 있습니다. 1분쯤 뒤에 다시 물어보세요.
refusal-not-yet = { $seconds }초 더 기다리세요.
refusal-no-standing-answer = 이 물음에는 미리 대답할 수 없습니다.
refusal-bad-policy = 너무 크거나 작은 수입니다.
refusal-empty = 내용이 없습니다.
refusal-bad-command-id = 서버가 알아듣지 못했습니다.

## 화면, 요청, 메시지

trouble-bad-message = 서버가 알아듣지 못했습니다. 화면을 새로 고쳐 보세요.
trouble-too-many = 한꺼번에 너무 많이 했습니다. { $seconds }초 기다리세요.
trouble-too-long = 너무 깁니다.
trouble-broken = 탁자를 저장하지 못했습니다. 다시 연결하세요.
trouble-no-such-table = 그런 탁자가 없거나 이미 치워졌습니다.
trouble-no-watching = 이 탁자는 자리가 있는 사람만 볼 수 있습니다.
trouble-full = 이 탁자에는 남은 자리가 없습니다.
trouble-wrong-invite = 이 초대로는 탁자를 열 수 없습니다. 새 링크를 받으세요.
trouble-not-seated = 자리가 있는 사람만 받을 수 있습니다.
trouble-not-in-lobby = 경기가 시작되어 더 들어올 수 없습니다.
trouble-not-over = 경기가 끝난 뒤에 받을 수 있습니다.
trouble-bad-origin = 서버가 이 화면의 주소 { $origin }을(를) 모릅니다. 서버를 운영하는 사람이 허락해야 합니다.
trouble-bad-host = 서버가 { $host }(이)라는 이름을 모릅니다. 서버를 운영하는 사람이 허락해야 합니다.
trouble-not-found = 여기에는 아무것도 없습니다.
trouble-wrong-method = 서버가 하지 않는 일입니다.
trouble-only-here = 서버가 돌아가는 컴퓨터에서만 할 수 있습니다.
trouble-no-lan = 이 컴퓨터는 네트워크에 연결되어 있지 않습니다.
trouble-busy = 열려 있는 탁자가 너무 많습니다. 나중에 다시 하세요.
trouble-bad-rules = 이 규칙은 그 인원으로 할 수 없습니다.
trouble-no-such-game = 그런 게임은 없습니다.
trouble-no-such-level = 그런 컴퓨터는 없습니다.
trouble-no-answer = 서버가 대답하지 않습니다.
trouble-unknown = 무언가 잘못되었습니다({ $code }).
