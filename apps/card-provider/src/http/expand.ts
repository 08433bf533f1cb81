import { intentOf } from '../billing/subscriptionOf';
import { orderLines } from '../checkout/orderLines';
import type { Work } from '../ledger/Work';
import { need } from '../ledger/Work';
import { recordId } from '../model/sessionRecord';
import { listOf } from '../model/wire';
import { invalid } from './ProviderError';

type Node = Record<string, unknown>;

/** Fields that the API leaves out unless they are asked for. */
const includable: Record<string, Record<string, (work: Work, id: string) => unknown>> = {
  invoice: {
    payments: (work, id) =>
      listOf('/v1/invoice_payments', work.store.find('invoice_payment', { invoice: id })),
    confirmation_secret: (work, id) => {
      const intent = intentOf(work, id);
      return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    },
  },
  'checkout.session': {
    line_items: (work, id) =>
      listOf(
        `/v1/checkout/sessions/${id}/line_items`,
        orderLines(work, need(work, 'session_record', recordId(id))),
      ),
  },
  customer: {
    subscriptions: (work, id) =>
      listOf(
        `/v1/customers/${id}/subscriptions`,
        work.store
          .find('subscription', { customer: id })
          .filter((it) => it.status !== 'canceled' && it.status !== 'incomplete_expired'),
      ),
  },
  charge: {
    refunds: (work, id) =>
      listOf(`/v1/charges/${id}/refunds`, work.store.find('refund', { charge: id })),
  },
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function fetched(work: Work, node: Node, key: string): unknown {
  if (key in node) {
    const value = node[key];
    return typeof value === 'string' ? (work.store.getAny(value) ?? value) : value;
  }
  const include = includable[String(node['object'])]?.[key];
  return include?.(work, String(node['id']));
}

function expandOne(work: Work, value: unknown, path: string[], whole: string): unknown {
  if (Array.isArray(value)) return value.map((item) => expandOne(work, item, path, whole));
  const [key, ...rest] = path;
  if (typeof value === 'string') {
    const object = work.store.getAny(value);
    return object ? expandOne(work, object, path, whole) : value;
  }
  if (key === undefined || !isNode(value)) return value;
  const child = fetched(work, value, key);
  if (child === undefined) {
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  }
  return { ...value, [key]: expandOne(work, child, rest, whole) };
}

/** The object with its ids replaced by objects along the given paths, four levels deep at most. */
export function expand(work: Work, object: object, paths: readonly string[]): object {
  let result: unknown = object;
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.filter((segment) => segment !== 'data').length > 4) {
      throw invalid(`You cannot expand more than 4 levels of a property (${path}).`, 'expand');
    }
    result = expandOne(work, result, segments, path);
  }
  return isNode(result) ? result : object;
}
