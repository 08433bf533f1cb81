#!/bin/sh
# Fills the release in from the environment (FOYER_…) and serves it. `start.sh health` says whether it
# answers. docs/operating/configuration.md lists the variables, also those of this script.
# FOYER_SCRATCH names the folder that it writes to and makes. Anybody could make a folder of a guessed name first, and change
# what nginx is told.
set -eu
release=${FOYER_RELEASE:-/opt/foyer/release}

if [ "${1:-}" = health ]; then
  exec node -e '
    const port = process.env.FOYER_PORT || 8443;
    const path = process.env.FOYER_PORTAL_PATH || "/v2/";
    const scheme = process.env.FOYER_CERTIFICATE ? "https" : "http";
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    fetch(`${scheme}://127.0.0.1:${port}${path}version.json`).then(
      (answer) => process.exit(answer.ok ? 0 : 1),
      () => process.exit(1),
    );' 2>/dev/null
fi

refuse() {
  echo "start.sh: $1" >&2
  exit 1
}

[ "${FOYER_SCRATCH:-}" ] || refuse 'FOYER_SCRATCH is not set: a folder that only the server’s user writes to.'
scratch=${FOYER_SCRATCH%/}
[ -e "$scratch" ] || mkdir -m 700 "$scratch"
# A folder and no link, in which neither the group nor others write.
case $(ls -ld "$scratch") in
  d????-??-*) [ -O "$scratch" ] ;;
  *) false ;;
esac || refuse "$scratch isn’t a folder that only this user writes to."

node "$release/operate.js" configure --release "$release" --to "$scratch"
exec nginx -e stderr -c "$scratch/nginx.conf"
