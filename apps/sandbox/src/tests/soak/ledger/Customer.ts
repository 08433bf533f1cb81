import { cards, payAt } from '../../support/payCheckout';
import { textAt } from '../../support/textAt';
import { Visitor, type Answer } from '../../support/Visitor';
import type { Random } from '../Random';
import type { World } from '../world/World';

/** Plans of one venue that renew, by their price in minor units. */
export interface Shop {
  venue: string;
  prices: Readonly<Record<string, number>>;
  coupon: { code: string; percentOff: number };
}

/** One venue for each plan engine. */
export const shops = {
  STRIPE: {
    venue: 'canal-wharf',
    prices: { 'cw-essential-month': 1200, 'cw-plus-month': 2500, 'cw-supersonic-month': 3800 },
    coupon: { code: 'AUTUMN20', percentOff: 20 },
  },
  INTERNAL: {
    venue: 'trenance-cove',
    prices: { 'tc-single-4weeks': 900, 'tc-standard-4weeks': 1900, 'tc-awesome-4weeks': 3200 },
    coupon: { code: 'SEASIDE', percentOff: 30 },
  },
} as const satisfies Record<string, Shop>;

export type PlanEngine = keyof typeof shops;

/** What the dashboard says of a plan, as far as the ledger reads it. Times are epoch milliseconds. */
export interface PlanShown {
  state: string;
  priceId: string;
  scheduled: string | null;
  /** When access ends, for a plan that is cancelled. */
  endsAt: number | null;
}

/** Minor units of a decimal amount. */
export const minor = (amount: unknown): number => Math.round(Number(amount) * 100);

/** A customer, what they have agreed to pay, and what must be theirs for it. */
export class Customer {
  readonly world: World;
  readonly random: Random;
  readonly engine: PlanEngine;
  readonly shop: Shop;
  readonly visitor: Visitor;
  /** Every payment that the customer was shown a price for and that must be charged, in minor units. */
  readonly owed: number[] = [];
  /** The next payment, as it was shown; null if none follows. */
  next: { at: number; amount: number } | null = null;
  /** The plan that they must have; null for none. */
  plan: PlanShown | null = null;
  hasGoodCard = true;
  hasPaused = false;
  /** What the one pause has cost: when it was made, and when it became longer. */
  #pausePrices: number[] = [];
  /** What happened, to be read when something is broken. */
  readonly diary: string[] = [];
  readonly broken: string[] = [];

  constructor(world: World, random: Random) {
    this.world = world;
    this.random = random;
    this.engine = random.pick(['STRIPE', 'INTERNAL']);
    this.shop = shops[this.engine];
    this.visitor = new Visitor(world, this.shop.venue);
  }

  note(what: string): void {
    this.diary.push(what);
  }

  count(what: string): void {
    this.world.seen[what] = (this.world.seen[what] ?? 0) + 1;
  }

  owe(amount: number, forWhat: string): void {
    this.note(`${forWhat} for ${amount}`);
    if (amount > 0) this.owed.push(amount);
  }

  owePause(amount: number, forWhat: string): void {
    this.owe(amount, forWhat);
    this.#pausePrices.push(amount);
  }

  /** The newest payments for the pause are refunded, the last one in part, up to this amount. */
  takeBackPause(amount: number): void {
    let left = amount;
    for (const price of this.#pausePrices.filter((paid) => paid > 0).toReversed()) {
      const part = Math.min(price, left);
      left -= part;
      this.owed.splice(this.owed.indexOf(price), 1, ...(part < price ? [price - part] : []));
    }
    if (left > 0) this.broken.push(`a pause returned ${left} that nobody paid`);
    this.#pausePrices = [];
    this.note(`gets ${amount} of its price back`);
  }

  call(method: string, path: string, body?: object): Promise<Answer> {
    return this.world.untilAnswered(() => this.visitor.call(method, path, body));
  }

  /** A new idempotency key. */
  key(): string {
    return `${this.visitor.userId}-${this.random.below(2 ** 31)}`;
  }

  keyed(method: string, path: string, body: object, key = this.key()): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    return this.world.untilAnswered(() => this.visitor.call(method, path, body, headers));
  }

  /** Presses a button twice in each of some windows; half of the windows make a new key for the second press. */
  async press(method: string, path: string, bodies: readonly object[]): Promise<Answer[][]> {
    return Promise.all(
      bodies.map((body) => {
        const key = this.key();
        const again = this.random.chance(0.5) ? key : this.key();
        return Promise.all([
          this.keyed(method, path, body, key),
          this.keyed(method, path, body, again),
        ]);
      }),
    );
  }

  /** The plan and the next payment that the dashboard shows; while a plan is paused it shows none. */
  async look(): Promise<PlanShown | null> {
    const shown = await this.call('GET', '/api/dashboard');
    const state = textAt(shown, 'subscription.state');
    const at = Date.parse(textAt(shown, 'nextPaymentDate'));
    if (state !== 'paused')
      this.next = Number.isNaN(at)
        ? null
        : { at, amount: minor(textAt(shown, 'nextPayment.amount')) };
    if (!state) return null;
    const endsAt = Date.parse(textAt(shown, 'subscription.serviceEndDate'));
    return {
      state,
      priceId: textAt(shown, 'subscription.priceId'),
      scheduled: textAt(shown, 'subscription.scheduledChange.priceId') || null,
      endsAt: Number.isNaN(endsAt) ? null : endsAt,
    };
  }

  /** Expects what must happen until a moment: the next payment as shown, or the end of a cancelled plan. */
  expectUntil(moment: number): void {
    const { next, plan } = this;
    if (!plan) return;
    if (plan.endsAt !== null && plan.endsAt <= moment) this.plan = null;
    if (!next || next.at > moment) return;
    this.next = null;
    const renewed = { ...plan, priceId: plan.scheduled ?? plan.priceId, scheduled: null };
    if (!this.hasGoodCard) {
      // The card provider changes the plan at the period's end, paid or not; we change it when it is paid.
      if (this.engine === 'STRIPE') this.plan = renewed;
      return this.note('the renewal is declined');
    }
    this.plan = renewed;
    this.count('renewals');
    this.owe(next.amount, `renews ${this.plan.priceId}`);
  }

  /** Stores another card in the provider's checkout. */
  async replaceCard(number: string): Promise<void> {
    const setup = await this.keyed('POST', '/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/my-account',
    });
    await payAt(this.world.providerOrigin, textAt(setup, 'clientSecret'), number);
    await this.call('GET', `/api/billing/session-status/${textAt(setup, 'id')}`);
    this.hasGoodCard = number === cards.pays;
    this.note(this.hasGoodCard ? 'has a good card' : 'has a card that will be declined');
  }
}
