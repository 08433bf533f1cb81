import { needsPayment, priceToday } from '@foyer/domain';
import { Banner, Button, Card, Stack } from '@foyer/ui-kit/core';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useId, useState } from 'react';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LocalizedPartsProvider } from '~/shell/theme/LocalizedPartsProvider';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { useMoney } from '~/shared/money/useMoney';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { TermsLink } from '~/shell/site/TermsLink';
import { useHasTerms } from '~/shell/site/useHasTerms';
import { BackToPlans } from '../BackToPlans';
import { OrderSummary } from '../OrderSummary';
import { KeepOrder } from '../keep-order/KeepOrder';
import type { Purchase } from '../usePurchase';
import { CouponCard } from './CouponCard';
import { KeyTerms } from './KeyTerms';
import { useFetchCardProvider } from './useFetchCardProvider';
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
    <LocalizedPartsProvider>
      <VisitorScreen
        kind="checkout"
        end={<BackToPlans purchase={purchase} />}
        lead={<OrderSummary purchase={purchase} title={t('confirm.title')} />}
      >
        {!isFreePlan && <CouponCard purchase={purchase} />}
        <Agreement purchase={purchase} isFreePlan={isFreePlan} />
        {!isFreePlan && <KeepOrder purchase={purchase} />}
      </VisitorScreen>
    </LocalizedPartsProvider>
  );
};

const Agreement = ({ purchase, isFreePlan }: { purchase: Purchase; isFreePlan: boolean }) => {
  const { t } = useTranslation('purchase');
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const money = useMoney();
  const { way } = useOrderBilling();
  const free = useFreePlan(purchase);
  const hasTerms = useHasTerms();
  const goToNextStep = (): void => {
    setMissing(!agrees);
    if (!agrees) return document.getElementById(id)?.focus();
    if (isFreePlan) void free.activate();
    else purchase.choose({ step: 'pay' });
  };
  return (
    <Card>
      <Stack gap={20}>
        {free.problem && <Banner tone="critical" role="alert" title={free.problem} />}
        <CheckboxField
          id={id}
          label={
            <TextWithParts
              text={t(hasTerms ? 'confirm.terms' : 'confirm.startNow')}
              parts={{ terms: <TermsLink /> }}
            />
          }
          checked={agrees}
          error={isMissing ? t('confirm.termsNeeded') : undefined}
          onChange={(event) => {
            setAgrees(event.target.checked);
            setMissing(false);
          }}
        />
        <Button wide busy={free.isActivating} onClick={goToNextStep}>
          {isFreePlan
            ? t('confirm.getOnline')
            : t(way === 'card' ? 'confirm.toPayment' : 'confirm.toOrder', {
                price: money.text(priceToday(purchase)),
              })}
        </Button>
        <KeyTerms purchase={purchase} />
      </Stack>
    </Card>
  );
};

export default ConfirmPlan;
