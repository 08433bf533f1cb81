import { isFree, planPeriod, takesCoupon, type Plan, type Subscription } from '@foyer/domain';
import { Grid, GridItem, Button, Card, SectionError, Stack, Text } from '@foyer/ui-kit/core';
import { withTexts } from '~/shared/i18n/i18n';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { payFeeOr } from '~/product/dues/payFeeOr';
import { callProblemOf } from '~/session/api/callProblem';
import { HeroSkeleton } from '~/shell/portal/sections/HeroSkeleton';
import { useArrivesTogether } from '~/shell/portal/sections/Together';
import { ChangeCoupon } from './ChangeCoupon';
import { ChangeFigures } from './ChangeFigures';
import { ConfirmChange } from './ConfirmChange';
import { LostNetwork } from './LostNetwork';
import { ConfirmFreePlan } from './ConfirmFreePlan';
import { useChangePreview, type ChangePreview } from './useChangePreview';
import type { Upgrade } from './useUpgrade';

const FewerDevices = lazyComponent(
  withTexts(() => import('~/product/network/FewerDevices'), 'network'),
);

interface ChangeProps {
  subscription: Subscription;
  plan: Plan;
  upgrade: Upgrade;
}

/** The price of a change of plan, today and later; confirming charges exactly that. */
const CheckChange = ({ subscription, plan, upgrade }: ChangeProps) => {
  // A change between free plans has no price.
  if (isFree(plan.price) && isFree(subscription.price))
    return <ConfirmFreePlan plan={plan} subscription={subscription} />;
  return <Preview subscription={subscription} plan={plan} upgrade={upgrade} />;
};

const Preview = ({ subscription, plan, upgrade }: ChangeProps) => {
  const isForCoupons = takesCoupon(subscription, { price: plan.price, period: planPeriod(plan) });
  const isOpened = plan.priceId === upgrade.hiddenPlan?.priceId;
  const wished = isForCoupons || isOpened ? upgrade.coupon : null;
  const { preview, coupon, asked } = useJudgedPreview(plan, wished, isOpened);
  const { t } = useTranslation('plan');
  const { info, query } = preview;
  // The backend lets a change wait that starts now by its price. It does not say why. Rule SUB-15.
  const isLater = info?.effective === 'periodEnd';
  useArrivesTogether(!query.isLoading);
  if (query.isError && !query.isFetching) return <PreviewProblem preview={preview} />;
  return (
    <Grid aside>
      <GridItem desk={2}>
        {info ? (
          <ChangeFigures info={info} plan={plan} subscription={subscription} coupon={coupon} />
        ) : (
          <HeroSkeleton lines={2} />
        )}
      </GridItem>
      <GridItem>
        <Card>
          <Stack gap={20}>
            {(isForCoupons || isOpened) && isLater && <Text>{t('check.noCoupon')}</Text>}
            {isForCoupons && !isLater && (
              <ChangeCoupon
                upgrade={upgrade}
                info={asked.info}
                isChecking={asked.query.isFetching}
              />
            )}
            <FewerDevices plan={plan} />
            <LostNetwork plan={plan} />
            <ConfirmChange
              subscription={subscription}
              plan={plan}
              coupon={coupon}
              preview={preview}
            />
          </Stack>
        </Card>
      </GridItem>
    </Grid>
  );
};

/**
 * The preview with the coupon; if the coupon is refused, the preview without it.
 * @param isOpened the site sells the plan only with the coupon, even where it takes nothing off
 */
const useJudgedPreview = (plan: Plan, coupon: string | null, isOpened: boolean) => {
  const asked = useChangePreview(plan.priceId, coupon);
  const isRefused = coupon !== null && !isOpened && asked.info?.isCouponValid === false;
  const plain = useChangePreview(isRefused ? plan.priceId : null, null);
  return { asked, preview: isRefused ? plain : asked, coupon: isRefused ? null : coupon };
};

const PreviewProblem = ({ preview }: { preview: ChangePreview }) => {
  const { t } = useTranslation('plan');
  const { error, isFetching, refetch } = preview.query;
  const { text, owesFee } = callProblemOf(error, t);
  return (
    <Card>
      <SectionError
        title={t('check.failed')}
        text={text}
        action={payFeeOr(
          owesFee,
          <Button variant="soft" busy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>,
        )}
      />
    </Card>
  );
};

export default CheckChange;
