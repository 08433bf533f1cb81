import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { voidInvoice } from './voidInvoice';
import { BANK_NOT_ASKED, chargeInvoice, refuseCharge, type ChargeResult } from './chargeInvoice';
import type { InvoiceRow } from '../invoices/createInvoice';

const paid: ChargeResult = { kind: 'paid' };

/** Gives an invoice up, unless its payment has succeeded meanwhile: then it is settled. */
const isPaidAfterAll = async (giveUp: () => Promise<unknown>): Promise<boolean> => {
  try {
    await giveUp();
    return false;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'INVOICE_SETTLED') return true;
    throw error;
  }
};

/**
 * Charges what the user has just agreed to. If the payment fails, the invoice is voided, so it is
 * never owed and never charged later at an old price.
 * @param asksBank false if the venue does not ask for the bank's confirmation
 * @param giveUp voids the invoice whose payment failed
 * @returns the payment that the customer must confirm with the bank; null when it is paid
 * @throws ServiceError `PAYMENT_DECLINED`
 */
export const chargeOrVoidInvoice = async (
  backend: Backend,
  invoice: InvoiceRow,
  user: UserRow,
  asksBank: boolean,
  giveUp: (backend: Backend, invoice: InvoiceRow) => Promise<unknown> = voidInvoice,
): Promise<string | null> => {
  const result = await chargeInvoice(backend, invoice, user, 'present').catch(
    async (error: unknown) => {
      if (await isPaidAfterAll(() => giveUp(backend, invoice))) return paid;
      throw error;
    },
  );
  if (result.kind === 'paid') return null;
  const paymentIntentId = result.kind === 'confirm' ? result.paymentIntentId : null;
  if (paymentIntentId && asksBank) return paymentIntentId;
  if (await isPaidAfterAll(() => giveUp(backend, { ...invoice, paymentIntentId }))) return null;
  throw refuseCharge(result.kind === 'declined' ? result.message : BANK_NOT_ASKED);
};
