import { INVOICE_PAGE_SIZE } from '@foyer/domain';
import { desc, eq } from 'drizzle-orm';
import type { Backend } from '../../services/Backend';
import type { Handlers } from '../calls/Handler';
import { notFound } from '../../services/ServiceError';
import { creditNoteWire, invoiceWire } from '../wire/billingWire';
import { subscriptionWire } from '../wire/subscriptionWire';
import type { Db } from '../../db/openDatabase';
import { creditNotes } from '../../db/schema/billing';
import type { InvoiceRow } from '../../services/invoices/createInvoice';
import { userKey } from '../../services/buyers/buyerOf';
import { executeInvoice } from '../../services/payments/executeInvoice';
import { invoicesOf, pageOfInvoices, requireInvoice } from '../../services/invoices/findInvoice';
import { withRefund, withRefunds } from '../../services/invoices/withRefunds';
import { cardThatPaid } from '../../services/payments/cardThatPaid';
import { renderInvoice } from '../../services/invoices/pdf/renderInvoice';
import { countAttempt } from '../../services/rate-limits/countOrder';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { plansAt } from '../../services/plans/findPlan';
import { findSite, siteOf } from '../../services/sites/findSite';
import { factsOfAll, subscriptionFacts } from '../../services/subscriptions/subscriptionFacts';
import { findSubscriptions, findSubscription } from '../../services/subscriptions/findSubscription';
import type { Caller, UserCaller, UserRow } from '../../services/Caller';

/** How many invoices the overview shows; the rest is paged. */
const OVERVIEW = 24;
const LARGEST_PAGE = 200;
/** How many of a user's plans the billing answers name, the newest first. */
const NEWEST_PLANS = 100;

const creditsOf = async (db: Db, caller: Caller & { user: UserRow }) => {
  const site = await siteOf(db, caller);
  const rows = await db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.userId, caller.user.id))
    .orderBy(desc(creditNotes.createdAt));
  return rows.map((row) => creditNoteWire(row, site));
};

const invoicesWire = async (backend: Backend, caller: Caller, rows: readonly InvoiceRow[]) => {
  const { plans } = await backend.catalogues.of(caller);
  return (await withRefunds(backend.db, rows)).map((row) => invoiceWire(row, plans));
};

const subscriptionsOf = async ({ db, clock }: Backend, caller: UserCaller) => {
  const held = await findSubscriptions(db, userKey(caller.user.id), NEWEST_PLANS);
  const site = await siteOf(db, caller);
  return (await factsOfAll(db, held)).map((facts) => subscriptionWire(facts, site, clock.now()));
};

const requireSubscription = async (db: Db, user: UserRow, id: string) => {
  const row = await findSubscription(db, id);
  if (row?.buyer !== userKey(user.id)) throw notFound('subscription');
  return row;
};

/** The calls about invoices. */
export const billingHandlers: Handlers<
  | 'getBilling'
  | 'getCreditNotes'
  | 'getBillingSubscriptions'
  | 'getBillingSubscription'
  | 'getSubscriptionInvoices'
  | 'executeInvoice'
  | 'getInvoicePdf'
> = {
  getBilling: async ({ backend, backend: { db }, caller, caller: { user } }) => ({
    body: {
      billingInfo: {
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.email,
        address: Object.entries(user.extra)
          .filter(([name]) => /building|zone|address|postcode|flat|room|pitch/i.test(name))
          .map(([, line]) => line),
      },
      credits: await creditsOf(db, caller),
      subscriptions: await subscriptionsOf(backend, caller),
      invoices: await invoicesWire(
        backend,
        caller,
        await invoicesOf(db, userKey(user.id), OVERVIEW),
      ),
    },
  }),

  getCreditNotes: async ({ backend: { db }, caller }) => ({
    body: await creditsOf(db, caller),
  }),

  getBillingSubscriptions: async ({ backend, caller }) => ({
    body: await subscriptionsOf(backend, caller),
  }),

  getBillingSubscription: async ({ backend: { db, clock }, caller, params }) => ({
    body: subscriptionWire(
      await subscriptionFacts(db, await requireSubscription(db, caller.user, params.id)),
      await siteOf(db, caller),
      clock.now(),
    ),
  }),

  getSubscriptionInvoices: async ({ backend, backend: { db }, caller, params, query }) => {
    await requireSubscription(db, caller.user, params.id);
    const records = Math.min(Number(query.records ?? INVOICE_PAGE_SIZE), LARGEST_PAGE);
    const page = await pageOfInvoices(db, params.id, Number(query.offset ?? 0), records);
    const invoices = await invoicesWire(backend, caller, page.invoices);
    return { body: { invoices, total: page.total } };
  },

  executeInvoice: async ({ backend, caller, params, client, wasInterrupted }) => {
    await countAttempt(backend, caller, client);
    const key = userKey(caller.user.id);
    const invoice = await requireInvoice(backend.db, key, params.id);
    const result = await executeInvoice(backend, caller.user, invoice, wasInterrupted);
    const confirm = result.kind === 'confirm' ? result.paymentIntentId : null;
    return {
      body: {
        invoice: invoiceWire(
          await withRefund(backend.db, await requireInvoice(backend.db, key, params.id)),
          (await backend.catalogues.of(caller)).plans,
        ),
        paymentIntentId: confirm,
        invoiceId: confirm ? invoice.id : null,
      },
    };
  },

  getInvoicePdf: async ({ backend, caller, params }) => {
    const { db, limits } = backend;
    await limits.use(rateLimits.invoicePdf, caller.user.id);
    const invoice = await withRefund(
      db,
      await requireInvoice(db, userKey(caller.user.id), params.id),
    );
    // One account can have plans at several sites.
    const bought = await findSubscription(db, invoice.subscriptionId ?? '');
    const site = (await findSite(db, bought?.locationId ?? '')) ?? (await siteOf(db, caller));
    const plans = await plansAt(db, site.locationId);
    const lastFour = await cardThatPaid(backend, invoice);
    return { body: await renderInvoice(invoice, { user: caller.user, site, plans, lastFour }) };
  },
};
