import { say } from '../messages/say';
import type { WriteLetter } from './Letter';

/** Asks support to check payments and plans that the card provider's account doesn't know. Rule BUY-25. */
export const writeLostPayment: WriteLetter = (_, { data }) =>
  Promise.resolve({
    locationId: data['locationId'] ?? '',
    subject: say('supportLostPaymentSubject'),
    paragraphs: [
      ...(data['payment'] ? [say('supportLostPayment', { payment: data['payment'] })] : []),
      ...(data['plan'] ? [say('supportLostPlan', { plan: data['plan'] })] : []),
    ],
  });
