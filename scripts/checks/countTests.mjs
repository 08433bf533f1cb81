/**
 * Counts the tests in one JSON report of Vitest or Playwright. A file that could not be loaded counts
 * as one failure. A test that passed on its second try counts as passed.
 *
 * @param {any} report
 * @returns {{ passed: number, failed: number }} zeros for JSON that is neither
 */
export function countTests(report) {
  if (Array.isArray(report.testResults)) return countVitest(report);
  if (report.stats && Array.isArray(report.suites)) return countPlaywright(report);
  return { passed: 0, failed: 0 };
}

function countVitest({ numPassedTests, numFailedTests, testResults, success }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: success === false ? Math.max(failed, 1) : failed };
}

function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
