import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { orders } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { visitorOf } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { siteOf } from '../sites/findSite';
import { findOrder, ORDER_LIFE, type OrderRow } from './savedOrders';

type Form = NonNullable<OrderRow['form']>;

/**
 * The buyer key whose form a visitor may write and read: that of the device that the gateway vouches for, or of this
 * very session. A link can hand a session over, and the form of a person must reach nobody through it. Rule BUY-26.
 */
const formKey = ({ user, impersonating, claims }: Caller): string | null => {
  const isOwn = claims.vouched === true || claims.linked !== true;
  return user === null && !impersonating && isOwn ? visitorOf(claims) : null;
};

/** Fields that are never kept, whatever a site names its own. */
const never = new Set(['password', 'existingPassword', 'terms']);

/**
 * What of a typed form is kept with an order: the site's own fields and the address.
 * @returns nothing where the request has no form, or its caller may keep none
 */
export const typedForm = async (
  { db }: Backend,
  caller: Caller,
  given: Form | undefined,
): Promise<Partial<Pick<OrderRow, 'form'>>> => {
  if (given === undefined || formKey(caller) === null) return {};
  const { registrationFields } = (await siteOf(db, caller)).details;
  const asked = new Set(['email', 'externalId', ...registrationFields.map(({ name }) => name)]);
  const form = Object.entries(given).filter(
    ([name, text]) => asked.has(name) && !never.has(name) && text !== '',
  );
  return { form: form.length > 0 ? Object.fromEntries(form) : null };
};

/** What the caller has typed into the form of the account, in this session or on this device; null for nothing. */
export const findForm = async (backend: Backend, caller: Caller): Promise<Form | null> => {
  const key = formKey(caller);
  const order = key && (await findOrder(backend, { key, visitor: null }));
  return order ? order.form : null;
};

/** Deletes what a visitor has typed, once they have an account. */
export const deleteForm = async (db: Db, { claims }: Caller): Promise<void> => {
  const visitor = visitorOf(claims);
  if (visitor === null) return;
  await db
    .update(orders)
    .set({ form: null })
    .where(and(eq(orders.buyer, visitor), isNotNull(orders.form)));
};

/** Deletes what visitors typed more than a day ago. The order itself stays a little longer. */
export const deleteOldForms = async (db: Db, now: number): Promise<void> => {
  await db
    .update(orders)
    .set({ form: null })
    .where(and(isNotNull(orders.form), lte(orders.savedAt, now - ORDER_LIFE)));
};
