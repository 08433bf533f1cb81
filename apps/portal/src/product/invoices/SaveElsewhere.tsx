import { Banner } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** A phone's sign-in window can't save a file: this says where the user can download the PDF. Rule BILL-2. */
export const SaveElsewhere = () => {
  const { t } = useTranslation('billing');
  return (
    <Banner title={t('invoice.elsewhere')}>
      {t('invoice.elsewhereText')} <strong dir="ltr">{window.location.href.split('?')[0]}</strong>
    </Banner>
  );
};
