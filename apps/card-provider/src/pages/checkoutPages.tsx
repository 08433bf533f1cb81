import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { findCheckout, type Checkout } from '../checkout/findCheckout';
import { payCheckout, type CheckoutStep } from '../checkout/payCheckout';
import { ApiError } from '../model/ApiError';
import type { Transaction } from '../store/Transaction';
import type { Provider } from '../provider';
import { CheckoutDone, CheckoutPage } from './CheckoutPage';
import { checkoutView } from './checkoutView';
import { brandingTheme } from './pageTheme';
import type { Words } from '../words/Words';
import { wordsIn } from '../words/wordsIn';
import { Page } from './parts/Page';
import { StatusMessage } from './parts/StatusMessage';
import { withSecurityHeaders } from './withSecurityHeaders';

const payment = v.object({
  client_secret: v.string(),
  number: v.pipe(v.string(), v.maxLength(30)),
  exp_month: v.string(),
  exp_year: v.string(),
  cvc: v.pipe(v.string(), v.maxLength(4)),
  name: v.pipe(v.string(), v.maxLength(200)),
  email: v.pipe(v.string(), v.maxLength(200)),
  terms: v.boolean(),
  locale: v.optional(v.string()),
});
const asking = v.object({ client_secret: v.string(), locale: v.optional(v.string()) });

type Reply =
  | (CheckoutStep & { return_url?: string | null })
  | { status: 'expired' }
  | { status: 'refused'; message: string; param?: string };

/** The checkout that this secret opens; a wrong secret opens nothing. */
function checkoutOf(tx: Transaction, secret: string): Checkout | null {
  const id = secret.split('_secret_')[0] ?? '';
  if (!tx.objects.get('checkout.session', id)) return null;
  const checkout = findCheckout(tx, id);
  return checkout.order.clientSecret === secret ? checkout : null;
}

/** Where the browser goes after the payment, or null when the merchant's page takes over. */
const returnUrl = ({ session }: Checkout): string | null =>
  session.redirect_on_completion === 'always' && session.return_url
    ? session.return_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
    : null;

const refused = (message: string, param?: string): Reply => ({ status: 'refused', message, param });

function inSession(
  provider: Provider,
  secret: string,
  step: (tx: Transaction, it: Checkout) => Reply,
): Reply {
  provider.catchUp();
  try {
    return provider.store.transaction(provider.now(), (tx) => {
      const checkout = checkoutOf(tx, secret);
      return checkout ? step(tx, checkout) : refused('We couldn’t find this checkout.');
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.details.code === 'session_expired') return { status: 'expired' };
    return refused(error.details.message, error.details.param);
  } finally {
    provider.deliverSoon();
  }
}

const withReturn = (checkout: Checkout, step: CheckoutStep, { refusals }: Words): Reply => {
  if (step.status === 'complete') return { ...step, return_url: returnUrl(checkout) };
  if (step.status !== 'refused') return step;
  return { ...step, message: refusals[step.code ?? ''] ?? step.message };
};

const pay = (provider: Provider, input: v.InferOutput<typeof payment>): Reply =>
  inSession(provider, input.client_secret, (tx, checkout) =>
    withReturn(
      checkout,
      payCheckout(tx, checkout.session.id, {
        number: input.number,
        exp_month: Number(input.exp_month),
        exp_year: Number(input.exp_year),
        cvc: input.cvc,
        name: input.name.trim(),
        email: input.email.trim() || undefined,
        termsAccepted: input.terms,
      }),
      wordsIn(input.locale),
    ),
  );

/** The session's status after the bank's page was answered or closed. */
const status = (provider: Provider, secret: string, words: Words): Reply =>
  inSession(provider, secret, (tx, checkout) => {
    if (checkout.session.status === 'complete')
      return withReturn(checkout, { status: 'complete' }, words);
    if (checkout.session.status === 'expired') return { status: 'expired' };
    const id = checkout.order.intent ?? '';
    const error =
      tx.objects.get('payment_intent', id)?.last_payment_error ??
      tx.objects.get('setup_intent', id)?.last_setup_error;
    const known = words.refusals[error?.code ?? ''] ?? error?.message;
    return refused(known ?? words.leftBank);
  });

function show(provider: Provider, c: Context, nonce: string) {
  provider.catchUp();
  const { tx, checkout } = provider.store.transaction(provider.now(), (open) => ({
    tx: open,
    checkout: checkoutOf(open, c.req.query('session') ?? ''),
  }));
  const own = tx.account.branding;
  const branding = checkout?.session.branding_settings ?? {
    button_color: own.buttonColour,
    border_style: own.borderStyle,
    background_color: '#FFFFFF',
  };
  const words = wordsIn(c.req.query('locale'));
  const body = checkout ? bodyOf(tx, checkout, words) : <Unknown />;
  return (
    <Page
      title="Secure payment"
      theme={brandingTheme(branding)}
      nonce={nonce}
      script="checkout.js"
      language={words.locale}
    >
      {body}
    </Page>
  );
}

const Unknown = () => (
  <main>
    <StatusMessage
      icon="warn"
      tone="warn"
      title="We couldn’t open this checkout"
      text="The link is wrong or incomplete. Nothing was charged on this page. Go back and start the payment again."
    />
  </main>
);

function bodyOf(tx: Transaction, checkout: Checkout, words: Words) {
  if (checkout.session.status === 'complete') {
    return (
      <main data-complete={returnUrl(checkout) ?? ''}>
        <CheckoutDone saved={checkout.session.mode === 'setup'} words={words} />
      </main>
    );
  }
  if (checkout.session.status === 'expired') {
    return (
      <main>
        <StatusMessage
          icon="clock"
          tone="warn"
          title={words.expired.title}
          text={words.expired.text}
        />
      </main>
    );
  }
  return <CheckoutPage view={checkoutView(tx, checkout, words)} now={tx.now} words={words} />;
}

/** The embedded checkout: its page, and what its buttons do. */
export function checkoutPages(provider: Provider): Hono {
  const app = new Hono();
  app.get('/embedded/checkout', withSecurityHeaders(provider, show));
  app.post('/embedded/checkout/pay', async (c) => {
    const input = v.safeParse(payment, await c.req.json().catch(() => null));
    if (!input.success) return c.json(refused('Check what you entered.'), 400);
    return c.json(pay(provider, input.output));
  });
  app.post('/embedded/checkout/status', async (c) => {
    const input = v.safeParse(asking, await c.req.json().catch(() => null));
    if (!input.success) return c.json(refused('We couldn’t find this checkout.'), 400);
    return c.json(status(provider, input.output.client_secret, wordsIn(input.output.locale)));
  });
  return app;
}
