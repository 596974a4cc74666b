### What the server says to whoever runs it.

serve-at = The table is at { $address }
serve-friends = Friends on the same network join at { $address }
serve-end = Ctrl-C ends it; every match is saved.
serve-no-page = This copy of Weli was built without the table for the browser.
serve-no-page-remedy = Install it again without WELI_SKIP_WEB; the matches stay as they are.
serve-origin = “{ $origin }” is no address of a page; it looks like https://cards.example.org, without anything behind the name.
serve-settings = The server cannot be set up so: { $error }
serve-port = Another program listens at { $host }, port { $port }. Name another port with --port, or none with weli alone.
serve-host = The server cannot listen at { $host }, port { $port }: { $reason }
serve-no-lan = This computer has no address in a local network.
serve-in-use = The data folder { $folder } is used by another server. End that one, or name another folder with --data or WELI_DATA.
serve-folder = The data folder cannot be used: { $folder }: { $reason }
serve-too-new = The data folder { $folder } was changed by a newer Weli. Update this one, or name another folder with --data or WELI_DATA.
