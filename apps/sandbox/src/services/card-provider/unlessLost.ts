import { HOUR } from '@foyer/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { boolean } from 'valibot';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { notices } from '../../db/schema/notices';
import { unlessUnknown } from './unlessUnknown';
import { queueForSupport } from '../notices/queueNotice';
import { ServiceError } from '../ServiceError';
import { readSetting, writeSetting } from '../settings/readSetting';
import { siteWithSupport } from '../sites/siteWithSupport';

/** What the log says about each kind that the provider's account doesn't know. */
const whatToDo = {
  payment: 'It counts as unpaid. Check in the earlier account whether a customer has paid.',
  plan: 'It ends here with its paid time. End it in the earlier account too, which may charge the customer further.',
} as const;

type Kind = keyof typeof whatToDo;

/** Names it in the mail of this hour to support: one change of keys loses many. */
const queueLost = async (tx: Db, kind: Kind, id: string, at: number): Promise<void> => {
  const hour = Math.floor(at / HOUR) * HOUR;
  const subject = new Date(hour).toISOString();
  const named = sql`concat_ws(', ', ${notices.data}->>${kind}::text, ${id}::text)`;
  const added = await tx
    .update(notices)
    .set({ data: sql`${notices.data} || jsonb_build_object(${kind}::text, ${named})` })
    .where(
      and(eq(notices.kind, 'lostPayment'), eq(notices.subject, subject), isNull(notices.doneAt)),
    )
    .returning({ id: notices.id });
  if (added.length > 0) return;
  await queueForSupport(tx, await siteWithSupport(tx, null), null, {
    kind: 'lostPayment',
    subject,
    // A process whose clock is ahead may have sent this hour's mail: this one needs its own id.
    event: id,
    data: { [kind]: id },
    at,
    dueAt: hour + HOUR,
  });
};

/** Tells the log once of each, and support of each in one mail an hour. */
const tellLost = async ({ db, clock }: Backend, kind: Kind, id: string): Promise<void> => {
  const told = `lost-${id}`;
  if (await readSetting(db, told, boolean())) return;
  await db.transaction(async (tx) => {
    await queueLost(tx, kind, id, clock.now());
    await writeSetting(tx, told, true);
  });
  console.error(
    `The card provider doesn’t know ${id}, which was begun with it: do its keys belong to another account now? ${whatToDo[kind]}`,
  );
};

/**
 * What the provider answers about a payment, an invoice or a form that was begun there. Null if this account doesn't know it:
 * support has to check in the earlier account. Rule BUY-25.
 */
export const unlessLost = async <T>(
  backend: Backend,
  id: string,
  ask: () => Promise<T>,
  kind: Kind = 'payment',
): Promise<T | null> => {
  const answer = await unlessUnknown(ask);
  if (answer === null) await tellLost(backend, kind, id);
  return answer;
};

/**
 * What the provider answers about the subscription of a plan. Null if it has ended there, or if this account doesn't know it:
 * then support has to end it in the earlier account. Rule BUY-25.
 */
export const unlessPlanLost = async <T>(
  backend: Backend,
  providerId: string,
  ask: () => Promise<T>,
): Promise<T | null> => {
  const answer = await unlessUnknown(ask);
  const { subscriptions } = backend.cardProvider.stripe;
  // The provider calls a plan that has ended there unknown, too, if it is asked to change it.
  if (answer === null)
    await unlessLost(backend, providerId, () => subscriptions.retrieve(providerId), 'plan');
  return answer;
};

/** Refuses to change or pause a plan that the provider's account doesn't know. */
export const planIsLost = (): ServiceError =>
  new ServiceError(
    'STATE_CONFLICT',
    'Your plan can’t change or renew any more. It ends with its paid time. Choose a new plan then.',
  );

/**
 * Checks that the provider's account knows the plan, if the provider renews it.
 * @throws ServiceError `STATE_CONFLICT`
 */
export const requirePlanKnown = async (
  backend: Backend,
  { providerId }: { providerId: string | null },
): Promise<void> => {
  if (providerId === null) return;
  const { subscriptions } = backend.cardProvider.stripe;
  if (!(await unlessPlanLost(backend, providerId, () => subscriptions.retrieve(providerId))))
    throw planIsLost();
};
