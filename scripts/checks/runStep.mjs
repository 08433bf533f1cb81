import { root } from '../bootstrap/paths.mjs';
import { secondsSince } from '../process/progress.mjs';
import { runQuietly } from '../process/runQuietly.mjs';
import { countReports } from './countReports.mjs';
import { participants } from './participants.mjs';

/** No step may hang: the longest of them takes a few minutes. */
const limitSeconds = 40 * 60;

/**
 * Runs one step, says how it went and how long it took, and shows its output when it failed.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {NodeJS.ProcessEnv} env
 * @param {Error} [noBrowser] why there is no browser, if there is none
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStep(step, env, noBrowser) {
  process.stdout.write(`  ${step.name.padEnd(14)}`);
  const since = performance.now();
  const { code, output } =
    step.browser && noBrowser
      ? { code: 1, output: `${noBrowser.details}\n${noBrowser.message}` }
      : await runQuietly('turbo', turboArgs(step), { cwd: root, env, limitSeconds });
  const { passed, failed, problems } = tally(step, code);
  const outcome = [failed > 0 && `${failed} FAILED`, passed > 0 && `${passed} passed`];
  console.log(`${secondsSince(since).padStart(8)}   ${outcome.filter(Boolean).join(', ')}`);
  if (failed > 0) console.log(`\n${[output.trim(), ...problems].join('\n')}\n`);
  return { passed, failed };
}

function turboArgs({ task, concurrency = 2 }) {
  const prefix = participants(task).length > 1 ? 'task' : 'none';
  const logs = ['--output-logs=errors-only', '--log-order=grouped', `--log-prefix=${prefix}`];
  return ['run', task, '--continue', `--concurrency=${concurrency}`, ...logs];
}

/** Each check without tests counts as one; a step that nothing takes part in has failed. */
function tally({ task, reports }, code) {
  const folders = participants(task);
  if (folders.length === 0)
    return { passed: 0, failed: 1, problems: [`No package has a script "${task}".`] };
  const one = { passed: code === 0 ? 1 : 0, failed: 0, problems: [] };
  const counted = reports ? countReports(folders, reports) : one;
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
