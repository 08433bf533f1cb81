import { DAY, HOUR } from '@foyer/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { now } from '~/session/storage/browserStores';
import { expectAbove, howToCancel, orderTerms } from '~/testing/orderTerms';
import { openNewCustomer } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const imogen = { venue: 'trenance-cove', persona: 'imogen' };
const hugo = { venue: 'station-lofts', persona: 'hugo' };
const rhys = { venue: 'hartsmere-forest', persona: 'rhys' };
const PLAN = '/portal/manage-your-plan';

const startEarly = () =>
  screen.getByRole('checkbox', {
    name: 'Start the service before my right to withdraw ends. If I withdraw after the start, I pay for the time I’ve had it.',
  });

describe('changing the plan', () => {
  it('shows the current plan among those of its period, marked, and not to choose', async () => {
    const maya = { venue: 'canal-wharf', persona: 'maya' };
    await openPortal({ ...maya, path: `${PLAN}/plans` });
    const current = await screen.findByRole('radio', { name: 'Plus' });
    expect(current).toBeDisabled();
    const card = within(current.closest('label') as HTMLElement);
    expect(card.getByText('Current')).toBeVisible();
    expect(card.getByText('150 Mb/s down, 30 Mb/s up')).toBeInTheDocument();
    expect(await card.findByText('5 devices')).toBeInTheDocument();
    expect(card.getByText('150 Mb/s, 5 devices')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Essential' })).toBeEnabled();
  });

  it('speaks of no coupon and no price where the new plan is free', async () => {
    const maya = { venue: 'canal-wharf', persona: 'maya' };
    await openPortal({ ...maya, path: `${PLAN}/plans?plan=cw-connect-month&step=check` });
    expect(await screen.findByText('Connect starts')).toBeVisible();
    expect(screen.queryByText('AUTUMN20')).toBeNull();
    expect(screen.queryByText(/£0/)).toBeNull();
  });

  it('marks no plan among those of another period', async () => {
    const maya = { venue: 'canal-wharf', persona: 'maya' };
    await openPortal({ ...maya, path: `${PLAN}/plans?cycle=1day` });
    expect(await screen.findByRole('radio', { name: 'Essential' })).toBeEnabled();
    expect(screen.queryByText('Current')).toBeNull();
  });

  it('shows today’s price of a dearer plan, also on the button', async () => {
    await openPortal({ ...hugo, path: `${PLAN}/plans?plan=st-plus-month&step=check` });
    const pay = await screen.findByRole('button', { name: /^Order and pay £\d+\.\d\d$/ });
    const price = /£\d+\.\d\d/.exec(pay.textContent)?.[0] ?? '';
    expect(screen.getByText('Pay today').closest('div')).toHaveTextContent(price);
    expect(screen.getByText('From unused time and credit')).toBeVisible();
    expect(screen.getByText('£26.00 a month')).toBeVisible();
  });

  // LAW-10
  it.each([
    [
      'at once',
      hugo,
      'st-plus-month',
      [/renews until you cancel\.$/, 'You can cancel at any time.', howToCancel, ...orderTerms],
    ],
    [
      'later',
      imogen,
      'tc-single-4weeks',
      [/You won’t be charged today/, 'One device renews until you cancel.', ...orderTerms],
    ],
  ])(
    'says the terms of a change that starts %s above the button',
    async (_when, who, plan, terms) => {
      await openPortal({ ...who, path: `${PLAN}/plans?plan=${plan}&step=check` });
      const order = await screen.findByRole('button', { name: /^Order / });
      expectAbove(order, [/^(Plus|One device), \d+ Mb\/s, \d+ devices?$/, ...terms]);
    },
  );

  // LAW-5
  it.each([
    [
      'the plan before comes back',
      -60,
      {},
      'If you withdraw, you go back to Essential. We’ll put the money for the time you haven’t used towards Essential first. You’ll get the rest back as a refund, or as credit if you paid with credit. If the money isn’t enough to pay for Essential, you go back at the end of the time you’ve paid for.',
    ],
    [
      'both can happen',
      -10,
      {},
      'Until the time to withdraw from your first order is over, a withdrawal ends your plan straight away, with everything you’ve ordered for it. After that, a withdrawal takes you back to Essential. We’ll then put the money for the time you haven’t used towards Essential first. You’ll get the rest back as a refund, or as credit if you paid with credit. If the money isn’t enough to pay for Essential, you go back at the end of the time you’ve paid for.',
    ],
    [
      'the plan ends',
      -60,
      { recurring: false },
      'Your withdrawal ends your plan straight away, with everything you’ve ordered for it.',
    ],
  ])('says what a withdrawal from a change does where %s', async (_, begun, facts, said) => {
    const path = `${PLAN}/plans?plan=st-plus-month&step=check`;
    const { reload } = await openPortal({ ...hugo, path });
    const held = await callInAnotherTab('/subscription');
    const { subscription } = (await held.json()) as { subscription: object };
    const startDate = new Date(now() + begun * DAY).toISOString();
    await reload({ getSubscription: { subscription: { ...subscription, startDate, ...facts } } });
    const order = await screen.findByRole('button', { name: /^Order / });
    expectAbove(order, [said]);
  });

  // LAW-10
  it.each([
    ['no card is kept', imogen, 'tc-single-4weeks', { getDashboard: { paymentMethod: null } }],
    [
      'it is billed elsewhere',
      hugo,
      'st-plus-month',
      { getPublicConfig: { stripeEnabled: false } },
    ],
  ])('says that the new plan renews where %s', async (_, who, plan, answers) => {
    await openPortal({ ...who, path: `${PLAN}/plans?plan=${plan}&step=check`, answers });
    const order = await screen.findByRole('button', { name: /^Order / });
    await waitFor(() => expect(screen.queryByText(/your card \(/)).toBeNull());
    expectAbove(order, [/^(One device|Plus) renews until you cancel\.$/]);
  });

  // LAW-10, SUB-8
  it.each([
    ['gives the form', hugo, 'st-plus-month', 'To cancel, choose “Cancel contract” on any page.'],
    [
      'gives no form',
      { venue: 'mercer-lofts', persona: 'legacy' },
      'ml-gig-month',
      /^You can’t cancel online here\. \w+/,
    ],
  ])(
    'names no way to cancel that is switched off, where the law %s',
    async (_, who, plan, said) => {
      const path = `${PLAN}/plans?plan=${plan}&step=check`;
      const answers = { getPublicConfig: { disableCancelSubscription: true } };
      await openPortal({ ...who, path, answers });
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByText(/log in and open/)).toBeNull();
    },
  );

  // LAW-10, SUB-23
  it.each([
    [
      'its end and the fee',
      { end: '2027-11-27T12:00:00Z', feePercent: 50, monthlyPrice: 29 },
      /^Your minimum term runs until November 27, 2027\. If you leave early, or your \w+ ends because you haven’t paid, you’ll pay 50% of \$29\.00 for each month that’s left\. A month that has started counts in full, even if you’ve paid for it\. If you show that we lost less than this, you pay only what we lost\.$/,
    ],
    [
      'that there may be a fee, where the backend says no more',
      null,
      /^Your minimum term doesn’t change\. If you leave before it ends, /,
    ],
  ])('says of a minimum term that runs on %s', async (_, minimumTerm, words) => {
    const legacy = { venue: 'mercer-lofts', persona: 'legacy' };
    const path = `${PLAN}/plans?plan=ml-plus-year&step=check`;
    const { reload } = await openPortal({ ...legacy, path });
    const { subscription } = (await (await callInAnotherTab('/subscription')).json()) as {
      subscription: object;
    };
    await reload({
      getSubscription: { subscription: { ...subscription, contract: true } },
      getUpgradeInfo: { minimumTerm },
    });
    const order = await screen.findByRole('button', { name: /^(Pay|Change) / });
    expectAbove(order, [words]);
    expect(screen.queryByText(/cancel at any time/)).toBeNull();
  });

  it('says why a minimum term leaves no cheaper plan to choose', async () => {
    await openPortal({ venue: 'mercer-lofts', persona: 'dana', path: `${PLAN}/plans` });
    const why = /^You can’t change to a cheaper \w+ until your minimum term ends\.$/;
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says why a minimum term leaves only dearer plans to choose', async () => {
    const legacy = { venue: 'mercer-lofts', persona: 'legacy', path: `${PLAN}/plans` };
    const { reload } = await openPortal(legacy);
    await screen.findByRole('radio', { name: /Gig/ });
    const why = /until your minimum term ends/;
    expect(screen.queryByText(why)).toBeNull();
    const read = async (path: string) => (await callInAnotherTab(path)).json();
    const { subscription } = (await read('/subscription')) as {
      subscription: { id: string; periodEnd: string };
    };
    const listed = (await read(`/plans/subscription/${subscription.id}/upgrade`)) as {
      priceId: string;
    }[];
    await reload({
      getSubscription: { subscription: { ...subscription, contract: true } },
      getUpgradePlans: listed.filter(({ priceId }) => priceId === 'ml-gig-month'),
    });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Gig/ })).toBeEnabled();
    // In the last period of the term a cheaper plan could be booked: there is none.
    const last = { contract: true, minimumTermEnd: subscription.periodEnd };
    await reload({ getSubscription: { subscription: { ...subscription, ...last } } });
    await screen.findByRole('radio', { name: /Gig/ });
    expect(screen.queryByText(why)).toBeNull();
  });

  it('says how long the minimum term runs that the change keeps, not the shorter one of the new plan', async () => {
    const path = `${PLAN}/plans?plan=ml-gig-month&step=check`;
    const { reload } = await openPortal({ venue: 'mercer-lofts', persona: 'legacy', path });
    const held = await callInAnotherTab('/subscription');
    const { subscription } = (await held.json()) as { subscription: object };
    const minimumTerm = { end: '2028-05-27T12:00:00Z', feePercent: 50, monthlyPrice: 89 };
    await reload({
      getSubscription: { subscription: { ...subscription, contract: true } },
      getUpgradeInfo: { minimumTerm },
    });
    await screen.findByText(/^Your minimum term runs until May 27, 2028\. .+ 50% of \$89\.00 /);
    expect(screen.queryByText(/^Minimum term: 12 months/)).toBeNull();
    expect(screen.getAllByText(/leave early/)).toHaveLength(1);
  });

  it('says the minimum term of the new plan once, and that it renews', async () => {
    await openPortal({
      venue: 'mercer-lofts',
      persona: 'legacy',
      path: `${PLAN}/plans?plan=ml-gig-month&step=check`,
    });
    const pay = await screen.findByRole('button', { name: /^Pay \$\d+\.\d\d now$/ });
    expectAbove(pay, [
      /exactly this amount\. Your \w+ then renews until you cancel\.$/,
      /^Minimum term: 12 months\. If you leave early, or your \w+ ends because you haven’t paid, you’ll pay 50% of the price of the months that are left\. A month that has started counts in full, even if you’ve paid for it\. If you show that we lost less than this, you pay only what we lost\.$/,
      'To cancel, log in and open My Plan.',
      'Sold by Foyer Networks Inc., 410 Mercer Street, New York, NY 10003.',
    ]);
    expect(screen.queryByText(/withdraw|include tax/)).toBeNull();
    expect(screen.getAllByText(/leave early/)).toHaveLength(1);
    expect(screen.queryByText(/cancel at any time/)).toBeNull();
  });

  it('asks for no start where the change comes after the days to withdraw', async () => {
    await openPortal({ ...imogen, path: `${PLAN}/plans?plan=tc-single-4weeks&step=check` });
    expect(await screen.findByRole('button', { name: /^Order for / })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps a refused coupon in the field, and the price unchanged', async () => {
    const { user } = await openPortal({
      ...hugo,
      path: `${PLAN}/plans?plan=st-plus-month&step=check`,
    });
    const pay = await screen.findByRole('button', { name: /^Order and pay £/ });
    const before = pay.textContent;
    await user.type(screen.getByLabelText('Coupon'), 'NOSUCH');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This coupon isn’t valid here.')).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Coupon').value).toBe('NOSUCH');
    expect((await screen.findByRole('button', { name: /^Order and pay £/ })).textContent).toBe(
      before,
    );
  });

  it('names the coupon that still holds, and says why another one does not fit', async () => {
    const { user } = await openPortal({
      persona: 'maya',
      path: `${PLAN}/plans?plan=cw-supersonic-month&step=check`,
    });
    const reduced = () => screen.findByText('Discount from coupon');
    expect((await reduced()).closest('dl')?.textContent).toContain('Discount from couponAUTUMN20');
    // SUB-14: the coupon lowers some payments, so the page shows the usual price beside the next one.
    expect(screen.getByText('£30.40')).toBeVisible();
    expect(screen.getByText('£38.00 a month')).toBeVisible();
    expect(screen.queryByText('Coupon you’ll lose')).toBeNull();
    const field = await screen.findByLabelText<HTMLInputElement>('Coupon');
    for (const [code, why] of [
      [
        'WHARFSTAFF',
        'This coupon isn’t for the plan you chose. Choose another plan, or continue without the coupon.',
      ],
      ['SUMMER25', 'This coupon has expired.'],
      ['NOSUCH', 'This coupon isn’t valid here.'],
    ] as const) {
      await user.clear(field);
      await user.type(field, code);
      await user.click(screen.getByRole('button', { name: 'Apply' }));
      expect(await screen.findByText(why)).toBeVisible();
      expect(field.value).toBe(code);
      expect((await reduced()).closest('dl')?.textContent).toContain('AUTUMN20');
    }
    await user.clear(field);
    await user.type(field, 'fiver');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('taken off the price')).toBeVisible();
    expect((await reduced()).closest('dl')?.textContent).toContain('Discount from couponFIVER');
    const ends = screen.getByText('Coupon you’ll lose').closest('dl');
    expect(ends?.textContent).toContain('Coupon you’ll loseAUTUMN20');
  });

  it('says that a coupon leaves nothing to pay next, and the usual price after it', async () => {
    await openPortal({
      persona: 'maya',
      path: `${PLAN}/plans?plan=cw-supersonic-month&step=check`,
      answers: { getUpgradeInfo: { nextAmount: 0 } },
    });
    const next = (await screen.findByText('Next payment')).closest('dl');
    expect(next?.textContent).toMatch(/Next payment.*Nothing.*Usual price£38\.00 a month/);
    expect(screen.queryByText(/£0\.00/)).toBeNull();
  });

  it('names the coupon that the change ends', async () => {
    await openPortal({
      persona: 'maya',
      path: `${PLAN}/plans?plan=cw-supersonic-month&step=check`,
      answers: { getUpgradeInfo: { couponApplied: false, nextAmount: 38 } },
    });
    const ends = (await screen.findByText('Coupon you’ll lose')).closest('dl');
    expect(ends?.textContent).toContain('Coupon you’ll loseAUTUMN20');
  });

  it('takes a valid coupon off the price', async () => {
    const { user } = await openPortal({
      ...hugo,
      path: `${PLAN}/plans?plan=st-plus-month&step=check`,
    });
    await screen.findByRole('button', { name: /^Order and pay £/ });
    await user.type(screen.getByLabelText('Coupon'), 'TRAIN10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    expect(await screen.findByText('£23.40')).toBeVisible();
    expect(screen.getByText('£26.00 a month')).toBeVisible();
  });

  it('says that a valid coupon takes nothing off this change', async () => {
    await openPortal({
      ...hugo,
      path: `${PLAN}/plans?plan=st-plus-month&step=check&coupon=TRAIN10`,
      answers: { getUpgradeInfo: { isCouponValid: true, couponApplied: false } },
    });
    expect(await screen.findByText(/no discount on this change/)).toBeVisible();
    expect(screen.queryByText(/taken off the price/)).toBeNull();
    expect(screen.queryByText('Discount from coupon')).toBeNull();
  });

  it('asks for no coupon when the change waits for the end of the period', async () => {
    await openPortal({
      ...imogen,
      path: `${PLAN}/plans?plan=tc-single-4weeks&step=check&coupon=SEASIDE`,
    });
    expect(
      await screen.findByRole('button', { name: /^Order for .+ with obligation to pay$/ }),
    ).toBeVisible();
    expect(screen.getByText('£9.00 every 4 weeks')).toBeVisible();
    expect(screen.queryByLabelText('Coupon')).toBeNull();
  });

  // DEV-13
  it('says that the plan is for fewer devices than are in use, and leads to them', async () => {
    const page = await openPortal({
      ...imogen,
      path: `${PLAN}/plans?plan=tc-single-4weeks&step=check`,
    });
    const title = 'You’re using 2 devices, but One device is for 1 device';
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getByText(/^Devices that you’ve already added can all still connect/),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    const devices = main.getByRole<HTMLAnchorElement>('link', { name: 'Device Management' });
    expect(devices.hash).toBe('#/portal/device-management');
    page.goTo(`${PLAN}/plans?plan=tc-awesome-4weeks&step=check`);
    expect(await screen.findByRole('button', { name: /^Order and pay / })).toBeVisible();
    expect(screen.queryByText(/^You’re using 2 devices/)).toBeNull();
  });

  it('schedules another plan after one that does not renew, and withdraws it', async () => {
    const { user } = await openPortal({
      ...rhys,
      path: `${PLAN}/plans?plan=hf-standard-month&step=check`,
    });
    const book = await screen.findByRole('button', {
      name: /^Order for .+ with obligation to pay$/,
    });
    await user.click(startEarly());
    expect(
      await screen.findByText(/^On .+ we’ll charge £20\.00 to your card \(.+ ending \d{4}\)\./),
    ).toBeVisible();
    await user.click(book);
    expect(await screen.findByText(/^You’ll change to Lodge Standard on /)).toBeVisible();
    expect(await screen.findByText('£20.00')).toBeVisible();
    expect(screen.queryByText('Ends and doesn’t renew')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText(/^We’ve cancelled the change\./)).toBeVisible();
    expect(await screen.findByText('Ends and doesn’t renew')).toBeVisible();
  });

  it('schedules a cheaper plan for the end of the period, and withdraws it', async () => {
    const { user } = await openPortal({
      ...imogen,
      path: `${PLAN}/plans?plan=tc-single-4weeks&step=check`,
    });
    await user.click(
      await screen.findByRole('button', { name: /^Order for .+ with obligation to pay$/ }),
    );
    expect(await screen.findByText(/^You’ll change to One device on /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay on Three devices' }));
    expect(await screen.findByText('You’re staying on Three devices.')).toBeVisible();
    expect(screen.queryByText(/^You’ll change to One device on /)).toBeNull();
  });
});

// LAW-9
describe('a booked change that starts within the days to withdraw', () => {
  it('asks for its start, and books nothing without it', async () => {
    const { user } = await openPortal({
      ...rhys,
      path: `${PLAN}/plans?plan=hf-standard-month&step=check`,
    });
    const book = { name: /^Order for .+ with obligation to pay$/ };
    await user.click(await screen.findByRole('button', book));
    // LAW-5
    expect(
      screen.getByText(
        /^Your withdrawal ends your \w+ straight away, .+ This applies once the change has started\.$/,
      ),
    ).toBeVisible();
    expect(startEarly()).toHaveFocus();
    expect(startEarly()).toBeInvalid();
    expect(screen.getByText('Tick the box to continue.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Check your change' })).toBeVisible();
  });

  it('asks for nothing where the last day to withdraw comes before its start', async () => {
    const withdrawUntil = new Date(now() + HOUR).toISOString();
    const { user } = await openPortal({
      ...rhys,
      path: `${PLAN}/plans?plan=hf-standard-month&step=check`,
      answers: { getUpgradeInfo: { withdrawUntil } },
    });
    const book = { name: /^Order for .+ with obligation to pay$/ };
    await user.click(await screen.findByRole('button', book));
    expect(await screen.findByText(/^You’ll change to Lodge Standard on /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText(/^We’ve cancelled the change\./)).toBeVisible();
  });

  it('asks for its start where the day is not known, too', async () => {
    const path = `${PLAN}/plans?plan=tc-single-4weeks&step=check`;
    const { reload } = await openPortal({ ...imogen, path });
    const held = await callInAnotherTab('/subscription');
    const { subscription } = (await held.json()) as { subscription: object };
    await reload({
      getUpgradeInfo: { nextPaymentDate: null },
      getSubscription: { subscription: { ...subscription, periodEnd: null } },
    });
    await screen.findByRole('button', { name: /^Order / });
    expect(startEarly()).toBeVisible();
  });
});

describe('a change of plan that starts straight away', () => {
  // LAW-9, BUY-24
  it('asks for the start of a dearer plan, and changes nothing without it', async () => {
    const { user } = await openNewCustomer(
      `${PLAN}/plans?plan=cw-plus-month&step=check`,
      'cw-essential-month',
    );
    const pay = await screen.findByRole('button', { name: /^Order and pay £/ });
    const startNow = screen.getByRole('checkbox', {
      name: 'Start the service now. If I withdraw within 14 days, I pay for the time I’ve had it.',
    });
    await user.click(pay);
    expect(startNow).toHaveFocus();
    expect(startNow).toBeInvalid();
    expect(screen.getByText('Tick the box to continue.')).toBeVisible();
    const price = /£\d+\.\d\d/.exec(pay.textContent)?.[0];
    await user.click(startNow);
    await user.click(pay);
    expect(await screen.findByText(`You’re on Plus now. You’ve paid ${price}.`)).toBeVisible();
    await waitFor(async () => {
      expect(await (await callInAnotherTab('/user/consents')).text()).toContain('"startNow"');
    });
  });
});
