import { StartFailure } from './StartFailure';

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** The message of the innermost cause, because libraries wrap the useful one. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return firstLine(String(error));
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return firstLine(error.message) || error.name;
};

/** Why the sandbox did not start, in one sentence that helps the user. */
export const explainStartError = (error: unknown): string =>
  error instanceof StartFailure
    ? error.message
    : `Foyer could not start: ${reasonOf(error).replace(/\.$/, '')}. (DEBUG=1 shows where.)`;
