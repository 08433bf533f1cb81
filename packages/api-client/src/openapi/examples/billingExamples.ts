import type { CallName } from '../../contract/calls';
import {
  card,
  cardForm,
  creditNote,
  gbp,
  invoice,
  order,
  subscription,
  type Sent,
} from './entities';

/** Examples of the calls about orders, payments and bills; see `examples`. */
export const billingExamples = {
  createCheckoutSession: { id: 'checkout-1', ...cardForm },
  getSessionStatus: {
    status: 'complete',
    paymentStatus: 'paid',
    subscriptionId: 'sub-1',
    receipt: {
      amount: 20,
      currency: gbp,
      sentTo: 'm•••@example.com',
      number: 'INV-1001',
      item: 'Everyday',
    },
  },
  getPaymentMethod: card,
  getPaymentKeys: cardForm,
  voidInvoice: { ...invoice, state: 'void', paidAt: null },
  getOrder: { ...order, receipt: null, form: { firstName: 'Ada', email: 'ada@example.com' } },
  createResumeLink: {
    code: 'K7QM2XWD',
    url: 'https://portal.example.com/v2/#/resume-order',
    expiresAt: '2026-11-21T10:10:00Z',
    sentTo: null,
  },
  resumeOrder: {
    order,
    needsLogIn: false,
    owner: null,
    location: {
      location_id: 'harbour-house',
      mac: 'A4:83:E7:12:34:56',
      nas_id: 'gateway-1',
      customer_code: 'HARBOUR',
      connection_type: 'wifi',
    },
  },
  getBilling: {
    billingInfo: {
      name: 'Ada Morgan',
      email: 'ada.morgan@example.com',
      address: ['Flat 12', 'Harbour House', 'Leeds'],
    },
    credits: [creditNote],
    subscriptions: [subscription],
    invoices: [invoice],
  },
  getCreditNotes: [creditNote],
  getBillingSubscriptions: [subscription],
  getBillingSubscription: subscription,
  getSubscriptionInvoices: { invoices: [invoice], total: 1 },
  executeInvoice: { invoice, paymentIntentId: null, invoiceId: null },
} satisfies { readonly [K in CallName]?: Sent<K> };
