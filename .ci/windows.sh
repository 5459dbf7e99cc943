# shellcheck shell=bash
# The stage `windows`: builds the Windows program on Debian with MinGW and tries it under Wine, with a software Vulkan
# driver. Needs .ci/setup.sh in the same shell.

# shellcheck disable=SC2154 # set by .ci/setup.sh
windows_target=x86_64-pc-windows-gnu

# The folder of everything that is built for Windows.
windows_folder() {
    printf '%s/windows\n' "$(target_folder)"
}

# Debian's compiler builds the standard library from its sources, because it lacks the one for Windows.
build_for_windows() {
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc \
        CARGO_TARGET_DIR=$(windows_folder)/build cargo build --release --locked --package tavoliere \
        --package tavoliere-tour --bins --features tavoliere/embedded-assets --target "$windows_target" \
        -Zbuild-std=std,panic_unwind
}

# Makes the library of random numbers that Rust needs and Wine 8 lacks.
make_random_library() {
    local folder=$1
    cat >"$folder/prng.c" <<'END'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) {
    return SystemFunction036(buffer, (ULONG)length);
}
END
    x86_64-w64-mingw32-gcc -shared -o "$folder/bcryptprimitives.dll" "$folder/prng.c" -ladvapi32
}

# Runs a Windows program under Wine.
in_wine() {
    env WINEPREFIX="$(windows_folder)/wine" WINEDEBUG=-all WGPU_BACKEND=vulkan wine "$@"
}

# Runs a Windows program in Wine's own desktop, on a virtual display.
in_wine_window() {
    on_virtual_display env WINEPREFIX="$(windows_folder)/wine" WINEDEBUG=-all WGPU_BACKEND=vulkan \
        wine explorer /desktop=tavoliere,1920x1080 "$@"
}

end_wine() {
    env WINEPREFIX="$(windows_folder)/wine" WINEDEBUG=-all wineserver -k 2>/dev/null || true
}

# Prints a path as Windows programs read it.
windows_path() {
    local path
    path=$(realpath -m "$1")
    printf 'Z:%s\n' "${path//\//\\}"
}

# Waits until a command succeeds, at most the given seconds.
wait_for() {
    local seconds=$1
    shift
    for ((; seconds > 0; seconds--)); do
        if "$@"; then
            return
        fi
        sleep 1
    done
    return 1
}

# Plays a demonstration of every game and compares it with the record.
try_demonstrations() {
    local record game level
    for record in page/tests/records/*-demo.txt; do
        game=$(basename "$record" -demo.txt)
        level=$(sed -n 's/.*: computer //p' "$record" | head -n 1)
        echo "a demonstration of $game"
        in_wine "$1" --demo --headless --speed 0 --game "$game" --seed "$seed" --first "$level" --second "$level" \
            --data "$(windows_path "$2/$game")" | tr -d '\r' >"$2/$game.txt"
        diff "$record" "$2/$game.txt" || die "$game: another game than the one on record"
    done
}

# Takes ten pictures and compares them with the reference pictures.
try_tour() {
    local scene
    # Scenes that depend on no earlier ones.
    local scenes=(
        opening tablut-opening tapatan-placing settings puzzles book-tablan book-tablut book-tawula share-tapatan
        share-tablut
    )
    mkdir -p "$2/recorded"
    for scene in "${scenes[@]}"; do
        echo "the picture $scene"
        cp "crates/tour/pictures/$scene.webp" "$2/recorded"
        in_wine_window "$1" --tour "$(windows_path "$2/pictures")" --scene "$scene"
        wait_for 60 compgen -G "$2/pictures/*-$scene.png" >/dev/null || die "$scene: no picture"
        end_wine
    done
    in_wine "$1" compare "$(windows_path "$2/pictures")" "$(windows_path "$2/recorded")"
}

saved_events() {
    { cat "$1/tablan-demo.txt" 2>/dev/null || true; } | grep -c '^[0-9]*\. ' || true
}

has_events() {
    [ "$(saved_events "$1")" -ge "$2" ]
}

# Kills a demonstration in a window, and lets another start continue it.
try_kill() {
    local data=$2/killed before
    echo "a killed demonstration goes on"
    mkdir -p "$data"
    in_wine_window "$1" --demo --speed 1 --game tablan --seed "$seed" --first 2 --second 2 \
        --data "$(windows_path "$data")" >/dev/null 2>&1 &
    wait_for 90 has_events "$data" 3 || die "nothing was saved in $data"
    end_wine
    wait || true
    cp "$data/tablan-demo.txt" "$2/before.txt"
    before=$(saved_events "$data")
    in_wine "$1" --demo --headless --speed 0 --game tablan --seed "$seed" --first 2 --second 2 \
        --data "$(windows_path "$data")" | tr -d '\r' >"$2/after.txt"
    # The last saved turn might have been half a turn.
    diff <(grep '^[0-9]*\. ' "$2/before.txt" | tr -d '\r' | head -n "$((before - 1))") \
        <(grep '^[0-9]*\. ' "$2/after.txt" | head -n "$((before - 1))") || die "the game didn't go on where it was"
}

# Opens a file of two games from a path with a space and accents; they go to the library.
try_open() {
    local folder="$2/una partita è qui" data=$2/opened
    echo "a file is opened by argument"
    mkdir -p "$folder" "$data"
    {
        cat page/tests/records/tapatan-demo.txt
        printf '\ntavoliere 1\ngame: tapatan\npreset: Even start\nseed: 7\nfirst: white\n\n1. W a1\n2. B b2\n'
    } >"$folder/José.txt"
    in_wine_window "$1" --data "$(windows_path "$data")" --open "$(windows_path "$folder/José.txt")" >/dev/null 2>&1 &
    wait_for 90 grep -q "preset: Even start" "$data/library.txt" 2>/dev/null || die "the file wasn't opened"
    end_wine
    wait || true
}

windows() {
    local build scratch program tour_program
    build=$(windows_folder)/build/$windows_target/release
    program=$build/tavoliere.exe
    tour_program=$build/tavoliere-tour.exe
    build_for_windows
    make_random_library "$build"
    scratch=$(mktemp -d)
    # shellcheck disable=SC2064 # the folder of now
    trap "end_wine; rm -rf '$scratch'" EXIT
    mkdir -p "$(windows_folder)/wine"
    on_virtual_display env WINEPREFIX="$(windows_folder)/wine" WINEDEBUG=-all wineboot -i
    in_wine "$program" --version
    try_demonstrations "$program" "$scratch"
    try_open "$program" "$scratch"
    try_kill "$program" "$scratch"
    try_tour "$tour_program" "$scratch"
}
