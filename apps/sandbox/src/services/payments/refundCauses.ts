import type { MessageKey } from '../messages/texts/en';

/** Why money is refunded, or isn't yet, and the email's text. */
export const refundCauses = {
  secondPlan: 'refundSecondPlan',
  pauseCalledOff: 'refundPause',
  pauseEnded: 'refundPauseEnded',
  checkoutClosed: 'refundOrder',
  siteClosed: 'refundClosed',
  contractKept: 'refundContract',
  planEnded: 'refundEnded',
  withdrawal: 'refundWithdrawal',
  delayed: 'refundDelayed',
  refused: 'refundRefused',
  voided: 'refundOrder',
  secondPayment: 'refundSecondPayment',
} as const satisfies Record<string, MessageKey>;

export type RefundCause = keyof typeof refundCauses;

/** Whether a text is a cause; a notice keeps it as text. */
export const isRefundCause = (text: string): text is RefundCause =>
  Object.hasOwn(refundCauses, text);
