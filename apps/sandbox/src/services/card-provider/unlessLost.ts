import { boolean } from 'valibot';
import type { Backend } from '../Backend';
import { unlessUnknown } from './unlessUnknown';
import { queueForSupport } from '../notices/queueNotice';
import { readSetting, writeSetting } from '../settings/readSetting';
import { siteWithSupport } from '../sites/siteWithSupport';

/** Tells the log once of each, and support once a day: one change of keys loses many. */
const tellLost = async ({ db, clock }: Backend, id: string): Promise<void> => {
  const told = `lost-${id}`;
  if (await readSetting(db, told, boolean())) return;
  const at = clock.now();
  const day = new Date(at).toISOString().slice(0, 10);
  const site = await siteWithSupport(db, null);
  await db.transaction(async (tx) => {
    const notice = { kind: 'lostPayment', subject: day, data: { payment: id }, at } as const;
    await queueForSupport(tx, site, null, notice);
    await writeSetting(tx, told, true);
  });
  console.error(
    `The card provider doesn’t know ${id}, which was begun with it: do its keys belong to another account now? It counts as unpaid. Check in the earlier account whether a customer has paid.`,
  );
};

/**
 * What the provider answers about a payment, an invoice or a form that was begun there. Null if this account doesn't know it:
 * nobody can pay it any more, nobody knows that somebody did, and support has to check it. Rule BUY-25.
 */
export const unlessLost = async <T>(
  backend: Backend,
  id: string,
  ask: () => Promise<T>,
): Promise<T | null> => {
  const answer = await unlessUnknown(ask);
  if (answer === null) await tellLost(backend, id);
  return answer;
};
