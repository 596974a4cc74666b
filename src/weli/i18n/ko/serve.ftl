### 서버가 운영하는 사람에게 하는 말.

serve-at = 탁자 주소: { $address }
serve-friends = 같은 네트워크의 친구는 이 주소로 들어옵니다: { $address }
serve-end = Ctrl-C를 누르면 끝납니다. 모든 판은 저장됩니다.
serve-no-page = 이 Weli는 브라우저용 탁자 없이 만들어졌습니다.
serve-no-page-remedy = WELI_SKIP_WEB 없이 다시 설치하세요. 저장된 판은 그대로 남습니다.
serve-origin = “{ $origin }”: 페이지 주소가 아닙니다. https://cards.example.org 처럼 이름 뒤에 아무것도 없어야 합니다.
serve-settings = 이렇게는 서버를 설정할 수 없습니다: { $error }
serve-port = { $host }, 포트 { $port }: 다른 프로그램이 이미 쓰고 있습니다. --port로 다른 포트를 정하거나 weli만 실행하세요.
serve-host = { $host }, 포트 { $port }: 서버를 열 수 없습니다: { $reason }
serve-no-lan = 이 컴퓨터에는 로컬 네트워크 주소가 없습니다.
serve-in-use = 데이터 폴더 { $folder }: 다른 서버가 쓰고 있습니다. 그 서버를 끝내거나 --data 또는 WELI_DATA로 다른 폴더를 정하세요.
serve-folder = 데이터 폴더를 쓸 수 없습니다: { $folder }: { $reason }
serve-too-new = 데이터 폴더 { $folder }: 더 새로운 Weli가 바꾼 폴더입니다. Weli를 업데이트하거나 --data 또는 WELI_DATA로 다른 폴더를 정하세요.
