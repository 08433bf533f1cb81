import { BackLink } from '@foyer/ui-kit/core';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { readReturnTo, RETURN_TO } from '~/product/card-form/cardPaths';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { paths } from '~/shared/routing/paths';
import { ChangeCard } from './ChangeCard';
import { CurrentCard } from './CurrentCard';

/** The saved card, and a form to replace it. Rule BILL-8. */
const PaymentMethodScreen = () => {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const returnTo = readReturnTo(params.get(RETURN_TO));
  return (
    <PortalScreen
      title={t('card.title')}
      back={
        <BackLink as={RouterLink} to={returnTo ?? paths.myAccount}>
          {t(returnTo ? 'card.backThere' : 'card.back')}
        </BackLink>
      }
    >
      <CurrentCard />
      <ChangeCard returnTo={returnTo} session={params.get('session_id')} />
    </PortalScreen>
  );
};

export default PaymentMethodScreen;
