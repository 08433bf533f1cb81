import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Work } from '../ledger/Work';
import type { PaymentIntent, SetupIntent } from '../model/kinds';
import { bankToken } from '../payments/bankAction';
import { answerFromBank } from '../payments/confirmPayment';
import { answerSetupFromBank } from '../payments/confirmSetup';
import type { Provider } from '../provider';
import { type BankFacts, BankPage } from './BankPage';
import type { Look } from './look';
import { day, money } from '../billing/money';
import { Page } from './parts/Page';
import { State } from './parts/State';
import { secured } from './secured';

const look: Look = {
  primary: '#1f6f9f',
  fieldRadius: '16px',
  buttonRadius: '12px',
  font: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
};

type Intent = PaymentIntent | SetupIntent;

function intentAt(work: Work, c: Context): Intent | undefined {
  const id = c.req.param('intent') ?? '';
  if (c.req.param('token') !== bankToken(work.account.fingerprintSalt, id)) return undefined;
  return work.store.get('payment_intent', id) ?? work.store.get('setup_intent', id);
}

function factsOf(work: Work, intent: Intent): BankFacts {
  const card = work.store.get('payment_method', intent.payment_method ?? '')?.card;
  const brand = card?.brand ?? 'card';
  return {
    merchant: work.account.branding.displayName,
    amount: intent.object === 'payment_intent' ? money(intent.amount, intent.currency) : null,
    lastFour: card?.last4 ?? '',
    brand: brand.charAt(0).toUpperCase() + brand.slice(1),
    when: day(work.now),
  };
}

const Answered = () => (
  <main data-answered="">
    <State
      icon="check"
      title="Nothing left to confirm"
      text="Your bank has answered already. You can go back to the payment."
    />
  </main>
);

function show(provider: Provider, c: Context, nonce: string) {
  const body = provider.books.run(provider.now(), (work) => {
    const intent = intentAt(work, c);
    if (intent?.status !== 'requires_action') return <Answered />;
    return <BankPage facts={factsOf(work, intent)} />;
  });
  return (
    <Page title="Confirm with your bank" look={look} nonce={nonce} script="bank.js">
      {body}
    </Page>
  );
}

const answers = v.object({ answer: v.picklist(['complete', 'fail', 'cancel']) });

function settle(work: Work, intent: Intent, agreed: boolean): string | null {
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null;
  const answer = intent.object === 'payment_intent' ? answerFromBank : answerSetupFromBank;
  const settled = answer(work, intent.id, agreed);
  if (!returnUrl) return null;
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', settled.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** The bank's 3-D Secure page, and its answer. */
export function bankPages(provider: Provider): Hono {
  const app = new Hono();
  app.get('/3d-secure/:intent/:token', secured(provider, show));
  app.post('/3d-secure/:intent/:token', async (c) => {
    const input = v.safeParse(answers, await c.req.json().catch(() => null));
    if (!input.success) return c.json({ return_url: null }, 400);
    const url = provider.books.run(provider.now(), (work) => {
      const intent = intentAt(work, c);
      return intent ? settle(work, intent, input.output.answer === 'complete') : null;
    });
    provider.deliverSoon();
    return c.json({ return_url: url });
  });
  return app;
}
