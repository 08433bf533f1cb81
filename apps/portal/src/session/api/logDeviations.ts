import type { Answer } from '@foyer/api-client';
import { logger } from '~/shared/logging/logger';

/** Enough to recognise a value, in characters. */
const MAX_LOGGED = 100;

/** Logs each unreadable row and each unknown word once for a page load. Rules API-4 and API-10. */
export const logDeviations = <T>(call: string, answer: Answer<T>): Answer<T> => {
  const { leftOut = [], unknown = [] } = answer.error ? {} : answer;
  const log = (key: string, message: string, path: string, value: unknown): void =>
    logger.logOnce(`${call} ${key}`, {
      message,
      context: { call, path, value: JSON.stringify(value)?.slice(0, MAX_LOGGED) },
    });
  for (const { path, value } of leftOut)
    log(path, 'A row of an answer cannot be read and is left out.', path, value);
  for (const { path, value } of unknown)
    log(String(value), 'A word of an answer is not known.', path, value);
  return answer;
};
