import {
  invoiceStates,
  type LastInvoice,
  parseOptIns,
  type RegisteredUser,
  type SiteUser,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  flagDefaultTrue,
  id,
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalText,
} from '../schemas/answerSchemas';

/** Marketing answers by channel: `'1'` is yes, `'0'` is no, anything else was never answered. */
export const optIns = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
  v.transform(parseOptIns),
);

/** The newest invoice in brief; feeds the past-due banner. */
const lastInvoice = v.pipe(
  v.object({
    id,
    number: optionalText,
    state: oneOf(invoiceStates, 'unknown'),
    amount,
    currency: currencyCode,
    dueDate: optionalInstant,
  }),
  v.transform(({ number, amount: minor, currency, ...same }): LastInvoice => ({
    ...same,
    number: number ?? same.id,
    amount: { minor, currency },
  })),
);

/** The account holder as the site knows them. */
const siteUser = v.pipe(
  v.object({
    id,
    email: optionalText,
    mobile: optionalText,
    firstName: optionalText,
    lastName: optionalText,
    /** Other registration fields kept for this person, by field name. */
    details: v.fallback(v.nullish(v.record(v.string(), v.string()), {}), {}),
    marketingOptIn: optional(v.boolean()),
    detailedMarketingOptIn: optIns,
    stripeUserInfo: optional(v.object({ customerId: optionalText })),
    hasActiveSubscription: flag,
    hasRecurringSub: flag,
    paused: flag,
    /** The e-mail address is confirmed. Missing means yes. */
    active: flagDefaultTrue,
    legacySFAPlan: flag,
    shareVlan: flag,
    lastInvoice: optional(lastInvoice),
    /** False for people whose account was made for them. Missing means yes. */
    hasPassword: flagDefaultTrue,
    /** A new e-mail address or mobile number needs the password. Missing means no. */
    contactChangeNeedsPassword: flag,
    /** A new address and a new number that wait for their confirmation. */
    pendingEmail: optionalText,
    pendingMobile: optionalText,
  }),
  v.transform(({ email, firstName, lastName, stripeUserInfo, ...same }): SiteUser => ({
    ...same,
    email: email ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    stripeCustomerId: stripeUserInfo?.customerId ?? null,
  })),
);

/** The answer of GET /user and of every call that changes it. */
export const account = v.object({
  userId: id,
  bandwidthPooling: flag,
  /** What kind of customer this is: see PATCH /user/{id}/type. */
  type: optionalText,
  siteUser,
});

/** What registering answers: `userId` or `id`. */
export const registeredUser = v.pipe(
  v.object({
    userId: optionalId,
    id: optionalId,
    email: v.string(),
    mobile: optionalText,
    firstName: optionalText,
    lastName: optionalText,
  }),
  v.transform(({ userId, id: registeredId, firstName, lastName, ...same }): RegisteredUser => ({
    ...same,
    userId: userId ?? registeredId ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  })),
);
