import type { Sandbox } from '../../../program/startSandbox';

/** Test cards by what they do. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksBank: '4000002500003155',
} as const;

/** The response of the provider's page. */
interface Outcome {
  status: string;
  message?: string;
  bank?: string;
}

const post = async (url: string, body: object): Promise<Outcome> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json() as Promise<Outcome>;
};

/** Presses Pay in the provider's checkout page, as its script does. */
export const payCheckout = (
  { backend }: Sandbox,
  clientSecret: string,
  number: string,
  email = '',
) => payAt(String(backend.cardProvider.browserOrigin), clientSecret, number, email);

/** `payCheckout` for a provider in another process. */
export const payAt = (
  origin: string,
  clientSecret: string,
  number: string,
  email = '',
): Promise<Outcome> =>
  post(`${origin}/embedded/checkout/pay`, {
    client_secret: clientSecret,
    number,
    exp_month: '8',
    // Tests move the clock by years, and an expired card would be declined.
    exp_year: '2060',
    cvc: '123',
    name: 'Alex Moor',
    email,
    terms: true,
  });

/** Answers the bank's page. */
export const answerBank = (url: string, answer: 'complete' | 'fail'): Promise<Outcome> =>
  post(url, { answer });
