#!/bin/sh
# Fills the release in from the environment (FOYER_…) and serves it. `start.sh health` says whether it
# answers. docs/operating/configuration.md lists the variables.
set -eu
release=${FOYER_RELEASE:-/opt/foyer/release}
scratch=${FOYER_SCRATCH:-/tmp/foyer}

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

node "$release/operate.js" configure --release "$release" --to "$scratch"
exec nginx -e stderr -c "$scratch/nginx.conf"
