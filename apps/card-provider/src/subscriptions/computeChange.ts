import { nextRenewal, recurrenceOf, sameRecurrence } from '../billing/period';
import { invalidRequest } from '../model/ApiError';
import type { Transaction } from '../store/Transaction';
import type { InvoiceItem, Subscription, SubscriptionItem } from '../model/objects';
import { changedItems, type ItemChange } from './itemChange';
import { itemAmount } from './periodLines';
import { remainingTime, unusedTime } from './prorations';

export interface Change {
  items?: readonly ItemChange[];
  prorationBehaviour?: 'always_invoice' | 'create_prorations' | 'none';
  /** Epoch seconds; by default now. */
  prorationDate?: number;
  billingCycleAnchor?: 'now' | 'unchanged';
  trialEnd?: number | 'now';
  /** Ids of the discounts from now on; by default those of the subscription. */
  discounts?: string[];
}

export interface ComputedChange {
  after: Subscription;
  /** Invoice items for unused and remaining time, not stored. */
  prorations: InvoiceItem[];
  /** A new period begins with this change and is billed now. */
  restarts: boolean;
  /** The change is invoiced now, not with the next renewal. */
  invoicesNow: boolean;
}

const total = (items: readonly SubscriptionItem[]): number =>
  items.reduce((sum, item) => sum + itemAmount(item), 0);

export const itemsRecurrence = (items: readonly SubscriptionItem[]) => {
  const [first] = items;
  if (!first) throw new RangeError('A subscription has at least one item');
  return recurrenceOf(first.price);
};

const same = (one: SubscriptionItem | undefined, other: SubscriptionItem): boolean =>
  one?.price.id === other.price.id && one.quantity === other.quantity;

/** Whether a new period begins: on request, for another interval, or after a free plan. */
const restarts = (before: Subscription, items: SubscriptionItem[], change: Change): boolean =>
  change.trialEnd === undefined &&
  before.status !== 'trialing' &&
  (change.billingCycleAnchor === 'now' ||
    !sameRecurrence(itemsRecurrence(before.items.data), itemsRecurrence(items)) ||
    (total(before.items.data) === 0 && total(items) > 0));

const withPeriod = (items: SubscriptionItem[], start: number, end: number): SubscriptionItem[] =>
  items.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));

function timed(tx: Transaction, before: Subscription, items: SubscriptionItem[], change: Change) {
  const ends = change.trialEnd === 'now' ? tx.now : change.trialEnd;
  if (typeof change.trialEnd === 'number' && change.trialEnd <= tx.now) {
    throw invalidRequest(
      'Invalid timestamp: must be an integer Unix timestamp in the future',
      'trial_end',
    );
  }
  if (ends !== undefined && ends > tx.now) {
    return {
      items: withPeriod(items, tx.now, ends),
      billing_cycle_anchor: ends,
      trial_end: ends,
      trial_start: before.trial_start ?? tx.now,
      status: 'trialing' as const,
    };
  }
  const starts = ends !== undefined || restarts(before, items, change);
  if (!starts) return { items };
  const end = nextRenewal(tx.now, itemsRecurrence(items), tx.now);
  const ended =
    before.status === 'trialing' ? { status: 'active' as const, trial_end: tx.now } : {};
  return { items: withPeriod(items, tx.now, end), billing_cycle_anchor: tx.now, ...ended };
}

function datedWithin(tx: Transaction, before: Subscription, change: Change): number {
  const at = change.prorationDate ?? tx.now;
  const [item] = before.items.data;
  if (item && (at < item.current_period_start || at > item.current_period_end)) {
    throw invalidRequest(
      'Cannot specify a proration_date outside of the current period.',
      'proration_date',
    );
  }
  return at;
}

function prorated(
  tx: Transaction,
  before: Subscription,
  after: SubscriptionItem[],
  change: Change,
  restart: boolean,
) {
  const at = datedWithin(tx, before, change);
  const old = before.items.data;
  const kept = (item: SubscriptionItem) => after.find(({ id }) => id === item.id);
  const gone = old.filter((item) => restart || !kept(item) || !same(kept(item), item));
  const come = after.filter(
    (item) =>
      !same(
        old.find(({ id }) => id === item.id),
        item,
      ),
  );
  return [
    ...gone.map((item) => unusedTime(tx, before, item, at)),
    ...(restart ? [] : come.map((item) => remainingTime(tx, before, item, at))),
  ].filter((item) => item.amount !== 0);
}

const billing = new Set(['active', 'past_due', 'unpaid']);

/**
 * Computes the subscription after a change and what the change costs, to the second. It writes
 * nothing, so the preview and the charge are the same amounts.
 */
export function computeChange(
  tx: Transaction,
  before: Subscription,
  change: Change,
): ComputedChange {
  const items = changedItems(tx, before, change.items ?? []);
  const next = timed(tx, before, items, change);
  const restart = next.billing_cycle_anchor !== undefined && !('trial_start' in next);
  const moves = next.billing_cycle_anchor !== undefined;
  const behaviour = change.prorationBehaviour ?? 'create_prorations';
  const counts = behaviour !== 'none' && billing.has(before.status);
  const prorations = counts ? prorated(tx, before, items, change, moves) : [];
  return {
    after: {
      ...before,
      ...next,
      cancel_at: before.cancel_at_period_end
        ? (next.items[0]?.current_period_end ?? null)
        : before.cancel_at,
      items: { ...before.items, data: next.items },
      discounts: change.discounts ?? before.discounts,
    },
    prorations,
    restarts: restart,
    invoicesNow: restart || (behaviour === 'always_invoice' && prorations.length > 0),
  };
}
