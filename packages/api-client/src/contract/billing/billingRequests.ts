import * as v from 'valibot';
import { fields } from '../parts/requestParts';

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Send a whole number.'));

const byId = fields({ id: v.string() });

export const getBillingSubscriptionRequest = {
  params: byId,
};

export const getSubscriptionInvoicesRequest = {
  params: byId,
  query: fields({ offset: v.optional(wholeNumber), records: v.optional(wholeNumber) }),
};

export const executeInvoiceRequest = {
  params: byId,
};

export const getInvoicePdfRequest = {
  params: byId,
};
