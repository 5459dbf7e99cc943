# shellcheck shell=bash
# What ./play, ./web, ./ship and ./check share: the right Rust, the system's packages, tools, a display in
# memory.

# The folder of the sources.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Standard output is kept free for what the program itself prints.
say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$@"
    exit 1
}

# Ends with a message unless a Rust is there that is new enough for this package.
need_rust() {
    local needed found version major minor
    needed=$(sed -n 's/^rust-version *= *"\([0-9.]*\)".*/\1/p' "$root/Cargo.toml")
    # A shell that was open when rustup came does not know its folder yet.
    local cargo_bin=${CARGO_HOME:-${HOME:-}/.cargo}/bin
    if ! command -v cargo >/dev/null 2>&1 && [ -x "$cargo_bin/cargo" ]; then
        PATH=$cargo_bin:$PATH
    fi
    found=$(cd "$root" && rustc --version 2>/dev/null) || found=
    if [ -z "$found" ] || ! command -v cargo >/dev/null 2>&1; then
        die "Rust $needed or newer is needed, with cargo; none was found. https://rustup.rs installs it."
    fi
    version=${found#rustc }
    version=${version%% *}
    major=${version%%.*}
    minor=${version#*.}
    minor=${minor%%[!0-9]*}
    if ! [ "$((major * 1000 + minor))" -ge "$((${needed%%.*} * 1000 + ${needed#*.}))" ] 2>/dev/null; then
        die "Rust $needed or newer is needed; found: $found. With rustup: rustup update stable"
    fi
}

# Prints those of the given Debian packages that are not installed, one a line.
missing_packages() {
    local package installed
    # dpkg-query complains about names it never heard of; those are missing like any other.
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        case $'\n'$installed$'\n' in
        *$'\n'"$package installed"$'\n'*) ;;
        *) printf '%s\n' "$package" ;;
        esac
    done
}

# Makes sure that packages are there, and installs what is missing where it may. They come in sets:
# `linker` is enough for what has no window, `python` for the scripts in the docs, `game` is what cargo builds the whole with and what the
# program opens when it starts, `display` what a display in memory needs, `pack` what ./ship packs and checks with, `web-rust`, `node`, `npm` and
# `browser` what .ci/web.sh misses.
need_packages() {
    local name package line wanted=() missing=() become=()
    for name in "$@"; do
        case $name in
        linker) wanted+=(build-essential) ;;
        game)
            wanted+=(
                build-essential pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev
                libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6 mesa-vulkan-drivers
            )
            ;;
        python) wanted+=(python3) ;;
        display) wanted+=(xvfb xauth) ;;
        pack) wanted+=(binutils zip unzip) ;;
        desktop) wanted+=(appstream desktop-file-utils) ;;
        web-rust) wanted+=(rustc-web rust-web-src) ;;
        node) wanted+=(nodejs) ;;
        npm) wanted+=(npm) ;;
        browser) wanted+=(chromium) ;;
        *) die "there is no set of packages called $name" ;;
        esac
    done
    if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
        need_without_apt "${wanted[@]}"
        return
    fi
    while IFS= read -r package; do
        missing+=("$package")
    done < <(missing_packages "${wanted[@]}")
    [ "${#missing[@]}" -gt 0 ] || return 0

    line="apt-get install -y --no-install-recommends ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        become=(sudo)
        # Nobody is there to type a password.
        if [ -n "${CI:-}" ] || [ ! -t 0 ]; then
            become=(sudo -n)
        fi
        if ! command -v sudo >/dev/null 2>&1 || ! "${become[@]}" apt-get --version >/dev/null; then
            say "Some packages are missing, and installing them takes an administrator. As root, run:"
            die "    apt-get update && $line"
        fi
    fi
    say "Installing what is missing: ${missing[*]}"
    # A source that cannot be reached need not be the one that these come from.
    ${become[@]+"${become[@]}"} apt-get -o DPkg::Lock::Timeout=300 update >&2 || true
    if ! ${become[@]+"${become[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
        install -y --no-install-recommends "${missing[@]}" >&2; then
        say "The packages could not be installed. As root, run:"
        die "    apt-get update && $line"
    fi
}

# The same without apt: looks for what the packages bring, and only names what is missing.
need_without_apt() {
    local package missing=()
    for package in "$@"; do
        is_there "$package" || missing+=("$package")
    done
    [ "${#missing[@]}" -gt 0 ] || return 0
    say "There is no apt-get here. What Debian calls"
    say "    $*"
    die "is needed; not found: ${missing[*]}. Install the same under your system's names, then try again."
}

# Whether what a package brings seems to be there. What is only opened at run time is taken on trust.
is_there() {
    case $1 in
    build-essential) command -v cc >/dev/null 2>&1 ;;
    pkg-config) command -v pkg-config >/dev/null 2>&1 ;;
    libasound2-dev) pkg-config --exists alsa 2>/dev/null ;;
    libudev-dev) pkg-config --exists libudev 2>/dev/null ;;
    libwayland-dev) pkg-config --exists wayland-client 2>/dev/null ;;
    libxkbcommon-dev) pkg-config --exists xkbcommon 2>/dev/null ;;
    python3) command -v python3 >/dev/null 2>&1 ;;
    xvfb) command -v xvfb-run >/dev/null 2>&1 ;;
    xauth) command -v xauth >/dev/null 2>&1 ;;
    binutils) command -v objdump >/dev/null 2>&1 ;;
    zip) command -v zip >/dev/null 2>&1 ;;
    unzip) command -v unzip >/dev/null 2>&1 ;;
    appstream) command -v appstreamcli >/dev/null 2>&1 ;;
    desktop-file-utils) command -v desktop-file-validate >/dev/null 2>&1 ;;
    *) true ;;
    esac
}

# The folder that cargo builds into.
target_folder() {
    local target=${CARGO_TARGET_DIR:-target}
    case $target in
    /*) printf '%s\n' "$target" ;;
    *) printf '%s\n' "$root/$target" ;;
    esac
}

# The folder of the tools that are installed for this clone alone.
tools_folder() {
    printf '%s/tools\n' "$(target_folder)"
}

# Makes sure that a tool made with Rust is there in exactly this version, and installs it where it is not:
# its program, its crate, the version, and what else `cargo install` is to be told. The variable `tool`
# then holds the command.
tool=
need_cargo_tool() {
    local program=$1 crate=$2 version=$3 folder
    shift 3
    folder=$(tools_folder)
    for tool in "$program" "$folder/bin/$program"; do
        if [ "$("$tool" --version 2>/dev/null)" = "$program $version" ]; then
            return
        fi
    done
    say "Installing what is missing: $crate $version"
    # With what it was released with, or, where that is not to be had, with what is.
    install_cargo_tool "$crate" "$version" "$@" --locked || install_cargo_tool "$crate" "$version" "$@" ||
        die "$crate $version is needed: cargo install --locked $* $crate --version $version"
    rm -rf "$folder/build-$crate"
    tool=$folder/bin/$program
}

# Tools work for seconds only: they are built with little optimisation and no debug information.
install_cargo_tool() {
    CARGO_PROFILE_DEV_DEBUG=false CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_TARGET_DIR=$(tools_folder)/build-$1 cargo install --quiet --root "$(tools_folder)" \
        "$1" --version "$2" "${@:3}" >&2
}

need_cargo_deny() {
    need_cargo_tool cargo-deny cargo-deny 0.20.2 --debug
}

# The commit that is built from, for the program to tell; nothing where git or its folder is missing.
# A builder who knows it otherwise says it in TAVOLIERE_COMMIT.
name_commit() {
    local commit=${TAVOLIERE_COMMIT:-}
    if [[ $commit =~ ^[0-9a-f]{40}$ ]]; then
        commit=${commit:0:12}
    elif [ -z "$commit" ] && [ -e "$root/.git" ] &&
        commit=$(git -C "$root" rev-parse --short=12 HEAD 2>/dev/null) &&
        [ -n "$(git -C "$root" status --porcelain 2>/dev/null)" ]; then
        commit+=", changed"
    fi
    if [ -n "$commit" ]; then
        export TAVOLIERE_COMMIT=$commit
    fi
}

# A path as the compiler writes it.
native_path() {
    if command -v cygpath >/dev/null 2>&1; then
        cygpath -w "$1"
    else
        printf '%s\n' "$1"
    fi
}

# The folders of this machine that a compiler meets, as `name=folder`, the more particular last.
build_folders() {
    local cargo_home=${CARGO_HOME:-${HOME:-}/.cargo}
    printf 'home=%s\n' "$(native_path "${HOME:-/nonexistent}")"
    printf 'cargo=%s\n' "$(native_path "$cargo_home")"
    printf 'crates=%s\n' "$(native_path "$cargo_home/registry/src")"
    printf 'rust=%s\n' "$(cd "$root" && rustc --print sysroot)"
    printf 'source=%s\n' "$(native_path "$root")"
    printf 'target=%s\n' "$(native_path "$(target_folder)")"
}

# Compiler flags that put these names in place of the folders, and any others given, for
# CARGO_ENCODED_RUSTFLAGS.
anonymous_flags() {
    local line flags=()
    while IFS= read -r line; do
        flags+=("--remap-path-prefix=${line#*=}=/${line%%=*}")
    done < <(build_folders)
    flags+=("$@")
    local IFS=$'\x1f'
    printf '%s' "${flags[*]}"
}

# Ends if a program has told anything: by itself it tells only what somebody can act on. ALSA tells where
# there is no sound device, past every setting.
check_quiet() {
    if grep -v '^ALSA lib ' "$1" >&2; then
        die "This stands on the terminal, and nobody can act on it."
    fi
}

# Runs a command on a display in memory, large enough for every window that is asked for.
on_virtual_display() {
    env -u WAYLAND_DISPLAY -u WAYLAND_SOCKET xvfb-run -a -s "-screen 0 3840x2160x24" "$@"
}
