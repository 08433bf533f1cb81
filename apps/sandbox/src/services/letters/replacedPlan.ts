import { formatMoney } from '@foyer/domain';
import type { Backend } from '../Backend';
import { heldPlanName } from '../messages/planNameBeside';
import { messageLanguage } from '../messages/say';
import { isMadeChange, type Ordered } from './Ordered';

/** The plan that a change replaced, or will replace; null for any other order. */
export const replacedPlan = async (
  { db }: Backend,
  { notice, row, invoice, plan }: Ordered,
): Promise<string | null> => {
  const isBooked = notice.data['startsAt'] !== undefined && row.priceId !== plan.priceId;
  const replaced = isBooked ? row : row.changed;
  if (!replaced || !(isBooked || isMadeChange(invoice))) return null;
  return heldPlanName(db, replaced, plan);
};

/** What unused time and credit paid of a change, so that the mail explains what the card paid; null for nothing. */
export const unusedText = ({ row, invoice }: Ordered): string | null => {
  if (!invoice || !isMadeChange(invoice)) return null;
  const minor = invoice.lines
    .filter(({ text, amount }) => amount < 0 && text !== row.couponCode)
    .reduce((sum, { amount }) => sum + amount, 0);
  return minor === 0 ? null : formatMoney({ minor, currency: invoice.currency }, messageLanguage());
};
