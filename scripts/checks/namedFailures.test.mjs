import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { namedFailures } from './namedFailures.mjs';

describe('what a report names', () => {
  it('is each failed test of Vitest, with the first line of its error', () => {
    const testResults = [
      {
        name: join(root, 'packages/domain/src/money.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'money adds' },
          { status: 'failed', fullName: 'money rounds', failureMessages: ['Error: 1\n  at x'] },
        ],
      },
      { name: join(root, 'a.test.ts'), status: 'failed', message: 'No x', assertionResults: [] },
    ];
    expect(namedFailures({ testResults })).toEqual([
      'packages/domain/src/money.test.ts: money rounds (Error: 1)',
      'a.test.ts: did not load (No x)',
    ]);
  });

  it('is each journey that failed or passed on its second try, without colours', () => {
    const spec = (title, status) => ({
      file: 'plans.journey.ts',
      title,
      tests: [{ status, results: [{ error: { message: '\u001b[31mTimed out\u001b[39m\nat y' } }] }],
    });
    const report = {
      stats: {},
      config: { rootDir: join(root, 'apps/portal/e2e') },
      suites: [
        {
          specs: [spec('a visitor buys', 'unexpected'), spec('a visitor reads', 'expected')],
          suites: [{ specs: [spec('a visitor waits', 'flaky')] }],
        },
      ],
    };
    expect(namedFailures(report)).toEqual([
      'apps/portal/e2e/plans.journey.ts: a visitor buys (Timed out)',
      'apps/portal/e2e/plans.journey.ts: a visitor waits, passed on its second try (Timed out)',
    ]);
  });

  it('is nothing in JSON that is not a report', () => {
    expect(namedFailures({ landing: { bytes: 90_000 } })).toEqual([]);
  });
});
