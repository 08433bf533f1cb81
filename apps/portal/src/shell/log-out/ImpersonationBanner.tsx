import { Banner, Button } from '@foyer/ui-kit/core';
import { userIcon } from '@foyer/ui-kit/icons';
import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useLogOut } from './useLogOut';

/** Tells a support agent whose account this is, ends the impersonation, and says when it has ended. */
const ImpersonationBanner = () => {
  const { t } = useTranslation('log-out');
  const { person, logOut, isLoggingOut } = useLogOut();
  useSaysEnd(person?.name ?? null);
  if (!person) return null;
  return (
    <Banner
      tone="warning"
      icon={userIcon}
      title={t('impersonation.title', { name: person.name })}
      action={
        <Button variant="soft" size="small" busy={isLoggingOut} onClick={logOut}>
          {t('impersonation.end')}
        </Button>
      }
    >
      {t('impersonation.text')}
    </Banner>
  );
};

/** For a session that is lost in the open page. The log-out says it too, once the site of a visitor is loaded. */
const useSaysEnd = (name: string | null): void => {
  const { t } = useTranslation('log-out');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(
    () => () => {
      const hasEnded = name !== null && store.getState().session.account === null;
      if (hasEnded)
        dispatch(snackbarOpened({ text: t('impersonation.ended', { name }), type: 'Success' }));
    },
    [name, store, dispatch, t],
  );
};

export default ImpersonationBanner;
