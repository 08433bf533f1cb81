import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, user } from './minimalAnswers';
import { closeAgainst, openAgainst, expectSaid, said, type Replies, visitor } from './openAgainst';
import { paths } from '~/shared/routing/paths';

const preferences = '/portal/preferences-and-privacy';
const billing = '/portal/billing-information';
const elsewhere: Replies = { ...minimal, getPublicConfig: { body: { stripeEnabled: false } } };
const renews = { state: 'active', recurring: true, title: 'Plus' };

const slow = { timeout: 20_000 };

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// API-12
describe('cancelling at a site without pauses', () => {
  it('offers another plan instead, and no pause', async () => {
    const path = `${paths.managePlan}/cancel`;
    await openAgainst({ ...minimal, ...holding(renews) }, path);
    await said(path);
    expect(await screen.findByRole('link', { name: 'change your plan' }, slow)).toBeVisible();
    expect(await said(path)).not.toMatch(/pause/i);
  });
});

// API-12
describe('a pause of a plan', () => {
  it('is offered nowhere by a backend without pauses', async () => {
    const { goTo, sent } = await openAgainst({ ...minimal, ...holding(renews) }, '/portal');
    await said('/portal');
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('getPause'), slow);
    await expectSaid('/portal').toContain('Plus');
    expect(await said('/portal')).not.toMatch(/pause/i);
    goTo(paths.managePlan);
    await said(paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Plus');
    expect(await said(paths.managePlan)).not.toMatch(/pause/i);
  });

  it('is offered by a backend that has pauses and none under way', async () => {
    const answers = { ...minimal, ...holding(renews), getPause: { body: null } };
    const { goTo } = await openAgainst(answers, '/portal');
    await said('/portal');
    await expectSaid('/portal').toContain('Pause plan');
    goTo(paths.managePlan);
    await said(paths.managePlan);
    expect(await screen.findByRole('link', { name: /Pause/ }, slow)).toBeVisible();
  });
});

// START-5
describe('an installation without a configuration file', () => {
  it('says so in the error dialog, and shows the page with every default once it is closed', async () => {
    const { user: person } = await openAgainst(
      { ...minimal, getPublicConfig: { status: 404 } },
      '/?tab=login',
      visitor,
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' }, slow);
    expect(dialog).toHaveTextContent('We couldn’t load the settings of this portal');
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByLabelText('Email address', {}, slow)).toBeVisible();
  });
});

// REG-11
describe('a site without terms', () => {
  it('registers people without asking them to accept any', async () => {
    const { user: person, sent } = await openAgainst(
      { ...minimal, registerUser: { status: 201 } },
      '/?tab=register',
      visitor,
    );
    await person.type(await screen.findByLabelText('Email address', {}, slow), 'ann@example.com');
    await person.type(screen.getByLabelText('Choose a password'), 'correct horse 12');
    expect(screen.queryByRole('checkbox', { name: /terms/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Create my account' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('registerUser'), slow);
  });

  it('says that there are none, not that they did not load', async () => {
    const { user: person } = await openAgainst(minimal, '/', visitor);
    await person.click(await screen.findByRole('button', { name: 'Terms' }, slow));
    const dialog = await screen.findByRole('dialog', { name: 'Terms' }, slow);
    expect(await within(dialog).findByText(/This Wi-Fi has no terms/, {}, slow)).toBeVisible();
    expect(within(dialog).queryByText(/couldn’t load/)).toBeNull();
  });

  it('does not say that somebody has accepted them', async () => {
    await openAgainst(minimal, preferences);
    expect(await said(preferences)).not.toMatch(/terms/i);
  });
});

// MONEY-5
describe('the next payment of a plan that renews', () => {
  const soon = { ...renews, periodEnd: '2099-03-01T00:00:00Z' };

  it('is its price at the end of its period, where the dashboard names none', async () => {
    const { goTo } = await openAgainst({ ...minimal, ...holding(soon) }, '/portal');
    await expectSaid('/portal').toContain('£20.00');
    expect(await said('/portal')).not.toContain('Unknown');
    goTo(billing);
    await expectSaid(billing).toMatch(/Next payment on [^|]*March 1.*£20\.00/);
    goTo(paths.managePlan);
    await expectSaid(paths.managePlan).toMatch(/Next payment \| [^|]*March 1[^|]* \| £20\.00/);
  });

  it('is what the billed plan says, where the dashboard names no plan', async () => {
    const answer = { ...holding(soon), getDashboard: { body: {} } };
    await openAgainst({ ...minimal, ...answer }, billing);
    await expectSaid(billing).toMatch(/Next payment on [^|]*March 1.*£20\.00/);
  });

  it('is not known, where the dashboard names no plan and several are billed', async () => {
    const one = { id: 's1', priceId: 'p20', price: 20, currency: 'GBP', ...soon };
    const several = { body: [one, { ...one, id: 's2' }] };
    await openAgainst({ ...minimal, getBillingSubscriptions: several }, billing);
    await expectSaid(billing).toMatch(/Next payment \| Unknown/);
  });

  it('is not known in amount, where a coupon or a planned change moves it', async () => {
    const answer = holding({ ...soon, coupon: { value: 'AUTUMN20' } });
    await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    await screen.findByText('Unknown', {}, slow);
    await expectSaid(paths.managePlan).toMatch(/Next payment \| [^|]*March 1[^|]* \| Unknown/);
  });
});

// BUY-19
describe('an overdue bill of a plan that is billed elsewhere', () => {
  const invoice = { id: 'i1', number: 'A-1', state: 'OPEN', amount: 20, currency: 'GBP' };
  const overdue: Replies = {
    ...elsewhere,
    ...holding({ ...renews, state: 'past_due' }),
    getUser: {
      body: user({
        lastInvoice: { ...invoice, state: 'PAST_DUE', dueDate: '2020-01-01T00:00:00Z' },
      }),
    },
    getBilling: { body: { invoices: [invoice] } },
  };

  it('is not said to be refused by a bank, or to be paid here', async () => {
    const { goTo } = await openAgainst({ ...overdue, getUser: minimal.getUser! }, paths.managePlan);
    const page = await said(paths.managePlan);
    expect(page).toContain('A payment is overdue');
    expect(page).toContain('The Inn bills you');
    expect(page).not.toMatch(/bank|Pay it/);
    goTo('/portal');
    expect(await said('/portal')).not.toMatch(/didn’t go through|Pay /);
  });

  it('has no button that pays it', async () => {
    const { goTo } = await openAgainst(overdue, paths.managePlan);
    await expectSaid(paths.managePlan).toMatch(/overdue|was due/);
    expect(await said(paths.managePlan)).not.toMatch(/Pay (now|it)/);
    const path = `${billing}?invoice=i1`;
    goTo(path);
    const page = await said(path);
    expect(page).toContain('The Inn bills you');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

// API-12
describe('the record of consent', () => {
  it('is not shown by a backend without one, and nothing fails', async () => {
    const { sent } = await openAgainst(minimal, preferences);
    await said(preferences);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('getConsents'), slow);
    expect(await said(preferences)).not.toMatch(/consent record/i);
  });
});
