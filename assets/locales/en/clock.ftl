### The players’ clocks.

clock-title = Clock
clock-rule = Kind of clock
clock-none = Off
clock-sudden-death = Fixed
clock-increment = With a bonus
clock-hourglass = Hourglass
clock-none-line = Take as long as you like.
clock-sudden-death-line = Each player gets this much time for the whole game.
clock-increment-line = Each player gets this much time, plus a bonus after every turn.
clock-hourglass-line = The time you use goes to your opponent. Great for quick games.
clock-minutes = Minutes per player
clock-seconds = Bonus seconds per turn
clock-out = When time runs out
clock-out-loss = You lose the game
clock-out-sound = Just a sound
clock-waits-line = The clock waits while pieces move or a menu is open. It also waits while you can’t see the table: window hidden, other tab, computer asleep.
clock-value-sudden-death = { $minutes } min
clock-value-increment = { $minutes } min + { $seconds } s
clock-value-hourglass = Hourglass, { $minutes } min
clock-is-out = { $side } is out of time. Play on!
end-out-of-time = { $side } ran out of time.
