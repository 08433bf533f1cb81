import { StartFailure } from './StartFailure';

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** What is thrown without being an error, such as the file errors of WebAssembly. */
const describeThrown = (thrown: unknown): string => {
  if (typeof thrown !== 'object' || thrown === null) return firstLine(String(thrown));
  const { name, message, errno, code } = thrown as Readonly<Record<string, unknown>>;
  const parts = [message ?? name, code ?? errno].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return parts.length > 0 ? firstLine(parts.join(' ')) : 'something unknown was thrown';
};

/** The message of the innermost cause, because libraries wrap the useful one. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return describeThrown(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return firstLine(error.message) || error.name;
};

/** Why the sandbox did not start, in one sentence that helps the user. */
export const explainStartError = (error: unknown): string =>
  error instanceof StartFailure
    ? error.message
    : `Foyer could not start: ${reasonOf(error).replace(/\.$/, '')}. (DEBUG=1 shows where.)`;
