// `npm test -- supply-chain`: what npm installs before pnpm has hashes, and no package has a known serious hole.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureOutput } from '../process/captureOutput.mjs';
import { root } from '../bootstrap/paths.mjs';
import { npmEnvironment, toolEnvironment } from '../bootstrap/toolEnvironment.mjs';

const problems = [...unlocked('scripts/runtime'), ...unlocked('scripts/runtime/node')];
if (problems.length === 0) problems.push(...(await vulnerable()));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Packages that a registry could replace, because the lock file does not say what they hold. */
function unlocked(folder) {
  const { packages } = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && !integrity)
    .map(([path]) => `${folder}/package-lock.json: ${path} has no hash.`);
}

/** Asks the registry; one that does not answer such questions is not a failure of the project. */
async function vulnerable() {
  const options = { cwd: root, limitSeconds: 60 };
  const configured = await captureOutput('npm', ['config', 'get', 'registry'], {
    ...options,
    env: npmEnvironment(),
  });
  const address = process.env.pnpm_config_registry ?? configured.stdout.trim();
  const { stdout } = await captureOutput('pnpm', ['audit', '--audit-level=high', '--json'], {
    ...options,
    env: { ...toolEnvironment(), pnpm_config_registry: address },
  });
  const advisories = advisoriesIn(stdout);
  if (!advisories) {
    console.log('Skipped: the package registry did not say which packages have known holes.');
    return [];
  }
  return advisories
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ module_name: name, title, severity }) => `${name} (${severity}): ${title}`);
}

function advisoriesIn(output) {
  try {
    const { advisories } = JSON.parse(output);
    return advisories ? Object.values(advisories) : null;
  } catch {
    return null;
  }
}
