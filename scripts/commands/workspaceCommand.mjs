import { checkDataFolder } from '../bootstrap/checkDataFolder.mjs';
import { checkPorts } from '../bootstrap/checkPorts.mjs';
import { ensureBrowser } from '../bootstrap/ensureBrowser.mjs';
import { root } from '../bootstrap/paths.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { UserError } from '../bootstrap/UserError.mjs';
import { runInForeground } from '../process/runInForeground.mjs';

/**
 * The commands, and the packages whose scripts they run.
 *
 * - through: turbo if something must be built first, otherwise pnpm
 * - browser: it needs Chromium
 * - serves: it opens the sandbox's ports and writes the data folder
 */
const commands = {
  build: { through: 'turbo' },
  dev: { through: 'turbo', packages: ['@foyer/portal', '@foyer/sandbox'], serves: true },
  storybook: { through: 'turbo', packages: ['@foyer/ui-kit'] },
  'build-storybook': { through: 'turbo', packages: ['@foyer/ui-kit'] },
  'contact-sheets': { through: 'turbo', packages: ['@foyer/ui-kit'], browser: true },
  bench: { through: 'turbo', packages: ['@foyer/portal'], browser: true },
  'bench:sandbox': { through: 'turbo', packages: ['@foyer/sandbox'] },
  screenshots: { through: 'turbo', packages: ['@foyer/portal'], browser: true },
  soak: { through: 'turbo', packages: ['@foyer/sandbox'] },
  mutation: { through: 'pnpm', packages: ['@foyer/domain'] },
  conformance: { through: 'pnpm', packages: ['@foyer/api-client'] },
  'new-theme': { through: 'pnpm', packages: ['@foyer/themes'] },
  release: { through: 'turbo', packages: ['@foyer/operator'] },
  headers: { through: 'pnpm', packages: ['@foyer/operator'] },
  'walled-garden': { through: 'pnpm', packages: ['@foyer/operator'] },
  examine: { through: 'pnpm', packages: ['@foyer/operator'] },
};

const argumentsFor = {
  turbo: (name, filters, rest) => [
    'run',
    name,
    ...filters,
    ...(rest.length > 0 ? ['--', ...rest] : []),
  ],
  pnpm: (name, filters, rest) => [...filters, 'run', name, ...rest],
};

/**
 * Installs what is missing, then runs a package's script in the foreground.
 *
 * @param {string[]} args the command's name, then the script's own arguments
 * @returns {Promise<number>} the script's exit code
 */
export async function runWorkspaceCommand([name = '', ...rest]) {
  const command = commands[name];
  if (!command)
    throw new UserError(
      `There is no command "${name}"; there are: ${Object.keys(commands).join(', ')}.`,
    );
  const served = command.serves ? await servingEnvironment() : {};
  // Scripts run in their package's folder, but paths that a person types start where they stand.
  const FOYER_STARTED_IN = process.env.INIT_CWD ?? process.cwd();
  const env = { ...(await prepare()), ...served, FOYER_STARTED_IN };
  if (command.browser) env.CHROMIUM_PATH = await ensureBrowser(env);
  const filters = (command.packages ?? []).map((filter) => `--filter=${filter}`);
  const args = argumentsFor[command.through](name, filters, rest);
  return runInForeground(command.through, args, { cwd: root, env });
}

async function servingEnvironment() {
  const port = await checkPorts(process.env.PORT);
  return { PORT: String(port), DATA_DIR: await checkDataFolder(process.env.DATA_DIR) };
}
