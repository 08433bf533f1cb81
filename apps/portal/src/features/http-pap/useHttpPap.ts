import { navigationFor } from '@foyer/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { useGetHttpPapNoOpQuery } from './httpPap.api';

const NONE: readonly string[] = [];

/**
 * Wakes the gateway, then opens the address in `to`. It redirects inside this origin and to hosts
 * that the public configuration trusts; for any other host it shows a link. Rule ROUTE-6.
 */
export const useHttpPap = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const trustedHosts = useAppSelector(({ site }) => site.config?.trustedRedirectHosts ?? NONE);
  const gateway = useGetHttpPapNoOpQuery();
  const target = navigationFor(params.get('to'), { origin: window.location.origin, trustedHosts });
  const path = target.kind === 'inside' ? target.path : paths.landing;
  const href = target.kind === 'follow' ? target.href : null;
  const isStaying = target.kind === 'inside' || target.kind === 'none';
  useEffect(() => {
    if (!gateway.isSuccess) return;
    if (href !== null) window.location.assign(href);
    else if (isStaying) void navigate(path, { replace: true });
  }, [gateway.isSuccess, href, isStaying, path, navigate]);
  return {
    /** The address of another host, for the link; null while redirecting. */
    offer: gateway.isSuccess && target.kind === 'offer' ? target : null,
    hasFailed: gateway.isError,
    isTrying: gateway.isFetching,
    retry: () => void gateway.refetch(),
  };
};
