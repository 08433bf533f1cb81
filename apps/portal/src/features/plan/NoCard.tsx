import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { paymentMethodPath } from '~/product/card-form/cardPaths';
import { currentPath } from '~/shared/routing/currentPath';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** Nothing can be charged without a card. */
export const NoCard = () => {
  const { t } = useTranslation('plan');
  return (
    <Banner
      tone="warning"
      title={t('check.noCard.title')}
      action={
        <Button as={Link} to={paymentMethodPath(currentPath())} size="small">
          {t('check.noCard.action')}
        </Button>
      }
    >
      {t('check.noCard.text')}
    </Banner>
  );
};
