/**
 * The only way to pay is by card, whatever else the operator's account at the provider offers: a plan starts straight away,
 * and a bank debit is paid or refused days later. Rule BUY-23.
 */
export const cardsOnly = { payment_method_types: ['card' as const] };
