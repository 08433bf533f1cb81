import { Hono } from 'hono';
import type { Provider } from '../provider';
import { threeDSecurePages } from './threeDSecurePages';
import { cardPages } from './cardPages';
import { invoicePages } from './invoicePages';
import { checkoutPages } from './checkoutPages';
import scripts from './scripts.generated.json';

const scriptFiles: Record<string, string> = {
  '/v3/stripe.js': scripts.stripe,
  '/assets/checkout.js': scripts.checkout,
  '/assets/card.js': scripts.card,
  '/assets/bank.js': scripts.bank,
};

/** The provider's own pages and the script that merchants load. */
export function pagesApp(provider: Provider): Hono {
  const app = new Hono();
  for (const [path, body] of Object.entries(scriptFiles)) {
    app.get(path, (c) =>
      c.body(body, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      }),
    );
  }
  app.get('/favicon.ico', (c) => c.body(null, 204));
  return app
    .route('/', checkoutPages(provider))
    .route('/', cardPages(provider))
    .route('/', threeDSecurePages(provider))
    .route('/', invoicePages(provider));
}
