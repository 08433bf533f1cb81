import { PAUSE_MAX_LENGTH } from '@foyer/domain';
import { hasAskedForStart } from '../agreements/keepAgreement';
import { findInvoice } from '../invoices/findInvoice';
import { priceText } from '../messages/amounts';
import { calendarDayText, dayText } from '../messages/dates';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { termEndOf } from '../plans/contractEndOf';
import { planOf } from '../plans/findPlan';
import { planWords } from '../messages/planWords';
import { findSite, type SiteRow } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';
import type { WriteLetter } from './Letter';
import { planAction } from './planAction';
import { appendicesOf, priceWithTax, sellerText } from './writeOrder';

/** How to end a pause, and until when that returns this payment for it. Rule PAUSE-7. */
const endingOf = (site: SiteRow, isPlanned: boolean, until: number | null): string => {
  if (until === null) return sayAt(site, isPlanned ? 'endPauseBefore' : 'endPauseDuring');
  const day = calendarDayText(until);
  return sayAt(site, isPlanned ? 'endPauseBeforeBy' : 'endPauseDuringBy', { day });
};

/**
 * Confirms a pause that is paid, or its new dates, with its terms. A pause that was cancelled meanwhile
 * has its own mail, about the refund. Rule LAW-11.
 */
export const writePause: WriteLetter = async (backend, { subject, data, madeAt }) => {
  const { db, publicUrl } = backend;
  const invoice = await findInvoice(db, subject);
  const row = await findSubscription(db, data['subscriptionId'] ?? '');
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site || invoice?.state !== 'paid' || invoice.refunded) return null;
  const plan = await planOf(db, row.priceId);
  const { title: item } = planWords(plan.details);
  const { amount: minor, currency, number } = invoice;
  const start = Number(data['startDate']);
  const end = data['endDate'];
  const until = withdrawalEnd(site, invoice.createdAt);
  const hasAsked =
    until !== null && start <= until && (await hasAskedForStart(backend, row, plan, madeAt));
  return {
    locationId: row.locationId,
    subject: say('pauseSubject', { item }),
    paragraphs: [
      sayAt(site, 'pauseText', { item, site: site.details.name }),
      say('pauseOffline', { item }),
      say('orderedKeep'),
    ],
    facts: [
      { label: sayAt(site, 'factPlan'), value: item },
      { label: say('factOrder'), value: number },
      { label: say('factPauseStart'), value: dayText(start) },
      {
        label: say('factPauseEnd'),
        value:
          end === undefined
            ? sayAt(site, 'pauseEndsOpen', { day: dayText(start + PAUSE_MAX_LENGTH) })
            : dayText(Number(end)),
      },
      ...(row.scheduledPriceId === null
        ? [{ label: say('factRenewal'), value: sayAt(site, 'pauseRenews') }]
        : []),
      ...(termEndOf(row, madeAt) === null
        ? []
        : [{ label: say('factMinimumTerm'), value: say('pauseMovesTerm') }]),
      { label: say('factPaid'), value: priceWithTax(priceText({ minor, currency }), site) },
      {
        label: say('factEndPause'),
        value: endingOf(site, start > madeAt, until),
      },
      ...(hasAsked ? [{ label: say('factStartAsked'), value: say('startAskedPause') }] : []),
      { label: say('factSeller'), value: sellerText(site) },
    ],
    action: planAction(publicUrl),
    appendices: appendicesOf(site, { publicUrl }),
  };
};
