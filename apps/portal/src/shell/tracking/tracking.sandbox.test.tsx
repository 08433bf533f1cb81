import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from './consent';
import { openPortal, type Opening, type OpenPortal } from '~/testing/openPortal';
import { fillIn, newEmail, PASSWORD } from '~/testing/sandbox';
import { payForPlan } from '~/testing/payForPlan';
import { brandTitle } from '~/testing/brandTitles';

const NETWORK = 'https://www.facebook.com/tr?';

/** The requests that the network, a third party, would have received. */
let received: URLSearchParams[] = [];

/** What the network has received: each event and its plan. */
const reached = () =>
  received.map((event) => [event.get('ev'), event.get('cd[content_name]') ?? undefined]);

const open = (path: string, answers: Opening['answers'] = {}): Promise<OpenPortal> => {
  const tracking = { metaPixelId: '123' };
  return openPortal({ path, answers: { getPublicConfig: { tracking }, ...answers } });
};

const continues = async ({ user }: OpenPortal, name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
};

const signUp = async (portal: OpenPortal): Promise<void> => {
  const { user } = portal;
  await fillIn(user, await screen.findByLabelText('First name'), 'Robin');
  await fillIn(user, screen.getByLabelText('Last name'), 'Ellis');
  await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), newEmail());
  await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  await continues(portal, 'Continue');
};

/** A plan that costs nothing asks for the terms alone. */
const agrees = async (portal: OpenPortal, goOn: string | RegExp): Promise<void> => {
  await screen.findByRole('checkbox', { name: /^I agree to the/ });
  for (const box of screen.getAllByRole('checkbox')) await portal.user.click(box);
  await continues(portal, goOn);
};

const pays = async (portal: OpenPortal): Promise<void> => {
  const session = await payForPlan(
    portal.url,
    'cw-plus-month',
    '/stripe-return?plan=cw-plus-month',
  );
  portal.goTo(`/stripe-return?plan=cw-plus-month&session_id=${session}`);
};

beforeEach(() => {
  received = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(NETWORK)) return send(input, init);
    received.push(new URL(url).searchParams);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  consent.answer(null);
});

describe('the five events of a purchase', () => {
  it('reach no tracker before the yes, and the operator’s tracker after it', async () => {
    const portal = await open('/select-plan');
    await portal.user.click(await screen.findByRole('radio', { name: 'Essential' }));
    await portal.user.click(screen.getByRole('radio', { name: 'Plus' }));
    await continues(portal, 'Continue');
    await signUp(portal);
    await agrees(portal, /^Order and pay/);
    await screen.findByRole('link', { name: 'Check my payment' });
    await pays(portal);
    await screen.findByRole('heading', { level: 1, name: brandTitle('done') });
    expect(reached()).toEqual([]);
    await portal.user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
    await waitFor(() =>
      expect(reached()).toEqual([
        ['ViewContent', 'Plus'],
        ['AddToCart', 'Essential'],
        ['AddToCart', 'Plus'],
        ['CompleteRegistration', undefined],
        ['InitiateCheckout', 'Plus'],
        ['Purchase', 'Plus'],
      ]),
    );
    const signUpSent = received.find((event) => event.get('ev') === 'CompleteRegistration');
    expect(signUpSent?.get('eid')).toBe(portal.store.getState().session.account?.userId);
  });

  it('tell of the plans once, and of the suggested plan when the person continues with it', async () => {
    const portal = await open('/select-plan');
    await portal.user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
    await waitFor(() => expect(reached()).toEqual([['ViewContent', 'Plus']]));
    await continues(portal, 'Continue');
    await screen.findByLabelText('First name');
    await waitFor(() =>
      expect(reached()).toEqual([
        ['ViewContent', 'Plus'],
        ['AddToCart', 'Plus'],
      ]),
    );
  });

  it('include a free plan with its id, and reach the tracker at once after the yes', async () => {
    const portal = await open('/select-plan', { activateFreePlan: { subscriptionId: 'sub_free' } });
    await portal.user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
    await portal.user.click(await screen.findByRole('radio', { name: 'Connect' }));
    await continues(portal, 'Continue');
    await signUp(portal);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    await agrees(portal, 'Get online for free');
    await waitFor(() => expect(reached().at(-1)).toEqual(['Purchase', 'Connect']));
    expect(received.at(-1)?.get('eid')).toBe('sub_free');
    await waitFor(() => expect(submit).toHaveBeenCalled());
    submit.mockRestore();
  });

  it.each([
    ['GBP', 'GBP'],
    ['USD', 'USD'],
    ['SEK', 'GBP'],
  ])('report an amount in %s in %s', async (currency, reported) => {
    const plan = { priceId: 'p1', name: 'Plus', price: 9, currency, category: '1month' };
    const portal = await open('/select-plan', { getPlans: [plan] });
    await portal.user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
    await waitFor(() => expect(reached()).toEqual([['ViewContent', 'Plus']]));
    expect(received[0]?.get('cd[currency]')).toBe(reported);
    expect(received[0]?.get('cd[value]')).toBe('9');
  });

  it('are discarded after a no', async () => {
    const portal = await open('/select-plan');
    await continues(portal, 'Continue');
    await portal.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    await screen.findByLabelText('First name');
    consent.answer('yes');
    await signUp(portal);
    await waitFor(() => expect(reached()).toEqual([['CompleteRegistration', undefined]]));
  });
});
