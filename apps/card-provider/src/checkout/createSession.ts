import { makePrice } from '../catalogue/makePrice';
import { usableCoupon } from '../billing/discounts';
import { newMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { newId, randomText } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { CheckoutSession, Price } from '../model/kinds';
import { recordId, type SessionRecord } from '../model/sessionRecord';
import type { CreateSession } from '../routes/checkoutFields';
import { orderLines } from './orderLines';
import { sessionObject } from './sessionObject';

const longest = 24 * 3600;

function priceOf(
  work: Work,
  item: NonNullable<CreateSession['line_items']>[number],
  at: string,
): Price {
  if (item.price) return need(work, 'price', item.price, `${at}[price]`);
  if (item.price_data) return makePrice(work, { ...item.price_data, active: false });
  throw invalid(`Missing required param: ${at}[price].`, `${at}[price]`, 'parameter_missing');
}

function orderedItems(work: Work, input: CreateSession): { price: Price; quantity: number }[] {
  const items = (input.line_items ?? []).map((item, index) => ({
    price: priceOf(work, item, `line_items[${index}]`),
    quantity: item.quantity ?? 1,
  }));
  if (input.mode !== 'setup' && !items.length) {
    throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  const recurs = items.some(({ price }) => price.recurring);
  if (recurs !== (input.mode === 'subscription')) {
    throw invalid(
      recurs
        ? 'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.'
        : 'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  }
  const [first] = items;
  if (items.some(({ price }) => price.currency !== first?.price.currency)) {
    throw invalid('All prices of a Checkout Session must have one currency.', 'line_items');
  }
  return items;
}

function mustReturn(input: CreateSession): void {
  const stays = input.redirect_on_completion === 'never';
  if (stays === (input.return_url === undefined)) return;
  throw stays
    ? invalid('return_url cannot go with redirect_on_completion: never.', 'return_url')
    : invalid('Missing required param: return_url.', 'return_url', 'parameter_missing');
}

const trialEnd = (work: Work, { subscription_data: data }: CreateSession): number | null =>
  data?.trial_end ?? (data?.trial_period_days ? work.now + data.trial_period_days * 86_400 : null);

const dataOf = (input: CreateSession) =>
  input.subscription_data ?? input.payment_intent_data ?? input.setup_intent_data ?? {};

const expiry = (work: Work, { expires_at: at }: CreateSession): number => {
  if (at !== undefined && (at < work.now + 1800 || at > work.now + longest)) {
    throw invalid('expires_at must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  return at ?? work.now + longest;
};

/** Opens a checkout for what was ordered; nothing is charged until somebody presses Pay in it. */
export function openSession(work: Work, input: CreateSession): CheckoutSession {
  mustReturn(input);
  if (input.customer) need(work, 'customer', input.customer, 'customer');
  const items = orderedItems(work, input);
  const currency = items[0]?.price.currency ?? input.currency ?? null;
  const coupons = (input.discounts ?? []).flatMap(({ coupon }) =>
    coupon ? [usableCoupon(work, coupon, currency).id] : [],
  );
  const data = dataOf(input);
  const id = newId('cs_test', 58);
  const record: SessionRecord = {
    id: recordId(id),
    session: id,
    clientSecret: `${id}_secret_${randomText(40)}`,
    intent: null,
    customer: null,
    items: items.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity })),
    coupons,
    description: data.description ?? null,
    metadata: newMetadata(data.metadata),
    trialEnd: trialEnd(work, input),
    setupFutureUsage: input.payment_intent_data?.setup_future_usage ?? null,
  };
  work.store.put('session_record', record);
  const lines = orderLines(work, record);
  return work.store.put(
    'checkout.session',
    sessionObject(work, input, { record, lines, currency, expiresAt: expiry(work, input) }),
  );
}
