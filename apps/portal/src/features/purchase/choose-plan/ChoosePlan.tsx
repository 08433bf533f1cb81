import { capabilitiesOf, needsPayment, othersPay } from '@foyer/domain';
import { Button, Chip, HeroTitle } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { BillingCycleChoice } from '~/product/plans/BillingCycleChoice';
import { PlanGroups } from '~/product/plans/PlanGroups';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { PlanOption } from '~/product/plans/PlanOption';
import RunningBoost from '~/product/plans/RunningBoost';
import { paths } from '~/shared/routing/paths';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { useTracked } from '~/shell/tracking/useTracked';
import { useOrderEnding } from '../useOrderEnding';
import { PurchaseSteps } from '../PurchaseSteps';
import type { Purchase } from '../usePurchase';
import { ChosenPlan } from './ChosenPlan';
import { CouponBanner } from './CouponBanner';
import { OwedNotice } from './OwedNotice';
import { PlansProblem } from './PlansProblem';
import { PlansSkeleton } from './PlansSkeleton';

/** The plans of one billing cycle, with one chosen; the button to continue stays visible. */
export const ChoosePlan = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const { catalogue, cycles, cycle, shown, marked, choose, select, isExtras } = purchase;
  const way = usePaymentWay();
  const portalType = useAppSelector(selectPortalType);
  // Where a plan replaces free access, nothing is added to it.
  const isIncluded = othersPay(portalType) && capabilitiesOf(portalType).paidPlanMovesTo === null;
  const title = t(isIncluded ? 'choose.extras.title' : 'choose.title');
  const areFree = shown.length > 0 && !shown.some(needsPayment);
  // A plan that does not say whether it renews is not said to be paid once. Rule MONEY-5.
  const isOnce =
    !areFree && shown.length > 0 && shown.every(({ recurring }) => recurring === false);
  // The last step charges nobody where the site bills or the plans are free. Rule BUY-19.
  const orders = !isExtras && (way !== 'card' || areFree);
  const plainText = isOnce ? 'onceText' : 'text';
  const orderText = isOnce ? 'onceOrderText' : 'orderText';
  const text = isIncluded
    ? (`choose.extras.${plainText}` as const)
    : (`choose.${orders ? orderText : plainText}` as const);
  const { takesCard } = useOrderEnding(purchase);
  const isNothing = catalogue.isSuccess && shown.length === 0;
  const { boost } = purchase;
  useScreenTitle(title);
  // Once for the plans of a cycle, whichever of them is selected.
  useTracked(marked && { name: 'viewContent', plan: marked }, cycle ?? 'plans');
  return (
    <VisitorScreen
      kind="plans"
      busy={catalogue.isLoading}
      end={
        <Button
          as={Link}
          to={isLoggedIn ? paths.portal : paths.login}
          variant="onHeroRaised"
          size="small"
        >
          {t(isLoggedIn ? 'common:menuShort.account' : 'common:logIn')}
        </Button>
      }
      lead={
        <HeroTitle
          size="xl"
          above={
            (marked || catalogue.isLoading) && (
              <PurchaseSteps purchase={purchase} takesCard={takesCard} />
            )
          }
          title={title}
          text={!isNothing && t(text)}
        />
      }
    >
      <OwedNotice plans={shown} />
      <CouponBanner purchase={purchase} />
      <BillingCycleChoice
        cycles={cycles}
        cycle={cycle}
        onChoose={(id) => choose({ cycle: id, plan: null }, { replace: true })}
      />
      {catalogue.isLoading && <PlansSkeleton />}
      {catalogue.isError && <PlansProblem onRetry={() => void catalogue.refetch()} />}
      {isNothing && <PlansProblem />}
      {shown.length > 0 && (
        <PlanGroups plans={shown} label={t('choose.plans')}>
          {(option) => (
            <PlanOption
              key={option.priceId}
              plan={option}
              chosen={option.priceId === marked?.priceId}
              noCharge={t('choose.noCharge')}
              badge={
                option.suggested &&
                option.priceId === marked?.priceId && (
                  <Chip tone="accent">{t('choose.suggested')}</Chip>
                )
              }
              onChoose={() => select(option)}
            />
          )}
        </PlanGroups>
      )}
      <RunningBoost />
      {marked && boost === null && <ChosenPlan plan={marked} purchase={purchase} />}
    </VisitorScreen>
  );
};
