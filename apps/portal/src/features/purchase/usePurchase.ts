import { skipToken } from '@reduxjs/toolkit/query';
import {
  appliedCoupon,
  moneyToMajor,
  priceToday,
  purchaseSteps,
  type Plan,
  type PurchaseStep,
} from '@foyer/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';
import { useQueryChoices } from '~/shared/routing/useQueryChoices';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { eventTracked } from '~/shell/tracking/trackingSlice';
import { useActiveBoost } from '~/product/plans/useActiveBoost';
import { useKeepOrder } from './keep-order/useKeepOrder';
import { useValidateCouponQuery } from '~/product/plans/coupon.api';
import { useOffer } from './useOffer';

type Choice = 'plan' | 'cycle' | 'coupon' | 'step';

/**
 * The state of the purchase. The choices are in the address (`?cycle=…&plan=…&coupon=…&step=…`), so
 * that reload, back and a closed window lose nothing.
 */
export const usePurchase = () => {
  const dispatch = useAppDispatch();
  const { params, choose } = useQueryChoices<Choice>();
  const isExtras = useLocation().pathname === paths.selectPlanAnchor;
  const portalType = useAppSelector(selectPortalType);
  const loggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  // A user who signs up during the purchase has completed that step, so the progress still counts
  // it.
  const [beganWithout, setBeganWithout] = useState(!loggedIn);
  const couponCode = params.get('coupon');
  const couponQuery = useValidateCouponQuery(couponCode ? { code: couponCode } : skipToken);
  // The answer about the previous code does not apply to this one.
  const judged = couponCode && !couponQuery.isError ? couponQuery.currentData : undefined;
  const coupon = judged ?? null;
  const offer = useOffer({
    isExtras,
    coupon,
    chosen: params.get('plan'),
    cycle: params.get('cycle'),
  });
  const { plan } = offer;

  const stepsOf = (chosen: Plan | null): PurchaseStep[] =>
    purchaseSteps(chosen, { loggedIn, portalType });
  const steps = stepsOf(plan ?? offer.marked);
  const wanted = params.get('step');
  // Back at the plans, a user who has an account begins a purchase without that step.
  if (beganWithout && loggedIn && wanted === null) setBeganWithout(false);
  const asked = steps.find((name) => name === wanted);
  // A typed address cannot skip signing up.
  const due = steps[0] === 'sign-up' ? 'sign-up' : (asked ?? steps[0] ?? null);
  const step = wanted && plan ? due : null;

  const order =
    plan && (judged || !couponQuery.isFetching)
      ? {
          plan,
          couponCode: appliedCoupon({ plan, coupon })?.value ?? null,
          /** What the button says, so that the backend charges no other sum. */
          amount: moneyToMajor(priceToday({ plan, coupon })),
        }
      : null;
  /** Selecting a plan puts it into the cart, once. Rule TRACK-2. */
  const addToCart = (chosen: Plan): void => {
    if (chosen.priceId !== params.get('plan'))
      dispatch(eventTracked({ name: 'addToCart', plan: chosen }));
  };
  // If the user goes back after paying, the address still names the extra, which runs now.
  const boost = useActiveBoost();
  const isKept = useKeepOrder(step && boost === null ? order : null, step === 'pay');

  return {
    ...offer,
    isExtras,
    /** The extra that runs already; undefined while that is not known. */
    boost,
    coupon,
    couponCode,
    couponQuery,
    /** The order to pay for; null while the coupon is checked. */
    order,
    /** The server keeps this order, so that it can go on elsewhere. Rule BUY-14. */
    isKept,
    steps,
    hasSignedUp: beganWithout && loggedIn,
    step,
    choose,
    select: (chosen: Plan) => {
      addToCart(chosen);
      choose({ plan: chosen.priceId }, { replace: true });
    },
    /** Selects a plan and opens the first remaining step. */
    take: (chosen: Plan) => {
      addToCart(chosen);
      choose({ plan: chosen.priceId, step: stepsOf(chosen)[0] ?? 'confirm-plan' });
    },
  };
};

export type Purchase = ReturnType<typeof usePurchase>;
export type PurchaseOrder = NonNullable<Purchase['order']>;
