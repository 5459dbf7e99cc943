#!/bin/sh
# An engine that fails as its level says: file:tests/data/engines/faulty.sh@LEVEL. Where it has to
# choose well it asks the engine that $ENGINE names, with all that it has been told.
told=
plays=0
while read -r line; do
    case $line in
        play*) plays=$((plays + 1)) ;;
    esac
    case $line in
        'go level=silent'*) ;;
        'go level=ends'*)
            echo 'out of ideas'
            exit 3
            ;;
        'go level=nonsense'*) printf 'lorem ipsum\nok\n' ;;
        'go level=illegal'*) printf 'best a9\nok\n' ;;
        'go level=refuses'*) echo 'error tired: no more today' ;;
        'go level=endless'*) while echo 'and another thing'; do :; done ;;
        'go level=black'*)
            # Black, who finds one choice played when it is first asked, is played well; White,
            # who finds two, is not played at all.
            if [ "$plays" = 2 ]; then
                exit 4
            fi
            plays=9
            printf '%s%s\n' "$told" 'go level=1' | "$ENGINE" | grep '^best '
            echo ok
            ;;
        *)
            told="$told$line
"
            echo ok
            ;;
    esac
done
