import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sites } from '../../db/schema/sites';
import { openTestBackend, type TestBackend } from '../../tests/support/testBackend';
import { realmOf, type SiteRow } from '../sites/findSite';
import { requireFreeExternalId } from './findByExternalId';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Two sites of one operator: the first looks users up by its number, the second does not. */
const twoSites = async (oneAccountEnabled: boolean): Promise<[SiteRow, SiteRow]> => {
  const first = await backend.addSite({ oneAccountEnabled, externalIdLookupEnabled: true });
  const { locationId } = await backend.addSite({ oneAccountEnabled });
  const [second] = await backend.db
    .update(sites)
    .set({ customerCode: first.customerCode })
    .where(eq(sites.locationId, locationId))
    .returning();
  if (!second) throw new Error('The site is gone.');
  return [first, second];
};

test('a number is taken at all sites that share their accounts with one that looks users up by it', async () => {
  const [first, second] = await twoSites(true);
  await backend.addUser(first, { realm: realmOf(first), extra: { externalId: 'M-1' } });
  const take = (externalId: string) => requireFreeExternalId(backend, second, { externalId }, null);
  await expect(take('m-1')).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(take('M-2')).resolves.toBeUndefined();
});

test('a site whose accounts are its own takes any number', async () => {
  const [first, second] = await twoSites(false);
  await backend.addUser(first, { realm: realmOf(first), extra: { externalId: 'M-3' } });
  await expect(
    requireFreeExternalId(backend, second, { externalId: 'M-3' }, null),
  ).resolves.toBeUndefined();
});
