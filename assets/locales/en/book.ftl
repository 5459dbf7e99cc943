### The frame of the rules book; its pages are in book_pages.ftl.

book-title = The rules
book-coming = Opening the book…
book-missing = The book couldn’t be loaded.
book-again = Try again
book-board = Board: { $game }
book-sections = Sections
book-place = { $game }, page { $page } of { $pages }
book-see = See also
book-search = Search
book-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One page
   *[other] { $count } pages
}
book-step = Step
book-show = Show me
book-reset = Start over
book-hint-try = Pick a piece to see where it can go.
# A choice below a board, such as “Blue uses an 8: h2 to a3, and captures.”
book-uses = { $number ->
    [8] { $side } uses an 8: { $moves }.
   *[other] { $side } uses a { $number }: { $moves }.
}
book-uses-half = { $number ->
    [8] { $side } uses half of an 8: { $moves }.
   *[other] { $side } uses half of a { $number }: { $moves }.
}
book-and-captures = { $moves }, and { $captures }
book-picks = { $side } picks “{ $button }”.
book-refused = Not allowed: { $move }. { $why }
book-looks = It’s { $side }’s turn.
book-over = Game over: { $side } wins.
book-over-draw = Game over: it’s a draw.
book-thrown = Left to use: { $numbers }.
book-history = History
book-words = Glossary
book-sources = Sources
book-next-page = Next page
book-last-page = Previous page
book-option = Option: { $name }
book-preset = Rule set: { $name }
book-why = Why?
toast-details = Details
book-says = Pronounced { $said }
