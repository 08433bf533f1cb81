import { expect, test } from 'vitest';
import { readConfig } from './readConfig';

test('a reset is refused with a database elsewhere, before it deletes the books of its customers', () => {
  const elsewhere = { DATABASE_URL: 'postgres://localhost/foyer' };
  expect(() => readConfig(elsewhere, ['--reset'])).toThrow(/^--reset deletes the data folder only/);
  expect(readConfig(elsewhere, [])).toMatchObject({ reset: false });
  expect(readConfig({}, ['--reset'])).toMatchObject({ reset: true });
});
