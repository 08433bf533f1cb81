import {
  isFree,
  needsPayment,
  ordersWithoutCard,
  priceToday,
  purchaseMethod,
  type Money,
  type PaymentWay,
  type Plan,
  type PlanEngine,
} from '@foyer/domain';
import { Banner, Button, Card, Stack } from '@foyer/ui-kit/core';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useEffect } from 'react';
import { useNamesObligation } from '~/product/orders/useNamesObligation';
import { useRecordStart } from '~/shell/tracking/useRecordStart';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import type { KeyIn, WholeKey } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useMoney } from '~/shared/money/useMoney';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { TermsLink } from '~/shell/site/TermsLink';
import { agreedOrder } from '../agreedOrder';
import { BackToPlans } from '../BackToPlans';
import { OrderSummary } from '../OrderSummary';
import { OwedNotice } from '../choose-plan/OwedNotice';
import { KeepOrder } from '../keep-order/KeepOrder';
import type { Purchase } from '../usePurchase';
import { CouponCard } from './CouponCard';
import { KeyTerms } from './KeyTerms';
import { useAgreements, type AgreementName } from './useAgreements';
import { useFetchCardProvider } from './useFetchCardProvider';
import { useOrderWithdrawal } from './useOrderWithdrawal';
import { useFreePlan } from './useFreePlan';
import { useOrderBilling } from '../useOrderBilling';

/** The order, the coupon and the terms of the purchase; nothing is charged here yet. */
const ConfirmPlan = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const { plan } = purchase;
  const isFreePlan = plan !== null && !needsPayment(plan);
  const { way } = useOrderBilling();
  useScreenTitle(t('confirm.title'));
  useFetchCardProvider(way === 'card' && !isFreePlan);
  return (
    <VisitorScreen
      kind="checkout"
      end={<BackToPlans purchase={purchase} />}
      lead={<OrderSummary purchase={purchase} title={t('confirm.title')} />}
    >
      {plan && <OwedNotice plans={[plan]} />}
      {!isFreePlan && <CouponCard purchase={purchase} />}
      <Agreement purchase={purchase} isFreePlan={isFreePlan} />
      {!isFreePlan && <KeepOrder purchase={purchase} />}
    </VisitorScreen>
  );
};

/**
 * What the next step asks for; a coupon can take all of today's price. We can't change the words of the card provider's
 * button. So where that button follows, this one orders. Rules BUY-21 and LAW-15.
 */
const continueLabel = (
  engine: PlanEngine,
  way: PaymentWay,
  today: Money,
  { obliges, recurring }: { obliges: boolean; recurring: Plan['recurring'] },
): KeyIn<'purchase'> => {
  if (way !== 'card' || ordersWithoutCard(engine, way, today))
    return isFree(today) ? 'confirm.toOrderFree' : 'confirm.toOrder';
  if (obliges && engine !== 'INTERNAL') {
    if (!isFree(today)) return 'pay.obliged';
    if (recurring !== false) return 'pay.obligedLater';
  }
  if (!isFree(today)) return 'confirm.toPayment';
  // The card provider asks for a card only where payments follow.
  return recurring === false ? 'confirm.toOrderFree' : 'confirm.toCard';
};

/** What each box says. */
const boxTexts: Readonly<Record<AgreementName, KeyIn<'purchase'> | WholeKey>> = {
  terms: 'confirm.terms',
  startNow: 'orders:startNow',
};

const Agreement = ({ purchase, isFreePlan }: { purchase: Purchase; isFreePlan: boolean }) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const { way } = useOrderBilling();
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const today = priceToday(purchase);
  const obliges = useNamesObligation();
  const free = useFreePlan(purchase);
  const withdrawal = useOrderWithdrawal(purchase);
  const agreements = useAgreements(isFreePlan || withdrawal === 'free');
  const loggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const endsFreeAccess = useAppSelector(selectHasFreeAccess) && !isFreePlan;
  const { recordStart, isRecording } = useRecordStart();
  const { withdrawalDays: days } = agreements;
  // These boxes are not ticked, so nothing holds that was agreed to before.
  useEffect(() => agreedOrder.clear(), []);
  const goToNextStep = async (): Promise<void> => {
    const { plan } = purchase;
    if (!plan || !agreements.check()) return;
    const startNow = days === null ? null : t('orders:startNow', { count: days });
    // The pay step asks for the provider's checkout meanwhile, which saves a round trip.
    const recordsLater = loggedIn && purchaseMethod(plan, engine) === 'checkout';
    const recordsNow = loggedIn && !recordsLater && startNow !== null;
    if (recordsNow && !(await recordStart(plan.title, startNow))) return;
    if (isFreePlan) await free.activate(agreements.acceptsTerms);
    else {
      agreedOrder.keep(plan.priceId, agreements.acceptsTerms, startNow, recordsLater);
      purchase.choose({ step: 'pay' });
    }
  };
  return (
    <Card>
      <Stack gap={20}>
        {free.problem && <Banner tone="critical" role="alert" title={free.problem} />}
        <KeyTerms purchase={purchase} />
        {endsFreeAccess && <Banner tone="warning" title={t('orders:endsFreeAccess')} />}
        {agreements.boxes.map(({ name, id, checked, isMissing, onChange }) => (
          <CheckboxField
            key={name}
            id={id}
            label={
              <TextWithParts
                text={t(boxTexts[name], { count: days ?? 0 })}
                parts={{ terms: <TermsLink /> }}
              />
            }
            checked={checked}
            error={isMissing ? t('orders:boxNeeded') : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
        ))}
        <Button wide busy={isRecording || free.isActivating} onClick={() => void goToNextStep()}>
          {isFreePlan
            ? t('confirm.getOnline')
            : t(
                continueLabel(engine, way, today, {
                  obliges,
                  recurring: purchase.plan?.recurring ?? null,
                }),
                {
                  price: money.text(today),
                },
              )}
        </Button>
      </Stack>
    </Card>
  );
};

export default ConfirmPlan;
