import { createPrice } from '../catalogue/createPrice';
import { usableCoupon } from '../billing/discounts';
import { newMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { newId, randomText } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { CheckoutSession, Price } from '../model/objects';
import { orderId, type CheckoutOrder } from '../model/checkoutOrder';
import type { CreateSessionParams } from '../params/checkoutParams';
import { orderLines } from './orderLines';
import { sessionObject } from './sessionObject';

const longest = 24 * 3600;

function priceOf(
  tx: Transaction,
  item: NonNullable<CreateSessionParams['line_items']>[number],
  at: string,
): Price {
  if (item.price) return retrieve(tx, 'price', item.price, `${at}[price]`);
  if (item.price_data) return createPrice(tx, { ...item.price_data, active: false });
  throw invalidRequest(
    `Missing required param: ${at}[price].`,
    `${at}[price]`,
    'parameter_missing',
  );
}

function orderedItems(
  tx: Transaction,
  input: CreateSessionParams,
): { price: Price; quantity: number }[] {
  const items = (input.line_items ?? []).map((item, index) => ({
    price: priceOf(tx, item, `line_items[${index}]`),
    quantity: item.quantity ?? 1,
  }));
  if (input.mode !== 'setup' && !items.length) {
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  const recurs = items.some(({ price }) => price.recurring);
  if (recurs !== (input.mode === 'subscription')) {
    throw invalidRequest(
      recurs
        ? 'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.'
        : 'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  }
  const [first] = items;
  if (items.some(({ price }) => price.currency !== first?.price.currency)) {
    throw invalidRequest('All prices of a Checkout Session must have one currency.', 'line_items');
  }
  return items;
}

function mustReturn(input: CreateSessionParams): void {
  const stays = input.redirect_on_completion === 'never';
  if (stays === (input.return_url === undefined)) return;
  throw stays
    ? invalidRequest('return_url cannot go with redirect_on_completion: never.', 'return_url')
    : invalidRequest('Missing required param: return_url.', 'return_url', 'parameter_missing');
}

const trialEnd = (
  tx: Transaction,
  { subscription_data: data }: CreateSessionParams,
): number | null =>
  data?.trial_end ?? (data?.trial_period_days ? tx.now + data.trial_period_days * 86_400 : null);

const dataOf = (input: CreateSessionParams) =>
  input.subscription_data ?? input.payment_intent_data ?? input.setup_intent_data ?? {};

const expiry = (tx: Transaction, { expires_at: at }: CreateSessionParams): number => {
  if (at !== undefined && (at < tx.now + 1800 || at > tx.now + longest)) {
    throw invalidRequest(
      'expires_at must be between 30 minutes and 24 hours from now.',
      'expires_at',
    );
  }
  return at ?? tx.now + longest;
};

/** Creates a Checkout Session. Nothing is charged until the customer presses Pay. */
export function createSession(tx: Transaction, input: CreateSessionParams): CheckoutSession {
  mustReturn(input);
  if (input.customer) retrieve(tx, 'customer', input.customer, 'customer');
  const items = orderedItems(tx, input);
  const currency = items[0]?.price.currency ?? input.currency ?? null;
  const coupons = (input.discounts ?? []).flatMap(({ coupon }) =>
    coupon ? [usableCoupon(tx, coupon, currency).id] : [],
  );
  const data = dataOf(input);
  const id = newId('cs_test', 58);
  const order: CheckoutOrder = {
    id: orderId(id),
    session: id,
    clientSecret: `${id}_secret_${randomText(40)}`,
    intent: null,
    customer: null,
    items: items.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity })),
    coupons,
    description: data.description ?? null,
    metadata: newMetadata(data.metadata),
    trialEnd: trialEnd(tx, input),
    setupFutureUsage: input.payment_intent_data?.setup_future_usage ?? null,
  };
  tx.objects.put('session_record', order);
  const lines = orderLines(tx, order);
  return tx.objects.put(
    'checkout.session',
    sessionObject(tx, input, { order, lines, currency, expiresAt: expiry(tx, input) }),
  );
}
