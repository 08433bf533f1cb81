import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plus } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, tokenOf } from '../minimal/openAgainst';
import { paths } from '~/shared/routing/paths';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const shows = (text: string) =>
  waitFor(() => expect(document.body).toHaveTextContent(text), { timeout: 20_000 });

/** The page may still load its code. */
const SLOW = { timeout: 20_000 };

const again = /(?<!Apart from this, )we won’t charge you again/i;
const slot = {
  id: 'inv-1',
  number: 'FW-9669-Q2Z58',
  state: 'open',
  amount: 3,
  currency: 'GBP',
  description: 'Extra device slot',
  dueDate: '2099-02-20T10:00:00Z',
};
const slotIsDue =
  'You still owe £3.00 for Extra device slot (invoice FW-9669-Q2Z58). Pay it by February 20, 2099.';
const overdue = {
  ...slot,
  id: 'inv-2',
  number: 'FW-9779-V6SGR',
  amount: 24,
  description: 'Plus, January',
  dueDate: '2026-01-28T10:00:00Z',
  subscriptionId: 's1',
};
const planIsOverdue =
  'You still owe £24.00 for Plus, January (invoice FW-9779-V6SGR). It was due on January 28, 2026.';
const endsSooner =
  'If a renewal stays unpaid, your plan may end sooner. If it has a minimum term, you may then also have to pay the fee for leaving early.';

/** Somebody with this plan and these invoices, at a site that charges the card. */
const customer = (more: object, invoices: object[]) => {
  const held = holding({ ...plus, ...more });
  return {
    ...minimal,
    ...held,
    getPublicConfig: { body: { stripeEnabled: true } },
    getBilling: { body: { invoices } },
  };
};

// SUB-6
describe('what stays due of a plan that is cancelled in My Plan', () => {
  it('is named before the plan is cancelled, and nothing says that all is paid', async () => {
    await openAgainst(customer({}, [slot]), `${paths.managePlan}/cancel?reason=other`);
    await shows('Plus runs until March 5, 2099, then your devices go offline.');
    await shows(`${slotIsDue}Apart from this, we won’t charge you again.`);
    expect(document.body).not.toHaveTextContent(again);
  });

  it('is what we charge soon for a period that has begun', async () => {
    const draft = { ...slot, state: 'draft', description: 'Plus, February' };
    await openAgainst(customer({}, [draft]), `${paths.managePlan}/cancel?reason=other`);
    await shows(
      'We’ll charge you £3.00 for Plus, February soon (invoice FW-9669-Q2Z58).Apart from this, we won’t charge you again.',
    );
    expect(document.body).not.toHaveTextContent(again);
  });

  it('is named once the plan is cancelled, on each page that says until when it runs', async () => {
    const ending = { state: 'cancelled', serviceEndDate: plus.periodEnd };
    const { goTo } = await openAgainst(customer(ending, [slot]), `${paths.managePlan}/cancel`);
    await shows('Plus runs until March 5, 2099.');
    await shows(slotIsDue);
    expect(document.body).not.toHaveTextContent(again);
    goTo(paths.managePlan);
    await shows('Your plan won’t renew. You can still keep it.');
    await shows(slotIsDue);
    expect(document.body).not.toHaveTextContent(again);
  });

  it('is not the overdue payment of a plan that ends straight away', async () => {
    await openAgainst(
      customer({ state: 'pastDue' }, [overdue, slot]),
      `${paths.managePlan}/cancel?reason=other`,
    );
    await shows('We’ll cancel the unpaid invoice for Plus, so you don’t have to pay it.');
    await shows(slotIsDue);
    expect(document.body).not.toHaveTextContent('FW-9779-V6SGR');
  });

  it('is the overdue payment of a minimum term, with what happens if it stays unpaid', async () => {
    const bound = { state: 'pastDue', contract: true };
    const plan = { id: 's1', priceId: 'p20', price: 24, currency: 'GBP', ...plus, ...bound };
    const fee = {
      remainingTime: { amount: 11, magnitude: 'month' },
      amountToCharge: 132,
      currency: 'GBP',
      freeEnd: '2099-12-05T10:00:00Z',
    };
    const held = { ...customer(bound, [overdue]), quoteCancellationFee: { body: fee } };
    const cancelled = { ...plan, state: 'pastDue', serviceEndDate: fee.freeEnd };
    const { user } = await openAgainst(
      { ...held, cancelSubscription: { body: cancelled } },
      `${paths.managePlan}/cancel?reason=other`,
    );
    await shows('If you leave when your minimum term ends, you still have to pay it.');
    await shows(planIsOverdue);
    await shows(endsSooner);
    await user.click(screen.getByRole('button', { name: /^End my plan on December 5/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your plan is cancelled' }, SLOW),
    ).toBeVisible();
    await shows(planIsOverdue);
    await shows(endsSooner);
    expect(document.body).not.toHaveTextContent(again);
  });
});

// SUB-17
describe('a plan that was cancelled for the end of its minimum term, and is past due', () => {
  const declared = {
    state: 'pastDue',
    contract: true,
    cancelled: true,
    periodEnd: '2026-01-28T10:00:00Z',
    serviceEndDate: '2099-12-05T10:00:00Z',
  };

  it('says on a later visit when it ends, and does not offer to cancel it again', async () => {
    const { goTo } = await openAgainst(customer(declared, [overdue]), paths.managePlan);
    await shows('Plus ends on December 5, 2099');
    await shows('You’ll pay for each renewal until your plan ends. You can still keep it.');
    expect(screen.getByRole('button', { name: 'Keep Plus' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Cancel/ })).toBeNull();
    goTo(`${paths.managePlan}/cancel`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your plan is cancelled' }, SLOW),
    ).toBeVisible();
    await shows('Plus runs until December 5, 2099. You’ll pay for each renewal until then.');
    await shows(planIsOverdue);
  });

  it('is offered as ever where nothing was declared', async () => {
    await openAgainst(customer({ ...declared, cancelled: false }, [overdue]), paths.managePlan);
    const offers = { name: /^Cancel/ };
    expect(await screen.findAllByRole('link', offers, SLOW)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Keep Plus' })).toBeNull();
  });
});

// LAW-7
describe('what stays due of a contract that is cancelled without logging in', () => {
  const at = '2026-01-05T10:00:00Z';
  const site = minimal.getSiteInfo as { body: object };

  const cancel = async (more: object) => {
    const facts = { title: 'Plus', orderedAt: at, endsAt: plus.periodEnd, ...more };
    const { user } = await openAgainst(
      {
        ...minimal,
        getPublicConfig: { body: { stripeEnabled: true } },
        getSiteInfo: { body: { ...site.body, consumerRights: { cancelsOnline: true } } },
        previewTermination: { body: { ...facts, minimumTermEnd: plus.periodEnd, asOf: at } },
        terminateContract: { body: { ...facts, receivedAt: at } },
      },
      '/cancel-contract',
      tokenOf({ scope: ['anonymous'] }),
    );
    await user.type(await screen.findByLabelText(/^Order number/, {}, { timeout: 20_000 }), 'FW-1');
    await user.type(screen.getByLabelText('Your name'), 'Ann Moor');
    await user.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const confirm = await screen.findByRole('button', { name: 'Cancel now' });
    return () => user.click(confirm);
  };

  it('is named before and after the cancellation, and nothing says that all is paid', async () => {
    const confirm = await cancel({ dues: [slot] });
    expect(screen.getByText(slotIsDue)).toBeVisible();
    await confirm();
    expect(await screen.findByText('You can use your plan until March 5, 2099.')).toBeVisible();
    expect(screen.getByText(slotIsDue)).toBeVisible();
    expect(screen.getByText('Apart from this, we won’t charge you again.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(again);
  });

  it('is the overdue payment of a minimum term, with what happens if it stays unpaid', async () => {
    const confirm = await cancel({ dues: [overdue], renewsUntilEnd: true });
    expect(screen.getByText(planIsOverdue)).toBeVisible();
    expect(screen.getByText(endsSooner)).toBeVisible();
    await confirm();
    expect(await screen.findByText(/^Your plan ends on March 5, 2099/)).toBeVisible();
    expect(screen.getByText(planIsOverdue)).toBeVisible();
    expect(screen.getByText(endsSooner)).toBeVisible();
  });
});
