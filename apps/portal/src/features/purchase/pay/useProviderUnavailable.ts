import { useTranslation } from '~/shared/i18n/useTranslation';
import type { CardFormState } from '~/product/card-form/CardFormFrame';
import { errorShown } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';

/**
 * Opens a dialog that says that the card provider's code did not load.
 *
 * @returns the state of the card form
 */
export const useProviderUnavailable = (): (() => CardFormState) => {
  const { t } = useTranslation('purchase');
  const dispatch = useAppDispatch();
  return () => {
    dispatch(errorShown(t('card-form:notLoaded')));
    return {
      kind: 'problem',
      title: t('pay.unavailable.title'),
      text: t('pay.unavailable.text'),
    };
  };
};
