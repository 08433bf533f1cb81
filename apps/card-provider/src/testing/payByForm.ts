import type Stripe from 'stripe';
import type { CardProvider } from '../startCardProvider';

export interface FormAnswer {
  status: string;
  return_url?: string | null;
  message?: string;
  param?: string;
  bank?: string;
}

const post = async (url: string, body: object): Promise<FormAnswer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};

/** Presses Pay in a session's checkout page, as its script does. */
export const payByForm = (
  provider: Pick<CardProvider, 'origin'>,
  session: Stripe.Checkout.Session,
  number: string,
  fields: object = {},
): Promise<FormAnswer> =>
  post(`${provider.origin}/embedded/checkout/pay`, {
    client_secret: session.client_secret,
    number: number.replaceAll(' ', ''),
    exp_month: '8',
    exp_year: '2029',
    cvc: number.startsWith('37') ? '1234' : '123',
    name: 'Maya Okafor',
    email: '',
    terms: true,
    ...fields,
  });

/** Asks for the session's status, as the page does when the bank's page closes. */
export const askForStatus = (
  provider: Pick<CardProvider, 'origin'>,
  session: Stripe.Checkout.Session,
): Promise<FormAnswer> =>
  post(`${provider.origin}/embedded/checkout/status`, { client_secret: session.client_secret });

/** Answers the bank's page. */
export const answerBank = (
  url: string,
  answer: 'complete' | 'fail' | 'cancel',
): Promise<FormAnswer> => post(url, { answer });
