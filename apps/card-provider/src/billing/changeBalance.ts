import { newId } from '../model/newId';
import type { BalanceTransaction, Customer } from '../model/objects';
import { retrieve, type Transaction } from '../store/Transaction';

/** Why a balance changes. */
type Cause = Pick<BalanceTransaction, 'type'> &
  Partial<Pick<BalanceTransaction, 'credit_note' | 'description' | 'invoice' | 'metadata'>>;

/** Writes down that a customer's balance changes, by minor units; below zero is credit. */
export const noteBalanceChange = (
  tx: Transaction,
  { id: customer, balance }: Customer,
  amount: number,
  currency: string,
  cause: Cause,
): BalanceTransaction =>
  tx.objects.put('customer_balance_transaction', {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: tx.now,
    credit_note: null,
    currency,
    customer,
    customer_account: null,
    description: null,
    ending_balance: balance + amount,
    invoice: null,
    livemode: false,
    metadata: {},
    ...cause,
  });

/** Changes a customer's balance by minor units; below zero is credit. */
export function changeBalance(
  tx: Transaction,
  customerId: string | null,
  amount: number,
  currency: string,
  cause: Cause,
): BalanceTransaction {
  const customer = retrieve(tx, 'customer', customerId ?? '');
  const change = noteBalanceChange(tx, customer, amount, currency, cause);
  const changed = tx.objects.put('customer', { ...customer, balance: change.ending_balance });
  tx.emit('customer.updated', changed, { balance: customer.balance });
  return change;
}
