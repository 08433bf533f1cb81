import * as v from 'valibot';
import { clearable, common, metadata, text } from '../http/fields';
import { newMetadata } from '../http/metadata';
import { route } from '../http/route';
import { createWebhookEndpoint } from '../webhooks/webhookEndpoint';

const create = v.strictObject({
  ...common,
  description: v.optional(clearable(text)),
  enabled_events: v.array(text),
  metadata: v.optional(metadata),
  url: v.pipe(text, v.url('Invalid URL')),
});

export const webhookEndpointRoutes = [
  route('post', '/v1/webhook_endpoints', create, (work, input) =>
    createWebhookEndpoint(work, { ...input, metadata: newMetadata(input.metadata) }),
  ),
];
