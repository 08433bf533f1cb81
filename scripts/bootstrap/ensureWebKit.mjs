import { existsSync } from 'node:fs';
import { withProgress } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { root } from './paths.mjs';

const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/**
 * Installs WebKit, the engine of Apple's captive window, and a virtual screen: Debian's packages, for
 * root on Debian. Elsewhere, and if that fails, `npm test` skips the journeys in WebKit.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureWebKit(env) {
  const isThere = () => needed.every((file) => existsSync(file));
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await withProgress("Installing WebKit (Debian's packages)", async () => {
    const packages = ['webkit2gtk-driver', 'xvfb'];
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
      await captureOutput('apt-get', args, {
        cwd: root,
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
        limitSeconds: 600,
      });
  });
  if (!isThere())
    process.stdout.write('  WebKit could not be installed: its journeys are skipped.\n');
}
