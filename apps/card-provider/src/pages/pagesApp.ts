import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
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

const require = createRequire(import.meta.url);

/** By the package's name, because a program that is bundled finds no file beside this one. */
const fontFiles: Record<string, () => string> = {
  '/assets/inter-700.woff2': () =>
    require.resolve('@foyer/card-provider/fonts/inter/inter-700.woff2'),
  '/assets/nunito-800.woff2': () =>
    require.resolve('@foyer/card-provider/fonts/nunito/nunito-800.woff2'),
};

/** The provider's own pages and the script that merchants load. */
export function pagesApp(provider: Provider): Hono {
  const app = new Hono();
  app.use(compress());
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
  for (const [path, file] of Object.entries(fontFiles)) {
    app.get(path, async (c) =>
      c.body(new Uint8Array(await readFile(file())), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
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
