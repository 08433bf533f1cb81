import { isFree, type Subscription } from '@foyer/domain';
import { Chip, PlanCard, Price, Quantity } from '@foyer/ui-kit/core';
import { useSlots } from '~/product/network/useSlots';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import { arcsFor } from '~/product/plans/arcsFor';
import { usePlanSummary } from '~/product/plans/usePlanSummary';

/** The card of the plan that the user has, beside those to change to. It cannot be chosen. */
export const CurrentPlan = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const per = usePeriod();
  const summary = usePlanSummary();
  const slots = useSlots();
  const { title, price, period, priceId, downloadMbps: down, uploadMbps: up } = subscription;
  const deviceLimit = slots && !slots.unlimited ? slots.total - slots.complimentary : null;
  const amount = money.parts(price);
  const charged = isFree(price) || !period ? '' : per(period, subscription);
  return (
    <PlanCard
      name={title}
      summary={summary({ downloadMbps: down, deviceLimit })}
      speedArcs={arcsFor(down)}
      speed={down === null ? null : <Quantity value={down} unit={t('common:mbps')} />}
      price={<Price amount={amount} period={charged} />}
      smallPrice={<Price amount={amount} period={charged} size="sm" stacked />}
      perks={[
        ...(deviceLimit === null ? [] : [t('common:devices.count', { count: deviceLimit })]),
        ...(down === null || up === null ? [] : [t('manage.speeds', { down, up })]),
      ]}
      badge={<Chip tone="accent">{t('choose.current')}</Chip>}
      group="plan"
      value={priceId}
      chosen={false}
      disabled
      onChoose={() => undefined}
    />
  );
};
