import { createServer } from 'node:http';
import Stripe from 'stripe';

export interface WebhookReceiver {
  url: string;
  /** Set when the endpoint is registered; deliveries are verified with it. */
  secret: string;
  /** Verified events, in the order of their first arrival. */
  events: Stripe.Event[];
  /** Answers 500 to this many deliveries from now on. */
  refuse(deliveries: number): void;
  close(): Promise<void>;
}

/** A merchant's webhook endpoint that verifies every delivery with the official SDK. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const events: Stripe.Event[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        response.writeHead(500).end();
        return;
      }
      const header = request.headers['stripe-signature'] ?? '';
      const event = Stripe.webhooks.constructEvent(
        Buffer.concat(chunks).toString(),
        header,
        receiver.secret,
      );
      if (!events.some((known) => known.id === event.id)) events.push(event);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/webhook`,
    secret: '',
    events,
    refuse: (deliveries) => (refusals = deliveries),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
