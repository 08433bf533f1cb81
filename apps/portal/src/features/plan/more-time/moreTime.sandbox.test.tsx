import { DAY } from '@foyer/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { expectAbove, orderTerms } from '~/testing/orderTerms';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const rhys = { venue: 'hartsmere-forest', persona: 'rhys', path: '/portal/manage-your-plan' };

const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Add 3 days' });
  return within(heading.closest('section') ?? document.body);
};
const pay = async () => (await card()).findByRole('button', { name: 'Order and pay £15.00' });
const startNow = async () =>
  (await card()).findByRole('checkbox', {
    name: /^Start the service before my right to withdraw ends/,
  });
const write = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(at);
/** The time and the day, as the offer shows them, at which the pass would end with this many periods of 3 days more, by the server's books. */
const endAfter = async (periods: number): Promise<string> => {
  const plans = (await (await callInAnotherTab('/billing/subscriptions')).json()) as {
    periodEnd: string;
  }[];
  const at = Date.parse(plans[0]?.periodEnd ?? '') + periods * 3 * DAY;
  return `${write(at, { timeStyle: 'short' })}${write(at, { weekday: 'short', day: 'numeric', month: 'long' })}`;
};
/** Expects the line of the new end, with the day and the time. */
const expectEnd = async (end: string): Promise<void> => {
  const label = (await card()).getByText('New end date');
  await waitFor(() => expect(label.closest('div')?.textContent).toBe(`New end date${end}`));
};

// SUB-22
describe('more time for a pass', () => {
  it('names its price, the card and the new end before it is paid', async () => {
    await openPortal(rhys);
    const offer = await card();
    expect(await offer.findByText('£15.00')).toBeVisible();
    expect(await offer.findByText(/^Mastercard ending \d{4}$/)).toBeVisible();
    await expectEnd(await endAfter(1));
    // LAW-10
    expectAbove(await pay(), [
      /charge your card once, and nothing renews/,
      /^Once your \w+ has ended, there’s nothing left to refund\.$/,
      ...orderTerms,
    ]);
  });

  // LAW-9
  it('asks for the start at once before it charges the card', async () => {
    const { user } = await openPortal(rhys);
    const button = await pay();
    takeCallsMade();
    await user.click(button);
    expect(await screen.findByText('Tick the box to continue.')).toBeVisible();
    expect(await startNow()).toHaveFocus();
    expect(takeCallsMade()).not.toContain('extendSubscription');
  });

  it('says that the card was declined and offers another one, and the pass keeps its end', async () => {
    const { user } = await openPortal({
      ...rhys,
      faults: [{ call: 'extendSubscription', kind: '402', said: 'Your card was declined.' }],
    });
    await user.click(await startNow());
    await user.click(await pay());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^We couldn’t add the time.*Your card was declined\./);
    expect(within(alert).getByRole('link', { name: 'Use another card' })).toBeVisible();
    await expectEnd(await endAfter(1));
  });

  it.each([
    ['another window has moved the end', { endsAt: new Date(Date.now() + 30 * DAY).toISOString() }],
    ['the price on the button is an earlier one', { price: 12 }],
  ])('charges nothing and says so when %s', async (_, getExtension) => {
    const { user } = await openPortal({ ...rhys, answers: { getExtension } });
    await user.click(await startNow());
    const name = /^Order and pay £1\d\.00$/;
    await user.click(await (await card()).findByRole('button', { name }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^The end date or the price has changed.*We haven’t charged you for this time\./,
    );
  });

  it('says until when the pass lasts once it is paid, and offers the time after that', async () => {
    const { user } = await openPortal(rhys);
    const next = await endAfter(2);
    await user.click(await startNow());
    await user.click(await pay());
    expect(
      await screen.findByText(/^You can use Lodge Premium until .*You’ve paid £1\d\.00\.$/),
    ).toBeVisible();
    await expectEnd(next);
  });

  it('gives up a payment that the bank does not confirm', async () => {
    const { user } = await openPortal({
      ...rhys,
      answers: {
        getSiteInfo: { '3ds_enabled': false },
        extendSubscription: { paymentIntentId: 'pi_1', invoiceId: 'in_1' },
      },
    });
    await user.click(await startNow());
    const button = await pay();
    takeCallsMade();
    await user.click(button);
    expect(await screen.findByText(/^There was an issue processing your payment/)).toBeVisible();
    expect(takeCallsMade()).toContain('voidInvoice');
  });
});
