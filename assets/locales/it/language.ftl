### La lingua: come si chiama, come scrive numeri ed elenchi, e dove si sceglie.

language-name = Italiano
settings-language = Lingua
setting-language-auto = Come il sistema

# Davanti ai decimali, e fra i gruppi di tre cifre da 10.000 in su.
number-decimal = ,
number-group = .
percent = { NUMBER($number) }%

list-and-more = { $before }, { $next }
list-and-last = { $before } e { $next }
