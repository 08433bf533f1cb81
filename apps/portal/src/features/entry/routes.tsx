import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { GatewayEntry } from './GatewayEntry';
import { entryScreen } from './EntryScreen';

/** Replaces any page that needs the site information, when it could not be loaded. */
export const ErrorScreen = entryScreen('error');

/** The session could not be fetched: shown at `/portal`. Rule ERR-17. */
export const SessionFailed = entryScreen('sessionFailed');

/** These ship with the entry, because a broken network cannot fetch them when they are needed. */
export const entryScreens: readonly ScreenRoute[] = [
  { path: '/stardust/auth/login', Screen: GatewayEntry },
  { path: '/error', Screen: ErrorScreen },
  { path: '/not-connected', Screen: entryScreen('notConnected') },
  { path: '/denied-portal', Screen: entryScreen('deniedPortal') },
  { path: '/denied', Screen: entryScreen('denied') },
  { path: '/portal-not-found', Screen: entryScreen('portalNotFound') },
];

/** Screens that need no route: an unknown address, and a failed start. */
export { FailedStart } from './FailedStart';
export { WrongUrl } from './WrongUrl';
