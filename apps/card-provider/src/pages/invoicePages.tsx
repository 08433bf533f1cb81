import { type Context, Hono } from 'hono';
import type { Provider } from '../provider';
import { InvoicePage } from './InvoicePage';
import { brandingTheme } from './pageTheme';
import { Page } from './parts/Page';
import { StatusMessage } from './parts/StatusMessage';
import { withSecurityHeaders } from './withSecurityHeaders';

const Unknown = () => (
  <main>
    <StatusMessage
      icon="warn"
      tone="warn"
      title="We couldn’t find this invoice"
      text="Check the link, or ask the company that sent it."
    />
  </main>
);

function show(provider: Provider, c: Context, nonce: string) {
  const { objects, account } = provider.store;
  const invoice = objects.get('invoice', c.req.param('id') ?? '');
  const theme = brandingTheme({
    button_color: account.branding.buttonColour,
    border_style: account.branding.borderStyle,
    background_color: '#FFFFFF',
  });
  return (
    <Page title="Invoice" theme={theme} nonce={nonce}>
      {invoice?.number ? <InvoicePage invoice={invoice} /> : <Unknown />}
    </Page>
  );
}

/** The hosted page of each finalised invoice. */
export const invoicePages = (provider: Provider): Hono =>
  new Hono().get('/invoices/:id', withSecurityHeaders(provider, show));
