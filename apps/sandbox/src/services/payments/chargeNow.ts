import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { voidInvoice } from './voidInvoice';
import { chargeInvoice, PAYMENT_FAILED, refuseCharge } from './chargeInvoice';
import type { InvoiceRow } from '../invoices/createInvoice';

/**
 * Charges what somebody has just agreed to. Where it is not paid, for whatever reason, its invoice is
 * withdrawn: it never becomes a bill, and is not what another day's price is charged by.
 *
 * @param asksBank false where the bank is never asked to confirm
 * @returns the payment that the bank wants confirmed; null when it is paid
 * @throws ServiceError `PAYMENT_DECLINED`
 */
export const chargeNow = async (
  backend: Backend,
  invoice: InvoiceRow,
  user: UserRow,
  asksBank: boolean,
): Promise<string | null> => {
  const result = await chargeInvoice(backend, invoice, user, true).catch(async (error: unknown) => {
    await voidInvoice(backend, invoice);
    throw error;
  });
  if (result.kind === 'paid') return null;
  const paymentIntentId = result.kind === 'confirm' ? result.paymentIntentId : null;
  if (paymentIntentId && asksBank) return paymentIntentId;
  await voidInvoice(backend, { ...invoice, paymentIntentId });
  throw refuseCharge(result.kind === 'declined' ? result.message : PAYMENT_FAILED);
};
