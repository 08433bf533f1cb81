import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan, stripeSite, user } from './minimalAnswers';
import { closeAgainst, openAgainst, expectSaid, said, visitor } from './openAgainst';
import { paths } from '~/shared/routing/paths';

const billing = '/portal/billing-information';
const account = '/portal/my-account';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// SUB-17
describe('the state of a plan decides, not a date beside it', () => {
  it('says of an active plan with a date of its end that it is active, and lets it be cancelled', async () => {
    const answer = holding({
      state: 'Active',
      recurring: true,
      serviceEndDate: '2027-03-01T00:00:00Z',
    });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, '/portal');
    expect(await said('/portal')).not.toContain('cancelled');
    goTo(paths.managePlan);
    const page = await said(paths.managePlan);
    expect(page).toContain('Active');
    expect(page).not.toMatch(/won’t renew|Ends on/);
    expect(screen.getByRole('link', { name: /^Cancel/ })).toBeVisible();
    goTo(`${paths.managePlan}/cancel`);
    await said(`${paths.managePlan}/cancel`);
    expect(screen.getByRole('radio', { name: 'Something else' })).toBeVisible();
  });

  it('says of a cancelled plan without a date that it is cancelled, and offers to keep it', async () => {
    const answer = holding({ state: 'CANCELLED', recurring: true, title: 'Plus' });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, '/portal');
    await expectSaid('/portal').toContain('You’ve cancelled your plan.');
    goTo(paths.managePlan);
    const page = await said(paths.managePlan);
    expect(page).toContain('Cancelled');
    expect(page).toContain('Plus is cancelled');
    expect(page).not.toMatch(/Active|ends on/);
    expect(screen.getByRole('button', { name: 'Keep Plus' })).toBeVisible();
    goTo(`${paths.managePlan}/plans`);
    await expectSaid(`${paths.managePlan}/plans`).toContain('You’ve cancelled your plan.');
  });

  it.each([
    ['renews', { recurring: true }, /Your plan renews on [^|]*\| March 1/],
    [
      'changes',
      { recurring: true, scheduledChange: { priceId: 'p30', at: '2099-03-01T00:00:00Z' } },
      /Your plan changes on [^|]*\| March 1/,
    ],
    ['does not say whether it renews', {}, /Your plan is active/],
  ])('gives no end to a plan that %s', async (_, more, says) => {
    const answer = holding({ state: 'active', periodEnd: '2099-03-01T00:00:00Z', ...more });
    await openAgainst({ ...minimal, ...answer }, '/portal');
    await expectSaid('/portal').toMatch(says);
    expect(document.body).not.toHaveTextContent(/runs until|online until|days left/);
  });

  it('does not say of a plan without an end that it is cancelled, before somebody cancels it', async () => {
    const answer = holding({ state: 'active', recurring: true, title: 'Plus' });
    const path = `${paths.managePlan}/cancel?reason=other`;
    await openAgainst({ ...minimal, ...answer }, path);
    await expectSaid(path).toContain('We don’t know yet when Plus will end if you cancel.');
    expect(document.body).not.toHaveTextContent(/You’ve cancelled/);
  });

  it('claims nothing about a plan in a state that it does not know', async () => {
    const answer = holding({ state: 'trialing', recurring: true });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    expect(await said(paths.managePlan)).not.toMatch(/Active|Ended|cancelled/);
    expect(screen.getByRole('link', { name: /^Cancel/ })).toBeVisible();
    goTo(`${paths.managePlan}/plans`);
    expect(await said(`${paths.managePlan}/plans`)).not.toContain('cancelled');
    goTo(`${paths.managePlan}?view=pause`);
    expect(await said(`${paths.managePlan}?view=pause`)).not.toContain('cancelled');
    goTo(billing);
    expect(await said(billing)).not.toContain('Active');
  });
});

// MONEY-5
describe('what the answers do not say about money', () => {
  it('is called not known, where they name no next payment', async () => {
    const answer = holding({ state: 'active', recurring: true });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, '/portal');
    expect(await said('/portal')).not.toMatch(/won’t renew/);
    goTo(billing);
    const page = await said(billing);
    expect(page).not.toMatch(/won’t renew|None/);
    expect(page).toContain('Unknown');
    goTo(paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Next payment | Unknown');
  });

  it('is not guessed from a plan that does not say whether it renews', async () => {
    const answer = holding({ state: 'active' });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, '/portal');
    expect(await said('/portal')).not.toMatch(/doesn’t renew|won’t renew/);
    goTo(billing);
    expect(await said(billing)).not.toMatch(/paid once|doesn’t renew/);
    goTo(`${paths.managePlan}?view=pause`);
    expect(await said(`${paths.managePlan}?view=pause`)).not.toContain('paid once');
  });

  it('is left out of the price of a plan without a period, or with a period that it does not know', async () => {
    const plans = [
      plan({ currency: 'GBP' }),
      plan({ priceId: 'p9', period: { amount: 3, magnitude: 'moon' } }),
    ];
    await openAgainst({ ...minimal, getPlans: { body: plans } }, '/select-plan', visitor);
    const page = await said('/select-plan');
    expect(page).toContain('£');
    expect(page).not.toMatch(/no charge|free/i);
  });

  it('is not summed up, where a paid invoice has no date', async () => {
    const paid = { id: 'i1', state: 'PAID', amount: 20, currency: 'GBP' };
    const dated = { ...paid, id: 'i2', amount: 7, paidAt: new Date().toISOString() };
    const bills = {
      ...holding({ state: 'active', recurring: true }),
      getBilling: { body: { invoices: [paid, dated] } },
    };
    await openAgainst({ ...minimal, ...bills }, billing);
    await expectSaid(billing).toMatch(/£20\.00.*£7\.00|£7\.00.*£20\.00/);
    const page = await said(billing);
    expect(page).toContain('Paid');
    expect(page).not.toMatch(/£0\.00|Open|months/);
  });

  it.each([
    ['of these months', new Date().toISOString(), true],
    ['older than these months', '2024-02-01T00:00:00Z', false],
  ])('is said to be after refunds only where one is %s', async (_, issuedAt, isSaid) => {
    const paidAt = new Date().toISOString();
    const bills = {
      ...holding({ state: 'active', recurring: true }),
      getBilling: {
        body: {
          invoices: [{ id: 'i1', state: 'PAID', amount: 20, currency: 'GBP', paidAt }],
          credits: [{ id: 'c1', number: 'C-1', amount: 3, currency: 'GBP', issuedAt }],
        },
      },
    };
    await openAgainst({ ...minimal, ...bills }, billing);
    await expectSaid(billing).toContain('in the last 6 months');
    const page = await said(billing);
    expect(page).toContain(isSaid ? '£17.00 in the last' : '£20.00 in the last');
    expect(
      page.includes('These amounts are after refunds, including any that we still owe you.'),
    ).toBe(isSaid);
  });

  // BILL-3
  it('does not make an open invoice overdue, where nobody says when it is due', async () => {
    const open = { id: 'i1', state: 'open', amount: 20, currency: 'GBP' };
    const answers = {
      ...holding({ state: 'active', recurring: true }),
      getUser: { body: user({ lastInvoice: open }) },
      getBilling: { body: { invoices: [open] } },
    };
    const { goTo } = await openAgainst({ ...minimal, ...stripeSite, ...answers }, account);
    await said(account);
    goTo(billing);
    await expectSaid(billing).toContain('You haven’t paid this invoice yet.');
    expect(document.body).not.toHaveTextContent(/overdue/i);
    goTo(account);
    await said(account);
    expect(document.body).not.toHaveTextContent(/overdue|stay online/i);
  });

  it('leaves the state of an invoice unsaid that it does not know', async () => {
    const invoice = { id: 'i1', state: 'in_dispute', amount: 20, currency: 'GBP' };
    const bills = {
      ...holding({ state: 'active', recurring: true }),
      getBilling: { body: { invoices: [invoice] } },
    };
    await openAgainst({ ...minimal, ...bills }, billing);
    await expectSaid(billing).toContain('£20.00');
    expect(await said(billing)).not.toMatch(/\b(open|paid|due|overdue)\b/i);
  });
});

// SUB-16
describe('access that the answers do not explain', () => {
  it.each([
    ['only names a subscription', { subscriptionId: 's1' }],
    ['only says that it is active', {}],
  ])('is not called included in the venue, where the backend %s', async (_, dashboard) => {
    const { goTo } = await openAgainst(
      {
        ...minimal,
        getDashboard: { body: dashboard },
        getSubscription: { body: { active: true } },
      },
      '/portal',
    );
    expect(await said('/portal')).not.toContain('included');
    goTo(paths.managePlan);
    const page = await said(paths.managePlan);
    expect(page).toContain('You have access');
    expect(page).not.toMatch(/included|nothing to manage|No plan yet/);
    goTo(billing);
    expect(await said(billing)).not.toMatch(/You don’t have a plan|None/);
  });
});

// PAUSE-6
describe('a pause', () => {
  it('is not said to be under way, where its state is not known', async () => {
    const pause = { id: 'x', startDate: '2026-01-01T00:00:00Z', price: 3, state: 'requested' };
    const answer = { ...holding({ state: 'active', recurring: true }), getPause: { body: pause } };
    await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    expect(await said(paths.managePlan)).not.toMatch(/Paused|offline/);
    expect(await screen.findByText('Your pause starts on January 1, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change dates' })).toBeVisible();
    expect(screen.queryByText(/^Paused/)).toBeNull();
  });

  it('without an end names the last day on which it ends', async () => {
    const pause = { id: 'x', startDate: '2026-01-01T00:00:00Z', price: 3, state: 'active' };
    const answer = { ...holding({ state: 'PAUSED', recurring: true }), getPause: { body: pause } };
    await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    expect(
      await screen.findByText(/^Paused until you end the pause, January \d+, 2027 at the latest$/),
    ).toBeVisible();
  });

  it('is under way where the plan says so, without a claim about its end', async () => {
    const answer = holding({ state: 'PAUSED', recurring: true });
    const { goTo } = await openAgainst({ ...minimal, ...answer }, '/portal');
    const page = await said('/portal');
    expect(page).not.toContain('until you end the pause');
    goTo(paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Paused');
    expect(screen.queryByText(/until you end the pause/)).toBeNull();
  });
});
