import { newIdempotencyKey } from '@foyer/api-client';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '~/session/api/callApi';
import { consent } from './consent';
import { configLoaded } from '~/session/store/siteSlice';
import { openPortal, type OpenPortal } from '~/testing/openPortal';
import { fillIn, newEmail, PASSWORD } from '~/testing/sandbox';
import { clearTrackedEvents } from './tracking';

const SCRIPT = 'script[src*="fbevents"]';

/**
 * The network's script, which is a third party's: the test records its request and never loads it.
 */
const trackerArrives = async (): Promise<void> => {
  await waitFor(() => expect(document.querySelector(SCRIPT)).not.toBeNull());
  document.querySelector(SCRIPT)?.dispatchEvent(new Event('load'));
};

/** What the network has received: each event and its plan. */
const reached = () =>
  (window.fbq?.queue ?? [])
    .filter(([said]) => said === 'track')
    .map(([, name, about]) => [name, (about as { content_name?: string }).content_name]);

const open = async (path: string): Promise<OpenPortal> => {
  const portal = await openPortal({ venue: 'canal-wharf' });
  const { config } = portal.store.getState().site;
  if (!config) throw new Error('The portal has no configuration.');
  const tracking = { metaPixelId: '123', ga4MeasurementId: null };
  portal.store.dispatch(configLoaded({ ...config, tracking }));
  portal.goTo(path);
  return portal;
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
  await fillIn(user, screen.getByRole('textbox', { name: 'E-mail' }), newEmail());
  await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  await continues(portal, 'Continue');
};

const agrees = async (portal: OpenPortal, goOn: string | RegExp): Promise<void> => {
  await portal.user.click(await screen.findByRole('checkbox', { name: /agree/ }));
  await continues(portal, goOn);
};

/**
 * Presses Pay in the card provider's form, which a page without frames does not show, and returns.
 */
const pays = async ({ store, goTo }: OpenPortal): Promise<void> => {
  const returnPath = '/stripe-return?plan=cw-plus-month';
  const { data } = await callApi('createCheckoutSession', {
    priceId: 'cw-plus-month',
    mode: 'subscription',
    returnPath,
    idempotencyKey: newIdempotencyKey(),
  });
  const script = store.getState().site.config?.cardScriptUrl;
  if (!data || !script) throw new Error('There is nothing to pay by.');
  await fetch(new URL('/embedded/checkout/pay', script), {
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
  goTo(`${returnPath}&session_id=${data.id}`);
};

afterEach(() => {
  consent.answer(null);
  clearTrackedEvents();
  document.querySelector(SCRIPT)?.remove();
  delete window.fbq;
});

describe('the five events of a purchase', () => {
  it('reach no tracker before the yes, and the operator’s tracker after it', async () => {
    const portal = await open('/select-plan');
    await portal.user.click(await screen.findByRole('radio', { name: 'Plus' }));
    await continues(portal, 'Continue');
    await signUp(portal);
    await agrees(portal, /^Continue, /);
    await screen.findByRole('heading', { level: 1, name: 'Pay by card' });
    await pays(portal);
    await screen.findByRole('heading', { level: 1, name: 'You’re all set.' });
    expect(document.querySelector(SCRIPT)).toBeNull();
    expect(reached()).toEqual([]);
    await portal.user.click(await screen.findByRole('button', { name: 'Yes, you may' }));
    await trackerArrives();
    await waitFor(() =>
      expect(reached()).toEqual([
        ['ViewContent', 'Plus'],
        ['AddToCart', 'Plus'],
        ['CompleteRegistration', undefined],
        ['InitiateCheckout', 'Plus'],
        ['Purchase', 'Plus'],
      ]),
    );
  });

  it('include a free plan, and reach the tracker at once after the yes', async () => {
    const portal = await open('/select-plan');
    await portal.user.click(await screen.findByRole('button', { name: 'Yes, you may' }));
    await trackerArrives();
    await portal.user.click(await screen.findByRole('radio', { name: 'Connect' }));
    await continues(portal, 'Continue');
    await signUp(portal);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    await agrees(portal, 'Get online, free');
    await waitFor(() => expect(reached().at(-1)).toEqual(['Purchase', 'Connect']));
    await waitFor(() => expect(submit).toHaveBeenCalled());
    submit.mockRestore();
  });

  it('are discarded after a no', async () => {
    const portal = await open('/select-plan');
    await continues(portal, 'Continue');
    await portal.user.click(await screen.findByRole('button', { name: 'No, thank you' }));
    await screen.findByLabelText('First name');
    expect(document.querySelector(SCRIPT)).toBeNull();
    consent.answer('yes');
    await trackerArrives();
    await waitFor(() => expect(window.fbq?.queue.at(-1)).toEqual(['init', '123']));
    expect(reached()).toEqual([]);
  });
});
