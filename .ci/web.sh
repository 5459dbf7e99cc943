# shellcheck shell=bash
# Functions of ./web and ./check that build and try the page: the WebAssembly target, page/bind, Node, binaryen, and for
# trying the page playwright-core and Chromium. Needs .ci/setup.sh in the same shell.

# shellcheck disable=SC2154 # set by .ci/setup.sh
page=$root/page
web_target=wasm32-unknown-unknown

# The folder of everything that is built for the page.
page_folder() {
    printf '%s/page\n' "$(target_folder)"
}

# The folder of the page that is only for trying.
quick_page() {
    printf '%s/quick\n' "$(page_folder)"
}

# The compiler for the web, if it isn't the usual one.
web_rustc=

web_cargo() {
    if [ -n "$web_rustc" ]; then
        RUSTC=$web_rustc cargo "$@"
    else
        cargo "$@"
    fi
}

# Fails unless a Rust compiler here can build for the web.
need_web_target() {
    local made
    made=$(page_folder)/rust/bin/rustc
    if has_web_library rustc; then
        return
    fi
    if has_web_library "$made"; then
        web_rustc=$made
        return
    fi
    if command -v rustup >/dev/null 2>&1; then
        say "Installing what is missing: the target $web_target"
        if (cd "$root" && at_most 300 rustup target add "$web_target" >&2) && has_web_library rustc; then
            return
        fi
        say "rustup could not install it."
    fi
    if command -v apt-get >/dev/null 2>&1; then
        make_web_rust "$made"
        if has_web_library "$made"; then
            web_rustc=$made
            return
        fi
    fi
    die "The target $web_target is needed: rustup target add $web_target"
}

# Succeeds if a compiler has a standard library for the web.
has_web_library() {
    local folder
    folder=$(cd "$root" && "$1" --print target-libdir --target "$web_target" 2>/dev/null) || return 1
    compgen -G "$folder/libstd-*.rlib" >/dev/null
}

# Runs a command, for at most the given seconds if `timeout` is installed.
at_most() {
    local seconds=$1
    shift
    if command -v timeout >/dev/null 2>&1; then
        timeout "$seconds" "$@"
    else
        "$@"
    fi
}

# Builds the standard library for the web, and a compiler that finds it, because Debian has a compiler for the target
# and the library's sources but not the library. Takes some minutes, once.
make_web_rust() {
    local made=$1 home host work library lld
    need_packages web-rust
    home=$(dirname "$(dirname "$made")")
    host=$(/usr/bin/rustc -vV | sed -n 's/^host: //p')
    work=$(page_folder)/rust-library
    library=$home/lib/rustlib/$web_target/lib
    say "Building Rust's library for $web_target"
    rm -rf "$home" "$work"
    mkdir -p "$work/src"
    printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n' >"$work/Cargo.toml"
    : >"$work/src/lib.rs"
    (
        cd "$work" || exit
        # Only the building of the library is unstable. Its panic messages become part of the page, so they must not
        # contain folders of this machine either.
        RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$work/target \
            CARGO_ENCODED_RUSTFLAGS=$(anonymous_flags -Cembed-bitcode=yes) \
            cargo build --quiet --release -Zbuild-std=std,panic_abort --target "$web_target" >&2
    ) || return 0
    mkdir -p "$library" "$home/bin" "$home/lib/rustlib/$host/bin"
    cp "$work/target/$web_target"/release/deps/*.rlib "$library"
    rm -rf "$work" "$library"/libempty-*.rlib
    ln -s "/usr/lib/rustlib/$host/lib" "$home/lib/rustlib/$host/lib"
    # Debian's compiler lacks the linker for the web; rustup has one.
    lld=$(find "$(cd "$root" && rustc --print sysroot)/lib/rustlib" -name rust-lld -type f | head -n 1)
    if [ -n "$lld" ]; then
        ln -s "$lld" "$home/lib/rustlib/$host/bin/rust-lld"
    fi
    printf '#!/bin/sh\nexec /usr/bin/rustc --sysroot %q "$@"\n' "$home" >"$made"
    chmod +x "$made"
}

# Prints the version of a crate in a lock file.
locked() {
    sed -n "/^name = \"$1\"\$/{n;s/^version = \"\(.*\)\"\$/\1/p;}" "$2"
}

# Builds the program that connects WebAssembly with JavaScript. Both halves of wasm-bindgen must have the same version.
need_bind() {
    local folder version
    folder=$(page_folder)/bind
    version=$(locked wasm-bindgen "$root/Cargo.lock")
    [ "$(locked wasm-bindgen-cli-support "$page/bind/Cargo.lock")" = "$version" ] ||
        die "page/bind needs version $version of wasm-bindgen-cli-support, in its Cargo.toml and its Cargo.lock"
    CARGO_TARGET_DIR=$folder cargo build --quiet --locked --release --manifest-path "$page/bind/Cargo.toml" >&2
    bind=$folder/release/tavoliere-bind
}

need_node() {
    local major
    if ! command -v node >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
        need_packages node
    fi
    major=$(node --version 2>/dev/null) || major=v0
    major=${major#v}
    [ "${major%%.*}" -ge 20 ] || die "Node 20 or newer is needed: https://nodejs.org has it"
}

# Installs the packages of page/package-lock.json.
need_node_packages() {
    # npm writes this file last.
    if [ "$page/node_modules/.package-lock.json" -nt "$page/package-lock.json" ]; then
        return
    fi
    if ! command -v npm >/dev/null 2>&1; then
        if command -v apt-get >/dev/null 2>&1; then
            need_packages npm
        else
            die "npm is needed: https://nodejs.org has it"
        fi
    fi
    say "Installing what is missing: the packages of page/package-lock.json"
    (cd "$page" && npm ci --ignore-scripts --no-audit --no-fund >&2) ||
        die "binaryen and playwright-core are needed: npm ci, in the folder page"
    touch "$page/node_modules/.package-lock.json"
}

need_chromium() {
    need_program CHROMIUM Chromium chromium chromium chromium-browser google-chrome
}

# Fails unless Firefox is installed, for the stage firefox.
need_firefox() {
    need_program FIREFOX Firefox firefox firefox-esr firefox
}

# Exports the path of a program in a variable, which can already name one, and installs it if it's missing. Arguments:
# the variable, the program's name, its set of packages, and the commands to try.
need_program() {
    local variable=$1 label=$2 package=$3 name path tries
    for tries in 1 2; do
        for name in "${!variable:-}" "${@:4}"; do
            if [ -n "$name" ] && path=$(command -v "$name"); then
                export "$variable=$path"
                return
            fi
        done
        if [ "$tries" = 1 ] && command -v apt-get >/dev/null 2>&1; then
            need_packages "$package"
        fi
    done
    die "$label is needed; $variable=/path/to/it names one"
}

# Builds a package for the web and connects it with JavaScript. Arguments: the package's folder, the program's name, the
# profile, the output folder.
bind_for_web() {
    local package=$1 name=$2 profile=$3 to=$4
    (
        cd "$package" || exit
        # All current browsers with WebGL2 have SIMD. The page itself shows the commit.
        unset TAVOLIERE_COMMIT
        CARGO_ENCODED_RUSTFLAGS=$(anonymous_flags -Ctarget-feature=+simd128) \
            CARGO_TARGET_DIR=$(target_folder) web_cargo build --locked --profile "$profile" --target "$web_target" --bin "$name"
    )
    rm -rf "$to"
    mkdir -p "$to"
    "$bind" "$(target_folder)/$web_target/$profile/$name.wasm" "$to"
}

# Keeps one of each set of identical functions, which saves 1.7 % of the program after compression. All optimisations of
# binaryen together (`-Oz`, version 108) make it 15 % smaller, but 5 % larger after compression.
merge_functions() {
    node "$page/node_modules/binaryen/bin/wasm-opt" --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
        --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext --enable-simd \
        --duplicate-function-elimination --remove-unused-module-elements "$1" --output "$1.new"
    mv "$1.new" "$1"
}
