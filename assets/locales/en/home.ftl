### The home screen with its four tables, and the pause.

home-line = Four old games, four tables
home-continue = Continue
home-play = Play
home-learn = Learn
home-watch = Watch
home-new = New
home-lesson = Lesson: step { $number } of { $count }
home-learn-next = Learn this next
home-learned = Learned
home-played = { $number ->
    [one] One game played
   *[other] { $number } games played
}
home-your-move = Your move · turn { $number }
home-goes-on = Turn { $number }
home-facts = { $lot } · about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
home-tablan-lot = Four sticks
home-tablan-line = A race and a battle along a winding path.
home-tablut-lot = No dice
home-tablut-line = The king wants out. Sixteen men want to stop him.
home-tapatan-lot = No dice
home-tapatan-line = Three in a row, and no piece sits still.
home-tawula-lot = Two dice
home-tawula-line = Turkish backgammon: bring your pieces in, run round, take them off.

home-first-note = “Play” starts at once. “New game” lets you choose players and rules.
home-play-note = “Play” starts at once, with your last settings. “New game” lets you choose players and rules.
home-continue-note = “Continue” resumes this game. “New game” starts another.
home-play-rules = “Play” starts at once, with the rule set “{ $rules }”. “New game” also has { $others }.
home-continue-rules = This game uses the rule set “{ $rules }”. “New game” also has { $others }.
home-family = Also { $others }

home-screen = Home

pause = Paused
menu = Menu
pause-place = Turn { $number }
pause-go-on = Continue
pause-saved = Everything is saved. Continue whenever you like.
