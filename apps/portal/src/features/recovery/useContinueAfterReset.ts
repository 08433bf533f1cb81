import { useNavigate } from 'react-router-dom';
import { keepDraft } from '~/session/storage/formDrafts';
import { reloadPendingContacts } from '~/session/reloadPendingContacts';
import { useList } from '~/shared/i18n/useList';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';

/**
 * Continues once the password is changed: a logged-in user returns to their account, a visitor logs
 * in with the new password.
 */
export const useContinueAfterReset = () => {
  const { t } = useTranslation('recovery');
  const dispatch = useAppDispatch();
  const list = useList();
  const store = useAppStore();
  const navigate = useNavigate();
  return async (email: string | null): Promise<void> => {
    if (store.getState().session.isLoggedIn) {
      // The link or the code may have been for another account than the one of this session.
      const dropped = await dispatch(reloadPendingContacts());
      const text =
        dropped.length > 0
          ? t('reset.doneDropped', { values: list.all(dropped) })
          : t('reset.done');
      dispatch(snackbarOpened({ text, type: 'Success' }));
      await navigate(paths.myAccount, { replace: true });
      return;
    }
    if (email) keepDraft('login', { email }, []);
    await navigate(paths.login, { replace: true, state: { notice: 'passwordChanged' } });
  };
};
