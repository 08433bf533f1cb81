import type { Translate } from '~/shared/i18n/i18n';
import { isApiError, type CallFailure } from './isApiError';

/** The text for a failed call: the server's own message, else ours. */
export const errorText = (error: CallFailure | undefined, t: Translate): string => {
  if (!isApiError(error)) return t('common:errors.generic');
  if (error.kind === 'http') return error.authError ?? error.message ?? t('common:errors.generic');
  if (error.kind === 'network' || error.kind === 'timeout') return t('common:errors.offline');
  return t('common:errors.generic');
};
