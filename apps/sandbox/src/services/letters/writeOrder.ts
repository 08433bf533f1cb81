import { formatMoney, MINUTE, termTotal } from '@foyer/domain';
import { asc, and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import type { InvoiceRow } from '../invoices/createInvoice';
import { EARLY_FEE_PERCENT } from '../early-fees/cancellationFee';
import { discountedPrice, findCoupon } from '../coupons/findCoupon';
import { findInvoice } from '../invoices/findInvoice';
import { eachPeriod, periodText, priceText } from '../messages/amounts';
import { dayText, spanTexts } from '../messages/dates';
import type { MailFact } from '../messages/MessageSender';
import { messageLanguage, say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { contractOf, monthlyPrice, termEndOf } from '../plans/contractEndOf';
import { planNeedsPayment, priceOf, type PlanRow } from '../plans/findPlan';
import { planWords } from '../messages/planWords';
import { plainTerms } from '../messages/plainTerms';
import { portalAddress } from '../sites/portalAddress';
import { contactOf, sellerOf } from '../messages/seller';
import { withdrawalInformation } from '../messages/withdrawalInformation';
import type { SiteRow } from '../sites/findSite';
import { agreedPlan } from '../plans/agreedPlan';
import { nextPaymentOf } from '../subscriptions/nextPayment';
import { subscriptionFacts } from '../subscriptions/subscriptionFacts';
import { AFTER_PAUSE, type NoticeRow } from '../notices/queueNotice';
import { couponText } from './couponText';
import { howToCancel } from './howToCancel';
import type { WriteLetter } from './Letter';
import { formOf, isMadeChange, orderNumberOf, startOf, type Ordered } from './Ordered';
import { endsOwnNetwork, replacedPlan, unusedText } from './replacedPlan';
import { standingOrder } from './standingOrder';
import { withdrawalFacts } from './withdrawalFacts';

/** How long a confirmation waits for the invoice, which the card provider may tell later. */
const WAIT_FOR_INVOICE = 10 * MINUTE;

/**
 * The invoice that the order made: the first one of a plan that the card provider started, none of a
 * change that starts later.
 */
const invoiceOf = async ({ db }: Backend, notice: NoticeRow) => {
  const { subject, data } = notice;
  if (startOf(notice) !== null) return null;
  if (data['invoiceId']) return findInvoice(db, data['invoiceId']);
  const [first] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subject), eq(invoices.state, 'paid')))
    .orderBy(asc(invoices.createdAt))
    .limit(1);
  return first ?? null;
};

/** A price to pay, with the taxes that it includes. */
export const priceWithTax = (price: string, { details }: SiteRow): string =>
  details.consumerRights?.pricesIncludeTax ? say('priceWithTax', { price }) : price;

/** Who sells at a site, and how to reach them. */
export const sellerText = ({ details }: SiteRow): string => {
  const { name, address, registration } = sellerOf(details);
  return [name, ...address, ...contactOf(details), registration].join(', ');
};

const price = ({ plan, site }: Ordered): string => {
  const amount = priceText(priceOf(plan));
  if (!planNeedsPayment(plan)) return amount;
  const period = eachPeriod(plan.details.period);
  return priceWithTax(plan.recurring ? say('priceEvery', { amount, period }) : amount, site);
};

/** Says when the next payment follows, if it is for the plan that was ordered. */
const renewal = async ({ db }: Backend, { row, plan }: Ordered): Promise<string> => {
  if (!plan.recurring || row.cancelAtPeriodEnd) return say('doesNotRenew');
  const next =
    (row.scheduledPriceId ?? row.priceId) === plan.priceId
      ? nextPaymentOf(await subscriptionFacts(db, row))
      : null;
  return next
    ? say(next.amount.minor > 0 ? 'renewsOn' : 'renewsFree', {
        amount: priceText(next.amount),
        day: dayText(next.at),
      })
    : say('renewsUntilCancelled');
};

/** Names and values that are left out where there is none. */
const listed = (facts: readonly (readonly [string, string | null])[]): MailFact[] =>
  facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));

/** The plan's main characteristics. Its price has its own row. */
const planFacts = ({ details }: PlanRow, site: SiteRow): (readonly [string, string])[] => {
  const { downloadMbps, uploadMbps, deviceLimit } = details;
  return [
    [sayAt(site, 'factPlan'), planWords(details).title],
    [
      say('factSpeed'),
      say('speedBoth', { download: String(downloadMbps), upload: String(uploadMbps) }),
    ],
    [say('factDevices'), deviceLimit === null ? say('devicesUnlimited') : String(deviceLimit)],
  ];
};

/** What a minimum term costs that the first order of a plan begins, with its coupon. */
const totalOf = async ({ db }: Backend, { row, plan, invoice }: Ordered): Promise<string> => {
  const { period, contractMonths } = plan.details;
  const coupon = await findCoupon(db, row.couponCode);
  const agreed = coupon && { ...coupon, ...row.couponFigures };
  const reduced = agreed && { price: discountedPrice(plan, agreed), payments: agreed.periods };
  const full = priceOf(plan);
  const total = termTotal(full, period, contractMonths, reduced);
  const isFirst = invoice?.amount === (reduced?.price ?? full).minor && !isMadeChange(invoice);
  if (!total || !isFirst) return '';
  return ` ${say('termTotal', { amount: priceText(total) })}`;
};

/** The minimum term, what it costs in all, and the fee for leaving early; null for a plan without a term. */
const minimumTerm = async (backend: Backend, ordered: Ordered): Promise<string | null> => {
  const now = backend.clock.now();
  const { notice, row, plan, site } = ordered;
  const start = startOf(notice);
  // A change that is booked starts its term later.
  const contract =
    start === null ? row : contractOf(plan, start === AFTER_PAUSE ? now : start, row);
  const termEnd = termEndOf(contract, now);
  if (termEnd === null) return null;
  const months = plan.details.contractMonths;
  const text = sayAt(site, 'minimumTerm', {
    until:
      start === AFTER_PAUSE && months > 0
        ? say('termFromStart', { period: periodText({ amount: months, magnitude: 'month' }) })
        : say('termUntil', { day: dayText(termEnd) }),
    percent: String(EARLY_FEE_PERCENT),
    amount: priceText({
      minor: Math.max(Math.round(monthlyPrice(plan)), contract.contractMonthly ?? 0),
      currency: plan.currency,
    }),
  });
  return text + (await totalOf(backend, ordered));
};

/** How a plan goes on: what it costs, when it renews, its minimum term, and how to cancel it. */
const continuationOf = async (
  backend: Backend,
  ordered: Ordered,
): Promise<(readonly [string, string | null])[]> => [
  [say('factRenewal'), await renewal(backend, ordered)],
  [say('factMinimumTerm'), await minimumTerm(backend, ordered)],
  [
    say('factCancel'),
    ordered.plan.recurring ? howToCancel(backend, ordered.site, formOf(ordered)) : null,
  ],
];

/** What is true of a plan that its user keeps: as its order said, from now on. */
export const keptFacts = async (
  backend: Backend,
  kept: Omit<Ordered, 'invoice'>,
): Promise<MailFact[]> => {
  const ordered = { ...kept, invoice: null };
  return listed([[say('factPrice'), price(ordered)], ...(await continuationOf(backend, ordered))]);
};

const factsOf = async (backend: Backend, ordered: Ordered): Promise<MailFact[]> => {
  const { notice, plan, site, invoice } = ordered;
  const start = startOf(notice);
  const paid = invoice && { minor: invoice.amount, currency: invoice.currency };
  return listed([
    ...planFacts(plan, site),
    [say('factReplaces'), await replacedPlan(backend, ordered)],
    [say('factOrder'), orderNumberOf(ordered)],
    [
      say('factStart'),
      typeof start === 'number' ? dayText(start) : start && say('startsAfterPause'),
    ],
    [say('factPrice'), price(ordered)],
    [say('factCoupon'), await couponText(backend, ordered)],
    [say('factUnused'), unusedText(ordered)],
    [say('factPaid'), paid && formatMoney(paid, messageLanguage())],
    ...(await continuationOf(backend, ordered)),
    ...(await withdrawalFacts(backend, ordered)),
    [say('factSeller'), sellerText(site)],
  ]);
};

/** The sentences of a receipt, for what is paid once. Rule BILL-14. */
const receipt = (
  { amount, currency, number, periodStart, periodEnd }: InvoiceRow,
  item: string,
) => [
  say(amount > 0 ? 'receiptText' : 'receiptFree', {
    amount: priceText({ minor: amount, currency }),
    item,
    number,
  }),
  say('receiptTime', spanTexts(periodStart, periodEnd)),
];

/** The right to withdraw and the terms of a site, below a mail that confirms an order. */
export const appendicesOf = (site: SiteRow, { publicUrl }: Pick<Backend, 'publicUrl'>) => [
  ...withdrawalInformation(site, publicUrl),
  { title: say('termsTitle'), text: plainTerms(site.details.terms) },
];

/** Confirms an order with its terms. What is paid once gets its receipt in the same mail. */
export const writeOrder: WriteLetter = async (backend, notice) => {
  const { db, clock, publicUrl } = backend;
  const order = await standingOrder(db, notice);
  if (!order) return null;
  const { row, site } = order;
  const invoice = await invoiceOf(backend, notice);
  const mayFollow =
    row.providerId !== null &&
    startOf(notice) === null &&
    clock.now() < notice.madeAt + WAIT_FOR_INVOICE;
  if (!invoice && mayFollow) return { later: clock.now() + MINUTE };
  const plan = await agreedPlan(db, row, notice.data['priceId'] ?? row.priceId);
  const item = planWords(plan.details).title;
  const isReceipt = invoice !== null && !plan.recurring;
  const ordered = { notice, row, plan, site, invoice };
  return {
    locationId: row.locationId,
    subject: isReceipt ? say('receiptSubject', { item }) : say('orderedSubject', { item }),
    paragraphs: [
      ...(isReceipt
        ? receipt(invoice, item)
        : [sayAt(site, 'orderedText', { item, site: site.details.name })]),
      // The first paid plan ends it for good. Rule TYPE-7.
      ...(notice.data['endsFreeAccess'] ? [sayAt(site, 'orderedNoFree')] : []),
      ...((await endsOwnNetwork(backend, ordered))
        ? [sayAt(site, 'orderedNoNetwork', { item, site: site.details.name })]
        : []),
      say('orderedKeep'),
    ],
    facts: await factsOf(backend, ordered),
    action: {
      label: say('openPortal'),
      url: portalAddress(publicUrl, '/portal'),
    },
    appendices: appendicesOf(site, backend),
  };
};
