import * as v from 'valibot';
import { clearable, common, metadata, text } from '../api/fields';
import { newMetadata } from '../api/metadata';
import { route } from '../api/route';
import { createWebhookEndpoint } from '../store/webhookEndpoint';

const create = v.strictObject({
  ...common,
  description: v.optional(clearable(text)),
  enabled_events: v.array(text),
  metadata: v.optional(metadata),
  url: v.pipe(text, v.url('Invalid URL')),
});

export const webhookEndpointRoutes = [
  route('post', '/v1/webhook_endpoints', create, (tx, input) =>
    createWebhookEndpoint(tx, { ...input, metadata: newMetadata(input.metadata) }),
  ),
];
