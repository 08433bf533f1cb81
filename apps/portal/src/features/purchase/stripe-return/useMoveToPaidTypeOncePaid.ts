import { useEffect } from 'react';
import { callApi } from '~/session/api/callApi';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { reloadAccount } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';

/**
 * Moves a user with free access to the paying type once their plan is paid, and not before: a payment that fails must leave
 * them the free access. Some backends move the user themselves, so this page ignores an error. Rule TYPE-7.
 */
export const useMoveToPaidTypeOncePaid = (isPaid: boolean): void => {
  const dispatch = useAppDispatch();
  const id = useAppSelector((state) =>
    selectHasFreeAccess(state) ? (state.session.account?.userId ?? null) : null,
  );
  const type = useAppSelector(selectCapabilities).paidPlanMovesTo;
  useEffect(() => {
    if (!isPaid || !id || !type) return;
    void callApi('changeUserType', { id, type }).then(({ error }) => {
      if (!error) void dispatch(reloadAccount());
    });
  }, [isPaid, id, type, dispatch]);
};
