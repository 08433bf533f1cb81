import { newId } from '../model/newId';
import type { Transaction } from './Transaction';
import type { WebhookEndpoint } from '../model/objects';
import type { ObjectStore } from './ObjectStore';

/** What a merchant says about its webhook endpoint. */
export interface NewWebhookEndpoint {
  url: string;
  /** Types of event, or `*` for all of them. */
  enabled_events: string[];
  description?: string | null;
  metadata: Record<string, string>;
}

/** The account's webhook endpoint; undefined until the merchant makes one. */
export const findWebhookEndpoint = (store: ObjectStore): WebhookEndpoint | undefined =>
  store.find('webhook_endpoint', {}, { limit: 1 })[0];

/** Whether an endpoint wants events of this type. */
export const wantsEvent = ({ enabled_events: types }: WebhookEndpoint, type: string): boolean =>
  types.includes('*') || types.includes(type);

/** Makes the account's webhook endpoint. There is one: it takes the place of an earlier one. */
export function createWebhookEndpoint(
  tx: Transaction,
  wanted: NewWebhookEndpoint,
): WebhookEndpoint {
  const earlier = findWebhookEndpoint(tx.objects);
  if (earlier) tx.objects.delete(earlier.id);
  return tx.objects.put('webhook_endpoint', {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: tx.now,
    description: wanted.description ?? null,
    enabled_events: wanted.enabled_events,
    livemode: false,
    metadata: wanted.metadata,
    secret: newId('whsec', 32),
    status: 'enabled',
    url: wanted.url,
  });
}
