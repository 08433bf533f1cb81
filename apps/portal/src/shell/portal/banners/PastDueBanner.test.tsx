import { cleanup, screen } from '@testing-library/react';
import type { Account } from '@foyer/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { accountChanged } from '~/session/store/sessionSlice';
import { renderScreen } from '~/testing/renderScreen';
import { PastDueBanner } from './PastDueBanner';

type LastInvoice = NonNullable<Account['siteUser']['lastInvoice']>;

const owing = (state: LastInvoice['state'], hasActiveSubscription: boolean): Account => ({
  userId: 'user-1',
  bandwidthPooling: false,
  type: null,
  siteUser: {
    id: 'user-1',
    email: 'gareth@post.example',
    mobile: null,
    firstName: 'Gareth',
    lastName: 'Lowe',
    details: {},
    marketingOptIn: null,
    detailedMarketingOptIn: {},
    stripeCustomerId: null,
    hasActiveSubscription,
    hasRecurringSub: hasActiveSubscription,
    hasFreePlan: false,
    paused: false,
    active: true,
    legacySFAPlan: false,
    shareVlan: false,
    hasPassword: true,
    contactChangeNeedsPassword: false,
    pendingEmail: null,
    pendingMobile: null,
    language: null,
    lastInvoice: {
      id: 'in-1',
      number: 'F-1',
      state,
      amount: { minor: 3200, currency: 'GBP' },
      dueDate: Date.UTC(2020, 10, 9),
      endsPlanAt: null,
      paidAt: null,
    },
  },
});

afterEach(cleanup);

describe('the banner of an overdue bill', () => {
  it.each([
    ['keeps its plan going while that lasts', 'open', true, 'Pay to stay online.'],
    [
      'only settles what is owed once its plan has ended',
      'open',
      false,
      /doesn’t give you more time/,
    ],
    [
      'only settles what is owed once it is given up',
      'uncollectible',
      true,
      /doesn’t give you more time/,
    ],
  ] as const)('%s', async (_, state, hasPlan, said) => {
    await renderScreen(
      PastDueBanner,
      (store) => void store.dispatch(accountChanged(owing(state, hasPlan))),
      'portal',
    );
    expect(screen.getByText(said)).toBeVisible();
  });
});
