import type { Answer } from '@foyer/api-client';
import { logger } from '~/shared/logging/logger';

/** Enough to recognise a value, in characters. */
const MAX_LOGGED = 100;

/** A value in short. Of an object only its kind: the half of it that fits could hold a secret that nothing scrubs. */
const brief = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? `an ${Array.isArray(value) ? 'array' : 'object'}`
    : JSON.stringify(value)?.slice(0, MAX_LOGGED);

/** Logs each unreadable row and each unknown word once for a page load. Rules API-4 and API-10. */
export const logDeviations = <T>(call: string, answer: Answer<T>): Answer<T> => {
  const { leftOut = [], unknown = [] } = answer.error ? {} : answer;
  const log = (key: string, message: string, path: string, value: unknown): void =>
    logger.logOnce(`${call} ${key}`, {
      message,
      context: { call, path, value: brief(value) },
    });
  for (const { path, value } of leftOut)
    log(path, 'A row of an answer cannot be read and is left out.', path, value);
  for (const { path, value } of unknown)
    log(String(value), 'A word of an answer is not known.', path, value);
  return answer;
};
