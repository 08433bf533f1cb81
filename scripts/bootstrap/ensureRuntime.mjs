import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../process/progress.mjs';
import { installLocked } from './installLocked.mjs';
import { runtimeBin, runtimeFolder } from './paths.mjs';
import { UserError } from './UserError.mjs';

/** The oldest Node that the project's tools run on; below it the project brings its own. */
const oldestToolNode = '22.18.0';

/** Installs pnpm, and a Node that the tools run on, unless the machine has them. */
export async function ensureRuntime() {
  const wanted = readManifest(runtimeFolder);
  const node = isOlder(process.versions.node, oldestToolNode) ? nodeBuild() : null;
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

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function nodeBuild() {
  const name = `node-${process.platform}-${process.arch}`;
  const version = readManifest(join(runtimeFolder, 'node')).optionalDependencies[name];
  if (version) return { version, name };
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
  await installLocked(runtimeFolder);
  const pnpmPackages = join(runtimeFolder, 'node_modules', '@pnpm');
  const [pnpm = 'none'] = existsSync(pnpmPackages) ? readdirSync(pnpmPackages) : [];
  linkTool('pnpm', join(pnpmPackages, pnpm, 'pnpm'));
  if (!node) return;
  const nodeFolder = join(runtimeFolder, 'node');
  await installLocked(nodeFolder);
  linkTool('node', join(nodeFolder, 'node_modules', node.name, 'bin', 'node'));
}

/**
 * pnpm's own install script would do this, but no install script runs. npm leaves out an optional package
 * whose hash is wrong, and what pnpm has in the program's place would download one unchecked.
 */
function linkTool(name, binary) {
  rmSync(join(runtimeBin, name), { force: true });
  if (!existsSync(binary))
    throw new UserError(
      `npm did not install the ${name} that the lock file in scripts/runtime names for this machine: can this machine reach the package registry, and does its answer fit the lock file?`,
    );
  linkSync(binary, join(runtimeBin, name));
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
