import { existsSync } from 'node:fs';
import { withProgress } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { root } from './paths.mjs';
import { withoutServices } from './withoutServices.mjs';

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

/** Those of them that Debian starts with the machine. */
const withService = ['nginx', 'caddy'];

/**
 * Installs the web servers and the parts of the captive lab: Debian's packages, for root on Debian. No
 * service of theirs is started, now or with the machine. Elsewhere, and if that fails, the step says what it leaves out.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureProductionTools(env) {
  const missing = Object.keys(packages).filter((file) => !existsSync(file));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await withProgress("Installing web servers and network tools (Debian's packages)", async () => {
    const wanted = missing.map((file) => packages[file]);
    const run = (command, ...args) =>
      captureOutput(command, args, {
        cwd: root,
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
        limitSeconds: 600,
      });
    await run('apt-get', 'update');
    await withoutServices(() =>
      run('apt-get', 'install', '--yes', '--no-install-recommends', ...wanted),
    );
    const services = wanted.filter((name) => withService.includes(name));
    if (services.length > 0 && existsSync('/usr/bin/systemctl'))
      await run('systemctl', 'disable', ...services);
  });
}
