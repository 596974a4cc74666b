### Was der Server dem sagt, der ihn betreibt.

serve-at = Der Tisch steht unter { $address }
serve-friends = Freunde im selben Netz kommen dazu unter { $address }
serve-end = Strg-C beendet ihn; jede Partie ist gespeichert.
serve-no-page = Dieses Weli wurde ohne den Tisch für den Browser gebaut.
serve-no-page-remedy = Noch einmal ohne WELI_SKIP_WEB installieren; die Partien bleiben, wie sie sind.
serve-origin = „{ $origin }“ ist keine Adresse einer Seite; sie sieht aus wie https://karten.example.org, ohne etwas hinter dem Namen.
serve-settings = So kann der Server nicht eingerichtet werden: { $error }
serve-port = Unter { $host }, Port { $port }, läuft schon ein anderes Programm. Mit --port einen anderen Port nennen, oder weli allein aufrufen.
serve-host = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $reason }
serve-no-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz.
serve-in-use = Den Datenordner { $folder } benutzt schon ein anderer Server. Diesen beenden, oder mit --data oder WELI_DATA einen anderen Ordner nennen.
serve-folder = Der Datenordner kann nicht benutzt werden: { $folder }: { $reason }
serve-too-new = Den Datenordner { $folder } hat ein neueres Weli verändert. Dieses hier aktualisieren, oder mit --data oder WELI_DATA einen anderen Ordner nennen.
