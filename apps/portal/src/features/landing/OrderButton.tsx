import { Button } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { orderPath } from '~/product/orders/orderPath';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { hashLink, paths } from '~/shared/routing/paths';

/**
 * Leads to the payment of the order that this user or device began, or to checking it while the bank
 * decides. Rule BUY-14.
 */
export const OrderButton = ({ variant }: { variant: 'primary' | 'soft' }) => {
  const { t } = useTranslation('purchase');
  const order = useAppSelector(({ session }) => session.order);
  const portalType = useAppSelector(selectPortalType);
  if (!order) return null;
  const isUnpaid = order.state === 'unpaid';
  return (
    <Button
      wide
      variant={variant}
      href={hashLink(isUnpaid ? orderPath(portalType, order) : paths.stripeReturn)}
    >
      {t(isUnpaid ? 'keep.finish' : 'return.check')}
    </Button>
  );
};
