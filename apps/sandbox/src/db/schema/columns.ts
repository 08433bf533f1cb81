import { bigint } from 'drizzle-orm/pg-core';

/** An instant: epoch milliseconds in UTC. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
