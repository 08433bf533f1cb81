import { countsAsPrevious, type RoutePath } from '@foyer/domain';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { logPageVisit } from '~/shared/logging/logPageVisit';
import { landingReached, pageLeft } from '~/session/store/sessionSlice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { paths, RELOAD_QUERY } from '~/shared/routing/paths';
import { Redirect } from './Redirect';
import { useRouteRedirect } from './useRouteRedirect';

/** Pages that lead back to the page that was asked for. */
const returnsLater: readonly string[] = [paths.login, paths.finishRegistration];

/**
 * Opens a page when the domain's guards allow it, else redirects to where they say. It stores the
 * last plan or portal page, opened or asked for, to which logging in returns. Rule ROUTE-3.
 */
export const Guarded = ({ route, children }: { route: RoutePath; children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const mac = useAppSelector(
    ({ site, session }) => site.info?.mac ?? session.location?.mac ?? null,
  );
  const verdict = useRouteRedirect(route, search);
  const to = useLeaving(route) ?? verdict;
  useEffect(() => logPageVisit(pathname, mac), [pathname, mac]);
  useEffect(() => {
    if (!countsAsPrevious(route)) return undefined;
    const remember = () => void dispatch(pageLeft(pathname + search));
    if (to !== null && returnsLater.includes(to)) remember();
    return to === null ? remember : undefined;
  }, [dispatch, route, to, pathname, search]);
  if (to === null) return children;
  // Who has no dashboard is led on with the wish to reload. Rule ROUTE-4.
  const isReload = search === RELOAD_QUERY && to.startsWith('/portal/');
  return <Redirect to={isReload ? to + search : to} />;
};

/** A completed log-out leads to landing from any page, whatever the guards say. */
const useLeaving = (route: RoutePath): string | null => {
  const dispatch = useAppDispatch();
  const isLeaving = useAppSelector(({ session }) => session.isLeaving);
  const isOut = isLeaving && route === paths.landing;
  useEffect(() => {
    if (isOut) dispatch(landingReached());
  }, [isOut, dispatch]);
  return isLeaving && !isOut ? paths.landing : null;
};
