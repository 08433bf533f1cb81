import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { runtimeBin, runtimeFolder } from './paths.mjs';
import { UserError } from './UserError.mjs';
import { npmEnvironment } from './toolEnvironment.mjs';

/** The oldest Node that the project's tools run on; below it the project brings its own. */
const oldestToolNode = '22.18.0';

/** Installs pnpm, and a Node that the tools run on, unless the machine has them. */
export async function ensureRuntime() {
  const wanted = JSON.parse(readFileSync(join(runtimeFolder, 'package.json'), 'utf8'));
  const node = isOlder(process.versions.node, oldestToolNode) ? nodeBuild(wanted.nodeBuilds) : null;
  if (isReady(wanted, node)) return;
  const what = node ? `Fetching pnpm and Node.js ${node.version}` : 'Fetching pnpm';
  await withProgress(what, () => installRuntime(node));
  if (!isReady(wanted, node)) {
    throw new UserError(
      node
        ? `The Node.js that npm installed does not run on this machine: install Node.js ${oldestToolNode} or newer from nodejs.org, then try again.`
        : 'The pnpm that npm installed does not run on this machine: remove scripts/runtime/node_modules, then try again.',
    );
  }
}

function nodeBuild({ version, packages }) {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name) return { version, name };
  throw new UserError(
    `Foyer needs Node.js ${oldestToolNode} or newer here (this is ${process.version}), and can bring its own only on Linux: install it from nodejs.org, then try again.`,
  );
}

function isReady(wanted, node) {
  const pnpm = versionOf('pnpm');
  return pnpm === wanted.dependencies.pnpm && (!node || versionOf('node') === `v${node.version}`);
}

function versionOf(tool) {
  const file = join(runtimeBin, tool);
  if (!existsSync(file)) return null;
  try {
    return execFileSync(file, ['--version'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      cwd: runtimeFolder,
    })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

async function installRuntime(node) {
  const packages = node ? ['--no-save', `${node.name}@${node.version}`] : [];
  const args = [
    'install',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...packages,
  ];
  const { code, output } = await captureOutput('npm', args, {
    cwd: runtimeFolder,
    env: npmEnvironment(),
  });
  if (code === 127)
    throw new UserError(
      'npm was not found: install Node.js with npm from nodejs.org, then try again.',
    );
  if (code !== 0) {
    throw new UserError(
      'npm could not fetch pnpm: can this machine reach the package registry?',
      output,
    );
  }
}

/**
 * Compares two versions number by number.
 *
 * @param {string} version "20.9.0"
 * @param {string} than "22.18.0"
 */
function isOlder(version, than) {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && left[at] < right[at];
}
