import * as v from 'valibot';
import { fields, line, code } from '../parts/requestParts';

const cancellation = fields({ cancellationReason: line(500) });

export const cancelSubscriptionRequest = {
  body: cancellation,
};

export const cancelContractRequest = {
  body: cancellation,
};

export const createInternalSubscriptionRequest = {
  body: fields({ priceId: line(200), couponCode: v.optional(code) }),
};

export const activateFreePlanRequest = {
  body: fields({ priceId: line(200) }),
};
