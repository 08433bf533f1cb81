import { invoiceStates } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currency,
  flag,
  id,
  known,
  maybe,
  maybeId,
  someday,
  text,
} from '../parts/answerParts';

/** Marketing answers by channel: `'1'` is yes, `'0'` is no, anything else was never answered. */
export const answeredFlags = v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {});

/** The newest invoice in brief; feeds the past-due banner. */
const lastInvoice = v.object({
  id,
  number: text,
  state: known(invoiceStates, 'unknown'),
  amount,
  currency,
  dueDate: someday,
});

/** The account holder as the site knows them. Specification, section 3: "The site user". */
const siteUser = v.object({
  id,
  email: text,
  mobile: text,
  firstName: text,
  lastName: text,
  /** Other registration fields kept for this person, by field name. */
  details: v.fallback(v.nullish(v.record(v.string(), v.string()), {}), {}),
  marketingOptIn: maybe(v.boolean()),
  detailedMarketingOptIn: answeredFlags,
  stripeUserInfo: maybe(v.object({ customerId: text })),
  hasActiveSubscription: flag,
  hasRecurringSub: flag,
  paused: flag,
  /** The e-mail address is confirmed. Missing means yes. */
  active: v.fallback(v.nullish(v.boolean(), true), true),
  legacySFAPlan: flag,
  shareVlan: flag,
  lastInvoice: maybe(lastInvoice),
  /** False for people whose account was made for them. Missing means yes. */
  hasPassword: v.fallback(v.nullish(v.boolean(), true), true),
});

/** The answer of GET /user and of every call that changes it. Specification, section 3: "Account". */
export const account = v.object({
  userId: id,
  bandwidthPooling: flag,
  /** What kind of customer this is: see PATCH /user/{id}/type. */
  type: text,
  siteUser,
});

/** What registering answers: `userId` or `id`. Specification, section 3. */
export const registeredUser = v.object({
  userId: maybeId,
  id: maybeId,
  email: v.string(),
  mobile: text,
  firstName: text,
  lastName: text,
});
