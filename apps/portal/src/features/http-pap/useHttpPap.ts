import { navigationFor } from '@foyer/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { useGetHttpPapNoOpQuery } from './http-pap.api';

const NONE: readonly string[] = [];

/**
 * Wakes the gateway, then goes where `to` says: by itself inside this origin or to a host that the
 * public configuration trusts; any other is offered. Rule ROUTE-6.
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
    /** The page elsewhere that is offered; null while going on by itself. */
    offer: gateway.isSuccess && target.kind === 'offer' ? target : null,
    hasFailed: gateway.isError,
    isTrying: gateway.isFetching,
    retry: () => void gateway.refetch(),
  };
};
