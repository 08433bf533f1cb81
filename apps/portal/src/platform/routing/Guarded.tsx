import { countsAsPrevious, type RoutePath } from '@foyer/domain';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { noteVisit } from '~/platform/logging/visits';
import { pageLeft } from '~/platform/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '~/platform/store/hooks';
import { useVerdict } from './useVerdict';

/**
 * Opens a page when the domain's guards allow it, else leads to where they say. Plan and portal
 * pages are remembered when they are left, for logging in to lead back to.
 */
export const Guarded = ({ route, children }: { route: RoutePath; children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const mac = useAppSelector(
    ({ site, session }) => site.info?.mac ?? session.location?.mac ?? null,
  );
  const to = useVerdict(route, search);
  useEffect(() => noteVisit(pathname, mac), [pathname, mac]);
  useEffect(() => {
    if (to !== null || !countsAsPrevious(route)) return undefined;
    return () => void dispatch(pageLeft(pathname + search));
  }, [dispatch, route, to, pathname, search]);
  return to === null ? children : <Navigate to={to} replace />;
};
