import { root } from '../bootstrap/paths.mjs';
import { secondsSince } from '../process/progress.mjs';
import { captureOutput } from '../process/captureOutput.mjs';
import { countReports } from './countReports.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';

/** A step that takes longer hangs: the unit tests take 40 minutes on two slow cores. */
const limitSeconds = 60 * 60;

/**
 * Runs one step, prints its result and its seconds, and prints its output if it failed.
 *
 * @param {import('./testSteps.mjs').Step} step
 * @param {NodeJS.ProcessEnv} env
 * @param {Error} [noBrowser] why there is no browser, if so
 * @returns {Promise<{ passed: number, failed: number, named: string[] }>}
 */
export async function runStep(step, env, noBrowser) {
  process.stdout.write(`  ${step.name.padEnd(14)}`);
  const since = performance.now();
  const { code, output } =
    step.browser && noBrowser
      ? { code: 1, output: `${noBrowser.details}\n${noBrowser.message}` }
      : await captureOutput('turbo', turboArgs(step), { cwd: root, env, limitSeconds });
  const { passed, failed, problems, named = [], leftOut = [] } = tally(step, code);
  const outcome = [
    failed > 0 && `${failed} FAILED`,
    passed > 0 && `${passed} passed`,
    passed + failed === 0 && 'left out',
  ];
  console.log(`${secondsSince(since).padStart(8)}   ${outcome.filter(Boolean).join(', ')}`);
  for (const sentence of leftOut) console.log(`${' '.repeat(16)}${sentence}`);
  if (failed > 0) console.log(`\n${[output.trim(), ...problems].join('\n')}\n`);
  const asWhole = failed > 0 && named.length === 0 ? [step.name] : named;
  return { passed, failed, named: asWhole };
}

function turboArgs({ task, concurrency = 2 }) {
  const prefix = taskFolders(task).length > 1 ? 'task' : 'none';
  const logs = ['--output-logs=errors-only', '--log-order=grouped', `--log-prefix=${prefix}`];
  return ['run', task, '--continue', `--concurrency=${concurrency}`, ...logs];
}

/** A check without tests counts as one. A step that no package has counts as failed. */
function tally({ task, reports }, code) {
  const folders = taskFolders(task);
  if (folders.length === 0)
    return { passed: 0, failed: 1, problems: [`No package has a script "${task}".`] };
  const one = { passed: code === 0 ? 1 : 0, failed: 0, problems: [] };
  const counted = reports ? countReports(folders, reports) : one;
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The folders in which turbo runs a task: the project's top if turbo.json assigns the task to it,
 * otherwise every package with a script of that name.
 *
 * @param {string} task
 * @returns {string[]} such as "." or "packages/domain"
 */
function taskFolders(task) {
  if (`//#${task}` in readJson('turbo.json').tasks) return ['.'];
  return workspaceFolders().filter((folder) => readJson(`${folder}/package.json`).scripts?.[task]);
}
