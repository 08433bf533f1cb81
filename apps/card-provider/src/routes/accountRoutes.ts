import * as v from 'valibot';
import { common } from '../api/fields';
import { route } from '../api/route';

/** The account of the key. The simulator answers only what names it. */
export const accountRoutes = [
  route('get', '/v1/account', v.strictObject(common), ({ account }) => ({
    id: account.accountId,
    object: 'account' as const,
  })),
];
