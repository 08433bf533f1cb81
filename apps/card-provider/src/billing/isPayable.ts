import type { Invoice } from '../model/objects';

/** Whether an invoice can be paid: also one that was given up. */
export const isPayable = ({ status }: Invoice): boolean =>
  status === 'open' || status === 'uncollectible';
