import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { root } from './paths.mjs';
import { UserError } from './UserError.mjs';
import { npmEnvironment } from './toolEnvironment.mjs';
import { workspaceFolders } from './workspaceFolders.mjs';

const stamp = join(root, 'node_modules', '.foyer-installed');

/**
 * Installs the workspace's packages as the lock file says. Does nothing when neither the lock file
 * nor any package.json changed since the last time.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureWorkspace(env) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installState()) return;
  await withProgress('Installing packages', () => installWorkspace(env));
  writeFileSync(stamp, installState());
}

function installState() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const manifests = workspaceFolders().map((folder) => `${folder}/package.json`);
  const hash = createHash('sha256');
  for (const file of [...files, ...manifests]) hash.update(readFileSync(join(root, file)));
  const missing = workspaceFolders().filter(
    (folder) => !existsSync(join(root, folder, 'node_modules')),
  );
  return [hash.digest('hex'), ...missing].join('\n');
}

/**
 * Installs the packages of the lock file, and changes no version.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function installWorkspace(env) {
  // pnpm reads its registry from ~/.npmrc and from its own variable, but not from npm's.
  const answer = await captureOutput('npm', ['config', 'get', 'registry'], {
    cwd: root,
    env: npmEnvironment(),
  });
  const pnpmEnv = answer.code === 0 ? { ...env, pnpm_config_registry: answer.stdout.trim() } : env;
  const args = ['install', '--frozen-lockfile', '--reporter=append-only'];
  const { code, output } = await captureOutput('pnpm', args, { cwd: root, env: pnpmEnv });
  if (code === 0) return;
  throw new UserError(
    output.includes('OUTDATED_LOCKFILE')
      ? 'pnpm-lock.yaml does not fit the package.json files: run `pnpm install`, then try again.'
      : 'The packages could not be installed: can this machine reach the package registry, and is there room on the disk?',
    output,
  );
}
