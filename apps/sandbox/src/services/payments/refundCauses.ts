import { REFUSED_NOTE } from '../invoices/withRefunds';

/** Why money is refunded: what the credit note says, if there is one, and the email's text. */
export const refundCauses = {
  secondPlan: {
    note: 'You already had a plan, so we refunded this payment.',
    mail: 'refundSecondPlan',
  },
  pauseCalledOff: {
    note: 'You cancelled the pause before it started, so we refunded what you paid for it.',
    mail: 'refundPause',
  },
  pauseEnded: {
    note: 'You ended the pause while you could still withdraw, so we refunded what you paid for it.',
    mail: 'refundPauseEnded',
  },
  checkoutClosed: {
    note: 'The order was cancelled before your payment arrived, so we refunded the payment.',
    mail: 'refundOrder',
  },
  siteClosed: {
    note: 'The Wi-Fi service here had closed when your payment arrived, so we refunded the payment.',
    mail: 'refundClosed',
  },
  contractKept: {
    note: 'You kept your plan, so we refunded the fee for leaving early.',
    mail: 'refundContract',
  },
  planEnded: {
    note: 'Your plan had ended when this payment arrived, so we refunded the payment.',
    mail: 'refundEnded',
  },
  refused: { note: REFUSED_NOTE, mail: 'refundRefused' },
  voided: {
    // Bills do not show a voided invoice.
    note: null,
    mail: 'refundOrder',
  },
  // The invoice stays paid by its first payment.
  secondPayment: { note: null, mail: 'refundSecondPayment' },
} as const;

export type RefundCause = keyof typeof refundCauses;

/** Whether a text is a cause; a notice keeps it as text. */
export const isRefundCause = (text: string): text is RefundCause =>
  Object.hasOwn(refundCauses, text);
