import { say } from '../messages/say';
import type { WriteLetter } from './Letter';

/** Asks support to check money for an order that this database doesn't have. Rule BUY-17. */
export const writeUnknownPayment: WriteLetter = (_, { subject: payment, data }) =>
  Promise.resolve({
    locationId: data['locationId'] ?? '',
    subject: say('supportUnknownPaymentSubject', { payment }),
    paragraphs: [say('supportUnknownPayment', { payment })],
  });
