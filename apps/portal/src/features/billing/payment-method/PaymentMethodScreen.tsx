import { BackLink } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { readThen, THEN } from '~/product/card-form/cardPaths';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { paths } from '~/shared/routing/paths';
import { ChangeCard } from './ChangeCard';
import { CurrentCard } from './CurrentCard';

/** The saved card, and a form to replace it. Rule BILL-8. */
const PaymentMethodScreen = () => {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const then = readThen(params.get(THEN));
  return (
    <PortalScreen
      title={t('card.title')}
      back={
        <BackLink as={RouterLink} to={then ?? paths.myAccount}>
          {t(then ? 'card.backThere' : 'card.back')}
        </BackLink>
      }
    >
      <CurrentCard />
      <ChangeCard then={then} session={params.get('session_id')} />
    </PortalScreen>
  );
};

export default PaymentMethodScreen;
