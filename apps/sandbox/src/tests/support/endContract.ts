import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { TestSandbox } from './testSandbox';
import { Visitor } from './Visitor';

/**
 * Ends contracts the way somebody does who is not logged in.
 * @param here returns the sandbox of the running test
 */
export const endContract = (here: () => TestSandbox) => {
  const stranger = async (locationId?: string) => new Visitor(here(), locationId).arrive();
  const preview = (from: Visitor, order: object) =>
    from.call('POST', '/api/termination/preview', order);
  const confirm = (from: Visitor, order: object) => from.call('POST', '/api/termination', order);
  return {
    stranger,
    preview,
    confirm,
    /** What the letter from the venue names: the first invoice's number and the email address. */
    orderOf: async (customer: Visitor) => {
      const { body } = await customer.call('GET', '/api/billing');
      const [user] = await here()
        .backend.db.select()
        .from(users)
        .where(eq(users.id, customer.userId));
      return {
        orderNumber: String(body['invoices']?.[0]?.['number'] ?? ''),
        email: user?.email ?? '',
      };
    },
    /** Previews and confirms. */
    end: async (kind: string, order: object) => {
      const visitor = await stranger();
      const { asOf, id } = (await preview(visitor, { kind, ...order })).body;
      return confirm(visitor, { kind, ...order, asOf, id });
    },
  };
};
