import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';

interface SheetLoadErrorProps extends LoadErrorProps {
  open: boolean;
  onClose: () => void;
  /** The text that says what failed to open. */
  says: 'moreFailed' | 'helpFailed';
}

/** Shown when the sheet's code fails to load: a snackbar says so, and the next tap tries again. */
export const SheetLoadError = ({ open, onClose, onRetry, says }: SheetLoadErrorProps) => {
  const { t } = useTranslation('portal');
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!open) return;
    dispatch(snackbarOpened({ text: t(says), type: 'Error' }));
    onClose();
    void onRetry();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each tap
  }, [open]);
  return null;
};
