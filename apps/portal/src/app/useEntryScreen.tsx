import { routeOf } from '@foyer/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { entryScreens, SessionFailed } from '~/features/entry/routes';
import { landingScreens } from '~/features/landing/routes';
import { navigationState } from '~/shared/routing/navigationState';
import { useVerdict } from '~/session/guards/useVerdict';
import { useAppSelector } from '~/session/store/hooks';

const screens = [...landingScreens, ...entryScreens];

/** A path inside the hash, its query included; the root where there is none. */
const hashPath = (): string => window.location.hash.slice(1) || '/';

/**
 * The screen of the first page, for as long as it needs no router: the landing page and the states
 * that a visit can end up in ship with the entry, and their links are plain ones. Whatever else is
 * opened first, or next, is for the router to show, which stays from then on. Without a session there
 * is nothing to show but that.
 *
 * @returns null once the router has taken over
 */
export const useEntryScreen = (): ReactNode => {
  const [path, setPath] = useState<string | null>(hashPath);
  const hasFailed = useAppSelector(({ session }) => session.hasFailed);
  useEffect(() => {
    const follow = () => {
      navigationState.hasLeftFirstScreen = true;
      setPath(null);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const route = path === null || path.includes('?') ? null : routeOf(path);
  const screen = screens.find((row) => row.path === route);
  const redirect = useVerdict(screen?.path ?? '/', '');
  const isEntry = screen !== undefined && redirect === null;
  // The router changes the address without a sound: once it has taken over, landing is its own too.
  useEffect(() => {
    if (!isEntry && !hasFailed) setPath(null);
  }, [isEntry, hasFailed]);
  if (hasFailed) return <SessionFailed />;
  return isEntry ? <screen.Screen /> : null;
};
