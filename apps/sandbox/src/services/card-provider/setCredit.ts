import type { Backend } from '../Backend';
import { unlessUnknown } from './unlessUnknown';

/**
 * Leaves a customer this credit at the provider. A customer that the provider's account doesn't know has none there.
 * @param credit minor units
 * @returns whether the account knows the customer
 */
export const setCredit = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  customer: string,
  credit: number,
): Promise<boolean> => {
  const { customers } = cardProvider.stripe;
  return (await unlessUnknown(() => customers.update(customer, { balance: 0 - credit }))) !== null;
};
