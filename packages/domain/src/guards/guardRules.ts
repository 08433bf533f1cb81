import { capabilitiesOf } from '../portal-types/portalCapabilities';
import {
  countsAsPrevious,
  outsidePages,
  planPages,
  portalAreaOf,
  terminationPages,
  unguardedPages,
} from './pageGroups';
import type { RouteFacts } from './routeFacts';
import { type RoutePath, routeOf } from './routes';

/** A guard. If `to` answers null, the page opens. */
export type GuardRule = {
  readonly why: string;
  readonly on: (route: RoutePath) => boolean;
  readonly when: (facts: RouteFacts, route: RoutePath) => boolean;
  readonly to: (facts: RouteFacts, route: RoutePath) => string | null;
};

const recoveryForMyAccount: readonly RoutePath[] = [
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
];

/**
 * The general guards in order; the first match decides. Rules GUARD-1 to GUARD-12. `areaGuards`
 * has the guards for areas of the logged-in portal.
 */
export const guardRules = [
  {
    why: 'unguarded',
    on: (route) => unguardedPages.includes(route),
    when: () => true,
    to: () => null,
  },
  {
    why: 'sessionFailed',
    on: () => true,
    when: ({ sessionFailed }) => sessionFailed,
    to: (_, route) => (route === '/portal' ? null : '/portal'),
  },
  {
    why: 'siteMissing',
    on: () => true,
    when: ({ siteMissing }) => siteMissing,
    to: () => '/portal-not-found',
  },
  {
    why: 'outsideNetwork',
    on: (route) => !outsidePages.includes(route),
    when: ({ outsideNetwork, loggedIn }) => outsideNetwork && !loggedIn,
    to: () => '/not-connected',
  },
  {
    why: 'siteDisabled',
    on: (route) => !terminationPages.includes(route),
    when: ({ siteEnabled, isImpersonating }) => !siteEnabled && !isImpersonating,
    to: () => '/denied-portal',
  },
  {
    why: 'statusQuery',
    on: (route) => portalAreaOf(route) !== null,
    when: (facts) => !facts.loggedIn && facts.emailActivation && hasStatus(facts),
    to: ({ query }) => `/login${query}`,
  },
  {
    why: 'notLoggedIn',
    on: (route) => portalAreaOf(route) !== null || recoveryForMyAccount.includes(route),
    when: ({ loggedIn }) => !loggedIn,
    to: ({ sessionEnded }, route) => (route === '/portal' && !sessionEnded ? '/' : '/login'),
  },
  {
    why: 'confirmEmail',
    on: (route) => portalAreaOf(route) !== null,
    when: (facts) => mustConfirmEmail(facts),
    to: (_, route) => (route === '/portal' ? null : '/portal'),
  },
  {
    why: 'finishRegistration',
    on: (route) => offersPlans(route) || portalAreaOf(route) !== null,
    when: (facts) => mustFinishRegistration(facts),
    to: () => '/finish-registration',
  },
  {
    why: 'nothingToFinish',
    on: (route) => route === '/finish-registration',
    when: ({ loggedIn, registrationUnfinished }) => loggedIn && !registrationUnfinished,
    to: () => '/',
  },
  {
    why: 'hasPlan',
    on: (route) => offersPlans(route),
    when: (facts, route) =>
      !sellsExtras(facts, route) &&
      !replacesFreeAccess(facts, route) &&
      facts.loggedIn &&
      facts.hasActiveSubscription,
    // A coupon can be for a plan that no list shows, so the change of plan takes it; an order that was paid since does not.
    to: ({ query }) => {
      const coupon = /[?&]step=/.test(query) ? null : /[?&](coupon=[^&]+)/.exec(query)?.[1];
      return coupon ? `/portal/manage-your-plan/plans?${coupon}` : '/portal';
    },
  },
  {
    why: 'paused',
    on: (route) => offersPlans(route),
    when: (facts, route) => !sellsExtras(facts, route) && facts.loggedIn && facts.paused,
    to: () => '/portal',
  },
  {
    why: 'impersonating',
    on: (route) => offersPlans(route),
    when: (facts, route) =>
      !sellsExtras(facts, route) &&
      facts.loggedIn &&
      facts.isImpersonating &&
      capabilitiesOf(facts.portalType).agentsSkipLanding,
    to: () => '/portal',
  },
  {
    why: 'otherPlanPage',
    on: (route) => route === '/select-plan' || route === '/select-plan-anchor',
    when: ({ portalType }, route) => capabilitiesOf(portalType).planPage !== route,
    to: ({ portalType }) => capabilitiesOf(portalType).planPage,
  },
  {
    // The page says what became of a link, also of one whose change was dropped, and then goes on.
    why: 'confirmEmail',
    on: (route) => route === '/login',
    when: (facts) => facts.loggedIn && hasStatus(facts),
    to: () => null,
  },
  {
    why: 'alreadyLoggedIn',
    on: (route) => route === '/login',
    when: ({ loggedIn }) => loggedIn,
    to: (facts) => (facts.noUserJourney ? '/' : previousPageOr(facts, '/')),
  },
] as const satisfies readonly GuardRule[];

/** A customer. The portal never asks an agent to confirm an address or finish a registration (ROLE-3). */
const isOwner = (facts: RouteFacts): boolean => facts.loggedIn && !facts.isImpersonating;

/** The site wants the user to confirm the email address first. Rule GUARD-7. */
export const mustConfirmEmail = (facts: RouteFacts): boolean =>
  isOwner(facts) && facts.emailActivation && !facts.userActive;

/** Rule GUARD-8. */
export const mustFinishRegistration = (facts: RouteFacts): boolean =>
  isOwner(facts) && facts.registrationUnfinished && !mustConfirmEmail(facts);

/** The page to return to after log-in. Rule ROUTE-3. */
export const previousPageOr = ({ previousPage }: RouteFacts, otherwise: string): string => {
  const page = previousPage ?? otherwise;
  const route = routeOf(page);
  return route && countsAsPrevious(route) ? page : otherwise;
};

const hasStatus = ({ query }: RouteFacts): boolean => /[?&]status=/.test(query);

const offersPlans = (route: RoutePath): boolean => route === '/' || planPages.includes(route);

/**
 * Where access is included, the plan page sells only extras, so a plan does not close it. Rule
 * GUARD-11.
 */
const sellsExtras = ({ portalType }: RouteFacts, route: RoutePath): boolean =>
  route === '/select-plan-anchor' && capabilitiesOf(portalType).planPage === route;

/**
 * A user with free access or a free plan can buy a plan. Confirming the email address can give that access in the middle
 * of an order, so that page stays open too. Rule GUARD-9.
 */
const replacesFreeAccess = ({ hasFreeAccess }: RouteFacts, route: RoutePath): boolean =>
  (route === '/select-plan' || route === '/select-plan-email-verification') && hasFreeAccess;
