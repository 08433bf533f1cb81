import { checkoutModes } from '@foyer/domain';
import * as v from 'valibot';
import { fields, line, code } from '../parts/requestParts';

export const createCheckoutSessionRequest = {
  body: fields({
    /** Absent in `setup` mode, which only keeps a card. */
    priceId: v.optional(line(200)),
    couponCode: v.optional(code),
    mode: v.picklist(checkoutModes, 'Choose subscription, payment or setup.'),
    /** A hash path of the portal, where the provider sends the browser back to. */
    returnPath: line(500),
  }),
};

export const getSessionStatusRequest = {
  params: fields({ id: v.string() }),
};

export const getPaymentKeysRequest = {
  params: fields({ id: v.string() }),
};

export const voidInvoiceRequest = {
  params: fields({ id: v.string() }),
};
