import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import type { Asker } from '../login/askerOf';
import { hasProved } from '../one-time-codes/provedContact';
import { takeMessage } from '../rate-limits/takeMessage';

/**
 * Counts a reset message to a user. Only the user could see that the hour's messages are sent, so
 * this throws nothing: an error would tell that the account exists. Rule LOGIN-22.
 * @param typed who sends it, if nobody has proved the address or number
 * @returns true if no more may be sent now
 */
export const isSpent = async (
  backend: Backend,
  user: UserRow,
  by: 'email' | 'mobile',
  { key: from, isKnown }: Asker,
  typed: Parameters<typeof takeMessage>[1]['typed'] = null,
): Promise<boolean> => {
  const { db, limits } = backend;
  const isOwner = isKnown && (await hasProved(db, user, by));
  const message = {
    purpose: 'reset',
    to: user[by],
    from,
    accountId: null,
    isOwner,
    typed,
  } as const;
  return (await takeMessage(limits, message)) !== null;
};

/**
 * Those accounts of an address that get a message: where some have proved the address or number, only
 * these, since a stranger may have registered the others.
 */
export const ownOf = async (
  { db }: Pick<Backend, 'db'>,
  accounts: readonly UserRow[],
  by: 'email' | 'mobile',
): Promise<readonly UserRow[]> => {
  if (accounts.length < 2) return accounts;
  const proved: UserRow[] = [];
  for (const user of accounts) if (await hasProved(db, user, by)) proved.push(user);
  return proved.length > 0 ? proved : accounts;
};

/** Longer than looking for an account takes. */
const ANSWER_AFTER_MS = 250;

/**
 * Answers after a fixed time, because the time would tell that the account exists. The message itself is
 * sent after the answer (`AfterAnswer`): a mail server may take seconds.
 */
export const afterFixedTime = async <T>(work: Promise<T>): Promise<T> => {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};
