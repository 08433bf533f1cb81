import type { Dashboard } from '@foyer/domain';
import type { AnswerRead } from '../../contract/define/callTypes';
import type { getDashboard } from '../../contract/devices/dashboardCalls';
import { readPaymentMethod } from '../billing/readBilling';
import { pick, pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';
import { readSubscription } from '../plans/readSubscription';

/** The dashboard answer in the domain's names. Specification, section 3: "Dashboard". */
export const readDashboard = (wire: AnswerRead<typeof getDashboard>): Dashboard => ({
  ...pick(wire, ['features']),
  ...pickOrNull(wire, [
    'nextPaymentDate',
    'serviceEndDate',
    'serviceEndTime',
    'devicesUsed',
    'deviceSlots',
  ]),
  subscriptionId: wire.subscriptionId ?? wire.subscription?.id ?? null,
  subscription: wire.subscription ? readSubscription(wire.subscription) : null,
  paymentMethod: wire.paymentMethod ? readPaymentMethod(wire.paymentMethod) : null,
  userInfo: wire.userInfo
    ? {
        firstName: wire.userInfo.firstName ?? '',
        lastName: wire.userInfo.lastName ?? '',
        email: wire.userInfo.email ?? null,
      }
    : null,
  nextPayment: wire.nextPayment
    ? readMoney(wire.nextPayment.amount, wire.nextPayment.currency)
    : null,
});
