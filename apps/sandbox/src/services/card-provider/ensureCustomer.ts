import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import type { CardProvider } from './CardProvider';
import { unlessUnknown } from './unlessUnknown';

/** Whether the provider's account knows a customer: its keys may be those of another account since. */
const isKnown = async ({ stripe }: CardProvider, id: string): Promise<boolean> => {
  const customer = await unlessUnknown(() => stripe.customers.retrieve(id));
  return customer !== null && !customer.deleted;
};

/** The provider's customer for a user, created at the first call, and again where the provider doesn't know it. */
export const ensureCustomer = async (
  { db, cardProvider }: Pick<Backend, 'db' | 'cardProvider'>,
  user: UserRow,
): Promise<string> => {
  // A request that waited for the buyer's lock was read before an earlier one created the customer.
  const [fresh] = await db
    .select({ id: users.providerCustomerId })
    .from(users)
    .where(eq(users.id, user.id));
  const before = fresh?.id ?? null;
  if (before !== null && (await isKnown(cardProvider, before))) return before;
  // The card on file was the unknown customer's.
  if (before !== null)
    await db
      .update(users)
      .set({ providerCustomerId: null, card: null })
      .where(and(eq(users.id, user.id), eq(users.providerCustomerId, before)));
  const customer = await cardProvider.stripe.customers.create(
    {
      email: user.email,
      name: `${user.firstName} ${user.lastName}`.trim() || user.email,
      metadata: { user: user.id },
    },
    { idempotencyKey: ['customer', user.id, ...(before === null ? [] : [before])].join('-') },
  );
  await db
    .update(users)
    .set({ providerCustomerId: customer.id })
    .where(and(eq(users.id, user.id), isNull(users.providerCustomerId)));
  return customer.id;
};
