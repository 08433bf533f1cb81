import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';

/** The provider's customer for a user, created at the first call. */
export const ensureCustomer = async (
  { db, cardProvider }: Pick<Backend, 'db' | 'cardProvider'>,
  user: UserRow,
): Promise<string> => {
  if (user.providerCustomerId) return user.providerCustomerId;
  // A request that waited for the buyer's lock was read before an earlier one created the customer.
  const [fresh] = await db
    .select({ id: users.providerCustomerId })
    .from(users)
    .where(eq(users.id, user.id));
  if (fresh?.id) return fresh.id;
  const customer = await cardProvider.stripe.customers.create(
    {
      email: user.email,
      name: `${user.firstName} ${user.lastName}`.trim() || user.email,
      metadata: { user: user.id },
    },
    { idempotencyKey: `customer-${user.id}` },
  );
  await db
    .update(users)
    .set({ providerCustomerId: customer.id })
    .where(and(eq(users.id, user.id), isNull(users.providerCustomerId)));
  return customer.id;
};
