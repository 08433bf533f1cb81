import { ServiceError } from '../ServiceError';

/** As many as one registration may have. */
const MOST = 40;

/**
 * A user's stored answers by name, with new ones. There are few of them, because every call of the
 * user reads them. Rule API-9.
 * @throws ServiceError `VALIDATION` for too many
 */
export const mergeAnswers = (
  stored: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> => {
  const merged = { ...stored, ...given };
  if (Object.keys(merged).length > MOST)
    throw new ServiceError('VALIDATION', `An account keeps at most ${MOST} such fields.`);
  return merged;
};
