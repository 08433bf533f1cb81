import { collectInvoice } from '../billing/collectInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { decline } from '../payments/declines';
import { paymentErrorOf } from '../payments/confirmPayment';
import { draftChangeInvoice } from './draftChangeInvoice';
import { holdUpdate } from './applyPendingUpdate';
import { type Change, type ComputedChange, computeChange } from './computeChange';
import { saveSubscription } from './saveSubscription';

export type PaymentBehaviour =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete';

/** Changes a subscription. Its cost is invoiced and collected as `behaviour` says. */
export function changeSubscription(
  tx: Transaction,
  id: string,
  change: Change,
  behaviour: PaymentBehaviour = 'allow_incomplete',
): Subscription {
  const before = retrieve(tx, 'subscription', id);
  const plan = computeChange(tx, before, change);
  if (behaviour === 'pending_if_incomplete' && plan.invoicesNow) {
    return changeOncePaid(tx, plan, change);
  }
  saveSubscription(tx, plan.after);
  if (!plan.invoicesNow) {
    for (const item of plan.prorations) tx.objects.put('invoiceitem', item);
    return retrieve(tx, 'subscription', id);
  }
  const invoice = openInvoice(tx, plan, change);
  if (behaviour !== 'default_incomplete' && invoice.status === 'open') {
    collect(tx, invoice, behaviour === 'error_if_incomplete');
  }
  return retrieve(tx, 'subscription', id);
}

function openInvoice(tx: Transaction, plan: ComputedChange, change: Change): Invoice {
  const draft = draftChangeInvoice(tx, plan, change.prorationDate);
  const now = retrieve(tx, 'subscription', plan.after.id);
  tx.objects.put('subscription', { ...now, latest_invoice: draft.id });
  return finaliseInvoice(tx, draft);
}

/** Stores the change as a pending update, which is applied when its invoice is paid. */
function changeOncePaid(tx: Transaction, plan: ComputedChange, change: Change): Subscription {
  const draft = draftChangeInvoice(tx, plan, change.prorationDate);
  holdUpdate(tx, plan.after, draft.id);
  const invoice = finaliseInvoice(tx, draft);
  if (invoice.status === 'open') collectInvoice(tx, invoice.id);
  return retrieve(tx, 'subscription', plan.after.id);
}

function collect(tx: Transaction, invoice: Invoice, orFail: boolean): void {
  const { paid, intent } = collectInvoice(tx, invoice.id);
  if (paid || !orFail) return;
  const refusal = intent && paymentErrorOf(intent);
  // The error rolls the change back: the subscription stays as it was.
  throw new ApiError(402, refusal?.details ?? decline('authentication_required'));
}
