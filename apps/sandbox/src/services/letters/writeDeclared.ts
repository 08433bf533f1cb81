import { formatMoney, type TerminationKind } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { terminations } from '../../db/schema/terminations';
import { requireCustomer } from '../buyers/customerOf';
import { instantText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { messageLanguage, say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { planOf, type PlanRow } from '../plans/findPlan';
import { findSite, type SiteRow } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import { declarationOf, nameOf, type Declared } from '../termination/confirmTermination';
import { paidByHand } from '../termination/refundWithdrawal';
import type { Letter, WriteLetter } from './Letter';

/** What support has to do: decide about a reason, or pay money back. */
const asks: Readonly<
  Record<
    TerminationKind,
    (
      declared: Declared,
      site: SiteRow | null,
      plan: PlanRow,
    ) => Pick<Letter, 'subject' | 'paragraphs'>
  >
> = {
  cancel: (declared, site, { details }) => {
    const { customer, termination } = declared;
    const told = {
      name: nameOf(declared) || customer.email,
      item: planWords(details).title,
      at: instantText(termination.receivedAt),
    };
    return {
      subject: sayAt(site, 'supportReasonSubject', { customer: customer.email }),
      paragraphs: [
        sayAt(site, 'supportReason', told),
        say('supportReasonGiven', { reason: termination.reason ?? '' }),
      ],
    };
  },
  withdraw: (declared, site, { currency, details }) => {
    const { customer, termination } = declared;
    const minor = paidByHand(termination);
    const told = {
      name: nameOf(declared) || customer.email,
      item: planWords(details).title,
      amount: formatMoney({ minor, currency }, messageLanguage()),
    };
    return {
      subject: say('refundByHandSubject', { amount: told.amount, customer: customer.email }),
      paragraphs: [sayAt(site, 'supportByHand', told)],
    };
  },
};

/** Asks support to act on a declaration. Rule LAW-16. */
export const writeDeclared: WriteLetter = async ({ db }, { subject: id }) => {
  const [termination] = await db.select().from(terminations).where(eq(terminations.id, id));
  const row = termination && (await findSubscription(db, termination.subscriptionId));
  if (!termination || !row) return null;
  const declared = { row, customer: await requireCustomer(db, row), termination };
  const site = await findSite(db, row.locationId);
  return {
    locationId: row.locationId,
    facts: declarationOf(declared),
    ...asks[termination.kind](declared, site, await planOf(db, row.priceId)),
  };
};
