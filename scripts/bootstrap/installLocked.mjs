import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { captureOutput } from '../process/captureOutput.mjs';
import { npmEnvironment } from './toolEnvironment.mjs';
import { UserError } from './UserError.mjs';

const ARGS = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];
/** Longer than 60 MB take at 1.6 Mbps. */
const LIMIT_SECONDS = 420;
const TRIES = 2;

/**
 * Installs what the folder's lock file names, and checks it against the hashes there. Not `npm ci`: it
 * asks the lock file for the packages of every platform, and a registry need not have them all. A download
 * can stall for ever, so it has a limit and a second try.
 *
 * @param {string} folder
 * @param {{ env?: NodeJS.ProcessEnv, limitSeconds?: number }} options
 */
export async function installLocked(
  folder,
  { env = npmEnvironment(), limitSeconds = LIMIT_SECONDS } = {},
) {
  refuseDrift(folder);
  let result;
  for (let tried = 0; tried < TRIES; tried += 1) {
    result = await captureOutput('npm', ARGS, { cwd: folder, env, limitSeconds });
    if (result.code === 0) return;
    if (!result.isTimedOut) break;
  }
  throw new UserError(problemOf(result, folder, limitSeconds), result.output);
}

function problemOf({ code, output, isTimedOut }, folder, limitSeconds) {
  if (code === 127)
    return 'npm was not found: install Node.js with npm from nodejs.org, then try again.';
  if (isTimedOut)
    return `npm did not get pnpm from the package registry in ${limitSeconds} s, ${TRIES} times: can this machine reach it?`;
  if (output.includes('EINTEGRITY'))
    return `The package registry's answer is not what ${folder}/package-lock.json names, so nothing of it was run.`;
  return 'npm could not fetch pnpm: can this machine reach the package registry?';
}

/** npm would fetch the versions of `package.json` without a hash if the lock file named others. */
function refuseDrift(folder) {
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const manifest = read('package.json');
  const locked = read('package-lock.json').packages[''];
  const names = ['dependencies', 'optionalDependencies'];
  if (names.every((name) => isDeepStrictEqual(manifest[name], locked[name]))) return;
  throw new UserError(
    `${folder}/package.json and package-lock.json name different versions, so nothing was installed: run npm install --package-lock-only there.`,
  );
}
