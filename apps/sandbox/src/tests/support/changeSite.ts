import { eq } from 'drizzle-orm';
import { sites } from '../../db/schema/sites';
import { findSite, type SiteRow } from '../../services/sites/findSite';
import type { TestSandbox } from './testSandbox';

/** Changes what the operator has set up for a site. @returns what was set up before */
export const changeSite = async (
  { backend: { db } }: TestSandbox,
  locationId: string,
  change: (details: SiteRow['details']) => Partial<SiteRow['details']>,
): Promise<SiteRow['details']> => {
  const site = await findSite(db, locationId);
  if (!site) throw new Error(`The demo has no site ${locationId}.`);
  const details = { ...site.details, ...change(site.details) };
  await db.update(sites).set({ details }).where(eq(sites.locationId, locationId));
  return site.details;
};
