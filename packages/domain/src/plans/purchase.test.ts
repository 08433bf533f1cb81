import { describe, expect, it } from 'vitest';
import { aPlan, pounds } from '../testing/aPlan';
import { portalTypes } from '../portal-types/portalType';
import {
  buysExtras,
  canBuyOnline,
  checkoutMode,
  oneOffPlans,
  paymentWay,
  typeAfterPurchase,
} from './purchase';
import { allPlans, findSelectedPlan } from './selectedPlan';

const paid = aPlan();
const free = aPlan({ priceId: 'free', price: pounds(0) });

describe('a purchase', () => {
  it('is a subscription for a plan that renews, otherwise one payment', () => {
    expect(checkoutMode({ recurring: true })).toBe('subscription');
    expect(checkoutMode({ recurring: false })).toBe('payment');
  });

  it.each([
    ['paid', paid, 'card', true],
    ['paid', paid, 'elsewhere', true],
    ['paid', paid, 'unknown', true],
    ['paid', paid, 'none', false],
    ['free', free, 'none', true],
  ] as const)('of a %s plan (%o) paid by %s can be made: %s', (_, plan, way, can) => {
    expect(canBuyOnline(plan, way)).toBe(can);
  });

  // BUY-19
  it.each([
    ['STRIPE', true, 'card'],
    ['STRIPE', null, 'card'],
    ['STRIPE', false, 'none'],
    ['INTERNAL', true, 'card'],
    ['INTERNAL', null, 'unknown'],
    ['INTERNAL', false, 'elsewhere'],
  ] as const)('on the engine %s with card payments %s are paid by %s', (engine, cards, way) => {
    expect(paymentWay(engine, cards)).toBe(way);
  });
});

describe('purchases', () => {
  it('are extras on top of free access in these portal types', () => {
    expect(portalTypes.filter(buysExtras)).toEqual(['ANCHOR', 'ANCHOR_NUJ', 'PDR_NUJ', 'NAAS']);
  });

  it('on the page of extras are one-off plans only', () => {
    const once = aPlan({ priceId: 'once', recurring: false });
    expect(oneOffPlans({ kind: 'list', plans: [paid, once] })).toEqual({
      kind: 'list',
      plans: [once],
    });
    expect(oneOffPlans({ kind: 'custom', monthly: [paid], daily: [once] })).toEqual({
      kind: 'custom',
      monthly: [],
      daily: [once],
    });
  });
});

describe('the user type after a purchase', () => {
  it.each([
    ['becomes PAYG in FREE_SIGN_UP with a paid plan', paid, 'FREE_SIGN_UP', 'PAYG'],
    ['stays in FREE_SIGN_UP with a free plan', free, 'FREE_SIGN_UP', null],
    ['stays in other portal types', paid, 'PAYG', null],
  ] as const)('%s', (_, plan, portalType, type) => {
    expect(typeAfterPurchase(plan, portalType)).toBe(type);
  });
});

describe('findSelectedPlan finds', () => {
  const hidden = aPlan({ priceId: 'hidden' });

  it.each([
    ['a listed plan', 'free', free],
    ['the hidden plan', 'hidden', hidden],
    ['nothing if the plan is gone', 'gone', null],
    ['nothing if no plan is selected', null, null],
  ])('%s', (_, currentPlan, found) => {
    expect(findSelectedPlan({ plans: [paid, free], hiddenPlan: hidden, currentPlan })).toBe(found);
  });

  it('nothing without a hidden plan', () => {
    expect(findSelectedPlan({ plans: [], hiddenPlan: null, currentPlan: 'hidden' })).toBeNull();
  });

  it('allPlans lists both lists of a custom site', () => {
    expect(allPlans({ kind: 'custom', monthly: [paid], daily: [free] })).toEqual([paid, free]);
    expect(allPlans({ kind: 'list', plans: [free] })).toEqual([free]);
  });
});
