import { Refusal } from '../Refusal';

/**
 * A fault of ours, or of something behind us, as a refusal that gives nothing away. The fault itself
 * goes to the process's error output.
 */
export const explainFault = (error: unknown, where: string): Refusal => {
  console.error(`${where}:`, error);
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  return type.startsWith('Stripe')
    ? new Refusal('UPSTREAM', 'The card provider did not answer as expected. Please try again.')
    : new Refusal('INTERNAL', 'Something went wrong on our side. Please try again.');
};
