/**
 * How a test card behaves. Kept beside its payment method and never shown, because the number
 * itself, which says all this, is not kept.
 */
export interface CardBehaviour {
  /** The payment method's id with `_traits`. */
  id: string;
  /** The refusal that every charge of this card meets, or null. */
  declines: DeclineReason | null;
  /** Refuses also to be saved, not only to be charged. */
  declinesSetup: boolean;
  /** When the bank asks for 3-D Secure. */
  authentication: 'never' | 'unlessSetUp' | 'always';
  /** The bank has confirmed this card for later payments without the person. */
  setUp: boolean;
}

export type DeclineReason =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card'
  | 'authentication_required';

export const behaviourId = (paymentMethod: string): string => `${paymentMethod}_traits`;
