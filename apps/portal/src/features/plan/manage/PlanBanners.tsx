import { isPastDue, type Subscription } from '@foyer/domain';
import { Banner, Button, Text } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useCanDo } from '~/product/plans/useCanDo';
import { usePauseOffer } from '~/product/plans/usePauseOffer';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { MissingCardBanner } from '~/shell/portal/banners/MissingCardBanner';
import { useBilling } from '~/shell/portal/useBilling';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { now } from '~/session/storage/browserStores';
import { useAppSelector, useIsSiteClosed } from '~/session/store/hooks';
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
      {subscription.state === 'pastDue' && <PastDuePlanBanner subscription={subscription} />}
      {subscription.state === 'pending' && <PendingPlanBanner />}
    </>
  );
};

/** What only the overdue invoice blocks: a change to another plan, and a pause where pauses are offered; null for neither. */
const useBlocked = (subscription: Subscription): KeyIn<'plan'> | null => {
  const can = useCanDo();
  const isClosed = useIsSiteClosed();
  // A cancelled plan stays cancelled once it is paid.
  const paid: Subscription = {
    ...subscription,
    state: subscription.cancelled ? 'cancelled' : 'active',
  };
  const canPause = usePauseOffer(paid) === 'pause';
  if (isClosed || !can('upgrade', paid)) return null;
  return canPause ? 'news.pastDue.blocks' : 'news.pastDue.blocksChange';
};

/** Says what an overdue invoice blocks. */
const PastDuePlanBanner = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const { way, billedBy } = useBilling();
  const isPaidHere = way !== 'elsewhere';
  const opensBilling = useCanOpen(paths.billing);
  const lastInvoice = useAppSelector(
    ({ session }) => session.account?.siteUser.lastInvoice ?? null,
  );
  const blocked = useBlocked(subscription);
  const blocks = blocked && t(blocked);
  // Every page already shows a banner at its top when the newest invoice is overdue.
  if (lastInvoice && isPastDue(lastInvoice, now())) return blocks && <Text>{blocks}</Text>;
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
