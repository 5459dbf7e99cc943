# shellcheck shell=bash
# Functions shared by ./play, ./web, ./ship and ./check: the right Rust version, system packages, tools, and a virtual
# display.

# The folder of the sources.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Prints to standard error, because standard output is reserved for the program.
say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$@"
    exit 1
}

# Fails unless there is a Rust compiler that is new enough for this package.
need_rust() {
    local needed found version major minor
    needed=$(sed -n 's/^rust-version *= *"\([0-9.]*\)".*/\1/p' "$root/Cargo.toml")
    # A shell that was open during the installation of rustup doesn't know its folder yet.
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

# Prints the given Debian packages that aren't installed, one per line.
missing_packages() {
    local package installed
    # dpkg-query complains about unknown names; those count as missing too.
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        case $'\n'$installed$'\n' in
        *$'\n'"$package installed"$'\n'*) ;;
        *) printf '%s\n' "$package" ;;
        esac
    done
}

# Installs missing packages if possible, and fails if it can't. The arguments are sets of packages:
# `linker` for everything without a window, `python` for the scripts in the docs, `game` to build the whole game and
# start it, `display` for a virtual display, `windows` for the stage of that name, `pack` and `desktop` for ./ship, and
# `web-rust`, `node`, `npm`, `chromium` and `firefox` for .ci/web.sh.
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
        windows)
            wanted+=(gcc-mingw-w64-x86-64 rustc-web rust-web-src wine wine64 mesa-vulkan-drivers)
            ;;
        node) wanted+=(nodejs) ;;
        npm) wanted+=(npm) ;;
        chromium) wanted+=(chromium) ;;
        firefox) wanted+=(firefox-esr) ;;
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
        # Without a terminal, sudo must not ask for a password.
        if [ -n "${CI:-}" ] || [ ! -t 0 ]; then
            become=(sudo -n)
        fi
        if ! command -v sudo >/dev/null 2>&1 || ! "${become[@]}" apt-get --version >/dev/null; then
            say "Some packages are missing, and installing them takes an administrator. As root, run:"
            die "    apt-get update && $line"
        fi
    fi
    say "Installing what is missing: ${missing[*]}"
    # An unreachable source isn't necessarily the one with these packages.
    ${become[@]+"${become[@]}"} apt-get -o DPkg::Lock::Timeout=300 update >&2 || true
    if ! ${become[@]+"${become[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
        install -y --no-install-recommends "${missing[@]}" >&2; then
        say "The packages could not be installed. As root, run:"
        die "    apt-get update && $line"
    fi
}

# Checks packages on a system without apt, by looking for their contents, and lists the missing ones.
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

# Succeeds if a package's contents seem to be installed. Libraries that are only opened at run time aren't checked.
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

# The folder of cargo's builds.
target_folder() {
    local target=${CARGO_TARGET_DIR:-target}
    case $target in
    /*) printf '%s\n' "$target" ;;
    *) printf '%s\n' "$root/$target" ;;
    esac
}

# The folder of the tools that are only installed for this clone.
tools_folder() {
    printf '%s/tools\n' "$(target_folder)"
}

# Finds or installs a Rust tool in exactly this version. Arguments: its program, its crate, the version, and further
# arguments for `cargo install`. The variable `tool` then holds the command.
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
    # With the dependencies of its release or, if they aren't available, with newer ones.
    install_cargo_tool "$crate" "$version" "$@" --locked || install_cargo_tool "$crate" "$version" "$@" ||
        die "$crate $version is needed: cargo install --locked $* $crate --version $version"
    rm -rf "$folder/build-$crate"
    tool=$folder/bin/$program
}

# Tools only run for seconds, so they are built with little optimisation and without debug information.
install_cargo_tool() {
    CARGO_PROFILE_DEV_DEBUG=false CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_TARGET_DIR=$(tools_folder)/build-$1 cargo install --quiet --root "$(tools_folder)" \
        "$1" --version "$2" "${@:3}" >&2
}

need_cargo_deny() {
    need_cargo_tool cargo-deny cargo-deny 0.20.2 --debug
}

# Sets TAVOLIERE_COMMIT to the current commit, for the program's version. Without git the variable stays unset, unless
# the caller has set it.
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

# Prints a path in the system's own format, as the compiler writes it.
native_path() {
    if command -v cygpath >/dev/null 2>&1; then
        cygpath -w "$1"
    else
        printf '%s\n' "$1"
    fi
}

# Prints the folders of this machine that a compiler can embed, as `name=folder`, the more specific ones last.
build_folders() {
    local cargo_home=${CARGO_HOME:-${HOME:-}/.cargo}
    printf 'home=%s\n' "$(native_path "${HOME:-/nonexistent}")"
    printf 'cargo=%s\n' "$(native_path "$cargo_home")"
    printf 'crates=%s\n' "$(native_path "$cargo_home/registry/src")"
    printf 'rust=%s\n' "$(cd "$root" && rustc --print sysroot)"
    printf 'source=%s\n' "$(native_path "$root")"
    printf 'target=%s\n' "$(native_path "$(target_folder)")"
}

# Prints compiler flags that replace these folders by their names, and any given flags, for CARGO_ENCODED_RUSTFLAGS.
anonymous_flags() {
    local line flags=()
    while IFS= read -r line; do
        flags+=("--remap-path-prefix=${line#*=}=/${line%%=*}")
    done < <(build_folders)
    flags+=("$@")
    local IFS=$'\x1f'
    printf '%s' "${flags[*]}"
}

# Fails if a program has printed anything: its output should only have messages that users can act on. Messages of ALSA
# don't count, because no setting suppresses them if there isn't a sound device.
check_quiet() {
    if grep -v '^ALSA lib ' "$1" >&2; then
        die "The program printed the lines above. It should only print messages that users can act on."
    fi
}

# Runs a command on a virtual display that is large enough for all windows.
on_virtual_display() {
    env -u WAYLAND_DISPLAY -u WAYLAND_SOCKET xvfb-run -a -s "-screen 0 3840x2160x24" "$@"
}
