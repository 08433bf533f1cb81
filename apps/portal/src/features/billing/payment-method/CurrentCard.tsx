import { isCardExpired, paymentMethodLabel, type PaymentMethod } from '@foyer/domain';
import { ActionRow, Card, CardHeader, EmptyState, Text } from '@foyer/ui-kit/core';
import { cardIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { SavedCardLogo } from '~/product/saved-card/SavedCard';
import { useKeptCardQuery } from '~/product/saved-card/useKeptCard';
import { useMessage } from '~/shared/i18n/useMessage';
import { useBilling } from '~/shell/portal/useBilling';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { now } from '~/session/storage/browserStores';

/** The saved card. */
export const CurrentCard = () => {
  const { t } = useTranslation('billing');
  const query = useKeptCardQuery();
  return (
    <QuerySection query={query} failed={t('card.failed')}>
      {(method) => <Kept method={method} />}
    </QuerySection>
  );
};

const Kept = ({ method }: { method: PaymentMethod | null }) => {
  const { t } = useTranslation('billing');
  const message = useMessage();
  const { way } = useBilling();
  if (!method)
    return (
      <Card>
        <EmptyState
          icon={cardIcon}
          title={t('card.none')}
          text={way === 'card' ? t('card.noneText') : ''}
        />
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
