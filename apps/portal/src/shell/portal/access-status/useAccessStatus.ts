import { skipToken } from '@reduxjs/toolkit/query';
import {
  accessStatus,
  mayBeOrdered,
  type Dashboard,
  type Instant,
  type Order,
  type AccessStatus,
} from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { useGetOrderQuery } from '~/product/orders/orders.api';
import { refreshSession } from '~/session/refreshSession';
import { now } from '~/session/storage/browserStores';
import { useAppDispatch, useAppSelector, useIsSiteClosed } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { planChanged, useGetDashboardQuery, useGetPauseQuery } from '~/session/api/portal.api';
import { SETTING_UP_POLL_MS } from './settingUpPoll';

/** The person's access status, the end of a current pause, and the order that may explain the status. */
export const useAccessStatus = (
  dashboard: Dashboard,
): { status: AccessStatus | null; pauseEnds: Instant | null; order: Order | null } => {
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const portalType = useAppSelector(selectPortalType);
  const siteClosed = useIsSiteClosed();
  const pause = useGetPauseQuery(undefined, { skip: !user?.paused });
  const facts = user && { dashboard, user, portalType, siteClosed, now: now() };
  const asksOrder = facts !== null && mayBeOrdered(accessStatus({ ...facts, order: null }));
  const { data: order = null, isLoading } = useGetOrderQuery(asksOrder ? undefined : skipToken);
  const isKnown = !isLoading && !pause.isLoading;
  const status = facts && isKnown ? accessStatus({ ...facts, order }) : null;
  const isSettingUp =
    dashboard.subscription?.state === 'pending' ||
    (status?.kind === 'ordered' && status.order.state === 'processing');
  const pollingInterval = isSettingUp ? SETTING_UP_POLL_MS : 0;
  useGetDashboardQuery(undefined, { pollingInterval });
  useGetOrderQuery(asksOrder ? undefined : skipToken, { pollingInterval });
  useRefreshAfterSetUp(isSettingUp);
  const known = pause.data === 'absent' ? null : pause.data;
  return { status, pauseEnds: known?.endDate ?? null, order };
};

/** Reads the session and the plan again once the backend has set up the plan. */
export const useRefreshAfterSetUp = (isSettingUp: boolean): void => {
  const dispatch = useAppDispatch();
  const wasSettingUp = useRef(false);
  useEffect(() => {
    if (wasSettingUp.current && !isSettingUp) {
      dispatch(planChanged());
      void dispatch(refreshSession());
    }
    wasSettingUp.current = isSettingUp;
  }, [isSettingUp, dispatch]);
};
