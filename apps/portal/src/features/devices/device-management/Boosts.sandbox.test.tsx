import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayAnswered } from '~/session/store/sessionSlice';
import { offerLoaded } from '~/session/store/siteSlice';
import { areRequestsUnderWay, bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { noOffer } from '~/testing/noOffer';
import { openPortal } from '~/testing/openPortal';

const DEVICES = '/portal/device-management';

// SUB-20
describe('an extra that runs', () => {
  it('shows on the devices page, and the plans page sells and keeps no other order', async () => {
    const getDashboard = {
      subscriptionId: 'boost',
      subscription: {
        id: 'boost',
        priceId: 'us-boost-1week',
        title: 'Exam boost',
        state: 'active',
        price: 7,
        currency: 'GBP',
        period: { amount: 1, magnitude: 'week' },
        recurring: false,
        periodEnd: '2090-12-02T10:00:00Z',
      },
      nextPaymentDate: null,
      nextPayment: null,
    };
    const { goTo } = await openPortal({
      venue: 'union-street',
      persona: 'priya',
      path: DEVICES,
      answers: {
        getDashboard,
        getOrder: { priceId: 'us-boost-1week', couponCode: null, state: 'unpaid' },
      },
    });
    expect(await screen.findByText(/^Exam boost is active until/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Exam boost' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your receipt' })).toHaveAttribute(
      'href',
      '#/portal/my-account',
    );
    goTo('/select-plan-anchor?plan=us-boost-1week&step=pay');
    expect(await screen.findByText(/^Exam boost is active until December 2, 2090/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByText('Pay by card')).toBeNull();
    await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
    expect(bodiesOf('saveOrder')).toEqual([]);
    goTo(DEVICES);
    expect(await screen.findByText(/^Exam boost is active until/)).toBeVisible();
    await waitFor(() => expect(takeCallsMade()).toContain('getOrder'));
    await waitFor(() => expect(areRequestsUnderWay()).toBe(false));
    expect(screen.queryByRole('link', { name: 'Finish your order' })).toBeNull();
  });

  it('of a device without an account shows on landing and on the plans page, which sells no other one', async () => {
    const { store, goTo } = await openPortal({
      venue: 'tollgate-house',
      answers: {
        getActiveSubscription: {
          active: true,
          priceId: 'th-visit-1week',
          title: 'Family visit',
          serviceEndDate: '2090-12-02T10:00:00Z',
        },
      },
    });
    act(() => void store.dispatch(gatewayAnswered({ deviceState: 'online', connect: null })));
    const shown = /^Family visit is active until December 2, 2090/;
    expect(await screen.findByText(shown)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Disconnect this device' })).toBeVisible();
    expect(screen.queryByText(/after you log out/)).toBeNull();
    goTo('/select-plan-anchor?plan=th-visit-1week&step=confirm-plan');
    await screen.findByRole('heading', { level: 1, name: 'Get faster Wi-Fi' });
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See your receipt' })).toBeNull();
  });

  it.each([
    ['on the devices page', DEVICES, { role: 'heading', name: 'Get faster Wi-Fi' }],
    ['where all slots are in use', `${DEVICES}/add-device`, { role: 'link', name: /^See larger/ }],
  ])('is not offered where nothing is sold: %s', async (_, path, { role, name }) => {
    const answers = { getDevices: { totalFreeDeviceSlots: 0 } };
    const { store } = await openPortal({ venue: 'union-street', persona: 'priya', path, answers });
    expect(await screen.findByRole(role, { name })).toBeVisible();
    act(() => void store.dispatch(offerLoaded(noOffer)));
    expect(screen.queryByRole(role, { name })).toBeNull();
  });

  it('is awaited before a step of the purchase shows', async () => {
    await openPortal({
      venue: 'union-street',
      persona: 'priya',
      path: '/select-plan-anchor?plan=us-boost-1week&step=confirm-plan',
      faults: [{ call: 'getDashboard', kind: 'slow', delayMs: 3000 }],
    });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(screen.queryByRole('heading', { name: /Check your order/ })).toBeNull();
    expect(await screen.findByRole('heading', { name: /Check your order/ })).toBeVisible();
  });
});
