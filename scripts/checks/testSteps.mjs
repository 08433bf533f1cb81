/**
 * What `npm test` runs, in this order: quick checks first, browsers last.
 *
 * - name: shown in the output; `npm test -- lint unit` runs only these
 * - task: the turbo task, cached by its inputs
 * - reports: for tests, which of the packages' `reports/*.json` files have their results
 * - browser: it cannot run without Chromium
 * - concurrency: how many packages at once; 2 when missing
 *
 * @typedef {{ name: string, task: string, reports?: RegExp, browser?: boolean, concurrency?: number }} Step
 * @type {Step[]}
 */
export const testSteps = [
  { name: 'format', task: 'format:check' },
  { name: 'lint', task: 'lint' },
  { name: 'layers', task: 'layers' },
  { name: 'dead-code', task: 'dead-code' },
  { name: 'tracked-text', task: 'tracked-text' },
  { name: 'voice', task: 'voice' },
  { name: 'supply-chain', task: 'supply-chain' },
  { name: 'packages', task: 'packages' },
  { name: 'types', task: 'typecheck' },
  { name: 'self-checks', task: 'self-checks', reports: /^self-checks/ },
  {
    name: 'unit',
    task: 'test',
    reports: /^(?!self-checks|stories|size|e2e|production)/,
    // The two large packages have two workers each. At the same time they would wait for each other, and one would end alone.
    concurrency: 1,
  },
  { name: 'stories', task: 'test:stories', reports: /^stories/, browser: true, concurrency: 1 },
  { name: 'size', task: 'test:size', reports: /^size/ },
  { name: 'journeys', task: 'e2e', reports: /^e2e/, browser: true, concurrency: 1 },
  {
    name: 'production',
    task: 'e2e:production',
    reports: /^production/,
    browser: true,
    concurrency: 1,
  },
];
