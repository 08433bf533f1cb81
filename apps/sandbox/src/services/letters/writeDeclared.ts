import { eq } from 'drizzle-orm';
import { terminations } from '../../db/schema/terminations';
import { requireCustomer } from '../buyers/customerOf';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import { confirmationOf } from '../termination/confirmTermination';
import type { WriteLetter } from './Letter';

/** Sends support a copy of a declaration that it has to act on. Rule LAW-16. */
export const writeDeclared: WriteLetter = async (backend, { subject: id }) => {
  const { db } = backend;
  const [termination] = await db.select().from(terminations).where(eq(terminations.id, id));
  const row = termination && (await findSubscription(db, termination.subscriptionId));
  if (!termination || !row) return null;
  const customer = await requireCustomer(db, row);
  const site = await findSite(db, row.locationId);
  const { subject, ...letter } = await confirmationOf(
    backend,
    { row, customer, termination },
    site,
  );
  return { locationId: row.locationId, subject: `${subject}: ${customer.email}`, ...letter };
};
