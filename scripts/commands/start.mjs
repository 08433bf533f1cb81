import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkDataFolder } from '../bootstrap/checkDataFolder.mjs';
import { checkPorts } from '../bootstrap/checkPorts.mjs';
import { root } from '../bootstrap/paths.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { UserError } from '../bootstrap/UserError.mjs';
import { withProgress } from '../process/progress.mjs';
import { runInForeground } from '../process/runInForeground.mjs';
import { captureOutput } from '../process/captureOutput.mjs';

const preload = pathToFileURL(join(root, 'scripts/process/stopWithParent.mjs')).href;

/**
 * Installs, builds, and runs the sandbox until it is stopped. Checks ports and data folder first,
 * because the build takes a while.
 *
 * @param {string[]} args the sandbox's own arguments, such as `--reset`
 * @returns {Promise<number>} the sandbox's exit code
 */
export async function start(args) {
  const port = await checkPorts(process.env.PORT);
  const dataFolder = await checkDataFolder(process.env.DATA_DIR);
  const env = await prepare();
  await withProgress('Building', () => build(env));
  return runInForeground('node', ['--import', preload, 'apps/sandbox/dist/main.js', ...args], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

async function build(env) {
  const filters = ['--filter=@foyer/portal', '--filter=@foyer/sandbox'];
  const args = ['run', 'build', ...filters, '--output-logs=errors-only', '--log-order=grouped'];
  const { code, output } = await captureOutput('turbo', args, { cwd: root, env });
  if (code !== 0) throw new UserError('The build failed; see its output above.', output);
}
