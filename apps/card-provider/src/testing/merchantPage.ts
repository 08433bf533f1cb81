import { createServer } from 'node:http';

export interface MerchantPage {
  origin: string;
  close(): Promise<void>;
}

const html = (provider: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Merchant</title>
<style>:root{color-scheme:light dark}body{margin:16px;font-family:system-ui;background:Canvas}
#card{max-width:560px;margin:auto;padding:24px;border-radius:24px;background:#fff}
@media(prefers-color-scheme:dark){#card{background:#141932}}</style>
<script src="${provider}/v3/stripe.js"></script><body><div id="card"><div id="place"></div></div>`;

const policy = (provider: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${provider}`,
    "style-src 'unsafe-inline'",
    `frame-src ${provider}`,
    `connect-src ${provider}`,
  ].join('; ');

/** A merchant's page on an origin of its own, with the policy that a portal would send. */
export async function merchantPage(provider: string): Promise<MerchantPage> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy(provider));
    response.end(html(provider));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
