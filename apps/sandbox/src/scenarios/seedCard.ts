import { eq } from 'drizzle-orm';
import type { Backend } from '../services/Backend';
import { users } from '../db/schema/users';
import type { UserRow } from '../services/Caller';
import { ensureCustomer } from '../services/card-provider/ensureCustomer';
import { saveCard } from '../services/card-provider/saveCard';

/**
 * Attaches one of the provider's test cards to a persona.
 * @param fails true for a card that can be stored but not charged
 */
export const seedCard = async (
  backend: Backend,
  user: UserRow,
  brand: string,
  fails: boolean,
): Promise<UserRow> => {
  const customer = await ensureCustomer(backend, user);
  const name = fails ? 'pm_card_chargeCustomerFail' : `pm_card_${brand}`;
  const method = await backend.cardProvider.stripe.paymentMethods.attach(name, { customer });
  await saveCard(backend, user.id, customer, method.id);
  const [changed] = await backend.db.select().from(users).where(eq(users.id, user.id));
  return changed ?? user;
};
