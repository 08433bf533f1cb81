import { bigint } from 'drizzle-orm/pg-core';

/** An instant: epoch milliseconds, in UTC, as the whole backend counts time. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
