import { type Context, Hono } from 'hono';
import type { Provider } from '../provider';
import { InvoicePage } from './InvoicePage';
import { brandedLook } from './look';
import { Page } from './parts/Page';
import { State } from './parts/State';
import { secured } from './secured';

const Unknown = () => (
  <main>
    <State
      icon="warn"
      tone="warn"
      title="There is no such invoice"
      text="Please check the link, or ask the merchant that sent it."
    />
  </main>
);

function show(provider: Provider, c: Context, nonce: string) {
  const { objects, account } = provider.store;
  const invoice = objects.get('invoice', c.req.param('id') ?? '');
  const look = brandedLook({
    button_color: account.branding.buttonColour,
    border_style: account.branding.borderStyle,
  });
  return (
    <Page title="Invoice" look={look} nonce={nonce}>
      {invoice?.number ? <InvoicePage invoice={invoice} /> : <Unknown />}
    </Page>
  );
}

/** The hosted page of each finalised invoice. */
export const invoicePages = (provider: Provider): Hono =>
  new Hono().get('/invoices/:id', secured(provider, show));
