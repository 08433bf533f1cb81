import { UPGRADE_INFO_LIFE } from '../constants/constants';
import type { Dashboard } from '../dashboard/dashboard';
import { paidPeriodEnd } from '../dashboard/nextPayment';
import { isFree, type Money } from '../money/money';
import type { Period, PeriodUnit } from '../plans/period';
import type { Instant } from '../time/instant';
import type { Subscription } from './subscription';
import type { UpgradeEffect, UpgradeInfo } from './upgradeInfo';

type Priced = { readonly price: Money; readonly period: Period | null };

const DAYS: Readonly<Record<PeriodUnit, number>> = {
  day: 1,
  week: 7,
  month: 365.25 / 12,
  year: 365.25,
};

/**
 * A cheaper plan starts at the period's end, any other now. Prices compare by the day if both
 * periods are known. Rule SUB-4.
 */
export const upgradeKind = (current: Priced, wanted: Priced): Exclude<UpgradeEffect, 'unknown'> => {
  const a = current.period;
  const b = wanted.period;
  const isCheaper =
    a && b
      ? wanted.price.minor * daysIn(a) < current.price.minor * daysIn(b)
      : wanted.price.minor < current.price.minor;
  return isCheaper ? 'periodEnd' : 'now';
};

/**
 * The day on which a change that waits begins: without one in its figures the end of the paid period.
 * Null if that is not known, or if the change does not wait.
 * @param dashboard null while it is not known whether a booked pause moves that end
 */
export const changeDay = (
  { effective, nextPaymentDate }: Pick<UpgradeInfo, 'effective' | 'nextPaymentDate'>,
  subscription: Pick<Subscription, 'periodEnd'>,
  dashboard: Pick<Dashboard, 'pauseStart'> | null,
): Instant | null => {
  if (effective !== 'periodEnd') return null;
  return nextPaymentDate ?? (dashboard && paidPeriodEnd(subscription, dashboard));
};

/** Rule COUPON-4. */
export const takesCoupon = (current: Priced, wanted: Priced): boolean =>
  !isFree(wanted.price) && upgradeKind(current, wanted) === 'now';

/** Whether the change needs a card, for this charge or the next one. */
export const needsCard = ({
  costToPay,
  nextAmount,
}: Pick<UpgradeInfo, 'costToPay' | 'nextAmount'>): boolean =>
  !isFree(costToPay) || !isFree(nextAmount);

const daysIn = ({ amount, magnitude }: Period): number => amount * DAYS[magnitude];

/** The cache key of a preview. Rule SUB-2. */
export const upgradeInfoKey = (userId: string, priceId: string, coupon: string | null): string =>
  [userId, priceId, coupon?.trim().toUpperCase() ?? ''].map(encodeURIComponent).join('/');

/** Whether a preview that counts from `since` must be asked for again. Rule CONST-14. */
export const isUpgradeInfoStale = (since: Instant, now: Instant): boolean =>
  now - since >= UPGRADE_INFO_LIFE;

/** The price of the new plan for the rest of the period, before credit and coupon. */
export const chargeBeforeDiscounts = ({
  costToPay,
  credit,
  coupon,
}: Pick<UpgradeInfo, 'costToPay' | 'credit' | 'coupon'>): Money => ({
  ...costToPay,
  minor: costToPay.minor + credit.minor + (coupon?.saving.minor ?? 0),
});
