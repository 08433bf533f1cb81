import { Banner, Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withTexts } from '~/shared/i18n/i18n';
import { fetchFiles } from '~/shared/loading/fetchFiles';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { paths } from '~/shared/routing/paths';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useTracked } from '~/shell/tracking/useTracked';
import { agreedOrder, orderKey } from '../agreedOrder';
import { BackToPlans } from '../BackToPlans';
import { OwedNotice } from '../choose-plan/OwedNotice';
import { KeepOrder } from '../keep-order/KeepOrder';
import { OrderSummary } from '../OrderSummary';
import { keepOpenedPayment } from '../openedPayment';
import type { Purchase } from '../usePurchase';
import { CouponCard } from './CouponCard';
import { useOrderEnding } from '../useOrderEnding';
import { OrderCard } from './OrderCard';
import { useFetchCardProvider } from './useFetchCardProvider';
import { useTypedCoupon } from './useTypedCoupon';

/** Few plans are for fewer devices than are in use, and a new account has none. */
const FewerDevices = lazyComponent(
  withTexts(() => import('~/product/network/FewerDevices'), 'network'),
);

/** The page that opens after the payment. It loads while people type their card. */
const AFTER_PAYMENT = ['portal'];

/** Shows the boxes until the person has agreed to this order, so that no link and no typed address skips them. Rule LAW-9. */
const Order = ({ purchase }: { purchase: Purchase }) => {
  const { search } = useLocation();
  const { step, order } = purchase;
  if (step !== 'pay' || !order || agreedOrder.is(order)) return <OrderPage purchase={purchase} />;
  const query = new URLSearchParams(search);
  query.set('step', 'confirm-plan');
  const state = { hasOtherPrice: agreedOrder.isAtOtherPrice(order) };
  return <Navigate to={{ search: `?${query}` }} state={state} replace />;
};

/** The order and its payment on one screen: the coupon, the boxes, and the card form or a button. Rules BUY-1 and BUY-2. */
const OrderPage = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const { plan, step } = purchase;
  const isPaying = step === 'pay';
  const way = usePaymentWay();
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  /** The order that the backend wants a card for, although it seemed to need none. */
  const [needsCard, setNeedsCard] = useState<string | null>(null);
  const order = purchase.order && orderKey(purchase.order);
  const asksCard = order !== null && order === needsCard;
  const { ending, takesCard } = useOrderEnding(purchase, asksCard);
  const isFreePlan = ending === 'freePlan';
  const state = useLocation().state as { hasOtherPrice?: boolean } | null;
  // The history entry still says so when the user comes back to it, after agreeing to the new price.
  const hasAgreed = purchase.order !== null && agreedOrder.was(purchase.order);
  const hasOtherPrice = !isPaying && state?.hasOtherPrice === true && !hasAgreed;
  const coupon = useTypedCoupon(purchase);
  const title = t('confirm.title');
  useScreenTitle(title);
  useFetchCardProvider(takesCard);
  useTracked(isPaying && plan ? { name: 'startCheckout', plan } : null);
  useEffect(() => {
    // A link can open this step. Without an order, nobody has agreed to one yet.
    if (!isPaying || order === null) return;
    keepOpenedPayment();
    void fetchFiles(...AFTER_PAYMENT);
  }, [isPaying, order]);
  return (
    <VisitorScreen
      kind="checkout"
      end={<BackToPlans purchase={purchase} />}
      lead={<OrderSummary purchase={purchase} title={title} takesCard={takesCard} />}
    >
      {hasOtherPrice && (
        <Banner tone="warning" role="alert" title={t('confirm.otherPrice.title')}>
          {t('confirm.otherPrice.text')}
        </Banner>
      )}
      {plan && <OwedNotice plans={[plan]} />}
      {plan && isLoggedIn && !purchase.hasSignedUp && <FewerDevices plan={plan} />}
      {!isFreePlan && !isPaying && <CouponCard purchase={purchase} typed={coupon} />}
      <OrderCard
        // The boxes of another plan are other boxes.
        key={plan?.priceId}
        purchase={purchase}
        ending={ending}
        takesCard={takesCard}
        checkCoupon={coupon.check}
        onCardNeeded={() => setNeedsCard(order)}
      />
      {!isFreePlan && <KeepOrder purchase={purchase} />}
      {isPaying && takesCard && way === 'card' && (
        <Card pad="tile">
          <Stack row spread gap={12}>
            <Text strong>{t('pay.paidAlready')}</Text>
            <Button variant="soft" size="small" as={Link} to={paths.stripeReturn}>
              {t('return.check')}
            </Button>
          </Stack>
        </Card>
      )}
    </VisitorScreen>
  );
};

export default Order;
