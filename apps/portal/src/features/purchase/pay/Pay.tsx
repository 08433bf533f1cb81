import { purchaseMethod } from '@foyer/domain';
import { Button, Card, CardHeader, Chip, Stack, Text } from '@foyer/ui-kit/core';
import { lockIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardFormFrame } from '~/product/card-form/CardFormFrame';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { useAppSelector } from '~/session/store/hooks';
import { useTracked } from '~/shell/tracking/useTracked';
import { paths } from '~/shared/routing/paths';
import { BackToPlans } from '../BackToPlans';
import { KeepOrder } from '../keep-order/KeepOrder';
import { OrderSummary } from '../OrderSummary';
import type { Purchase } from '../usePurchase';
import { CardPayment } from './CardPayment';
import { useEmbeddedCheckout } from './useEmbeddedCheckout';

/** The card form beside the order, by the site's plan engine. Rule BUY-2. */
const Pay = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const isInternal = purchase.plan && purchaseMethod(purchase.plan, engine) === 'internal';
  useScreenTitle(t('pay.title'));
  useTracked(purchase.plan && { name: 'startCheckout', plan: purchase.plan });
  return (
    <VisitorScreen
      kind="checkout"
      end={<BackToPlans purchase={purchase} />}
      lead={<OrderSummary purchase={purchase} title={t('pay.title')} />}
    >
      <Card>
        {isInternal ? (
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
      <Card pad="tile">
        <Stack row spread gap={12}>
          <Text strong>{t('pay.paidAlready')}</Text>
          <Button variant="soft" size="small" as={Link} to={paths.stripeReturn}>
            {t('return.check')}
          </Button>
        </Stack>
      </Card>
    </VisitorScreen>
  );
};

/** STRIPE: the provider's own checkout, with its own button. */
const ProvidersForm = ({ purchase }: { purchase: Purchase }) => {
  const { state, place, retry } = useEmbeddedCheckout(purchase);
  return <CardFormFrame kind="whole" state={state} place={place} onRetry={retry} />;
};

export default Pay;
