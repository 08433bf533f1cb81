import { describe, expect, it } from 'vitest';
import { countTests } from './countTests.mjs';

const file = (status, ...statuses) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
});

describe('the tests in a report', () => {
  it('are counted in a report of Vitest', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    const report = { success: false, numPassedTests: 3, numFailedTests: 1, testResults };
    expect(countTests(report)).toEqual({ passed: 3, failed: 1 });
  });

  it('count a file that could not be loaded as one failure', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    const report = { success: false, numPassedTests: 1, numFailedTests: 0, testResults };
    expect(countTests(report)).toEqual({ passed: 1, failed: 1 });
  });

  it('count a run that failed outside its tests as one failure', () => {
    const testResults = [file('passed', 'passed')];
    const report = { success: false, numPassedTests: 1, numFailedTests: 0, testResults };
    expect(countTests(report)).toEqual({ passed: 1, failed: 1 });
  });

  it('are counted in a report of Playwright, a second try included', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countTests({ stats, suites: [], errors: [] })).toEqual({ passed: 5, failed: 2 });
  });

  it('count what failed before any test of Playwright ran', () => {
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    const errors = [{ message: 'the server did not start' }];
    expect(countTests({ stats, suites: [], errors })).toEqual({ passed: 0, failed: 1 });
  });

  it('are none in JSON that is not a report', () => {
    expect(countTests({ landing: { bytes: 90_000 } })).toEqual({ passed: 0, failed: 0 });
  });
});
