import type { MenuFacts } from '../menu/menuItems';

/** A visitor at an enabled PAYG site, through its gateway, not logged in. */
export const aVisitor = (over: Partial<MenuFacts> = {}): MenuFacts => ({
  portalType: 'PAYG',
  siteEnabled: true,
  isImpersonating: false,
  outsideNetwork: false,
  loggedIn: false,
  hasActiveSubscription: false,
  hasRecurringSub: false,
  paused: false,
  emailActivation: false,
  userActive: true,
  legacySFAPlan: false,
  noUserJourney: false,
  registrationUnfinished: false,
  sessionFailed: false,
  previousPage: null,
  query: '',
  holidayPark: false,
  ...over,
});

/** The same, logged in and without a plan. */
export const aUser = (over: Partial<MenuFacts> = {}): MenuFacts =>
  aVisitor({ loggedIn: true, ...over });

/** The same, with an active plan that renews. */
export const aCustomer = (over: Partial<MenuFacts> = {}): MenuFacts =>
  aUser({ hasActiveSubscription: true, hasRecurringSub: true, ...over });
