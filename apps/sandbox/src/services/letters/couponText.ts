import type { Backend } from '../Backend';
import { couponMessage } from '../coupons/couponMessage';
import { findCoupon, runningCoupon } from '../coupons/findCoupon';
import { priceText } from '../messages/amounts';
import { say } from '../messages/say';
import { priceOf } from '../plans/findPlan';
import type { Ordered } from './Ordered';

/** What a coupon for one payment took off the order's invoice; null for none. Once it is spent, only the invoice tells of it. */
const spentText = async (
  { db }: Backend,
  { row, plan, invoice }: Ordered,
): Promise<string | null> => {
  const coupon = await findCoupon(db, row.couponCode);
  const line = invoice?.lines.find(({ text, amount }) => text === coupon?.code && amount < 0);
  if (!coupon || !invoice || !line || coupon.periods !== 1) return null;
  const values = {
    code: coupon.code,
    saving: priceText({ minor: -line.amount, currency: invoice.currency }),
    amount: priceText(priceOf(plan)),
  };
  if (!plan.recurring) return say('couponOnce', values);
  return say(invoice.amount === 0 ? 'couponFirstFree' : 'couponFirst', values);
};

/** What a coupon lowers, in the confirmation of the order that it is used for first; else null. Rule LAW-11. */
export const couponText = async (backend: Backend, ordered: Ordered): Promise<string | null> => {
  const { row, plan } = ordered;
  const coupon = await runningCoupon(backend.db, row, plan);
  const { couponPeriodsLeft: left } = row;
  const isNew = coupon?.periods != null && left !== null && left >= coupon.periods - 1;
  return (isNew ? couponMessage(coupon, plan) : null) ?? spentText(backend, ordered);
};
