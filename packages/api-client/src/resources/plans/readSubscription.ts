import type { PauseRecord, Subscription } from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { pauseRecord, subscription } from '../../contract/plans/subscription';
import { pick, pickOrNull } from '../parts/pick';
import { readMoney } from '../parts/readMoney';

/** A subscription in the domain's names. Specification, section 3: "Subscription". */
export const readSubscription = (wire: InferOutput<typeof subscription>): Subscription => ({
  ...pick(wire, ['id', 'state', 'priceId', 'recurring', 'contract']),
  ...pickOrNull(wire, [
    'period',
    'startDate',
    'periodEnd',
    'serviceEndDate',
    'scheduledChange',
    'downloadMbps',
    'uploadMbps',
  ]),
  title: wire.title ?? '',
  price: readMoney(wire.price, wire.currency),
  coupon: wire.coupon
    ? { value: wire.coupon.value, ...pickOrNull(wire.coupon, ['periodsLeft']) }
    : null,
});

/** A pause in the domain's names. */
export const readPause = (wire: InferOutput<typeof pauseRecord>): PauseRecord => ({
  ...pick(wire, ['id', 'startDate', 'state']),
  ...pickOrNull(wire, ['endDate']),
  price: readMoney(wire.price, wire.currency),
});
