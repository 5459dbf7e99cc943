### Language: its name, its numbers and lists, and the setting.

language-name = English
settings-language = Language
setting-language-line = For all text and the screen reader.
setting-language-auto = Same as system
language-not-loaded = The texts in { $language } couldn’t be loaded. Check the connection, then pick the language again.

# The decimal mark, and the mark between groups of three digits from 10,000 on.
number-decimal = .
number-group = ,
percent = { NUMBER($number) }%

list-and-more = { $before }, { $next }
list-and-last = { $before } and { $next }
list-or-last = { $before } or { $next }
