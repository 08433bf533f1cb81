import { isFree, planPeriod, type Plan } from '@foyer/domain';
import { Quantity, PlanCard, Price } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { hasText } from '~/shared/i18n/i18n';
import { useList } from '~/shared/i18n/useList';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import { arcsFor } from './arcsFor';
import { PlanType } from './PlanType';
import { usePlanSummary } from './usePlanSummary';
import { useAppSelector } from '~/session/store/hooks';

interface PlanOptionProps {
  plan: Plan;
  chosen: boolean;
  /** Shown below "Free". */
  noCharge: string;
  /** A `Chip` on the card's upper edge. */
  badge?: ReactNode;
  onChoose: (priceId: string) => void;
}

/** A selectable plan card. */
export const PlanOption = ({ plan, chosen, noCharge, badge, onChoose }: PlanOptionProps) => {
  const { t } = useTranslation('common');
  const money = useMoney();
  const per = usePeriod();
  const summary = usePlanSummary();
  // In the folded card too: of two plans with one name, it says why one costs less.
  const term = plan.contractMonths ? t('plans.contract', { count: plan.contractMonths }) : null;
  const line = summary(plan);
  const perks = usePlanPerks();
  const amount = money.parts(plan.price);
  const period = isFree(plan.price) ? '' : per(planPeriod(plan), plan);
  return (
    <PlanCard
      name={plan.title}
      type={<PlanType packageType={plan.packageType} title={plan.title} />}
      hint={plan.description}
      summary={
        <>
          {line}
          {line && term && <br />}
          {term}
        </>
      }
      speedArcs={arcsFor(plan.downloadMbps)}
      speed={
        plan.downloadMbps === null ? null : <Quantity value={plan.downloadMbps} unit={t('mbps')} />
      }
      price={<Price amount={amount} period={period} />}
      smallPrice={
        <Price amount={amount} period={isFree(plan.price) ? noCharge : period} size="sm" stacked />
      }
      perks={term ? [...perks(plan), term] : perks(plan)}
      badge={badge}
      group="plan"
      value={plan.priceId}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};

/** A plan's perks: the operator's lines, and what a light tier is good for. */
const usePlanPerks = () => {
  const { t } = useTranslation('common');
  const list = useList();
  const hasLightTier = useAppSelector(({ site }) => site.info?.messagingAndBrowsing ?? false);
  const goodFor = (uses: readonly string[]): string[] => {
    const named = uses.map((use) => {
      const key = `common:plans.uses.${use}`;
      return hasText(key) ? t(key) : use;
    });
    return hasLightTier && named.length > 0 ? [t('plans.goodFor', { uses: list.all(named) })] : [];
  };
  return ({ perks, goodFor: uses }: Plan): string[] => [...perks, ...goodFor(uses)];
};
