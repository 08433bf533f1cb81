import { paymentRemedy, type Remedy } from '@foyer/domain';
import type { Translate } from '~/shared/i18n/i18n';
import { httpErrorOf } from './httpError';
import type { CallFailure } from './isApiError';
import { errorText } from './errorText';

/** Why a paid action failed, and the remedy. */
export interface ChargeError {
  text: string;
  remedy: Remedy | null;
}

/** The error of a call that charges. */
export const chargeErrorOf = (error: CallFailure | undefined, t: Translate): ChargeError => ({
  text: errorText(error, t),
  remedy: paymentRemedy(httpErrorOf(error)?.status ?? null),
});
