import type { Subscription } from '@foyer/domain';
import { ActionRow, Card, CardHeader, EmptyState, RowList } from '@foyer/ui-kit/core';
import { receiptIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useGetBillingSubscriptionsQuery } from '../billing.api';
import { subscriptionPath } from '../billingPaths';
import { useSubscriptionLine } from '../subscription/useSubscriptionLine';

/** All subscriptions that were ever billed, each with a link to its invoices. */
export const Subscriptions = () => {
  const { t } = useTranslation('billing');
  const query = useGetBillingSubscriptionsQuery();
  return (
    <QuerySection query={query} failed={t('subscriptions.failed')}>
      {(subscriptions) => <List subscriptions={subscriptions} />}
    </QuerySection>
  );
};

const List = ({ subscriptions }: { subscriptions: readonly Subscription[] }) => {
  const { t } = useTranslation('billing');
  const line = useSubscriptionLine();
  if (subscriptions.length === 0)
    return (
      <Card>
        <EmptyState
          icon={receiptIcon}
          title={t('subscriptions.none')}
          text={t('subscriptions.noneText')}
        />
      </Card>
    );
  return (
    <Card as="section">
      <CardHeader title={t('subscriptions.title')} />
      <RowList label={t('subscriptions.title')}>
        {subscriptions.map((subscription) => (
          <ActionRow
            key={subscription.id}
            as={Link}
            to={subscriptionPath(subscription.id)}
            icon={wifiIcon}
            title={subscription.title}
            hint={line(subscription)}
          />
        ))}
      </RowList>
    </Card>
  );
};
