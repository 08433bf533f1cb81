import { openPortal, type OpenPortal } from './openPortal';
import { payForPlan } from './payForPlan';
import { accountOnServer, callInAnotherTab, newEmail } from './sandbox';

/** A new account that a test may change, and its password. */
export interface NewAccount extends OpenPortal {
  email: string;
  password: string;
}

const send = async (address: string, body: object, token: string | null): Promise<Response> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      'x-registration-stage': '1',
      authorization: `Bearer ${token ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
};

/** Registers an account, which logs it in, and opens a page of the portal. */
export const openNewAccount = async (
  path: string,
  mobile?: string,
  venue = 'canal-wharf',
): Promise<NewAccount> => {
  const visitor = await openPortal({ venue, path });
  const [email, password] = [newEmail(), 'a long enough one'];
  const person = {
    email,
    password,
    firstName: 'Ida',
    lastName: 'Berg',
    zoneName: '9',
    ...(mobile && { mobile }),
  };
  const form = { ...person, isTermsAndConditionAccepted: true };
  const registered = await send(`${visitor.url}/api/user`, form, localStorage.getItem('Token'));
  // The answer logs the person in, as the portal's own registration does.
  const session = (registered.headers.get('authorization') ?? '').replace('Bearer ', '');
  localStorage.setItem('Token', session);
  window.location.hash = `#${path}`;
  return { ...(await visitor.reload()), email, password };
};

/** A new customer on a free plan, who was a paying customer before, at a page of the portal. */
export const openOnFreePlan = async (
  path: string,
  venue: string,
  priceId: string,
): Promise<OpenPortal> => {
  const customer = await openNewAccount('/portal/my-account', undefined, venue);
  const { id } = await accountOnServer();
  const call = (method: string, to: string, body: object) =>
    callInAnotherTab(to, { method, body: JSON.stringify(body) });
  await call('PATCH', `/user/${id}/type`, { type: 'PAYG' });
  await call('POST', '/internal-subscription/activate-free', { priceId });
  window.location.hash = `#${path}`;
  return customer.reload();
};

/** A new customer who has just paid for a plan that renews, at a page of the portal. */
export const openNewCustomer = async (path: string, priceId: string): Promise<OpenPortal> => {
  const customer = await openNewAccount('/portal/my-account');
  const checkout = await payForPlan(customer.url, priceId);
  await callInAnotherTab(`/billing/session-status/${checkout}`);
  window.location.hash = `#${path}`;
  return customer.reload();
};
