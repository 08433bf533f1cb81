import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { siteDetails } from './siteDefaults';

// LAW-9
it('the terms have a version of their own for these words: other words need another one', () => {
  const { version, ...words } = siteDetails({ name: 'Harbour House', code: 'HH' }).terms;
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect(`${version} says ${hash}`).toBe('2026-11-27 says baa0e527f38a');
});
