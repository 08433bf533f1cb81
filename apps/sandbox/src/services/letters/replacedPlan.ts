import { formatMoney } from '@foyer/domain';
import type { Backend } from '../Backend';
import { heldPlanName } from '../messages/planNameBeside';
import { messageLanguage } from '../messages/say';
import { offersOwnNetwork } from '../network-keys/ownNetwork';
import { planOf } from '../plans/findPlan';
import { isMadeChange, type Ordered } from './Ordered';

/** What was held before a change, or is held until it; null for any other order. */
const replacedBy = ({ notice, row, invoice, plan }: Ordered) => {
  const isBooked = notice.data['startsAt'] !== undefined && row.priceId !== plan.priceId;
  const replaced = isBooked ? row : row.changed;
  return isBooked || isMadeChange(invoice) ? replaced : null;
};

/** The plan that a change replaced, or will replace; null for any other order. */
export const replacedPlan = async ({ db }: Backend, ordered: Ordered): Promise<string | null> => {
  const replaced = replacedBy(ordered);
  return replaced && heldPlanName(db, replaced, ordered.plan);
};

/** Whether a change takes the personal network away. Rule NET-13. */
export const endsOwnNetwork = async ({ db }: Backend, ordered: Ordered): Promise<boolean> => {
  const { site, plan } = ordered;
  const replaced = replacedBy(ordered);
  if (!replaced || offersOwnNetwork(site, plan)) return false;
  return offersOwnNetwork(site, await planOf(db, replaced.priceId));
};

/** What unused time and credit paid of a change, so that the mail explains what the card paid; null for nothing. */
export const unusedText = ({ row, invoice }: Ordered): string | null => {
  if (!invoice || !isMadeChange(invoice)) return null;
  const minor = invoice.lines
    .filter(({ text, amount }) => amount < 0 && text !== row.couponCode)
    .reduce((sum, { amount }) => sum + amount, 0);
  return minor === 0 ? null : formatMoney({ minor, currency: invoice.currency }, messageLanguage());
};
