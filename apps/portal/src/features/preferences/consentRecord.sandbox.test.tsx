import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now } from '~/session/storage/browserStores';
import { consent } from '~/shell/tracking/consent';
import { openNewAccount } from '~/testing/newAccount';
import { fillIn } from '~/testing/sandbox';
import { openPortal } from '~/testing/openPortal';
import { bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { PROVIDER_FORM, standInForProvider } from '~/testing/standInForProvider';

const PREFERENCES = '/portal/preferences-and-privacy';
const tracked = { getPublicConfig: { tracking: { metaPixelId: '123' } } };

const record = () => screen.findByRole('list', { name: 'Your consent record' });
const rows = async () => within(await record()).getAllByRole('listitem');
const expectRows = async (...texts: readonly RegExp[]): Promise<void> => {
  await waitFor(async () => expect(await rows()).toHaveLength(texts.length));
  await waitFor(async () => {
    for (const [index, row] of (await rows()).entries())
      expect(row).toHaveTextContent(texts[index] ?? '');
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
  consent.answer(null);
  localStorage.clear();
});

// PREF-7
describe('the record of consent', () => {
  it('says what the person agreed to when registering, and what they withdrew', async () => {
    const { user } = await openNewAccount(PREFERENCES);
    await expectRows(/^Terms.*You agreed on .* at .*Answered when registering.*Text version: /);
    const offers = screen.getByRole('switch', { name: 'Email' });
    await user.click(offers);
    await expectRows(/^Offers and news: Email.*You agreed on .*Answered in the portal/, /^Terms/);
    await user.click(offers);
    await expectRows(
      /^Offers and news: Email.*You said no on /,
      /^Offers and news: Email.*You agreed on .*You withdrew this on .* at /,
      /^Terms/,
    );
  });

  it('has the answer about trackers, also one from before the log-in, once', async () => {
    const account = await openNewAccount('/portal');
    const { user, store } = await account.reload(tracked);
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
    const answered = now();
    account.goTo('/login');
    await fillIn(user, await screen.findByLabelText('Email address'), account.email);
    await fillIn(user, screen.getByLabelText('Password'), account.password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(store.getState().session.account).not.toBeNull());
    account.goTo(PREFERENCES);
    await waitFor(() => expect(bodiesOf('recordConsent')).toHaveLength(1));
    const [{ at }] = bodiesOf('recordConsent') as [{ at: string }];
    expect(Date.parse(at), 'the time of the answer, not of the log-in').toBeLessThanOrEqual(
      answered,
    );
    const given = /^Sharing visits with advertisers.*You agreed on .*Text version: [0-9a-f]{12}/;
    await expectRows(given, /^Terms/);
    await account.reload(tracked);
    await expectRows(given, /^Terms/);
    await user.click(screen.getByRole('switch', { name: 'Share my visits with advertisers' }));
    await expectRows(
      /^Sharing visits with advertisers.*You said no on /,
      /^Sharing visits with advertisers.*You agreed on .*You withdrew this on /,
      /^Terms/,
    );
  });

  // LAW-9
  it('is written before anybody can pay: a failure is said, and a second try records once', async () => {
    const path = '/select-plan?plan=cw-plus-month&step=confirm-plan';
    standInForProvider();
    const { user, goTo, injectFault, clearFaults } = await openNewAccount(path);
    await user.click(await screen.findByRole('checkbox', { name: /^I agree to the/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Start the service now/ }));
    takeCallsMade();
    await injectFault({ call: 'recordConsent', kind: '500' });
    await user.click(screen.getByRole('button', { name: /^Order and pay / }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t start the payment');
    // The checkout does not wait for the record, but the form does.
    expect(takeCallsMade()).toContain('createCheckoutSession');
    expect(screen.queryByText(PROVIDER_FORM)).toBeNull();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(PROVIDER_FORM)).toBeVisible();
    goTo(PREFERENCES);
    await expectRows(/^Start before the right to withdraw ends: Plus/, /^Terms/);
  });

  it('has the words of the one box for all offers', async () => {
    const { user } = await openNewAccount(PREFERENCES, undefined, 'speicherhof');
    await user.click(await screen.findByRole('switch', { name: 'Offers and news' }));
    await expectRows(
      /^Offers and news.*You agreed on .*Answered in the portal.*Text version: [0-9a-f]{12}/,
      /^Terms/,
    );
  });

  it('has no answer that a support agent’s browser gave', async () => {
    const visit = { venue: 'union-street', persona: 'agent', path: PREFERENCES, answers: tracked };
    const { user } = await openPortal(visit);
    await user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
    await user.click(await screen.findByRole('switch', { name: 'Email' }));
    await within(await record()).findAllByText(/Answered through a support agent/);
    expect(within(await record()).queryByText('Sharing visits with advertisers')).toBeNull();
  });
});
