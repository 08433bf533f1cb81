import { useContext } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { getClient } from '~/session/api/client';
import { askGateway } from '~/product/network/askGateway';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { reloadSite } from '~/session/refreshSession';
import { updateSession } from '~/session/updateSession';
import { PendingChanges } from '~/session/PendingChanges';
import { logOutCompleted, logOutStarted } from '~/session/store/sessionSlice';
import { accessCodes } from '~/session/storage/accessCodes';
import { useAppDispatch, useAppSelector, useAppStore } from '~/session/store/hooks';
import { LoadPlans } from './LoadPlans';

/** Who is logged in, and the log-out. Rules SES-20 and SES-34. */
export const useLogOut = () => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const loadPlans = useContext(LoadPlans);
  const pendingChanges = useContext(PendingChanges);
  const isLoggingOut = useAppSelector(({ session }) => session.isLoggingOut);
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const place = useAppSelector(({ site }) => site.info?.name ?? '');
  const person = user && {
    name: `${user.firstName} ${user.lastName}`.trim() || user.email,
    initials: `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase(),
    place,
  };
  const logOut = async (): Promise<void> => {
    const client = await getClient();
    if (!client) {
      dispatch(snackbarOpened({ text: t('errors.offline'), type: 'Error' }));
      return;
    }
    const { session, site } = store.getState();
    if (session.isLoggingOut) return;
    dispatch(logOutStarted());
    const endSession = () => client.call('endSession', { id: 'current' }, { isQuiet: true });
    await (pendingChanges?.sendAll(endSession) ?? endSession());
    await client.session.logOut({
      clearAccessCode: accessCodes.clear,
      reloadSiteInfo: () => dispatch(reloadSite({ isForced: true })),
      leave: () => {
        dispatch(logOutCompleted());
        dispatch(updateSession());
        // The device may have a plan or a guest pass of its own.
        void dispatch(askGateway());
      },
      planEngine: () => store.getState().site.info?.planEngine ?? 'unknown',
      loadPlans: () => loadPlans(store),
    });
    if (site.info?.isImpersonating)
      dispatch(
        snackbarOpened({
          text: t('log-out:impersonation.ended', { name: person?.name ?? '' }),
          type: 'Success',
        }),
      );
  };
  return {
    person,
    isLoggingOut,
    logOut: () => void logOut(),
  };
};
