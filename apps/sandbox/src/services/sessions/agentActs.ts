import type { AgentAct } from '@foyer/domain';
import { desc, eq, inArray } from 'drizzle-orm';
import { newId } from '../../db/newId';
import { agentActs } from '../../db/schema/sessions';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import type { SessionRow } from './sessions';

/** How many acts a user sees. */
const LISTED = 100;

/** What a call is in the list. */
export interface ListedActs {
  acts: readonly AgentAct[];
  /** How many days the agent gives. */
  days?: number | undefined;
}

/**
 * Does what an agent asks for and lists it for the user. The entries are written first, so that nothing is
 * done unlisted if the process dies; what is refused is taken off the list.
 */
export const listActs = async <T>(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  session: Pick<SessionRow, 'userId' | 'agent'> | null,
  { acts, days }: ListedActs,
  run: () => Promise<T>,
): Promise<T> => {
  const agent = session?.agent ?? null;
  if (session === null || agent === null || acts.length === 0) return run();
  const { userId } = session;
  const rows = acts.map((act) => ({
    id: newId('act'),
    userId,
    agent,
    act,
    days,
    createdAt: clock.now(),
  }));
  await db.insert(agentActs).values(rows);
  try {
    return await run();
  } catch (error) {
    const ids = rows.map(({ id }) => id);
    if (error instanceof ServiceError) await db.delete(agentActs).where(inArray(agentActs.id, ids));
    throw error;
  }
};

/** What agents did in a user's account, the newest first. */
export const listedActs = ({ db }: Pick<Backend, 'db'>, userId: string) =>
  db
    .select()
    .from(agentActs)
    .where(eq(agentActs.userId, userId))
    .orderBy(desc(agentActs.createdAt), desc(agentActs.id))
    .limit(LISTED);
