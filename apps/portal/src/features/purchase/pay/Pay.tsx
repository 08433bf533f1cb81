import { ordersWithoutCard, priceToday, purchaseMethod } from '@foyer/domain';
import { Button, Card, CardHeader, Chip, Stack, Text } from '@foyer/ui-kit/core';
import { lockIcon } from '@foyer/ui-kit/icons';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardFormFrame } from '~/product/card-form/CardFormFrame';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { fetchFiles } from '~/shared/loading/fetchFiles';
import { useAppSelector } from '~/session/store/hooks';
import { useTracked } from '~/shell/tracking/useTracked';
import { paths } from '~/shared/routing/paths';
import { BackToPlans } from '../BackToPlans';
import { KeyTerms } from '../confirm-plan/KeyTerms';
import { KeepOrder } from '../keep-order/KeepOrder';
import { OrderSummary } from '../OrderSummary';
import { keepPayStep } from '../payStep';
import type { Purchase } from '../usePurchase';
import { CardPayment } from './CardPayment';
import { PlaceOrder } from './PlaceOrder';
import { useEmbeddedCheckout } from './useEmbeddedCheckout';
import { useAsksNoCard, useOrderBilling } from '../useOrderBilling';

/** The page that people end at once they are online; it loads while they type the card. */
const AFTER_PAYMENT = ['portal'];

/**
 * The last step beside the order: the card form, by the site's plan engine, or a button that orders
 * where no card is known to be needed. Rules BUY-2 and BUY-19.
 */
const Pay = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const isInternal = purchase.plan && purchaseMethod(purchase.plan, engine) === 'internal';
  const { way } = useOrderBilling();
  const [asksCard, setAsksCard] = useState(false);
  const orders = !asksCard && ordersWithoutCard(engine, way, priceToday(purchase));
  const pays = !useAsksNoCard(purchase) || asksCard;
  const title = t(pays ? 'pay.title' : 'order.title');
  useScreenTitle(title);
  useTracked(purchase.plan && { name: 'startCheckout', plan: purchase.plan });
  useEffect(() => {
    keepPayStep();
    void fetchFiles(...AFTER_PAYMENT);
  }, []);
  return (
    <VisitorScreen
      kind="checkout"
      end={<BackToPlans purchase={purchase} />}
      lead={<OrderSummary purchase={purchase} title={title} asksCard={asksCard} />}
    >
      <Card>
        {isInternal && orders ? (
          <PlaceOrder purchase={purchase} onCardNeeded={() => setAsksCard(true)} />
        ) : isInternal ? (
          <>
            <CardHeader
              title={t('pay.title')}
              action={
                <Chip tone="plain" icon={lockIcon}>
                  {t('pay.secure')}
                </Chip>
              }
            />
            <CardPayment purchase={purchase} />
          </>
        ) : (
          <ProvidersForm purchase={purchase} />
        )}
      </Card>
      <KeepOrder purchase={purchase} />
      {pays && way === 'card' && (
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

/** STRIPE: the provider's own checkout, with its own button. What the law wants above it stands above the form. Rule LAW-10. */
const ProvidersForm = ({ purchase }: { purchase: Purchase }) => {
  const { state, place, retry } = useEmbeddedCheckout(purchase);
  return (
    <Stack gap={24}>
      <KeyTerms purchase={purchase} />
      <CardFormFrame kind="whole" state={state} place={place} onRetry={retry} />
    </Stack>
  );
};

export default Pay;
