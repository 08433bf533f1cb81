import { ErrorDialog, MessageDialog, Snackbar } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { modalActions } from '~/shared/notices/modalActions';
import { errorClosed, modalClosed, snackbarClosed } from '~/shared/notices/noticesSlice';

/** The global error dialog, the message dialog and the snackbar. */
const NoticesHost = () => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { error, modal, snackbar } = useAppSelector(({ notices }) => notices);
  return (
    <>
      <ErrorDialog
        open={error.isErrorShow}
        heading={t('error')}
        message={error.errorMessage}
        closeLabel={t('close')}
        onClose={() => dispatch(errorClosed())}
      />
      <MessageDialog
        open={modal.isVisible}
        message={modal.message}
        {...(modal.showClose && { closeLabel: modal.closeLabel ?? t('close') })}
        {...(modal.action &&
          modal.actionLabel && {
            action: { label: modal.actionLabel, onAction: modalActions.get(modal.action) },
          })}
        onClose={() => dispatch(modalClosed())}
      />
      {snackbar && (
        <Snackbar
          key={snackbar.id}
          open
          text={snackbar.text}
          type={types[snackbar.type]}
          timeout={snackbar.timeout}
          closeLabel={t('close')}
          onClose={() => dispatch(snackbarClosed())}
        />
      )}
    </>
  );
};

const types = { Error: 'error', Info: 'info', Success: 'success' } as const;

export default NoticesHost;
