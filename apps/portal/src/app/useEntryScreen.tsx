import { routeOf } from '@foyer/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { entryScreens, SessionFailed } from '~/features/entry/routes';
import { landingScreens } from '~/features/landing/routes';
import { useRouteRedirect } from '~/session/guards/useRouteRedirect';
import { useAppSelector } from '~/session/store/hooks';

const screens = [...landingScreens, ...entryScreens];

/** The path inside the hash, with its query; the root when there is none. */
export const hashPath = (): string => window.location.hash.slice(1) || '/';

/** The screen at a path inside the hash, if it ships with the entry. */
export const entryScreenAt = (path: string) => {
  const route = path.includes('?') ? null : routeOf(path);
  return screens.find((row) => row.path === route);
};

/**
 * The screen of the first page, as long as it needs no router. The landing page and the error
 * screens ship with the entry, and their links are plain ones. The router shows every other page,
 * and it stays from then on. Without a session the error screen shows on every page.
 *
 * @returns null once the router has taken over
 */
export const useEntryScreen = (): ReactNode => {
  const [path, setPath] = useState<string | null>(hashPath);
  const hasFailed = useAppSelector(({ session }) => session.hasFailed);
  useEffect(() => {
    const follow = () => setPath(null);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const screen = path === null ? undefined : entryScreenAt(path);
  const redirect = useRouteRedirect(screen?.path ?? '/', '');
  const isEntry = screen !== undefined && redirect === null;
  // The router changes the address without an event. Once it has started, it also shows the landing
  // page.
  useEffect(() => {
    if (!isEntry && !hasFailed) setPath(null);
  }, [isEntry, hasFailed]);
  if (hasFailed) return <SessionFailed />;
  return isEntry ? <screen.Screen /> : null;
};
