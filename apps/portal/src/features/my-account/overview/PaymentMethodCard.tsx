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

/**
 * The payment method and a link to change it. With the INTERNAL engine only a plan that renews, or a pause, needs a card;
 * such users may have no billing page that shows it (GUARD-18). Rule BILL-19.
 */
export const PaymentMethodCard = () => {
  const opens = useCanOpen(PAGE);
  const hasCall = useAppSelector(({ site }) =>
    hasPaymentMethodCall(site.info?.planEngine ?? 'unknown'),
  );
  const isCharged = useAppSelector(({ session }) => {
    const user = session.account?.siteUser;
    return user !== undefined && (user.hasRecurringSub || user.paused);
  });
  return opens && (hasCall || isCharged) ? <KeptCard hasCall={hasCall} /> : null;
};

const KeptCard = ({ hasCall }: { hasCall: boolean }) => {
  const { t } = useTranslation('my-account');
  const query = useKeptCardQuery();
  const { way } = useBilling();
  return (
    <QuerySection query={query} failed={t('payment.failed')} skeleton={<LinesSkeleton rows={1} />}>
      {(card) =>
        // Plans that are billed elsewhere need no card.
        (card || hasCall || way === 'card') && (
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
        )
      }
    </QuerySection>
  );
};
