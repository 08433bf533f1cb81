import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { GatewayEntry } from './GatewayEntry';
import { entryScreen } from './EntryScreen';

/** What stands in for any page that needs to know the site, where none could be had. */
export const ErrorScreen = entryScreen('error');

/** No session could be had: stands at `/portal`. Rule ERR-17. */
export const SessionFailed = entryScreen('sessionFailed');

/** These ship with the entry: a broken network cannot fetch them when they are needed. */
export const entryScreens: readonly ScreenRoute[] = [
  { path: '/stardust/auth/login', Screen: GatewayEntry },
  { path: '/error', Screen: ErrorScreen },
  { path: '/not-connected', Screen: entryScreen('notConnected') },
  { path: '/denied-portal', Screen: entryScreen('deniedPortal') },
  { path: '/denied', Screen: entryScreen('denied') },
  { path: '/portal-not-found', Screen: entryScreen('portalNotFound') },
];

/** What no route is needed for: an address that does not exist, and a start that failed. */
export { FailedStart } from './FailedStart';
export { WrongUrl } from './WrongUrl';
