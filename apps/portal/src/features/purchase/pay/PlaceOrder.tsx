import { firstPaymentAt, isFree, isFreeForever, priceToday, type PaymentWay } from '@foyer/domain';
import { Banner, Button, Stack, Text } from '@foyer/ui-kit/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { now } from '~/session/storage/browserStores';
import { callProblemOf, type CallProblem } from '~/session/api/callProblem';
import { isUnanswered } from '~/session/api/isApiError';
import { payFeeOr } from '~/product/dues/payFeeOr';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { returnPath } from '../returnPath';
import type { Purchase } from '../usePurchase';
import type { Sending } from './Sending';
import { useStartPayment } from './useStartPayment';

interface PlaceOrderProps {
  purchase: Purchase;
  terms: ReactNode;
  /** Checks the boxes of the order, and records them. */
  agree: () => Promise<boolean>;
  isRecording: boolean;
  sending: Sending;
  /** The backend wants a card for this order. */
  onCardNeeded: () => void;
}

/** When a card is asked for; where cards are taken, a coupon has left nothing to pay today. */
const useAskedLater = (purchase: Purchase, way: PaymentWay): string => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const date = useDate();
  const { plan } = purchase;
  const firstPayment = firstPaymentAt(purchase, now());
  if (way === 'card' && isFreeForever(purchase)) return t('order.nothingToPay');
  if (way !== 'card' || !plan || firstPayment === null) return t('order.text');
  return t('order.nothingToday', {
    date: date.dayOfMonth(firstPayment),
    amount: money.text(plan.price),
  });
};

/** The words of the order's button; an order that a coupon pays for good obliges to nothing. */
const buttonText = (purchase: Purchase, obliges: boolean): KeyIn<'purchase'> => {
  const isFreeToday = isFree(priceToday(purchase));
  if (isFreeToday && (!obliges || isFreeForever(purchase))) return 'order.free';
  if (isFreeToday) return 'pay.obligedLater';
  return obliges ? 'order.obliged' : 'order.submit';
};

/** INTERNAL without a card: nothing is ordered before this button. Rules BUY-19 and BUY-21. */
export const PlaceOrder = ({
  purchase,
  terms,
  agree,
  isRecording,
  sending,
  onCardNeeded,
}: PlaceOrderProps) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const way = usePaymentWay();
  const askedLater = useAskedLater(purchase, way);
  const obliges = useNamesObligation();
  const { order, problem } = usePlaceOrder(purchase, sending, onCardNeeded);
  const agreeAndOrder = async (): Promise<void> => {
    if (await agree()) await order();
  };
  return (
    <Stack gap={20}>
      {way !== 'elsewhere' && <Text size="md">{askedLater}</Text>}
      {terms}
      {problem && (
        <Banner
          tone="critical"
          role="alert"
          title={problem.title}
          action={payFeeOr(problem.owesFee, null)}
        >
          {problem.text}
        </Banner>
      )}
      <Button
        wide
        busy={isRecording || sending.isSending || purchase.order === null}
        onClick={() => void agreeAndOrder()}
      >
        {t(buttonText(purchase, obliges), { price: money.text(priceToday(purchase)) })}
      </Button>
    </Stack>
  );
};

const usePlaceOrder = (
  purchase: Purchase,
  { isSending, setSending }: Sending,
  onCardNeeded: () => void,
) => {
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const start = useStartPayment();
  const [problem, setProblem] = useState<(CallProblem & { title: string }) | null>(null);
  const order = async (): Promise<void> => {
    if (isSending || !purchase.order) return;
    setSending(true);
    setProblem(null);
    const started = await start(purchase.order);
    setSending(false);
    if (started.kind === 'payment') return onCardNeeded();
    if (started.kind === 'failed')
      return setProblem(
        isUnanswered(started.error)
          ? { title: t('return.failed.title'), text: t('order.unanswered') }
          : { title: t('order.failed'), ...callProblemOf(started.error, t) },
      );
    await navigate(returnPath(purchase, { purchase: started.id }), { replace: true });
  };
  return { order, problem };
};
