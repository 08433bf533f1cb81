import { ensureBrowser } from '../bootstrap/ensureBrowser.mjs';
import { ensureProductionTools } from '../bootstrap/ensureProductionTools.mjs';
import { ensureWebKit } from '../bootstrap/ensureWebKit.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { UserError } from '../bootstrap/UserError.mjs';
import { runStep } from '../checks/runStep.mjs';
import { testSteps } from '../checks/testSteps.mjs';
import { secondsSince } from '../process/progress.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';

/**
 * Runs the steps one after another, and goes on when one fails. Ends with the names of what failed or
 * needed a second try, and with `N passed, N failed`, which counts every test, and one for each check
 * without tests.
 *
 * @param {string[]} names the steps to run; all of them when empty
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function test(names) {
  const chosen = choose(names);
  const since = performance.now();
  const env = await prepare();
  const browser = await browserFor(chosen, env);
  clearReports();
  const total = { passed: 0, failed: 0, named: [] };
  for (const step of chosen) {
    const { passed, failed, named } = await runStep(
      step,
      { ...env, ...browser.env },
      browser.error,
    );
    total.passed += passed;
    total.failed += failed;
    total.named.push(...named);
  }
  if (total.named.length > 0) console.log(`\nFailed or flaky:\n  ${total.named.join('\n  ')}`);
  console.log(`\nAll of it took ${secondsSince(since)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function choose(names) {
  const unknown = names.find((name) => !testSteps.some((step) => step.name === name));
  if (unknown === undefined)
    return names.length === 0 ? testSteps : testSteps.filter(({ name }) => names.includes(name));
  throw new UserError(
    `There is no step "${unknown}"; there are: ${testSteps.map(({ name }) => name).join(', ')}.`,
  );
}

/** Some unit tests need a browser too. Without one the steps that need it fail, and all others run. */
async function browserFor(chosen, env) {
  if (!chosen.some((step) => step.reports)) return { env: {} };
  try {
    const chromium = await ensureBrowser(env);
    if (chosen.some(({ task }) => task === 'e2e')) await ensureWebKit(env);
    if (chosen.some(({ task }) => task === 'e2e:production')) await ensureProductionTools(env);
    return { env: { CHROMIUM_PATH: chromium } };
  } catch (error) {
    if (error instanceof UserError) return { env: {}, error };
    throw error;
  }
}

/** Removes the reports of earlier runs, so that only this run counts. Turbo restores those that it has cached. */
function clearReports() {
  for (const folder of ['.', ...workspaceFolders()]) {
    rmSync(join(root, folder, 'reports'), { recursive: true, force: true });
  }
}
