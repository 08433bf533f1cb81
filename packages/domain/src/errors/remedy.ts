/** What may mend something paid for that did not happen. */
export type Remedy = 'anotherCard' | 'tryAgain';

/** Payment required: what the bank, or the want of a card, is answered with. */
const PAYMENT_REQUIRED = 402;

/**
 * Another card helps where payment is what was refused, another try where nobody answered or the
 * server is at fault. Anything else stays refused, however often it is asked for.
 *
 * @param status null when no answer came
 */
export const remedyFor = (status: number | null): Remedy | null => {
  if (status === PAYMENT_REQUIRED) return 'anotherCard';
  return !status || status >= 500 ? 'tryAgain' : null;
};
