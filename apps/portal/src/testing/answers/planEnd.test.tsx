import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plus, stripeSite, user } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const due = {
  id: 'in-1',
  state: 'open',
  amount: 32,
  currency: 'GBP',
  dueDate: '2026-01-28T10:00:00Z',
  subscriptionId: 's1',
};
/** This device is reported lost. */
const lost: Replies = {
  getDevices: {
    body: {
      devices: [
        { id: 'd1', mac: 'A4:83:E7:4B:00:19', lostAt: '2026-01-20T10:00:00Z', thisDevice: true },
      ],
    },
  },
};
const ends = 'Your plan ends on February 12, 2099 if you don’t pay.';

/** A page of a user whose renewal is unpaid. */
const open = (path: string, invoice: object, more: Replies = {}, plan: object = {}) => {
  const held = { ...plus, state: 'pastDue', ...plan };
  return openAgainst(
    {
      ...minimal,
      ...holding(held),
      ...stripeSite,
      getPublicConfig: { body: { stripeEnabled: true } },
      getUser: { body: user({ lastInvoice: invoice }) },
      getBilling: {
        body: {
          subscriptions: [{ id: 's1', priceId: 'p20', price: 20, currency: 'GBP', ...held }],
          invoices: [invoice],
        },
      },
      ...more,
    },
    path,
  );
};

/** The page may draw a sentence again when more of its answers come, so each look searches for it. */
const reads = (sentence: string) =>
  waitFor(() => expect(screen.getByText(sentence, { exact: false })).toBeVisible(), {
    timeout: 20_000,
  });

// SUB-25
describe('a user with an unpaid renewal', () => {
  it.each(['/portal', '/portal/manage-your-plan', '/portal/billing-information'])(
    'reads on %s when the plan ends',
    async (path) => {
      await open(path, { ...due, endsPlanAt: '2099-02-12T10:00:00Z' });
      await reads(ends);
    },
  );

  // LOST-2
  it('still reads when the plan ends and how to pay, on a device that they have reported lost', async () => {
    await open('/portal', { ...due, endsPlanAt: '2099-02-12T10:00:00Z' }, lost);
    const isLost = 'You’ve reported this device as lost, so it can’t get online.';
    const text = await screen.findByText(isLost, { exact: false }, { timeout: 20_000 });
    expect(text).toHaveTextContent(ends);
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  it.each([
    ['on which their banner about the payment is', due],
    ['that names another invoice last', { ...due, state: 'paid' }],
  ])('reads once on My Plan, %s, why they can’t change or pause it', async (_, invoice) => {
    await open('/portal/manage-your-plan', invoice, { getPause: { body: null } });
    const why = 'Until you’ve paid, you can’t choose another plan or pause yours.';
    await reads(why);
    expect(screen.getAllByText(why, { exact: false })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Pay now' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Pause' })).toBeNull();
  });

  it('reads nothing of a pause where the backend has none', async () => {
    await open('/portal/manage-your-plan', due);
    await reads('Until you’ve paid, you can’t choose another plan.');
    expect(document.body).not.toHaveTextContent('or pause yours');
  });

  const closed = {
    name: 'The Inn',
    locationID: 'inn',
    portalType: 'PAYG',
    enabled: false,
    isImpersonating: true,
  };

  it.each([
    ['has cancelled the plan', {}, { cancelled: true, serviceEndDate: '2099-02-20T10:00:00Z' }],
    ['has an agent, at a closed site', { getSiteInfo: { body: closed } }, {}],
  ])('reads of no change after the payment if the user %s', async (_, more, plan) => {
    await open('/portal/manage-your-plan', due, { getPause: { body: null }, ...more }, plan);
    await reads('£32.00 was due on');
    await screen.findByRole('heading', { level: 2, name: 'Plus' }, { timeout: 20_000 });
    expect(document.body).not.toHaveTextContent('Until you’ve paid');
  });

  it('reads nothing of a lost device on an agent’s own', async () => {
    await open('/portal', due, {
      ...lost,
      getSiteInfo: {
        body: { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', isImpersonating: true },
      },
    });
    expect(await screen.findByText('Lost', {}, { timeout: 20_000 })).toBeVisible();
    expect(document.body).not.toHaveTextContent('You’ve reported this device as lost');
  });

  it('reads no day that the backend does not name', async () => {
    await open('/portal/manage-your-plan', due);
    await screen.findByText('Pay to stay online.', { exact: false }, { timeout: 20_000 });
    expect(document.body).not.toHaveTextContent(/ends on/);
  });

  // SUB-17
  it.each(['/portal', '/portal/manage-your-plan', '/portal/billing-information'])(
    'reads on %s when a plan that they have cancelled ends, and never that it renews',
    async (path) => {
      const plan = { cancelled: true, serviceEndDate: '2099-02-20T10:00:00Z' };
      await open(path, due, {}, plan);
      await reads('You’ve cancelled. If you pay, you stay online until February 20, 2099.');
      // My Plan says what would follow if they kept it.
      expect(document.body).not.toHaveTextContent(/[^t] renews|Next payment on/);
    },
  );
});
