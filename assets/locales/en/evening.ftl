### Game night: setting it up, its sheet and its messages.

evening = Game night
evening-sheet = Back to the sheet
evening-name-it = Name of the game night
evening-rename = Rename
evening-players = Players
evening-remove = Remove { $name }
evening-name = Add a name
evening-commas = Separate names with commas
evening-add = Add
evening-add-one = Add { $name }
evening-known = Played here before
evening-twice = “{ $name }” is already on the list. Is this the same person?
evening-twice-add = No, call this one “{ $name }”
evening-twice-leave = Yes, the same person
evening-bad-name = Name { $number }: { $problem }
evening-bad-names-more = { $count ->
    [one] Another name isn’t valid either.
   *[other] { $count } more names aren’t valid.
}
evening-games = Games
evening-games-line = The game changes each round
evening-format = Who plays whom
evening-swiss = Swiss system
evening-swiss-line = You meet players with about as many points as you. No one is eliminated.
evening-round-robin = Round robin
evening-round-robin-line = Everyone plays everyone once.
evening-knock-out = Knockout
evening-knock-out-line = If you lose, you’re out. The losers of the semi-finals play for third place.
evening-winner-stays-on = Winner stays on
evening-winner-stays-on-line = The winner stays at the table and plays the next player in the queue.
evening-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
evening-game-count = { $count ->
    [one] One game
   *[other] { $count } games
}
evening-round-count = Rounds
evening-how-many = How many games
evening-no-count = No limit
evening-more = More rounds
evening-by-lot = Random order
evening-double = A cappotto (seven games) counts as two wins
evening-two-games = Two games, sides swapped
evening-again-line = That’s more rounds than opponents, so you’ll meet some players twice.
evening-leavers-half = If a player leaves early: results count after half the games
evening-leavers-lost = If a player leaves early: unplayed games count as losses
evening-leavers-half-rule = If you leave before playing half of your games, none of them count. Otherwise the unplayed ones count as losses.
evening-leavers-lost-rule = If you leave, your unplayed games count as losses.
evening-few-names = You need at least three names.
evening-no-game = Pick a game.
evening-add-more = { $count ->
    [one] Add one more player
   *[other] Add { $count } more players
}
evening-comes-to = { $players ->
    [one] One player
   *[other] { $players } players
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $games ->
    [one] one game
   *[other] { $games } games
}
evening-comes-to-games = { $players ->
    [one] One player
   *[other] { $players } players
}, { $games ->
    [one] one game
   *[other] { $games } games
}
evening-comes-to-endless = { $players ->
    [one] One player, any number of games
   *[other] { $players } players, any number of games
}
evening-lasts-minutes = about { $minutes } minutes
evening-lasts-hours = { $hours ->
    [one] about an hour
   *[other] about { $hours } hours
}
evening-lasts-half = about { $hours }½ hours
evening-removed = { $name } removed.
evening-restore = Undo
evening-begin = Start game night

evening-who = { $count ->
    [one] One player, { $format }.
   *[other] { $count } players, { $format }.
}
evening-round = Round { $round }.
evening-round-of = Round { $round } of { $count }.
evening-is-over = Finished.
evening-too-few = Finished, because fewer than two players are left.
evening-two-each = Two games per pairing.
evening-title = Round { $round }
evening-title-of = Round { $round } of { $count }
evening-round-before = Previous round
evening-round-after = Next round
evening-round-now = Current round
evening-press = Pick a pairing to play its game or enter its result.
evening-press-over = Pick a pairing to correct its result.
evening-won-by = Won by { $names }
evening-no-winner = No winner
evening-second-game = second game
evening-queue = Waiting for the table
evening-next = next
evening-now = now
evening-done = done
evening-turn = { $name } to move
evening-bye = bye
evening-waiting = waiting
evening-playing = being played
evening-forfeit = forfeit
evening-not-played = not played
evening-not-counted = not counted
evening-third = for third place
evening-drawn = { $count ->
    [one] one draw
   *[other] { $count } draws
}
evening-over = over
evening-left = has left
evening-word-round = Round
evening-word-table = Table
evening-word-two-games = two games per pairing
evening-standings = Standings
evening-points = points
evening-buchholz = opponents’ points
evening-wins = wins
evening-head-points = pts
evening-head-points-line = Points
evening-head-opponents = opp
evening-head-opponents-line = Sum of the opponents’ points (Buchholz)
evening-head-won = won
evening-head-won-line = Games won
evening-tie-breaks = Ties: opponents’ points (opp), games between them, wins.
evening-places-out = Before the semi-finals, players knocked out in the same round share a place.

evening-back = Back to the sheet
evening-place = Round { $round }, table { $table }
evening-has-side = { $name }: { $side }
evening-play = Play here
evening-go-on = Continue the game
evening-elsewhere = Mark as started elsewhere
evening-put-back = Mark as not started
evening-put-back-line = This game is on your table. If you mark it as not started, this game starts over next time.
evening-enter = How did it end?
evening-enter-first = How did the first game end?
evening-enter-second = How did the second game end?
evening-correct = Correct the result
evening-correct-first = Correct the first game
evening-correct-second = Correct the second game
evening-draw-again = A drawn game is played again.
evening-level-again = If both players win the same number of games, they play two more.
evening-wins-one = { $name } wins
evening-wins-double = { $name } wins with a cappotto
evening-draw = Draw

evening-people = Who’s here
evening-leave-line = Untick players who leave, and tick them when they’re back.
evening-leaves = { $name }
evening-is-back = { $name } (has left)
evening-late = Late arrivals
evening-late-line = If there’s still room, they join from the next round.

evening-end = End game night
evening-end-ask = End game night?
evening-end-line = Unplayed games stay unplayed. You can still correct results.
evening-end-yes = End game night
evening-new = New game night
evening-new-ask = Clear this sheet?
evening-new-line = A new game night replaces this sheet. Save it first if you want to keep it.
evening-new-yes = Clear sheet
evening-no = Not yet

evening-code = Code for phones
evening-code-follow = The sheet on a phone
evening-code-how = Pick to enlarge
evening-code-title = The sheet on your phone
evening-code-line = Point your camera at the code. It holds the current sheet as text. For later results, scan it again.
evening-code-part = Code { $number } of { $count }
evening-code-next = Next code
evening-code-short = To stay readable, the code leaves out the earliest rounds.
evening-save-text = Save as text
evening-save-picture = Save as picture

evening-table-taken = { $first } and { $second } haven’t finished their game here. Finish it first, or mark it as not started.
evening-result-kept = The result is on the sheet.
evening-refused-busy = { $name } is still playing.
evening-refused-later = You can’t change this result. A later game depends on it and has been played: { $first } against { $second }.
evening-refused-over = Game night is over. You can still correct results.
evening-refused-left = { $name } has already left.
evening-refused-there = { $name } is already here.
evening-refused-twice = “{ $name }” is already on the list. Use another name.
evening-refused-name = A name can have 1 to 40 letters.
evening-refused-full = The limit is 32 names.
evening-refused-late-out = The knockout has started and has no place left.
evening-refused-late-last = The last round has started.
evening-refused-changed = The sheet has changed. Please look again.
evening-refused-steps = The sheet is full.
evening-refused-rounds = You can’t play that many rounds.
toast-evening-damaged = The game night is damaged and can’t be opened. Its data is kept.
toast-evening-saved = Saved: { $place }
