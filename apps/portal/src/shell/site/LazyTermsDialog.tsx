import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';

/** What the dialog shows. */
export type TermsPart = 'terms' | 'withdrawal' | 'seller';

export interface TermsProps {
  /** Without it: the terms. */
  of?: TermsPart | undefined;
  onClose: () => void;
}

const TermsLoadError = ({ onClose }: TermsProps) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(snackbarOpened({ text: t('errors.offline'), type: 'Error' }));
    onClose();
  }, [dispatch, onClose, t]);
  return null;
};

/** The terms, whose code loads when a person opens them. */
export const LazyTermsDialog = lazyComponent<TermsProps>(() => import('./TermsDialog'), {
  failed: TermsLoadError,
});
