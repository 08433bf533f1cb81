import { menuItems } from '../menu/menuItems';
import { checkRoute } from './checkRoute';
import { mustConfirmEmail } from './guardRules';
import type { RouteFacts } from './routeFacts';
import type { RoutePath } from './routes';

/** What a page offers besides other pages. */
export type ExitAction =
  | 'tryAgain'
  | 'contactSupport'
  | 'logOut'
  | 'resendConfirmation'
  | 'submit'
  | 'leave';

/** The ways on from a page for this person: pages that open, and things to do. */
export type Exits = {
  readonly pages: readonly RoutePath[];
  readonly actions: readonly ExitAction[];
};

const home: readonly RoutePath[] = [
  '/',
  '/portal',
  '/portal/device-management',
  '/portal/my-account',
  '/not-connected',
];
const recovery: readonly RoutePath[] = ['/login', '/portal/my-account', '/not-connected'];
const plans: readonly RoutePath[] = ['/select-plan', '/select-plan-anchor'];

/** Each page's exits outside the logged-in portal, where the menu is the way on. */
export const exitRows: Partial<Record<RoutePath, Exits>> = {
  '/': {
    pages: ['/login', ...plans, '/portal/device-management', '/portal/my-account'],
    actions: [],
  },
  '/select-plan': { pages: ['/login', ...home], actions: ['submit'] },
  '/select-plan-anchor': { pages: ['/login', ...home], actions: ['submit'] },
  '/select-plan-email-verification': {
    pages: [...plans, '/login', ...home],
    actions: ['resendConfirmation'],
  },
  '/login': { pages: ['/', '/password-recovery', '/sms-password-recovery'], actions: ['submit'] },
  '/stripe-return': { pages: [...home, '/login', ...plans], actions: ['tryAgain'] },
  '/password-recovery': { pages: ['/sms-password-recovery', ...recovery], actions: ['submit'] },
  '/sms-password-recovery': { pages: ['/password-recovery', ...recovery], actions: ['submit'] },
  '/password-reset': { pages: ['/password-recovery', ...recovery], actions: ['submit'] },
  '/http-pap-connection': { pages: home, actions: ['leave'] },
  '/stardust/auth/login': { pages: home, actions: ['tryAgain'] },
  '/error': { pages: [...home, '/login'], actions: ['tryAgain', 'contactSupport'] },
  '/denied-portal': { pages: home, actions: ['tryAgain', 'contactSupport'] },
  '/denied': { pages: home, actions: ['contactSupport'] },
  '/not-connected': { pages: ['/login', ...home], actions: ['tryAgain'] },
  '/portal-not-found': { pages: home, actions: ['tryAgain', 'contactSupport'] },
  '/finish-registration': { pages: ['/login'], actions: ['submit', 'logOut'] },
  '/password-recovery-for-my-account': {
    pages: ['/portal/my-account', '/portal'],
    actions: ['submit'],
  },
  '/password-sms-recovery-for-my-account': {
    pages: ['/portal/my-account', '/portal'],
    actions: ['submit'],
  },
};

/** The ways on from a page. Nobody is ever left without one. */
export const exitsOf = (route: RoutePath, facts: RouteFacts): Exits => {
  const asked = facts.query === '' ? facts : { ...facts, query: '' };
  const { pages, actions } = exitRows[route] ?? portalExits(asked);
  return { pages: pages.filter((page) => page !== route && opens(page, asked)), actions };
};

/** Inside the logged-in portal the menu is the way on, and its items open. */
const portalExits = (facts: RouteFacts): Exits => {
  if (facts.sessionFailed) return { pages: [], actions: ['tryAgain'] };
  const pages = menuItems({ ...facts, holidayPark: false }).map((item) => item.to);
  return {
    pages,
    actions: mustConfirmEmail(facts) ? ['resendConfirmation', 'logOut'] : ['logOut'],
  };
};

/** `/not-connected` opens for anyone, but is a way on only for whoever is outside the network. */
const opens = (page: RoutePath, facts: RouteFacts): boolean =>
  (page !== '/not-connected' || facts.outsideNetwork) && checkRoute(page, facts).kind === 'allow';
