/**
 * How a test card behaves. It is kept beside the payment method because the card number, which
 * decides this, is never kept.
 */
export interface TestCardBehaviour {
  /** The payment method's id with `_traits`. */
  id: string;
  /** Why every charge of this card is declined, or null. */
  declines: DeclineReason | null;
  /** Saving this card is declined too. */
  declinesSetup: boolean;
  /** When the bank requires 3-D Secure. */
  authentication: 'never' | 'unlessSetUp' | 'always';
  /** The bank has confirmed this card for off-session payments. */
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
