import { hasPaymentMethodCall } from '@foyer/domain';
import { Card, CardHeader, Link, Stack, Text } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { SavedCard } from '~/product/saved-card/SavedCard';
import { useKeptCardQuery } from '~/product/saved-card/useKeptCard';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useBilling } from '~/shell/portal/useBilling';

const PAGE = '/portal/my-account/default-payment-method';

/** The payment method and a link to change it, on sites that save a card. */
export const PaymentMethodCard = () => {
  const opens = useCanOpen(PAGE);
  const keepsCards = useAppSelector(({ site }) =>
    hasPaymentMethodCall(site.info?.planEngine ?? 'unknown'),
  );
  return opens && keepsCards ? <KeptCard /> : null;
};

const KeptCard = () => {
  const { t } = useTranslation('my-account');
  const query = useKeptCardQuery();
  const { way } = useBilling();
  return (
    <QuerySection query={query} failed={t('payment.failed')} skeleton={<LinesSkeleton rows={1} />}>
      {(card) => (
        <Card as="section">
          <CardHeader
            title={t('payment.title')}
            action={
              way === 'card' && (
                <Link as={RouterLink} to={PAGE} variant="action">
                  {t(card ? 'payment.change' : 'payment.add')}
                </Link>
              )
            }
          />
          <Stack>
            {card ? <SavedCard method={card} /> : <Text tone="quiet">{t('payment.none')}</Text>}
          </Stack>
        </Card>
      )}
    </QuerySection>
  );
};
