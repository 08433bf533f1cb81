import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { countTests } from './countTests.mjs';

/**
 * Adds up the tests that a task's packages reported. A package without a report, or with an empty one,
 * counts as a failure, unless a `…-left-out.txt` says why this machine cannot hold its tests.
 *
 * @param {string[]} folders where the task ran
 * @param {RegExp} names which files of their `reports` folders belong to the task
 * @returns {{ passed: number, failed: number, problems: string[], leftOut: string[] }}
 */
export function countReports(folders, names) {
  const total = { passed: 0, failed: 0, problems: [], leftOut: [] };
  for (const folder of folders) {
    const reports = join(root, folder, 'reports');
    const { passed, failed } = countFolder(reports, names);
    const leftOut = leftOutIn(reports, names);
    const silent = passed + failed === 0 && leftOut.length === 0;
    total.leftOut.push(...leftOut);
    total.passed += passed;
    total.failed += silent ? 1 : failed;
    if (silent) total.problems.push(`${folder} left no report of any test in ${folder}/reports.`);
  }
  return total;
}

const filesOf = (folder, names, end) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(end) && names.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Why this machine cannot run some tests, one sentence each. */
const leftOutIn = (folder, names) =>
  filesOf(folder, names, '-left-out.txt').flatMap((text) => text.trim().split('\n'));

function countFolder(folder, names) {
  const counts = filesOf(folder, names, '.json').map((text) => countTests(JSON.parse(text)));
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
