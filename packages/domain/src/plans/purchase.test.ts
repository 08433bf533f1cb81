import { describe, expect, it } from 'vitest';
import { aPlan, pounds } from '../testing/aPlan';
import { portalTypes } from '../portal-types/portalType';
import {
  buysExtras,
  canBuyOnline,
  checkoutMode,
  oneOffPlans,
  purchaseMethod,
  typeAfterPurchase,
} from './purchase';
import { allPlans, findSelectedPlan } from './selectedPlan';

const paid = aPlan();
const free = aPlan({ priceId: 'free', price: pounds(0) });

describe('a plan is bought', () => {
  it.each([
    ['paid', paid, 'STRIPE', 'checkout'],
    ['paid', paid, 'INTERNAL', 'internal'],
    ['paid', paid, 'unknown', 'checkout'],
    ['free', free, 'STRIPE', 'activateFree'],
    ['free', free, 'INTERNAL', 'activateFree'],
  ] as const)('%s (%o) on %s by %s', (_, plan, engine, method) => {
    expect(purchaseMethod(plan, engine)).toBe(method);
  });

  it('as a subscription when it renews, as one payment when not', () => {
    expect(checkoutMode({ recurring: true })).toBe('subscription');
    expect(checkoutMode({ recurring: false })).toBe('payment');
  });

  it.each([
    ['paid', paid, true, true],
    ['paid', paid, false, false],
    ['free', free, true, true],
    ['free', free, false, true],
  ])('online when %s (%o) and card payments are %s: %s', (_, plan, stripeEnabled, can) => {
    expect(canBuyOnline(plan, stripeEnabled)).toBe(can);
  });
});

describe('what is bought', () => {
  it('comes on top of access that is given anyway in these portal types', () => {
    expect(portalTypes.filter(buysExtras)).toEqual(['ANCHOR', 'ANCHOR_NUJ', 'PDR_NUJ', 'NAAS']);
  });

  it('is one-off only on the page of extras', () => {
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

describe('taking a plan', () => {
  it.each([
    ['makes a free user a paying one when it is paid', paid, 'FREE_SIGN_UP', 'PAYG'],
    ['leaves a free user one when it is free', free, 'FREE_SIGN_UP', null],
    ['changes nobody elsewhere', paid, 'PAYG', null],
  ] as const)('%s', (_, plan, portalType, type) => {
    expect(typeAfterPurchase(plan, portalType)).toBe(type);
  });
});

describe('the selected plan is found', () => {
  const hidden = aPlan({ priceId: 'hidden' });

  it.each([
    ['among the plans', 'free', free],
    ['as the hidden plan', 'hidden', hidden],
    ['not at all when it is gone', 'gone', null],
    ['not at all when nothing is selected', null, null],
  ])('%s', (_, currentPlan, found) => {
    expect(findSelectedPlan({ plans: [paid, free], hiddenPlan: hidden, currentPlan })).toBe(found);
  });

  it('not at all without a hidden plan', () => {
    expect(findSelectedPlan({ plans: [], hiddenPlan: null, currentPlan: 'hidden' })).toBeNull();
  });

  it('among the plans of both lists of a custom site', () => {
    expect(allPlans({ kind: 'custom', monthly: [paid], daily: [free] })).toEqual([paid, free]);
    expect(allPlans({ kind: 'list', plans: [free] })).toEqual([free]);
  });
});
