### The clocks of the players.

clock-title = Clock
clock-rule = How time goes
clock-none = None
clock-sudden-death = Fixed
clock-increment = With a bonus
clock-hourglass = Hourglass
clock-none-line = Everybody thinks as long as they like.
clock-sudden-death-line = Each has so much time for the whole game.
clock-increment-line = Each has so much time, and every finished turn brings some back.
clock-hourglass-line = What one uses, the other gains: for casual haste.
clock-minutes = Minutes for each
clock-seconds = Seconds more for each turn
clock-out = When time runs out
clock-out-loss = The game is lost
clock-out-sound = Only a sound
clock-is-none = Clock: none
clock-is-sudden-death = Clock: { $minutes } min
clock-is-increment = Clock: { $minutes } min + { $seconds } s
clock-is-hourglass = Hourglass: { $minutes } min
clock-is-out = The time of { $side } is up; the game goes on.
end-out-of-time = The time of { $side } is up.
