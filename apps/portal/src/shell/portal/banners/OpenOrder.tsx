import { Banner, Button } from '@foyer/ui-kit/core';
import { receiptIcon } from '@foyer/ui-kit/icons';
import { Link, useLocation } from 'react-router-dom';
import { orderPath } from '~/product/orders/orderPath';
import { useGetOrderQuery } from '~/product/orders/orders.api';
import { useActiveBoost } from '~/product/plans/useActiveBoost';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { SETTING_UP_POLL_MS } from '../access-status/settingUpPoll';
import { useRefreshAfterSetUp } from '../access-status/useAccessStatus';

/** Leads back to the payment of an order, or to checking it. Rule BUY-20. */
const OpenOrder = () => {
  const { t } = useTranslation('portal');
  const portalType = useAppSelector(selectPortalType);
  const { data: order } = useGetOrderQuery();
  const isChecked = order?.state === 'processing';
  useGetOrderQuery(undefined, { pollingInterval: isChecked ? SETTING_UP_POLL_MS : 0 });
  useRefreshAfterSetUp(isChecked);
  const isShown = useStatusShowsOrder();
  const boost = useActiveBoost();
  if (isShown || boost !== null || (order?.state !== 'unpaid' && !isChecked)) return null;
  return (
    <Banner
      icon={receiptIcon}
      title={t(isChecked ? 'online.checking' : 'online.unpaid')}
      action={
        <Button
          as={Link}
          to={isChecked ? paths.stripeReturn : orderPath(portalType, order)}
          variant="soft"
          size="small"
        >
          {t(isChecked ? 'online.check' : 'online.finish')}
        </Button>
      }
    >
      {t(isChecked ? 'online.settingUpText' : 'online.unpaidText')}
    </Banner>
  );
};

/** Whether the page’s access status already says that the plan is being set up. My Plan has no access status. */
const useStatusShowsOrder = (): boolean => {
  const { pathname } = useLocation();
  const { data } = useGetDashboardQuery(undefined, { skip: pathname === paths.managePlan });
  return data?.subscription?.state === 'pending';
};

export default OpenOrder;
