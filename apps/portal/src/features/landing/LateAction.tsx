import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { OrderButton } from './OrderButton';

const DisconnectDevice = lazyComponent(
  withTexts(() => import('~/shell/disconnect/DisconnectDevice'), 'network'),
);
const NoConnect = lazyComponent(withTexts(() => import('~/product/network/NoConnect'), 'network'));
const GuestPassEnd = lazyComponent(
  withTexts(() => import('~/product/guests/GuestPassEnd'), 'guests'),
);
const ArrivedReceipt = lazyComponent(() => import('./ArrivedReceipt'));
const RunningBoost = lazyComponent(() => import('~/product/plans/RunningBoost'));

/**
 * Shown to few visitors: the action of an unfinished order, what an online device has and can do, or what to do with one
 * that the gateway does not see.
 */
const LateAction = ({ order }: { order?: 'primary' | 'soft' }) => {
  const hasAccounts = useAppSelector(selectCapabilities).hasAccounts;
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const hasGuests = useAppSelector(({ site }) => Boolean(site.info?.guestPasses));
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  if (order) return <OrderButton variant={order} />;
  if (!isOnline) return <NoConnect />;
  return (
    <>
      {!hasAccounts && <RunningBoost />}
      {!isLoggedIn && <ArrivedReceipt />}
      {hasGuests && <GuestPassEnd />}
      <DisconnectDevice />
    </>
  );
};

export default LateAction;
