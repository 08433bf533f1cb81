import type { Transaction } from '../store/Transaction';
import { type TestCardBehaviour, behaviourId } from '../model/testCardBehaviour';

/** How this payment method behaves. */
export function behaviourOf(tx: Transaction, paymentMethod: string): TestCardBehaviour {
  const traits = tx.objects.get('card_traits', behaviourId(paymentMethod));
  if (!traits) throw new Error(`Payment method ${paymentMethod} has no traits`);
  return traits;
}

/** Whether the bank requires 3-D Secure for this payment. */
export const requiresAuthentication = (traits: TestCardBehaviour): boolean =>
  traits.authentication === 'always' || (traits.authentication === 'unlessSetUp' && !traits.setUp);

/** Records that the bank has confirmed this card for off-session payments. */
export function markSetUp(tx: Transaction, paymentMethod: string): void {
  tx.objects.put('card_traits', { ...behaviourOf(tx, paymentMethod), setUp: true });
}
