import { eq } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { users, type StoredCard } from '../../db/schema/users';

/**
 * Keeps which card a person pays with: at the provider as the default, here as brand, last four
 * digits and expiry.
 */
export const rememberCard = async (
  { db, payments }: Pick<Backend, 'db' | 'payments'>,
  userId: string,
  customerId: string,
  paymentMethodId: string,
): Promise<void> => {
  const method = await payments.stripe.paymentMethods.retrieve(paymentMethodId);
  await payments.stripe.customers.update(customerId, {
    invoice_settings: { default_payment_method: paymentMethodId },
  });
  const card: StoredCard = {
    id: paymentMethodId,
    brand: method.card?.brand ?? method.type,
    lastFour: method.card?.last4 ?? '',
    expMonth: method.card?.exp_month ?? 0,
    expYear: method.card?.exp_year ?? 0,
  };
  await db.update(users).set({ card }).where(eq(users.id, userId));
};
