import * as v from 'valibot';
import { fields, line, isoInstant, code } from '../parts/requestParts';

export const getUpgradeInfoRequest = {
  query: fields({ priceId: line(200), coupon: v.optional(code) }),
};

export const upgradeSubscriptionRequest = {
  body: fields({
    /** The id of the upgrade info. */
    id: line(200),
    priceId: line(200),
    coupon: v.optional(code),
    prorationDate: isoInstant,
  }),
};
