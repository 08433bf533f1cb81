/** What a user can do after a failed payment. */
export type Remedy = 'anotherCard' | 'tryAgain';

const PAYMENT_REQUIRED = 402;

/**
 * Rule ERR-20. Any other failure would happen again.
 *
 * @param status null when no answer came
 */
export const paymentRemedy = (status: number | null): Remedy | null => {
  if (status === PAYMENT_REQUIRED) return 'anotherCard';
  return !status || status >= 500 ? 'tryAgain' : null;
};
