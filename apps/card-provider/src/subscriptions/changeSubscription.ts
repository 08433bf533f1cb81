import { collectInvoice } from '../billing/collectInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { ProviderError } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { Invoice, Subscription } from '../model/kinds';
import { decline } from '../payments/declines';
import { refusalOf } from '../payments/confirmPayment';
import { changeInvoice } from './changeInvoice';
import { holdChange } from './pendingChange';
import { type Change, type ChangePlan, planChange } from './planChange';
import { saveSubscription } from './saveSubscription';

export type PaymentBehaviour =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete';

/** Makes a change; what it costs is invoiced and collected as `behaviour` says. */
export function changeSubscription(
  work: Work,
  id: string,
  change: Change,
  behaviour: PaymentBehaviour = 'allow_incomplete',
): Subscription {
  const before = need(work, 'subscription', id);
  const plan = planChange(work, before, change);
  if (behaviour === 'pending_if_incomplete' && plan.invoicesNow) {
    return changeOncePaid(work, plan, change);
  }
  saveSubscription(work, plan.after);
  if (!plan.invoicesNow) {
    for (const item of plan.prorations) work.store.put('invoiceitem', item);
    return need(work, 'subscription', id);
  }
  const invoice = openInvoice(work, plan, change);
  if (behaviour !== 'default_incomplete' && invoice.status === 'open') {
    collect(work, invoice, behaviour === 'error_if_incomplete');
  }
  return need(work, 'subscription', id);
}

function openInvoice(work: Work, plan: ChangePlan, change: Change): Invoice {
  const draft = changeInvoice(work, plan, change.prorationDate);
  const now = need(work, 'subscription', plan.after.id);
  work.store.put('subscription', { ...now, latest_invoice: draft.id });
  return finaliseInvoice(work, draft);
}

/** The change waits beside the subscription; paying its invoice, now or later, makes it. */
function changeOncePaid(work: Work, plan: ChangePlan, change: Change): Subscription {
  const draft = changeInvoice(work, plan, change.prorationDate);
  holdChange(work, plan.after, draft.id);
  const invoice = finaliseInvoice(work, draft);
  if (invoice.status === 'open') collectInvoice(work, invoice.id);
  return need(work, 'subscription', plan.after.id);
}

function collect(work: Work, invoice: Invoice, orFail: boolean): void {
  const { paid, intent } = collectInvoice(work, invoice.id);
  if (paid || !orFail) return;
  const refusal = intent && refusalOf(intent);
  // Thrown without keeping changes: the subscription is as if nothing had been asked.
  throw new ProviderError(402, refusal?.details ?? decline('authentication_required'));
}
