import { Banner, Button, Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { VisitorScreen } from '~/platform/layout/VisitorScreen';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { BackToPlans, OrderSummary } from '../OrderSummary';
import type { Purchase } from '../usePurchase';
import { useEmbeddedCheckout } from './useEmbeddedCheckout';

/** The card provider's own form beside the order. Specification, section 4, step "pay". */
const Pay = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  useScreenTitle(t('pay.title'));
  return (
    <VisitorScreen
      kind="checkout"
      end={<BackToPlans purchase={purchase} />}
      lead={<OrderSummary purchase={purchase} title={t('pay.title')} />}
    >
      <Card>
        <CardForm purchase={purchase} />
      </Card>
    </VisitorScreen>
  );
};

const CardForm = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const { state, place, retry } = useEmbeddedCheckout(purchase);
  return (
    <>
      {state.kind === 'problem' && (
        <Banner
          tone="warning"
          role="alert"
          title={state.title}
          action={
            <Button variant="soft" size="small" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {state.text}
        </Banner>
      )}
      {state.kind === 'opening' && (
        <Stack gap={16} role="status" aria-busy="true" aria-label={t('pay.loading')}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      )}
      <div ref={place} className="purchase-card-form" />
    </>
  );
};

export default Pay;
