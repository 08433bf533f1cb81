import { MINUTE } from '@foyer/domain';
import { and, asc, eq, inArray, isNotNull, like, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { orders } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { anyDeviceKey, macOfKey, visitorOf } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { siteOf } from '../sites/findSite';
import { askedFields } from '../sites/siteDetails';
import { findOrder, noForm, ORDER_LIFE, type OrderRow } from './savedOrders';

type Form = NonNullable<OrderRow['form']>;

/** How long a device gets a form back: its next user, and a person who copies its address, must not read it. */
const DEVICE_FORM_LIFE = 10 * MINUTE;

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

/** A form and when it was typed; nothing for a request without one. */
export type TypedForm = Partial<Pick<OrderRow, 'form' | 'formSavedAt'>>;

/**
 * What of a typed form is kept with an order: the site's own fields and the address.
 * @returns nothing where the request has no form, or its caller may keep none
 */
export const typedForm = async (
  { db, clock }: Backend,
  caller: Caller,
  given: Form | undefined,
): Promise<TypedForm> => {
  if (given === undefined || formKey(caller) === null) return {};
  const asked = askedFields((await siteOf(db, caller)).details).add('email');
  const form = Object.entries(given).filter(
    ([name, text]) => asked.has(name) && !never.has(name) && text !== '',
  );
  return form.length > 0 ? { form: Object.fromEntries(form), formSavedAt: clock.now() } : noForm;
};

/** What the caller has typed into the form of the account, in this session or on this device; null for nothing. */
export const findForm = async (backend: Backend, caller: Caller): Promise<Form | null> => {
  const key = formKey(caller);
  const order = key && (await findOrder(backend, { key, visitor: null }));
  if (!order) return null;
  const life = macOfKey(key) === null ? ORDER_LIFE : DEVICE_FORM_LIFE;
  return (order.formSavedAt ?? 0) > backend.clock.now() - life ? order.form : null;
};

/** Deletes what a visitor has typed, once they have an account. */
export const deleteForm = async (db: Db, { claims }: Pick<Caller, 'claims'>): Promise<void> => {
  const visitor = visitorOf(claims);
  if (visitor === null) return;
  await db
    .update(orders)
    .set(noForm)
    .where(and(eq(orders.buyer, visitor), isNotNull(orders.form)));
};

/**
 * Deletes what visitors typed more than a day ago, on a device more than ten minutes ago. The order itself stays longer.
 * @param atOnce how many forms at most, the oldest first
 */
export const deleteOldForms = async (db: Db, now: number, atOnce: number): Promise<void> => {
  const isOld = and(
    isNotNull(orders.form),
    or(
      lte(orders.formSavedAt, now - ORDER_LIFE),
      and(like(orders.buyer, anyDeviceKey), lte(orders.formSavedAt, now - DEVICE_FORM_LIFE)),
    ),
  );
  const old = db
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(isOld)
    .orderBy(asc(orders.formSavedAt))
    .limit(atOnce);
  // Here again, because a visitor may type meanwhile.
  await db
    .update(orders)
    .set(noForm)
    .where(and(isOld, inArray(orders.buyer, old)));
};
