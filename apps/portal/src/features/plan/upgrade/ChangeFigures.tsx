import {
  chargeBeforeDiscounts,
  isFree,
  planPeriod,
  type Money,
  type Plan,
  type Subscription,
  type UpgradeInfo,
} from '@foyer/domain';
import { Hero, Quantity, Price, SummaryLines, Text, type SummaryLine } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useBilling } from '~/shell/portal/useBilling';
import { useCost } from '~/shared/money/useCost';
import { usePlanNames } from '../usePlanNames';
import { useChangeDay } from './useChangeDay';

interface ChangeFiguresProps {
  info: UpgradeInfo;
  plan: Plan;
  subscription: Subscription;
  /** The coupon that these figures were asked for with. */
  coupon: string | null;
}

/** Today's charge in large type, and how it is made up. Rule SUB-3. */
export const ChangeFigures = (figures: ChangeFiguresProps) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const { info } = figures;
  const lines = useLines(figures);
  const covered = useCovered(figures);
  const { way } = useBilling();
  return (
    <Hero>
      <div>
        <Text tone="inherit" size="md" strong>
          {t(isFree(info.costToPay) || way === 'card' ? 'check.today' : 'check.cost')}
        </Text>
        {isFree(info.costToPay) ? (
          <>
            <Quantity value={t('check.nothing')} size="lg" />
            {covered && <Text tone="inherit">{covered}</Text>}
          </>
        ) : (
          <Price amount={money.parts(info.costToPay)} size="hero" />
        )}
      </div>
      <SummaryLines lines={lines} />
    </Hero>
  );
};

/** What pays for a change that starts now and costs nothing today; null for nothing. Rule SUB-13. */
const useCovered = ({ info, plan }: ChangeFiguresProps): string | null => {
  const { t } = useTranslation('plan');
  const creditStays = useCreditStays();
  const { credit, coupon, effective } = info;
  const byCredit = !isFree(credit);
  const byCoupon = info.couponApplied && coupon !== null && !isFree(coupon.saving);
  if (effective === 'periodEnd' || !(byCredit || byCoupon)) return null;
  if (!byCredit) return t('check.covered.coupon');
  const stays = creditStays(info, plan);
  return [t(byCoupon ? 'check.covered.both' : 'check.covered.credit'), stays]
    .filter(Boolean)
    .join(' ');
};

/** What of the credit is left after the change; null for nothing. A plan that doesn't renew has no next payment that it could lower. */
const useCreditStays = () => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  return ({ costToPay, creditLeft }: UpgradeInfo, { title, recurring }: Plan): string | null => {
    if (!recurring) return null;
    if (creditLeft === null)
      return isFree(costToPay) ? t('check.creditLeft', { plan: title }) : null;
    return isFree(creditLeft)
      ? null
      : t('check.creditStays', { amount: money.text(creditLeft), plan: title });
  };
};

const useLines = ({ info, plan, subscription, coupon }: ChangeFiguresProps): SummaryLine[] => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const cost = useCost();
  const creditStays = useCreditStays();
  const { wanted: name } = usePlanNames(subscription)(plan);
  const { costToPay, credit, tax, nextAmount, nextPaymentDate, effective } = info;
  const isCharged = !isFree(costToPay);
  const lines: SummaryLine[] = [];
  const couponLines = (code: string): SummaryLine[] => {
    const label = t('check.withCoupon');
    if (!info.coupon) return [{ label, amount: code, quiet: true }];
    const { saving, periodsLeft } = info.coupon;
    const named =
      isFree(saving) || !isCharged
        ? { label, amount: code, quiet: true }
        : { label, detail: code, amount: `−${money.text(saving)}` };
    // No payment follows that the coupon could lower.
    if (!plan.recurring || periodsLeft === 0) return [named];
    const more =
      periodsLeft === null
        ? t('common:coupons.everyPeriod')
        : t('facts.paymentsLeft', { count: periodsLeft });
    return [named, { label: t('facts.coupon', { code }), amount: more, quiet: true }];
  };
  const isNow = effective !== 'periodEnd';
  if (isNow && isCharged)
    lines.push({
      label:
        nextPaymentDate === null
          ? name
          : t('check.until', { plan: name, date: date.dayOfMonth(nextPaymentDate) }),
      amount: money.text(chargeBeforeDiscounts(info)),
    });
  // Without a charge, `useCovered` says what pays for the change.
  if (isCharged && !isFree(credit))
    lines.push({
      label: t('check.credit'),
      detail: creditStays(info, plan),
      amount: `−${money.text(credit)}`,
    });
  if (!isFree(tax)) lines.push({ label: t('check.tax'), amount: money.text(tax), quiet: true });
  // Without a new coupon it is the one that already lowers the payments; it lowers no free plan. Rule SUB-14.
  const taken = isFree(plan.price) ? null : (coupon ?? subscription.coupon?.value);
  if (info.couponApplied && taken) lines.push(...couponLines(taken.toUpperCase()));
  const ended = endedCoupon({ info, plan, subscription, coupon });
  if (ended) lines.push({ label: t('check.couponEnds'), amount: ended, quiet: true });
  const from = useChangeDay(info, subscription);
  // A plan that begins now and doesn't renew has no next payment.
  if (isNow && !plan.recurring)
    return nextPaymentDate === null
      ? lines
      : [...lines, { label: t('facts.endsWithoutRenewal'), amount: date.day(nextPaymentDate) }];
  const next = from ?? nextPaymentDate;
  const isUsual = nextAmount.minor === plan.price.minor;
  const each = (amount: Money): string => cost(amount, planPeriod(plan), plan);
  if (next !== null || !isFree(nextAmount))
    lines.push({
      label: from === null ? t('check.next') : t('check.from', { plan: name }),
      detail: next === null ? null : date.day(next),
      amount: isFree(nextAmount)
        ? t('portal:nothingToPay')
        : isUsual
          ? each(nextAmount)
          : money.text(nextAmount),
    });
  // A coupon or credit lowers the next payment, not every later one.
  if (!isUsual) lines.push({ label: t('check.usual'), amount: each(plan.price) });
  return lines;
};

/**
 * The subscription's coupon, if the change ends it: another one takes its place, or the full price follows.
 * Rule SUB-14.
 */
const endedCoupon = ({ info, plan, subscription, coupon }: ChangeFiguresProps): string | null => {
  const held = subscription.coupon?.value.toUpperCase();
  if (!held) return null;
  const isReplaced = info.couponApplied && coupon !== null && coupon.toUpperCase() !== held;
  const isLost = !info.couponApplied && info.nextAmount.minor === plan.price.minor;
  return isReplaced || isLost ? held : null;
};
