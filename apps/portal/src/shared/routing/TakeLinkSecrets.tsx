import { takeLinkSecrets } from '@foyer/domain';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';

interface LinkState {
  linkCode?: string | null;
}

const stateOf = (state: unknown): LinkState =>
  typeof state === 'object' && state !== null ? state : {};

/**
 * Takes the secrets of a link out of the address before any screen shows: third parties on the page
 * can read the address. The code stays in the history entry's state, so that a reload keeps it. Rule
 * LOG-4.
 */
export const TakeLinkSecrets = ({ children }: { children: ReactNode }) => {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  useEffect(takeBankSecrets, []);
  const taken = takeLinkSecrets(search);
  if (!taken) return children;
  return (
    <Navigate
      replace
      to={{ pathname, search: taken.search }}
      state={{ ...stateOf(state), linkCode: taken.code } satisfies LinkState}
    />
  );
};

/** A bank that took over the whole page puts its parameters before the hash. */
const takeBankSecrets = (): void => {
  const { pathname, search, hash } = window.location;
  const taken = takeLinkSecrets(search);
  if (taken) window.history.replaceState(window.history.state, '', pathname + taken.search + hash);
};

/** The code of the mailed link that opened this page; null when there is none. */
export const useLinkCode = (): string | null => {
  const { state } = useLocation() as Location<unknown>;
  return stateOf(state).linkCode ?? null;
};
