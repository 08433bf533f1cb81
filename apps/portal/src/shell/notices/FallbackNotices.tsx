import { Banner, Button, BannerStack, type BannerTone } from '@foyer/ui-kit/core';
import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { modalActions } from '~/shared/notices/modalActions';
import { errorClosed, modalClosed, snackbarClosed } from '~/shared/notices/noticesSlice';

/**
 * Shows the dialogs and the snackbar as banners until `NoticesHost` has loaded. It is part of the entry
 * file, because a notice about a broken network must not need the network.
 */
export const FallbackNotices = () => {
  const { t } = useTranslation('common');
  const { error, modal } = useAppSelector(({ notices }) => notices);
  const dispatch = useAppDispatch();
  return (
    <BannerStack>
      {error.isErrorShow && (
        <Banner
          tone="critical"
          role="alert"
          title={t('error')}
          action={
            <Button variant="soft" size="small" onClick={() => dispatch(errorClosed())}>
              {t('close')}
            </Button>
          }
        >
          {error.errorMessage}
        </Banner>
      )}
      {modal.isVisible && <PlainMessage />}
      <PlainSnackbar />
    </BannerStack>
  );
};

/** The action also closes the message. */
const PlainMessage = () => {
  const { t } = useTranslation('common');
  const { message, action, actionLabel, showClose } = useAppSelector(
    ({ notices }) => notices.modal,
  );
  const dispatch = useAppDispatch();
  const close = () => dispatch(modalClosed());
  const act = () => {
    if (action) modalActions.get(action)();
    close();
  };
  return (
    <Banner
      role="alert"
      title={message}
      action={
        <>
          {action && actionLabel && (
            <Button size="small" onClick={act}>
              {actionLabel}
            </Button>
          )}
          {showClose && (
            <Button variant="soft" size="small" onClick={close}>
              {t('close')}
            </Button>
          )}
        </>
      }
    />
  );
};

const tones: Record<string, BannerTone> = { Error: 'critical', Success: 'positive' };

const PlainSnackbar = () => {
  const { t } = useTranslation('common');
  const snackbar = useAppSelector(({ notices }) => notices.snackbar);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (snackbar?.timeout == null) return undefined;
    const timer = setTimeout(() => dispatch(snackbarClosed()), snackbar.timeout);
    return () => clearTimeout(timer);
  }, [snackbar, dispatch]);
  return snackbar ? (
    <Banner
      tone={tones[snackbar.type] ?? 'info'}
      role={snackbar.type === 'Error' ? 'alert' : 'status'}
      title={snackbar.text}
      action={
        <Button variant="soft" size="small" onClick={() => dispatch(snackbarClosed())}>
          {t('close')}
        </Button>
      }
    />
  ) : null;
};
