import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../tests/support/testSandbox';
import { taxIncluded } from './tax';

describe('the tax in a price', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  it.each([
    ['the United Kingdom', 'canal-wharf', 2000, 333],
    ['Germany', 'speicherhof', 2900, 463],
    ['France', 'residence-des-lilas', 2900, 483],
    ['the United States', 'mercer-lofts', 2000, 0],
  ])('in %s', async (_country, locationId, amount, tax) => {
    expect(await taxIncluded(sandbox.backend.db, amount, locationId)).toBe(tax);
  });
});
