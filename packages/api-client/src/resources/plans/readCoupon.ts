import type { Coupon } from '@foyer/domain';
import type { AnswerRead } from '../../contract/define/callTypes';
import type { validateCoupon } from '../../contract/plans/planCalls';
import { pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';
import { readPlan } from './readPlan';

/** A coupon that the server has accepted. Specification, section 3: "Plan state". */
export const readCoupon = (wire: AnswerRead<typeof validateCoupon>): Coupon => ({
  ...pickOrNull(wire, ['validForNumberOfPeriods', 'singlePlanPath']),
  value: wire.value,
  discount:
    wire.discount.kind === 'percent'
      ? wire.discount
      : { kind: 'amount', amount: readMoney(wire.discount.amount, wire.discount.currency) },
  hiddenPlan: wire.hiddenPlan ? readPlan(wire.hiddenPlan) : null,
});
