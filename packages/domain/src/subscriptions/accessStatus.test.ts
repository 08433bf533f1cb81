import { describe, expect, it } from 'vitest';
import type { OrderState } from '../billing/order';
import type { PortalType } from '../portal-types/portalType';
import { aSiteUser } from '../testing/aSiteUser';
import { aSubscription } from '../testing/aSubscription';
import { DAY } from '../time/instant';
import { accessStatus, type AccessStatus } from './accessStatus';

const NOW = 1_800_000_000_000;
const SOON = NOW + 10 * DAY;
const pounds = (minor: number) => ({ minor, currency: 'GBP' as const });
const due = {
  id: 'in-1',
  number: '1',
  state: 'open' as const,
  amount: pounds(2200),
  dueDate: NOW - DAY,
  endsPlanAt: null,
  paidAt: null,
};

type Given = {
  subscription?: Parameters<typeof aSubscription>[0] | null;
  serviceEndDate?: number | null;
  nextPaymentDate?: number | null;
  pauseStart?: number | null;
  user?: Parameters<typeof aSiteUser>[0];
  portalType?: PortalType;
  order?: OrderState;
  siteClosed?: boolean;
};

const orderThatIs = (state: OrderState) => ({ priceId: 'p', couponCode: null, state });

const answer = ({
  subscription = {},
  user,
  portalType = 'PAYG',
  order,
  siteClosed = false,
  ...dashboard
}: Given) =>
  accessStatus({
    dashboard: {
      subscription: subscription === null ? null : aSubscription(subscription),
      serviceEndDate: null,
      subscriptionId: null,
      serviceEndTime: null,
      nextPaymentDate: null,
      pauseStart: null,
      ...dashboard,
    },
    user: aSiteUser(user),
    portalType,
    siteClosed,
    order: order ? orderThatIs(order) : null,
    now: NOW,
  });

describe('accessStatus', () => {
  it.each<[string, Given, AccessStatus]>([
    ['renewing', { nextPaymentDate: SOON }, { kind: 'renews', at: SOON }],
    [
      'changing',
      {
        subscription: {
          periodEnd: SOON,
          scheduledChange: { priceId: 'price-crew', at: SOON, price: null },
        },
      },
      { kind: 'changes', at: SOON },
    ],
    [
      'renewing after the start of a booked pause',
      { nextPaymentDate: SOON, pauseStart: NOW + DAY },
      { kind: 'pausing', at: NOW + DAY },
    ],
    [
      'renewing before the start of a booked pause',
      { nextPaymentDate: SOON, pauseStart: SOON + DAY },
      { kind: 'renews', at: SOON },
    ],
    ['without an end, with a booked pause', { pauseStart: SOON }, { kind: 'pausing', at: SOON }],
    [
      'with a pause that was booked for a day that is over',
      { nextPaymentDate: SOON, pauseStart: NOW - DAY },
      { kind: 'renews', at: SOON },
    ],
    [
      'cancelled, with a booked pause',
      {
        subscription: { state: 'cancelled', serviceEndDate: SOON },
        serviceEndDate: SOON,
        pauseStart: NOW + DAY,
      },
      { kind: 'ending', at: SOON },
    ],
    [
      'without a word about renewal',
      { subscription: { recurring: null, periodEnd: SOON } },
      { kind: 'open' },
    ],
    [
      'ending without renewal',
      { subscription: { recurring: false, periodEnd: SOON } },
      { kind: 'until', at: SOON },
    ],
    [
      'ending without renewal, with a service end date',
      { subscription: { recurring: false, serviceEndDate: SOON }, serviceEndDate: SOON },
      { kind: 'until', at: SOON },
    ],
    [
      'cancelled',
      { subscription: { state: 'cancelled', serviceEndDate: SOON }, serviceEndDate: SOON },
      { kind: 'ending', at: SOON },
    ],
    [
      'cancelled, at a closed site',
      {
        subscription: { state: 'cancelled', serviceEndDate: SOON },
        serviceEndDate: SOON,
        siteClosed: true,
      },
      { kind: 'until', at: SOON },
    ],
    [
      'cancelled, without a date',
      { subscription: { state: 'cancelled' } },
      { kind: 'ending', at: null },
    ],
    [
      'active, with a date of its end',
      { subscription: { serviceEndDate: SOON }, serviceEndDate: SOON },
      { kind: 'open' },
    ],
    ['without an end', {}, { kind: 'open' }],
    [
      'a boost where access is included',
      {
        subscription: { title: 'Exam boost', recurring: false, periodEnd: SOON },
        portalType: 'ANCHOR',
      },
      { kind: 'boosted', title: 'Exam boost', at: SOON },
    ],
    [
      'a boost that is over, where access is included',
      { subscription: { recurring: false, periodEnd: NOW - DAY }, portalType: 'ANCHOR' },
      { kind: 'none' },
    ],
    [
      'past its end',
      { subscription: { recurring: false, periodEnd: NOW - DAY } },
      { kind: 'none' },
    ],
    [
      'pending, with an order that nobody paid',
      { subscription: { state: 'pending' }, order: 'unpaid' },
      { kind: 'ordered', order: orderThatIs('unpaid') },
    ],
    [
      'without a plan, with an order that the bank decides about',
      { subscription: null, order: 'processing' },
      { kind: 'ordered', order: orderThatIs('processing') },
    ],
    [
      'pending, with a paid order',
      { subscription: { state: 'pending' }, order: 'paid' },
      { kind: 'settingUp' },
    ],
    [
      'with a plan, whatever was ordered',
      { nextPaymentDate: SOON, order: 'unpaid' },
      { kind: 'renews', at: SOON },
    ],
    ['pending', { subscription: { state: 'pending' } }, { kind: 'settingUp' }],
    [
      'past due',
      { subscription: { state: 'pastDue' }, user: { lastInvoice: due } },
      { kind: 'pastDue', amount: pounds(2200) },
    ],
    [
      'past due, with a paid invoice',
      { subscription: { state: 'pastDue' }, user: { lastInvoice: { ...due, state: 'paid' } } },
      { kind: 'pastDue', amount: null },
    ],
    [
      'past due, without an invoice',
      { subscription: { state: 'pastDue' } },
      { kind: 'pastDue', amount: null },
    ],
    ['paused', { user: { paused: true } }, { kind: 'paused' }],
    ['without a plan', { subscription: null }, { kind: 'none' }],
    ['with a plan that has ended', { subscription: { state: 'ended' } }, { kind: 'none' }],
    [
      'with access that no plan explains, where people pay',
      { subscription: null, user: { hasActiveSubscription: true } },
      { kind: 'open' },
    ],
    [
      'a resident with access but no plan (SFA)',
      { subscription: null, portalType: 'SFA', user: { hasActiveSubscription: true } },
      { kind: 'included' },
    ],
    [
      'a resident without access (SFA)',
      { subscription: null, portalType: 'SFA' },
      { kind: 'none' },
    ],
    [
      'a resident whose plan has ended (SFA)',
      { subscription: { state: 'ended' }, portalType: 'SFA' },
      { kind: 'none' },
    ],
    [
      'a tenant (ANCHOR)',
      { subscription: null, portalType: 'ANCHOR', user: { hasActiveSubscription: true } },
      { kind: 'included' },
    ],
    [
      'a guest whose paid plan has ended (FREE_SIGN_UP)',
      { subscription: { state: 'ended' }, portalType: 'FREE_SIGN_UP' },
      { kind: 'none' },
    ],
    ['with devices but no plan (PDR)', { subscription: null, portalType: 'PDR' }, { kind: 'none' }],
  ])('%s', (_, given, expected) => {
    expect(answer(given)).toEqual(expected);
  });
});
