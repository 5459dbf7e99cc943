### Lingua: il nome, i numeri, gli elenchi e l’impostazione.

language-name = Italiano
settings-language = Lingua
setting-language-line = Per tutti i testi e per il lettore di schermo.
setting-language-auto = Come il sistema
language-not-loaded = Non è stato possibile caricare i testi in { $language }. Controlla la connessione, poi tocca di nuovo la lingua.

# Il segno dei decimali, e quello fra i gruppi di tre cifre da 10.000 in su.
number-decimal = ,
number-group = .
percent = { NUMBER($number) }%

list-and-more = { $before }, { $next }
list-and-last = { $before } e { $next }
list-or-last = { $before } o { $next }
