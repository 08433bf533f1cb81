import { expect, test } from 'vitest';
import { checkoutTerms } from '../pages/checkoutTerms';
import { openCheckout } from '../testing/openCheckout';
import { payByForm } from '../testing/payByForm';
import { testProvider } from '../testing/testProvider';
import { wordsIn } from './wordsIn';

test.each([
  ['de-AT', /^25,00\s£ pro Monat, bis Sie kündigen\.$/],
  ['fr', /^25,00\s£ par mois jusqu’à la résiliation\.$/],
  ['es', /^25,00\s£ al mes hasta que canceles\.$/],
  ['pl', /^25,00\s£ za miesiąc do czasu anulowania\.$/],
  ['auto', /^£25\.00 a month until you cancel\.$/],
])('the checkout says its terms in the locale %s', (locale, text) => {
  const facts = {
    mode: 'subscription',
    currency: 'gbp',
    due: 2500,
    period: { full: 2500, reduced: 2500, interval: 'month', count: 1 },
    coupon: null,
    merchantSays: false,
    trialEnd: null,
    now: 0,
  };
  expect(checkoutTerms(facts, wordsIn(locale))).toMatch(text);
});

test('the card fields and the checkout are in the language of the browser library', async () => {
  const { stripe, provider } = await testProvider();
  const { session } = await openCheckout(stripe);
  const page = async (path: string) => (await fetch(`${provider.origin}${path}`)).text();
  const card = await page('/embedded/card?locale=ar');
  expect(card).toMatch(/<html lang="ar[^"]*" dir="rtl"/);
  expect(card).toContain('رقم البطاقة');
  expect(card).toMatch(/<input id="number"[^>]+dir="ltr"/);
  const query = new URLSearchParams({ session: String(session.client_secret), locale: 'pl' });
  const checkout = await page(`/embedded/checkout?${query}`);
  expect(checkout).toContain('Numer karty');
  expect(checkout).toContain('Zapłać teraz');
  expect(checkout).not.toMatch(/Card number|Pay by card|never sees|\{(?:amount|every|merchant)\}/);
  expect(await payByForm(provider, session, '4000 0000 0000 0002', { locale: 'pl' })).toMatchObject(
    { status: 'refused', message: 'Karta została odrzucona.' },
  );
});
