import { expect, test } from 'vitest';
import { siteDetails } from './siteDefaults';

// LAW-1
test.each([
  ['GBP', 'between you and Foyer Networks Ltd.', 'Vertragspartner ist Foyer Networks Ltd.'],
  ['EUR', 'between you and Foyer Networks GmbH.', 'Vertragspartner ist Foyer Networks GmbH.'],
] as const)('the terms name the company that sells in %s', (currency, english, german) => {
  const { terms } = siteDetails({ name: 'Quay House', code: 'QH', currency });
  expect(terms.html).toContain(english);
  expect(terms.translations?.['de']?.html).toContain(german);
});
