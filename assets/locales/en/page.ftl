# Texts of the web page around the table. page/tools/build.mjs puts them into page/index.html.

page-title = Tavoliere: four old board games
page-description = Four old board games on four beautiful tables: Tablan, Tablut, Tapatan and Tawula. Play with a friend on one screen, or against the computer.
page-name = Tavoliere
page-loading = Setting the table
page-progress = Loading
page-no-script = This game needs JavaScript to run.
page-canvas = The table. Select it to play with the keyboard.
page-read = Turn on screen reader support

stopped-broken = The game has stopped
stopped-broken-why = Something went wrong. Save your game to be safe, then reload the page.
stopped-graphics = The graphics have stopped
stopped-graphics-why = The browser took the graphics away from this page. Save your game to be safe, then reload the page.
stopped-restart = The page is restarting
stopped-restart-why = The browser took the graphics away from this page. Your game is saved, and it continues from the same move.
stopped-loading = The game couldn’t load
stopped-loading-why = Part of the game is missing. Check your connection, then try again.
stopped-browser = This browser can’t show the game
stopped-browser-why = The game needs something that’s missing or switched off here. Use Firefox, Chrome, Edge or Safari from 2023 or later.
stopped-reload = Reload
stopped-save = Save the game
stopped-details = Details

copy-title = Copy this text
copy-why = The browser blocked copying. Copy the text from here, or save it as a file.
copy-next = Save as a file
copy-close = Close
paste-title = Paste the text here
paste-why = The browser doesn’t let the game read the clipboard.
paste-next = Open
paste-close = Cancel
