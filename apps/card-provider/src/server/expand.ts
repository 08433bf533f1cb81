import { intentOf } from '../billing/invoiceLinks';
import { orderLines } from '../checkout/orderLines';
import type { Transaction } from '../store/Transaction';
import { retrieve } from '../store/Transaction';
import { orderId } from '../model/checkoutOrder';
import { listOf } from '../model/wire';
import { invalidRequest } from '../model/ApiError';

type Node = Record<string, unknown>;

/** Fields that the API includes only when they are expanded. */
const includable: Record<string, Record<string, (tx: Transaction, id: string) => unknown>> = {
  invoice: {
    payments: (tx, id) =>
      listOf('/v1/invoice_payments', tx.objects.find('invoice_payment', { invoice: id })),
    confirmation_secret: (tx, id) => {
      const intent = intentOf(tx, id);
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    },
  },
  'checkout.session': {
    line_items: (tx, id) =>
      listOf(
        `/v1/checkout/sessions/${id}/line_items`,
        orderLines(tx, retrieve(tx, 'session_record', orderId(id))),
      ),
  },
  customer: {
    subscriptions: (tx, id) =>
      listOf(
        `/v1/customers/${id}/subscriptions`,
        tx.objects
          .find('subscription', { customer: id })
          .filter((it) => it.status !== 'canceled' && it.status !== 'incomplete_expired'),
      ),
  },
  charge: {
    refunds: (tx, id) =>
      listOf(`/v1/charges/${id}/refunds`, tx.objects.find('refund', { charge: id })),
  },
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function fetched(tx: Transaction, node: Node, key: string): unknown {
  if (Object.hasOwn(node, key)) {
    const value = node[key];
    return typeof value === 'string' ? (tx.objects.getAny(value) ?? value) : value;
  }
  const includes = includable[String(node['object'])] ?? {};
  return Object.hasOwn(includes, key) ? includes[key]?.(tx, String(node['id'])) : undefined;
}

function expandOne(tx: Transaction, value: unknown, path: string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((item) => expandOne(tx, item, path, whole));
  const [key, ...rest] = path;
  if (typeof value === 'string') {
    const object = tx.objects.getAny(value);
    return object ? expandOne(tx, object, path, whole) : value;
  }
  if (key === undefined || !isNode(value)) return value;
  const child = fetched(tx, value, key);
  if (child === undefined) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, 'expand');
  }
  return { ...value, [key]: expandOne(tx, child, rest, whole) };
}

/** The object with its ids replaced by objects along the given paths, four levels deep at most. */
export function expand(tx: Transaction, object: object, paths: readonly string[]): object {
  let result: unknown = object;
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.filter((segment) => segment !== 'data').length > 4) {
      throw invalidRequest(
        `You cannot expand more than 4 levels of a property (${path}).`,
        'expand',
      );
    }
    result = expandOne(tx, result, segments, path);
  }
  return isNode(result) ? result : object;
}
