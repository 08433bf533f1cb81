import type { MenuFacts } from '../menu/menuItems';

/** A visitor inside the network of an enabled PAYG site. */
export const aVisitor = (over: Partial<MenuFacts> = {}): MenuFacts => ({
  portalType: 'PAYG',
  siteMissing: false,
  siteEnabled: true,
  isImpersonating: false,
  outsideNetwork: false,
  loggedIn: false,
  hasActiveSubscription: false,
  hasFreeAccess: false,
  hasRecurringSub: false,
  paused: false,
  owes: false,
  emailActivation: false,
  userActive: true,
  legacySFAPlan: false,
  noUserJourney: false,
  registrationUnfinished: false,
  sessionEnded: false,
  sessionFailed: false,
  previousPage: null,
  query: '',
  holidayPark: false,
  ...over,
});

/** A logged-in user without a plan. */
export const aUser = (over: Partial<MenuFacts> = {}): MenuFacts =>
  aVisitor({ loggedIn: true, ...over });

/** A logged-in user with an active recurring plan. */
export const aCustomer = (over: Partial<MenuFacts> = {}): MenuFacts =>
  aUser({ hasActiveSubscription: true, hasRecurringSub: true, ...over });
