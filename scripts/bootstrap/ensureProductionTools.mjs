import { existsSync } from 'node:fs';
import { withProgress } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { root } from './paths.mjs';

/** What the step `production` needs: two web servers, and what a venue's gateway is made of. */
const packages = {
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/bin/caddy': 'caddy',
  '/usr/sbin/dnsmasq': 'dnsmasq-base',
  '/usr/sbin/nft': 'nftables',
  '/usr/sbin/udhcpc': 'udhcpc',
  '/sbin/ip': 'iproute2',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/curl': 'curl',
};

/**
 * Installs the web servers and the parts of the captive lab: Debian's packages, for root on Debian. No
 * service of theirs is started. Elsewhere, and if that fails, the step says what it leaves out.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureProductionTools(env) {
  const missing = Object.keys(packages).filter((file) => !existsSync(file));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await withProgress("Installing web servers and network tools (Debian's packages)", async () => {
    const wanted = missing.map((file) => packages[file]);
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...wanted]])
      await captureOutput('apt-get', args, {
        cwd: root,
        // Without a run level Debian starts no service after an installation.
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
        limitSeconds: 600,
      });
  });
}
