import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { siteDetails } from './siteDefaults';

// LAW-9
test('the terms have a version for exactly these words: other words need another one', () => {
  const { version, ...words } = siteDetails({ name: 'Harbour House', code: 'HH' }).terms;
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect(`${version} says ${hash}`).toBe('2026-11-29 says ca0aa2e80470');
});

// LAW-1
test.each([
  ['GBP', 'between you and Foyer Networks Ltd.', 'Vertragspartner ist Foyer Networks Ltd.'],
  ['EUR', 'between you and Foyer Networks GmbH.', 'Vertragspartner ist Foyer Networks GmbH.'],
] as const)('the terms name the company that sells in %s', (currency, english, german) => {
  const { terms } = siteDetails({ name: 'Quay House', code: 'QH', currency });
  expect(terms.html).toContain(english);
  expect(terms.translations?.['de']?.html).toContain(german);
});
