import { invalidRequest } from '../model/ApiError';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { createCustomer } from '../payments/createCustomer';
import type { CreatePreviewParams } from '../params/previewParams';
import { enterSchedulePhase } from './enterSchedulePhase';
import { beginSubscription } from './createSubscription';
import { draftChangeInvoice } from './draftChangeInvoice';
import { resolveDiscounts } from './resolveDiscounts';
import { type Change, computeChange } from './computeChange';
import { draftRenewal } from './renewSubscription';

type Details = NonNullable<CreatePreviewParams['subscription_details']>;

const shown = (invoice: Invoice): Invoice => {
  const id = newId('upcoming_in');
  const lines = { ...invoice.lines, url: `/v1/invoices/${id}/lines` };
  return { ...invoice, id, lines, number: null, status: 'draft', hosted_invoice_url: null };
};

const anchorOf = (details: Details): Change['billingCycleAnchor'] =>
  details.billing_cycle_anchor === 'now' || details.billing_cycle_anchor === 'unchanged'
    ? details.billing_cycle_anchor
    : details.billing_cycle_anchor?.type;

const changeOf = (details: Details, discounts: string[] | undefined): Change => ({
  items: details.items,
  discounts,
  billingCycleAnchor: anchorOf(details),
  prorationBehaviour: details.proration_behavior,
  prorationDate: details.proration_date,
  trialEnd: details.trial_end,
});

const noneComing = (id: string) =>
  invalidRequest(
    `No upcoming invoices for subscription: ${id}`,
    undefined,
    'invoice_upcoming_none',
  );

/** The invoice of the next renewal, from a dry run at the end of the period. */
function renewal(tx: Transaction, subscription: Subscription): Invoice {
  const at = subscription.items.data[0]?.current_period_end;
  const ends = subscription.cancel_at !== null && subscription.cancel_at <= (at ?? 0);
  if (at === undefined || ends || subscription.status === 'canceled') {
    throw noneComing(subscription.id);
  }
  return tx.dryRun(at, (then) => draftRenewal(then, enterSchedulePhase(then, subscription)));
}

function ofChange(tx: Transaction, before: Subscription, input: CreatePreviewParams): Invoice {
  const discounts = input.discounts && resolveDiscounts(tx, before, input.discounts);
  const details = input.subscription_details ?? {};
  const plan = computeChange(tx, before, changeOf(details, discounts));
  if (plan.invoicesNow) return draftChangeInvoice(tx, plan, details.proration_date);
  for (const item of plan.prorations) tx.objects.put('invoiceitem', item);
  const ending = details.cancel_at_period_end;
  const end = plan.after.items.data[0]?.current_period_end ?? null;
  const cancel_at = ending === undefined ? plan.after.cancel_at : ending ? end : null;
  return renewal(tx, tx.objects.put('subscription', { ...plan.after, cancel_at }));
}

function ofStart(tx: Transaction, input: CreatePreviewParams): Invoice {
  const details = input.subscription_details ?? {};
  const customer = input.customer ?? createCustomer(tx, {}).id;
  const items = details.items ?? [];
  if (!items.length) {
    throw invalidRequest(
      'Missing required param: subscription_details[items].',
      'subscription_details',
    );
  }
  const { trial_end } = details;
  const { discounts } = input;
  return beginSubscription(tx, { customer, items, discounts, trial_end }).invoice;
}

/**
 * The invoice that a change, a renewal or a new subscription would make. A dry run makes it, so the
 * charge equals the preview to the penny.
 */
export function previewInvoice(tx: Transaction, input: CreatePreviewParams): Invoice {
  return tx.dryRun(tx.now, (trial) => {
    if (!input.subscription) return shown(ofStart(trial, input));
    const subscription = retrieve(trial, 'subscription', input.subscription, 'subscription');
    return shown(ofChange(trial, subscription, input));
  });
}
