import * as v from 'valibot';
import { deviceMac, fields, line, mac } from '../parts/requestParts';

export const verifyRecaptchaRequest = {
  query: fields({ response: line(4000) }),
};

export const createNoAccountUserRequest = {
  body: fields({
    /** Absent or null for the device in hand. */
    headlessMac: v.nullish(deviceMac),
    isTermsAndConditionAccepted: v.literal(true, 'Accept the terms to go on.'),
  }),
};

export const checkCpeRequest = {
  params: fields({ customerCode: line(100), locationCode: line(100), mac }),
};

export const setShareVlanRequest = {
  body: fields({ shareVlan: v.boolean('Send true or false.') }),
};
