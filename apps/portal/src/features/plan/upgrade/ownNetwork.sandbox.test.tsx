import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const PLAN = '/portal/manage-your-plan';
const maya = { venue: 'canal-wharf', persona: 'maya' };

// NET-13
describe('a change from a plan with a personal network', () => {
  it('says before it is booked that the network goes, and what the devices use then', async () => {
    await openPortal({ ...maya, path: `${PLAN}/plans?plan=cw-essential-month&step=check` });
    expect(await screen.findByText('Essential doesn’t include your own network')).toBeVisible();
    expect(
      screen.getByText(
        'Your network stops when Essential starts. From then on, connect your devices to the Wi-Fi at Canal Wharf.',
      ),
    ).toBeVisible();
  });

  it('says nothing of it where the new plan has one too', async () => {
    await openPortal({ ...maya, path: `${PLAN}/plans?plan=cw-supersonic-month&step=check` });
    expect(await screen.findByText('Pay today')).toBeVisible();
    expect(screen.queryByText(/own network/)).toBeNull();
  });

  it('says it on My Plan while it waits', async () => {
    const { reload } = await openPortal({ ...maya, path: PLAN });
    const held = await callInAnotherTab('/subscription');
    const { subscription } = (await held.json()) as { subscription: { periodEnd: string } };
    const booked = (priceId: string) => ({
      getSubscription: {
        subscription: { ...subscription, scheduledChange: { priceId, at: subscription.periodEnd } },
      },
    });
    const goes = /Your network stops when Essential starts/;
    await reload(booked('cw-essential-month'));
    expect(await screen.findByText(goes)).toBeVisible();
    await reload(booked('cw-supersonic-month'));
    expect(await screen.findByText(/change to Supersonic on/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(goes)).toBeNull());
  });
});
