import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../bootstrap/paths.mjs';

/**
 * Names the tests in one JSON report of Vitest or Playwright that failed, and those of Playwright that
 * passed only on their second try, each with the first line of its error.
 *
 * @param {any} report
 * @returns {string[]} such as "apps/portal/e2e/plans.journey.ts: a visitor buys a plan (timed out)"
 */
export function namedFailures(report) {
  if (Array.isArray(report.testResults)) return report.testResults.flatMap(namedByVitest);
  if (report.stats && Array.isArray(report.suites))
    return report.suites.flatMap((suite) => namedByPlaywright(suite, report.config?.rootDir ?? ''));
  return [];
}

const named = (file, title, message = '') => {
  const [said = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${relative(root, file)}: ${title}${said && ` (${said})`}`;
};

function namedByVitest({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [named(name, 'did not load', message)];
  return failed.map(({ fullName, failureMessages }) => named(name, fullName, failureMessages?.[0]));
}

function namedByPlaywright({ specs = [], suites = [] }, folder) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        named(
          `${folder}/${file}`,
          status === 'flaky' ? `${title}, passed on its second try` : title,
          results.find(({ error }) => error)?.error.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => namedByPlaywright(suite, folder))];
}
