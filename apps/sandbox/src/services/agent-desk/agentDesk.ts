import type { AgentDeskAct } from '@foyer/domain';
import { and, desc, eq } from 'drizzle-orm';
import { newId } from '../../db/newId';
import { notices } from '../../db/schema/notices';
import type { Backend } from '../Backend';
import type { Caller, UserCaller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { findExtendable } from '../extensions/findExtendable';
import { standingOrder } from '../letters/standingOrder';
import { inLanguage } from '../messages/say';
import { mailResetLink } from '../passwords/resetByEmail';
import { rateLimits } from '../rate-limits/RateLimits';
import { sendConfirmation } from '../registration/sendConfirmation';
import { siteOf } from '../sites/findSite';
import { withOwnPlan } from '../termination/withPlan';
import { giveTime } from './giveTime';
import { mailGivenTime } from './mailGivenTime';
import { restoreAccount, suspendAccount } from './suspendAccount';

/** How many days an agent can give at once. */
const DAYS = [1, 3, 7];

/** What `giveTime` asks for. */
interface Given {
  days?: number | undefined;
  endsAt?: string | undefined;
}

/** The last order that a mail can confirm. */
const lastOrder = async ({ db }: Backend, user: UserRow) => {
  const orders = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, user.id), eq(notices.kind, 'order')))
    .orderBy(desc(notices.madeAt));
  for (const order of orders) if (await standingOrder(db, order)) return order;
  return null;
};

/**
 * Sends the last order's mail again: under another name, because mail programs show a name once, and with its own
 * date, from which the days for a withdrawal count.
 */
const resendOrder = async (backend: Backend, { user }: UserCaller): Promise<void> => {
  const order = await lastOrder(backend, user);
  if (!order) return;
  await backend.limits.use(rateLimits.message, user.email.toLowerCase());
  const again = { id: `${order.id}:${newId('again')}`, dueAt: backend.clock.now() };
  await backend.db.insert(notices).values({ ...order, ...again, attempts: 0, doneAt: null });
};

const done: Record<
  AgentDeskAct,
  (backend: Backend, agent: UserCaller, given: Given) => Promise<void>
> = {
  giveTime: async (backend, caller, { days, endsAt }) => {
    if (days === undefined || !DAYS.includes(days) || endsAt === undefined)
      throw new ServiceError('VALIDATION', 'Choose how many days.');
    const given = await withOwnPlan(backend, caller, () =>
      giveTime(backend, caller.user, days, Date.parse(endsAt)),
    );
    await mailGivenTime(backend, await siteOf(backend.db, caller), caller.user, given);
  },
  resendOrder,
  resendConfirmation: async (backend, caller) => {
    await backend.limits.use(rateLimits.resetMessage, `confirm ${caller.user.id}`);
    await sendConfirmation(backend, await siteOf(backend.db, caller), caller.user);
  },
  sendResetLink: async (backend, { user }) => {
    await backend.limits.use(rateLimits.resetMessage, `email ${user.id}`);
    await mailResetLink(backend, user);
  },
  suspend: async (backend, caller) =>
    suspendAccount(backend, await siteOf(backend.db, caller), caller.user, caller.session.id),
  restore: async (backend, caller) =>
    restoreAccount(backend, await siteOf(backend.db, caller), caller.user),
};

const requireAgent = ({ impersonating }: Caller): void => {
  if (!impersonating) throw new ServiceError('FORBIDDEN', 'Only a support agent can do this.');
};

/**
 * What an agent can do for the customer now. Rule DESK-1.
 * @throws ServiceError `FORBIDDEN` for anybody else
 */
export const readDesk = async (
  backend: Backend,
  caller: UserCaller,
): Promise<{ acts: AgentDeskAct[]; days: number[]; endsAt: number | null }> => {
  requireAgent(caller);
  const { user } = caller;
  const { features } = (await siteOf(backend.db, caller)).details;
  const extendable = await findExtendable(backend, user);
  const possible: Record<AgentDeskAct, boolean> = {
    giveTime: extendable !== null,
    resendOrder: (await lastOrder(backend, user)) !== null,
    resendConfirmation: features.email_activation && user.verifiedAt === null,
    sendResetLink: user.email !== '' && !user.disabled,
    suspend: !user.disabled,
    restore: user.disabled,
  };
  return {
    acts: (Object.keys(possible) as AgentDeskAct[]).filter((act) => possible[act]),
    days: extendable ? DAYS : [],
    endsAt: extendable?.periodEnd ?? null,
  };
};

/**
 * Does one of these acts. Its mails are in the customer's language, not in the agent's.
 * @throws ServiceError `FORBIDDEN`, `STATE_CONFLICT`, `PREVIEW_EXPIRED`, `TOO_MANY_REQUESTS`
 */
export const doAct = async (
  backend: Backend,
  caller: UserCaller,
  { act, ...given }: Given & { act: AgentDeskAct },
): Promise<void> => {
  const { acts } = await readDesk(backend, caller);
  if (!acts.includes(act)) throw new ServiceError('STATE_CONFLICT', 'This isn’t possible now.');
  await inLanguage(caller.user.language ?? undefined, () => done[act](backend, caller, given));
};
