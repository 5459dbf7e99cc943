### The frame of the rules book; what its pages say stands in book_pages.ftl.

book-title = The rules
book-coming = The book is on its way.
book-missing = The book could not be fetched.
book-again = Try again
book-board = Board of { $game }
book-sections = Sections
book-place = { $game }, rule { $page } of { $pages }
book-rules = { $rules } in the full rules
book-see = See also
book-search = Search
book-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One page
   *[other] { $count } pages
}
book-step = Step
book-show = Show it
book-reset = Start over
book-hint-try = Press a piece to see where it may go.
book-plays = { $side } plays { $move }.
book-refused = { $move } is not allowed: { $why }
book-looks = { $side } is to act.
book-over = The game is over here: { $side } wins.
book-over-draw = The game is over here: a draw.
book-thrown = Left to use: { $numbers }
book-history = Its history
book-words = Its words
book-keys = Keys and pad
book-sources = Sources
book-next-page = Next page
book-last-page = Previous page
book-option = Option: { $name }
book-preset = Set: { $name }
book-why = Why?
book-says = say { $said }
book-pad = On a pad, the cross moves the cursor, the lower button presses and the right one lets go. The right stick, pressed, opens this book: here the cross goes from one thing to the next, and the shoulders turn the pages.
