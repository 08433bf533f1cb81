import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/** Who ordered: a user, or who bought without an account and gave an email address. */
export type Customer = Pick<
  UserRow,
  'email' | 'firstName' | 'lastName' | 'language' | 'locationId'
> & {
  user: UserRow | null;
};

/** Who ordered a plan, as messages speak to them; null for a device whose holder nobody knows. */
export const customerOf = (
  user: UserRow | null,
  row: Pick<SubscriptionRow, 'email' | 'language' | 'locationId'> | null,
): Customer | null => {
  if (user) {
    const { email, firstName, lastName, language, locationId } = user;
    return { user, email, firstName, lastName, language, locationId };
  }
  if (!row?.email) return null;
  const { email, language, locationId } = row;
  return { user: null, email, firstName: '', lastName: '', language, locationId };
};

/** Who ordered a plan that somebody is known to have. */
export const requireCustomer = async (db: Db, row: SubscriptionRow): Promise<Customer> => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, row.userId ?? ''));
  const customer = customerOf(user ?? null, row);
  if (!customer) throw new Error(`Nobody has the subscription ${row.id}.`);
  return customer;
};
