import type { CreditCause } from '../../db/schema/billing';
import type { MessageKey } from '../messages/texts/en';

/** What a credit note says, by its cause. */
export const creditCauses: Readonly<Record<CreditCause, MessageKey>> = {
  secondPlan: 'creditSecondPlan',
  pauseCalledOff: 'creditPauseCalledOff',
  pauseEnded: 'creditPauseEnded',
  checkoutClosed: 'creditOrder',
  siteClosed: 'creditClosed',
  contractKept: 'creditContract',
  planEnded: 'creditEnded',
  refused: 'creditRefused',
  withdrawal: 'creditWithdrawal',
  other: 'creditOther',
};

/**
 * Whether a refund for this cause writes a credit note. The list of invoices shows no voided one, and one that was paid twice
 * stays paid by its first payment.
 */
export const isCreditCause = (text: string): text is CreditCause =>
  Object.hasOwn(creditCauses, text);
