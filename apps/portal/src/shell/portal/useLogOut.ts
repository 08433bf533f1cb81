import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getClient } from '~/session/api/client';
import { api } from '~/session/api/api';
import { clearDrafts } from '~/product/forms/drafts';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { reloadSite } from '~/session/arrive';
import { finishBeforeLogOut } from '~/session/beforeLogOut';
import { claimsChanged, sessionStarted } from '~/session/store/sessionSlice';
import { accessCodes } from '~/session/storage/accessCodes';
import { tokens } from '~/session/storage/stores';
import { useAppDispatch, useAppSelector, useAppStore } from '~/session/store/hooks';
import { reloadPlans } from './reloadPlans';

/** Who is logged in, and the way out with every step of specification, section 4, "Session". */
export const useLogOut = () => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const place = useAppSelector(({ site }) => site.info?.name ?? '');
  const logOut = async (): Promise<void> => {
    if (isLoggingOut) return;
    setLoggingOut(true);
    const client = await getClient();
    if (!client) {
      dispatch(snackbarOpened({ text: t('errors.offline'), type: 'Error' }));
      return setLoggingOut(false);
    }
    await finishBeforeLogOut();
    await client.session.logOut({
      clearAccessCode: accessCodes.clear,
      reloadSiteInfo: () => dispatch(reloadSite()),
      arePlansLoaded: () => store.getState().site.offer !== null,
      planEngine: () => store.getState().site.info?.planEngine ?? 'unknown',
      reloadPlans: () => reloadPlans(store),
    });
    dispatch(sessionStarted({ isLeaving: true, account: null }));
    dispatch(claimsChanged(tokens.claims()));
    // What was cached and typed is this person's: gone before anybody else can see it.
    dispatch(api.util.resetApiState());
    clearDrafts();
  };
  return {
    person: user && {
      name: `${user.firstName} ${user.lastName}`.trim() || user.email,
      initials: `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase(),
      place,
    },
    isLoggingOut,
    logOut: () => void logOut(),
  };
};
