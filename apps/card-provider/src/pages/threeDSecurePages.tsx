import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Transaction } from '../store/Transaction';
import type { PaymentIntent, SetupIntent } from '../model/objects';
import { threeDSecureToken } from '../payments/nextAction';
import { systemFont } from '../model/fontFamilies';
import { answerFromBank } from '../payments/confirmPayment';
import { answerSetupFromBank } from '../payments/confirmSetup';
import type { Provider } from '../provider';
import { type ThreeDSecureFacts, ThreeDSecurePage } from './ThreeDSecurePage';
import type { PageTheme } from './pageTheme';
import { formatDate, formatMoney } from '../billing/formatMoneyAndDate';
import { Page } from './parts/Page';
import { StatusMessage } from './parts/StatusMessage';
import { withSecurityHeaders } from './withSecurityHeaders';

const theme: PageTheme = {
  primary: '#1f6f9f',
  fieldRadius: '16px',
  buttonRadius: '12px',
  font: systemFont,
};

type Intent = PaymentIntent | SetupIntent;

function intentAt(tx: Transaction, c: Context): Intent | undefined {
  const id = c.req.param('intent') ?? '';
  if (c.req.param('token') !== threeDSecureToken(tx.account.fingerprintSalt, id)) return undefined;
  return tx.objects.get('payment_intent', id) ?? tx.objects.get('setup_intent', id);
}

function factsOf(tx: Transaction, intent: Intent): ThreeDSecureFacts {
  const card = tx.objects.get('payment_method', intent.payment_method ?? '')?.card;
  const brand = card?.brand ?? 'card';
  return {
    merchant: tx.account.branding.displayName,
    amount: intent.object === 'payment_intent' ? formatMoney(intent.amount, intent.currency) : null,
    lastFour: card?.last4 ?? '',
    brand: brand.charAt(0).toUpperCase() + brand.slice(1),
    when: formatDate(tx.now),
  };
}

const Answered = () => (
  <main data-answered="">
    <StatusMessage
      icon="check"
      title="Nothing left to confirm"
      text="Your bank already has your answer. You can go back to the payment."
    />
  </main>
);

function show(provider: Provider, c: Context, nonce: string) {
  const body = provider.store.transaction(provider.now(), (tx) => {
    const intent = intentAt(tx, c);
    if (intent?.status !== 'requires_action') return <Answered />;
    return <ThreeDSecurePage facts={factsOf(tx, intent)} />;
  });
  return (
    <Page title="Confirm with your bank" theme={theme} nonce={nonce} script="bank.js">
      {body}
    </Page>
  );
}

const answers = v.object({ answer: v.picklist(['complete', 'fail', 'cancel']) });

function settle(tx: Transaction, intent: Intent, agreed: boolean): string | null {
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null;
  const answer = intent.object === 'payment_intent' ? answerFromBank : answerSetupFromBank;
  const settled = answer(tx, intent.id, agreed);
  if (!returnUrl) return null;
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', settled.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** The bank's 3-D Secure page, and its answer. */
export function threeDSecurePages(provider: Provider): Hono {
  const app = new Hono();
  app.get('/3d-secure/:intent/:token', withSecurityHeaders(provider, show));
  app.post('/3d-secure/:intent/:token', async (c) => {
    const input = v.safeParse(answers, await c.req.json().catch(() => null));
    if (!input.success) return c.json({ return_url: null }, 400);
    const url = provider.store.transaction(provider.now(), (tx) => {
      const intent = intentAt(tx, c);
      return intent ? settle(tx, intent, input.output.answer === 'complete') : null;
    });
    provider.deliverSoon();
    return c.json({ return_url: url });
  });
  return app;
}
