import type { HttpError } from '@foyer/api-client';
import { hasText, loadTexts, t } from '~/shared/i18n/i18n';

/** The catalogue recognises these by their header text. Rules ERR-1 to ERR-5. */
const BY_HEADER = 401;

/**
 * Says a refusal in the language of the page, by its code; a code without a text of ours keeps the
 * server's words. Rule ERR-24. Never throws.
 */
export const inOwnWords = async (error: HttpError): Promise<HttpError> => {
  try {
    await loadTexts('refusals');
  } catch {
    return error;
  }
  const key = `refusals:${error.code}`;
  if (!error.code || !hasText(key)) return error;
  const message = t(key);
  const fields: Record<string, string> = {};
  for (const field of Object.keys(error.fields)) fields[field] = message;
  return {
    ...error,
    message,
    authError: error.authError && error.status !== BY_HEADER ? message : error.authError,
    fields,
  };
};
