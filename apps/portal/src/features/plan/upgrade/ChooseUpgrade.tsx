import {
  canBuyOnline,
  isFree,
  planPeriod,
  upgradeKind,
  type Plan,
  type Subscription,
} from '@foyer/domain';
import { Banner, Button, Card, EmptyState, StickySummary, Text } from '@foyer/ui-kit/core';
import { wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCost } from '~/shared/money/useCost';
import { BillingCycleChoice } from '~/product/plans/BillingCycleChoice';
import { PlanGroups } from '~/product/plans/PlanGroups';
import { useBilling } from '~/shell/portal/useBilling';
import { PlanPrice } from '~/product/plans/PlanPrice';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { CurrentPlan } from './CurrentPlan';
import { UpgradeOption } from './UpgradeOption';
import { isBoundByTerm, whyNoChange } from './useChangeOffer';
import { usePaidPlans } from '../usePaidPlans';
import { useLatestCallback } from '~/shared/useLatestCallback';
import { CHECK_STEP, type Upgrade } from './useUpgrade';
import { useState, useTransition } from 'react';

interface ChooseUpgradeProps {
  subscription: Subscription;
  upgrade: Upgrade;
}

/**
 * The plans that the user can change to, one cycle at a time; the chosen one and its button stay
 * visible.
 */
export const ChooseUpgrade = ({ subscription, upgrade }: ChooseUpgradeProps) => {
  const { t } = useTranslation('plan');
  const { query, cycles, cycle, choose } = upgrade;
  const isBound = isBoundByTerm(subscription);
  return (
    <QuerySection query={query} failed={t('choose.failed')}>
      {(plans) =>
        plans.length === 0 && !upgrade.hiddenPlan ? (
          <NoOtherPlans subscription={subscription} />
        ) : (
          <>
            <Present subscription={subscription} />
            {isBound && !plans.some((plan) => costsLess(plan, subscription)) && (
              <Text tone="quiet">{t('refusals:TERM_RUNS')}</Text>
            )}
            <BillingCycleChoice
              cycles={cycles}
              cycle={cycle}
              onChoose={(id) => choose({ cycle: id, plan: null }, { replace: true })}
            />
            <Options upgrade={upgrade} subscription={subscription} />
            {upgrade.plan && <Chosen plan={upgrade.plan} upgrade={upgrade} />}
          </>
        )
      }
    </QuerySection>
  );
};

/** A free plan is replaced by a purchase instead. */
const NoOtherPlans = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const paidPlans = usePaidPlans(subscription);
  return (
    <Card>
      <EmptyState
        icon={wifiIcon}
        title={t(paidPlans === null ? 'choose.none' : 'manage.paid.title')}
        text={t(paidPlans === null ? whyNoChange(subscription) : 'manage.paid.text')}
        action={
          paidPlans !== null && (
            <Button as={Link} to={paidPlans}>
              {t('manage.paid.action')}
            </Button>
          )
        }
      />
    </Card>
  );
};

/** A list with a cheaper plan comes from a backend that lets a minimum term become cheaper. Rule SUB-23. */
const costsLess = (plan: Plan, subscription: Subscription): boolean =>
  upgradeKind(subscription, { price: plan.price, period: planPeriod(plan) }) === 'periodEnd';

/** The current plan, for comparison. */
const Present = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const cost = useCost();
  const { title, price, period } = subscription;
  return (
    <Text tone="quiet">
      {isFree(price)
        ? t('choose.presentFree', { plan: title })
        : t('choose.present', {
            plan: title,
            cost: cost(price, period, subscription),
          })}
    </Text>
  );
};

const Options = ({ subscription, upgrade }: ChooseUpgradeProps) => {
  const { t } = useTranslation('plan');
  const { shown, plan, choose, cycle } = upgrade;
  const onChoose = useLatestCallback((priceId: string) =>
    choose({ plan: priceId }, { replace: true }),
  );
  const { part, rest, isGrowing, showMore } = useShowMore(shown, cycle);
  return (
    <>
      <PlanGroups
        plans={part}
        label={t('choose.plans')}
        first={cycle === upgrade.currentCycle && <CurrentPlan subscription={subscription} />}
      >
        {(option) => (
          <UpgradeOption
            key={option.priceId}
            plan={option}
            chosen={option.priceId === plan?.priceId}
            onChoose={onChoose}
          />
        )}
      </PlanGroups>
      {rest > 0 && (
        <Button variant="soft" busy={isGrowing} onClick={showMore}>
          {t('choose.more', { count: rest })}
        </Button>
      )}
    </>
  );
};

interface ChosenProps {
  plan: Plan;
  upgrade: Upgrade;
}

const Chosen = ({ plan, upgrade }: ChosenProps) => {
  const { t } = useTranslation('plan');
  const { way } = useBilling();
  if (!canBuyOnline(plan, way))
    return (
      <Banner tone="warning" title={t('choose.notOnline.title')}>
        {t('choose.notOnline.text')}
      </Banner>
    );
  return (
    <StickySummary
      title={plan.title}
      price={<PlanPrice plan={plan} />}
      action={
        <Button onClick={() => upgrade.choose({ plan: plan.priceId, step: CHECK_STEP })}>
          {t('choose.check')}
        </Button>
      }
    />
  );
};

/** The number of plans shown at first: a thousand together would make a slow phone wait. */
const FIRST_PLANS = 24;

/**
 * The first part of a long list, and a function that shows more.
 *
 * @param list changes when another list is shown, which starts at its top again
 */
const useShowMore = <T,>(items: readonly T[], list: string) => {
  const [shown, setShown] = useState({ list, count: FIRST_PLANS });
  // The button responds first; the plans follow.
  const [isGrowing, grow] = useTransition();
  const count = shown.list === list ? shown.count : FIRST_PLANS;
  return {
    part: items.slice(0, count),
    rest: Math.max(0, items.length - count),
    isGrowing,
    showMore: () => grow(() => setShown({ list, count: count + FIRST_PLANS })),
  };
};
