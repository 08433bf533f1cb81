import { BackLink } from '@foyer/ui-kit/core';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { readReturnTo, RETURN_TO } from '~/product/card-form/cardPaths';
import { useKeptCard } from '~/product/saved-card/useKeptCard';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { paths } from '~/shared/routing/paths';
import { ChangeCard } from './ChangeCard';
import { CurrentCard } from './CurrentCard';
import { useSavedCardStatus } from './useSavedCardStatus';

/** The saved card, and a form to replace it. Rule BILL-8. */
const PaymentMethodScreen = () => {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const returnTo = readReturnTo(params.get(RETURN_TO));
  const session = params.get('session_id');
  const kept = useSavedCardStatus(session);
  // What is due can be paid straight away. Rule BILL-16.
  const paysDue = Boolean(useKeptCard()) && kept === 'kept';
  return (
    <PortalScreen
      title={t('card.title')}
      paysDue={paysDue}
      back={
        <BackLink as={RouterLink} to={returnTo ?? paths.myAccount}>
          {t(returnTo ? 'card.backThere' : 'card.back')}
        </BackLink>
      }
    >
      <CurrentCard />
      <ChangeCard returnTo={returnTo} outcome={session ? kept : null} paysDue={paysDue} />
    </PortalScreen>
  );
};

export default PaymentMethodScreen;
