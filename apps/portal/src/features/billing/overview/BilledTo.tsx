import { type BillingInfo } from '@foyer/domain';
import { Card, CardHeader, Link, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useGetBillforwardQuery } from '../billing.api';
import { useGetBillingQuery } from '~/session/api/portal.api';

/** The name and address on the bills, and a link to an older billing account. */
export const BilledTo = () => {
  const { t } = useTranslation('billing');
  const query = useGetBillingQuery();
  return (
    <QuerySection query={query} failed={t('billedTo.failed')}>
      {({ billingInfo }) => (
        <Card as="section">
          <CardHeader title={t('billedTo.title')} />
          <Stack gap={16}>
            {billingInfo ? <Person info={billingInfo} /> : <Text>{t('billedTo.none')}</Text>}
            <LegacyAccount />
          </Stack>
        </Card>
      )}
    </QuerySection>
  );
};

const Person = ({ info: { name, email, address } }: { info: BillingInfo }) => (
  <div>
    {name && <Text strong>{name}</Text>}
    {address.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
    {email && <Text tone="quiet">{email}</Text>}
  </div>
);

/** GET /context/billforward: shown when the answer names such an account. */
const LegacyAccount = () => {
  const { t } = useTranslation('billing');
  const { data } = useGetBillforwardQuery();
  const href = data?.enabled ? data.accountUrl : null;
  return href && <Link href={href}>{t('billedTo.legacy')}</Link>;
};
