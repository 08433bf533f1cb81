import { invalid } from '../http/ProviderError';
import { newId } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { Invoice, Subscription } from '../model/kinds';
import { makeCustomer } from '../payments/makeCustomer';
import type { CreatePreview } from '../routes/previewFields';
import { enterPhase } from '../schedules/enterPhase';
import { beginSubscription } from '../subscriptions/openSubscription';
import { changeInvoice } from '../subscriptions/changeInvoice';
import { chooseDiscounts } from '../subscriptions/chooseDiscounts';
import { type Change, planChange } from '../subscriptions/planChange';
import { draftRenewal } from '../subscriptions/renewSubscription';

type Details = NonNullable<CreatePreview['subscription_details']>;

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
  invalid(`No upcoming invoices for subscription: ${id}`, undefined, 'invoice_upcoming_none');

/** The invoice of the next renewal, reckoned by renewing at the period's end and undoing it. */
function renewal(work: Work, subscription: Subscription): Invoice {
  const at = subscription.items.data[0]?.current_period_end;
  const ends = subscription.cancel_at !== null && subscription.cancel_at <= (at ?? 0);
  if (at === undefined || ends || subscription.status === 'canceled') {
    throw noneComing(subscription.id);
  }
  return work.rehearse(at, (then) => draftRenewal(then, enterPhase(then, subscription)));
}

function ofChange(work: Work, before: Subscription, input: CreatePreview): Invoice {
  const discounts = input.discounts && chooseDiscounts(work, before, input.discounts);
  const details = input.subscription_details ?? {};
  const plan = planChange(work, before, changeOf(details, discounts));
  if (plan.invoicesNow) return changeInvoice(work, plan, details.proration_date);
  for (const item of plan.prorations) work.store.put('invoiceitem', item);
  const ending = details.cancel_at_period_end;
  const end = plan.after.items.data[0]?.current_period_end ?? null;
  const cancel_at = ending === undefined ? plan.after.cancel_at : ending ? end : null;
  return renewal(work, work.store.put('subscription', { ...plan.after, cancel_at }));
}

function ofStart(work: Work, input: CreatePreview): Invoice {
  const details = input.subscription_details ?? {};
  const customer = input.customer ?? makeCustomer(work, {}).id;
  const items = details.items ?? [];
  if (!items.length) {
    throw invalid('Missing required param: subscription_details[items].', 'subscription_details');
  }
  const { trial_end } = details;
  const { discounts } = input;
  return beginSubscription(work, { customer, items, discounts, trial_end }).invoice;
}

/**
 * What a change, a renewal or a new subscription would be billed. It is reckoned by doing it and
 * undoing it, so the charge equals the preview to the penny.
 */
export function previewInvoice(work: Work, input: CreatePreview): Invoice {
  return work.rehearse(work.now, (trial) => {
    if (!input.subscription) return shown(ofStart(trial, input));
    const subscription = need(trial, 'subscription', input.subscription, 'subscription');
    return shown(ofChange(trial, subscription, input));
  });
}
