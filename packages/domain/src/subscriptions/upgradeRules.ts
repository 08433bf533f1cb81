import { UPGRADE_INFO_LIFE } from '../constants/constants';
import { isFree, type Money } from '../money/money';
import type { Period, PeriodUnit } from '../plans/period';
import type { Instant } from '../time/instant';
import type { UpgradeEffect, UpgradeInfo } from './upgradeInfo';

type Priced = { readonly price: Money; readonly period: Period | null };

const DAYS: Readonly<Record<PeriodUnit, number>> = {
  day: 1,
  week: 7,
  month: 365.25 / 12,
  year: 365.25,
};

/**
 * When a change of plan begins: a cheaper plan at the period's end, any other now. Prices are
 * compared by the day where both periods are known.
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

/** A coupon goes with a change that begins now: one that waits may be taken back, and takes none. */
export const takesCoupon = (current: Priced, wanted: Priced): boolean =>
  !isFree(wanted.price) && upgradeKind(current, wanted) === 'now';

/** Whether a card must be known before a change is made: for today's charge, or for the next one. */
export const needsCard = ({
  costToPay,
  nextAmount,
}: Pick<UpgradeInfo, 'costToPay' | 'nextAmount'>): boolean =>
  !isFree(costToPay) || !isFree(nextAmount);

const daysIn = ({ amount, magnitude }: Period): number => amount * DAYS[magnitude];

/** Under which a preview is kept: it is for one user, plan and coupon. */
export const upgradeInfoKey = (userId: string, priceId: string, coupon: string | null): string =>
  [userId, priceId, coupon?.trim().toUpperCase() ?? ''].map(encodeURIComponent).join('/');

/** Its figures are ten minutes old: ask again before showing or confirming them. */
export const isUpgradeInfoStale = (
  { prorationDate }: Pick<UpgradeInfo, 'prorationDate'>,
  now: Instant,
): boolean => now - prorationDate >= UPGRADE_INFO_LIFE;

/** What the new plan costs for the rest of the period, before the credit for the old one. */
export const chargeBeforeCredit = ({
  costToPay,
  credit,
}: Pick<UpgradeInfo, 'costToPay' | 'credit'>): Money => ({
  ...costToPay,
  minor: costToPay.minor + credit.minor,
});
