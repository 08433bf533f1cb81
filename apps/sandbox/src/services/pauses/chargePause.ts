import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { chargeNow } from '../payments/chargeNow';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { PauseDates } from './checkDates';

/** A charge for a pause; `part` tells the first one from what a longer pause adds. */
interface PauseCharge {
  row: SubscriptionRow;
  currency: 'GBP' | 'USD';
  dates: PauseDates;
  pauseId: string;
  part: string;
  /** Minor units. */
  amount: number;
}

const write = async (
  backend: Backend,
  charge: PauseCharge,
  attempt: number,
): Promise<InvoiceRow> => {
  const { row, dates, amount } = charge;
  const { invoice } = await createInvoice(backend.db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    reason: `pause:${charge.pauseId}:${charge.part}:${attempt}`,
    title: 'Pause of your plan',
    amount,
    currency: charge.currency,
    lines: [{ text: 'Pause of your plan', amount }],
    periodStart: dates.startDate,
    periodEnd: dates.endDate ?? dates.startDate,
    createdAt: backend.clock.now(),
    effect: { kind: 'none' },
  });
  return invoice.state === 'void' ? write(backend, charge, attempt + 1) : invoice;
};

/**
 * Charges the price of a pause to the card on file.
 *
 * @throws ServiceError `PAYMENT_DECLINED`
 */
export const chargePause = async (
  backend: Backend,
  user: UserRow,
  charge: PauseCharge,
): Promise<void> => {
  if (charge.amount <= 0) return;
  const invoice = await write(backend, charge, 0);
  if (invoice.state !== 'paid') await chargeNow(backend, invoice, user, false);
};
