import { existsSync } from 'node:fs';
import { join, delimiter } from 'node:path';
import { withProgress } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { root } from './paths.mjs';
import { UserError } from './UserError.mjs';

const portal = join(root, 'apps/portal');
const printPath = "console.log(require('@playwright/test').chromium.executablePath())";

/**
 * Finds a Chromium for the tests: the one that CHROMIUM_PATH names, the machine's own, or Playwright's.
 * If there is none, installs one: Debian's package for root on Debian, otherwise Playwright's.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the program's path
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser(env) {
  if (env.CHROMIUM_PATH) return named(env.CHROMIUM_PATH);
  const found = findBrowser(env) ?? (await playwrightsOwn(env));
  if (found) return found;
  const outputs = [];
  for (const { what, possible, commands } of ways) {
    if (!possible()) continue;
    outputs.push(await withProgress(what, () => runAll(commands, env)));
    const installed = findBrowser(env) ?? (await playwrightsOwn(env));
    if (installed) return installed;
  }
  throw new UserError(
    'No Chromium was found and none could be installed, so the steps that need a browser did not run: install Chromium or Chrome, or name one with CHROMIUM_PATH.',
    outputs.join('\n'),
  );
}

function named(file) {
  if (existsSync(file)) return file;
  throw new UserError(
    `CHROMIUM_PATH names ${file}, which is not there: correct it, or leave it unset.`,
  );
}

async function playwrightsOwn(env) {
  const { stdout } = await captureOutput('node', ['-e', printPath], { cwd: portal, env });
  return existsSync(stdout.trim()) ? stdout.trim() : null;
}

const isRoot = () => process.getuid?.() === 0;

const ways = [
  {
    what: "Installing Chromium (Debian's package)",
    possible: () => isRoot() && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', 'chromium-headless-shell'],
    ],
  },
  {
    what: "Fetching Chromium (Playwright's own)",
    possible: () => true,
    commands: [['pnpm', 'exec', 'playwright', 'install', 'chromium']],
  },
];

async function runAll(commands, env) {
  const outputs = [];
  for (const [command, ...args] of commands) {
    const options = {
      cwd: portal,
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      limitSeconds: 600,
    };
    const { output } = await captureOutput(command, args, options);
    outputs.push(output);
  }
  return outputs.join('\n');
}

/** Debian's build without windows takes less of the machine. The script on the path would stay as a second process beside it. */
const debiansShell = '/usr/lib/chromium/chromium-headless-shell';
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that is installed on this machine.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the program's absolute path
 */
function findBrowser(env) {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)];
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [debiansShell, ...onPath, ...macApplications].find((file) => existsSync(file)) ?? null;
}
