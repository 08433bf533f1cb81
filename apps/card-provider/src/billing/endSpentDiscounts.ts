import { need, type Work } from '../ledger/Work';
import type { Invoice } from '../model/kinds';
import { couponOf } from './discounts';
import { subscriptionOf } from './subscriptionOf';

/** A coupon "once" has done its work with the first invoice that it reduced. */
export function endSpentDiscounts(work: Work, invoice: Invoice): void {
  const subscription = subscriptionOf(work, invoice);
  if (!subscription) return;
  const used = new Set((invoice.total_discount_amounts ?? []).map((it) => it.discount));
  const spent = subscription.discounts.filter((id) => {
    const discount = need(work, 'discount', id);
    if (discount.end !== null && discount.end <= work.now) return true;
    return used.has(id) && couponOf(work, discount).duration === 'once';
  });
  if (!spent.length) return;
  const discounts = subscription.discounts.filter((id) => !spent.includes(id));
  work.store.put('subscription', { ...subscription, discounts });
  for (const id of spent) work.emit('customer.discount.deleted', need(work, 'discount', id));
}
