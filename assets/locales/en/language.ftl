### The language itself: its name, how it writes numbers and lists, and where it is chosen.

language-name = English
settings-language = Language
setting-language-auto = As the system

# What stands before decimals, and between groups of three digits from 10,000 on.
number-decimal = .
number-group = ,
percent = { NUMBER($number) }%

list-and-more = { $before }, { $next }
list-and-last = { $before } and { $next }
