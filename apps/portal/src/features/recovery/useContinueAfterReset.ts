import { useNavigate } from 'react-router-dom';
import { keepDraft } from '~/session/storage/formDrafts';
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
  const store = useAppStore();
  const navigate = useNavigate();
  return async (email: string | null): Promise<void> => {
    if (store.getState().session.isLoggedIn) {
      const text = t('reset.done');
      dispatch(snackbarOpened({ text, type: 'Success' }));
      await navigate(paths.myAccount, { replace: true });
      return;
    }
    if (email) keepDraft('login', { email }, []);
    await navigate(paths.login, { replace: true, state: { notice: 'passwordChanged' } });
  };
};
