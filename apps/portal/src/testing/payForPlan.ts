import { newIdempotencyKey } from '@foyer/api-client';
import { callApi } from '~/session/api/callApi';

/**
 * Opens a checkout for the logged-in user and presses Pay in the card provider's form, which a page without frames does not
 * show.
 *
 * @param url origin of the sandbox
 * @returns the checkout's id
 */
export const payForPlan = async (
  url: string,
  priceId: string,
  returnPath = '/stripe-return',
): Promise<string> => {
  const { data } = await callApi('createCheckoutSession', {
    priceId,
    mode: 'subscription',
    returnPath,
    idempotencyKey: newIdempotencyKey(),
  });
  const config = await fetch(`${url}/v2/public-config.json`);
  const { cardScriptUrl: script } = (await config.json()) as { cardScriptUrl: string };
  if (!data) throw new Error('The backend opens no checkout.');
  const paid = await fetch(new URL('/embedded/checkout/pay', script), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_secret: data.clientSecret,
      number: '4242424242424242',
      exp_month: '8',
      exp_year: '2029',
      cvc: '123',
      name: 'Robin Ellis',
      email: '',
      terms: true,
    }),
  });
  if (!paid.ok) throw new Error(`The card provider answered ${paid.status}.`);
  return data.id;
};
