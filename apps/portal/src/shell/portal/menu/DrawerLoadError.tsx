import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';

interface DrawerLoadErrorProps extends LoadErrorProps {
  open: boolean;
  onClose: () => void;
}

/** Shown when the drawer's code fails to load: a snackbar says so, and the next tap tries again. */
export const DrawerLoadError = ({ open, onClose, onRetry }: DrawerLoadErrorProps) => {
  const { t } = useTranslation('portal');
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!open) return;
    dispatch(snackbarOpened({ text: t('moreFailed'), type: 'Error' }));
    onClose();
    void onRetry();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each tap
  }, [open]);
  return null;
};
