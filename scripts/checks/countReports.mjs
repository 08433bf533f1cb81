import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { countTests } from './countTests.mjs';
import { namedFailures } from './namedFailures.mjs';

/**
 * Adds up the tests that a task's packages reported. A package without a report, or with an empty one,
 * counts as a failure, unless a `…-left-out.txt` says why this machine cannot hold its tests.
 *
 * @param {string[]} folders where the task ran
 * @param {RegExp} names which files of their `reports` folders belong to the task
 * @returns {{ passed: number, failed: number, named: string[], problems: string[], leftOut: string[] }}
 */
export function countReports(folders, names) {
  const total = { passed: 0, failed: 0, named: [], problems: [], leftOut: [] };
  for (const folder of folders) {
    const reports = join(root, folder, 'reports');
    const { passed, failed, named } = countFolder(reports, names);
    const leftOut = leftOutIn(reports, names);
    const silent = passed + failed === 0 && leftOut.length === 0;
    total.leftOut.push(...leftOut);
    total.named.push(...named);
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
  const total = { passed: 0, failed: 0, named: [] };
  for (const report of filesOf(folder, names, '.json').map((text) => JSON.parse(text))) {
    const { passed, failed } = countTests(report);
    total.passed += passed;
    total.failed += failed;
    total.named.push(...namedFailures(report));
  }
  return total;
}
