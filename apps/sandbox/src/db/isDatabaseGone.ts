import { DrizzleQueryError } from 'drizzle-orm';
import { LockTimeout } from './keyedLock';

/** What the client says when it has no connection, and the classes of what PostgreSQL says when it takes none. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
]);
const classes = /^(?:08|53|57P)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Whether something failed because the database cannot be reached, takes no connection, or keeps a lock
 * for too long. Later it may work. The error is the database's: other services have errors of their own.
 */
export const isDatabaseGone = (error: unknown): boolean => {
  if (error instanceof LockTimeout) return true;
  const code = codeOf(error instanceof DrizzleQueryError ? error.cause : error);
  return codes.has(code) || classes.test(code);
};
