import { capabilitiesOf } from '@foyer/domain';
import { useEffect } from 'react';
import { callApi } from '~/session/api/callApi';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';

/**
 * Makes a user with free access a paying customer once their plan is paid, and not before: a payment that fails must leave them
 * the free access. A backend may do it by itself, so an error changes nothing here. Rule TYPE-7.
 */
export const useBecomePaying = (isPaid: boolean): void => {
  const id = useAppSelector((state) =>
    selectHasFreeAccess(state) ? (state.session.account?.userId ?? null) : null,
  );
  const type = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').paidPlanMovesTo,
  );
  useEffect(() => {
    if (isPaid && id && type) void callApi('changeUserType', { id, type });
  }, [isPaid, id, type]);
};
