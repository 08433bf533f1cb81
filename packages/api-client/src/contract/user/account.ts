import {
  invoiceStates,
  type LastInvoice,
  parseOptIns,
  type RegisteredUser,
  type SiteUser,
} from '@foyer/domain';
import * as v from 'valibot';
import { gatewayAnswer } from '../gateway/gatewayAnswer';
import {
  amount,
  boolean,
  currencyCode,
  flag,
  flagDefaultTrue,
  id,
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalText,
  textOrEmpty,
} from '../schemas/answerSchemas';
import { siteInfo } from '../site/siteInfo';

/** Marketing answers by channel: `'1'` is yes, `'0'` is no, anything else means no answer yet. */
export const optIns = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
  v.transform(parseOptIns),
);

/**
 * The newest invoice that is owed, else the newest, in brief: for what is overdue and what was just paid.
 */
const lastInvoice = v.pipe(
  v.object({
    /** The invoice's id, for paying it. */
    id,
    /** The number that people see. Without it: the id. */
    number: optionalText,
    /** The invoice's state. Only `open` asks for payment. */
    state: oneOf(invoiceStates, 'unknown'),
    /** Its total, in major units. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** When it was or is due. Without it: no banner calls the invoice overdue. */
    dueDate: optionalInstant,
    /**
     * Present while the payment of a renewal is tried again: when the plan ends if it stays unpaid. Without it: no day is
     * shown.
     */
    endsPlanAt: optionalInstant,
    /** When it was paid. Without it: after a payment, nothing says how much was paid. */
    paidAt: optionalInstant,
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
    /** The email address. Without it: shown as not given. */
    email: textOrEmpty,
    /** The mobile number, in E.164. Without it: shown as not given. */
    mobile: optionalText,
    /** The first name. Without it: greetings leave it out. */
    firstName: textOrEmpty,
    /** The last name. Without it: shown as not given. */
    lastName: textOrEmpty,
    /** Other registration fields of this user, by field name. Without it: none. */
    details: v.fallback(v.nullish(v.record(v.string(), v.string()), {}), {}),
    /** The answer about all marketing. Without it: no answer yet. */
    marketingOptIn: optional(boolean),
    /**
     * The answers by channel: `1` is yes, `0` is no, anything else means no answer yet. Without it:
     * none.
     */
    detailedMarketingOptIn: optIns,
    /** The user at the payment provider. Without it: none. */
    stripeUserInfo: optional(
      v.object({
        /** The payment provider's customer id. Without it: none. */
        customerId: optionalText,
      }),
    ),
    /**
     * True if a plan gives the user access. It stays true while a payment is overdue, and until a
     * cancelled plan ends. Without it: false.
     */
    hasActiveSubscription: flag,
    /** True if that plan renews. Without it: false. */
    hasRecurringSub: flag,
    /**
     * True if that plan costs nothing, so that buying a paid one replaces it. Without it: false, and the
     * portal sells nothing beside an active plan.
     */
    hasFreePlan: flag,
    /** True if that plan is paused. Without it: false. */
    paused: flag,
    /** True if the email address is confirmed. Without it: true. */
    active: flagDefaultTrue,
    /** True if the user has a legacy SFA plan with device management. Without it: false. */
    legacySFAPlan: flag,
    /** True if the household's devices see each other. Without it: false. */
    shareVlan: flag,
    /**
     * The newest invoice that is owed, else the newest, in brief: for the banner about an overdue payment.
     * Without it: no banner.
     */
    lastInvoice: optional(lastInvoice),
    /**
     * False if the operator made the account and the user has set no password yet. Without it:
     * true.
     */
    hasPassword: flagDefaultTrue,
    /**
     * True if changing the email address or mobile number needs the password. Without it: false.
     */
    contactChangeNeedsPassword: flag,
    /** A new email address that is not confirmed yet. Without it: none. */
    pendingEmail: optionalText,
    /** A new mobile number that is not confirmed yet. Without it: none. */
    pendingMobile: optionalText,
    /** The language that the user reads, in BCP 47. Without it: the browser decides, and no choice is saved. */
    language: optionalText,
  }),
  v.transform(({ stripeUserInfo, ...same }): SiteUser => ({
    ...same,
    stripeCustomerId: stripeUserInfo?.customerId ?? null,
  })),
);

/** The answer of GET /user and of every call that changes it. */
export const account = v.object({
  /** The account's id. */
  userId: id,
  /** True if the household's devices share one bandwidth. Without it: false. */
  bandwidthPooling: flag,
  /**
   * The kind of customer: see PATCH /user/{id}/type. Without it: at sites with free registration the portal sends that call
   * before the payment, and offers no plans to users with free access.
   */
  type: optionalText,
  /** The user's details at this site. */
  siteUser,
});

/** The answer to a registration: `userId` or `id`. */
export const registeredUser = v.pipe(
  v.object({
    /** The new account's id. Without it: `id`. */
    userId: optionalId,
    /** Another name for `userId`. Without it: `userId`. */
    id: optionalId,
    /** The registered email address. */
    email: v.string(),
    /** The registered mobile number. Without it: the number in the request. */
    mobile: optionalText,
    /** The registered name. Without it: the name in the request. */
    firstName: textOrEmpty,
    /** The registered name. Without it: the name in the request. */
    lastName: textOrEmpty,
    /**
     * The answers to the calls that follow, which the portal then does not send. The gateway login has happened as in
     * its own call. Only beside an authorization header. Without it: the portal sends the calls.
     */
    nextAnswers: optional(
      v.object({
        /** The answer to POST /gateway/login. */
        gateway: gatewayAnswer,
        /** The answer to GET /site-info. */
        siteInfo,
        /** The answer to GET /user. */
        account,
      }),
    ),
  }),
  v.transform(({ userId, id: registeredId, ...same }): RegisteredUser => ({
    ...same,
    userId: userId ?? registeredId ?? '',
  })),
);
