import { firstChargeAt, isFree, isNeverPaid, priceToday, type PaymentWay } from '@foyer/domain';
import { Banner, Button, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { now } from '~/session/storage/browserStores';
import { errorText } from '~/session/api/errorText';
import { isUnanswered } from '~/session/api/isApiError';
import { owesFee } from '~/session/api/owesFee';
import PayFeeLink from '~/product/dues/PayFeeLink';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { returnPath } from '../returnPath';
import { KeyTerms } from '../confirm-plan/KeyTerms';
import type { Purchase } from '../usePurchase';
import { useStartPayment } from './useStartPayment';
import { useOrderBilling } from '../useOrderBilling';

interface PlaceOrderProps {
  purchase: Purchase;
  /** The backend wants a card for this order. */
  onCardNeeded: () => void;
}

/** When a card is asked for; where cards are taken, a coupon has left nothing to pay today. */
const useAskedLater = (purchase: Purchase, way: PaymentWay): string => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const date = useDate();
  const { plan } = purchase;
  const paidAt = firstChargeAt(purchase, now());
  if (way === 'card' && isNeverPaid(purchase)) return t('order.nothingToPay');
  if (way !== 'card' || !plan || paidAt === null) return t('order.text');
  return t('order.nothingToday', { date: date.dayOfMonth(paidAt), amount: money.text(plan.price) });
};

/** The words of the order's button; an order that a coupon pays for good obliges to nothing. */
const buttonText = (purchase: Purchase, obliges: boolean): KeyIn<'purchase'> => {
  const isFreeToday = isFree(priceToday(purchase));
  if (isFreeToday && (!obliges || isNeverPaid(purchase))) return 'order.free';
  if (isFreeToday) return 'pay.obligedLater';
  return obliges ? 'order.obliged' : 'order.submit';
};

/** INTERNAL without a card: nothing is ordered before this button. Rules BUY-19 and BUY-21. */
export const PlaceOrder = ({ purchase, onCardNeeded }: PlaceOrderProps) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const { way } = useOrderBilling();
  const askedLater = useAskedLater(purchase, way);
  const obliges = useNamesObligation();
  const { order, isOrdering, problem } = usePlaceOrder(purchase, onCardNeeded);
  return (
    <Stack gap={20}>
      <CardHeader title={t(way === 'elsewhere' ? 'order.elsewhere' : 'order.title')} />
      {way !== 'elsewhere' && <Text size="md">{askedLater}</Text>}
      <KeyTerms purchase={purchase} />
      {problem && (
        <Banner
          tone="critical"
          role="alert"
          title={problem.title}
          action={problem.owesFee && <PayFeeLink />}
        >
          {problem.text}
        </Banner>
      )}
      <Button wide busy={isOrdering} onClick={() => void order()}>
        {t(buttonText(purchase, obliges), { price: money.text(priceToday(purchase)) })}
      </Button>
    </Stack>
  );
};

const usePlaceOrder = (purchase: Purchase, onCardNeeded: () => void) => {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const start = useStartPayment();
  const [isOrdering, setOrdering] = useState(false);
  const [problem, setProblem] = useState<{
    title: string;
    text: string;
    owesFee: boolean;
  } | null>(null);
  const order = async (): Promise<void> => {
    if (isOrdering || !purchase.order) return;
    setOrdering(true);
    setProblem(null);
    const started = await start(purchase.order);
    setOrdering(false);
    if (started.kind === 'payment') return onCardNeeded();
    if (started.kind === 'failed')
      return setProblem({
        ...(isUnanswered(started.error)
          ? { title: t('return.failed.title'), text: t('order.unanswered') }
          : { title: t('order.failed'), text: errorText(started.error, t) }),
        owesFee: owesFee(started.error),
      });
    await navigate(returnPath(purchase, { purchase: started.id }), { replace: true });
  };
  return { order, isOrdering, problem };
};
