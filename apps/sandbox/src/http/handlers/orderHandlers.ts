import { notFound } from '../../services/ServiceError';
import { findBuyer } from '../../services/buyers/buyerOf';
import { orderReceipt } from '../../services/orders/receiptOf';
import { readOrder } from '../../services/orders/readOrder';
import { createResumeLink } from '../../services/orders/createResumeLink';
import { resumeOrder } from '../../services/orders/resumeOrder';
import { countSaving, saveOrder } from '../../services/saved-orders/savedOrders';
import { findForm, typedForm } from '../../services/saved-orders/savedForms';
import { countedWide } from '../../services/rate-limits/countedAs';
import type { Handlers } from '../calls/Handler';
import { receiptWire } from '../wire/billingWire';
import { iso } from '../wire/dateAndAmountWire';

/** The calls about an order that outlives its window. */
export const orderHandlers: Handlers<
  'saveOrder' | 'getOrder' | 'createResumeLink' | 'resumeOrder'
> = {
  saveOrder: async ({ backend, caller, client, body: { priceId, couponCode = null, form } }) => {
    const buyer = findBuyer(caller);
    // Without a device or a user there is nobody to keep it for.
    if (!buyer) throw notFound('buyer');
    await countSaving(backend.limits, caller, client);
    const typed = await typedForm(backend, caller, form);
    await saveOrder(backend, buyer, { priceId, couponCode, ...typed });
    return {};
  },

  getOrder: async ({ backend, caller, client }) => {
    const buyer = findBuyer(caller);
    const order = buyer && (await readOrder(backend, buyer, countedWide(caller, client)));
    if (!order) return { body: null };
    const receipt = order.state === 'paid' ? await orderReceipt(backend, buyer) : null;
    const form = await findForm(backend, caller);
    const { plans } = await backend.catalogues.of(caller);
    return { body: { ...order, receipt: receiptWire(receipt, plans), ...(form && { form }) } };
  },

  createResumeLink: async ({ backend, caller, body, client }) => {
    const { expiresAt, ...link } = await createResumeLink(backend, caller, body, client);
    return { body: { ...link, expiresAt: iso(expiresAt) } };
  },

  resumeOrder: async ({ backend, caller, body, client }) => {
    const resumed = await resumeOrder(backend, caller, body, client);
    const { order, token, needsLogIn, owner, place } = resumed;
    const { location_id, mac, nas_id, customer_code, connection_type } = place;
    return {
      body: {
        order,
        needsLogIn,
        owner,
        location: { location_id, mac, nas_id, customer_code, connection_type },
      },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    };
  },
};
