import { DrizzleQueryError } from 'drizzle-orm';

/** The message of a database error is its query with all values, and its details are the row. */
const headOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name}: ${error.message}${code}`;
};

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at '));

/** An error with its cause, the errors that it collects, and where each happened: without the values of a query, which can be passwords, codes and addresses. */
const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? [] : [`Caused by ${describe(error.cause)}`];
  const all: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [headOf(error), ...framesOf(error), ...cause, ...all.map(describe)].join('\n');
};

/** Writes an unexpected error to the error output. */
export const logError = (doing: string, error: unknown): void =>
  console.error(`${doing}: ${describe(error)}`);
