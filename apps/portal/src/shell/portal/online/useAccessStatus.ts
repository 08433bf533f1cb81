import { accessStatus, type Dashboard, type Instant, type AccessStatus } from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { refreshSession } from '~/session/refreshSession';
import { now } from '~/session/storage/stores';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { usePauseUnderWayQuery } from '~/session/api/portal.api';

/** "Online until …" as the domain has it, and when a pause ends where one is under way. */
export const useAccessStatus = (
  dashboard: Dashboard,
): { answer: AccessStatus | null; pauseEnds: Instant | null } => {
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const portalType = useAppSelector(({ site }) => site.info?.portalType ?? 'unknown');
  const pause = usePauseUnderWayQuery(undefined, { skip: !user?.paused });
  const answer = user && accessStatus({ dashboard, user, portalType, now: now() });
  useArrival(answer);
  return { answer, pauseEnds: pause.data?.endDate ?? null };
};

/** A plan that was being set up and now runs: the account and the gateway know more than before. */
const useArrival = (answer: AccessStatus | null): void => {
  const dispatch = useAppDispatch();
  const wasSettingUp = useRef(false);
  const kind = answer?.kind;
  useEffect(() => {
    if (wasSettingUp.current && kind !== 'settingUp') void dispatch(refreshSession());
    wasSettingUp.current = kind === 'settingUp';
  }, [kind, dispatch]);
};
