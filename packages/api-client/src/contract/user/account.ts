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
    /** The invoice's id; paying it names it. */
    id,
    /** Its number for people. Without it: the id. */
    number: optionalText,
    /** Where it stands; only `open` asks for payment. */
    state: oneOf(invoiceStates, 'unknown'),
    /** Its total, in major units. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** When it was or is due. Without it: no date is said. */
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
    /** The user's id at this site. */
    id,
    /** Their e-mail address. Without it: shown as not given. */
    email: optionalText,
    /** Their number in E.164. Without it: shown as not given. */
    mobile: optionalText,
    /** Their first name. Without it: greetings leave it out. */
    firstName: optionalText,
    /** Their last name. Without it: shown as not given. */
    lastName: optionalText,
    /** Other registration fields kept for this person, by field name. Without it: none. */
    details: v.fallback(v.nullish(v.record(v.string(), v.string()), {}), {}),
    /** Their answer about marketing as a whole. Without it: never answered. */
    marketingOptIn: optional(v.boolean()),
    /**
     * Their answers by channel: `1` is yes, `0` is no, anything else was never answered. Without
     * it: none.
     */
    detailedMarketingOptIn: optIns,
    /** The card provider's view of them. Without it: none. */
    stripeUserInfo: optional(
      v.object({
        /** The card provider's customer. Without it: none. */
        customerId: optionalText,
      }),
    ),
    /**
     * They have access by a plan, also while a payment is late and until a cancelled plan ends.
     * Without it: false.
     */
    hasActiveSubscription: flag,
    /** That plan renews by itself. Without it: false. */
    hasRecurringSub: flag,
    /** That plan is paused. Without it: false. */
    paused: flag,
    /** The e-mail address is confirmed. Without it: true. */
    active: flagDefaultTrue,
    /** They hold an old plan of the SFA type, which has devices. Without it: false. */
    legacySFAPlan: flag,
    /** Their devices see each other. Without it: false. */
    shareVlan: flag,
    /**
     * The newest invoice in brief; feeds the banner about a late payment. Without it: no banner.
     */
    lastInvoice: optional(lastInvoice),
    /** False for people whose account was made for them. Without it: true. */
    hasPassword: flagDefaultTrue,
    /** A new e-mail address or mobile number needs the password. Without it: false. */
    contactChangeNeedsPassword: flag,
    /** A new address that waits for its confirmation. Without it: none. */
    pendingEmail: optionalText,
    /** A new number that waits for its confirmation. Without it: none. */
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
  /** The account's id. */
  userId: id,
  /** The household shares one bandwidth. Without it: false. */
  bandwidthPooling: flag,
  /**
   * What kind of customer this is: see PATCH /user/{id}/type. Without it: nothing depends on it.
   */
  type: optionalText,
  /** The person at this site. */
  siteUser,
});

/** What registering answers: `userId` or `id`. */
export const registeredUser = v.pipe(
  v.object({
    /** The new account's id. Without it: `id`. */
    userId: optionalId,
    /** The same, for backends that call it so. Without it: `userId`. */
    id: optionalId,
    /** The address that was registered. */
    email: v.string(),
    /** The number that was registered. Without it: as it was typed. */
    mobile: optionalText,
    /** As it is kept. Without it: as it was typed. */
    firstName: optionalText,
    /** As it is kept. Without it: as it was typed. */
    lastName: optionalText,
  }),
  v.transform(({ userId, id: registeredId, firstName, lastName, ...same }): RegisteredUser => ({
    ...same,
    userId: userId ?? registeredId ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  })),
);
