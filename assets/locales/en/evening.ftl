### The evening: setting one up, its sheet, and what is said about it.

evening = The evening
evening-sheet = Back to the sheet
evening-line = Three to thirty-two people, one evening: who meets whom, what is played, and how everybody stands.
evening-name-it = A name for the evening, if you like
evening-names = { $count ->
    [0] Who comes?
    [one] Who comes? One name so far
   *[other] Who comes? { $count } names
}
evening-names-line = Press a name to take it off the list.
evening-name = A name, or several with commas
evening-add = Add
evening-twice = “{ $name }” is on the list already. Is this somebody else?
evening-twice-add = Yes, call this one “{ $name }”
evening-twice-leave = No, the same
evening-games = What is played?
evening-games-line = Pick several and they take turns.
evening-format = Who meets whom?
evening-swiss = Swiss system
evening-swiss-line = Each round pairs players with about the same points who have not met yet. Nobody is out.
evening-round-robin = Round robin
evening-round-robin-line = Everybody meets everybody once.
evening-knock-out = Knock-out
evening-knock-out-line = Whoever loses is out. Where places stay empty, the first on the list have a bye; the losers of the semi-finals play for third place.
evening-winner-stays-on = Winner stays on
evening-winner-stays-on-line = One table: the winner stays, the next in the queue comes.
evening-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
evening-game-count = { $count ->
    [one] One game
   *[other] { $count } games
}
evening-no-count = Until you end it
evening-fewer = One fewer
evening-more = One more
evening-by-lot = Order by lot
evening-as-entered = Order as entered
evening-double = A cappotto counts double
evening-few-names = It takes three names at least.
evening-no-game = Choose a game.
evening-begin = Begin the evening

evening-who = { $count ->
    [one] One player, { $format }.
   *[other] { $count } players, { $format }.
}
evening-round = Round { $round }.
evening-round-of = Round { $round } of { $count }.
evening-is-over = It is over.
evening-title = Round { $round }
evening-title-of = Round { $round } of { $count }
evening-round-before = Round before
evening-round-after = Round after
evening-round-now = To this round
evening-press = Press a pairing to play it, or to enter or correct its result.
evening-won-by = The evening goes to { $names }
evening-queue = Waiting for the table
evening-next = next
evening-now = now
evening-done = done
evening-turn = { $name } to play
evening-bye = bye
evening-waiting = waiting
evening-playing = being played
evening-forfeit = given up
evening-not-played = not played
evening-third = for third place
evening-drawn = { $count ->
    [one] drawn once
   *[other] drawn { $count } times
}
evening-over = over
evening-left = has left
evening-word-round = Round
evening-word-table = Table
evening-word-draws = drawn
evening-standings = Standings
evening-points = points
evening-buchholz = Buchholz
evening-wins = wins
evening-head-points = pts
evening-head-opponents = opp
evening-head-won = won
evening-tie-breaks = Equal points: the points of all opponents together decide (Buchholz, “opp”), then the games between those who are equal, then games won. Equal in all shares the place.
evening-places-out = Places show how far each player got. Those who went out in the same round share one.

evening-back = To the sheet
evening-place = Round { $round }, table { $table }
evening-has-side = { $name }: { $side }
evening-play = Play it here
evening-go-on = Go on with the game
evening-elsewhere = It is played elsewhere
evening-put-back = It is not being played
evening-put-back-line = Its game is on this table; another one would start over.
evening-enter = How did it end?
evening-correct = Correct the result
evening-draw-again = After a draw it is played again.
evening-wins-one = { $name } wins
evening-wins-double = { $name } wins double
evening-draw = A draw

evening-people = Who is here
evening-leave-line = Press a name when somebody leaves: open games go to the opponents. Press it again when they are back.
evening-leaves = { $name }
evening-is-back = { $name }: has left
evening-late = Somebody comes late
evening-late-line = Where the format has a place left, they play from the next round on.

evening-end = End the evening
evening-end-ask = End the evening?
evening-end-line = What has not been played stays so. Results can still be corrected.
evening-end-yes = End it
evening-new = A new evening
evening-new-ask = Put this sheet away?
evening-new-line = A new evening takes its place. Save the sheet first if you want to keep it.
evening-new-yes = Put it away
evening-no = Not yet

evening-code = Code for phones
evening-code-follow = Follow by phone
evening-code-how = Press to enlarge
evening-code-title = The sheet on your phone
evening-code-line = Point a camera at it. The code holds the text itself: no network, nothing is sent.
evening-code-part = Code { $number } of { $count }
evening-code-next = Next code
evening-code-short = The earliest rounds are left out, or the code would be too fine.
evening-save-text = Save as text
evening-save-picture = Save as picture

evening-table-taken = { $first } and { $second } still have a game of this kind here. Finish it, or put it back first.
evening-result-kept = The result stands on the sheet.
evening-refused-busy = { $name } is still playing.
evening-refused-later = A game that follows from this one is played already: { $first } against { $second }.
evening-refused-over = The evening is over. Results can still be corrected.
evening-refused-left = { $name } has left already.
evening-refused-there = { $name } is here.
evening-refused-twice = “{ $name }” is on the list already. Take another name.
evening-refused-name = A name has 1 to 40 letters.
evening-refused-full = There are 32 names on the list. That is the most.
evening-refused-late-out = The knock-out has begun and has no place left.
evening-refused-late-last = The last round has begun.
evening-refused-changed = The sheet has changed in the meantime. Please look again.
evening-refused-steps = The sheet is full.
evening-refused-rounds = That many rounds are not possible.
toast-evening-damaged = The evening could not be read and was set aside: { $problem }
toast-evening-saved = Saved: { $place }
