import type { UpgradeInfo, UpgradeResult } from '@foyer/domain';
import type { AnswerRead } from '../../contract/define/callTypes';
import type { getUpgradeInfo, upgradeSubscription } from '../../contract/plans/upgradeCalls';
import { pick, pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';

/** The preview of a change of plan. Specification, section 3: "Upgrade info". */
export const readUpgradeInfo = (wire: AnswerRead<typeof getUpgradeInfo>): UpgradeInfo => ({
  ...pick(wire, ['id', 'couponApplied', 'isCouponValid', 'prorationDate', 'effective']),
  ...pickOrNull(wire, ['nextPaymentDate']),
  userId: wire.userID,
  costToPay: readMoney(wire.costToPay, wire.currency),
  credit: readMoney(wire.credit, wire.currency),
  tax: readMoney(wire.tax, wire.currency),
  nextAmount: readMoney(wire.nextAmount, wire.currency),
});

/** What confirming a change of plan answered. */
export const readUpgradeResult = (wire: AnswerRead<typeof upgradeSubscription>): UpgradeResult => ({
  ...pickOrNull(wire, ['paymentIntentId', 'invoiceId']),
  userId: wire.userId,
  newSubscriptionId: wire.newSubscription.id,
});
