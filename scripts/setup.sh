# What the scripts share: ./play, ./test and those in .ci source this. Installs what a bare Linux machine lacks, where it
# can, and says so where it cannot. Rust and a C compiler are taken for granted.

# Packages that the window needs to run (not to build) on Debian and its kin.
window_packages="libvulkan1 mesa-vulkan-drivers libx11-6 libx11-xcb1 libxcb1 libxcursor1 libxi6 libxrandr2 \
libxkbcommon0 libxkbcommon-x11-0"
# Packages with which the tests play in a window of their own.
test_packages="xvfb xdotool x11-utils"

# Installs those of the given packages that are missing.
install_packages() {
  [ "$(uname -s)" = Linux ] || return 0
  if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "Not a Debian system: please see that these are installed in your distribution's words: $*" >&2
    return 0
  fi
  missing=""
  for package in "$@"; do
    case "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" in
      installed) ;;
      *) missing="$missing $package" ;;
    esac
  done
  [ -n "$missing" ] || return 0
  as_root=""
  if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null 2>&1; then
      as_root="sudo"
    else
      echo "Please install these as an administrator, then try again: apt-get install$missing" >&2
      return 0
    fi
  fi
  echo "Installing$missing …" >&2
  # shellcheck disable=SC2086  # a list of words, on purpose
  { $as_root apt-get update -q && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qy --no-install-recommends $missing; } >&2 ||
    echo "Could not install$missing; going on without." >&2
}

need_cargo() {
  if ! command -v cargo >/dev/null 2>&1; then
    echo "Rust is missing. Install it as https://rustup.rs tells, open a new terminal, then try again." >&2
    exit 1
  fi
}

# Builds in one folder for all clones, so that dependencies are compiled once. To Cargo our own packages are the same in every
# clone, and it would test what another clone has built: so those are built anew.
share_target() {
  export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/cyclopean-target}"
  members="$(cargo metadata --format-version 1 --no-deps | sed 's/.*"workspace_members":\[\([^]]*\)\].*/\1/; s/[",]/ /g')"
  # shellcheck disable=SC2046,SC2086  # words, on purpose
  cargo clean --quiet $(printf -- '--package %s ' $members)
}
