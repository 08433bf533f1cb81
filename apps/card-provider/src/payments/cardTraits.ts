import type { Work } from '../ledger/Work';
import { type CardTraits, traitsId } from '../model/cardTraits';

/** How this payment method behaves. */
export function traitsOf(work: Work, paymentMethod: string): CardTraits {
  const traits = work.store.get('card_traits', traitsId(paymentMethod));
  if (!traits) throw new Error(`Payment method ${paymentMethod} has no traits`);
  return traits;
}

/** Whether the bank wants to see the person for this payment. */
export const asksForBank = (traits: CardTraits): boolean =>
  traits.authentication === 'always' || (traits.authentication === 'unlessSetUp' && !traits.setUp);

/** The bank has agreed to later payments without the person. */
export function markSetUp(work: Work, paymentMethod: string): void {
  work.store.put('card_traits', { ...traitsOf(work, paymentMethod), setUp: true });
}
