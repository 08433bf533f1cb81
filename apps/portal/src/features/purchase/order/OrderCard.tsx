import { priceToday, type OrderEnding } from '@foyer/domain';
import { Banner, Button, Card, CardHeader, Stack } from '@foyer/ui-kit/core';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import type { KeyIn, WholeKey } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { useLatestCallback } from '~/shared/useLatestCallback';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { TermsLink } from '~/shell/site/TermsLink';
import { CardPayment } from '../pay/CardPayment';
import { PlaceOrder } from '../pay/PlaceOrder';
import { ProvidersForm } from '../pay/ProvidersForm';
import type { Sending } from '../pay/Sending';
import type { Purchase } from '../usePurchase';
import { KeyTerms } from './KeyTerms';
import { useAgreement } from './useAgreement';
import type { BoxName } from './useBoxes';
import { useFreePlan } from './useFreePlan';
import { useOpeningButton } from './useOpeningButton';

/** What each box says. */
const boxTexts: Readonly<Record<BoxName, KeyIn<'purchase'> | WholeKey>> = {
  terms: 'confirm.terms',
  startNow: 'orders:startNow',
};

interface OrderCardProps {
  purchase: Purchase;
  ending: OrderEnding;
  takesCard: boolean;
  /** Refuses a typed coupon that waits to be applied. */
  checkCoupon: () => boolean;
  /** The backend wants a card for an order that seemed to need none. */
  onCardNeeded: () => void;
}

/**
 * The boxes of the order, and below them what ends it. Its terms stand directly above each button that orders; details that the
 * person has unfolded stay so when the payment opens. Rule LAW-10.
 */
export const OrderCard = ({
  purchase,
  ending,
  takesCard,
  checkCoupon,
  onCardNeeded,
}: OrderCardProps) => {
  const { t } = useTranslation('purchase');
  const way = usePaymentWay();
  const agreement = useAgreement(purchase, ending, checkCoupon);
  const { boxes, agree, closePayment, wasOpenedHere, isRecording } = agreement;
  const isPaying = purchase.step === 'pay';
  const [isSending, setSending] = useState(false);
  const sending = { isSending, setSending };
  const [isUnfolded, setUnfolded] = useState(false);
  const terms = (
    <KeyTerms purchase={purchase} details={{ open: isUnfolded, onToggle: setUnfolded }} />
  );
  const endsFreeAccess = useAppSelector(selectHasFreeAccess) && ending !== 'freePlan';
  return (
    <Card>
      <Stack gap={20}>
        {ending !== 'freePlan' && (
          <CardHeader title={t(way === 'elsewhere' ? 'order.elsewhere' : 'order.title')} />
        )}
        {endsFreeAccess && <Banner tone="warning" title={t('orders:endsFreeAccess')} />}
        {boxes.needed.map(({ name, id, checked, isMissing, onChange }) => (
          <CheckboxField
            key={name}
            id={id}
            label={
              <TextWithParts
                text={t(boxTexts[name], { count: boxes.withdrawalDays ?? 0 })}
                parts={{ terms: <TermsLink /> }}
              />
            }
            checked={checked}
            disabled={isPaying}
            error={isMissing ? t('orders:boxNeeded') : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
        ))}
        {isPaying && (
          <div>
            <Button variant="soft" size="small" disabled={isSending} onClick={closePayment}>
              {t('confirm.change')}
            </Button>
          </div>
        )}
        {ending === 'freePlan' && <FreePlan purchase={purchase} boxes={boxes} />}
        {ending === 'orderButton' && (
          <PlaceOrder
            purchase={purchase}
            terms={terms}
            agree={agree}
            isRecording={isRecording}
            sending={sending}
            onCardNeeded={onCardNeeded}
          />
        )}
        {(ending === 'cardFields' || ending === 'checkout') && (
          <CardForm
            purchase={purchase}
            terms={terms}
            ending={ending}
            takesCard={takesCard}
            takesFocus={wasOpenedHere}
            agree={agree}
            isRecording={isRecording}
            sending={sending}
          />
        )}
      </Stack>
    </Card>
  );
};

type Agreement = ReturnType<typeof useAgreement>;

const FreePlan = ({
  purchase,
  boxes,
}: Pick<OrderCardProps, 'purchase'> & Pick<Agreement, 'boxes'>) => {
  const { t } = useTranslation('purchase');
  const { activate, isActivating, problem } = useFreePlan(purchase);
  return (
    <>
      {problem && <Banner tone="critical" role="alert" title={problem} />}
      <Button
        wide
        busy={isActivating}
        onClick={() => {
          if (boxes.check()) void activate(boxes.acceptsTerms);
        }}
      >
        {t('confirm.getOnline')}
      </Button>
    </>
  );
};

interface CardFormProps extends Pick<Agreement, 'agree' | 'isRecording'> {
  purchase: Purchase;
  terms: ReactNode;
  ending: 'cardFields' | 'checkout';
  takesCard: boolean;
  /** False where the page opens with the form. */
  takesFocus: () => boolean;
  sending: Sending;
}

/** A button, and the card form in its place once it is pressed. */
const CardForm = ({
  purchase,
  terms,
  ending,
  takesCard,
  takesFocus,
  agree,
  isRecording,
  sending,
}: CardFormProps) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const opening = useOpeningButton(purchase, { ending, takesCard });
  if (purchase.step === 'pay' && purchase.order)
    return (
      <FocusedGroup label={t(takesCard ? 'pay.title' : 'order.title')} takesFocus={takesFocus}>
        {ending === 'cardFields' ? (
          <CardPayment purchase={purchase} terms={terms} sending={sending} />
        ) : (
          <ProvidersForm purchase={purchase} terms={terms} />
        )}
      </FocusedGroup>
    );
  return (
    <>
      {terms}
      <Button wide busy={isRecording || !purchase.order} onClick={() => void agree()}>
        {t(opening, { price: money.text(priceToday(purchase)) })}
      </Button>
    </>
  );
};

/** Takes the focus from the button that it replaces. */
const FocusedGroup = ({
  label,
  takesFocus,
  children,
}: Pick<CardFormProps, 'takesFocus'> & { label: string; children: ReactNode }) => {
  const group = useRef<HTMLDivElement>(null);
  const focus = useLatestCallback(() => {
    if (takesFocus()) group.current?.focus();
  });
  useEffect(() => focus(), [focus]);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
};
