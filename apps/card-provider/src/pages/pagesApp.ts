import { Hono } from 'hono';
import type { Provider } from '../provider';
import { threeDSecurePages } from './threeDSecurePages';
import { cardPages } from './cardPages';
import { invoicePages } from './invoicePages';
import { checkoutPages } from './checkoutPages';
import scripts from './scripts.generated.json';
import { stylesheet } from './stylesheet';

const assets: Record<string, { type: string; body: string }> = {
  '/v3/stripe.js': { type: 'text/javascript', body: scripts.stripe },
  '/assets/checkout.js': { type: 'text/javascript', body: scripts.checkout },
  '/assets/card.js': { type: 'text/javascript', body: scripts.card },
  '/assets/bank.js': { type: 'text/javascript', body: scripts.bank },
  '/assets/pages.css': { type: 'text/css', body: stylesheet },
};

/** The provider's own pages and the script that merchants load. */
export function pagesApp(provider: Provider): Hono {
  const app = new Hono();
  for (const [path, { type, body }] of Object.entries(assets)) {
    app.get(path, (c) =>
      c.body(body, 200, {
        'content-type': `${type}; charset=utf-8`,
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
