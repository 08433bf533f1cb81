import {
  hasPaymentMethodCall,
  isCardExpired,
  paymentMethodLabel,
  type PaymentMethod,
} from '@foyer/domain';
import { ActionRow, Card, CardHeader, EmptyState, Text } from '@foyer/ui-kit/core';
import { cardIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { SavedCardLogo } from '~/product/saved-card/SavedCard';
import { useMessage } from '~/shared/i18n/useMessage';
import { useGetDashboardQuery, useGetPaymentMethodQuery } from '~/session/api/portal.api';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';

/** The saved card. The INTERNAL engine needs no request, because the dashboard names the card. */
export const CurrentCard = () => {
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  return hasPaymentMethodCall(engine) ? <Asked /> : <FromDashboard />;
};

const Asked = () => {
  const { t } = useTranslation('billing');
  const query = useGetPaymentMethodQuery();
  return (
    <QuerySection query={query} failed={t('card.failed')}>
      {(method) => <Kept method={method} />}
    </QuerySection>
  );
};

const FromDashboard = () => {
  const { t } = useTranslation('billing');
  const query = useGetDashboardQuery();
  return (
    <QuerySection query={query} failed={t('card.failed')}>
      {({ paymentMethod }) => <Kept method={paymentMethod} />}
    </QuerySection>
  );
};

const Kept = ({ method }: { method: PaymentMethod | null }) => {
  const { t } = useTranslation('billing');
  const message = useMessage();
  if (!method)
    return (
      <Card>
        <EmptyState icon={cardIcon} title={t('card.none')} text={t('card.noneText')} />
      </Card>
    );
  return (
    <Card as="section">
      <CardHeader title={t('card.current')} />
      <ActionRow
        as="div"
        icon={cardIcon}
        tile="soft"
        title={message(paymentMethodLabel(method))}
        hint={<Expiry method={method} />}
        end={<SavedCardLogo method={method} />}
      />
    </Card>
  );
};

const Expiry = ({ method }: { method: PaymentMethod }) => {
  const { t } = useTranslation('billing');
  const { expiryMonth, expiryYear } = method;
  if (expiryMonth === null || expiryYear === null) return null;
  const date = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
  return isCardExpired(method, now()) ? (
    <Text as="span" tone="critical" strong>
      {t('card.expired', { date })}
    </Text>
  ) : (
    t('card.expires', { date })
  );
};
