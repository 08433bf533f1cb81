import type { Sandbox } from '../../../program/startSandbox';

/** Amounts of all successful payments of a customer at the card provider, in minor units. */
export const chargesOf = async ({ backend }: Sandbox, customer: string): Promise<number[]> => {
  const amounts: number[] = [];
  for await (const intent of backend.cardProvider.stripe.paymentIntents.list({
    customer,
    limit: 100,
  }))
    if (intent.status === 'succeeded') amounts.push(intent.amount_received);
  return amounts.toReversed();
};
