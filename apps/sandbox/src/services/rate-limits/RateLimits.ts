import {
  CODE_GUESSES,
  GUESS_WINDOW,
  MESSAGES_OF_STRANGERS,
  MESSAGES_PER_HOUR,
  PASSWORD_CHANGES,
  PASSWORD_GUESSES,
  PASSWORD_GUESSES_ELSEWHERE,
  RESET_PASSWORD_COUNTER,
} from '@foyer/domain';
import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { rateLimits as table } from '../../db/schema/rateLimits';
import { ServiceError } from '../ServiceError';

/** How often a user or a network may do something. */
export interface RateLimit {
  name: string;
  /** How many are allowed in one window. */
  allowed: number;
  windowMs: number;
  /** The message of the error. */
  message: string;
  /** Counts even where the configuration switches limits off for load tests. */
  isGuess?: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const wait = 'Too many attempts. Wait a moment and try again.';
const severalMessages = 'We’ve already sent several messages. Wait 1 hour, or use the last one.';
const manyMessages = 'Many messages have been sent from here. Try again later.';
const manyOrders = 'Many people are ordering right now. Try again in a moment.';

/** The limits of log-in, codes, coupons, messages and registration. Rules LOGIN-10 to LOGIN-21. */
export const rateLimits = {
  login: { name: 'login', allowed: 120, windowMs: MINUTE_MS, message: wait },
  password: {
    name: 'password',
    allowed: PASSWORD_GUESSES,
    windowMs: GUESS_WINDOW,
    message: wait,
    isGuess: true,
  },
  passwordElsewhere: {
    name: 'password-elsewhere',
    allowed: PASSWORD_GUESSES_ELSEWHERE,
    windowMs: HOUR_MS,
    message: wait,
    isGuess: true,
  },
  personalCode: {
    name: 'personal-code',
    allowed: CODE_GUESSES,
    windowMs: HOUR_MS,
    message: wait,
    isGuess: true,
  },
  /** Codes of guest passes, for one device. */
  guestCode: {
    name: 'guest-code',
    allowed: CODE_GUESSES,
    windowMs: GUESS_WINDOW,
    message: wait,
    isGuess: true,
  },
  code: { name: 'code', allowed: 10, windowMs: MINUTE_MS, message: wait },
  codeRequest: { name: 'code-request', allowed: 60, windowMs: 10 * MINUTE_MS, message: wait },
  /** One message in two minutes, with or without an account. Rule PASS-1. */
  resetMessage: {
    name: 'reset-message',
    allowed: 1,
    windowMs: RESET_PASSWORD_COUNTER * 1000,
    message: 'We’ve just sent you a message. Wait before you ask for another.',
  },
  message: {
    name: 'message',
    allowed: MESSAGES_PER_HOUR,
    windowMs: HOUR_MS,
    message: severalMessages,
  },
  /** To one address or number, from all who may be strangers to its owner. */
  messageOfStrangers: {
    name: 'message-of-strangers',
    allowed: MESSAGES_OF_STRANGERS,
    windowMs: HOUR_MS,
    message: severalMessages,
  },
  /** The owner gets a mail about each. */
  passwordChange: {
    name: 'password-change',
    allowed: PASSWORD_CHANGES,
    windowMs: HOUR_MS,
    message: 'You’ve changed your password several times. Wait 1 hour.',
  },
  /** To addresses and numbers that are typed, and texts to unproved numbers: the operator pays for each text. */
  typedRecipient: {
    name: 'typed-recipient',
    allowed: 60,
    windowMs: HOUR_MS,
    message: manyMessages,
  },
  /** Emails to such addresses from a /48 network of IPv6. */
  typedWide: { name: 'typed-wide', allowed: 600, windowMs: HOUR_MS, message: manyMessages },
  /** Texts of one venue to numbers that nobody has proved. */
  siteTexts: { name: 'site-texts', allowed: 200, windowMs: 10 * MINUTE_MS, message: manyMessages },
  /** Orders that somebody names without logging in, from one network. Rule LAW-4. */
  orderLookup: {
    name: 'order-lookup',
    allowed: 30,
    windowMs: 10 * MINUTE_MS,
    message: wait,
    isGuess: true,
  },
  /** Orders of one address that are named from networks where its user has never logged in. */
  orderElsewhere: {
    name: 'order-elsewhere',
    allowed: PASSWORD_GUESSES_ELSEWHERE,
    windowMs: HOUR_MS,
    message: wait,
    isGuess: true,
  },
  couponGuess: { name: 'coupon', allowed: 60, windowMs: MINUTE_MS, message: wait },
  /** The same from a network. None for a venue: a stranger could stop all coupons there. */
  couponGuesses: { name: 'coupons', allowed: 600, windowMs: 10 * MINUTE_MS, message: wait },
  deviceSignUp: { name: 'device-sign-up', allowed: 300, windowMs: 10 * MINUTE_MS, message: wait },
  /** Attempts to order or to pay of a user, a device without an account, or a network. */
  order: { name: 'order', allowed: 300, windowMs: 10 * MINUTE_MS, message: wait },
  /** Orders of a network or a device that the gateway vouches for, that reach the card provider. */
  networkOrders: { name: 'network-orders', allowed: 300, windowMs: 10 * MINUTE_MS, message: wait },
  /** The same of one venue, so that one venue can't use up what all have. */
  siteOrders: { name: 'site-orders', allowed: 400, windowMs: MINUTE_MS, message: manyOrders },
  /** The same of all venues: the card provider allows about 100 calls in a second. */
  orders: { name: 'orders', allowed: 1200, windowMs: MINUTE_MS, message: manyOrders },
  /** Charges of one purpose that the user can get refunded straight away, as often as they like. */
  refundableCharge: {
    name: 'returnable-charge',
    allowed: 10,
    windowMs: DAY_MS,
    message: 'We’ve charged your card for this several times. Wait 1 day.',
  },
  /** Payments that a buyer gets back by withdrawing from orders. The withdrawals are never refused; new orders are. */
  withdrawnPayment: {
    name: 'withdrawn-payment',
    allowed: 10,
    windowMs: DAY_MS,
    message:
      'You’ve withdrawn from several orders, and we refund what you paid. You can order again 1 day after the first of these withdrawals.',
  },
  /** Answers that a user gives, which are kept for good. */
  consent: { name: 'consent', allowed: 60, windowMs: 10 * MINUTE_MS, message: wait },
  consentDay: { name: 'consent-day', allowed: 300, windowMs: DAY_MS, message: wait },
  accountChange: { name: 'account-change', allowed: 60, windowMs: 10 * MINUTE_MS, message: wait },
  /** Notices that a network dismisses; each is kept for a year. */
  dismissedNotice: {
    name: 'dismissed-notice',
    allowed: 300,
    windowMs: 10 * MINUTE_MS,
    message: wait,
  },
  /** Devices that a user adds, or a device without an account signs up, and guest passes, also those that nobody used. */
  addedDevice: {
    name: 'added-device',
    allowed: 100,
    windowMs: DAY_MS,
    message: 'You’ve added many devices. Wait 1 day.',
  },
  guestPass: {
    name: 'guest-pass',
    allowed: 100,
    windowMs: DAY_MS,
    message: 'You’ve given many guest passes. Wait 1 day.',
  },
  /** Solved captchas; each is kept for some minutes. */
  captcha: { name: 'captcha', allowed: 300, windowMs: 10 * MINUTE_MS, message: wait },
  /** PDFs of invoices: they are drawn on the one thread, and the card provider is asked. */
  invoicePdf: { name: 'invoice-pdf', allowed: 60, windowMs: 10 * MINUTE_MS, message: wait },
  /** Passes for a wallet, which are drawn and signed. */
  walletPass: { name: 'wallet-pass', allowed: 60, windowMs: 10 * MINUTE_MS, message: wait },
  savedOrder: { name: 'saved-order', allowed: 600, windowMs: 10 * MINUTE_MS, message: wait },
  /** Keys of payments for a buyer, and for a network with all its buyers: each is read from the card provider. */
  paymentKeys: { name: 'payment-keys', allowed: 20, windowMs: MINUTE_MS, message: wait },
  networkPaymentKeys: {
    name: 'network-payment-keys',
    allowed: 600,
    windowMs: MINUTE_MS,
    message: wait,
  },
  /** Reads of unfinished payments from the card provider, for one buyer, a network and all. */
  paymentRead: { name: 'payment-read', allowed: 60, windowMs: MINUTE_MS, message: wait },
  networkPaymentReads: { name: 'network-reads', allowed: 600, windowMs: MINUTE_MS, message: wait },
  paymentReads: { name: 'payment-reads', allowed: 1800, windowMs: MINUTE_MS, message: wait },
  /** Quotes of a change of plan, which the card provider calculates. */
  changeQuote: { name: 'change-quote', allowed: 120, windowMs: MINUTE_MS, message: wait },
  speedTest: { name: 'speed-test', allowed: 300, windowMs: 10 * MINUTE_MS, message: wait },
  /** Transfers of a speed test: one test has at most six each way, of 25 MB each. A whole venue may share one address. */
  speedTestDownload: {
    name: 'speed-test-download',
    allowed: 6000,
    windowMs: 10 * MINUTE_MS,
    message: wait,
  },
  speedTestUpload: { name: 'speed-upload', allowed: 6000, windowMs: 10 * MINUTE_MS, message: wait },
  registration: { name: 'registration', allowed: 300, windowMs: 10 * MINUTE_MS, message: wait },
} as const satisfies Record<string, RateLimit>;

/** The seconds until a window is over, at least one. */
const secondsTo = (endsAt: number, now: number): number => Math.max(1, (endsAt - now) / 1000);

/**
 * Counts attempts in the database, so that all processes count together. An attempt counts before it
 * is made, so that many at once cannot pass.
 */
export class RateLimits {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #enabled: boolean;

  constructor(db: Db, now: () => number, enabled = true) {
    this.#db = db;
    this.#now = now;
    this.#enabled = enabled;
  }

  /** Whether the configuration switches a limit off. */
  #isOff({ isGuess }: RateLimit): boolean {
    return !this.#enabled && !isGuess;
  }

  /**
   * Counts one attempt, or several at once.
   * @returns null if it is allowed, otherwise the seconds to wait
   */
  async take(limit: RateLimit, who: string, count = 1): Promise<number | null> {
    if (this.#isOff(limit)) return null;
    const now = this.#now();
    const isOver = sql`${table.endsAt} <= ${now}::bigint`;
    const [row] = await this.#db
      .insert(table)
      .values({ key: `${limit.name} ${who}`, used: count, endsAt: now + limit.windowMs })
      .onConflictDoUpdate({
        target: table.key,
        set: {
          used: sql`case when ${isOver} then ${count}::int else ${table.used} + ${count}::int end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${table.endsAt} end`,
        },
      })
      .returning();
    if (!row || row.used <= limit.allowed) return null;
    return secondsTo(row.endsAt, now);
  }

  /**
   * Counts one attempt.
   * @throws ServiceError `TOO_MANY_REQUESTS` with the seconds to wait
   */
  async use(limit: RateLimit, who: string): Promise<void> {
    const retryAfter = await this.take(limit, who);
    if (retryAfter !== null)
      throw new ServiceError('TOO_MANY_REQUESTS', limit.message, { retryAfter });
  }

  /** The seconds until one more is allowed, without counting; null if one is. */
  async waitOf(limit: RateLimit, who: string): Promise<number | null> {
    if (this.#isOff(limit)) return null;
    const now = this.#now();
    const [row] = await this.#db
      .select()
      .from(table)
      .where(
        and(
          eq(table.key, `${limit.name} ${who}`),
          gte(table.used, limit.allowed),
          gt(table.endsAt, now),
        ),
      );
    return row ? secondsTo(row.endsAt, now) : null;
  }

  /** Takes back one attempt that should not count after all, such as a right guess. */
  async giveBack(limit: RateLimit, who: string): Promise<void> {
    await this.#db
      .update(table)
      .set({ used: sql`${table.used} - 1` })
      .where(and(eq(table.key, `${limit.name} ${who}`), gt(table.used, 0)));
  }

  /** Starts the count again, after a right guess. */
  async forget(limit: RateLimit, who: string): Promise<void> {
    await this.#db.delete(table).where(eq(table.key, `${limit.name} ${who}`));
  }

  /** Deletes counts whose window is over. */
  async sweep(): Promise<void> {
    await this.#db.delete(table).where(lte(table.endsAt, this.#now()));
  }
}
