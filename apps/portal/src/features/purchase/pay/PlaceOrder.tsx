import { priceToday } from '@foyer/domain';
import { Banner, Button, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '~/session/api/errorText';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { KeyTerms } from '../confirm-plan/KeyTerms';
import { returnPath } from '../returnPath';
import type { Purchase } from '../usePurchase';
import { useStartPayment } from './useStartPayment';
import { useOrderBilling } from '../useOrderBilling';

interface PlaceOrderProps {
  purchase: Purchase;
  /** The backend wants a card for this order. */
  onCardNeeded: () => void;
}

/** INTERNAL without a card provider: nothing is ordered before this button. Rule BUY-19. */
export const PlaceOrder = ({ purchase, onCardNeeded }: PlaceOrderProps) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const { way } = useOrderBilling();
  const { order, isOrdering, problem } = usePlaceOrder(purchase, onCardNeeded);
  return (
    <Stack gap={20}>
      <CardHeader title={t(way === 'elsewhere' ? 'order.elsewhere' : 'order.title')} />
      {way !== 'elsewhere' && <Text size="md">{t('order.text')}</Text>}
      <KeyTerms purchase={purchase} />
      {problem && (
        <Banner tone="critical" role="alert" title={t('order.failed')}>
          {problem}
        </Banner>
      )}
      <Button wide busy={isOrdering} onClick={() => void order()}>
        {t('order.submit', { price: money.text(priceToday(purchase)) })}
      </Button>
    </Stack>
  );
};

const usePlaceOrder = (purchase: Purchase, onCardNeeded: () => void) => {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const start = useStartPayment();
  const [isOrdering, setOrdering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const order = async (): Promise<void> => {
    if (isOrdering || !purchase.order) return;
    setOrdering(true);
    setProblem(null);
    const { plan, couponCode } = purchase.order;
    const started = await start(plan.priceId, couponCode);
    setOrdering(false);
    if (started.kind === 'payment') return onCardNeeded();
    if (started.kind === 'failed') return setProblem(errorText(started.error, t));
    await navigate(returnPath(purchase, { purchase: started.id }), { replace: true });
  };
  return { order, isOrdering, problem };
};
