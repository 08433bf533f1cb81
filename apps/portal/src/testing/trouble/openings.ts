import type { Opening } from '../openPortal';

/** A screen to open, and where it leads by itself if it does. */
export interface ScreenOpening extends Opening {
  path: string;
  lands?: string;
}

/** Every screen that reads something, as somebody whom it is for opens it. */
export const openings: readonly ScreenOpening[] = [
  { path: '/' },
  { path: '/select-plan' },
  { path: '/login' },
  { path: '/select-plan-anchor', venue: 'union-street' },
  { path: '/select-plan-email-verification', venue: 'station-lofts', persona: 'unverified' },
  { path: '/stripe-return?session_id=cs_unknown', persona: 'maya' },
  { path: '/password-recovery' },
  { path: '/sms-password-recovery', venue: 'cedar-pine' },
  { path: '/password-reset?token=unknown' },
  { path: '/http-pap-connection', lands: '/' },
  { path: '/error' },
  { path: '/denied' },
  { path: '/denied-portal' },
  { path: '/not-connected' },
  { path: '/portal-not-found' },
  { path: '/finish-registration', venue: 'station-lofts', persona: 'unfinished' },
  { path: '/password-recovery-for-my-account', persona: 'maya' },
  { path: '/password-sms-recovery-for-my-account', venue: 'mercer-lofts', persona: 'dana' },
  { path: '/portal', persona: 'maya' },
  { path: '/portal/device-management', venue: 'halden-arcade', persona: 'elena' },
  { path: '/portal/manage-your-plan', venue: 'ruda-park-connect', persona: 'paused' },
  { path: '/portal/manage-your-plan', persona: 'maya' },
  { path: '/portal/manage-your-plan/plans', persona: 'maya' },
  {
    path: '/portal/manage-your-plan/home-networking-wizard',
    venue: 'mercer-lofts',
    persona: 'dana',
  },
  { path: '/portal/manage-your-plan/cancel', persona: 'maya' },
  { path: '/portal/billing-information', persona: 'maya' },
  { path: '/portal/billing-information', venue: 'trenance-cove', persona: 'pastdue' },
  { path: '/portal/device-management', persona: 'maya' },
  { path: '/portal/device-management', venue: 'union-street', persona: 'priya' },
  { path: '/portal/device-management/add-device', persona: 'maya' },
  { path: '/portal/preferences-and-privacy', persona: 'maya' },
  { path: '/portal/my-account', persona: 'maya' },
  { path: '/portal/my-account/edit', persona: 'maya' },
  { path: '/portal/my-account/default-payment-method', persona: 'maya' },
];
