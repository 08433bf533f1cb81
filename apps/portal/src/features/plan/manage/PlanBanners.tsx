import { isPastDue, type Subscription } from '@foyer/domain';
import { Banner, Button, Text } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useCanDo } from '~/product/plans/useCanDo';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { MissingCardBanner } from '~/shell/portal/banners/MissingCardBanner';
import { useBilling } from '~/shell/portal/useBilling';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { PauseBanner } from './PauseBanner';
import { CancelledPlanBanner } from './CancelledPlanBanner';
import { ScheduledChangeBanner } from './ScheduledChangeBanner';

/** Banners about a plan's past and coming changes, each with the way to undo the change. */
export const PlanBanners = ({ subscription }: { subscription: Subscription }) => {
  const can = useCanDo();
  return (
    <>
      <MissingCardBanner />
      {can('revive', subscription) && <CancelledPlanBanner subscription={subscription} />}
      {can('dropChange', subscription) && <ScheduledChangeBanner subscription={subscription} />}
      {subscription.recurring !== false && (
        <PauseBanner isPaused={subscription.state === 'paused'} />
      )}
      {subscription.state === 'pastDue' && <PastDuePlanBanner />}
      {subscription.state === 'pending' && <PendingPlanBanner />}
    </>
  );
};

/** Says that an overdue invoice blocks a change to another plan, and a pause. */
const PastDuePlanBanner = () => {
  const { t } = useTranslation('plan');
  const { way, billedBy } = useBilling();
  const isPaidHere = way !== 'elsewhere';
  const opensBilling = useCanOpen(paths.billing);
  const lastInvoice = useAppSelector(
    ({ session }) => session.account?.siteUser.lastInvoice ?? null,
  );
  const blocks = t('news.pastDue.blocks');
  // Every page already shows a banner at its top when the newest invoice is overdue.
  if (lastInvoice && isPastDue(lastInvoice, now())) return <Text>{blocks}</Text>;
  return (
    <Banner
      tone="critical"
      icon={receiptIcon}
      title={t('news.pastDue.title')}
      action={
        isPaidHere &&
        opensBilling && (
          <Button as={Link} to={paths.billing} size="small">
            {t('news.pastDue.action')}
          </Button>
        )
      }
    >
      {isPaidHere && t('news.pastDue.text')} {blocks} {!isPaidHere && billedBy}
    </Banner>
  );
};

const PendingPlanBanner = () => {
  const { t } = useTranslation('plan');
  return (
    <Banner role="status" title={t('news.pending.title')}>
      {t('news.pending.text')}
    </Banner>
  );
};
