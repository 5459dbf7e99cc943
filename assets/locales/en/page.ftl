# The words of the web page around the table. page/tools/build.mjs puts them into page/index.html.

page-title = Tavoliere: four old board games
page-description = Tablan, Tablut, Tapatan and Tawula: four old board games on four beautiful tables, for two at one screen or against the computer.
page-name = Tavoliere
page-loading = Laying the table
page-progress = Loading
page-no-script = This game is a program; it needs JavaScript to run.
page-canvas = The table. The keys of the game work while it has the focus.

stopped-broken = The game has stopped
stopped-broken-why = Something went wrong that it could not mend. Save the record of your game to be sure of it, then reload.
stopped-graphics = The picture is lost
stopped-graphics-why = The browser took the graphics away from this page. Save the record of your game to be sure of it, then reload.
stopped-loading = The table cannot be laid
stopped-loading-why = A part of the game did not arrive. Look at the connection, then try again.
stopped-browser = No table can be drawn here
stopped-browser-why = This browser lacks something the game is drawn with, or has it switched off. A Firefox, Chrome, Edge or Safari of 2023 or later has it.
stopped-reload = Reload
stopped-save = Save the game record
stopped-details = What happened
