import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { countTests } from './countTests.mjs';

/**
 * Adds up the tests that a task's packages reported. A package without a report, or with an empty one,
 * counts as a failure.
 *
 * @param {string[]} folders where the task ran
 * @param {RegExp} names which files of their `reports` folders belong to the task
 * @returns {{ passed: number, failed: number, problems: string[] }}
 */
export function countReports(folders, names) {
  const total = { passed: 0, failed: 0, problems: [] };
  for (const folder of folders) {
    const { passed, failed } = countFolder(join(root, folder, 'reports'), names);
    const silent = passed + failed === 0;
    total.passed += passed;
    total.failed += silent ? 1 : failed;
    if (silent) total.problems.push(`${folder} left no report of any test in ${folder}/reports.`);
  }
  return total;
}

function countFolder(folder, names) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const counts = files
    .filter((file) => file.endsWith('.json') && names.test(file))
    .map((file) => countTests(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
