import { describe, expect, it } from 'vitest';
import type { Coupon } from './coupon';
import type { PricedOrder } from './orderPrice';
import { aPlan, pounds } from '../testing/aPlan';
import { orderEnding, takesCard } from './orderEnding';

const pays: Coupon = {
  value: 'ALL',
  discount: { kind: 'percent', percent: 100 },
  validForNumberOfPeriods: 1,
  singlePlanPath: null,
  hiddenPlan: null,
};

const orders: Readonly<Record<string, PricedOrder>> = {
  'no plan': { plan: null, coupon: null },
  'a free plan': { plan: aPlan({ price: pounds(0) }), coupon: null },
  'a plan': { plan: aPlan(), coupon: null },
  'a plan that a coupon pays today': { plan: aPlan(), coupon: pays },
  'a day that a coupon pays': { plan: aPlan({ recurring: false }), coupon: pays },
};

describe('an order', () => {
  it.each([
    ['no plan', 'STRIPE', 'card', false, 'checkout', true],
    ['no plan', 'INTERNAL', 'card', false, 'checkout', true],
    ['a free plan', 'STRIPE', 'card', false, 'freePlan', false],
    ['a free plan', 'INTERNAL', 'card', true, 'freePlan', false],
    ['a plan', 'STRIPE', 'card', false, 'checkout', true],
    ['a plan', 'unknown', 'card', false, 'checkout', true],
    ['a plan', 'STRIPE', 'none', false, 'checkout', false],
    ['a plan', 'INTERNAL', 'card', false, 'cardFields', true],
    ['a plan', 'INTERNAL', 'elsewhere', false, 'orderButton', false],
    ['a plan', 'INTERNAL', 'unknown', false, 'orderButton', false],
    ['a plan', 'INTERNAL', 'unknown', true, 'cardFields', true],
    ['a plan that a coupon pays today', 'INTERNAL', 'card', false, 'orderButton', false],
    ['a plan that a coupon pays today', 'INTERNAL', 'card', true, 'cardFields', true],
    ['a plan that a coupon pays today', 'STRIPE', 'card', false, 'checkout', true],
    ['a day that a coupon pays', 'STRIPE', 'card', false, 'checkout', false],
  ] as const)(
    'of %s, with the engine %s, paid by %s, with a card wanted (%s), ends in %s; takes a card: %s',
    (name, engine, way, asksCard, ending, card) => {
      const order = orders[name];
      if (!order) throw new Error(name);
      expect(orderEnding(order, { engine, way, asksCard })).toBe(ending);
      expect(takesCard(order, ending, way)).toBe(card);
    },
  );
});
